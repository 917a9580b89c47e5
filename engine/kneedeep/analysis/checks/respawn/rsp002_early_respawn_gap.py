"""RSP002: before everything is revealed, a marine can be fragged where no respawn space is in the band."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Finding, Held, Severity, check, merged
from kneedeep.analysis.reach.unexplored_courses import partly, states_left
from kneedeep.analysis.respawn.respawn_findings import classes_of, empty_band, is_late, is_played
from kneedeep.analysis.respawn.respawn_gaps import respawns

CODE = "RSP002"


@check(Severity.INFO, needs=("solver", "respawn band"), reads=COURSE)
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of earlier states in which a space has an empty band."""
    yield from merged(facts, _found(facts))
    yield from partly(facts, CODE, states_left)


def _found(facts: Facts) -> Iterator[Held]:
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.empty if is_played(gap) else 0):
            if not is_late(group):
                yield empty_band(facts, CODE, respawn, group), respawn.party.marines
