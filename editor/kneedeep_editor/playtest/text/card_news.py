"""News for everybody: the cards that the invader plays."""

from collections.abc import Sequence

from kneedeep.rules import Event, Game
from kneedeep_editor.playtest.panels.turn_notices import TurnNotice
from kneedeep_editor.texts import tr


def news_of(events: Sequence[Event], game: Game) -> list[TurnNotice]:
    """A notice for each card that was played, and for each that was cancelled."""
    found = []
    for news in game.assistant.card_news(events):
        if news.cancelled_by:
            title = tr("The {marine} cancels {card}", marine=news.cancelled_by, card=news.card)
        else:
            title = tr("The invader plays {card}", card=news.card)
        found.append(TurnNotice(title, news.text, card=True))
    return found
