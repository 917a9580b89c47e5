"""A cover of the game while the screen is passed on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.texts import tr


class Veil(QWidget):
    """A screen between two sides that share a monitor."""

    def __init__(self) -> None:
        super().__init__()
        self.text = Label(look="heading", alignment=Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(tr("&Show the game"), default=True)
        self.taken = self.button.clicked
        lay_column(None, self.text, (self.button, 0, Qt.AlignmentFlag.AlignCenter), None, of=self)

    def ask(self, whom: str) -> None:
        """Ask for the screen to be passed on."""
        text = tr("Pass the screen to {side}.", side=whom)
        self.text.setText(text)
        self.button.setAccessibleDescription(text)
        self.button.setFocus()
