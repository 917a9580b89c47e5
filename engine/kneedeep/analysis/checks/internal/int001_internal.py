"""INT001: a check failed. The runner finds it."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check


@check(Severity.ERROR)
def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: the runner reports failed checks."""
    yield from ()
