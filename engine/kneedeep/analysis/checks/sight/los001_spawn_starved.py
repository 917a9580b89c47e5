"""LOS001: with the whole map revealed, the marines can stand so that no invader can spawn anywhere."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.spawning.starvation_findings import starved

CODE = "LOS001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of fully explored states in which every legal spawn space can be kept in sight."""
    yield from merged(facts, starved(facts, CODE, whole=True))


CHECK = Check(
    code=CODE,
    name="spawn-starved",
    severity=Severity.WARNING,
    when="on the fully explored board the marines can stand so that no invader can spawn anywhere",
    what="Invaders spawn on revealed spaces of the spawn areas that no marine sees. With the whole board on the table, the marines can stand so that together they see every such space, past one another and through open doors.",
    why="From then on the invader's spawn cards do nothing, and the marines can take as long as they like.",
    fix="Add a corner, a room behind a bend, or an obstacle that hides spaces, or spread the spawn areas over more of the board. A door that the invader can shut helps as well.",
    rule="2004 rulebook p. 7 (step 2, spawn); RUL-82.",
    example=example(
        spawns="""  - {id: drop, side: marines, spaces: [[0, 0]]}
  - {id: pit, side: invaders, spaces: [[8, -1], [8, 2]]}
"""
    ),
    near_miss=example(
        spawns="""  - {id: drop, side: marines, spaces: [[0, 0]]}
  - {id: pit, side: invaders, spaces: [[8, -1], [8, 2], [-12, 3]]}
"""
    ),
    run=run,
    reads=COURSE,
    needs=("solver", "hidden areas", "spawn cards"),
)
