"""The players' possessions for display: marines' sheets, the invader's hand, cards in words."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.marine import equipment
from kneedeep.rules.doom2004.names.game_names import ORDERS, Names
from kneedeep.rules.doom2004.parts import AMMO, GONE, NO_ORDER, CompiledScenario, GameOf2004, State
from kneedeep.rules.doom2004.state import HIDDEN, OUT, WAITING
from kneedeep.rules.table_view import Card, Held, Sheet, SheetRow
from kneedeep.support import grouped, later, tr, tr_count, translated

_ELSEWHERE = {WAITING: later("fragged, comes back"), GONE: later("has left the board"), OUT: later("out of the game")}


def sheet_of(game: GameOf2004, state: State, seat: int) -> Sheet:
    """A marine's possessions."""
    t, s = game.tables(state.players), state
    names = Names(t, s)
    known = {card.id: card for card in t.play.marine_cards}
    cards = tuple(_card(known[card].name, known[card].effect) for card in s.cards[seat])
    held = tuple(card.name for card in cards)
    weapons, items = tuple(_weapons(t, s, seat)), tuple(names.token(number) for number in s.items[seat])
    order = ORDERS[s.order[seat]] if s.order[seat] != NO_ORDER else ""
    counted = ((tr("adrenaline"), s.adrenaline[seat]), (tr("oxygen"), s.oxygen[seat]))
    charge, full = s.charge[seat], t.parameters.soul_cube_charge
    berserk = max(s.berserk[seat], default=0)
    rows = (
        SheetRow(tr("weapons"), ", ".join(weapons), weapons),
        SheetRow(tr("order"), tr(order) if order else ""),
        *(
            SheetRow(what, str(count) if count else "", (what if count == 1 else f"{what} ×{count}",))
            for what, count in counted
        ),
        SheetRow(
            tr("soul cube"),
            tr("charged {charge} of {full}", charge=charge, full=full) if charge else "",
            (f"{tr('soul cube')} {charge}/{full}",),
        ),
        SheetRow(
            tr("berserk"),
            tr_count("for {n} more turn end", "for {n} more turn ends", berserk) if berserk else "",
            (tr("berserk for {turns}", turns=berserk),),
        ),
        SheetRow(tr("items"), ", ".join(items), items),
        SheetRow(tr("cards"), ", ".join(held), held),
    )
    return Sheet(
        seat,
        names.marine(seat),
        tr(_ELSEWHERE.get(s.status[seat], "")),
        s.at[seat],
        s.left[seat],
        wounds.full_wounds(t, s, seat),
        ((later("armor"), s.armor[seat]), *zip(AMMO, s.ammo[3 * seat : 3 * seat + 3], strict=True)),
        tuple(row for row in rows if row.value),
        order,
        cards,
    )


def _weapons(tables: CompiledScenario, state: State, seat: int) -> Iterator[str]:
    for number, count in sorted(Counter(equipment.weapon_tokens(state, seat)).items()):
        name = translated(tables.weapons[number].name)
        yield name if count == 1 else f"{name} ×{count}"


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


def _card(name: str, effect: object) -> Card:
    text = getattr(effect, "value", "") or ""
    return Card(translated(name), translated(text), bool(getattr(effect, "sure", True)))
