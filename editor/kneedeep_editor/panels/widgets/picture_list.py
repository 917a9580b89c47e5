"""A list of maps: each with a picture, title, summary and facts."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

_AIR = 10
_SHOWN = int(Qt.ItemDataRole.UserRole)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class MapEntry(NamedTuple):
    """A map: its name, title, summary, and a line of facts. `is_missing`: the file no longer exists."""

    name: str
    title: str
    summary: str = ""
    facts: str = ""
    is_missing: bool = False


class PictureList(QListWidget):
    """The list. `chosen` has the name of an entry, after Enter or a double click (`at_once`: a click).

    `removed`: Delete was pressed on an entry.
    """

    chosen = Signal(str)
    removed = Signal(str)

    def __init__(self, name: str, picture: QSize, *, at_once: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(_Rows(self, at_once=at_once))
        self.setIconSize(picture)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        if at_once:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setMouseTracking(True)
            self.itemClicked.connect(self._choose)
        else:
            self.itemDoubleClicked.connect(self._choose)

    def show_entries(self, entries: Sequence[MapEntry]) -> None:
        """Replace the entries. Their pictures follow later."""
        self.clear()
        for entry in entries:
            self.addItem(QListWidgetItem())
            self.show_entry(self.count() - 1, entry)
        self.setCurrentRow(0)

    def show_entry(self, row: int, entry: MapEntry) -> None:
        """Fill a row."""
        item = self.item(row)
        item.setText(entry.title)
        item.setData(_SHOWN, entry)
        said = f"{entry.title}: {entry.summary} {entry.facts}".strip(": ")
        if entry.is_missing:
            said = tr("{said}, not found; Delete removes it from the list", said=said)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def show_picture(self, row: int, picture: QPixmap) -> None:
        """Show the picture of a row."""
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)
        self.item(row).setIcon(icon)

    def entry(self, row: int) -> MapEntry:
        """The entry of a row."""
        entry = self.item(row).data(_SHOWN)
        assert isinstance(entry, MapEntry)
        return entry

    @property
    def entries(self) -> list[MapEntry]:
        """All entries, in order."""
        return [self.entry(row) for row in range(self.count())]

    def choose_current(self) -> None:
        """Choose the current entry."""
        if (item := self.currentItem()) is not None:
            self._choose(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter, remove with Delete."""
        if event.key() in _ENTER:
            self.choose_current()
        elif event.key() in _REMOVING and self.currentRow() >= 0:
            self.removed.emit(self.entry(self.currentRow()).name)
        else:
            super().keyPressEvent(event)

    def _choose(self, item: QListWidgetItem) -> None:
        entry = item.data(_SHOWN)
        (self.removed if entry.is_missing else self.chosen).emit(entry.name)


class _Rows(QStyledItemDelegate):
    """Paints a picture, and beside it title, summary and facts.

    `at_once`: rows are not selected, so only the focused row is highlighted.
    """

    def __init__(self, parent: QListWidget, *, at_once: bool) -> None:
        super().__init__(parent)
        self._list, self._at_once = parent, at_once

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of a row."""
        picture: QSize = option.decorationSize
        return QSize(2 * picture.width(), picture.height() + 2 * _AIR)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row."""
        entry: MapEntry = index.data(_SHOWN)
        theme, size = current_theme(), option.decorationSize
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        chosen &= not self._at_once or self._list.hasFocus()
        painter.save()
        rect: QRect = option.rect.adjusted(2, 2, -2, -2)
        if chosen:
            painter.fillRect(rect, QColor(theme.row))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme.raised))
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QIcon):
            picture.paint(painter, QRect(rect.left() + _AIR, rect.top() + _AIR // 2, size.width(), size.height()))
        left = rect.left() + size.width() + 3 * _AIR
        box = QRect(left, rect.top() + _AIR // 2, rect.right() - left - _AIR, rect.height() - _AIR)
        ink = QColor(theme.row_text if chosen else theme.faint if entry.is_missing else theme.text)
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setPen(ink)
        painter.setFont(bold)
        line = option.fontMetrics.lineSpacing()
        title = painter.fontMetrics().elidedText(entry.title, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignTop, title)
        painter.setFont(option.font)
        box.setTop(box.top() + line + 3)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        room = box.adjusted(0, 0, 0, -line if entry.facts else 0)
        painter.setClipRect(room)
        painter.drawText(room, flags, entry.summary)
        painter.setClipping(False)
        painter.setPen(ink if chosen else QColor(theme.faint))
        facts = option.fontMetrics.elidedText(entry.facts, Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignBottom, facts)
        painter.restore()
