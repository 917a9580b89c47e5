"""The dialog for name and note of a prefab, beside its picture."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from kneedeep.model.scenario.prefabs import NAME_LENGTH, NOTE_LENGTH
from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column
from kneedeep_editor.texts import tr

_WIDTH = 340


class PrefabDialog(QDialog):
    """The dialog. After acceptance, `name` and `note` are the input."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        picture: QPixmap,
        contents: str,
        is_taken: Callable[[str], bool] | None = None,
    ) -> None:
        """Show the picture of the part. `is_taken`: whether a name is in use, so that saving replaces a prefab."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self._is_taken = is_taken
        middle = Qt.AlignmentFlag.AlignCenter
        shown = Label(alignment=middle, name=tr("Picture of the prefab"), description=contents)
        shown.setPixmap(picture)
        self.name_field, self.note_field = QLineEdit(), QLineEdit()
        self.name_field.setMaxLength(NAME_LENGTH)
        self.name_field.setAccessibleName(tr("Name"))
        self.note_field.setMaxLength(NOTE_LENGTH)
        self.note_field.setAccessibleName(tr("Note"))
        self.note_field.setPlaceholderText(tr("What it is for (optional)"))
        form = QFormLayout()
        form.addRow(tr("&Name:"), self.name_field)
        form.addRow(tr("N&ote:"), self.note_field)
        self.notice = Label(wrap=True, look="complaint")
        self.buttons = dialog_buttons(self, standard=Standard.Ok | Standard.Cancel)
        self.name_field.textChanged.connect(self._judge)
        contained = Label(contents, wrap=True, look="quiet", alignment=middle)
        lay_column(shown, contained, form, self.notice, self.buttons, of=self)
        self._judge()

    @property
    def name(self) -> str:
        """The name."""
        return self.name_field.text().strip()

    @property
    def note(self) -> str:
        """The note, possibly empty."""
        return self.note_field.text().strip()

    def fill(self, name: str, note: str) -> None:
        """Set the initial name, selected for replacement, and the note."""
        self.name_field.setText(name)
        self.note_field.setText(note)
        self.name_field.setFocus()
        self.name_field.selectAll()

    def _judge(self) -> None:
        replaces = self._is_taken is not None and self._is_taken(self.name)
        agree = self.buttons.button(Standard.Ok)
        agree.setEnabled(bool(self.name))
        agree.setText(tr("&Replace") if replaces else tr("&Save"))
        text = tr("A prefab has this name: saving replaces it.") if replaces else ""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        self.name_field.setAccessibleDescription(text)
