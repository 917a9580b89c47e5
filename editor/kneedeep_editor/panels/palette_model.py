"""The model of the palette: entries in foldable groups, or the matches of a search."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kneedeep_editor.services.icons import pixmap
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr, tr_count
from kneedeep_editor.tools.stamp import STAMP_FORMAT, Stamp
from kneedeep_editor.tools.stamp_stock import DIFFERS, UNUSABLE, StockEntry

ICON = QSize(48, 36)
ROW, GROUP_ROW = 40, 28
"""The height in pixels of an entry with a title of two lines, and of a group."""
FAVORITES, RECENT = "favorites", "recent"
"""The groups filled by the user. Their entries are also in their own groups."""
_SIGN = 14
"""The width of a group's arrow in pixels."""
_MARK = 15
"""The size in pixels of the sign for a tile that differs from the library."""
ENTRY = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()


class StockGroup(NamedTuple):
    """A group of the palette."""

    name: str
    title: str
    entries: tuple[StockEntry, ...]


class StockModel(QAbstractItemModel):
    """Groups and their entries. A thumbnail is drawn when first shown."""

    def __init__(self, draw: Callable[[Stamp, QSize], QPixmap], parent: QWidget) -> None:
        super().__init__(parent)
        self._draw, self._ratio = draw, parent.devicePixelRatioF
        self._titles: tuple[tuple[str, str], ...] = ()
        self._icons: dict[Stamp, QIcon] = {}
        self._drawing = False
        self._search = ""
        self._found: tuple[StockEntry, ...] = ()
        self.entries: tuple[StockEntry, ...] = ()
        self.groups: tuple[StockGroup, ...] = ()
        self.favorites: tuple[Stamp, ...] = ()
        self.recent: tuple[Stamp, ...] = ()
        self.unfolded: set[str] = set()
        """The names of the unfolded groups."""

    def begin_drawing(self) -> None:
        """Start drawing thumbnails."""
        self._drawing = True
        self.layoutChanged.emit()

    def show(self, entries: Sequence[StockEntry], titles: Sequence[tuple[str, str]]) -> bool:
        """Show these entries in groups, each with a name and a title. Returns whether they have changed."""
        if (tuple(entries), tuple(titles)) == (self.entries, self._titles):
            return False
        self.entries, self._titles = tuple(entries), tuple(titles)
        self._icons.clear()
        self._arrange()
        return True

    def choose(self, favorites: Iterable[Stamp], recent: Iterable[Stamp]) -> None:
        """Set the entries of the user's groups."""
        self.favorites, self.recent = tuple(favorites), tuple(recent)
        self._arrange()

    def find(self, search: str) -> None:
        """Show the matches of a search, those by name first. An empty search shows the groups."""
        self._search = search
        self._arrange()

    def _arrange(self) -> None:
        self.beginResetModel()
        by_stamp = {entry.stamp: entry for entry in self.entries}
        own = ((FAVORITES, tr("Favorites"), self.favorites), (RECENT, tr("Recent"), self.recent))
        chosen = [
            StockGroup(name, title, tuple(by_stamp[stamp] for stamp in stamps if stamp in by_stamp))
            for name, title, stamps in own
        ]
        self.groups = (
            *(group for group in chosen if group.entries),
            *(
                StockGroup(name, title, tuple(entry for entry in self.entries if entry.group == name))
                for name, title in self._titles
            ),
        )
        found = [entry for entry in self.entries if entry.found_by(self._search)] if self._search else []
        self._found = tuple(sorted(found, key=lambda entry: entry.rank(self._search)))
        self.endResetModel()

    def redraw(self) -> None:
        """Redraw all thumbnails."""
        self._icons.clear()
        self.layoutChanged.emit()

    # Interface for views

    def index(self, row: int, column: int, parent: Index = _NO_PARENT) -> QModelIndex:
        """The index of a row: a group, an entry of a group, or a match."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = _NO_PARENT) -> QModelIndex:  # type: ignore[override]
        """The group of an entry."""
        group = int(index.internalId()) if index.isValid() else 0
        return self.createIndex(group - 1, 0, 0) if group else QModelIndex()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """The number of groups, of entries in a group, or of matches."""
        if not parent.isValid():
            return len(self._found) if self._search else len(self.groups)
        if self._search or parent.internalId():
            return 0
        return len(self.groups[parent.row()].entries)

    def columnCount(self, parent: Index = _NO_PARENT) -> int:
        """The number of columns: one."""
        return 1

    def entry(self, index: Index) -> StockEntry | None:
        """The entry at an index. None for a group."""
        if not index.isValid():
            return None
        if group := int(index.internalId()):
            return self.groups[group - 1].entries[index.row()]
        return self._found[index.row()] if self._search else None

    def group(self, index: Index) -> StockGroup | None:
        """The group at an index. None for an entry."""
        is_group = index.isValid() and not self._search and not index.internalId()
        return self.groups[index.row()] if is_group else None

    def place(self, stamp: Stamp) -> QModelIndex | None:
        """The index of a stamp in its own group, or among the matches. None if it is not shown."""
        if self._search:
            rows = [row for row, entry in enumerate(self._found) if entry.stamp == stamp]
            return self.index(rows[0], 0) if rows else None
        for number, group in enumerate(self.groups):
            if group.name in (FAVORITES, RECENT):
                continue
            for row, entry in enumerate(group.entries):
                if entry.stamp == stamp:
                    return self.index(row, 0, self.index(number, 0))
        return None

    def place_of_group(self, name: str) -> QModelIndex | None:
        """The index of a group. None if it is not shown."""
        rows = [row for row, group in enumerate(self.groups) if group.name == name]
        return self.index(rows[0], 0) if rows and not self._search else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Title, thumbnail, hint or the entry itself."""
        if (entry := self.entry(index)) is None:
            return self._data_of_group(index, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(entry.stamp, differs=entry.mark == DIFFERS) if self._drawing else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(entry.hint if entry.hint.startswith(entry.title) else f"{entry.title}\n{entry.hint}")
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return entry.hint
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, ROW)
        if role == Qt.ItemDataRole.ForegroundRole and entry.mark == UNUSABLE:
            return QColor(current_theme().faint)
        if role == ENTRY:
            return entry
        return None

    def _data_of_group(self, index: Index, role: int) -> object:
        if (group := self.group(index)) is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return group.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            count = len(group.entries)
            return tr_count("{title}, {n} entry", "{title}, {n} entries", count, title=group.title)
        if role == Qt.ItemDataRole.DecorationRole:
            sign = "unfolded" if group.name in self.unfolded else "folded"
            return pixmap(sign, _SIGN, self._ratio())
        if role == Qt.ItemDataRole.FontRole:
            bold = QFont()
            bold.setBold(True)
            return bold
        if role == Qt.ItemDataRole.BackgroundRole:
            return QColor(current_theme().window)
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, GROUP_ROW)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The flags: groups can be selected, entries also dragged."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        entry = self.entry(index)
        is_placed = entry is not None and entry.mark != UNUSABLE
        return flags | Qt.ItemFlag.ItemIsDragEnabled if is_placed else flags

    def mimeTypes(self) -> list[str]:
        """The MIME type of a dragged entry."""
        return [STAMP_FORMAT]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The data of a dragged entry."""
        data = QMimeData()
        for index in indexes:
            if (entry := self.entry(index)) is not None:
                data.setData(STAMP_FORMAT, entry.stamp.text.encode())
        return data

    def _icon(self, stamp: Stamp, *, differs: bool) -> QIcon:
        if (made := self._icons.get(stamp)) is None:
            picture = self._draw(stamp, ICON)
            if differs:
                _mark(picture)
            made = self._icons[stamp] = QIcon(picture)
            made.addPixmap(picture, QIcon.Mode.Selected)
        return made


def _mark(picture: QPixmap) -> None:
    """Draw the sign of a tile that differs from the library in the corner of a thumbnail."""
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        painter.setBrush(QColor(theme.accent))
        painter.setPen(Qt.PenStyle.NoPen)
        at = (ICON.width() - _MARK - 1, 1, _MARK, _MARK)
        painter.drawEllipse(*at)
        painter.setPen(QColor(theme.window))
        painter.drawText(*at, Qt.AlignmentFlag.AlignCenter, "≠")
