"""INT002: a check was stopped. The runner finds it."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity


def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: the runner says when another check is stopped."""
    yield from ()


CHECK = Check(
    code="INT002",
    name="not-decided",
    severity=Severity.INFO,
    when="a check used up the work or the time it may take, or found more than is listed",
    what="A check was stopped before it had looked at everything. The message names it and says how far it came. All checks of a file share an amount of work, so that no file takes more than some seconds; a check lists at most 1,000 findings. Findings of other checks that the stopped one would have explained are listed one by one.",
    why="What it did not look at may be right or wrong; nobody should take it for right.",
    fix="Allow more time with `--budget SECONDS`, run the check alone with `--select`, or fix what is listed first.",
    rule="No rule of the game.",
    example="",
    near_miss="",
    run=run,
)
