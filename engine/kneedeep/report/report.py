"""The contents of a report, and the table of report formats."""

import os
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import NamedTuple, Protocol

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.views.verdict import Verdict
from kneedeep.model.scenario.io.reader import Reading


class Style(NamedTuple):
    """Options of a text report: colors, all details, and every info instead of their number."""

    color: bool = False
    verbose: bool = False
    infos: bool = True


class FileReport(NamedTuple):
    """One file and its findings. `text` is for excerpts, empty if unknown.

    `verdict`: the verdict on the scenario, None if not wanted. `unready`: the codes of checks not implemented for its
    edition, empty if checks were selected. `agreed`: whether the reference engine was asked and agrees.
    """

    path: str
    reading: Reading
    findings: tuple[Finding, ...]
    text: str = ""
    verdict: Verdict | None = None
    unready: tuple[str, ...] = ()
    agreed: bool = False


class FindingCounts(NamedTuple):
    """The number of findings by severity, and that of allowed findings."""

    errors: int = 0
    warnings: int = 0
    infos: int = 0
    allowed: int = 0

    def plus(self, findings: Iterable[Finding]) -> "FindingCounts":
        """The counts with further findings added."""
        found = [finding.severity for finding in findings if finding.allowed is None]
        return FindingCounts(
            self.errors + found.count(Severity.ERROR),
            self.warnings + found.count(Severity.WARNING),
            self.infos + found.count(Severity.INFO),
            self.allowed + sum(1 for finding in findings if finding.allowed is not None),
        )


class Region(NamedTuple):
    """The place of a finding in its file, lines and columns from 1. The end is exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int


def region(finding: Finding) -> Region:
    """The place of a finding. If its end is unknown it ends where it begins."""
    start = (max(finding.line, 1), max(finding.column, 1))
    return Region(*start, *max(start, (finding.end_line, finding.end_column)))


def path_in_workspace(path: str) -> str | None:
    """A path for code hosts: relative to the workspace, with slashes, without `.` and `..`.

    The workspace is GITHUB_WORKSPACE, else the current folder. None for a file outside.
    """
    top = os.path.abspath(os.environ.get("GITHUB_WORKSPACE") or os.curdir)
    try:
        inside = os.path.relpath(os.path.abspath(path), top)
    except ValueError:
        # The file is on another drive of Windows.
        return None
    outside = inside == os.pardir or inside.startswith(os.pardir + os.sep)
    return None if outside else inside.replace(os.sep, "/")


class Writer(Protocol):
    """Yields the parts of a report. `failures`: messages about unopened files, complete after the last report."""

    def __call__(self, reports: Iterable[FileReport], style: Style, failures: Sequence[str] = ()) -> Iterator[str]: ...


FORMATS: dict[str, str] = {
    "text": "kneedeep.report.text_report",
    "json": "kneedeep.report.json_report",
    "sarif": "kneedeep.report.sarif",
    "github": "kneedeep.report.github",
}
"""The module of each report format. Its `write(reports, style)` yields the parts of the output."""


def writer(form: str) -> Writer:
    """The writer of a report format. Raises KeyError for an unknown one."""
    write: Writer = import_module(FORMATS[form]).write
    return write
