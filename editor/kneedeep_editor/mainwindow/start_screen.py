"""The start page. Its entries are filled one by one, so that it appears at once."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShowEvent
from PySide6.QtWidgets import QCommandLinkButton, QWidget

from kneedeep.model.scenario.model import Scenario
from kneedeep.support.timer import limited
from kneedeep.support.work_budget import OutOfWork
from kneedeep_editor.documents.document_files import FileFailed, open_document
from kneedeep_editor.documents.recovery_files import UnsavedWork
from kneedeep_editor.documents.shipped_scenarios import Sample, offered_maps, read_offered
from kneedeep_editor.mainwindow.tabbed_window import TITLE
from kneedeep_editor.panels.widgets.picture_list import MapEntry, PictureList
from kneedeep_editor.services.appearance import Appearance
from kneedeep_editor.services.dropped_files import files_in, takes_files
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.jobs.idle_tasks import IdleTasks
from kneedeep_editor.services.settings import Settings
from kneedeep_editor.services.widgets import Label, Slot, lay_column, lay_row, push_button
from kneedeep_editor.texts import tr

PICTURE = QSize(132, 82)
_MOST_UNSAVED = 3
"""The number of visible rows of unsaved work."""
_UNSAVED_ROW = 68
_LARGEST = 1 << 20
"""The maximum size of a file with a thumbnail, in bytes."""
_SECONDS = 1.0
"""The maximum processor time for reading and drawing one map."""


class StartScreen(QWidget):
    """The page, filled from the settings and the shipped maps. Requests are signals with the names of entries."""

    new_asked = Signal()
    generate_asked = Signal()
    open_asked = Signal()
    guide_asked = Signal()
    quit_asked = Signal()
    map_asked = Signal(str)
    forget_asked = Signal(str)
    begin_asked = Signal(str)
    work_asked = Signal(str)
    discard_asked = Signal(str)
    first_asked = Signal()
    check_asked = Signal(list)
    """Has the files to check, empty if they are still to be chosen."""
    dropped = Signal(list)
    text_asked = Signal(str)
    closed = Signal(object)

    def __init__(self, settings: Settings, appearance: Appearance, ruleset: str) -> None:
        """Show the names. The rest follows when the page is visible. `ruleset`: the edition listed first."""
        super().__init__()
        self._settings, self._appearance, self._ruleset = settings, appearance, ruleset
        self.setProperty(TITLE, tr("Start"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Start page"))
        self.setWindowTitle(tr("Start – kneedeep"))
        self.setAcceptDrops(True)
        self.new = push_button(tr("&New…"), sign="new", do=self.new_asked)
        self.generate = push_button(tr("Gene&rate…"), do=self.generate_asked)
        self.guide = push_button(tr("&Guide"), do=self.guide_asked)
        offers = (self.new, self.generate, self.guide)
        buttons = lay_row(Label("kneedeep", look="heading"), None, *offers, spacing=8)
        self.first = _way(
            "new", tr("Make a &first map"), tr("On an empty map; five hints show the window."), self.first_asked
        )
        self.open = _way(
            "open", tr("&Open a map…"), tr("Or drop it on this page. Ctrl+V opens a copied one."), self.open_asked
        )
        self.check = _way(
            "fine",
            tr("&Check a map…"),
            tr("Choose a file, or drop it here. The answer is in words."),
            lambda: self.check_asked.emit([]),
        )
        ways = lay_row(*((way, 1) for way in (self.first, self.open, self.check)), spacing=18)
        self.unsaved = PictureList(tr("Not saved when the editor closed"), QSize(0, 48), at_once=True)
        self.unsaved.chosen.connect(self.work_asked)
        self.unsaved.removed.connect(self.discard_asked)
        self.recent = PictureList(tr("Recent maps"), PICTURE, at_once=True)
        self.recent.chosen.connect(self.map_asked)
        self.recent.removed.connect(self.forget_asked)
        self.offered = PictureList(tr("Templates and samples"), PICTURE, at_once=True)
        self.offered.chosen.connect(self.begin_asked)
        self._unsaved_title = Label(self.unsaved.accessibleName(), look="heading")
        nothing = tr("Maps that you open or save are listed here.")
        self._nothing = Label(nothing, look="quiet", wrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        left = lay_column(
            self._unsaved_title,
            self.unsaved,
            Label(self.recent.accessibleName(), look="heading"),
            (self._nothing, 1),
            (self.recent, 1),
            spacing=6,
        )
        right = lay_column(Label(self.offered.accessibleName(), look="heading"), (self.offered, 1), spacing=6)
        columns = lay_row((left, 1), (right, 1), spacing=18)
        lay_column(buttons, ways, (columns, 1), of=self, margins=(24, 16, 24, 16), spacing=14)
        for keys, signal in (
            (QKeySequence.StandardKey.New, self.new_asked),
            (QKeySequence.StandardKey.Open, self.open_asked),
            (QKeySequence.StandardKey.Paste, lambda: self.text_asked.emit(QGuiApplication.clipboard().text())),
            (QKeySequence.StandardKey.HelpContents, self.guide_asked),
            (QKeySequence.StandardKey.Quit, self.quit_asked),
        ):
            action = QAction(self)
            action.setShortcuts(keys)
            action.triggered.connect(signal)
            self.addAction(action)
        self._filling = IdleTasks(self)
        appearance.changed.connect(self._draw_again)
        self.forget_asked.connect(self._forget)
        self.offer_unsaved(())
        self.renew()

    def begin(self) -> None:
        """Focus the first filled part: unsaved work, recent maps, or the first map."""
        first = next((one for one in (self.unsaved, self.recent) if one.count()), self.first)
        first.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dragged files."""
        takes_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Check files dropped on the button for checks. Open them elsewhere."""
        if takes_files(event):
            on_check = self.check.geometry().contains(event.position().toPoint())
            (self.check_asked if on_check else self.dropped).emit(files_in(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report that the page was closed."""
        event.accept()
        self.closed.emit(self)

    def renew(self) -> None:
        """Update the recent maps. Missing ones are faint, and a click removes them."""
        gone = tr("Not found. A click removes it.")
        entries = [
            MapEntry(str(path), path.name, facts=str(path.parent))
            if path.is_file()
            else MapEntry(str(path), path.name, gone, str(path.parent), is_missing=True)
            for path in self._settings.recent
        ]
        self.recent.show_entries(entries)
        self.recent.setVisible(bool(entries))
        self._nothing.setHidden(bool(entries))
        if self.isVisible():
            self._draw_again()

    def _forget(self, name: str) -> None:
        self._settings.forget(Path(name))
        self.renew()

    def offer_unsaved(self, works: Sequence[tuple[Path, UnsavedWork]]) -> None:
        """Show unsaved work by recovery file."""
        entries = [
            MapEntry(
                str(side),
                work.scenario.title or tr("Untitled"),
                tr("Enter restores it, Delete discards it."),
                str(work.path) if work.path is not None else tr("never saved"),
            )
            for side, work in works
        ]
        self.unsaved.show_entries(entries)
        self.unsaved.setFixedHeight(min(_MOST_UNSAVED, len(entries)) * _UNSAVED_ROW + 4)
        for part in (self.unsaved, self._unsaved_title):
            part.setVisible(bool(entries))

    def showEvent(self, event: QShowEvent) -> None:
        """Fill the lists when the page is visible."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._draw_again)

    def _draw_again(self) -> None:
        if not self.offered.count():
            self.offered.show_entries(
                [MapEntry(one.name, one.title, facts=one.edition) for one in offered_maps(self._ruleset)]
            )
        recent = enumerate(self.recent.entries)
        self._filling.begin(
            [
                *(partial(self._fill_recent, row, entry) for row, entry in recent if not entry.is_missing),
                *(partial(self._fill_offered, row, entry.name) for row, entry in enumerate(self.offered.entries)),
            ]
        )

    def _fill_recent(self, row: int, entry: MapEntry) -> None:
        """Read a recent map within a time limit. If that fails, its row only has the name."""
        path = Path(entry.name)
        try:
            if path.stat().st_size > _LARGEST:
                return
            with limited(_SECONDS):
                document = open_document(path)
                if document.readable:
                    scenario = document.scenario
                    title = scenario.title or entry.title
                    self._show(self.recent, row, entry._replace(title=title, summary=path.name), scenario)
        except (OSError, FileFailed, OutOfWork):
            return

    def _fill_offered(self, row: int, name: str) -> None:
        sample: Sample | None = read_offered(name)
        if sample is not None:
            scenario = sample.scenario
            entry = MapEntry(name, scenario.title, scenario.summary or "", sample.facts)
            self._show(self.offered, row, entry, scenario)

    def _show(self, shown: PictureList, row: int, entry: MapEntry, scenario: Scenario) -> None:
        # Imported on first use, so that the page appears faster.
        from kneedeep.drawing.poster.poster_style import styled_theme
        from kneedeep_editor.canvas.thumbnails.map_thumbnail import map_thumbnail

        theme = styled_theme(self._appearance.theme.name)
        picture = map_thumbnail(scenario, theme, PICTURE, self.devicePixelRatioF())
        shown.show_entry(row, entry)
        shown.show_picture(row, picture)


def _way(sign: str, text: str, about: str, do: Slot) -> QCommandLinkButton:
    """A large button with a line of description."""
    button = QCommandLinkButton(text, about)
    button.setIcon(icon(sign))
    button.setAccessibleDescription(about)
    button.setAutoDefault(True)  # Enter presses it outside dialogs too
    button.clicked.connect(do)
    return button
