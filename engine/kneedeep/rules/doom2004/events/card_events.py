"""Cards of the invader and the marines, as events."""

from typing import NamedTuple


class Draw(NamedTuple):
    """The invader draws cards."""

    name: str
    count_: int
    cards: tuple[int, ...]


class Discard(NamedTuple):
    """The invader discards cards."""

    name: str
    cards: tuple[int, ...]


class Shuffle(NamedTuple):
    """The discards are shuffled."""

    name: str
    count_: int


class Dealt(NamedTuple):
    """A marine gets cards."""

    name: str
    seat: int
    cards: tuple[str, ...]


class EventCard(NamedTuple):
    """The invader plays an event."""

    name: str
    card: int


class Cancelled(NamedTuple):
    """A marine cancels an event."""

    name: str
    card: int
    seat: int


class SpawnCard(NamedTuple):
    """The invader plays a spawn card."""

    name: str
    card: int
    group: int


class Lost(NamedTuple):
    """There is no place for figures."""

    name: str
    kind: int
    count_: int


class Deck(NamedTuple):
    """The invader takes a deck."""

    name: str
    deck: int


class Swap(NamedTuple):
    """Figures of a kind stand in for others."""

    name: str
    kind: int
