"""The status bar: target of the pointer, hint of the tool, next step, number of problems, scale."""

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QStatusBar, QToolButton, QWidget
from shiboken6 import isValid

from kneedeep.analysis.framework.finding import Finding
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.documents.document import Document
from kneedeep_editor.mainwindow.finding_display import count_by_severity
from kneedeep_editor.panels.widgets.search_field import is_for_document
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, plain_tip, tool_button
from kneedeep_editor.texts import later_count, tr, tr_count
from kneedeep_editor.tools.elements.element_names import elements_title

_LINE = 23
"""The height of a row with one line, in pixels."""
_RESERVED = 230
"""Pixels reserved for the space under the pointer, so that short texts don't move their neighbors."""
_LEAST_NEXT, _SHARE_OF_NEXT = 160, 0.45
"""The minimum width of the next step in pixels, and its maximum share of the row."""
_PART = " · "
"""The separator between the parts of a hint, which is shortened part by part."""


class _NamedLabel(Label):
    """A label whose accessible name is its subject with its text."""

    def __init__(self, about: str, parent: QWidget) -> None:
        super().__init__(parent=parent, name=about)
        self._about = about
        self.hide()

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self.setAccessibleName(f"{self._about}: {text}" if text else self._about)

    def width_of(self, text: str) -> int:
        """The width of a text on one line."""
        margins = self.sizeHint().width() - self.fontMetrics().size(0, self.text()).width()
        return self.fontMetrics().size(0, text).width() + margins


class StatusRow(QWidget):
    """A message or the target of the pointer at the left. Selection, next step and hint at the right.

    A message is never cut off. It takes room from the rest, and is wrapped if longer than the row.
    """

    def __init__(self) -> None:
        super().__init__()
        self.message = _NamedLabel(tr("Message"), self)
        self.message.setObjectName("message")
        self.pointed = _NamedLabel(tr("Under the pointer"), self)
        self.chosen = _NamedLabel(tr("Selection"), self)
        self.hint = _NamedLabel(tr("Tool help"), self)
        self.next = tool_button(sign="later", raised=True, beside=True, focus=False)
        self.next.setParent(self)
        self.next.hide()
        self._next = self._hint = ""
        self._lines = _LINE

    def show_text(self, label: _NamedLabel, text: str) -> None:
        """Show a text in a label."""
        if text != label.text():
            label.setText(text)
            self.arrange()

    def show_hint(self, text: str) -> None:
        """Show as many parts of a hint as fit."""
        self._hint = text
        self.arrange()

    def show_next(self, text: str) -> None:
        """Show the next step, empty for none."""
        self._next = text
        self.next.setAccessibleName(text)
        self.next.setToolTip(plain_tip(text))
        self.arrange()

    def sizeHint(self) -> QSize:
        """The height of the lines. The width is flexible."""
        return QSize(_LEAST_NEXT, self._lines)

    def minimumSizeHint(self) -> QSize:
        """The least size."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width."""
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Divide the width again when the font has changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.arrange()

    def arrange(self) -> None:
        """Divide the width among the texts by importance."""
        is_message = bool(self.message.text())
        first, other = (self.message, self.pointed) if is_message else (self.pointed, self.message)
        other.hide()
        first.setWordWrap(False)
        said = first.width_of(first.text())
        left = self.width() - (said if is_message else max(said, _RESERVED))
        left -= self._fit_next(left, gives_way=is_message)
        left -= self._fit(self.chosen, self.chosen.text(), left)
        self._fit(self.hint, self._fitting_hint(left), left)
        self._place(first, said)

    def _fit_next(self, left: int, *, gives_way: bool) -> int:
        """Show as much of the next step as fits. Returns its width."""
        self.next.setText(self._next)
        full = self.next.sizeHint().width()
        room = max(min(left, int(_SHARE_OF_NEXT * self.width())), 0 if gives_way else _LEAST_NEXT)
        is_shown = bool(self._next) and (full <= max(room, left) or room >= _LEAST_NEXT)
        self.next.setVisible(is_shown)
        if not is_shown:
            return 0
        if full > max(room, left):
            metrics = self.next.fontMetrics()
            text_width = room - (full - metrics.size(0, self._next).width())
            self.next.setText(metrics.elidedText(self._next, Qt.TextElideMode.ElideRight, text_width))
        return self.next.sizeHint().width()

    @staticmethod
    def _fit(label: _NamedLabel, text: str, left: int) -> int:
        """Show a text if it fits, else hide it. Returns its width."""
        width = label.width_of(text)
        is_shown = bool(text) and width <= left
        label.setVisible(is_shown)
        return width if is_shown else 0

    def _fitting_hint(self, left: int) -> str:
        parts = self._hint.split(_PART)
        while parts and self.hint.width_of(_PART.join(parts)) > left:
            parts.pop()
        text = _PART.join(parts)
        self.hint.setText(text)
        return text

    def _place(self, first: _NamedLabel, said: int) -> None:
        right = self.width()
        for widget in (self.hint, self.next, self.chosen):
            if not widget.isHidden():
                width = widget.sizeHint().width()
                right -= width
                widget.setGeometry(right, 0, width, self.height())
        first.setWordWrap(said > right)
        lines = max(_LINE, first.heightForWidth(right)) if first is self.message else _LINE
        first.setGeometry(0, 0, max(right, 0), self.height())
        first.setVisible(bool(first.text()))
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()


