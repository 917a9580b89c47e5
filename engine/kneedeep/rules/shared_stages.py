"""The stages shared by several rulesets, as values, and the kinds of stages that only mark an end."""

from typing import Literal, NamedTuple

from kneedeep.rules.stage import StageKind, no_options, skip


class Opening(NamedTuple):
    """The game is set up after the choices."""

    name: Literal["opening"]


class EntryChoice(NamedTuple):
    """A choice of entries to set up: the number of the choice, the remaining draws, the taken entries."""

    name: Literal["choice"]
    number: int
    left: int
    taken: tuple[int, ...]


class Hiding(NamedTuple):
    """The invader chooses the place of a token in its area."""

    name: Literal["hide"]
    token: int


class Gift(NamedTuple):
    """The players choose the marine who gets a token."""

    name: Literal["gift"]
    token: int


class Judging(NamedTuple):
    """The players judge whether a condition is met, one question at a time."""

    name: Literal["judge"]
    question: int


class Lapsed(NamedTuple):
    """A cancelled stage, without any effect."""

    name: Literal["lapsed"]


class GameOver(NamedTuple):
    """The game is over."""

    name: Literal["over"]


LAPSED = Lapsed("lapsed")
OVER = GameOver("over")


STAGES = (
    StageKind("lapsed", Lapsed, lambda tables, state, stage: skip(state), no_options, ""),
    StageKind("over", GameOver, lambda tables, state, stage: True, no_options, "The game is over."),
)
