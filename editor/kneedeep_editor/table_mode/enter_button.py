"""Buttons that Enter presses, besides Space."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton

from kneedeep.board.script.table_session import TableStep
from kneedeep_editor.services.widgets import Slot


def handle_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button with Enter, or move to the next one with arrow keys. Returns whether the key was handled."""
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

    def __init__(
        self, text: str, *, strong: bool = False, name: str = "", tip: str = "", do: Slot | None = None
    ) -> None:
        """Create a button. `strong`: it is the likeliest choice. `name`: for screen readers."""
        super().__init__(text)
        self.setAutoDefault(False)
        self.setAccessibleName(name)
        self.setToolTip(tip)
        if strong:
            self.setObjectName("fix")
        if do is not None:
            self.clicked.connect(do)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter, move with arrow keys."""
        if not handle_enter(self, event):
            super().keyPressEvent(event)


class StepButton(EnterButton):
    """A button for a step of the table. `chosen` has the step."""

    chosen = Signal(object)

    def __init__(self, text: str, step: TableStep, *, strong: bool = False, name: str = "", tip: str = "") -> None:
        super().__init__(text, strong=strong, name=name, tip=tip, do=self._choose)
        self.step = step

    def _choose(self) -> None:
        self.chosen.emit(self.step)
