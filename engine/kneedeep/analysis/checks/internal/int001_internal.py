"""INT001: a check failed. The runner finds it."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity


def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: the runner says when another check fails."""
    yield from ()


CHECK = Check(
    code="INT001",
    name="internal",
    severity=Severity.ERROR,
    when="a check broke down; the others ran",
    what="There is a fault in kneedeep itself: one check stopped in the middle. What it had not found by then is missing, everything else is complete.",
    why="A check that breaks down must not pass for one that found nothing.",
    fix="Please report it with the scenario and the output of `--verbose`. Until then, `--ignore` the code that the message names.",
    rule="No rule of the game.",
    example="",
    near_miss="",
    run=run,
)
