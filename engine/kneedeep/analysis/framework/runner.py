"""Runs checks over a scenario separately, drops explained findings, marks allowed ones and sorts them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from kneedeep.analysis.causes.unreliable_elements import unreliable_elements
from kneedeep.analysis.framework.analysis_cache import AnalysisCache
from kneedeep.analysis.framework.check import Check, check_modules, load_check, selected
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import CROSS_CHECK, Finding, Severity
from kneedeep.analysis.layout.piece_names import untranscribed_tiles
from kneedeep.model.catalog.edition import FEATURES, PREPARED, edition_of
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.source import Source
from kneedeep.support.translation import tr, translated
from kneedeep.support.work_budget import OutOfWork, allowance, left, until

if TYPE_CHECKING:
    from kneedeep.games.simulation.result import Simulation

NEWER = "SCN007"
UNUSED_ALLOW = "SCN006"
LATER_FAMILIES = ("RCH", "RSP", "LOS", "SPN", "OBJ", "BAL")
"""The families whose codes may be allowed even if this run has no check of the family."""
SIMULATED = "BAL"
"""The family of the checks that read the result of a simulation. Without one they do not run."""
STOPPED = "INT002"
"""The code of the finding about a check that was stopped."""

OF_PARTS = ("SCN", "BRD001", "BRD003", "BRD006", "BRD010", "BRD011", "CMP", "INT")
"""The checks that still run if the map has tiles without an outline, so that parts of the board are missing."""

WORK = 4_000_000
"""The steps of work for all checks of a file. Each check may take half of the remaining steps."""
LEAST = 10_000
"""The least steps of a check, even if earlier checks have taken nearly all."""
MOST = 1_000
"""The number of findings listed for one check. The check is stopped then."""


def analyse(
    reading: Reading,
    select: Sequence[str] = (),
    ignore: Sequence[str] = (),
    budget: Callable[[], Callable[[], bool]] | None = None,
    *,
    verbose: bool = False,
    memory: AnalysisCache | None = None,
    simulation: "Simulation | None" = None,
) -> list[Finding]:
    """The findings of a file, sorted by line, column, code and first element. Allowed ones are marked.

    `budget` is a factory of timeouts, one per check. Without it, each check is limited to a number of steps
    of work, so that no file keeps the run for more than a few seconds. The reason why a file can't be read at
    all is always reported, whatever is selected, since nothing could be checked. `memory`: results of
    analyses of earlier states of the scenario. Results that an edit could not change are not computed again.
    `simulation`: the bots' results for the scenario, for the checks of balance.
    """
    if reading.scenario is None:
        return list(_numbered(sorted(_of_problems(reading), key=_order)))
    unasked = (CROSS_CHECK,) if simulation else (SIMULATED, CROSS_CHECK)
    checks = list(selected(select, (*ignore, *unasked)))
    facts = Facts(reading.scenario, reading.problems, source=reading.source, memory=memory, simulation=simulation)
    if reading.newer:
        checks = [check for check in checks if check.code == NEWER or not check.code.startswith("SCN")]
    ruled = [check for check in checks if _applies(check, facts)]
    if facts.of(untranscribed_tiles):
        ruled = [check for check in ruled if check.code.startswith(OF_PARTS)]
    raw: list[Finding] = []
    rest: float = WORK
    for check in ruled:
        given = max(LEAST, rest / 2)
        done = _run(check, facts, verbose, until(budget()) if budget else allowance(given))
        raw.extend(done.findings)
        rest -= given - done.left if budget is None else 0
    found = [_complete(finding, facts, reading.source, checks) for finding in raw]
    ran = {check.code for check in ruled}
    findings = list(_allowed(_without_followers(found, ran), facts))
    if UNUSED_ALLOW in ran:
        followers = _allowed((finding for finding in found if finding.cause is not None), facts)
        unused = _unused_allows(reading.scenario, [*findings, *followers], ran)
        findings += [_complete(finding, facts, reading.source, checks) for finding in unused]
    return list(_numbered(sorted(findings, key=_order)))


def cross_checked(reading: Reading, *, verbose: bool = False, memory: AnalysisCache | None = None) -> list[Finding]:
    """The differences between the engine and the reference engine for a file, limited only by the caller's timer.

    `memory`: results of an analysis of the scenario to compare.
    """
    if reading.scenario is None:
        return []
    facts = Facts(reading.scenario, reading.problems, source=reading.source, memory=memory)
    check = load_check(CROSS_CHECK)
    done = _run(check, facts, verbose, allowance(inf))
    found = (_complete(finding, facts, reading.source, [check]) for finding in done.findings)
    return list(_numbered(sorted(found, key=_order)))


def _order(finding: Finding) -> tuple[int, int, str, tuple[str, ...], str]:
    return finding.line, finding.column, finding.code, finding.elements[:1], finding.message


def _numbered(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield the findings with unique fingerprints: those with the same identity are numbered in order."""
    seen: Counter[tuple[str, ...]] = Counter()
    for finding in findings:
        seen[finding.identity] += 1
        yield finding._replace(occurrence=seen[finding.identity])


