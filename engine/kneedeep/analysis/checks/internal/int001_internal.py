"""INT001: a check failed. The runner finds it."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity


def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: the runner says when another check fails."""
    yield from ()


CHECK = Check(__file__, Severity.ERROR, run)
