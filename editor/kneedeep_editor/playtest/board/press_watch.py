"""Notices presses of keys and mouse buttons anywhere in the program."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class PressWatch(QObject):
    """Watches on request. `pressed` is emitted before the pressed widget gets the event."""

    pressed = Signal()

    def watch(self, *, on: bool) -> None:
        """Begin or end to watch."""
        application = QApplication.instance()
        assert application is not None
        if on:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Report a press. Modifier keys don't count."""
        if event.type() in _PRESSES and not (isinstance(event, QKeyEvent) and event.key() in _HELD):
            self.pressed.emit()
        return False
