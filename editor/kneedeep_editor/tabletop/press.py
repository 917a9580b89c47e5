"""A button that Enter presses too, wherever it stands."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton


class Press(QPushButton):
    """A button for one answer."""

    def __init__(self, text: str, *, strong: bool = False) -> None:
        """Make a button; `strong`: it is what is likeliest wanted."""
        super().__init__(text)
        self.setAutoDefault(False)
        if strong:
            self.setObjectName("fix")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, arrows lead to the next one."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key == Qt.Key.Key_Down:
            self.focusNextChild()
        elif key == Qt.Key.Key_Up:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)
