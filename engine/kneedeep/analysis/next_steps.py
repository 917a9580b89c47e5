"""What is merely not done yet on a map that is being begun: next steps instead of errors."""

from collections.abc import Iterable

from kneedeep.analysis.finding import Finding
from kneedeep.scenario.model import Scenario

FIRST = "Lay the first piece."
STEPS = {
    "BRD009": "Mark where the marines start.",
    "OBJ001": "Say how each side wins.",
}
"""What to do about what nobody has got to yet, by the code of its finding."""
WAITING = ("LOS", "OBJ", "RCH", "RSP", "SPN")
"""Families that judge courses of play: they have nothing to judge before the marines have a start."""


def next_steps(scenario: Scenario, findings: Iterable[Finding]) -> tuple[str, ...]:
    """Return what to do next on a map that is being begun; empty on any other.

    A map is being begun as long as no start of the marines is marked.
    """
    started = any(spawn.side == "marines" for spawn in scenario.spawns)
    if started or scenario.unread or sum(area.start for area in scenario.areas) > 1:
        return ()
    found = {finding.code for finding in findings if finding.allowed is None}
    return (() if scenario.pieces else (FIRST,)) + tuple(
        step for code, step in STEPS.items() if code in found
    )


def without_not_done(scenario: Scenario, findings: Iterable[Finding]) -> list[Finding]:
    """Return the findings that say more than that something is not done yet."""
    found = list(findings)
    if not next_steps(scenario, found):
        return found
    return [one for one in found if one.code not in STEPS and not one.code.startswith(WAITING)]
