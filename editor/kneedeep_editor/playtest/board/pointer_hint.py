"""The hint: a card over the table about the target of the pointer and the effect of a click."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from kneedeep_editor.services.resize_watch import ResizeWatch
from kneedeep_editor.services.widgets import Label
from kneedeep_editor.texts import tr

_MARGIN = 10
_WIDEST = 560


class PointerHint(Label):
    """A hint in the lower left corner of a widget, in the upper one while the pointer is below it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__("", over)
        self._over = over
        self._pointer: QPoint | None = None
        self.setObjectName("table-hint")
        self.setProperty("hint", True)
        self.setAccessibleName(tr("What a click does"))
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setContentsMargins(6, 4, 6, 4)
        self.setAutoFillBackground(True)
        ResizeWatch(self, over, self._place)
        self.hide()

    def say(self, lines: Sequence[str]) -> None:
        """Say some lines, none for no card."""
        text = "\n".join(filter(None, lines))
        if text != self.text():
            self.setText(text)
            self.setVisible(bool(text))
            self._place()

    def avoid(self, pointer: QPoint | None) -> None:
        """Keep out of the way of the pointer."""
        self._pointer = pointer
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        widest = max(120, min(_WIDEST, self._over.width() - 2 * _MARGIN))
        lines = self.text().split("\n")
        wanted = max(self.fontMetrics().horizontalAdvance(line) for line in lines) + 24
        width = min(widest, wanted)
        self.resize(width, self.heightForWidth(width))
        low = QPoint(_MARGIN, self._over.height() - self.height() - _MARGIN)
        covered = self._pointer is not None and self.rect().translated(low).adjusted(
            -_MARGIN, -_MARGIN, _MARGIN, _MARGIN
        ).contains(self._pointer)
        self.move(QPoint(_MARGIN, _MARGIN) if covered else low)