class _Run(NamedTuple):
    """The findings of a check, and the steps of work left."""

    findings: list[Finding]
    left: float


def _run(check: Check, facts: Facts, verbose: bool, limit: AbstractContextManager[None]) -> _Run:
    """Run a check within a limit. A check that raises or is stopped becomes a finding itself.

    Only the check is limited. The finding about a stopped check can't be stopped.
    """
    found: list[Finding] = []
    rest = 0.0
    try:
        with limit:
            try:
                part = facts.part(check.reads)
                known = part.found.get(check.code)
                found.extend(islice(check.run(part), MOST + 1) if known is None else known)
                part.found[check.code] = tuple(found)
            finally:
                rest = left()
    except OutOfWork as stop:
        facts.forget()
        covered = f" ({stop.covered})" if stop.covered else ""
        message = tr("{code} was stopped before it was done{covered}.", code=check.code, covered=covered)
        found.append(Finding(STOPPED, message, name="not-decided", severity=Severity.INFO))
    except Exception as error:  # noqa: BLE001 -- one broken check must not take the others along
        facts.forget()
        details = f"{type(error).__name__}: {error}"
        if verbose:
            from traceback import format_exception

            details = "".join(format_exception(error))
        message = tr(
            "The check {code} failed; the others ran. Please report this: {details}", code=check.code, details=details
        )
        found.append(Finding("INT001", message, name="internal"))
    if len(found) > MOST:
        message = tr("{code} has more than {MOST} findings; the others are not listed.", code=check.code, MOST=MOST)
        more = Finding(STOPPED, message, name="not-decided", severity=Severity.INFO)
        found = [*found[:MOST], more]
    return _Run(found, rest)


def _complete(finding: Finding, facts: Facts, source: Source | None, checks: Iterable[Check]) -> Finding:
    """A finding with its name, severity, the names of its elements and its place in the file."""
    check = next((check for check in checks if check.code == finding.code), None)
    if check is not None:
        finding = finding._replace(name=check.name, severity=check.severity)
    if len(finding.fixes) > 1:
        finding = finding._replace(fixes=tuple(sorted(finding.fixes, key=lambda fix: fix.deletes)))
    names = facts.names
    named = [serial for serial in finding.serials if serial and serial in names]
    elements = tuple(dict.fromkeys(names[serial] for serial in named))
    called = tuple(dict.fromkeys(facts.called(serial) for serial in named))
    finding = finding._replace(elements=elements, called=called, spaces=tuple(sorted(set(finding.spaces))))
    if source is None or finding.line > 1 or finding.column > 1:
        return finding
    serial = finding.serials[0] if finding.serials else 0
    if serial == 0 and not finding.path:
        return finding
    span = source.span(serial, finding.path)
    return finding._replace(line=span.line, column=span.column, end_line=span.end_line, end_column=span.end_column)


