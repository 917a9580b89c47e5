"""Which cards are in the event deck: those of the sets that a scenario names, and own sets where no source gives the cards."""

from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.model.catalog.cards.card_tables import CardTables, EventCard

OWN = "kd-"
"""The prefix of the names of our own sets."""


class EventDeckSet(NamedTuple):
    """A set of the event deck: the name that the scenario gives, the set that is played, and its cards."""

    asked: str
    played: str
    cards: tuple[EventCard, ...]


def event_deck(tables: CardTables, asked: Sequence[str]) -> tuple[EventDeckSet, ...]:
    """The sets of the event deck, in the order in which they are asked for.

    The n-th set without known cards is played with the n-th of our own sets that is not asked for itself. A set for which none
    is left has no cards. Rule: RUL16-07.
    """
    stand_ins = iter([name for name in sets_to_choose(tables) if name.startswith(OWN) and name not in asked])
    deck = []
    for name in asked:
        played = name if tables.known_events(name) else next(stand_ins, name)
        deck.append(EventDeckSet(name, played, tables.known_events(played)))
    return tuple(deck)


def sets_to_choose(tables: CardTables) -> tuple[str, ...]:
    """The event sets with known cards, from which the invader may choose. Rule: RUL16-07."""
    return tuple(name for name in tables.events if tables.known_events(name))
