"""Checking maps without opening them, in the worker process, with a dialog over the start page."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep_editor.documents.document_files import checked_content
from kneedeep_editor.panels.widgets.code_marks import plain
from kneedeep_editor.services.jobs.future_watcher import FutureWatcher, reason_of
from kneedeep_editor.services.jobs.map_queries import Runner
from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column, push_button, size_on_screen
from kneedeep_editor.texts import tr
from kneedeep_editor.worker.map_check import MapCheck, check_map

_WIDTH, _HEIGHT = 560, 260


class CheckDialog(QDialog):
    """The dialog. `opened`: open the map, and whether to show its problems. `again_asked`: check another one."""

    opened = Signal(bool)
    again_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Check a map"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title = Label(look="heading", wrap=True)
        self.verdict = Label(wrap=True, selectable=True, name=tr("Result"))
        self.problems = Label(wrap=True)
        self.assumed = Label(wrap=True, look="faint")
        self.open_button = push_button(tr("&Open it"), sign="open", do=lambda: self.opened.emit(False))
        self.problems_button = push_button(tr("See the &problems"), do=lambda: self.opened.emit(True))
        again = push_button(tr("&Another map…"), do=self.again_asked)
        buttons = dialog_buttons(self, self.open_button, self.problems_button, again)
        buttons.button(Standard.Close).setAutoDefault(False)
        lay_column(
            self.title, self.verdict, self.problems, self.assumed, None, buttons, of=self, margins=20, spacing=12
        )
        self.resize(size_on_screen(self, QSize(_WIDTH, _HEIGHT)))

    def show_answer(self, answer: MapCheck, name: str) -> None:
        """Show the result for a file, or the progress of the check."""
        texts = map(plain, answer._replace(title=answer.title or name))
        for label, text in zip((self.title, self.verdict, self.problems, self.assumed), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))
        for button in (self.open_button, self.problems_button):
            button.setEnabled(bool(answer.title))
        if answer.title:
            self.open_button.setDefault(True)
            self.open_button.setFocus()


class MapChecks(QObject):
    """The dialog and its checks. Deleted with the dialog."""

    def __init__(
        self, parent: QWidget, run: Runner, choose: Callable[[], Sequence[Path]], show: Callable[[Path, bool], None]
    ) -> None:
        """Take callbacks: `run` in the worker process, `choose` files, `show` a map (and maybe its problems)."""
        self.dialog = CheckDialog(parent)
        super().__init__(self.dialog)
        self._run, self._choose, self._show_map = run, choose, show
        self._path = Path()
        self._call = FutureWatcher(self)
        self._call.answered.connect(self._show)
        self._call.failed.connect(self._fail)
        self.dialog.again_asked.connect(lambda: self.check(()))
        self.dialog.opened.connect(self._open)
        self.dialog.finished.connect(self._call.drop)

    def check(self, paths: Sequence[Path]) -> None:
        """Check the first of some files, or one chosen by the user, and show the result."""
        if not (paths := paths or self._choose()):
            if not self.dialog.isVisible():
                self.dialog.deleteLater()
            return
        self._path = paths[0]
        self._show(MapCheck("", tr("Checking the map …")))
        self.dialog.open()
        try:
            self._call.ask(self._run, check_map, *checked_content(self._path))
        except FileFailed as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self._show(MapCheck("", reason_of(error)))

    def _show(self, answer: MapCheck) -> None:
        self.dialog.show_answer(answer, self._path.name)

    def _open(self, problems: bool) -> None:
        self.dialog.accept()
        self._show_map(self._path, problems)