def _of_problems(reading: Reading) -> Iterator[Finding]:
    """Yield the findings of a file that could not be read."""
    for problem in reading.problems:
        check = load_check(problem.code)
        yield Finding(
            problem.code,
            translated(problem.message),
            name=check.name,
            severity=check.severity,
            line=problem.line,
            column=problem.column,
            end_line=problem.line,
            end_column=problem.column,
        )


def _applies(check: Check, facts: Facts) -> bool:
    """Whether the scenario's edition has the features a check needs. If the ruleset is lost, it has none."""
    if "ruleset" in facts.of(unreliable_elements).keys:
        return not check.needs
    return edition_of(facts.scenario.ruleset).features.issuperset(check.needs)


def unready_checks(ruleset: str) -> tuple[str, ...]:
    """The codes of the checks that apply to an edition but are not implemented for it yet."""
    missing = set(FEATURES) - edition_of(ruleset).features
    if missing.isdisjoint(PREPARED):
        return ()
    needed = ((code, missing.intersection(load_check(code).needs)) for code in check_modules())
    return tuple(code for code, lacking in needed if lacking and lacking <= PREPARED)


def _without_followers(findings: Sequence[Finding], ran: set[str]) -> Iterator[Finding]:
    """Yield the findings that no other finding explains. The witness of an explaining finding lists those it explains.

    A cause counts only if it was found, or if its check was not run.
    """
    places: dict[tuple[str, object], int] = {}
    for index, finding in enumerate(findings):
        for key in (*finding.serials, (finding.line, finding.column)):
            places.setdefault((finding.code, key), index)

    def cause_of(finding: Finding) -> int | None:
        if (cause := finding.cause) is None:
            return None
        found = (places.get((cause.code, key)) for key in (*cause.serials, cause.place))
        return next((index for index in found if index is not None), None)

    followers: dict[int, list[dict[str, str]]] = {}
    kept: list[int] = []
    for index, finding in enumerate(findings):
        root, found = index, cause_of(finding)
        while found is not None and found != root:
            root, found = found, cause_of(findings[found])
        if root != index:
            followers.setdefault(root, []).append({"code": finding.code, "message": finding.message})
        elif finding.cause is None or finding.cause.code in ran:
            kept.append(index)
    for index in kept:
        finding = findings[index]._replace(cause=None)
        if index in followers:
            witness = {**(finding.witness or {"kind": "places"}), "followers": followers[index]}
            finding = finding._replace(witness=witness)
        yield finding


def _allowed(findings: Iterable[Finding], facts: Facts) -> Iterator[Finding]:
    """Yield the findings, with the reason for allowed ones. Unreadable files allow nothing."""
    for finding in findings:
        reason = facts.scenario.allow.get(finding.code)
        for serial in finding.serials:
            if reason is None and serial:
                reason = facts.elements[serial].allow.get(finding.code)
        yield finding if reason is None else finding._replace(allowed=str(reason))


def _unused_allows(scenario: Scenario, findings: Iterable[Finding], ran: set[str]) -> Iterator[Finding]:
    """Yield a finding for every `allow` without effect, except for codes that were not run."""
    used = {(finding.code, serial) for finding in findings if finding.allowed for serial in (0, *finding.serials)}
    for element in (scenario, *scenario.elements()):
        for code in element.allow:
            known = code in check_modules()
            if (code in ran or not (known or code.startswith(LATER_FAMILIES))) and (code, element.serial) not in used:
                reason = tr("nothing of the kind is found here") if known else tr("there is no such code")
                message = tr("{code} is allowed, but {reason}.", code=code, reason=reason)
                yield Finding(UNUSED_ALLOW, message, serials=(element.serial,), path=("allow", code))
