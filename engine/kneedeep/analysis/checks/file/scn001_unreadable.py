"""SCN001: the file can't be read at all."""

from collections.abc import Iterator

from kneedeep.analysis.causes.unreliable_elements import of_code
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity

CODE = "SCN001"


def run(facts: Facts) -> Iterator[Finding]:
    """Pass on what the reader has found."""
    yield from of_code(facts, CODE)


CHECK = Check(
    code=CODE,
    name="unreadable",
    severity=Severity.ERROR,
    when="not UTF-8, not YAML, an unsafe tag, too large, nested too deep, a key given twice",
    what="The text is not a valid YAML file, or it breaks a limit of the format. Nothing of it was read.",
    why="A file that can't be parsed holds no scenario to check. A key given twice is refused because only one of its two values could count.",
    fix="Go to the line and column given. Most often a text with a comma, a colon or a # needs quotes, a bracket is missing, or a tab is used for indentation.",
    rule="Scenario format, first section: one UTF-8 YAML document, at most 1 MiB, nested at most 64 deep, no tags but the core ones.",
    example=example().replace("title: Example", "title: Example\ntitle: Once more"),
    near_miss=example().replace("title: Example", "title: Example\nsummary: Once more"),
    run=run,
)
