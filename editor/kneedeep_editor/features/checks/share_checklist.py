"""Ready to share? The remaining tasks before a map is shared. Nothing here prevents saving."""

from collections.abc import Iterator

from kneedeep.analysis.framework.finding import CROSS_CHECK, Finding, Severity
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.document_files import is_untitled
from kneedeep_editor.features.editing.properties import PropertiesFeature, show_field
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.panels.dialogs.share_dialog import ShareDialog, ShareItem
from kneedeep_editor.services.jobs.cross_check import agreed
from kneedeep_editor.texts import later, tr, tr_count

ERRORS, WARNINGS, NOTES, ALLOWED, SAVE = "errors", "warnings", "notes", "allowed", "save"
_SHOWN = {ERRORS: Severity.ERROR, WARNINGS: Severity.WARNING, NOTES: Severity.INFO}
_TEXT = "text:"
"""Prefix of a goal that is a field of the scenario, followed by its key."""
_AREA = "area:"
"""Prefix of a goal that is the text of an area, followed by its serial."""
_TOLD = (
    ("author", later("who made it (author)")),
    ("license", later("the terms for sharing it (license)")),
    ("summary", later("a sentence or two about it (summary)")),
    ("minutes", later("how long it takes (minutes)")),
    ("briefing", later("the briefing")),
)
_MOST_NAMED = 3


class ShareChecklist(WindowFeature):
    """The summary of one window."""

    def __init__(self, shell: Shell) -> None:
        """Add the command. The dialog is created at first use."""
        super().__init__(shell)
        self.dialog: ShareDialog | None = None
        shell.actions.add_command("ready", self.show)
        shell.problems.filter.ready_asked.connect(self.show)
        shell.navigation.findings_changed.connect(self._renew)
        shell.cross_check.changed.connect(self._renew)
        shell.document.undo_stack.cleanChanged.connect(self._renew)

    def show(self) -> None:
        """Show the summary."""
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
            self.dialog.show_matters(
                list(
                    checklist_of(
                        self._shell.document, self._shell.navigation.findings, agreed(self._shell.cross_check.found)
                    )
                )
            )

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
        self._shell.window.activateWindow()

    def _write(self, key: str, serial: int = 0) -> None:
        """Go to a field of the scenario, or of an element."""
        show_field(self._shell, key, serial)
        if self.dialog is not None:
            self.dialog.make_way_for(self._shell.feature(PropertiesFeature).panel)
        self._shell.window.activateWindow()


def checklist_of(document: Document, findings: list[Finding], same: bool | None = None) -> Iterator[ShareItem]:
    """Yield the finished and the open tasks, the gravest first. `same`: whether both engines say the same of the map."""
    # A difference of the engines is a fault of the program, with a line of its own.
    findings = [finding for finding in findings if finding.code != CROSS_CHECK]
    reported = [finding for finding in findings if finding.allowed is None]
    errors = sum(finding.severity is Severity.ERROR for finding in reported)
    warnings = sum(finding.severity is Severity.WARNING for finding in reported)
    notes = len(reported) - errors - warnings
    if errors:
        said = tr_count(
            "1 error: fix it before anybody plays it", "{n} errors: fix them before anybody plays it", errors
        )
        yield ShareItem("error", said, ERRORS)
    else:
        yield ShareItem("fine", tr("No errors"))
    if warnings:
        said = tr_count(
            "1 warning to fix, or to allow with a reason", "{n} warnings to fix, or to allow with a reason", warnings
        )
        yield ShareItem("warning", said, WARNINGS)
    else:
        yield ShareItem("fine", tr("No warnings"))
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
    """What the second engine says of the map."""
    if same:
        return ShareItem("fine", tr("Checked by two engines"))
    if same is None:
        return ShareItem("info", tr("Not yet checked by a second engine: it works while the map does not change"))
    return ShareItem("warning", tr("The two engines differ about this map: please report it"), ERRORS)


def _texts(scenario: Scenario) -> Iterator[ShareItem]:
    """Yield the tasks about texts for readers."""
    yield (
        ShareItem("warning", tr("Missing: a title of its own"), f"{_TEXT}title")
        if is_untitled(scenario)
        else ShareItem("fine", tr("Title: {title}", title=scenario.title))
    )
    missing = [(key, name) for key, name in _TOLD if not getattr(scenario, key)]
    for key, name in missing:
        yield ShareItem("warning", tr("Missing: {name}", name=tr(name)), f"{_TEXT}{key}")
    if not missing:
        yield ShareItem("fine", tr("Author, license, summary, time and briefing are present"))
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
