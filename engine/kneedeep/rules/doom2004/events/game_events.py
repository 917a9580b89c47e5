"""The game and its script, as events."""

from __future__ import annotations

from typing import NamedTuple


class Deck(NamedTuple):
    """The invader takes a deck."""

    name: str
    deck: int


class Swap(NamedTuple):
    """Figures of a kind stand in for others."""

    name: str
    kind: int


class Start(NamedTuple):
    """A game begins."""

    name: str
    players: int


class Round(NamedTuple):
    """A round begins."""

    name: str
    number: int


class Turn(NamedTuple):
    """A turn begins."""

    name: str
    seat: int


class Text(NamedTuple):
    """A text is read aloud."""

    name: str
    text: str


class Flag(NamedTuple):
    """A flag is set."""

    name: str
    flag: int


class Judged(NamedTuple):
    """The players have judged."""

    name: str
    question: int
    answer: int


class Chosen(NamedTuple):
    """A choice of the set-up is made."""

    name: str
    choice: int
    entry: int


class NoEffect(NamedTuple):
    """A step of the script does nothing."""

    name: str
    why: str


class Over(NamedTuple):
    """The game ends."""

    name: str
    winner: int
    why: str
