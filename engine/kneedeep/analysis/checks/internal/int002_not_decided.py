"""INT002: a check was stopped. The runner finds it."""

from collections.abc import Iterator

from kneedeep.analysis.parts import Facts, Finding, Severity, check


@check(Severity.INFO)
def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: the runner reports stopped checks."""
    yield from ()
