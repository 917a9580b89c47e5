"""Printed 2016 numbers that a game may read: of demons, weapons and cards that can occur or have occurred in it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.board import Board, present
from kneedeep.board.script.branch_setup import script_of
from kneedeep.model.catalog import FigureType
from kneedeep.model.catalog.cards.card_tables import UAC, CardTables
from kneedeep.model.catalog.cards.event_sets import EventDeckSet, event_deck, sets_to_choose
from kneedeep.model.catalog.components.figure_type import SCENARIO, Demon
from kneedeep.model.catalog.numbers.number_sheet import sheet
from kneedeep.model.catalog.numbers.overrides import Numbers, data_with
from kneedeep.model.scenario.invasion import invasion_card, threat_card
from kneedeep.model.scenario.model import Figure, Scenario, Token
from kneedeep.model.scenario.model.setup import setup_part

_ADVANCED = ("numbers.glory_heal", "numbers.argent")
"""Numbers of rules left out by `advanced: off`, apart from those of cards. Rule: RUL16-176."""
_SET_UP = {
    "numbers.health": ("marines", "health"),
    "numbers.hand": ("marines", "hand"),
    "numbers.event_hand": ("invaders", "hand"),
    "numbers.argent": ("invaders", "argent"),
}
"""Numbers that a scenario may set in its `setup`: the part and the key there."""


class PartsInPlay(NamedTuple):
    """The parts in a game, by name: kinds of demons, sets of action cards, colors of portals, event sets."""

    kinds: frozenset[str]
    action_sets: frozenset[str]
    colors: frozenset[str]
    event_sets: frozenset[str]


def parts_in_play(board: Board, cards: CardTables, marines: int) -> PartsInPlay:
    """The possible parts of a game with a number of marines. Rule: RUL16-04, RUL16-05, RUL16-07, RUL16-143, RUL16-144."""
    scenario = board.scenario
    script = script_of(board)
    every = (*scenario.tokens, *scenario.figures, *script.placed(board))
    things = [thing for thing in every if present(thing.marines, marines)]
    tokens = [thing for thing in things if isinstance(thing, Token)]
    colors = frozenset(_portal_colors(board, tokens))
    kinds = {thing.kind for thing in things if isinstance(thing, Figure)} | _summoned(board, colors)
    given = {str(step.value) for step in script.effects if step.kind == "give"}
    weapons = {UAC, *given, *(token.item for token in tokens), *_starting_weapons(board, marines)}
    events = [part.played for part in sets_in_deck(scenario, cards)] or sets_to_choose(cards)
    figures, actions = frozenset(kinds & board.kinds.figures.keys()), frozenset(cards.actions.keys() & weapons)
    return PartsInPlay(figures, actions, colors, frozenset(events))


def _portal_colors(board: Board, tokens: Iterable[Token]) -> Iterator[str]:
    kinds = board.catalog.tokens
    for token in tokens:
        if token.color is not None and token.kind in kinds and kinds[token.kind].summons:
            yield token.color


def _summoned(board: Board, colors: Iterable[str]) -> set[str]:
    """The kinds of demons on the invasion card for some colors of portals."""
    card = invasion_card(board.scenario, board.catalog)
    groups = {} if card is None else card.groups
    return {kind for color in colors for group in groups.get(color, ()) for kind, _ in group.demons.value}


def _starting_weapons(board: Board, marines: int) -> set[str]:
    """The possible starting weapons of marines: the listed ones, or all if they may choose."""
    listed = setup_part(board.scenario.setup, "marines", marines).get("weapons", "choose")
    if isinstance(listed, str):
        return {item.id for item in board.catalog.items.values() if item.sort == "starting"}
    return {weapon for pair in listed[:marines] for weapon in pair}


def sets_in_deck(scenario: Scenario, cards: CardTables) -> tuple[EventDeckSet, ...]:
    """A scenario's event sets, with own sets for unknown ones. Empty if the invader chooses. Rule: RUL16-07."""
    return () if isinstance(scenario.events, str) else event_deck(cards, scenario.events)


