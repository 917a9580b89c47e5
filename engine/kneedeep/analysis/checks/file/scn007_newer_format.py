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
    when="the `format` number is newer than this version supports",
    what="A newer version wrote this file. It is opened read-only, as far as it can be read, and never saved in place.",
    why="Keys of a newer format may mean things that this version does not know. Saving could break them, and findings about the file would only show what this version does not know.",
    fix="Update kneedeep. If the number is a typing error, write `format: 1`.",
    rule="Scenario format, Stable interfaces: the number rises only with a way to bring older files along.",
    example=example().replace("format: 1", "format: 2"),
    near_miss=example(),
    run=run,
)
