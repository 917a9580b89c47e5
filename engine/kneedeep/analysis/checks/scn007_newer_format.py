"""SCN007: the file was written for a later format."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity

CODE = "SCN007"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on what the reader has found."""
    yield from of_code(facts, CODE)


CHECK = Check(
    code=CODE,
    name="newer-format",
    severity=Severity.ERROR,
    when="the number in `format` is above the newest that this version knows",
    what="A later version wrote this file. It is opened as far as it can be read, for reading only, and never saved in place.",
    why="Keys of a later format may mean things that this version knows nothing of. Saving could break them, and findings about the file itself would only tell what this version does not know.",
    mend="Update kneedeep. If the number is a slip, write `format: 1`.",
    rule="Scenario format, Stable interfaces: the number rises only with a way to bring older files along.",
    example=example().replace("format: 1", "format: 2"),
    near_miss=example(),
    run=run,
)
