"""Findings and their witnesses on the map and in words."""

from collections.abc import Iterable

from PySide6.QtCore import QObject

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.board import Board
from kneedeep.drawing.marks import Mark
from kneedeep_editor.canvas.map_canvas import MapCanvas
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.panels.widgets.code_marks import rich
from kneedeep_editor.texts import EditionTexts, tr
from kneedeep_editor.tools.geometry.extent import Extent, extent_of

_MARKED: dict[Severity, str] = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_RANK = ("error", "warning", "note")


def extent_of_finding(board: Board, finding: Finding) -> Extent:
    """The place of a finding: its spaces, else its elements."""
    if finding.spaces:
        lines = extent_of(board, frozenset(finding.serials)).lines
        return Extent((frozenset(finding.spaces),), lines)
    return extent_of(board, frozenset(finding.serials))


def mark_of(board: Board, finding: Finding) -> Mark | None:
    """The mark of a finding on the map. None if it has no place."""
    extent = extent_of_finding(board, finding)
    if extent.box is None:
        return None
    spaces = tuple(sorted({space for patch in extent.patches for space in patch}))
    edges = tuple(edge for line in extent.lines for edge in line)
    return Mark(_MARKED[finding.severity], spaces, edges, label=finding.code)  # type: ignore[arg-type]


def marks_of(board: Board, finding: Finding) -> list[Mark]:
    """The marks of a finding: its place and its witness (a cut, a band, a line, a path)."""
    # Imported for the first highlighted problem, so that the window appears faster.
    from kneedeep.report.finding_marks import marks_of_finding

    mark = mark_of(board, finding)
    return [*([mark] if mark is not None else []), *marks_of_finding("", "witness", (), finding.witness)]


def signs_of(board: Board, findings: Iterable[Finding]) -> dict[tuple[int, int], str]:
    """The severity of the worst finding by space, at the first space of each finding."""
    signs: dict[tuple[int, int], str] = {}
    for finding in findings:
        if finding.allowed is not None or finding.severity is Severity.INFO:
            continue
        extent = extent_of_finding(board, finding)
        places = [min(patch, key=lambda space: (space[1], space[0])) for patch in extent.patches[:1]]
        places += [line[0][0] for line in extent.lines[:1] if not places]
        for place in places:
            mark = _MARKED[finding.severity]
            if (known := signs.get(place)) is None or _RANK.index(mark) < _RANK.index(known):
                signs[place] = mark
    return signs


def explanation_of(finding: Finding, texts: EditionTexts) -> str:
    """The meaning, importance and remedy of a finding as rich text."""
    from html import escape

    from kneedeep.analysis.framework.check import check_modules, load_check, paragraphs

    if finding.code not in check_modules():
        return f"<b>{escape(finding.code)}</b>"
    check = load_check(finding.code)
    parts = [f"<b>{escape(finding.code)}</b> {escape(tr(check.title))}"]
    for title, text in (
        (tr("What"), check.page.what), (tr("Why"), check.page.why), (tr("Fix"), check.page.fix), (tr("Rule"), check.page.rule)
    ):  # fmt: skip
        if text.strip():
            first, *more = (rich(texts.tr(part)) for part in paragraphs(text))
            parts += [f"<b>{title}</b> {first}", *more]
    return "".join(f"<p style='margin:0 0 7px 0'>{part}</p>" for part in parts)


def count_by_severity(findings: Iterable[Finding]) -> tuple[int, int]:
    """The numbers of errors and warnings."""
    reported_severities = [finding.severity for finding in findings if finding.allowed is None]
    return reported_severities.count(Severity.ERROR), reported_severities.count(Severity.WARNING)


class WitnessDisplay(QObject):
    """Shows one witness at a time, until the selection or the tool changes, or until `clear`."""

    def __init__(self, work: Workspace, toolbox: Toolbox, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._work, self._canvas = work, canvas
        self.shown: Finding | None = None
        work.selected.changed.connect(self.clear)
        toolbox.changed.connect(self.clear)

    def show(self, finding: Finding | None) -> None:
        """Show the place and the witness of a finding. None: show nothing."""
        if finding is not None or self.shown is not None:
            self.shown = finding
            self._canvas.show_marks(marks_of(self._work.board, finding) if finding is not None else [])

    def renew(self, chosen: Finding | None) -> None:
        """After an analysis, update the shown finding, or clear it if it is gone."""
        if self.shown is not None:
            self.show(chosen)

    def clear(self) -> None:
        """Hide the witness."""
        self.show(None)
