"""The players' possessions for display: marines' sheets, the invader's hand, cards in words."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.script.conditions import frag_limit
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.names.game_names import ORDERS, Names
from kneedeep.rules.doom2004.parts import AMMO, GONE, NO_ORDER, CompiledScenario, GameOf2004, State, each_number
from kneedeep.rules.doom2004.state import HIDDEN, OUT, WAITING
from kneedeep.rules.doom2004.tables.game_tokens import COLORS
from kneedeep.rules.table_view import Card as Card
from kneedeep.rules.table_view import Held as Held
from kneedeep.support import grouped, later, tr, translated

_ELSEWHERE = {WAITING: later("fragged, comes back"), GONE: later("has left the board"), OUT: later("out of the game")}


class MarineSheet(NamedTuple):
    """A marine's possessions. `space`: its place or -1. `elsewhere`: the reason why it is off the board.

    `ammo`: (class, tokens). `charged`: tokens on a soul cube, and the number that charges it. `berserk`: the most turns
    left.
    """

    seat: int
    name: str
    elsewhere: str
    space: int
    left: int
    full: int
    armor: int
    ammo: tuple[tuple[str, int], ...]
    weapons: tuple[str, ...]
    order: str
    adrenaline: int
    oxygen: int
    charged: tuple[int, int]
    berserk: int
    items: tuple[str, ...]
    cards: tuple[Card, ...]


def sheet_of(game: GameOf2004, state: State, seat: int) -> MarineSheet:
    """A marine's possessions."""
    t, s = game.tables(state.players), state
    names = Names(t, s)
    known = {card.id: card for card in t.play.marine_cards}
    return MarineSheet(
        seat,
        names.marine(seat),
        tr(_ELSEWHERE.get(s.status[seat], "")),
        s.at[seat],
        s.left[seat],
        wounds.full_wounds(t, s, seat),
        s.armor[seat],
        tuple((ammo, s.ammo[3 * seat + place]) for place, ammo in enumerate(AMMO)),
        tuple(_weapons(t, s, seat)),
        ORDERS[s.order[seat]] if s.order[seat] != NO_ORDER else "",
        s.adrenaline[seat],
        s.oxygen[seat],
        (s.charge[seat], t.parameters.soul_cube_charge),
        max(s.berserk[seat], default=0),
        tuple(names.token(number) for number in s.items[seat]),
        tuple(_card(known[card].name, known[card].effect) for card in s.cards[seat]),
    )


def _weapons(tables: CompiledScenario, state: State, seat: int) -> Iterator[str]:
    for number, count in sorted(Counter(equipment.weapon_tokens(state, seat)).items()):
        name = translated(tables.weapons[number].name)
        yield name if count == 1 else f"{name} ×{count}"


def keys_found(state: State) -> tuple[str, ...]:
    """The colors of the found keys."""
    return tuple(COLORS[color] for color in each_number(state.keys))


def hand_of(game: GameOf2004, state: State) -> tuple[Held, ...]:
    """The invader's hand without hidden cards. Identical cards are listed once."""
    tables = game.tables(state.players)
    names = Names(tables, state)
    parts = [(_card(names.card(card), tables.cards[card].effect), card) for card in state.hand if card != HIDDEN]
    return tuple(
        Held(tuple(card for one, card in parts if one == alike), alike) for alike in Counter(one for one, _ in parts)
    )


def cards_of(game: GameOf2004, state: State) -> tuple[Held, ...]:
    """All the invader's cards of a game, events before spawn cards. Identical cards are listed once."""
    tables = game.tables(state.players)
    names = Names(tables, state)
    numbers = sorted(
        (*state.deck, *state.hand, *state.discard), key=lambda card: (bool(tables.cards[card].spawn), card)
    )
    parts = grouped((tables.cards[card].id, card) for card in numbers)
    return tuple(
        Held(tuple(alike), _card(names.card(alike[0]), tables.cards[alike[0]].effect)) for alike in parts.values()
    )


def marine_cards(game: GameOf2004, state: State) -> tuple[Card, ...]:
    """The cards of all marines in the order of the deck, each once."""
    held = {card for cards in state.cards for card in cards}
    return tuple(
        _card(card.name, card.effect) for card in game.tables(state.players).play.marine_cards if card.id in held
    )


def lasting(game: GameOf2004, state: State) -> tuple[tuple[str, str], ...]:
    """The lasting effects of cards: the card's name, its effect and its duration."""
    tables = game.tables(state.players)
    effects = {card.id: _card(card.name, card.effect) for card in tables.cards}
    names = Names(tables, state)
    found = []
    for mark in state.marks:
        if (card := effects.get(_CARDS_OF_MARKS.get(mark, ""))) is not None:
            found.append((card.name, card.text))
    sealed = effects.get("sealed-in")
    for door, until in state.sealed:
        name = sealed.name if sealed is not None else tr("Sealed")
        until_when = tr("{door} stays shut until the end of round {round}", door=names.door(door), round=until)
        found.append((name, until_when))
    return tuple(found)


_CARDS_OF_MARKS = {"darkness": "darkness", "shaky": "shaky-footing"}
"""The cards that mark a marine's turn, by their mark in `State.marks`."""


def frags_to_win(game: GameOf2004, players: int) -> int | None:
    """The invader's frag points for victory, None if the scenario does not count them."""
    return frag_limit(game.scenario.victory.invaders, players)


def _card(name: str, effect: object) -> Card:
    text = getattr(effect, "value", "") or ""
    return Card(translated(name), translated(text), bool(getattr(effect, "sure", True)))
