"""Events of figures: arrivals, moves, actions, removals."""

from typing import Annotated, Literal, NamedTuple

from kneedeep.rules.doom2004.event_texts import event
from kneedeep.rules.event import DoorField, FigureField, KindField, SeatField, SpaceField, TokenField
from kneedeep.rules.game_events import Step, Teleport
from kneedeep.support.translation import later


@event(later("the {seat} takes the action {mode}"), in_walk=True)
class Action(NamedTuple):
    name: Literal["action"]
    seat: SeatField
    mode: Annotated[int, "mode"]


@event(later("the {seat} uses adrenaline"), in_walk=True)
class Adrenaline(NamedTuple):
    name: Literal["adrenaline"]
    seat: SeatField
    count_: int


@event(role="arrival")
class Place(NamedTuple):
    """A figure comes to the board."""

    name: Literal["place"]
    figure: FigureField
    kind: KindField
    space: SpaceField
    shape: int
    wounds: int
    why: str


@event(later("{figure} comes through a duct to {space}"), in_walk=True, role="jump")
class Duct(NamedTuple):
    name: Literal["duct"]
    figure: FigureField
    space: SpaceField


@event(later("{figure} is knocked to {space}"), role="move")
class Knock(NamedTuple):
    name: Literal["knock"]
    figure: FigureField
    space: SpaceField


@event(later("{figure} returns to {space}"), role="move")
class Return(NamedTuple):
    """A figure returns to a place where it may be."""

    name: Literal["return"]
    figure: FigureField
    space: SpaceField
    shape: int


@event(later("{figure} is taken off the board"), role="departure")
class Removed(NamedTuple):
    name: Literal["removed"]
    figure: FigureField
    why: str


@event(later("{figure} returns at {space}"), role="arrival")
class Respawn(NamedTuple):
    name: Literal["respawn"]
    figure: FigureField
    space: SpaceField
    wounds: int


@event(role="departure")
class Left(NamedTuple):
    """A marine leaves the board, by a door or by a token (-1 as the door)."""

    name: Literal["left"]
    figure: FigureField
    door: DoorField
    token: TokenField


@event(later("the {seat} activates {figure}"))
class Bot(NamedTuple):
    name: Literal["bot"]
    figure: FigureField
    seat: SeatField


@event(later("{figure} is watchful and has a free attack"))
class Watchful(NamedTuple):
    name: Literal["watchful"]
    figure: FigureField


@event(later("{figure} is activated"))
class Activate(NamedTuple):
    name: Literal["activate"]
    figure: FigureField


@event()
class Done(NamedTuple):
    """An activation ends."""

    name: Literal["done"]
    figure: FigureField


MOVES = (Step, Return, Teleport, Duct, Knock)
"""Events of a figure on the board that moves to another space."""


def jump_of(how: str, figure: int, space: int) -> Teleport | Duct:
    """The event of a move through a teleporter or an air duct."""
    return Teleport("teleport", figure, space) if how == "teleport" else Duct("duct", figure, space)
