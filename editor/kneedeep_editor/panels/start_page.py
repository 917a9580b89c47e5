"""The start page: recent maps, work that was not saved, templates and samples."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from kneedeep_editor.panels.widgets.picture_list import MapEntry, PictureList
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, push_button
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
    closed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Start page"))
        self.setWindowTitle(tr("Start – kneedeep"))
        self.new, self.open = (
            push_button(tr("&New…"), sign="new", do=self.new_asked),
            push_button(tr("&Open…"), sign="open", do=self.open_asked),
        )
        self.generate = push_button(tr("Gene&rate…"), do=self.generate_asked)
        self.guide = push_button(tr("&Guide"), do=self.guide_asked)
        offers = (self.new, self.generate, self.open, self.guide)
        buttons = lay_row(Label("kneedeep", look="heading"), None, *offers, spacing=8)
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
        lay_column(buttons, (columns, 1), of=self, margins=(24, 16, 24, 16), spacing=14)
        for keys, signal in (
            (QKeySequence.StandardKey.New, self.new_asked),
            (QKeySequence.StandardKey.Open, self.open_asked),
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
        """Focus the first part: unsaved work, recent maps, the templates."""
        first = next((one for one in (self.unsaved, self.recent) if one.count()), self.new)
        first.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report it."""
        event.accept()
        self.closed.emit(self)
