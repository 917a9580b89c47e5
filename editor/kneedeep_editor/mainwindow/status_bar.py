"""The status bar: target of the pointer, hint of the tool, number of problems, scale."""

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QStatusBar, QToolButton
from shiboken6 import isValid

from kneedeep.analysis.framework.finding import Finding
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.documents.document import Document
from kneedeep_editor.mainwindow.finding_display import count_by_severity
from kneedeep_editor.mainwindow.status_row import StatusRow
from kneedeep_editor.panels.widgets.search_field import is_for_document
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import plain_tip, tool_button
from kneedeep_editor.texts import later_count, tr, tr_count
from kneedeep_editor.tools.elements.element_names import elements_title

_OFFERED = (25, 50, 100, 200)
_LEAST, _MOST = 5, 800
"""Percent that can be typed."""
_WIDTH = 84
FULL = 48.0
"""Pixels a space that count as 100 %."""
_SAID = 6000


class ZoomBox(QLineEdit):
    """The box. `asked` has percent. `fit_asked`: the whole map. `left`: done, the map may have the focus again."""

    asked = Signal(int)
    fit_asked = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Zoom"))
        self.setAccessibleDescription(tr("Type percent, or press the down arrow to choose."))
        self.setToolTip(tr("How large the map is shown"))
        self.setFixedWidth(_WIDTH)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._shown = 100
        arrow = self.addAction(icon("unfolded"), QLineEdit.ActionPosition.TrailingPosition)
        arrow.setText(tr("Choose the zoom"))
        arrow.triggered.connect(self._offer)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(tr("Choose the zoom"))
        self.returnPressed.connect(self._take)
        self.editingFinished.connect(self._renew)
        self._renew()

    def show_percent(self, percent: int) -> None:
        """Show the scale of the map. Text being typed stays."""
        self._shown = percent
        if not self.hasFocus():
            self._renew()

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the document where nothing was typed."""
        if is_for_document(self, event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer some sizes with the down arrow, leave with Esc."""
        if event.key() == Qt.Key.Key_Down:
            self._offer()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _renew(self) -> None:
        self.setText(tr("{percent} %", percent=self._shown))

    def _offer(self) -> None:
        menu = QMenu(self)
        for percent in _OFFERED:
            menu.addAction(tr("{percent} %", percent=percent)).triggered.connect(partial(self._choose, percent))
        menu.addAction(tr("Fit")).triggered.connect(partial(self._choose, 0))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        menu.setActiveAction(menu.actions()[0])

    def _choose(self, percent: int) -> None:
        self.left.emit()
        if percent:
            self.asked.emit(percent)
        else:
            self.fit_asked.emit()

    def _take(self) -> None:
        typed = re.fullmatch(r"\s*(\d{1,4})\s*%?\s*", self.text())
        is_fit = self.text().strip().casefold() == tr("Fit").casefold()
        self.left.emit()
        if typed is not None and int(typed[1]) != self._shown:
            self.asked.emit(min(_MOST, max(_LEAST, int(typed[1]))))
        elif is_fit:
            self.fit_asked.emit()


class StatusBar(QObject):
    """Fills a status bar. `problems_asked`: show the problems, `next_asked`: start the next step."""

    problems_asked = Signal()
    next_asked = Signal()

    def __init__(self, work: Workspace, bar: QStatusBar) -> None:
        super().__init__(bar)
        self._work, self._bar = work, bar
        self._row = StatusRow()
        self.pointed, self.chosen = self._row.pointed, self._row.chosen
        self.hint, self.next = self._row.hint, self._row.next
        self.next.clicked.connect(self.next_asked)
        self.errors, self.warnings = (self._counter("error", tr("Errors")), self._counter("warning", tr("Warnings")))
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
