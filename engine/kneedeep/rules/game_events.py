"""Events that games of several rulesets have, as named tuples, and their sentences: the name of the kind first, then its parts."""

from typing import NamedTuple

from kneedeep.rules.event import EventKind, fields_of
from kneedeep.support.translation import later, tr


class Start(NamedTuple):
    """A game begins."""

    name: str
    players: int


class Round(NamedTuple):
    """A round begins."""

    name: str
    number: int


class Turn(NamedTuple):
    """A turn begins, or an initiative card is revealed: whose, the number of marines for the invader."""

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


class Unlock(NamedTuple):
    """A door is unlocked."""

    name: str
    door: int


class Judged(NamedTuple):
    """The players have judged."""

    name: str
    question: int
    answer: int


class Chosen(NamedTuple):
    """An entry of a choice is set up."""

    name: str
    choice: int
    entry: int


class Over(NamedTuple):
    """The game is over."""

    name: str
    winner: int
    why: str


WON = ("", later("the marines win"), later("the invader wins"), later("nobody wins"))
"""By winner: what people read."""
KINDS = (
    EventKind("start", fields_of(Start)),
    EventKind("round", fields_of(Round), story=lambda n, number: tr("== Round {number} ==", number=number)),
    EventKind("text", fields_of(Text), story=lambda n, text: f"“{text}”", role="text"),
    EventKind("flag", fields_of(Flag)),
    EventKind("unlock", fields_of(Unlock), story=lambda n, door: tr("{door} is unlocked", door=n.door(door))),
    EventKind("chosen", fields_of(Chosen)),
)
"""Those of them that have one sentence, or none, in every ruleset."""
