"""The players' possessions as text: the marines' sheets, the invader's hand, cards in words."""

from collections.abc import Iterator

from kneedeep.board import Board
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.rules import Game
from kneedeep.rules.table_view import Card, TableView
from kneedeep.support import coordinates, later, tr


def marine_lines(game: Game, view: TableView) -> Iterator[str]:
    """Yield a line for each marine: place, wounds, armor, ammunition, weapons, order, tokens, cards."""
    for sheet in view.sheets:
        where = sheet.elsewhere
        if not where and sheet.space >= 0:
            where = tr("at {space}", space=coordinates(game.board.spaces[sheet.space]))
        parts = [f"@{sheet.seat + 1} {f'{sheet.name} {where}'.strip()}: {life_word(game.board)} {sheet.wounds}"]
        parts += [f"{tr(what)} {count}" for what, count in sheet.amounts]
        parts += [f"{row.label} {row.value}" for row in sheet.rows]
        yield ", ".join(parts) + "."
    if view.keys:
        yield f"{tr('Keys found: ')}{', '.join(view.keys)}."


def life_word(board: Board) -> str:
    """The edition's word for the points that a hurt figure loses."""
    return tr("wounds") if "wounds" in board.edition.features else tr("health")


def invader_line(game: Game, view: TableView) -> str:
    """The public facts about the invader: cards in hand and deck, frags of those needed, cards on the table."""
    most = view.frags_to_win
    frags = f"{view.frags}" if most is None else tr("{n} of {most}", n=view.frags, most=most)
    counted = tr(in_words_of(game.scenario.ruleset, later("Frag points of the invader")))
    rows = "".join(f"; {row.label}: {row.value}" for row in view.invader)
    cards = tr("cards in hand {hand}, in the deck {deck}", hand=view.in_hand, deck=view.in_deck)
    return f"{tr('Round {round}', round=view.round)}. {counted}: {frags}; {cards}{rows}."


def hand_lines(view: TableView) -> Iterator[str]:
    """Yield the invader's hand. Identical cards are listed once, events with their effect."""
    if not view.in_hand:
        yield tr("Your hand is empty.")
        return
    yield tr("Your hand:")
    for numbers, card in view.hand:
        count = len(numbers)
        yield f"  {_card_text(card)}{f' ({count}×)' if count > 1 else ''}"


def card_lines(view: TableView) -> Iterator[str]:
    """Yield the effects of the marines' cards and of the invader's cards on the table."""
    cards = [*view.marine_cards, *(card for sheet in view.sheets for card in sheet.cards)]
    if not cards and not view.invader_cards:
        yield tr("No marine has a card.")
    for card in dict.fromkeys((*cards, *view.invader_cards)):
        yield _card_text(card)


def _card_text(card: Card) -> str:
    text = card.text if card.sure else tr("{text} (a guess)", text=card.text)
    return f"{card.name}: {text}" if card.text else card.name
