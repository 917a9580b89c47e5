"""Figures that come, move, act and go, as events."""

from typing import NamedTuple


class Action(NamedTuple):
    """A marine takes its action of the turn."""

    name: str
    seat: int
    mode: int


class Adrenaline(NamedTuple):
    """A marine uses adrenaline."""

    name: str
    seat: int
    count_: int


class Place(NamedTuple):
    """A figure comes to the board."""

    name: str
    figure: int
    kind: int
    space: int
    shape: int
    wounds: int
    why: str


class Step(NamedTuple):
    """A figure takes a step."""

    name: str
    figure: int
    space: int
    shape: int


class Teleport(NamedTuple):
    """A figure is teleported."""

    name: str
    figure: int
    space: int


class Duct(NamedTuple):
    """A figure comes through an air duct."""

    name: str
    figure: int
    space: int


class Knock(NamedTuple):
    """A figure is knocked back."""

    name: str
    figure: int
    space: int


class Return(NamedTuple):
    """A figure goes back to where it may stand."""

    name: str
    figure: int
    space: int
    shape: int


class Removed(NamedTuple):
    """A figure is taken off the board."""

    name: str
    figure: int
    why: str


class Respawn(NamedTuple):
    """A marine comes back."""

    name: str
    figure: int
    space: int
    wounds: int


class Left(NamedTuple):
    """A marine leaves the board."""

    name: str
    figure: int
    door: int
    token: int


class Bot(NamedTuple):
    """A marine activates a sentry bot."""

    name: str
    figure: int
    seat: int


class Watchful(NamedTuple):
    """A watchful invader may attack."""

    name: str
    figure: int


class Activate(NamedTuple):
    """An invader is activated."""

    name: str
    figure: int


class Done(NamedTuple):
    """An activation ends."""

    name: str
    figure: int


MOVES = (Step, Return, Teleport, Duct, Knock)
"""Events of a figure on the board that comes to another space."""


def jump_of(how: str, figure: int, space: int) -> Teleport | Duct:
    """Return the event of a move through a teleporter or an air duct."""
    return Teleport(how, figure, space) if how == "teleport" else Duct(how, figure, space)
