"""INT002: a check ran out of time. The runner finds it."""

from collections.abc import Iterator

from kneedeep.analysis.check import Check
from kneedeep.analysis.facts import Facts
from kneedeep.analysis.finding import Finding, Severity


def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: the runner tells when another check is stopped."""
    yield from ()


CHECK = Check(
    code="INT002",
    name="not-decided",
    severity=Severity.INFO,
    when="a check used up its budget of time",
    what="A check was stopped before it had looked at everything. The message names it and says how far it came.",
    why="What it did not look at may be right or wrong; nobody should take it for right.",
    mend="Give it more time with `--budget`, or run it alone with `--select`.",
    rule="No rule of the game.",
    example="",
    near_miss="",
    run=run,
)
