"""Passports from the window: made from the current map, and verified claim by claim."""

from functools import partial

from kneedeep.analysis.framework.finding import Severity
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep_editor.mainwindow.save_commands import folder_of, suggested_file
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.sharing.job_dialog import JobDialog, JobFeature
from kneedeep_editor.sharing.passport_dialog import PassportDialog, VerifyDialog
from kneedeep_editor.sharing.passport_process import make_passport, verify_passport
from kneedeep_editor.texts import tr
from kneedeep_exchange.passport.archive import ENDING
from kneedeep_exchange.passport.verification import Statement
from kneedeep_exchange.zip_members import MOST_BYTES


class PassportFeature(JobFeature[PassportDialog]):
    """Makes the passports of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.navigation.findings_changed.connect(self._renew)

    def show(self) -> None:
        """Show the options of a passport."""
        self._close()
        dialog = PassportDialog(self._shell.window)
        dialog.changed.connect(self._renew)
        dialog.started.connect(self.make)
        self._present(dialog, modal=True)
        dialog.games.setFocus()
        self._renew()

    def _renew(self) -> None:
        """Show whether a passport of the map can be made."""
        if (dialog := self.dialog) is None or dialog.working:
            return
        findings = self._shell.navigation.findings
        errors = sum(one.severity is Severity.ERROR and one.allowed is None for one in findings)
        ready = self._shell.document.readable and (not errors or dialog.draft.isChecked())
        dialog.button.setEnabled(ready)
        dialog.show_state("" if ready else tr("The map has errors: fix them, or make a draft."))

    def make(self) -> None:
        """Ask for a name, then write the passport. If it is being written, cancel that."""
        if self._stop(tr("Stopped; nothing was written.")):
            return
        shell, dialog = self._shell, self._open
        if (text := dialog.text_of(shell.document)) is None:
            return

        suggested = suggested_file(shell.document, shell.settings, ENDING)
        path = shell.questions.file_to_save(dialog, suggested, tr("Passports"), (ENDING,))
        if path is None:
            return
        self._path = path
        self._start(make_passport, (text, dialog.wish), self._write, progressed=partial(_show_games, dialog))
        dialog.show_working(tr("Checking the map …"))

    def _write(self, made: bytes | str) -> None:
        if isinstance(made, str):
            self._report_failure(made)
        elif saved := self._save(made):
            text = tr("{saved} File > Verify passport repeats what it claims.", saved=saved)
            self._open.show_state(text, self._path.parent)


class VerificationFeature(JobFeature[VerifyDialog]):
    """Verifies passports over one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._found: list[Statement] = []

    def show(self) -> None:
        """Show the dialog for verifying a passport."""
        self._close()
        dialog = VerifyDialog(self._shell.window)
        dialog.started.connect(self.choose)
        self._present(dialog, modal=True)
        dialog.button.setFocus()

    def choose(self) -> None:
        """Ask for a passport and verify it. If one is being verified, cancel that."""
        if self._stop(tr("Stopped; the claims below were checked.")):
            return
        shell, dialog = self._shell, self._open

        path = shell.questions.file_to_read(
            dialog, folder_of(shell.document, shell.settings), tr("Passports"), (ENDING,)
        )
        if path is None:
            return
        try:
            content = read_bytes(path, MOST_BYTES)
        except (FileFailed, Unreadable) as error:
            dialog.show_state(error.message if isinstance(error, Unreadable) else str(error))
            return

        self._path, self._found = path, []
        dialog.claims.clear()
        wanted = content, dialog.quick.isChecked()
        receivers = {"failed": self._show_verdict, "noted": self._show_statement}
        self._start(verify_passport, wanted, self._show_verdict, progressed=partial(_show_games, dialog), **receivers)
        dialog.show_working(tr("Verifying {name} …", name=path.name))

    def _show_statement(self, statement: Statement) -> None:
        self._found.append(statement)
        self._open.show_statement(statement)

    def _show_verdict(self, failure: str) -> None:
        self._give_up()
        name = self._path.name
        if failure:
            text = tr("{name} can't be verified: {failure}", name=name, failure=failure)
        elif any(one.holds is False for one in self._found):
            text = tr("Something in {name} does not hold.", name=name)
        elif any(one.holds is None for one in self._found):
            text = tr("All that can be checked in {name} holds.", name=name)
        else:
            text = tr("Everything in {name} holds.", name=name)
        self._open.show_state(text)
        self._shell.status.say(text)


def _show_games(dialog: JobDialog, made: int, count: int) -> None:
    dialog.show_working(tr("Playing games: {made} of {count} …", made=made, count=count), made, count)
