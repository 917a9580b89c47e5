"""Findings as SARIF 2.1.0, a format of code hosts and editors."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

from kneedeep import __version__
from kneedeep.analysis.framework.check import check_modules, load_check
from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.report.json_report import plain_data
from kneedeep.report.report import FileReport, Region, Style, path_in_workspace, region
from kneedeep.report.text_edits import MOST_TEXT, TextEdit, edits_of
from kneedeep.support.work_budget import allowance

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
FINGERPRINT = "kneedeep/v2"


def write(reports: Iterable[FileReport], style: Style, failures: Sequence[str] = ()) -> Iterator[str]:
    """Yield the SARIF log of all files."""
    files = list(reports)
    rules = _rules(finding for report in files for finding in report.findings)
    index = {rule["id"]: number for number, rule in enumerate(rules)}
    driver = {"name": "kneedeep", "semanticVersion": __version__, "rules": rules}
    results = []
    for report in files:
        with allowance(MOST_TEXT):
            results += [_result(report, finding, index[finding.code]) for finding in report.findings]
    run = {
        "tool": {"driver": driver},
        "invocations": [_invocation(failures)],
        "columnKind": "unicodeCodePoints",
        "results": results,
    }
    yield json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1) + "\n"


def _invocation(failures: Sequence[str]) -> dict[str, object]:
    """The invocation: whether every file could be opened, and a notification for each failure."""
    invocation: dict[str, object] = {"executionSuccessful": not failures}
    if failures:
        invocation["toolExecutionNotifications"] = [
            {"level": "error", "message": {"text": failure}} for failure in failures
        ]
    return invocation


def _rules(findings: Iterable[Finding]) -> list[dict[str, object]]:
    """The rules of all checks, and of findings about the run itself, by code."""
    rules: dict[str, dict[str, object]] = {}
    for code in check_modules():
        check = load_check(code)
        rules[code] = {
            "id": code,
            "name": check.name,
            "shortDescription": {"text": check.page.when},
            "fullDescription": {"text": f"{check.page.what}\n\n{check.page.why}"},
            "help": {"text": f"{check.page.fix}\n\n{check.page.rule}"},
            "defaultConfiguration": {"level": LEVELS[check.severity]},
        }
    for finding in findings:
        if finding.code not in rules:
            level = {"level": LEVELS[finding.severity]}
            rules[finding.code] = {"id": finding.code, "name": finding.name, "defaultConfiguration": level}
    return [rules[code] for code in sorted(rules)]


def _result(report: FileReport, finding: Finding, index: int) -> dict[str, object]:
    where = {"physicalLocation": {"artifactLocation": _artifact(report.path), "region": _region(region(finding))}}
    properties = {"spaces": plain_data(finding.spaces), "elements": list(finding.elements)}
    if finding.marines is not None:
        properties["marines"] = list(finding.marines)
    if finding.witness is not None:
        properties["witness"] = plain_data(finding.witness)
    result: dict[str, object] = {
        "ruleId": finding.code,
        "ruleIndex": index,
        "level": LEVELS[finding.severity],
        "message": {"text": finding.message},
        "locations": [where],
        "partialFingerprints": {FINGERPRINT: finding.fingerprint},
        "properties": properties,
    }
    if fixes := [made for fix in finding.fixes if (made := _fix(fix, report))]:
        result["fixes"] = fixes
    if finding.allowed is not None:
        result["suppressions"] = [{"kind": "inSource", "justification": finding.allowed}]
    return result


def _fix(fix: Fix, report: FileReport) -> dict[str, object] | None:
    """A fix with its changes. None without changes, since the format does not allow that."""
    if not (edits := edits_of(fix, report.reading)):
        return None
    changes = {"artifactLocation": _artifact(report.path), "replacements": [_replacement(edit) for edit in edits]}
    return {"description": {"text": fix.title}, "artifactChanges": [changes]}


def _replacement(edit: TextEdit) -> dict[str, object]:
    return {"deletedRegion": _region(edit.place), "insertedContent": {"text": edit.text}}


def _region(place: Region) -> dict[str, int]:
    return {
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
    }


def _artifact(path: str) -> dict[str, str]:
    """The URI of a file: relative to the workspace, or absolute for a file outside."""
    if (inside := path_in_workspace(path)) is None:
        return {"uri": Path(os.path.abspath(path)).as_uri()}
    return {"uri": quote(os.fsencode(inside))}
