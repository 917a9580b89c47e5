"""LOS006: before everything is revealed, the marines can stand so that no invader can spawn anywhere."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Severity, check, merged
from kneedeep.analysis.reach.unexplored_courses import partly, states_left
from kneedeep.analysis.spawning.starvation_findings import starved

CODE = "LOS006"


@check(Severity.INFO, needs=("solver", "hidden areas", "spawn cards"), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of earlier states in which every legal spawn space can be kept in sight."""
    yield from partly(facts, CODE, states_left)
    yield from merged(facts, starved(facts, CODE, whole=False))
