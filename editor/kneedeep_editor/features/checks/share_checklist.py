"""The checklist before sharing a map: a dialog of finished and open tasks. It never prevents saving."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtWidgets import QDialog, QListWidgetItem, QWidget

from kneedeep.analysis.framework.finding import CROSS_CHECK, Finding, Severity
from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import is_untitled
from kneedeep_editor.features.editing.properties import PropertiesFeature, show_field
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.services.fields import VALUE, add_line, list_box
from kneedeep_editor.services.jobs.cross_check import agreed
from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column, push_button, size_on_screen
from kneedeep_editor.texts import later, tr, tr_count


class ShareItem(NamedTuple):
    """A task. `state`: fine, info, warning or error. `goal`: its link target, or empty."""

    state: str
    text: str
    goal: str = ""


_SPOKEN = {
    "fine": later("done"),
    "info": later("note"),
    "warning": later("left to do"),
    "error": later("must be fixed"),
}
_WIDTH, _MOST_HEIGHT = 520, 640
_SETTLED = 200
"""Milliseconds after a click in the dialog before the main window is activated."""


class ShareDialog(QDialog):
    """The checklist, updated beside the window. `chosen` has a goal. `passport_asked`: make a passport."""

    chosen = Signal(str)
    copy_asked = Signal()
    passport_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Ready to share?"))
        self._sized = False
        self.resize(size_on_screen(self, QSize(_WIDTH, _MOST_HEIGHT)))
        self.verdict = Label(wrap=True, name=tr("Result"))
        font = self.verdict.font()
        font.setBold(True)
        self.verdict.setFont(font)
        spoken = tr("Press Enter to go to the subject of a line.")
        self.list = list_box(tr("Done and left to do"), description=spoken, do=self._choose)
        self.passport_button = push_button(
            tr("Make a &passport…"),
            tip=tr("Put the map and what is proven of it into one file that others can verify"),
            do=self.passport_asked,
            entered=False,
        )
        self.passport_button.setVisible(foreign_files() is not None)
        self.copy_button = push_button(
            tr("Copy as &text"),
            tip=tr("Copy the whole map as a short text to paste into a forum, a chat or a mail"),
            do=self.copy_asked,
            entered=False,
        )
        buttons = dialog_buttons(self, self.copy_button, self.passport_button)
        # Enter activates lines, not buttons.
        buttons.button(Standard.Close).setAutoDefault(False)
        lay_column(self.verdict, (self.list, 1), buttons, of=self)

    def show_matters(self, matters: Sequence[ShareItem]) -> None:
        """Replace the tasks. The current row stays."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for matter in matters:
            spoken = f"{tr(_SPOKEN[matter.state])}: {matter.text}"
            add_line(self.list, matter.text, matter.goal, sign=matter.state, spoken=spoken)
        if not self._sized:
            self._sized = True
            lines = sum(self.list.sizeHintForRow(row) for row in range(self.list.count()))
            # Extra height for later lines.
            height = min(_MOST_HEIGHT, lines + self.sizeHint().height() - self.list.sizeHint().height() + 60)
            self.resize(size_on_screen(self, QSize(_WIDTH, height)))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.verdict.setText(verdict(matters))

    def make_way_for(self, widget: QWidget) -> None:
        """Move to the left, or up if there is no room, if it covers the widget of the goal."""
        corner, frame, room = widget.mapToGlobal(QPoint(0, 0)), self.frameGeometry(), self.screen().availableGeometry()
        if frame.intersects(QRect(corner, widget.size())):
            left, top = corner.x() - frame.width(), max(room.top(), corner.y() - frame.height())
            self.move(*((left, frame.top()) if left >= room.left() else (frame.left(), top)))

    def _choose(self, item: QListWidgetItem) -> None:
        if goal := item.data(VALUE):
            self.chosen.emit(goal)


def verdict(matters: Sequence[ShareItem]) -> str:
    """A sentence on whether the map can be shared."""
    states = [matter.state for matter in matters]
    left = states.count("warning")
    if "error" in states:
        return tr("Not ready: it can't be played as intended.")
    if left:
        return tr_count(
            "It can be played; {n} thing is left to do.", "It can be played; {n} things are left to do.", left
        )
    return tr("Ready to share.")


ERRORS, WARNINGS, NOTES, ALLOWED, SAVE = "errors", "warnings", "notes", "allowed", "save"
_SHOWN = {ERRORS: Severity.ERROR, WARNINGS: Severity.WARNING, NOTES: Severity.INFO}
_TEXT = "text:"
"""The prefix of a goal that is a field of the scenario, before its key."""
_AREA = "area:"
"""The prefix of a goal that is the text of an area, before its serial."""
_TOLD = (
    ("author", later("who made it (author)")),
    ("license", later("the terms for sharing it (license)")),
    ("summary", later("a sentence or two about it (summary)")),
    ("minutes", later("how long it takes (minutes)")),
    ("briefing", later("the briefing")),
)
_MOST_NAMED = 3


