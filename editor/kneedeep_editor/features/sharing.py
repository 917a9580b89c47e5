"""Ready to share? What is left to do before the map is given to others; nothing here keeps anybody from saving."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from kneedeep.analysis.finding import Finding, Severity
from kneedeep.scenario.model import Scenario
from kneedeep_editor.documents.document import Document
from kneedeep_editor.documents.template import TEMPLATE
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.commands import Command
from kneedeep_editor.panels.sharing import Matter, SharingDialog
from kneedeep_editor.texts import tr

ERRORS, WARNINGS, ALLOWED, SAVE = "errors", "warnings", "allowed", "save"


def install(window: MainWindow) -> None:
    """Add the command, and what the button of the problems panel does."""
    Sharing(window)


class Sharing(QObject):
    """The summary of one window."""

    def __init__(self, window: MainWindow) -> None:
        """Add the command; the dialog is made with the first use."""
        super().__init__(window)
        self._window = window
        self.dialog: SharingDialog | None = None
        command = Command("ready", "&Ready to share?", "Problems", ("F7",), "fine", "What is left to do")
        window.add_command(command, self.show)
        window.parts.problems.filter.ready_asked.connect(self.show)
        window.findings_changed.connect(self._renew)
        window.document.undo_stack.cleanChanged.connect(self._renew)

    def show(self) -> None:
        """Show the summary."""
        if self.dialog is None:
            self.dialog = SharingDialog(self._window)
            self.dialog.chosen.connect(self._go)
        self.dialog.show()
        self._renew()
        self.dialog.list.setFocus()

    def _renew(self) -> None:
        if self.dialog is not None and self.dialog.isVisible():
            self.dialog.show_matters(list(matters(self._window.document, self._window.findings)))

    def _go(self, goal: str) -> None:
        problems = self._window.parts.problems
        if goal == SAVE:
            self._window.save()
            return
        self._window.show_problems()
        problems.filter.clear()
        problems.filter.allowed.setChecked(goal == ALLOWED)
        for severity, button in problems.filter.severities.items():
            button.setChecked(
                goal == ALLOWED or severity == {ERRORS: Severity.ERROR}.get(goal, Severity.WARNING)
            )
        problems.list.setFocus()


def matters(document: Document, findings: list[Finding]) -> Iterator[Matter]:
    """Yield what is done and what is left, the gravest first."""
    told = [finding for finding in findings if finding.allowed is None]
    errors = sum(finding.severity is Severity.ERROR for finding in told)
    warnings = sum(finding.severity is Severity.WARNING for finding in told)
    notes = len(told) - errors - warnings
    if errors:
        yield Matter(
            "error",
            tr("{count}: mend them before anybody plays it", count=_count(errors, "error")),
            ERRORS,
        )
    else:
        yield Matter("fine", tr("No errors"))
    if warnings:
        yield Matter(
            "warning",
            tr("{count} to be mended, or allowed with a reason", count=_count(warnings, "warning")),
            WARNINGS,
        )
    else:
        yield Matter("fine", tr("No warnings"))
    allowed = len(findings) - len(told)
    if allowed:
        yield Matter(
            "info",
            tr("{count} allowed with a reason: read them once more", count=_count(allowed, "problem")),
            ALLOWED,
        )
    if notes:
        yield Matter("info", tr("{count} worth knowing", count=_count(notes, "note")))
    yield from _texts(document.scenario)
    if document.path is None:
        yield Matter("warning", tr("Not saved yet: Enter saves it"), SAVE)
    elif document.modified:
        yield Matter("warning", tr("Changes that the file does not hold: Enter saves them"), SAVE)
    else:
        yield Matter("fine", tr("Saved in {name}", name=document.path.name))


def _texts(scenario: Scenario) -> Iterator[Matter]:
    """What readers want to know besides the map."""
    untitled = not scenario.title.strip() or f'title: "{scenario.title}"' in TEMPLATE
    yield (
        Matter("warning", tr("A title of its own"))
        if untitled
        else Matter("fine", tr("Title: {title}", title=scenario.title))
    )
    missing = [
        name
        for name, value in (
            ("who made it (author)", scenario.author),
            ("under what terms it may be shared (license)", scenario.license),
            ("what it is about in a sentence or two (summary)", scenario.summary),
            ("how long it takes (minutes)", scenario.minutes),
            ("the briefing", scenario.briefing),
        )
        if not value
    ]
    for name in missing:
        yield Matter("warning", tr("Not told yet: {name}", name=name))
    if not missing:
        yield Matter("fine", tr("Author, license, summary, time and briefing are told"))


def _count(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else one + 's'}"
