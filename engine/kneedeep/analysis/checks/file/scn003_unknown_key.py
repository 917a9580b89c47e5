"""SCN003: a key or a fixed word that the format does not have."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity

CODE = "SCN003"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on what the reader has found."""
    yield from of_code(facts, CODE)


CHECK = Check(__file__, Severity.ERROR, run)
