"""A single question about several unsaved documents."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column
from kneedeep_editor.texts import tr


class UnsavedDialog(QDialog):
    """The question. `chosen`: the numbers of documents to save after acceptance. All others are discarded."""

    def __init__(self, parent: QWidget, names: Sequence[str], changes: Sequence[Sequence[str]]) -> None:
        """List documents with their changes. Initially all are to be saved."""
        super().__init__(parent)
        self.setWindowTitle(tr("Unsaved changes"))
        text = Label(tr("Choose the maps whose changes are saved. The changes of the others are lost."), wrap=True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Unsaved maps"))
        self.list.setAccessibleDescription(tr("Space chooses whether a map is saved."))
        for name, lines in zip(names, changes, strict=True):
            item = QListWidgetItem("\n".join((name, *lines)))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.list.addItem(item)
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
        items = [self.list.item(row) for row in range(self.list.count())]
        return [row for row, item in enumerate(items) if item.checkState() == Qt.CheckState.Checked]

    def _discard(self) -> None:
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(Qt.CheckState.Unchecked)
        self.accept()
