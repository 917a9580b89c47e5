"""The players' possessions as text: the marines' sheets, the invader's hand, cards in words."""

from collections.abc import Iterator

from kneedeep.board import Board
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.rules import Game
from kneedeep.rules.table_view import Card, TableView


def marine_lines(game: Game, view: TableView) -> Iterator[str]:
    """Yield a line for each marine: place, wounds, armor, ammunition, weapons, order, tokens, cards."""
    for sheet in view.sheets:
        where = sheet.elsewhere
        if not where and sheet.space >= 0:
            where = "at {},{}".format(*game.board.spaces[sheet.space])
        parts = [f"@{sheet.seat + 1} {f'{sheet.name} {where}'.strip()}: {life_word(game.board)} {sheet.wounds}"]
        parts += [f"{what} {count}" for what, count in sheet.amounts]
        parts += [f"{row.label} {row.value}" for row in sheet.rows]
        yield ", ".join(parts) + "."
    if view.keys:
        yield f"Keys found: {', '.join(view.keys)}."


def life_word(board: Board) -> str:
    """The edition's word for the quantity a hurt figure loses."""
    return "wounds" if "wounds" in board.edition.features else "health"


def invader_line(game: Game, view: TableView) -> str:
    """The public facts about the invader: cards in hand and deck, frags and how many win, cards on table."""
    frags = f"{view.frags}" if view.frags_to_win is None else f"{view.frags} of {view.frags_to_win}"
    counted = in_words_of(game.scenario.ruleset, "Frag points of the invader")
    rows = "".join(f"; {row.label}: {row.value}" for row in view.invader)
    return f"Round {view.round}. {counted}: {frags}; cards in hand {view.in_hand}, in the deck {view.in_deck}{rows}."


def hand_lines(view: TableView) -> Iterator[str]:
    """Yield the invader's hand. Identical cards are listed once, events with their effect."""
    if not view.in_hand:
        yield "Your hand is empty."
        return
    yield "Your hand:"
    for numbers, card in view.hand:
        count = len(numbers)
        yield f"  {_card_text(card)}{' (twice)' if count == 2 else f' ({count} times)' if count > 2 else ''}"


def card_lines(view: TableView) -> Iterator[str]:
    """Yield the effects of the marines' cards and of the invader's cards on the table."""
    cards = [*view.marine_cards, *(card for sheet in view.sheets for card in sheet.cards)]
    if not cards and not view.invader_cards:
        yield "No marine has a card."
    for card in dict.fromkeys((*cards, *view.invader_cards)):
        yield _card_text(card)


def _card_text(card: Card) -> str:
    guessed = "" if card.sure else " [a guess]"
    return f"{card.name}: {card.text}{guessed}" if card.text else card.name
