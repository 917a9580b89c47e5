"""SCN003: a key or a fixed word that the format does not have."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity

CODE = "SCN003"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on what the reader has found."""
    yield from of_code(facts, CODE)


CHECK = Check(
    code=CODE,
    name="unknown-key",
    severity=Severity.ERROR,
    when="a key, or a word from a fixed list (color, side, kind of token or door), is not known",
    what="The format has no such key, or no such word for this key. The nearest known one is suggested.",
    why="A misspelled key has no effect: a door with `keey: red` would be a door without a lock. Therefore it is reported and never dropped silently. Saving keeps it.",
    fix="Take the suggestion. If a text was meant to continue there, put it in quotes: a comma inside { } starts a new key.",
    rule="Scenario format, Stable interfaces: unknown keys are findings, never silently dropped.",
    example=example(tokens="  - {kind: health, at: [1, 1], nope: Behind the crates.}\n"),
    near_miss=example(tokens="  - {kind: health, at: [1, 1], note: Behind the crates.}\n"),
    run=run,
)
