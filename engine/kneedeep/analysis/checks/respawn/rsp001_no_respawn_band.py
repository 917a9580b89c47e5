"""RSP001: with everything revealed, a marine can be fragged where no respawn space is in the band."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Held, Severity, check, merging
from kneedeep.analysis.respawn.respawn_findings import classes_of, empty_band
from kneedeep.analysis.respawn.respawn_gaps import respawns

CODE = "RSP001"


@check(Severity.WARNING, needs=("respawn band",), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each class of fully explored states in which a space has an empty band."""
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.empty if gap.setting.whole else 0):
            yield empty_band(facts, CODE, respawn, group), respawn.party.marines
