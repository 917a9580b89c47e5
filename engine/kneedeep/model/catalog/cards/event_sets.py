"""The cards of the event deck: the sets that a scenario names, or own sets in place of those without known cards."""

from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.model.catalog.cards.card_tables import CardTables, EventCard

OWN = "kd-"
"""The prefix of the names of the program's own sets."""


class EventDeckSet(NamedTuple):
    """A set of the event deck: its name in the scenario, the name of the set played for it, and its cards."""

    asked: str
    played: str
    cards: tuple[EventCard, ...]


def event_deck(tables: CardTables, asked: Sequence[str]) -> tuple[EventDeckSet, ...]:
    """The sets of the event deck, in the order in which the scenario names them.

    The n-th set without known cards is replaced by the n-th own set that is not in `asked`. If no own set
    is left, the set has no cards. Rule: RUL16-07.
    """
    stand_ins = iter([name for name in sets_to_choose(tables) if name.startswith(OWN) and name not in asked])
    deck = []
    for name in asked:
        played = name if tables.known_events(name) else next(stand_ins, name)
        deck.append(EventDeckSet(name, played, tables.known_events(played)))
    return tuple(deck)


def sets_to_choose(tables: CardTables) -> tuple[str, ...]:
    """The event sets with known cards, the invader's choice. Rule: RUL16-07."""
    return tuple(name for name in tables.events if tables.known_events(name))
