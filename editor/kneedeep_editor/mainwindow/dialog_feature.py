"""The base class of features with a dialog and a single job in another process."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.services.jobs.file_job import FileJob


class DialogFeature(WindowFeature):
    """A feature of one window."""

    dialog: Any

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._job: FileJob | None = None
        self._path = Path()
        """The file to write or read."""

    def _present(self, dialog: QDialog, *, modal: bool) -> None:
        """Show a dialog that is deleted when closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(modal)
        dialog.finished.connect(self._closed)
        dialog.show()

    def _closed(self) -> None:
        """Cancel the running job and forget the dialog."""
        self._give_up()
        self.dialog = None

    def _start(self, make: Callable[..., None], wanted: tuple[Any, ...]) -> "FileJob":
        from kneedeep_editor.services.jobs.file_job import FileJob

        self._job = job = FileJob(make, wanted, self)
        return job

    def _give_up(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.drop()

    def _show_idle(self) -> None:
        """Show in the dialog that no job is running."""
        if self.dialog is not None:
            self.dialog.show_state("")

    def _save(self, content: bytes) -> str:
        """Write the file and end the job. Returns a message, empty if a failure was already reported."""
        try:
            write_atomically(self._path, content)
        except FileFailed as error:
            self._report_failure(tr("{error} Choose another place.", error=error))
            return ""
        self._give_up()
        saved = tr("Saved {name}.", name=self._path.name)
        self._shell.status.say(saved)
        return saved

    def _report_failure(self, text: str) -> None:
        if self._job is None:
            return
        self._give_up()
        self._show_idle()
        window = self.dialog or self._shell.window
        self._shell.questions.show_error(window, tr("{name} was not saved.", name=self._path.name), text)
