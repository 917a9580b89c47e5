"""What one may go on with when a game is over."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import later, tr

AGAIN, SAME, WATCH, LEAVE = "again", "same", "watch", "leave"
_WAYS = (
    (AGAIN, later("Play &again"), "play"),
    (SAME, later("Again with the same &dice"), ""),
    (WATCH, later("&See it from the start"), "run"),
    (LEAVE, later("Back to the &map"), "stop"),
)


class Over(QWidget):
    """Offers ways on. `chosen` brings AGAIN, SAME, WATCH or LEAVE."""

    chosen = Signal(str)

    def __init__(self) -> None:
        """Begin hidden: no game is over."""
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 0)
        self.buttons: dict[str, QPushButton] = {}
        for name, text, sign in _WAYS:
            button = self.buttons[name] = QPushButton(tr(text))
            if sign:
                button.setIcon(icon(sign))
            button.setObjectName(name)
            button.clicked.connect(self._choose)
            layout.addWidget(button)
        layout.addStretch()
        self.hide()

    def _choose(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.chosen.emit(sender.objectName())
