"""SCN007: the file was written for a later format."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Facts, Finding, Severity, check

CODE = "SCN007"


@check(Severity.ERROR)
def run(facts: Facts) -> Iterator[Finding]:
    """Pass on the complaints of the reader."""
    yield from of_code(facts, CODE)
