"""The texts of the status bar in one row: the important ones whole, the others where there is room left."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kneedeep_editor.services.widgets import Label, plain_tip, tool_button
from kneedeep_editor.texts import tr

_LINE = 23
"""Height of a row with one line, in pixels."""
_RESERVED = 230
"""Pixels reserved for the space under the pointer: short texts there don't move their neighbors."""
_LEAST_NEXT, _SHARE_OF_NEXT = 160, 0.45
"""Least width of the next step in pixels, and its largest share of the row, for long problems."""
_PART = " · "
"""Between the parts of a hint, which is shortened by whole parts."""


class _NamedLabel(Label):
    """A label whose accessible name is its subject and its text."""

    def __init__(self, about: str, parent: QWidget) -> None:
        super().__init__(parent=parent, name=about)
        self._about = about
        self.hide()

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self.setAccessibleName(f"{self._about}: {text}" if text else self._about)

    def width_of(self, text: str) -> int:
        """The width of a text in one line."""
        margins = self.sizeHint().width() - self.fontMetrics().size(0, self.text()).width()
        return self.fontMetrics().size(0, text).width() + margins


class StatusRow(QWidget):
    """A message or the target of the pointer at the left. Selection, next step and hint at the right.

    A message is never cut off. The others give way to it, and one longer than the row is wrapped.
    """

    def __init__(self) -> None:
        super().__init__()
        self.message = _NamedLabel(tr("Message"), self)
        self.message.setObjectName("message")
        self.pointed = _NamedLabel(tr("Under the pointer"), self)
        self.chosen = _NamedLabel(tr("Selection"), self)
        self.hint = _NamedLabel(tr("Tool help"), self)
        self.next = tool_button(sign="later", raised=True)
        self.next.setParent(self)
        self.next.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.next.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.next.hide()
        self._next = self._hint = ""
        self._lines = _LINE

    def show_text(self, label: _NamedLabel, text: str) -> None:
        """Show a text in one of the labels."""
        if text != label.text():
            label.setText(text)
            self.arrange()

    def show_hint(self, text: str) -> None:
        """Show a hint, as many of its parts as fit."""
        self._hint = text
        self.arrange()

    def show_next(self, text: str) -> None:
        """Show the next step. An empty text removes it."""
        self._next = text
        self.next.setAccessibleName(text)
        self.next.setToolTip(plain_tip(text))
        self.arrange()

    def sizeHint(self) -> QSize:
        """The height of the lines. The width is the room left by others."""
        return QSize(_LEAST_NEXT, self._lines)

    def minimumSizeHint(self) -> QSize:
        """The least size."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Share the width again when texts have another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.arrange()

    def arrange(self) -> None:
        """Give each text its room, in the order of importance."""
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
        """Show as much of the next step as there is room for. Returns its width."""
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
        """Show a text if it fits, else nothing. Returns its width."""
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
