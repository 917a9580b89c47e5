"""Exports from the window: one dialog for all formats. Files are written in another process."""

from kneedeep.model.scenario.io.atomic_files import FileFailed, write_atomically
from kneedeep_editor.mainwindow.save_commands import suggested_file
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.sharing.export_dialog import ExportDialog
from kneedeep_editor.sharing.export_process import make_export
from kneedeep_editor.sharing.job_dialog import JobFeature
from kneedeep_editor.texts import capitalized, tr, translated
from kneedeep_editor.worker.export_losses import find_losses
from kneedeep_exchange.exports.exporting import Export
from kneedeep_exchange.fidelity import Loss

_SETTING = "export"


class ExportFeature(JobFeature[ExportDialog]):
    """The exports of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.queries.failed.connect(self._show_failure)

    def show(self) -> None:
        """Show the dialog with the last chosen format."""
        self._close()
        dialog = ExportDialog(self._shell.window, self._shell.document.scenario, self._shell.settings)
        format, _, audience = self._shell.settings.text(_SETTING).partition(" ")
        dialog.choose(format, audience)
        dialog.asked.connect(self._ask)
        dialog.started.connect(self.save)
        self._present(dialog, modal=True)
        dialog.format.setFocus()
        self._ask()

    def _closed(self) -> None:
        self._shell.settings.setValue(_SETTING, f"{self._open.name} {self._open.wanted_audience}")
        super()._closed()
        self._shell.queries.drop(self._show_losses)

    # Losses

    def _ask(self) -> None:
        dialog = self._open
        if (text := dialog.text_of(self._shell.document)) is None:
            return

        dialog.show_state(tr("Looking for what would be lost …"))
        self._shell.queries.ask(self._show_losses, find_losses, (dialog.name, dialog.options, text))

    def _show_losses(self, answer: tuple[Loss, ...] | str) -> None:
        if (dialog := self.dialog) is not None and not dialog.working:
            dialog.button.setEnabled(not isinstance(answer, str))
            dialog.show_state(translated(answer) if isinstance(answer, str) else lost_text(answer))

    def _show_failure(self, text: str) -> None:
        if self.dialog is not None and not self.dialog.working:
            self.dialog.show_state(text)

    # Writing

    def save(self) -> None:
        """Ask for a name, then write the file. If it is being written, cancel that."""
        if self._stop(tr("Stopped; nothing was written.")):
            return
        shell, dialog = self._shell, self._open
        if (text := dialog.text_of(shell.document)) is None:
            return
        row = dialog.row
        path = shell.questions.file_to_save(
            dialog, suggested_file(shell.document, shell.settings, row.endings[0]), tr(row.title), row.endings
        )
        if path is None:
            return

        self._path = path
        measured = shell.measured() if "simulation" in row.takes else None
        self._start(make_export, (text, dialog.name, dialog.options, measured, path.name), self._write)
        dialog.show_working(tr("Writing {name} and reading it back …", name=path.name))

    def _write(self, made: Export | str) -> None:
        if isinstance(made, str):
            self._report_failure(made)
            return
        if not made.proof.holds:
            self._report_failure(
                tr("The file differs from the map. Please report this error: {text}.", text=made.proof.text)
            )
            return
        try:
            for beside, content in made.written.beside:
                other = self._path.parent / beside
                other.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(other, content)
        except (FileFailed, OSError) as error:
            self._report_failure(tr("{error} Choose another place.", error=error))
            return
        if saved := self._save(made.written.content):
            proof = tr("Read back and compared: {proof}.", proof=made.proof.text)
            self._open.show_state(f"{saved}\n{proof}\n{lost_text(made.lost)}", self._path.parent)

    def _report_failure(self, text: str) -> None:
        super()._report_failure(capitalized(text))


def lost_text(losses: tuple[Loss, ...]) -> str:
    """The losses of an export in a sentence."""
    if not losses:
        return tr("Nothing of the map is lost.")
    return tr("Lost: {what}.", what=", ".join(translated(loss.what) for loss in losses))
