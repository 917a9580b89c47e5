"""`kneedeep validate --fix`: a file after its safe fixes, saved."""

from math import inf

from kneedeep.analysis.framework.finding import Finding
from kneedeep.cli.inputs import Input
from kneedeep.cli.terminal import complain
from kneedeep.model.scenario.io.files import write_atomically
from kneedeep.report.safe_fixes import Analysis, safely_fixed


def fixed(given: Input, analysis: Analysis, longest: float = inf) -> tuple[Input, list[Finding]]:
    """A file after its safe fixes, saved, and what is still found in it; says on stderr what was done.

    After `longest` seconds of processor time no further fix is tried. Files of a newer format stay as they are. Raises FileFailed when the file cannot be written.
    """
    done = safely_fixed(given.reading, analysis, longest)
    if given.reading.newer:
        complain("{path} has a newer format and is not changed", path=given.path)
    if done.stopped:
        complain("{path}: stopped looking for more to fix: it takes too long", path=given.path)
    if not done.titles:
        return given, done.findings
    write_atomically(given.path, done.text.encode("utf-8"))
    for title in done.titles:
        complain("{path}: {error}", path=given.path, error=title)
    assert done.reading.source is not None
    return Input(given.path, done.reading, done.reading.source.tree.text), done.findings