def addresses_in_play(board: Board, numbers: Numbers, marines: int, parts: PartsInPlay | None = None) -> frozenset[str]:
    """The addresses of all numbers that a game with a number of marines may read.

    `numbers`: those of a user's data file. `parts`: the parts of a played game, None for all possible ones.
    Numbers that the scenario gives itself are left out.
    """
    cards = data_with(board.scenario.ruleset, numbers)[1].cards
    found = parts_in_play(board, cards, marines) if parts is None else parts
    heads = frozenset(_heads(board, cards, marines, found))
    tables = tuple(head for head in heads if head.endswith("."))
    without = frozenset(_left_out(board.scenario, marines))
    names = (entry.address for entry in sheet(board.scenario.ruleset, numbers))
    return frozenset(name for name in names if (name in heads or name.startswith(tables)) and name not in without)


def _heads(board: Board, cards: CardTables, marines: int, parts: PartsInPlay) -> Iterator[str]:
    """The addresses, and the common prefixes of whole tables."""
    scenario = board.scenario
    own = setup_part(scenario.setup, "marines", marines)
    advanced = scenario.rules.get("advanced", "on") == "on"
    yield from ("numbers.", "rules.", "dice.red.faces", "dice.black.faces")
    for kind in parts.kinds:
        yield from _of_demon(board.kinds.figures[kind], advanced=advanced)
    yield from (f"actions.{name}." for name in parts.action_sets)
    yield from (f"events.{name}." for name in parts.event_sets)
    card = invasion_card(scenario, board.catalog)
    if card is not None and card.id in board.catalog.invasion_cards:
        yield from (f"invasion.{card.id}.{color}" for color in parts.colors)
    threat = threat_card(scenario)
    yield f"threat.{threat}.income"
    yield from (f"threat.{threat}.prices.{color}" for color in parts.colors)
    if advanced:
        yield "glory."
        squad = cards.squad_for(marines)
        if squad is not None and own.get("squad", "printed") == "printed":
            yield f"squads.{squad.id}."
        if own.get("classes", "none") == "choose":
            yield from (f"classes.{number}" for number, one in enumerate(cards.classes, 1) if one is not None)


def _of_demon(kind: FigureType, *, advanced: bool) -> Iterator[str]:
    """The addresses of a kind of demon. An own kind has those of its model. The scenario's own numbers are left out."""
    base = f"demons.{kind.like or kind.id}"
    assert kind.demon is not None
    if kind.like is None:
        yield f"{base}.count"
    if kind.footprint.source != SCENARIO:
        yield f"{base}.footprint"
    for field in Demon._fields:
        number = getattr(kind.demon, field)
        if number is not None and number.source != SCENARIO and (advanced or field != "stagger"):
            yield f"{base}.{field}"
    yield f"{base}.abilities"


def _left_out(scenario: Scenario, marines: int) -> Iterator[str]:
    """The addresses of numbers that a scenario sets itself or that its rules don't need."""
    for address, (part, key) in _SET_UP.items():
        if key in setup_part(scenario.setup, part, marines):
            yield address
    if marines > 1:
        yield "numbers.cards_alone"
    if scenario.rules.get("advanced", "on") != "on":
        yield from _ADVANCED
    yield from (f"rules.{name}" for name in scenario.rules)
    threat = threat_card(scenario)
    yield from (f"rules.{name}" for name in ("infestation", "horde") if name != threat)
    own = {} if isinstance(scenario.threat, str) else scenario.threat
    if "income" in own:
        yield f"threat.{threat}.income"
    yield from (f"threat.{threat}.prices.{color}" for color in own.get("prices", ()))


def stand_ins(board: Board, cards: CardTables) -> tuple[tuple[str, str], ...]:
    """The event sets of a scenario without known cards, each with the set played instead, by their names."""
    sets = board.catalog.event_sets
    swapped = (one for one in sets_in_deck(board.scenario, cards) if one.asked != one.played and one.asked in sets)
    return tuple((sets[part.asked].name, sets[part.played].name) for part in swapped)


def unknown_classes(board: Board, cards: CardTables, marines: int) -> int:
    """The number of class cards that marines can't choose because no source describes them. 0 if they choose none."""
    if setup_part(board.scenario.setup, "marines", marines).get("classes", "none") != "choose":
        return 0
    return sum(card is None for card in cards.classes)
