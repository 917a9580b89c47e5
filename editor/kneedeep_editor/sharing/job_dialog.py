"""A dialog for a background job: options, progress, result, and its folder. Also the base class of its features."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFormLayout, QProgressBar, QWidget

from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import NotSaved, text_of
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.services.widgets import Label, dialog_buttons, lay_column, push_button
from kneedeep_editor.texts import tr

WIDTH = 520


class JobDialog(QDialog):
    """Options and progress of a job. `started`: start the job, or cancel the running one."""

    started = Signal()

    def __init__(self, parent: QWidget | None, title: str, action: str) -> None:
        """Create it without options. They are rows of `form`, other widgets are in `parts`."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._action = action
        self.working = False
        self.folder: Path | None = None
        """The folder of the written file."""
        self.form = QFormLayout()
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.choices = QWidget()
        self.choices.setLayout(self.form)
        self.parts = lay_column()
        self.said = Label(wrap=True, name=tr("State"), alignment=Qt.AlignmentFlag.AlignTop)
        self.said.setMinimumWidth(WIDTH)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self.bar.setTextVisible(False)
        self.button = push_button(action, do=self.started)
        self.folder_button = push_button(
            tr("Open &folder"), tip=tr("Show the file in the program for files"), do=self._open_folder
        )
        self.button.setDefault(True)
        self.buttons = dialog_buttons(self, self.button, self.folder_button)
        lay_column(self.choices, (self.parts, 1), self.said, self.bar, self.buttons, of=self)
        self.show_state("")

    def show_state(self, text: str, folder: Path | None = None) -> None:
        """Show a text while no job is running. `folder`: the folder of a written file."""
        self.working, self.folder = False, folder
        self._furnish(text)

    def text_of(self, document: Document) -> bytes | None:
        """The file of a scenario. None after a message if it can't be written, which also disables the start."""
        try:
            return text_of(document)
        except NotSaved as error:
            self.show_state(str(error))
            self.button.setEnabled(False)
            return None

    def show_working(self, text: str, made: int = 0, count: int = 0) -> None:
        """Show the progress of the job."""
        self.working, self.folder = True, None
        self.bar.setRange(0, count)
        self.bar.setValue(made)
        self._furnish(text)

    def _furnish(self, text: str) -> None:
        self.said.setText(text)
        self.bar.setVisible(self.working)
        self.choices.setEnabled(not self.working)
        self.button.setText(tr("&Stop") if self.working else self._action)
        self.folder_button.setVisible(self.folder is not None)
        self._grow()

    def _grow(self) -> None:
        """Grow to the least height that shows all texts. Never shrink, since the user may have enlarged the dialog."""
        layout = self.layout()
        if self.isVisible() and layout is not None:
            layout.activate()
            self.resize(self.width(), max(self.height(), layout.totalMinimumHeightForWidth(self.width())))

    def _open_folder(self) -> None:
        if self.folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))


Shown = TypeVar("Shown", bound=JobDialog)


class JobFeature(DialogFeature[Shown]):
    """A feature with such a dialog."""

    def _stop(self, text: str) -> bool:
        """Cancel the running job with a text. Returns whether there was one."""
        if stopped := self._give_up():
            self._open.show_state(text)
        return stopped

    def _show_idle(self) -> None:
        if self.dialog is not None:
            self.dialog.show_state("")
