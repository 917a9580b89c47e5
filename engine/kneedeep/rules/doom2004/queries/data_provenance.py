"""The printed numbers that a game depends on: those it may read, those it did read, and their certainty."""

from collections.abc import Iterable, Iterator, Set

from kneedeep.board.script.branch_setup import script_of
from kneedeep.model.catalog.numbers.number_sheet import sheet
from kneedeep.rules.data_provenance import MissingCards
from kneedeep.rules.doom2004.event_texts import attack_events, card_events, figure_events
from kneedeep.rules.doom2004.parts import AttackProfile, CompiledScenario, GameOf2004, KindNumber
from kneedeep.rules.doom2004.tables.attack_profile import DICE
from kneedeep.rules.doom2004.tables.figure_kinds import MARINE
from kneedeep.rules.event import Event

_ALWAYS = ("actions.", "numbers.")


def missing_decks(game: GameOf2004) -> tuple[MissingCards, ...]:
    """The marine cards of the boxes in play that no source describes."""
    catalog = game.board.catalog
    boxes = game.scenario.box or catalog.default_boxes(expansion=game.scenario.expansion)
    return tuple(
        MissingCards(deck.id, catalog.boxes[deck.id].name, deck.size.value, tuple(deck.unknown.value))
        for deck in game.play.marine_decks.values()
        if deck.id in boxes and deck.unknown is not None
    )


def may_read(game: GameOf2004, players: int) -> frozenset[str]:
    """The addresses of all numbers that a game with a number of marines may read."""
    tables = game.tables(players)
    kinds = {setup.kind for setup in tables.setups} | _spawned(tables)
    weapons = {number for number in range(len(tables.weapons)) if tables.innate >> number & 1}
    weapons |= {tables.weapon_number[piece.thing] for piece in tables.pieces if piece.thing in tables.weapon_number}
    decks = tuple(f"invader-cards.{deck}." for deck in tables.deck_ids)
    return frozenset(
        (
            *_common(game, players),
            *(name for name in _names(game) if name.startswith(decks)),
            *_marine_cards(game, tables.boxes),
            *_of(tables, game, kinds, weapons),
        )
    )


_CARDS = (card_events.EventCard, card_events.SpawnCard, attack_events.Scatter)


def was_read(game: GameOf2004, players: int, events: Iterable[Event]) -> frozenset[str]:
    """The addresses of the numbers that a played game depended on, by its events."""
    tables = game.tables(players)
    kinds: set[int] = set()
    weapons: set[int] = set()
    cards: set[str] = set()
    deck = f"invader-cards.{tables.deck_ids[0]}."
    for event in events:
        if isinstance(event, card_events.Deck):
            deck = f"invader-cards.{tables.deck_ids[event.deck]}."
        elif isinstance(event, figure_events.Place):
            kinds.add(event.kind)
        elif isinstance(event, attack_events.Attack) and event.arms >= 0:
            weapons.add(event.arms)
        elif isinstance(event, _CARDS) and event.card >= 0:
            cards.add(f"{deck}{tables.cards[event.card].id}.")
            if isinstance(event, attack_events.Scatter):
                cards.add(f"{deck}scatter")
        elif isinstance(event, card_events.Dealt):
            cards |= {f"marine-cards.{card}." for card in event.cards}
    read = _of_cards(game, deck, tuple(cards))
    return frozenset((*_common(game, players), *read, *_of(tables, game, kinds, weapons)))


def _of_cards(game: GameOf2004, deck: str, cards: tuple[str, ...]) -> Iterator[str]:
    """Yield the numbers of cards, including their copies in the deck: its order depends on them."""
    for name in _names(game):
        if name.startswith(cards) or (name.startswith(deck) and name.endswith(".copies")):
            yield name


def _names(game: GameOf2004) -> list[str]:
    """The addresses of the whole sheet."""
    return [entry.address for entry in sheet(game.ruleset.name, game.ruleset.numbers)]


def _marine_cards(game: GameOf2004, boxes: Iterable[str]) -> Iterator[str]:
    """The numbers of the marine cards that these boxes hold."""
    others = tuple(f"marine-cards.{deck}." for deck in game.play.marine_decks.keys() - set(boxes))
    return (name for name in _names(game) if name.startswith("marine-cards.") and not name.startswith(others))


def _common(game: GameOf2004, players: int) -> Iterator[str]:
    """The numbers of every game: set-up, actions, rules, its difficulty, the defaults of house rules."""
    rules = game.scenario.rules
    level = rules.get("difficulty", "hurt-me-plenty")
    heads = (*_ALWAYS, f"marines.{players}.", f"difficulties.{level}.", "rules.")
    return (name for name in _names(game) if name.startswith(heads) and name.removeprefix("rules.") not in rules)


def _of(tables: CompiledScenario, game: GameOf2004, kinds: Set[int], weapons: set[int]) -> Iterator[str]:
    """The numbers of kinds of figures, of weapons, and of the dice they roll."""
    own = {figure.id: figure.like or "" for figure in game.scenario.figure_types}
    heads = [f"figures.{own.get(tables.kinds[kind].id, tables.kinds[kind].id)}." for kind in kinds if kind != MARINE]
    heads += [f"weapons.{tables.weapons[number].id}." for number in weapons]
    arms: list[AttackProfile | None] = [tables.kinds[kind].arms for kind in kinds]
    arms += [tables.weapons[number] for number in weapons]
    colors = {DICE[color] for one in arms if one is not None for color in one.dice}
    heads += [f"dice.{color}." for color in colors]
    return (name for name in _names(game) if name.startswith(tuple(heads)))


def _spawned(tables: CompiledScenario) -> set[KindNumber]:
    """The kinds that spawn cards, spawn areas, steps and sentry bot tokens bring."""
    named = {kind for card in tables.cards for group in card.spawn for kind, _ in group}
    found = {tables.kind_number[kind] for kind in named if kind in tables.kind_number}
    found = {tables.replace.get(kind, kind) for kind in found}
    found |= set(tables.stands_for)
    others = [spawn.each_round["kind"] for spawn in tables.spawns if spawn.each_round is not None]
    others += [effect.value["kind"] for effect in script_of(tables.board).effects if effect.kind == "spawn"]
    found |= {tables.kind_number[str(kind)] for kind in others if str(kind) in tables.kind_number}
    if any(piece.type.placement == "figure" for piece in tables.pieces):
        found.add(tables.bot_kind)
    return found
