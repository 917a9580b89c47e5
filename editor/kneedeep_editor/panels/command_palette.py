"""The command palette: every command by name, found by some of its letters, run by Enter."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from kneedeep_editor.panels.likeness import likeness
from kneedeep_editor.panels.search_field import SearchField
from kneedeep_editor.services.look import worn
from kneedeep_editor.texts import tr

_SIZE = QSize(560, 420)
_ROW = 28
_KEYS = int(Qt.ItemDataRole.UserRole)
_ENTRY = _KEYS + 1
_LEADING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Entry(NamedTuple):
    """One command: its name with where it stands, its keys, whether it can be given now, what gives it."""

    name: str
    keys: str
    enabled: bool
    run: Callable[[], object]
    icon: QIcon
    tip: str = ""


class CommandPalette(QDialog):
    """A line to type into and the commands that fit. `ran` brings the entry that was run."""

    ran = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        """Make it empty and hidden."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("command-palette")
        self.setAccessibleName(tr("Command palette"))
        self.setWindowTitle(tr("Command palette"))
        self.search = SearchField(tr("Type a command"), self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Commands"))
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(20, 20))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.none = QLabel(tr("No command has these letters."), self)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.search)
        layout.addWidget(self.list)
        layout.addWidget(self.none, 1)
        self._entries: tuple[Entry, ...] = ()
        room = QPixmap(self.list.iconSize())
        room.fill(Qt.GlobalColor.transparent)
        self._blank = QIcon(room)
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._run)
        self.search.installEventFilter(self)
        self.list.itemClicked.connect(self._run)

    def offer(self, entries: Sequence[Entry], over: QWidget) -> None:
        """Show it over a widget with these commands."""
        self._entries = tuple(entries)
        self.search.clear()
        self._narrow()
        size = _SIZE.boundedTo(over.size() - QSize(24, 24))
        corner = over.mapToGlobal(QPoint((over.width() - size.width()) // 2, min(64, over.height() // 10)))
        self.setGeometry(QRect(corner, size))
        self.show()
        self.search.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that go up and down lead the list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _LEADING:
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _narrow(self) -> None:
        typed = self.search.text()
        ranks = [(likeness(typed, entry.name), index) for index, entry in enumerate(self._entries)]
        fitting = sorted((rank, index) for rank, index in ranks if rank is not None)
        self.list.clear()
        for _, index in fitting:
            self._add(self._entries[index])
        enabled = (row for row, (_, index) in enumerate(fitting) if self._entries[index].enabled)
        self.list.setCurrentRow(next(enabled, -1))
        self.list.setVisible(bool(fitting))
        self.none.setVisible(not fitting)

    def _add(self, entry: Entry) -> None:
        item = QListWidgetItem(self._blank if entry.icon.isNull() else entry.icon, entry.name)
        item.setData(_KEYS, entry.keys)
        item.setData(_ENTRY, entry)
        item.setToolTip(entry.tip)
        told = [part for part in (entry.keys, entry.tip) if part]
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, ", ".join(told))
        if not entry.enabled:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, ", ".join([*told, "not possible now"]))
        self.list.addItem(item)

    def _run(self) -> None:
        item = self.list.item(self.list.currentRow()) if self.list.currentRow() >= 0 else None
        if item is None or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        entry: Entry = item.data(_ENTRY)
        self.hide()
        entry.run()
        self.ran.emit(entry)


class _Rows(QStyledItemDelegate):
    """Shows a command with its keys at the end of the row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        return QSize(super().sizeHint(option, index).width(), _ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the name, shortened where it must be, and the keys."""
        keys = str(index.data(_KEYS) or "")
        metrics = option.fontMetrics
        room = metrics.horizontalAdvance(keys) + 20 if keys else 0
        super().paint(painter, option, index)
        if not keys:
            return
        rect = option.rect
        state = option.state
        place = QRect(rect.right() - room, rect.top(), room - 10, rect.height())
        painter.save()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        enabled = bool(state & QStyle.StateFlag.State_Enabled)
        look = worn()
        painter.setPen(QColor(look.row_text if chosen else look.faint if enabled else look.disabled))
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, keys)
        painter.restore()
