"""Comparing the map with another draft: a file, an embedded scenario, or the saved version."""

from pathlib import Path

from kneedeep.drawing.marks import Mark
from kneedeep.model.scenario.io.foreign_files import foreign_endings
from kneedeep.report.differences.difference_lines import DifferenceLine
from kneedeep_editor.documents.document_files import FileFailed, scenario_file
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.sharing.comparison_dialog import ComparisonDialog
from kneedeep_editor.sharing.comparison_process import Comparison, compare_drafts
from kneedeep_editor.sharing.job_dialog import JobFeature
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.geometry.extent import Extent

_ENDINGS = (".yaml", ".yml")


class ComparisonFeature(JobFeature[ComparisonDialog]):
    """The comparison of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shell.document.changed.connect(self._note_change)
        shell.document.undo_stack.cleanChanged.connect(self._offer_saved)

    def show(self) -> None:
        """Show the dialog beside the map."""
        self._close()
        dialog = ComparisonDialog(self._shell.window)
        dialog.started.connect(self.choose)
        dialog.saved_wanted.connect(self.compare_saved)
        dialog.chosen.connect(self._go)
        self._present(dialog, modal=False)
        self._offer_saved()
        dialog.button.setFocus()

    def _closed(self) -> None:
        super()._closed()
        self._shell.canvas.show_marks([])

    def _offer_saved(self) -> None:
        if self.dialog is not None:
            document = self._shell.document
            self.dialog.saved.setEnabled(document.modified and document.path is not None)

    def _note_change(self) -> None:
        self._offer_saved()
        if self.dialog is not None and self.dialog.lines.count():
            self._give_up()
            self.dialog.show_state(tr("The map was changed since. Compare it again to see the changes."))

    def compare_saved(self) -> None:
        """Compare with the saved version."""
        document = self._shell.document
        if document.source is not None:
            self._compare(document.source.tree.text.encode(), tr("the saved version"))

    def choose(self) -> None:
        """Ask for another draft and compare with it. If a comparison is running, cancel it."""
        if self._stop(tr("Stopped.")):
            return
        shell = self._shell
        folder = folder_of(shell.document, shell.settings)
        endings = (*_ENDINGS, *foreign_endings())
        path = shell.questions.file_to_read(self._open, folder, tr("Scenarios"), endings)
        if path is not None:
            self._compare_file(path)

    def compare_with(self, path: Path) -> None:
        """Show the differences from a file."""
        self.show()
        self._compare_file(path)

    def compare_content(self, before: bytes, name: str) -> None:
        """Show the differences from the content of a file."""
        self.show()
        self._compare(before, name)

    def _compare_file(self, path: Path) -> None:
        try:
            self._compare(scenario_file(path), path.name)
        except FileFailed as error:
            self._open.show_state(str(error))

    def _compare(self, before: bytes, name: str) -> None:
        dialog, document = self._open, self._shell.document
        if (after := dialog.text_of(document)) is None:
            return

        dialog.clear()
        wanted = (before, after), (name, document.title), self._shell.appearance.theme
        self._start(compare_drafts, wanted, self._show_whole, failed=self._show_whole, noted=self._show_part)
        dialog.show_working(tr("Comparing with {name} …", name=name))

    def _show_part(self, comparison: Comparison) -> None:
        self._open.show_comparison(comparison)
        self._open.show_working(tr("Looking for what the differences mean …"))

    def _show_whole(self, comparison: Comparison | str) -> None:
        dialog = self._open
        self._give_up()
        if isinstance(comparison, str):
            dialog.show_state(comparison)
            return
        dialog.show_comparison(comparison)
        if count := len(comparison.lines):
            dialog.show_state(tr_count("1 difference", "{n} differences", count))
            dialog.lines.setFocus()
        else:
            same = tr("No difference in meaning.")
            dialog.show_state(same if comparison.same else tr("No difference in what can be read."))

    def _go(self, line: DifferenceLine) -> None:
        """Show the place of a difference on the map."""
        spaces = line.after or line.before
        canvas = self._shell.canvas
        canvas.show_marks([Mark("info", spaces, label=str(line.number))] if spaces else [])
        if (box := Extent((frozenset(spaces),), ()).box) is not None:
            canvas.bring_in(box)
