"""The gallery of shipped scenarios: a picture, the title and the summary."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from kneedeep_editor.panels.widgets.picture_list import MapEntry, PictureList
from kneedeep_editor.services.widgets import Label, lay_column, size_on_screen
from kneedeep_editor.texts import tr

PICTURE = QSize(190, 116)
_SIZE = QSize(700, 620)


class SampleGallery(QDialog):
    """The dialog. It stays open beside the window. `chosen` has the name of the map to open."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, offered: Sequence[MapEntry]) -> None:
        """Offer these. Their pictures come later."""
        super().__init__(parent)
        self.setWindowTitle(tr("Samples"))
        self.resize(size_on_screen(self, _SIZE))
        text = Label(
            tr("A sample opens as a new scenario without a name. The sample itself does not change."), wrap=True
        )
        self.list = PictureList(tr("Samples"), PICTURE)
        self.list.setAccessibleDescription(tr("Press Enter to open a copy."))
        self.list.show_entries(offered)
        self.list.chosen.connect(self._open)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.button = buttons.addButton(tr("&Open a copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.button.setEnabled(bool(offered))
        self.button.setDefault(True)
        buttons.accepted.connect(self.list.choose_current)
        buttons.rejected.connect(self.reject)
        lay_column(text, (self.list, 1), buttons, of=self)

    def show_picture(self, row: int, picture: QPixmap) -> None:
        """Show the picture of one row."""
        self.list.show_picture(row, picture)

    def _open(self, name: str) -> None:
        self.accept()
        self.chosen.emit(name)
