"""A gallery of maps to choose from: pictures, titles and summaries."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kneedeep_editor.panels.widgets.picture_list import MapEntry, PictureList
from kneedeep_editor.services.widgets import Label, dialog_buttons, lay_column, size_on_screen
from kneedeep_editor.texts import tr

PICTURE = QSize(190, 116)
_SIZE = QSize(700, 620)


class MapGallery(QDialog):
    """The dialog. `chosen` has the name of the map to open."""

    chosen = Signal(str)

    def __init__(
        self, parent: QWidget, title: str, about: str, offered: Sequence[MapEntry], *actions: QPushButton
    ) -> None:
        """Show the entries. Their pictures follow later. `actions`: additional buttons."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(size_on_screen(self, _SIZE))
        self.list = PictureList(title, PICTURE)
        self.list.setAccessibleDescription(tr("Press Enter to open a copy."))
        self.list.show_entries(offered)
        self.list.chosen.connect(self.chosen)
        buttons = dialog_buttons(self, *actions)
        self.button = buttons.addButton(tr("&Open a copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.button.setEnabled(bool(offered))
        self.button.setDefault(True)
        self.button.clicked.connect(self.list.choose_current)
        lay_column(Label(about, wrap=True), (self.list, 1), buttons, of=self)
