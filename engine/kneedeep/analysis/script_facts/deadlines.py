"""Deadlines: the goals, the rounds allowed for them, and the least rounds they take."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.analysis.script_facts.step_facts import invaders_conditions, marines_conditions
from kneedeep.model.scenario.model import Condition, Deadline
from kneedeep.solver.branch_results import BranchResult, PartyResult, party_results
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.time.time_bounds import TimeBounds
from kneedeep.support.translation import tr, tr_count


class Term(NamedTuple):
    """A deadline: one of `goals` must hold within `rounds`, counted `since` a condition (None: the start).

    `serial`, `path`: its place in the file. `name`: its name in messages.
    """

    serial: int
    path: tuple[str | int, ...]
    name: str
    rounds: int
    since: Condition | None
    goals: tuple[Condition, ...]


class DeadlineMeasure(NamedTuple):
    """The least points and rounds a term takes for a number of marines, None if it can never be met.

    `sprint`: points of a sprinting marine a turn.
    """

    term: Term
    problem: PlanningProblem
    marines: int
    points: int | None
    least: int | None
    adrenaline: int
    sprint: int


def terms(facts: Facts) -> Iterator[Term]:
    """Yield every deadline, and every limit of rounds after which the invaders win."""
    for deadline in facts.scenario.deadlines:
        assert isinstance(deadline, Deadline)
        name = facts.called(deadline.serial)
        yield Term(deadline.serial, ("rounds",), name, deadline.rounds, deadline.start, (deadline.goal,))
    if not (goals := marines_conditions(facts)):
        return
    for given in invaders_conditions(facts):
        for leaf in _alternatives(given):
            if leaf.kind in ("round", "rounds"):
                own = given is facts.scenario.victory.invaders
                path = ("victory", "invaders") if own else ("endings",)
                rounds = int(leaf.value)
                name = tr("the limit of {int}", int=tr_count("{n} round", "{n} rounds", rounds))
                yield Term(0, path, name, rounds, None, goals)


def _alternatives(condition: Condition) -> Iterator[Condition]:
    if condition.kind == "any":
        for part in condition.value:
            yield from _alternatives(part)
    else:
        yield condition


@reads(COURSE)
def measures(facts: Facts) -> tuple[DeadlineMeasure, ...]:
    """How long each term takes at least, for each number of marines."""
    asked = list(terms(facts))
    found: list[DeadlineMeasure] = []
    for count in facts.scenario.counts if asked and facts.board.spaces else ():
        (outcome,) = party_results(facts.board, marines=count, pause=facts.pause)
        if not outcome.line.problem.starts:
            continue
        for term in asked:
            facts.pause(tr("{found} deadlines measured by then", found=len(found)))
            if (slowest := _slowest(outcome, term, count)) is not None:
                found.append(slowest)
    return tuple(found)


@reads(COURSE)
def fewest_rounds(facts: Facts) -> int | None:
    """The fewest rounds in which the largest number of marines can win, None if unknown."""
    goals, count = marines_conditions(facts), max(facts.scenario.counts)
    if not goals or not facts.board.spaces or "turn points" not in facts.board.edition.features:
        return None
    (outcome,) = party_results(facts.board, marines=count, pause=facts.pause)
    if not outcome.line.problem.starts:
        return None
    slowest = _slowest(outcome, Term(0, ("victory", "marines"), tr("The victory"), 0, None, goals), count)
    return None if slowest is None else slowest.least


def _slowest(outcome: PartyResult, term: Term, count: int) -> DeadlineMeasure | None:
    """The time of a term if chance and the invader choose worst and the marines best."""
    by_others: dict[object, DeadlineMeasure] = {}
    # The marines' best choice is only known if all their choices were examined.
    unseen = {_by_others(line) for line in outcome.lines[LINES:]}
    for line in outcome.lines[:LINES]:
        if (key := _by_others(line)) in unseen:
            continue
        measure = _measure(line, term, count)
        if key not in by_others or _slower(by_others[key], measure):
            by_others[key] = measure
    slowest: DeadlineMeasure | None = None
    for measure in by_others.values():
        if slowest is None or _slower(measure, slowest):
            slowest = measure
    return slowest


def _by_others(line: BranchResult) -> tuple[object, ...]:
    return line.problem.branch.by_others, line.problem.branch.lying


def _slower(a: DeadlineMeasure, b: DeadlineMeasure) -> bool:
    if a.least is None or b.least is None:
        return a.least is None and b.least is not None
    return a.least > b.least


def _measure(line: BranchResult, term: Term, count: int) -> DeadlineMeasure:
    clock = TimeBounds(line.achieved)
    costs = [clock.least(goal) if term.since is None else clock.after(term.since, goal) for goal in term.goals]
    if not (possible := [cost for cost in costs if cost is not None]):
        return DeadlineMeasure(term, line.problem, count, None, None, 0, clock.points.sprint)
    points = min(possible)
    return DeadlineMeasure(
        term, line.problem, count, points, clock.rounds(points), clock.adrenaline, clock.points.sprint
    )
