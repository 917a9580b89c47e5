"""The cards that were played and cancelled, for a side before it passes the screen on."""

from collections.abc import Iterable

from kneedeep.rules.answers import CardNews
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep.rules.doom2004.events import card_events
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.event import Event
from kneedeep.support.translation import translated


def card_news(tables: CompiledScenario, events: Iterable[Event]) -> list[CardNews]:
    """The cards that were played and cancelled."""
    names = Names(tables)
    found = []
    for event in events:
        if isinstance(event, card_events.EventCard):
            effect = tables.cards[event.card].effect
            found.append(CardNews(names.card(event.card), translated(effect.value) if effect is not None else ""))
        elif isinstance(event, card_events.SpawnCard):
            found.append(CardNews(names.card(event.card)))
        elif isinstance(event, card_events.Cancelled):
            found.append(CardNews(names.card(event.card), cancelled_by=names.marine(event.seat)))
    return found
