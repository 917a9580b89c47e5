"""Safe fixes of a scenario, applied one by one as long as they help."""

from collections.abc import Callable, Iterator
from math import inf
from time import process_time
from typing import NamedTuple

from kneedeep.analysis.framework.finding import Finding, Fix
from kneedeep.model.scenario.edits import applied
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.io.saver import SaveFailed, saved
from kneedeep.report.report import FindingCounts

Analysis = Callable[[Reading], list[Finding]]
MOST = 10_000
"""The maximum number of fixes, more than a scenario can need."""


class Fixed(NamedTuple):
    """A scenario after its safe fixes: its text (empty without a fix), its reading, the titles of the fixes.

    `findings`: the remaining findings. `stopped`: whether the time ran out.
    """

    text: str
    reading: Reading
    titles: tuple[str, ...]
    findings: list[Finding]
    stopped: bool = False


def safely_fixed(reading: Reading, analysis: Analysis, longest: float = inf) -> Fixed:
    """A scenario after its safe fixes. After `longest` seconds of processor time no further fix is tried."""
    end = process_time() + longest
    done = Fixed("", reading, (), analysis(reading))
    if reading.newer:
        return done
    hopeless: set[str] = set()
    while len(done.titles) < MOST:
        if (found := next(_open(done.findings, hopeless), None)) is None:
            break
        hopeless.add(found[0].fingerprint)
        if process_time() > end:
            return done._replace(stopped=True)
        if (changed := _applied(done, found[1])) is None:
            continue
        after = analysis(changed.reading)
        # An analysis past the time limit may be incomplete, so the fix is not proven to be better.
        if process_time() > end or _is_no_better(found[0], done.findings, after):
            continue
        done = changed._replace(findings=after)
    return done


def _open(findings: list[Finding], hopeless: set[str]) -> Iterator[tuple[Finding, Fix]]:
    """Yield the findings that have a safe fix not tried before, with that fix."""
    for finding in findings:
        if finding.allowed is None and finding.fingerprint not in hopeless:
            for fix in finding.fixes:
                if fix.safe:
                    yield finding, fix
                    break


def _is_no_better(fixed: Finding, before: list[Finding], after: list[Finding]) -> bool:
    """Whether a finding remains after its fix, or there are more errors, or more warnings and as many errors."""
    if any(other.fingerprint == fixed.fingerprint for other in after):
        return True
    old, new = FindingCounts().plus(before), FindingCounts().plus(after)
    return new.errors > old.errors or (new.errors == old.errors and new.warnings > old.warnings)


def _applied(done: Fixed, fix: Fix) -> Fixed | None:
    """The scenario after a fix. None if the fix can't be written."""
    scenario, source = done.reading.scenario, done.reading.source
    if scenario is None or source is None:
        return None
    try:
        made = saved(source, scenario, applied(fix.edit, scenario))
        return Fixed(made.text, made.reading, (*done.titles, fix.title), [])
    except SaveFailed:
        return None
