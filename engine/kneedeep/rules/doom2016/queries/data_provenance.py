"""The printed numbers of a game: readable numbers, numbers read in play, and missing numbers."""

from collections.abc import Iterable

from kneedeep.board.script import numbers_in_play
from kneedeep.board.script.numbers_in_play import PartsInPlay
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.rules.data_provenance import MissingCards, StandIn
from kneedeep.rules.doom2016 import event_texts
from kneedeep.rules.doom2016.parts import GameOf2016
from kneedeep.rules.event import Event


def may_read(game: GameOf2016, players: int) -> frozenset[str]:
    """The addresses of all numbers that a game with this number of marines may read."""
    return numbers_in_play.addresses_in_play(game.board, game.ruleset.numbers, players)


def was_read(game: GameOf2016, players: int, events: Iterable[Event]) -> frozenset[str]:
    """The addresses of the numbers that a played game depended on, by its events."""
    tables = game.tables(players)
    cards = game.play.cards
    every = numbers_in_play.parts_in_play(game.board, cards, players)
    kinds, colors = set(), set()
    weapons = {name for name in cards.actions if name not in tables.weapon_number}
    event_sets = {part.played for part in numbers_in_play.sets_in_deck(game.scenario, cards)}
    for event in events:
        if isinstance(event, event_texts.Place):
            kinds.add(tables.kinds[event.kind].id)
        elif isinstance(event, event_texts.Kit):
            weapons.add(tables.weapons[event.weapon])
        elif isinstance(event, event_texts.Summons):
            colors.add(PORTAL_COLORS[tables.tokens[event.token].color])
        elif isinstance(event, event_texts.EventSet):
            event_sets.add(list(tables.cards.event_sets)[event.set_])
    parts = PartsInPlay(
        every.kinds & kinds, every.action_sets & weapons, every.colors & colors, every.event_sets & event_sets
    )
    if (known := tables.numbers_by_parts.get(parts)) is None:
        known = numbers_in_play.addresses_in_play(game.board, game.ruleset.numbers, players, parts)
        tables.numbers_by_parts[parts] = known
    return known


def missing_decks(game: GameOf2016) -> tuple[MissingCards, ...]:
    """The class cards that marines can't choose because no source describes them."""
    cards = game.play.cards
    count = max(numbers_in_play.unknown_classes(game.board, cards, marines) for marines in game.scenario.counts)
    if not count:
        return ()
    names = () if cards.class_names is None else cards.class_names.value
    catalog = game.board.catalog
    box = catalog.boxes[catalog.default_boxes(expansion=game.scenario.expansion)[0]].name
    return (MissingCards("classes", box, count, names, "class cards"),)


def stand_ins(game: GameOf2016) -> tuple[StandIn, ...]:
    """The substitutes for event sets whose cards have no source."""
    return tuple(StandIn(*pair) for pair in numbers_in_play.stand_ins(game.board, game.play.cards))
