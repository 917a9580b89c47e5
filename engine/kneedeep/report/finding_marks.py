"""Findings of a scenario as marks on its map."""

from collections.abc import Iterable
from typing import Literal

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.drawing.finding_marks import marks_of_finding
from kneedeep.drawing.marks import Mark


def marks_of_findings(findings: Iterable[Finding]) -> list[Mark]:
    """The marks of all findings that are not allowed, without infos, which would cover the map."""
    marks: list[Mark] = []
    for finding in findings:
        if finding.allowed is None and finding.severity is not Severity.INFO:
            severity: Literal["error", "warning"] = "error" if finding.severity is Severity.ERROR else "warning"
            marks += marks_of_finding(finding.code, severity, finding.spaces, finding.witness)
    return marks
