"""The tour: one hint at a time, beside its part of the window, which stays usable."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from kneedeep_editor.services.widgets import Label, lay_column, lay_row, push_button, tool_button
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

_WIDTH = 320
_AIR = 14
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right, *_ENTER)


class TourHint(NamedTuple):
    """A hint. `target`: returns its widget, None while that is hidden."""

    title: str
    text: str
    target: Callable[[], QWidget | None]


class TourHints(QFrame):
    """The hints over a window. Enter and arrow keys step through them, Esc ends. `closed`: the tour has ended."""

    closed = Signal()

    def __init__(self, window: QWidget, hints: Sequence[TourHint]) -> None:
        super().__init__(window)
        self.setObjectName("hint")
        self.setFixedWidth(_WIDTH)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._hints = tuple(hints)
        self._window = window
        self.step = 0
        self._outline = _Outline(window)
        self.title, self.text, self._count = Label(look="heading"), Label(wrap=True), Label(look="quiet")
        self._close = tool_button(
            sign="minus", raised=True, tip=tr("End the tour (Esc)"), name=tr("End the tour"), do=self.end
        )
        self.back = push_button(tr("&Back"), do=self.go_back)
        self.on = push_button(do=self.go_on)
        head = lay_row((self.title, 1), self._close)
        foot = lay_row((self._count, 1), self.back, self.on)
        self._column = lay_column(head, self.text, foot, of=self, margins=(14, 10, 10, 12), spacing=8)
        window.installEventFilter(self)
        for button in (self._close, self.back, self.on):
            button.installEventFilter(self)
        self.hide()

    def begin(self) -> None:
        """Show the first hint."""
        self._show(0)

    def go_on(self) -> None:
        """Show the next hint, or end the tour after the last one."""
        if self.step + 1 < len(self._hints):
            self._show(self.step + 1)
        else:
            self.end()

    def go_back(self) -> None:
        """Show the previous hint."""
        self._show(max(0, self.step - 1))

    def end(self) -> None:
        """End the tour."""
        if not self.isHidden():
            self.hide()
            self._outline.hide()
            self.closed.emit()

    def _show(self, step: int) -> None:
        self.step = step
        hint = self._hints[step]
        self.title.setText(hint.title)
        self.text.setText(hint.text)
        self._count.setText(tr("{part} of {count}", part=step + 1, count=len(self._hints)))
        last = step + 1 == len(self._hints)
        self.back.setVisible(step > 0)
        self.on.setText(tr("&Done") if last else tr("&Next"))
        self.setAccessibleName(
            tr("Hint {part} of {count}: {title}", part=step + 1, count=len(self._hints), title=hint.title)
        )
        self.on.setAccessibleDescription(f"{hint.title}. {hint.text}")
        self.show()
        self.place()
        self.on.setFocus()

    def place(self) -> None:
        """Move beside the hint's target and outline it. Without a target, move to the middle of the window."""
        self.ensurePolished()
        self.resize(_WIDTH, self._column.totalHeightForWidth(_WIDTH))
        target = self._hints[self.step].target()
        around = self._window.rect()
        if target is None:
            self._outline.hide()
            self.move(around.center() - self.rect().center())
        else:
            box = QRect(target.mapTo(self._window, QPoint(0, 0)), target.size())
            self._outline.setGeometry(box)
            self._outline.show()
            self._outline.raise_()
            self.move(_beside(box, self.size().width(), self.size().height(), around))
        self.raise_()

    def event(self, event: QEvent) -> bool:
        """Take its keys before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys for next, previous and end."""
        if event.key() == Qt.Key.Key_Escape or event.key() in _ENTER and self._close.hasFocus():
            self.end()
        elif event.key() == Qt.Key.Key_Left or (event.key() in _ENTER and self.back.hasFocus()):
            self.go_back()
        elif event.key() in _KEYS:
            self.go_on()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the target when the window changes. Arrow keys belong to the tour, not to its buttons."""
        if watched is not self._window:
            if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _KEYS:
                self.keyPressEvent(event)
                return True
            return False
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.isVisible():
            self.place()
        return False


class _Outline(QWidget):
    """An outline of a part of the window. Clicks go through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(current_theme().accent), 3))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 5, 5)


def _beside(box: QRect, width: int, height: int, around: QRect) -> QPoint:
    """The position of a hint: right of a box, left, below, above, else in its middle."""
    x = min(max(box.center().x() - width // 2, _AIR), around.width() - width - _AIR)
    y = min(max(box.top() + _AIR, _AIR), around.height() - height - _AIR)
    if box.right() + _AIR + width < around.width():
        return QPoint(box.right() + _AIR, y)
    if box.left() - _AIR - width > 0:
        return QPoint(box.left() - _AIR - width, y)
    if box.bottom() + _AIR + height < around.height():
        return QPoint(x, box.bottom() + _AIR)
    if box.top() - _AIR - height > 0:
        return QPoint(x, box.top() - _AIR - height)
    return QPoint(x, box.center().y() - height // 2)
