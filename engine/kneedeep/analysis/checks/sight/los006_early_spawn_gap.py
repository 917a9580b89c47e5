"""LOS006: before everything is revealed, the marines can stand so that no invader can spawn anywhere."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.reach.unexplored_courses import partly, states_left
from kneedeep.analysis.spawning.starvation_findings import starved

CODE = "LOS006"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of earlier states in which every legal spawn space can be kept in sight."""
    yield from partly(facts, CODE, states_left)
    yield from merged(facts, starved(facts, CODE, whole=False))


CHECK = Check(
    code=CODE,
    name="early-spawn-gap",
    severity=Severity.INFO,
    when="before everything is revealed, the marines can stand so that no invader can spawn anywhere",
    what="Invaders spawn on revealed spaces of the spawn areas that no marine sees. While only some areas are revealed, the marines can stand so that they see every such space, or no such space is revealed at all. In small start areas this is nearly always so. The message gives the state with the most spaces. Only marines are taken into account, not other figures.",
    why="In the first turns the invader's spawn cards may do nothing. That gives the marines a quiet start and tempts them to wait behind the first door.",
    fix="Leave it if a quiet start is intended. Otherwise give the start area a bend or an alcove that is out of sight.",
    rule="2004 rulebook p. 7 (step 2, spawn); RUL-82; board geometry, exploration state.",
    example=example(
        pieces="""  - {id: bay, piece: corridor-long, at: [-1, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lane, piece: corridor-long, at: [9, 0], area: research}
  - {id: depot, piece: room-4x4, at: [15, -1], area: research}
"""
    ),
    near_miss=example(
        tokens="  - {kind: obstacle, at: [-8, 3]}\n  - {kind: obstacle, at: [2, 1], size: 2}\n"
    ),
    run=run,
    reads=COURSE,
    needs=("solver", "hidden areas", "spawn cards"),
)
