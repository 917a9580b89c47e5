"""Bypassed locks: locked doors that marines can walk around."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from kneedeep.analysis.causes.root_faults import diagnoses
from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.solver.branch_results import BranchResult
from kneedeep.solver.lock_graph import Gate
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import without


class BypassedLock(NamedTuple):
    """A locked door, by its number on the board, and the numbers of marines that can walk around it."""

    door: int
    marines: tuple[int, ...]


@reads(COURSE)
def bypassed_locks(facts: Facts) -> tuple[BypassedLock, ...]:
    """The locked doors behind which marines reach everything without opening them.

    If one of two locks must be opened, neither is bypassed. A door that a step of the script opens is not either.
    """
    found = []
    for diagnosis in facts.of(diagnoses):
        lines = diagnosis.outcome.lines
        gates = [gate for gate in diagnosis.graphs[0].gates if gate.kind == "door" and gate.held]
        if not gates or len(lines) > LINES:
            continue
        spare = [gate for gate in gates if _needless(facts, lines, gate)]
        barred = reduce(or_, (gate.fact for gate in spare), 0)
        around = [without(line.problem, barred).within for line in lines] if spare else []
        for gate in spare:
            if all(_reached(line.problem, gate, within) for line, within in zip(lines, around, strict=True)):
                found.append(BypassedLock(gate.door, diagnosis.outcome.marines))
    return tuple(found)


def _needless(facts: Facts, lines: tuple[BranchResult, ...], gate: Gate) -> bool:
    """True if marines reach as much without opening the door, in each branch of the choices."""
    for line in lines:
        facts.pause()
        achieved = line.achieved
        if achieved.standing >> gate.door & 1 or not _reached(line.problem, gate, achieved.within):
            return False
        if achieved.within & ~without(line.problem, gate.fact).within:
            return False
    return True


def _reached(problem: PlanningProblem, gate: Gate, within: int) -> bool:
    near, far = problem.terrain.sides[gate.door]
    return bool(near & within and far & within)