_OFFERED = (25, 50, 100, 200)
_LEAST, _MOST = 5, 800
"""The range of percentages that can be typed."""
_WIDTH = 84
FULL = 48.0
"""Pixels per space at 100 %."""
_SAID = 6000


class ZoomBox(QLineEdit):
    """The zoom box. `asked` has a percentage. `fit_asked`: show the whole map. `left`: return the focus to the map."""

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
        """Show the scale of the map, unless text is being typed."""
        self._shown = percent
        if not self.hasFocus():
            self._renew()

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the document if no text was typed."""
        if is_for_document(self, event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer some percentages with the down arrow. Leave with Esc."""
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
    """A status bar's contents. `problems_asked`: show problems. `next_asked`: start the next step. `said`: a text."""

    said = Signal(str)
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
        bar.messageChanged.connect(partial(self._row.show_text, self._row.message))

    def _counter(self, sign: str, name: str) -> QToolButton:
        tip, do = plain_tip(tr("{name}: show the problems", name=name)), self.problems_asked
        return tool_button(sign=sign, raised=True, text="–", name=name, tip=tip, do=do, beside=True, focus=False)

    def say(self, text: str) -> None:
        """Show a message for some seconds."""
        self._bar.showMessage(text, _SAID)
        self.said.emit(text)

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
        """Hide everything about the map while something else is shown, and show it again afterwards."""
        self._is_aside = aside
        self.point("")
        for widget in (self.errors, self.warnings):
            widget.setVisible(not aside)
        self.show_tool(self._hint)
        self.show_selection()
        self.show_next(self._next)

    def show_document(self, document: Document) -> None:
        """Show whether a document is read-only."""
        if not document.readable:
            self.say(tr("This file could not be read as a scenario; it can't be saved."))
        elif document.newer:
            self.say(tr("This file has a newer format: you can view it, but not edit it."))

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show the numbers of problems."""
        errors, warnings = count_by_severity(findings)
        for button, number, forms in (
            (self.errors, errors, later_count("{n} error", "{n} errors")),
            (self.warnings, warnings, later_count("{n} warning", "{n} warnings")),
        ):
            button.setText(str(number))
            button.setAccessibleName(tr_count(*forms, number))

    def show_next(self, text: str) -> None:
        """Show the next step as a link, empty for none."""
        if not isValid(self._bar):
            # Docks report that they are hidden even after the status bar is deleted.
            return
        self._next = text
        self._row.show_next("" if self._is_aside else text)

    def show_zoom(self, scale: float) -> None:
        """Show the scale of the map or of a game's table."""
        self.zoom.show_percent(round(scale / FULL * 100))
