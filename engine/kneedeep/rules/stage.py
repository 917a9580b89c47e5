"""Stages: the current activities, on a stack in the state. The top waiting stage is the pending decision."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kneedeep.rules.action import Action
from kneedeep.rules.state import INVADER, State
from kneedeep.support.resources import table_rows

Stage = Any
"""A named tuple: the `name` of its kind first, then numbers, texts and tuples of them."""


class StageKind(NamedTuple):
    """One kind of stage: its name and the type of its values.

    `run(tables, state, stage)` is called while the stage is on top: it returns True when somebody has to decide
    (then `state.player` is set), or does its next bit, changes the stack and returns False.
    `options(tables, state, stage)` lists the legal actions of the decision, in a fixed order, never empty.
    `question` says in words what is decided; `situation(names, tables, state, stage)`, where there is one, what about.
    """

    name: str
    type: type[tuple[object, ...]]
    run: Callable[..., bool]
    options: Callable[..., Sequence[Any]]
    question: str
    situation: Callable[..., str] | None = None


class StageTable:
    """The kinds of stages of a ruleset, with their questions: the rows of `stages.txt` beside a module."""

    def __init__(self, module: str) -> None:
        self._questions = dict(table_rows(module, "stages.txt"))

    def __call__(
        self,
        name: str,
        type: type[tuple[object, ...]],
        run: Callable[..., bool],
        options: Callable[..., Sequence[Any]],
        situation: Callable[..., str] | None = None,
    ) -> StageKind:
        """The kind of a name. One without a row decides nothing."""
        return StageKind(name, type, run, options, self._questions.get(name, ""), situation)


def no_options(_tables: object, _state: object, _stage: object) -> list[Action]:
    """The options of a stage that never waits: none."""
    return []


def ask(state: State, player: int) -> bool:
    """Let a player decide about the stage on top: the end of its `run`."""
    state.player = player
    return True


def skip(state: State) -> bool:
    """Take the stage on top off, without a decision: the end of its `run`."""
    state.stack.pop()
    return False


def ask_invader(_tables: object, state: State, _stage: object) -> bool:
    """The `run` of a stage that the invader always decides."""
    return ask(state, INVADER)


def ask_figure(_tables: object, state: State, stage: Stage) -> bool:
    """The `run` of a stage that its marine always decides."""
    return ask(state, stage.figure)
