"""Furnishing a window's map: its missing contents are added in one undoable step."""

from PySide6.QtCore import QPoint

from kneedeep.model.scenario.edits.basic import Replace
from kneedeep.model.scenario.model import Area, Piece
from kneedeep_editor.features.editing.furnish_dialog import FurnishDialog
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.sharing.job_dialog import JobFeature
from kneedeep_editor.texts import tr
from kneedeep_editor.worker.coach_answers import answer_furnishing


class FurnishingFeature(JobFeature[FurnishDialog]):
    """The furnishing of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.queries.failed.connect(self._fail)

    def show(self) -> None:
        """Show the dialog. The areas of selected elements are checked."""
        scenario = self._shell.document.scenario
        chosen = [scenario.element(serial) for serial in self._shell.work.selection]
        areas = {one.id for one in chosen if isinstance(one, Area)} | {
            one.area for one in chosen if isinstance(one, Piece)
        }
        dialog = FurnishDialog(self._shell.window, scenario, areas)
        dialog.started.connect(self.furnish)
        dialog.adjustSize()
        at = QPoint(self._shell.window.width() - dialog.width(), 0)  # beside the map
        dialog.move(self._shell.window.mapToGlobal(at))
        self._present(dialog, modal=True)

    def furnish(self) -> None:
        """Ask for the edit, which replaces an earlier one. If an answer is pending, stop."""
        dialog = self._open
        if dialog.working:
            self._shell.queries.drop(self._receive)
            dialog.show_state(tr("Stopped."))
            return
        if dialog.is_done:
            self._shell.document.undo_stack.undo()
            dialog.begin_again()
        dialog.show_working(tr("Furnishing …"))
        self._shell.queries.ask(self._receive, answer_furnishing, dialog.wish)

    def _receive(self, answer: Replace | str) -> None:
        dialog = self.dialog
        if dialog is None or not dialog.working:
            return
        if isinstance(answer, str):
            dialog.show_state(answer)
        else:
            self._shell.work.edit(answer)
            dialog.show_done(tr("{changes}. Undo takes it back.", changes=answer.title))

    def _fail(self, text: str) -> None:
        if self.dialog is not None and self.dialog.working:
            self.dialog.show_state(text)

    def _closed(self) -> None:
        super()._closed()
        self._shell.queries.drop(self._receive)