class ShareChecklist(WindowFeature):
    """The checklist of one window."""

    def __init__(self, shell: Shell) -> None:
        """Add the command. The dialog is created on first use."""
        super().__init__(shell)
        self.dialog: ShareDialog | None = None
        shell.actions.add_command("ready", self.show)
        shell.problems.filter.ready_asked.connect(self.show)
        shell.navigation.findings_changed.connect(self._renew)
        shell.cross_check.changed.connect(self._renew)
        shell.document.undo_stack.cleanChanged.connect(self._renew)

    def show(self) -> None:
        """Show the checklist."""
        if self.dialog is None:
            self.dialog = ShareDialog(self._shell.window)
            self.dialog.chosen.connect(self._go)
            self.dialog.copy_asked.connect(self._shell.actions.by_name["copy-text"].trigger)
            if "passport" in self._shell.actions.by_name:
                self.dialog.passport_asked.connect(self._shell.actions.by_name["passport"].trigger)
        self.dialog.show()
        self._renew()
        self.dialog.list.setFocus()

    def _renew(self) -> None:
        if self.dialog is not None and self.dialog.isVisible():
            shell = self._shell
            same = agreed(shell.cross_check.found)
            self.dialog.show_matters(list(checklist_of(shell.document, shell.navigation.findings, same)))

    def _go(self, goal: str) -> None:
        problems = self._shell.problems
        if goal == SAVE:
            self._shell.saving.save()
            return
        if goal.startswith(_TEXT):
            self._write(goal.removeprefix(_TEXT))
            return
        if goal.startswith(_AREA):
            self._write("text", int(goal.removeprefix(_AREA)))
            return
        self._shell.navigation.show_panel()
        problems.filter.clear()
        problems.filter.allowed.setChecked(goal == ALLOWED)
        for severity, button in problems.filter.severities.items():
            button.setChecked(goal == ALLOWED or severity == _SHOWN[goal])
        problems.list.setFocus()
        self._leave_to(problems.list)

    def _write(self, key: str, serial: int = 0) -> None:
        """Go to a field of the scenario or of an element."""
        show_field(self._shell, key, serial)
        self._leave_to(self._shell.feature(PropertiesFeature).panel)

    def _leave_to(self, widget: QWidget) -> None:
        """Make the widget of a goal visible, and activate its window."""
        if self.dialog is not None:
            self.dialog.make_way_for(widget)
        QTimer.singleShot(_SETTLED, self._shell.window, self._shell.window.activateWindow)


def checklist_of(document: Document, findings: list[Finding], same: bool | None = None) -> Iterator[ShareItem]:
    """Yield finished and open tasks, the most severe first. `same`: whether both engines agree on the map."""
    # A difference of the engines is an error of the program, and has its own line.
    findings = [finding for finding in findings if finding.code != CROSS_CHECK]
    reported = [finding for finding in findings if finding.allowed is None]
    errors = sum(finding.severity is Severity.ERROR for finding in reported)
    warnings = sum(finding.severity is Severity.WARNING for finding in reported)
    notes = len(reported) - errors - warnings
    said = tr_count("1 error: fix it before anybody plays it", "{n} errors: fix them before anybody plays it", errors)
    yield ShareItem("error", said, ERRORS) if errors else ShareItem("fine", tr("No errors"))
    said = tr_count(
        "1 warning to fix, or to allow with a reason", "{n} warnings to fix, or to allow with a reason", warnings
    )
    yield ShareItem("warning", said, WARNINGS) if warnings else ShareItem("fine", tr("No warnings"))
    yield _second(same)
    if allowed := len(findings) - len(reported):
        said = tr_count(
            "1 problem allowed with a reason: read it once more",
            "{n} problems allowed with a reason: read them once more",
            allowed,
        )
        yield ShareItem("info", said, ALLOWED)
    if notes:
        yield ShareItem("info", tr_count("1 note worth knowing", "{n} notes worth knowing", notes), NOTES)
    yield from _texts(document.scenario)
    if document.path is None:
        yield ShareItem("warning", tr("Not saved yet: Enter saves it"), SAVE)
    elif document.modified:
        yield ShareItem("warning", tr("Unsaved changes: Enter saves them"), SAVE)
    else:
        yield ShareItem("fine", tr("Saved in {name}", name=document.path.name))


def _second(same: bool | None) -> ShareItem:
    """The task about the second engine."""
    if same:
        return ShareItem("fine", tr("Checked by two engines"))
    if same is None:
        return ShareItem("info", tr("Not yet checked by a second engine, which waits for a pause"))
    return ShareItem("warning", tr("The two engines differ about this map: please report it"), ERRORS)


def _texts(scenario: Scenario) -> Iterator[ShareItem]:
    """Yield the tasks about texts."""
    own = not is_untitled(scenario)
    said = tr("Title: {title}", title=scenario.title) if own else tr("Missing: a title of its own")
    yield ShareItem("fine" if own else "warning", said, f"{_TEXT}title")
    # A finished line keeps its place, so that the next click meets the expected line.
    for key, name in _TOLD:
        done = bool(getattr(scenario, key))
        said = tr("Present: {name}", name=tr(name)) if done else tr("Missing: {name}", name=tr(name))
        yield ShareItem("fine" if done else "warning", said, f"{_TEXT}{key}")
    silent = [area for area in scenario.areas if not area.text]
    if silent:
        said = tr_count(
            "1 area without a text to read aloud: {name}",
            "{n} areas without a text to read aloud: {name}",
            len(silent),
            name=", ".join(area.name or area.id for area in silent[:_MOST_NAMED])
            + (", …" if len(silent) > _MOST_NAMED else ""),
        )
        yield ShareItem("info", said, f"{_AREA}{silent[0].serial}")
