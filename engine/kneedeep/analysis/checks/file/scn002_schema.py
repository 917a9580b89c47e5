"""SCN002: a value is not of the kind its key asks for."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Check, Facts, Finding, Severity

CODE = "SCN002"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on the complaints of the reader."""
    yield from of_code(facts, CODE)


CHECK = Check(__file__, Severity.ERROR, run)
