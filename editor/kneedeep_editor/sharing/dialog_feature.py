"""The base of features with a dialog and a job in a process of its own, one at a time."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

from kneedeep_editor.mainwindow.shell import Shell

if TYPE_CHECKING:
    from kneedeep_editor.services.jobs.file_job import FileJob


class DialogFeature(QObject):
    """A feature of one window."""

    def __init__(self, shell: Shell) -> None:
        """Take part in the window."""
        super().__init__(shell.window)
        shell.add_feature(self)
        self._shell = shell
        self._job: FileJob | None = None

    def _present(self, dialog: QDialog, *, modal: bool) -> None:
        """Show a dialog that is gone once it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(modal)
        dialog.finished.connect(self._closed)
        dialog.show()

    def _closed(self) -> None:
        """Cancel the running job. The feature drops its dialog."""
        self._give_up()

    def _give_up(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.drop()
