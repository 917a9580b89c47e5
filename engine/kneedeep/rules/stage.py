"""Stages: the current activities, on a stack in the state. The top waiting stage is the pending decision."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kneedeep.rules.action import Action
from kneedeep.rules.state import INVADER, State
from kneedeep.support.resources import table_rows

Stage = Any
"""A named tuple: the `name` of its kind, then numbers, texts and tuples of them."""


class StageKind(NamedTuple):
    """One kind of stage: its name and the type of its values.

    `run(tables, state, stage)` is called while the stage is on top. It returns True for a pending decision, with
    `state.player` set. Otherwise it does its next part, changes the stack and returns False. `options(tables, state,
    stage)` lists the legal actions of the decision in a fixed order, never empty. `question` is the decision in words.
    `situation(names, tables, state, stage)`, if present, adds the details.
    """

    name: str
    type: type[tuple[object, ...]]
    run: Callable[..., bool]
    options: Callable[..., Sequence[Any]]
    question: str
    situation: Callable[..., str] | None = None


class StageTable:
    """Creates the stage kinds of a ruleset, with the questions from `stages.txt` beside a module."""

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
        """The stage kind of a name. A kind without a row has no decision."""
        return StageKind(name, type, run, options, self._questions.get(name, ""), situation)


def no_options(_tables: object, _state: object, _stage: object) -> list[Action]:
    """The empty options of a stage without a decision."""
    return []


def ask(state: State, player: int) -> bool:
    """End a stage's `run` with a player's decision."""
    state.player = player
    return True


def skip(state: State) -> bool:
    """End a stage's `run` by removing the stage from the stack, without a decision."""
    state.stack.pop()
    return False


def ask_invader(_tables: object, state: State, _stage: object) -> bool:
    """The `run` of a stage with a decision by the invader."""
    return ask(state, INVADER)


def ask_figure(_tables: object, state: State, stage: Stage) -> bool:
    """The `run` of a stage with a decision by its marine."""
    return ask(state, stage.figure)
