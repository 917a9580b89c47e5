"""Cards of the invader and the marines, as events."""

from typing import Annotated, Literal, NamedTuple

from kneedeep.rules.doom2004.event_texts import event
from kneedeep.rules.event import CardField, KindField, SeatField
from kneedeep.support.translation import later, later_count


@event(later_count("the invader draws {n} card", "the invader draws {n} cards"), by="count")
class Draw(NamedTuple):
    name: Literal["draw"]
    count_: int
    cards: tuple[int, ...]


@event()
class Discard(NamedTuple):
    """The invader discards cards."""

    name: Literal["discard"]
    cards: tuple[int, ...]


@event(later("the invader's discards are shuffled"))
class Shuffle(NamedTuple):
    name: Literal["shuffle"]
    count_: int


@event()
class Dealt(NamedTuple):
    """A marine gets cards."""

    name: Literal["dealt"]
    seat: SeatField
    cards: tuple[str, ...]


@event()
class EventCard(NamedTuple):
    """The invader plays an event."""

    name: Literal["event-card"]
    card: CardField


@event(later("the {seat} cancels {card}"))
class Cancelled(NamedTuple):
    name: Literal["cancelled"]
    card: CardField
    seat: SeatField


@event(later("the invader plays {card}"))
class SpawnCard(NamedTuple):
    name: Literal["spawn-card"]
    card: CardField
    group: int


@event()
class Lost(NamedTuple):
    """There is no place for figures."""

    name: Literal["lost"]
    kind: KindField
    count_: int


@event(later("the invader takes the deck {deck}"))
class Deck(NamedTuple):
    name: Literal["deck"]
    deck: Annotated[int, "deck"]


@event()
class Swap(NamedTuple):
    """One kind of figures is substituted for another."""

    name: Literal["swap"]
    kind: KindField
