"""The answer about a map that is not open, on one small page."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column, push_button
from kneedeep_editor.texts import tr
from kneedeep_editor.worker.map_check import MapCheck

_WIDTH, _HEIGHT = 560, 260


class CheckDialog(QDialog):
    """The page. `opened`: whether its problems are to be shown."""

    opened = Signal(bool)
    again_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Check a map"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = Label(look="heading", wrap=True)
        self.verdict = Label(wrap=True, selectable=True, name=tr("Result"))
        self.problems = Label(wrap=True)
        self.assumed = Label(wrap=True, look="faint")
        self.open_button = push_button(tr("&Open it"), sign="open", do=lambda: self.opened.emit(False))
        self.problems_button = push_button(tr("See the &problems"), do=lambda: self.opened.emit(True))
        again = push_button(tr("&Another map…"), do=self.again_asked)
        buttons = dialog_buttons(self, self.open_button, self.problems_button, again)
        buttons.button(Standard.Close).setAutoDefault(False)
        lay_column(
            self.title, self.verdict, self.problems, self.assumed, None, buttons, of=self, margins=20, spacing=12
        )
        self.resize(_WIDTH, _HEIGHT)

    def show_answer(self, answer: MapCheck, name: str) -> None:
        """Show an answer about a file with a name, or the state of the work at it."""
        texts = answer._replace(title=answer.title or name)
        for label, text in zip((self.title, self.verdict, self.problems, self.assumed), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        for button in (self.open_button, self.problems_button):
            button.setEnabled(bool(answer.title))
        if answer.title:
            self.open_button.setDefault(True)
            self.open_button.setFocus()
