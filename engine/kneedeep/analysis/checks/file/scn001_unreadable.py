"""SCN001: the file can't be read at all."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Check, Facts, Finding, Severity

CODE = "SCN001"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on the complaints of the reader."""
    yield from of_code(facts, CODE)


CHECK = Check(__file__, Severity.ERROR, run)
