"""A single question about several unsaved documents."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QWidget

from kneedeep_editor.services.fields import add_line, list_box, ticked_values
from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column
from kneedeep_editor.texts import tr


class UnsavedDialog(QDialog):
    """The question. `chosen`: the numbers of documents to save after acceptance. All others are discarded."""

    def __init__(self, parent: QWidget, names: Sequence[str], changes: Sequence[Sequence[str]]) -> None:
        """List documents with their changes. Initially all are to be saved."""
        super().__init__(parent)
        self.setWindowTitle(tr("Unsaved changes"))
        text = Label(tr("Choose the maps whose changes are saved. The changes of the others are lost."), wrap=True)
        self.list = list_box(tr("Unsaved maps"), description=tr("Space chooses whether a map is saved."))
        self.list.setWordWrap(False)
        for number, (name, lines) in enumerate(zip(names, changes, strict=True)):
            add_line(self.list, "\n".join((name, *lines)), number, ticked=True)
        self.list.setCurrentRow(0)
        self.buttons = dialog_buttons(self, standard=Standard.Save | Standard.Discard | Standard.Cancel)
        self.save, self.discard = self.buttons.button(Standard.Save), self.buttons.button(Standard.Discard)
        self.save.setText(tr("&Save chosen"))
        self.discard.setText(tr("&Discard all"))
        self.save.setDefault(True)
        self.discard.clicked.connect(self._discard)
        lay_column(text, (self.list, 1), self.buttons, of=self)
        self.list.setFocus()

    @property
    def chosen(self) -> list[int]:
        """The numbers of the documents to save."""
        return ticked_values(self.list)

    def _discard(self) -> None:
        self.list.clear()
        self.accept()
