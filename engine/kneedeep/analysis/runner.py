"""Running checks over a scenario: every check by itself, followers dropped, allowed findings marked, sorted."""

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from kneedeep.analysis.check import Check, check_modules, load_check, selected
from kneedeep.analysis.facts import Facts, OutOfBudget
from kneedeep.analysis.finding import Finding, Severity
from kneedeep.scenario.io.reader import Reading
from kneedeep.scenario.model import Scenario
from kneedeep.scenario.source import Source

UNUSED_ALLOW = "SCN006"
LATER_FAMILIES = ("RCH", "RSP", "LOS", "SPN", "OBJ", "BAL")
"""Families whose codes may be allowed though this run has no check of theirs."""


def analyse(
    reading: Reading,
    select: Sequence[str] = (),
    ignore: Sequence[str] = (),
    budget: Callable[[], Callable[[], bool]] | None = None,
    *,
    verbose: bool = False,
) -> list[Finding]:
    """Return the findings of a file, sorted by line, column, code and first element; allowed ones are marked.

    `budget` makes, for each check, the question whether its time is spent. Why a file can't be read at all is
    told whatever is selected, since nothing that was selected could be looked at.
    """
    if reading.scenario is None:
        return sorted(_of_problems(reading), key=_order)
    checks = list(selected(select, ignore))
    facts = Facts(reading.scenario, reading.problems)
    raw: list[Finding] = []
    for check in checks:
        raw.extend(_run(check, facts, budget, verbose))
    findings = [_complete(finding, facts, reading.source, checks) for finding in raw]
    findings = list(_without_followers(findings))
    findings = list(_allowed(findings, reading.scenario))
    if any(check.code == UNUSED_ALLOW for check in checks):
        ran = {check.code for check in checks}
        unused = _unused_allows(reading.scenario, findings, ran)
        findings += [_complete(finding, facts, reading.source, checks) for finding in unused]
    return sorted(findings, key=_order)


def _order(finding: Finding) -> tuple[Any, ...]:
    return finding.line, finding.column, finding.code, finding.elements[:1], finding.message


def _run(
    check: Check, facts: Facts, budget: Callable[[], Callable[[], bool]] | None, verbose: bool
) -> Iterator[Finding]:
    """Yield what a check finds; a check that raises or runs out of time becomes a finding of its own."""
    found: list[Finding] = []
    facts.renew(budget() if budget else lambda: False)
    try:
        found.extend(check.run(facts))
    except OutOfBudget as stop:
        covered = f" ({stop.covered})" if stop.covered else ""
        message = f"{check.code} was not decided in the time it had{covered}."
        found.append(Finding("INT002", message, name="not-decided", severity=Severity.INFO))
    except Exception as error:  # noqa: BLE001 -- one broken check must not take the others along
        told = "".join(traceback.format_exception(error)) if verbose else f"{type(error).__name__}: {error}"
        message = f"The check {check.code} failed; the others ran. Please report it: {told}"
        found.append(Finding("INT001", message, name="internal"))
    yield from found


def _complete(finding: Finding, facts: Facts, source: Source | None, checks: Iterable[Check]) -> Finding:
    """Return a finding with its name, severity, element names and place in the file."""
    check = next((check for check in checks if check.code == finding.code), None)
    if check is not None:
        finding = finding._replace(name=check.name, severity=check.severity)
    names = facts.names
    elements = tuple(names[serial] for serial in finding.serials if serial and serial in names)
    finding = finding._replace(elements=elements, spaces=tuple(sorted(set(finding.spaces))))
    if source is None or finding.line > 1 or finding.column > 1:
        return finding
    serial = finding.serials[0] if finding.serials else 0
    if serial == 0 and not finding.path:
        return finding
    span = source.span(serial, finding.path)
    return finding._replace(
        line=span.line, column=span.column, end_line=span.end_line, end_column=span.end_column
    )


def _of_problems(reading: Reading) -> Iterator[Finding]:
    """Yield the findings of a file that could not be read."""
    for problem in reading.problems:
        check = load_check(problem.code)
        yield Finding(
            problem.code,
            problem.message,
            name=check.name,
            severity=check.severity,
            line=problem.line,
            column=problem.column,
            end_line=problem.line,
            end_column=problem.column,
        )


def _without_followers(findings: Sequence[Finding]) -> Iterator[Finding]:
    """Yield the findings that no other one explains; the others are listed in that one's witness."""
    followers: dict[int, list[dict[str, Any]]] = {}
    kept = [finding for finding in findings if finding.cause is None]
    for finding in findings:
        if finding.cause is None:
            continue
        cause = finding.cause
        for index, other in enumerate(kept):
            if other.code == cause.code and (not cause.serials or set(cause.serials) & set(other.serials)):
                told = {"code": finding.code, "message": finding.message}
                followers.setdefault(index, []).append(told)
                break
    for index, finding in enumerate(kept):
        if index in followers:
            witness = {**(finding.witness or {"kind": "places"}), "followers": followers[index]}
            finding = finding._replace(witness=witness)
        yield finding


def _allowed(findings: Iterable[Finding], scenario: Scenario) -> Iterator[Finding]:
    """Yield the findings, with the reason on those that the scenario allows. Unreadable files allow nothing."""
    for finding in findings:
        reason = scenario.allow.get(finding.code)
        for serial in finding.serials:
            if reason is None and serial:
                reason = scenario.element(serial).allow.get(finding.code)
        yield finding if reason is None else finding._replace(allowed=str(reason))


def _unused_allows(scenario: Scenario, findings: Iterable[Finding], ran: set[str]) -> Iterator[Finding]:
    """Yield a finding for every recorded wish that silences nothing; codes that were not run are left alone."""
    used = {
        (finding.code, serial) for finding in findings if finding.allowed for serial in (0, *finding.serials)
    }
    for element in (scenario, *scenario.elements()):
        for code in element.allow:
            known = code in check_modules()
            if (code in ran or not (known or code.startswith(LATER_FAMILIES))) and (
                code,
                element.serial,
            ) not in used:
                told = "nothing of the kind is found here" if known else "there is no such code"
                message = f"allow: {code} silences nothing: {told}."
                yield Finding(UNUSED_ALLOW, message, serials=(element.serial,), path=("allow", code))
