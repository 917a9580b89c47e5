"""SCN006: an `allow` that silences nothing. The runner finds it, once every other check has run."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity


def run(_facts: Facts) -> Iterator[Finding]:
    """Find nothing: only the runner knows what the others have found."""
    yield from ()


CHECK = Check(
    code="SCN006",
    name="unused-allow",
    severity=Severity.INFO,
    when="an `allow` names a code that is not found there",
    what="The scenario, or one of its elements, allows a finding, but there is no such finding (any more), or no such code.",
    why="An outdated `allow` would hide the same problem when it comes back, this time by mistake.",
    fix="Remove the entry. If the finding is about another element, move the entry there.",
    rule="Scenario format, `allow`.",
    example=example(allow="allow: {CMP001: we own two boxes}"),
    near_miss=example(allow="allow: {BRD008: the lab is meant to be seen from the hall}", doors=""),
    run=run,
)
