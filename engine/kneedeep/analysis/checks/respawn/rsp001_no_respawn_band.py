"""RSP001: with everything revealed, a marine can be fragged where no respawn space lies in the band."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.framework.slices import COURSE
from kneedeep.analysis.reach.state_findings import merged
from kneedeep.analysis.respawn.respawn_findings import classes_of, empty_band
from kneedeep.analysis.respawn.respawn_gaps import respawns

CODE = "RSP001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each class of fully explored states in which some space has an empty band."""
    yield from merged(facts, _found(facts))


def _found(facts: Facts) -> Iterator[tuple[Finding, tuple[int, ...]]]:
    for respawn in facts.of(respawns):
        for group in classes_of(respawn, lambda gap: gap.empty if gap.setting.whole else 0):
            yield empty_band(facts, CODE, respawn, group), respawn.party.marines


CHECK = Check(__file__, Severity.WARNING, run, needs=("respawn band",), reads=COURSE)
