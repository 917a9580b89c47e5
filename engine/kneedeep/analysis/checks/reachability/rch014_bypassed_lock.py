"""RCH014: a locked door that the marines can walk around."""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from kneedeep.analysis.causes.diagnosis import diagnoses
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.reach.marine_reach import LINES
from kneedeep.analysis.reach.state_findings import doubt, merged
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.english import capitalized
from kneedeep.solver.branch_results import BranchResult
from kneedeep.solver.lock_graph import Gate
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import without

CODE = "RCH014"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each locked door behind which marines reach everything without opening it."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for diagnosis in facts.of(diagnoses):
        lines = diagnosis.outcome.lines
        gates = [gate for gate in diagnosis.graphs[0].gates if gate.kind == "door" and gate.held]
        if not gates or len(lines) > LINES:
            continue
        spare = [gate for gate in gates if _needless(facts, lines, gate)]
        barred = reduce(or_, (gate.fact for gate in spare), 0)
        # Of two locks one of which has to be opened, neither is bypassed.
        around = [without(line.problem, barred).within for line in lines] if spare else []
        for gate in spare:
            if all(_reached(line.problem, gate, within) for line, within in zip(lines, around, strict=True)):
                yield _finding(facts, gate), diagnosis.outcome.marines


def _needless(facts: Facts, lines: tuple[BranchResult, ...], gate: Gate) -> bool:
    """Whether marines reach as much without opening the door, in each branch of the choices."""
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


def _finding(facts: Facts, gate: Gate) -> Finding:
    door = facts.board.doors[gate.door]
    sides = [space for space in door.sides if space in facts.board.number]
    name = facts.called(door.element.serial)
    return Finding(
        CODE,
        f"{capitalized(name)} can be bypassed: the marines reach everything behind it without opening it.",
        tuple(sides),
        (door.element.serial,),
        (),
        places(place("locked", sides, door.edges)),
        cause=doubt(facts, CODE),
    )


_LOCKED = "  - {id: gate, at: [4, 0], side: east, key: red}\n"
_KEY = "  - {kind: key, color: red, at: [2, 3]}\n"

CHECK = Check(
    code=CODE,
    name="bypassed-lock",
    severity=Severity.INFO,
    when="marines can walk around a locked door",
    what="Marines reach both sides of a locked door, and everything else that they can reach, without opening it: another door, a teleporter or a passage leads around it. Of two locked doors one of which has to be opened, neither is reported, nor a door that a step of the script opens.",
    why="The lock only makes a way shorter. Players who find the other way never need what opens it.",
    fix="Lock the other way too, or put something behind the door that the other way does not lead to. If the door is meant to be a shortcut, allow the finding.",
    rule="2004 rulebook p. 9 (security doors, keys). Board geometry, exploration.",
    example=example(
        doors=_LOCKED,
        tokens=f"{_KEY}  - {{kind: teleporter, color: blue, at: [1, 1]}}\n  - {{kind: teleporter, color: blue, at: [7, 1]}}\n",
    ),
    near_miss=example(doors=_LOCKED, tokens=_KEY),
    run=run,
    needs=("solver",),
)
