"""The status bar: target of the pointer, hint of the tool, number of problems, scale."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStatusBar, QToolButton
from shiboken6 import isValid

from kneedeep.analysis.framework.finding import Finding
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.documents.document import Document
from kneedeep_editor.mainwindow.finding_display import count_by_severity
from kneedeep_editor.mainwindow.status_row import StatusRow
from kneedeep_editor.mainwindow.zoom_box import ZoomBox
from kneedeep_editor.services.widgets import plain_tip, tool_button
from kneedeep_editor.texts import later_count, tr, tr_count
from kneedeep_editor.tools.elements.element_names import elements_title

FULL = 48.0
"""Pixels a space that count as 100 %."""
_SAID = 6000


class StatusBar(QObject):
    """Fills a status bar. `problems_asked`: show the problems, `next_asked`: start the next step."""

    problems_asked = Signal()
    next_asked = Signal()

    def __init__(self, work: Workspace, bar: QStatusBar) -> None:
        """Show the state of a workspace."""
        super().__init__(bar)
        self._work, self._bar = work, bar
        self._row = StatusRow()
        self.pointed, self.chosen = self._row.pointed, self._row.chosen
        self.hint, self.next = self._row.hint, self._row.next
        self.next.clicked.connect(self.next_asked)
        self.errors, self.warnings = (
            self._counter("error", tr("Errors")),
            self._counter("warning", tr("Warnings")),
        )
        self._next, self._hint = "", ""
        self._is_aside = False
        self.zoom = ZoomBox()
        bar.setSizeGripEnabled(False)
        bar.addPermanentWidget(self._row, 1)
        for widget in (self.errors, self.warnings, self.zoom):
            bar.addPermanentWidget(widget)
        bar.messageChanged.connect(self._show_message)

    def _counter(self, sign: str, name: str) -> QToolButton:
        made = tool_button(
            sign=sign,
            raised=True,
            text="–",
            name=name,
            tip=plain_tip(tr("{name}: show the problems", name=name)),
            do=self.problems_asked,
        )
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def say(self, text: str) -> None:
        """Show a sentence for some seconds."""
        self._bar.showMessage(text, _SAID)

    def _show_message(self, text: str) -> None:
        self._row.show_text(self._row.message, text)

    def point(self, text: str) -> None:
        """Show the target of the pointer."""
        self._row.show_text(self.pointed, text)

    def show_selection(self) -> None:
        """Show the selection."""
        work = self._work
        serials = frozenset() if self._is_aside else work.selection
        name = elements_title(work.scenario, work.board.kinds, serials) if serials else ""
        if serials and work.place is not None:
            number = len(work.scenario.element(next(iter(serials))).spaces)
            name = tr("{name}, one of {number}", name=name, number=number)
        self._row.show_text(self.chosen, tr("{name} selected", name=name) if serials else "")

    def show_tool(self, hint: str) -> None:
        """Show the hint of the current tool."""
        self._hint = hint
        self._row.show_hint("" if self._is_aside else hint)

    def set_map_aside(self, *, aside: bool) -> None:
        """Show nothing of the map and its problems while something else is shown, and all of it again afterwards."""
        self._is_aside = aside
        self.point("")
        for widget in (self.errors, self.warnings):
            widget.setVisible(not aside)
        self.show_tool(self._hint)
        self.show_selection()
        self.show_next(self._next)

    def show_document(self, document: Document) -> None:
        """Show when a document can't be edited."""
        if not document.readable:
            self.say(tr("This file could not be read as a scenario; it can't be saved."))
        elif document.newer:
            self.say(tr("This file has a newer format: you can view it, but not edit it."))

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show how many problems there are."""
        errors, warnings = count_by_severity(findings)
        for button, number, forms in (
            (self.errors, errors, later_count("{n} error", "{n} errors")),
            (self.warnings, warnings, later_count("{n} warning", "{n} warnings")),
        ):
            button.setText(str(number))
            button.setAccessibleName(tr_count(*forms, number))

    def show_next(self, text: str) -> None:
        """Show the next step, as a link to it. An empty text removes it."""
        if not isValid(self._bar):
            # Docks that go with their window say so when the bar is gone.
            return
        self._next = text
        self._row.show_next("" if self._is_aside else text)

    def show_zoom(self, scale: float) -> None:
        """Show how large the map, or the table of a game, is shown."""
        self.zoom.show_percent(round(scale / FULL * 100))
