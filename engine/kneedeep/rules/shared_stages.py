"""The stages that games of several rulesets have, as values, and the kinds of those that only mark an end."""

from typing import Literal, NamedTuple

from kneedeep.rules.stage import StageKind, no_options, skip
from kneedeep.rules.state import State, Tables


class Opening(NamedTuple):
    """The game is set up, once the choices are made."""

    name: Literal["opening"]


class EntryChoice(NamedTuple):
    """Which entries of a choice are set up: its number, how many are still to be taken, those taken."""

    name: Literal["choice"]
    number: int
    left: int
    taken: tuple[int, ...]


class Hiding(NamedTuple):
    """The invader chooses where in its area a token lies."""

    name: Literal["hide"]
    token: int


class Gift(NamedTuple):
    """The players choose the marine who gets a token."""

    name: Literal["gift"]
    token: int


class Judging(NamedTuple):
    """The players judge whether something is so, one question after the other."""

    name: Literal["judge"]
    question: int


class Lapsed(NamedTuple):
    """The cancelled stage: it does nothing."""

    name: Literal["lapsed"]


class GameOver(NamedTuple):
    """The game is over."""

    name: Literal["over"]


LAPSED = Lapsed("lapsed")
OVER = GameOver("over")


def _lapse(_tables: Tables, state: State, _stage: object) -> bool:
    return skip(state)


def _rest(_tables: object, _state: object, _stage: object) -> bool:
    return True


STAGES = (
    StageKind("lapsed", Lapsed, _lapse, no_options, ""),
    StageKind("over", GameOver, _rest, no_options, "The game is over."),
)
