"""Findings as JSON in ASCII, version 1 of the shape in findings.schema.json."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from kneedeep.analysis.framework.finding import Finding
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.report.producer import producer_of
from kneedeep.report.report import FileReport, FindingCounts, Style, region
from kneedeep.report.text_edits import MOST_TEXT, TextEdit, edits_of
from kneedeep.support.work_budget import allowance

VERSION = 1


def write(reports: Iterable[FileReport], style: Style, failures: Sequence[str] = ()) -> Iterator[str]:
    """Yield the JSON text of all files and their findings."""
    counts = FindingCounts()
    files = []
    for report in reports:
        counts = counts.plus(report.findings)
        with allowance(MOST_TEXT):
            found = [finding_data(finding, report.reading) for finding in report.findings]
        files.append({"path": report.path, "made_by": producer_of(report.reading.scenario), "findings": found})
    summary = {"errors": counts.errors, "warnings": counts.warnings, "infos": counts.infos}
    whole = {"version": VERSION, "files": files, "summary": summary}
    if failures:
        whole["failures"] = list(failures)
    yield json.dumps(whole, indent=1) + "\n"


def finding_data(finding: Finding, reading: Reading) -> dict[str, object]:
    """A finding as plain data. Absent parts are left out."""
    place = region(finding)
    data: dict[str, object] = {
        "code": finding.code,
        "name": finding.name,
        "severity": str(finding.severity),
        "message": finding.message,
        "line": place.line,
        "column": place.column,
        "spaces": [list(space) for space in finding.spaces],
        "elements": list(finding.elements),
        "called": list(finding.called),
        "fingerprint": finding.fingerprint,
    }
    if finding.marines is not None:
        data["marines"] = list(finding.marines)
    if finding.witness is not None:
        data["witness"] = plain_data(finding.witness)
    if finding.fixes:
        fix = finding.fixes[0]
        if edits := [edit_data(edit) for edit in edits_of(fix, reading)]:
            data["fix"] = {"title": fix.title, "safe": fix.safe, "edits": edits}
    if finding.allowed is not None:
        data["allowed"] = finding.allowed
    return data


def edit_data(edit: TextEdit) -> dict[str, object]:
    """A text edit as plain data for JSON."""
    place = edit.place
    return {
        "start": {"line": place.line, "column": place.column},
        "end": {"line": place.end_line, "column": place.end_column},
        "text": edit.text,
    }


def plain_data(value: object) -> object:
    """Tuples and mappings as lists and dicts. Sets become sorted lists."""
    if isinstance(value, Mapping):
        return {str(key): plain_data(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return [plain_data(part) for part in sorted(value)]
    if isinstance(value, tuple | list):
        return [plain_data(part) for part in value]
    return value
