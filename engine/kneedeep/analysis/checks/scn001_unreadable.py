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
    what="The text is not a YAML file of the kind that scenarios are, or it breaks a limit of the format. Nothing of it was read.",
    why="Where one line can't be told from the next there is no scenario to judge. A key given twice is refused because only one of its two values could ever count.",
    mend="Go to the line and column given. Most often a text with a comma, a colon or a # needs quotes, a bracket is missing, or a tab stands where spaces must.",
    rule="Scenario format, first section: one UTF-8 YAML document, at most 1 MiB, nested at most 64 deep, no tags but the core ones.",
    example=example().replace("title: Example", "title: Example\ntitle: Once more"),
    near_miss=example().replace("title: Example", "title: Example\nsummary: Once more"),
    run=run,
)
