"""SCN003: a key or a fixed word that the format does not have."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.parts import Facts, Finding, Severity, check

CODE = "SCN003"


@check(Severity.ERROR)
def run(facts: Facts) -> Iterator[Finding]:
    """Pass on the complaints of the reader."""
    yield from of_code(facts, CODE)
