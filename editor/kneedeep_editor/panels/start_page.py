"""The start page: recent maps, work that was not saved, templates and samples."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QCommandLinkButton, QWidget

from kneedeep_editor.panels.widgets.picture_list import MapEntry, PictureList
from kneedeep_editor.services.dropped_files import files_in, takes_files
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, Slot, lay_column, lay_row, push_button
from kneedeep_editor.texts import tr

PICTURE = QSize(132, 82)
_MOST_UNSAVED = 3
"""Rows of unsaved work that are seen at once."""
_UNSAVED_ROW = 68


class StartPage(QWidget):
    """The page. Requests of people are signals with the names of entries."""

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
    """Carries the files to check, none if they are still to be chosen."""
    dropped = Signal(list)
    text_asked = Signal(str)
    closed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
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
        self._nothing = Label(tr("Maps that you open or save are listed here."), look="quiet", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
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
        self.show_unsaved(())
        self.show_recent(())

    def show_recent(self, entries: Sequence[MapEntry]) -> None:
        """Offer recent maps. Missing ones are faint, and removed by a click."""
        self.recent.show_entries(entries)
        self.recent.setVisible(bool(entries))
        self._nothing.setHidden(bool(entries))

    def show_unsaved(self, entries: Sequence[MapEntry]) -> None:
        """Offer work that was not saved."""
        self.unsaved.show_entries(entries)
        self.unsaved.setFixedHeight(min(_MOST_UNSAVED, len(entries)) * _UNSAVED_ROW + 4)
        for part in (self.unsaved, self._unsaved_title):
            part.setVisible(bool(entries))

    def begin(self) -> None:
        """Focus the first part: unsaved work, recent maps, the first map."""
        first = next((one for one in (self.unsaved, self.recent) if one.count()), self.first)
        first.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        takes_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Report files: to check on the button for it, to open elsewhere."""
        if takes_files(event):
            on_check = self.check.geometry().contains(event.position().toPoint())
            (self.check_asked if on_check else self.dropped).emit(files_in(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report it."""
        event.accept()
        self.closed.emit(self)


def _way(sign: str, text: str, about: str, do: Slot) -> QCommandLinkButton:
    """A large button with a line about it."""
    button = QCommandLinkButton(text, about)
    button.setIcon(icon(sign))
    button.setAccessibleDescription(about)
    button.clicked.connect(do)
    return button
