"""The marines' goals, from an order in which the scenario can be won: the part all editions share."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from kneedeep.board import Board
from kneedeep.board.script.conditions import by_number, leaves_of
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.script_values import Condition
from kneedeep.rules.state import State
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.solution import SolutionStep, solve

TAKE, USE, DESTROY, KILL, OPEN, STAND, LEAVE = "take", "use", "destroy", "kill", "open", "stand", "leave"

AnAction = TypeVar("AnAction")


class Goal(NamedTuple):
    """One goal.

    `numbers`: the tokens, the doors or the figures of the set-up that satisfy it. `name`: the kind to kill, else
    empty. `bits`: the spaces of a place to be at. `points`: the walking cost by then for one marine who did it all.
    """

    kind: str
    numbers: tuple[int, ...] = ()
    name: str = ""
    bits: int = 0
    points: int = 0


def steps_to_win(board: Board, marines: int) -> tuple[SolutionStep, ...]:
    """The steps of an order in which a number of marines can win. Empty if no order wins."""
    found = party_results(board, marines=marines)
    solution = solve(found[0].line.achieved) if found else None
    return () if solution is None else solution.stages


def doors_asked_for(conditions: Iterable[Condition | None]) -> set[object]:
    """The ids of doors that conditions ask to be opened, or `any`. Other doors are opened on the way."""
    return {leaf.value for condition in conditions for leaf in leaves_of(condition) if leaf.kind == "open"}


def rounds_given(scenario: Scenario, marines: int) -> int:
    """The number of rounds after which the invaders win by time, 0 for never."""
    found = [by_number(leaf.value, marines) for leaf in leaves_of(scenario.victory.invaders) if leaf.kind == "rounds"]
    return min((rounds for rounds in found if rounds is not None), default=0)


def judgement(left: Iterable[Goal], actions: Sequence[AnAction]) -> AnAction:
    """The answer to a judgement: the last action (yes) if no other goal is left, else the first (no)."""
    return actions[-1] if all(goal.kind in (STAND, LEAVE) for goal in left) else actions[0]


def progress(state: State, goals: Sequence[Goal], is_reached: Callable[[Goal], bool]) -> int:
    """The share of the goals reached, in thousandths. A marine who has left counts for its share."""
    if not goals:
        return 0
    done = 0
    for goal in goals:
        if goal.kind == LEAVE:
            done += 1000 * len({seat for seat, _ in state.course.exits}) // state.players
        elif goal.kind == STAND:
            there = sum(1 for at in state.at[: state.players] if at >= 0 and goal.bits >> at & 1)
            done += 1000 * there // state.players
        elif is_reached(goal):
            done += 1000
    return done // len(goals)
