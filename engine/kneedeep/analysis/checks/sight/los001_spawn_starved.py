"""LOS001: with the whole map revealed, the marines can stand so that no invader can spawn anywhere."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Severity, check, merged
from kneedeep.analysis.spawning.starvation_findings import starved

CODE = "LOS001"


@check(Severity.WARNING, needs=("solver", "hidden areas", "spawn cards"), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of fully explored states in which every legal spawn space can be kept in sight."""
    yield from merged(facts, starved(facts, CODE, whole=True))
