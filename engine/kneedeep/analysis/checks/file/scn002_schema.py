"""SCN002: a value is not of the kind its key asks for."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity

CODE = "SCN002"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on what the reader has found."""
    yield from of_code(facts, CODE)


CHECK = Check(
    code=CODE,
    name="schema",
    severity=Severity.ERROR,
    when="a value breaks the schema: wrong type, out of range, or a missing key",
    what="A key has a value that is not allowed, or a required key is missing. The element is left out until this is fixed. It stays in the file as it is.",
    why="A piece without a place can't be laid, and a door without a side stands nowhere. Problems that follow from the missing element are not reported separately.",
    fix="The message says what is allowed. `kneedeep schema` prints the whole schema with an example for every key. An editor with a YAML language server shows it while you type.",
    rule="Scenario format, the keys and their values.",
    example=example(tokens="  - {kind: health, at: [1, 1], count: 0}\n"),
    near_miss=example(tokens="  - {kind: health, at: [1, 1], count: 1}\n"),
    run=run,
)
