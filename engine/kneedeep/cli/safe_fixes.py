"""`kneedeep validate --fix`: safe fixes, one after the other, until none is left that helps."""

from collections.abc import Callable, Iterator
from math import inf
from time import process_time
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.cli.inputs import Input
from kneedeep.cli.terminal import complain
from kneedeep.report.report import FindingCounts
from kneedeep.scenario.io.files import write_atomically
from kneedeep.scenario.io.reader import Reading
from kneedeep.scenario.io.saver import SaveFailed, saved

Analysis = Callable[[Reading], list[Finding]]
MOST = 10_000
"""More fixes than a scenario can have things to fix."""


class _Fixed(NamedTuple):
    text: str
    reading: Reading
    titles: tuple[str, ...]


def fixed(given: Input, analysis: Analysis, longest: float = inf) -> tuple[Input, list[Finding]]:
    """Return a file after its safe fixes, saved, and what is still found in it; says on stderr what was done.

    After `longest` seconds of processor time no further fix is tried. Files of a newer format stay as they are. Raises FileFailed when the file cannot be written.
    """
    end = process_time() + longest
    findings = analysis(given.reading)
    if given.reading.newer:
        complain(f"{given.path} has a newer format and is not changed")
        return given, findings
    done = _Fixed("", given.reading, ())
    hopeless: set[str] = set()
    while len(done.titles) < MOST:
        found = next(_open(findings, hopeless), None)
        if found is None:
            break
        hopeless.add(found[0].fingerprint)
        if process_time() > end:
            complain(f"{given.path}: stopped looking for more to fix: it takes too long")
            break
        changed = _applied(done, found[1])
        if changed is None:
            continue
        after = analysis(changed.reading)
        # What was not looked at in time is not known to be better.
        if process_time() > end or _is_no_better(found[0], findings, after):
            continue
        done, findings = changed, after
    if not done.titles:
        return given, findings
    write_atomically(given.path, done.text.encode("utf-8"))
    for title in done.titles:
        complain(f"{given.path}: {title}")
    assert done.reading.source is not None
    return Input(given.path, done.reading, done.reading.source.tree.text), findings


def _open(findings: list[Finding], hopeless: set[str]) -> Iterator[tuple[Finding, Fix]]:
    """The findings with a safe fix that was not tried yet."""
    for finding in findings:
        if finding.allowed is None and finding.fingerprint not in hopeless:
            for fix in finding.fixes:
                if fix.safe:
                    yield finding, fix
                    break


def _is_no_better(fixed: Finding, before: list[Finding], after: list[Finding]) -> bool:
    """Return whether the finding is still there after its fix, or has made room for more of its weight."""
    if any(other.fingerprint == fixed.fingerprint for other in after):
        return True
    old, new = FindingCounts().plus(before), FindingCounts().plus(after)
    return new.errors > old.errors or (new.errors == old.errors and new.warnings > old.warnings)


def _applied(done: _Fixed, fix: Fix) -> _Fixed | None:
    """The text after a fix; None where the fix cannot be written."""
    scenario, source = done.reading.scenario, done.reading.source
    if scenario is None or source is None:
        return None
    try:
        changed = fix.edit.apply(scenario)
        made = saved(source, scenario, changed)
        return _Fixed(made.text, made.reading, (*done.titles, fix.title))
    except SaveFailed:
        return None
