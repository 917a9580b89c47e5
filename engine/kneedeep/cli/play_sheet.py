"""What the players have: the marines' sheets, the invader's hand, cards in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kneedeep.geometry.bits import each_number
from kneedeep.rules import Game, State
from kneedeep.rules.doom2004.arms import AMMO
from kneedeep.rules.doom2004.tokens import COLORS
from kneedeep.rules.state import GONE, NO_ORDER, OUT, WAITING
from kneedeep.rules.wording import ORDERS, names_in

_ELSEWHERE = {WAITING: "fragged, comes back", GONE: "has left the board", OUT: "out of the game"}


def marine_lines(game: Game, state: State) -> Iterator[str]:
    """Yield a line for each marine: where he is, wounds, armor, ammunition, weapons, order, tokens, cards."""
    t, s = game.tables(state.players), state
    names = names_in(t, s)
    card_names = {card.id: card.name for card in t.play.marine_cards}
    for seat in range(s.players):
        where = _ELSEWHERE.get(s.status[seat]) or f"at {names.space(s.at[seat])}"
        parts = [f"@{seat + 1} {names.marine(seat)} {where}: wounds {s.left[seat]}", f"armor {s.armor[seat]}"]
        parts += [f"{ammo} {s.ammo[3 * seat + place]}" for place, ammo in enumerate(AMMO)]
        held = [t.weapons[number].name for number in each_number(s.weapons[seat])]
        if held:
            parts.append(f"weapons {', '.join(held)}")
        if s.order[seat] != NO_ORDER:
            parts.append(f"order {ORDERS[s.order[seat]]}")
        for what, count in (("adrenaline", s.adrenaline[seat]), ("oxygen", s.oxygen[seat])):
            if count:
                parts.append(f"{what} {count}")
        if s.charge[seat]:
            parts.append(f"soul cube charged {s.charge[seat]} of {t.parameters.soul_cube_charge}")
        if s.berserk[seat]:
            parts.append(f"berserk for {max(s.berserk[seat])} more turn ends")
        if s.items[seat]:
            parts.append(f"items {', '.join(names.token(number) for number in s.items[seat])}")
        if s.cards[seat]:
            parts.append(f"cards {', '.join(card_names[card] for card in s.cards[seat])}")
        yield ", ".join(parts) + "."
    if s.keys:
        yield f"Keys found: {', '.join(COLORS[color] for color in each_number(s.keys))}."


def invader_line(state: State) -> str:
    """Return what everybody knows of the invader: cards in hand and deck, frag points."""
    return (
        f"Round {state.round}. Frag points of the invader: {state.frags}; "
        f"cards in hand {len(state.hand)}, in the deck {len(state.deck)}."
    )


def hand_lines(game: Game, state: State) -> Iterator[str]:
    """Yield the invader's hand, alike cards once, events with what they do."""
    t = game.tables(state.players)
    names = names_in(t, state)
    if not state.hand:
        yield "Your hand is empty."
        return
    yield "Your hand:"
    for told, count in Counter(_card(names.card(card), t.cards[card].effect) for card in state.hand).items():
        yield f"  {told}{' (twice)' if count == 2 else f' ({count} times)' if count > 2 else ''}"


def _card(name: str, effect: object) -> str:
    value = getattr(effect, "value", "")
    guessed = "" if getattr(effect, "sure", True) else " [a guess]"
    return f"{name}: {value}{guessed}" if value else name


def card_lines(game: Game, state: State) -> Iterator[str]:
    """Yield what the marines' cards do."""
    t = game.tables(state.players)
    held = {card for cards in state.cards for card in cards}
    known = [card for card in t.play.marine_cards if card.id in held]
    if not known:
        yield "No marine has a card."
    for card in known:
        yield _card(card.name, card.effect)
