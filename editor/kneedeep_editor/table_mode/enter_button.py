"""Buttons that Enter presses too."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton


def handle_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button by Enter, or move to the next one by arrows. Returns whether the key was one of these."""
    if (key := event.key()) in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        button.click()
    elif key == Qt.Key.Key_Down:
        button.focusNextChild()
    elif key == Qt.Key.Key_Up:
        button.focusPreviousChild()
    else:
        return False
    return True


class EnterButton(QPushButton):
    """A button for one answer."""

    def __init__(self, text: str, *, strong: bool = False) -> None:
        """Make a button. `strong`: it is the likeliest choice."""
        super().__init__(text)
        self.setAutoDefault(False)
        if strong:
            self.setObjectName("fix")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, arrows lead to the next one."""
        if not handle_enter(self, event):
            super().keyPressEvent(event)
