"""Events of games of every ruleset."""

from typing import Literal, NamedTuple

from kneedeep.rules.event import DoorField, EventKinds, FigureField, SpaceField, TokenField
from kneedeep.support.translation import later

EVENTS = EventKinds()
event = EVENTS.declare

WON = ("", later("the marines win"), later("the invader wins"), later("nobody wins"))
"""The text for each winner."""


@event()
class Start(NamedTuple):
    """A game begins."""

    name: Literal["start"]
    players: int


@event(later("== Round {number} =="))
class Round(NamedTuple):
    name: Literal["round"]
    number: int


@event(role="turn")
class Turn(NamedTuple):
    """A turn begins, or an initiative card is revealed. `seat`: its player, the number of marines for the invader."""

    name: Literal["turn"]
    seat: int


@event(role="text")
class Text(NamedTuple):
    """A text is read aloud."""

    name: Literal["text"]
    text: str


@event()
class Flag(NamedTuple):
    """A flag is set."""

    name: Literal["flag"]
    flag: int


@event(later("{door} is unlocked"))
class Unlock(NamedTuple):
    name: Literal["unlock"]
    door: DoorField


@event()
class Judged(NamedTuple):
    """The players have judged."""

    name: Literal["judged"]
    question: int
    answer: int


@event()
class Chosen(NamedTuple):
    """An entry of a choice is set up."""

    name: Literal["chosen"]
    choice: int
    entry: int


@event(later("{figure} moves to {space}"), in_walk=True, role="move")
class Step(NamedTuple):
    name: Literal["step"]
    figure: FigureField
    space: SpaceField
    shape: int


@event(later("{figure} teleports to {space}"), in_walk=True, role="jump")
class Teleport(NamedTuple):
    name: Literal["teleport"]
    figure: FigureField
    space: SpaceField


@event()
class Token(NamedTuple):
    """A token is placed on a space."""

    name: Literal["token"]
    token: TokenField
    space: SpaceField


@event()
class Over(NamedTuple):
    """The game is over, with winner and reason."""

    name: Literal["over"]
    winner: int
    why: str


def spoken(_names: object, text: str) -> str:
    """The story line of a text read aloud."""
    return f"“{text}”"
