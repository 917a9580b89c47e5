"""The command palette: every command, found by some letters of its name and run by Enter."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kneedeep_editor.panels.widgets.finder import Finder, match_names
from kneedeep_editor.services.widgets import plain_tip
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

_ROW = 28
_KEYS = int(Qt.ItemDataRole.UserRole)
_ENTRY = _KEYS + 1


class CommandEntry(NamedTuple):
    """A command: its name with menu path, its keys, whether it is enabled, its callback."""

    name: str
    keys: str
    enabled: bool
    run: Callable[[], object]
    icon: QIcon
    tip: str = ""


class CommandFinder(Finder):
    """A search line and the matching commands. `ran` has the entry that was run."""

    ran = Signal(object)
    size_wished = QSize(560, 420)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, tr("Type a command"), tr("Commands"), tr("No command matches."))
        self.setObjectName("command-palette")
        self.setAccessibleName(tr("Command palette"))
        self.setWindowTitle(tr("Command palette"))
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setIconSize(QSize(20, 20))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._entries: tuple[CommandEntry, ...] = ()
        room = QPixmap(self.list.iconSize())
        room.fill(Qt.GlobalColor.transparent)
        self._blank = QIcon(room)

    def offer(self, entries: Sequence[CommandEntry], over: QWidget) -> None:
        """Show the palette over a widget with these commands."""
        self._entries = tuple(entries)
        self.appear(over)

    def narrow(self, typed: str) -> None:
        """Fill the list with matching commands. The first enabled one is current."""
        found = match_names(typed, (entry.name for entry in self._entries))
        for number in found:
            self._add(self._entries[number])
        enabled = (row for row, number in enumerate(found) if self._entries[number].enabled)
        self.list.setCurrentRow(next(enabled, -1))

    def take(self, item: QListWidgetItem) -> None:
        """Run the command."""
        entry: CommandEntry = item.data(_ENTRY)
        entry.run()
        self.ran.emit(entry)

    def _add(self, entry: CommandEntry) -> None:
        item = QListWidgetItem(self._blank if entry.icon.isNull() else entry.icon, entry.name)
        item.setData(_KEYS, entry.keys)
        item.setData(_ENTRY, entry)
        item.setToolTip(plain_tip(entry.tip))
        lines = [part for part in (entry.keys, entry.tip) if part]
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, ", ".join(lines))
        if not entry.enabled:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, ", ".join([*lines, tr("not available now")]))
        self.list.addItem(item)


class _Rows(QStyledItemDelegate):
    """Paints a command with its keys at the end of the row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of a row."""
        return QSize(super().sizeHint(option, index).width(), _ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the name, shortened if necessary, and the keys."""
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
        theme = current_theme()
        painter.setPen(QColor(theme.row_text if chosen else theme.faint if enabled else theme.disabled))
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, keys)
        painter.restore()
