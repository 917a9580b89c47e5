"""RSP005: in some state a space has fewer respawn spaces in its band than there are marines."""

from collections.abc import Iterator

from kneedeep.analysis.parts import COURSE, Facts, Held, Severity, check, merging
from kneedeep.analysis.respawn.respawn_findings import classes_of, crowded_band
from kneedeep.analysis.respawn.respawn_gaps import respawns

CODE = "RSP005"


@check(Severity.INFO, needs=("solver", "respawn band"), reads=COURSE)
@merging
def run(facts: Facts) -> Iterator[Held]:
    """Yield a finding for each class of states in which the band of a space is too small for all marines."""
    for respawn in facts.of(respawns):
        most = max(respawn.party.marines)
        for group in classes_of(respawn, lambda gap, most=most: gap.crowded[most]):  # type: ignore[misc]
            finding, least = crowded_band(facts, CODE, respawn, group)
            yield finding, tuple(marines for marines in respawn.party.marines if marines > least)
