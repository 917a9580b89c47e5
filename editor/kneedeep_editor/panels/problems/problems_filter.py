"""The filter row above the problems."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep_editor.panels.problems.problems_model import ProblemFilter
from kneedeep_editor.panels.widgets.search_field import SearchField
from kneedeep_editor.services.icons import icon, pixmap
from kneedeep_editor.services.widgets import Label, lay_row, plain_tip, push_button, tool_button
from kneedeep_editor.texts import later, tr

_LEAST, _ROOMY = 215, 520
"""The minimum width of the row in pixels, and the width from which it has the checklist button (also F7)."""
_TIPS = {
    Severity.ERROR: (later("Show errors"), later("Show errors: {count}")),
    Severity.WARNING: (later("Show warnings"), later("Show warnings: {count}")),
    Severity.INFO: (later("Show notes"), later("Show notes: {count}")),
}
_AGREED = (
    later("Checked by two engines"),
    later(
        "A second engine that shares no code with the first says the same of sight, distances, respawn spaces and "
        "what marines reach"
    ),
)
_DIFFER = (
    later("The two engines differ"),
    later("The program is wrong about this map: the problems beginning with INT say where, and how to report it"),
)


class ProblemsFilter(QWidget):
    """The row. `changed`: the filter has changed. `ready_asked`: show the checklist before sharing."""

    changed = Signal()
    ready_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("problems-filter")
        self.search = SearchField(tr("Filter by code or text"), shown=tr("Code or text"))
        self.search.setMaximumWidth(260)
        self.search.setMinimumWidth(40)
        self.setMinimumWidth(_LEAST)
        self.search.textChanged.connect(self.changed)
        self.severities: dict[Severity, QToolButton] = {}
        for severity, (tip, _) in _TIPS.items():
            button = self._button("0", tr(tip))
            button.setIcon(icon(str(severity)))
            button.setChecked(True)
            self.severities[severity] = button
        self.allowed = self._button(tr("Allowed"), tr("Show allowed problems too"))
        self.grouped = self._button(tr("Group"), tr("Group problems by kind of code"))
        self.ready = push_button(tr("Ready to share?"), do=self.ready_asked)
        self.ready.setAccessibleDescription(tr("Show what is left to do before you share the map."))
        self._second_sign, self.second = Label(), Label(look="faint")
        self._agreed: bool | None = None
        shown = *self.severities.values(), self.allowed, self.grouped, self._second_sign, self.second, None, self.ready
        lay_row((self.search, 1), *shown, of=self, margins=(8, 3, 8, 3), spacing=4)

    def _button(self, text: str, tip: str) -> QToolButton:
        made = tool_button(text=text, checkable=True, tip=plain_tip(tip), name=tip, beside=True)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.toggled.connect(self.changed)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the checklist button if there is no room."""
        self.ready.setVisible(self.width() >= _ROOMY)
        self._show_second()
        super().resizeEvent(event)

    @property
    def filter(self) -> ProblemFilter:
        """The current filter."""
        severities = frozenset(one for one, button in self.severities.items() if button.isChecked())
        return ProblemFilter(severities, self.search.text(), self.allowed.isChecked())

    def show_counts(self, findings: Sequence[Finding]) -> None:
        """Show the number of problems by severity."""
        for severity, button in self.severities.items():
            count = sum(one.severity == severity and one.allowed is None for one in findings)
            button.setText(str(count))
            button.setAccessibleName(tr(_TIPS[severity][1], count=count))
        count = sum(one.allowed is not None for one in findings)
        self.allowed.setText(tr("Allowed {count}", count=count) if count else tr("Allowed"))

    def show_second(self, agreed: bool | None) -> None:
        """Show whether the second engine agrees, or nothing while that is unknown."""
        self._agreed = agreed
        text, tip, sign = "", "", ""
        if agreed is not None:
            text, tip, sign = (
                (tr(_AGREED[0]), tr(_AGREED[1]), "fine") if agreed else (tr(_DIFFER[0]), tr(_DIFFER[1]), "error")
            )
        self.second.setText(text)
        for label in (self.second, self._second_sign):
            label.setToolTip(plain_tip(tip))
            label.setAccessibleName(text)
        self._second_sign.setPixmap(pixmap(sign, 16, self.devicePixelRatioF()) if sign else QPixmap())
        self._show_second()

    def _show_second(self) -> None:
        """Show the sign of the second engine, with a text if there is room."""
        room = self.width() - (self.ready.sizeHint().width() if self.ready.isVisible() else 0)
        self._second_sign.setVisible(self._agreed is not None)
        self.second.setVisible(self._agreed is not None and room >= _ROOMY + self.second.sizeHint().width())

    def clear(self) -> None:
        """Reset the filter, which hides only allowed problems."""
        self.search.clear()
        for button in self.severities.values():
            button.setChecked(True)
