"""What the players have, in text: the marines' sheets, the invader's hand, cards in words."""

from __future__ import annotations

from collections.abc import Iterator

from kneedeep.rules import Game, State
from kneedeep.rules.doom2004.text.player_sheets import (
    Card,
    frags_to_win,
    hand_of,
    keys_found,
    marine_cards,
    sheet_of,
)


def marine_lines(game: Game, state: State) -> Iterator[str]:
    """Yield a line for each marine: where he is, wounds, armor, ammunition, weapons, order, tokens, cards."""
    for seat in range(state.players):
        sheet = sheet_of(game, state, seat)
        where = sheet.elsewhere or "at {},{}".format(*game.board.spaces[sheet.space])
        parts = [f"@{seat + 1} {sheet.name} {where}: wounds {sheet.left}", f"armor {sheet.armor}"]
        parts += [f"{ammo} {count}" for ammo, count in sheet.ammo]
        if sheet.weapons:
            parts.append(f"weapons {', '.join(sheet.weapons)}")
        if sheet.order:
            parts.append(f"order {sheet.order}")
        for what, count in (("adrenaline", sheet.adrenaline), ("oxygen", sheet.oxygen)):
            if count:
                parts.append(f"{what} {count}")
        charge, full = sheet.charged
        if charge:
            parts.append(f"soul cube charged {charge} of {full}")
        if sheet.berserk:
            parts.append(f"berserk for {sheet.berserk} more turn ends")
        if sheet.items:
            parts.append(f"items {', '.join(sheet.items)}")
        if sheet.cards:
            parts.append(f"cards {', '.join(card.name for card in sheet.cards)}")
        yield ", ".join(parts) + "."
    if state.keys:
        yield f"Keys found: {', '.join(keys_found(state))}."


def invader_line(game: Game, state: State) -> str:
    """Return what everybody knows of the invader: cards in hand and deck, frag points and how many win."""
    limit = frags_to_win(game, state.players)
    frags = f"{state.frags}" if limit is None else f"{state.frags} of {limit}"
    return (
        f"Round {state.round}. Frag points of the invader: {frags}; "
        f"cards in hand {len(state.hand)}, in the deck {len(state.deck)}."
    )


def hand_lines(game: Game, state: State) -> Iterator[str]:
    """Yield the invader's hand, alike cards once, events with what they do."""
    if not state.hand:
        yield "Your hand is empty."
        return
    yield "Your hand:"
    for numbers, card in hand_of(game, state):
        count = len(numbers)
        yield f"  {_told(card)}{' (twice)' if count == 2 else f' ({count} times)' if count > 2 else ''}"


def card_lines(game: Game, state: State) -> Iterator[str]:
    """Yield what the marines' cards do."""
    known = marine_cards(game, state)
    if not known:
        yield "No marine has a card."
    for card in known:
        yield _told(card)


def _told(card: Card) -> str:
    guessed = "" if card.sure else " [a guess]"
    return f"{card.name}: {card.text}{guessed}" if card.text else card.name
