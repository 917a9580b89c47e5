"""What is merely not done yet on a map on which nothing lies: next steps instead of errors."""

from collections.abc import Iterable

from kneedeep.analysis.finding import Finding
from kneedeep.scenario.model import Scenario

STEPS = {
    "BRD009": "Mark where the marines start.",
    "OBJ001": "Say how each side wins.",
}
"""What to do about what nobody has got to yet, by the code of its finding."""
FIRST = "Lay the first piece."


def next_steps(scenario: Scenario, findings: Iterable[Finding]) -> tuple[str, ...]:
    """Return what to do next where no piece lies yet; empty as soon as one does."""
    if scenario.pieces or scenario.unread:
        return ()
    found = {finding.code for finding in findings if finding.allowed is None}
    return (FIRST, *(step for code, step in STEPS.items() if code in found))


def is_not_done(scenario: Scenario, finding: Finding) -> bool:
    """Tell whether a finding only says that something is not done yet."""
    return finding.code in STEPS and bool(next_steps(scenario, (finding,)))
