"""The base class of features with a dialog and a single job in another process."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep_editor.mainwindow.shell import WindowFeature
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep_editor.services.jobs.file_job import FileJob

Shown = TypeVar("Shown", bound=QDialog)


class DialogFeature(WindowFeature, Generic[Shown]):
    """A feature of one window."""

    dialog: Shown | None = None
    """The open dialog."""
    _job: "FileJob | None" = None
    _path = Path()
    """The file to write or read."""

    @property
    def _open(self) -> Shown:
        """The dialog, while it is open."""
        assert self.dialog is not None
        return self.dialog

    def _close(self) -> None:
        """Close the open dialog, if any."""
        if self.dialog is not None:
            self.dialog.close()

    def _present(self, dialog: Shown, *, modal: bool) -> None:
        """Show a dialog that is deleted when closed."""
        self.dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setModal(modal)
        dialog.finished.connect(self._closed)
        dialog.show()

    def _show_over(self, dialog: Shown) -> None:
        """Show a dialog over the window. Afterwards the map has the focus."""
        self.dialog = dialog
        dialog.finished.connect(self._shell.canvas.setFocus)
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        """Cancel the running job and forget the dialog."""
        self._give_up()
        self.dialog = None

    def _start(
        self, make: Callable[..., object], wanted: tuple[Any, ...], done: Callable[[Any], object], **others: Any
    ) -> None:
        """Start a job. `done`: called with its answer. `others`: receivers of its other signals, by name."""
        from kneedeep_editor.services.jobs.file_job import FileJob

        self._job = job = FileJob(make, wanted, self)
        job.finished.connect(done)
        for name, receive in {"failed": self._report_failure, **others}.items():
            getattr(job, name).connect(receive)

    def _give_up(self) -> bool:
        """Cancel the running job. Returns whether there was one."""
        job, self._job = self._job, None
        if job is not None:
            job.drop()
        return job is not None

    def _show_idle(self) -> None:
        """Show in the dialog that no job is running."""

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
        self._give_up()
        self._show_idle()
        window = self.dialog or self._shell.window
        self._shell.questions.show_error(window, tr("{name} was not saved.", name=self._path.name), text)
