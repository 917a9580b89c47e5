"""The outline: the file as a tree, synchronized with the selection, and the painting of its rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kneedeep_editor.panels.outline.outline_rows import OutlineRow
from kneedeep_editor.panels.widgets.search_field import SearchField
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, plain_tip, tool_button
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import EditionTexts, tr

Index = QModelIndex | QPersistentModelIndex
LINE = int(Qt.ItemDataRole.UserRole)
"""The role of an item's row."""
NAME = 1
"""The column of ids and places, which the first column may overlap."""
_EDGE, _GAP = 4, 8
"""The horizontal margin of texts in a line, and the gap between them, in pixels."""
_LEAST_ID = 32
"""The minimum width of a truncated id, in pixels."""
_LEAST_EDITED = 110
"""The minimum width of the editor of a name, in pixels."""


class OutlineDelegate(QStyledItemDelegate):
    """Paints names, with ids and places in the remaining room. Only names and ids are editable."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the name at the left, and id or place at the right."""
        if index.column() == NAME:
            return
        super().paint(painter, option, index)
        text = index.sibling(index.row(), NAME).data()
        if room := _id_width(option, index):
            theme = current_theme()
            selected = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setPen(QColor(theme.row_text if selected else theme.faint))
            rect = option.rect.adjusted(option.rect.width() - room - _EDGE, 0, -_EDGE, 0)
            shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Truncate the name before the id or place."""
        super().initStyleOption(option, index)
        room = _id_width(option, index)
        if index.column() != NAME and room:
            left = _room_of_texts(option, index) - room - _GAP
            option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, left)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        line = index.sibling(index.row(), 0).data(LINE)
        names = index.column() == NAME or (line is not None and line.named)
        return super().createEditor(parent, option, index) if names else None  # type: ignore[return-value]

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with an empty editor if an element has no id, since its place is not a name."""
        super().setEditorData(editor, index)
        line = index.sibling(index.row(), 0).data(LINE)
        if isinstance(editor, QLineEdit) and index.column() == NAME and line is not None and line.placed:
            editor.clear()
            editor.setPlaceholderText(tr("Id"))

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Use the rest of the line for the editor, since the columns are narrow."""
        super().updateEditorGeometry(editor, option, index)
        parent = editor.parentWidget()
        room = parent.width() if parent is not None else option.rect.right()
        left = max(0, min(editor.x(), room - _LEAST_EDITED))
        editor.setGeometry(left, editor.y(), room - left, editor.height())


def _room_of_texts(option: QStyleOptionViewItem, index: Index) -> int:
    icon_width = 0 if index.data(Qt.ItemDataRole.DecorationRole) is None else option.decorationSize.width() + _EDGE
    return option.rect.width() - icon_width - 2 * _EDGE


def _text_width(metrics: QFontMetrics, text: str) -> int:
    """The width of a complete text. 0 for an empty one."""
    return metrics.size(Qt.TextFlag.TextSingleLine, text).width() + 2 if text else 0


def _id_width(option: QStyleOptionViewItem, index: Index) -> int:
    """The width of an id or place. A place is never truncated, an id leaves room for the name."""
    text = index.sibling(index.row(), NAME).data() or ""
    wanted = _text_width(option.fontMetrics, text)
    if index.sibling(index.row(), 0).data(LINE).placed:
        return wanted
    title = _text_width(option.fontMetrics, index.sibling(index.row(), 0).data() or "")
    left = min(wanted, _room_of_texts(option, index) - title - _GAP)
    return left if left >= min(wanted, _LEAST_ID) else 0


class Outline(QtWidgets.QWidget):
    """The panel.

    `chosen` has the selected serials, `gone_to` a serial to show on the map. `renamed` has a line and an id, `titled` a
    line and a name for people. `added` has the title of a new element. `removed`: remove the selected lines. `shifted`
    has a serial and the direction, -1 or 1.
    """

    chosen = Signal(object)
    gone_to = Signal(int)
    renamed = Signal(object, str)
    titled = Signal(object, str)
    added = Signal(str)
    removed = Signal(object)
    shifted = Signal(int, int)
    escaped = Signal()
    menu_asked = Signal(QPoint)

    def __init__(self, new: Iterable[str], texts: Callable[[], EditionTexts]) -> None:
        """Offer to add elements with these titles, translated by `texts`."""
        super().__init__()
        self._lines: tuple[OutlineRow, ...] = ()
        self._items: dict[int, QtWidgets.QTreeWidgetItem] = {}
        self._filling = False
        self.search = SearchField(tr("Search the outline"), shown=tr("Search"))
        self.search.textChanged.connect(self._filter)
        self.plus = tool_button(
            sign="plus", tip=tr("Add an element that is not on the map"), name=tr("Add to the scenario")
        )
        self.plus.setPopupMode(QtWidgets.QToolButton.ToolButtonPopupMode.InstantPopup)
        self.plus.setProperty("plain", True)
        self.plus.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QtWidgets.QMenu(self.plus)
        menu.aboutToShow.connect(self._name_new)
        self._texts = texts
        for title in new:
            action = menu.addAction(texts().tr(title))
            action.setData(title)
            action.triggered.connect(self._adding)
        self.plus.setMenu(menu)
        self.tree = self._make_tree()
        self.nothing = Label(tr("Nothing has this name."), alignment=Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        lay_column(
            lay_row((self.search, 1), self.plus), (self.tree, 1), self.nothing, of=self, margins=(8, 8, 4, 4), spacing=6
        )

    def _make_tree(self) -> QtWidgets.QTreeWidget:
        tree = QtWidgets.QTreeWidget(columnCount=2)
        tree.setAccessibleName(tr("Outline"))
        tree.setAccessibleDescription(
            tr(
                "Everything in the scenario. F2 renames, Shift+F2 changes the id, Delete removes, "
                "Enter shows it on the map, Alt and the arrow keys move it."
            )
        )
        tree.setHeaderLabels([tr("What"), tr("Id or place")])
        tree.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.ExtendedSelection)
        tree.setEditTriggers(QtWidgets.QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setUniformRowHeights(True)
        tree.setHeaderHidden(True)
        tree.setIndentation(10)
        tree.setAllColumnsShowFocus(True)
        tree.setItemDelegate(OutlineDelegate(tree))
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
        # The second column needs no width, since the first one draws both texts.
        header.setMinimumSectionSize(0)
        header.resizeSection(NAME, 1)
        tree.itemSelectionChanged.connect(self._choose)
        tree.itemDoubleClicked.connect(self._go)
        tree.itemChanged.connect(self._rename)
        tree.installEventFilter(self)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(lambda at: self.menu_asked.emit(self.tree.viewport().mapToGlobal(at)))
        return tree

    # Display

    def show_lines(self, lines: tuple[OutlineRow, ...]) -> None:
        """Replace the lines. Folded ones stay folded."""
        if lines == self._lines:
            return
        folded = {_key(item) for item in self._folding() if not item.isExpanded()}
        chosen = {item.data(0, LINE).serial for item in self.tree.selectedItems() if item.data(0, LINE)}
        scrolled = self.tree.verticalScrollBar().value()
        self._filling = True
        self._lines = lines
        self._items.clear()
        self.tree.ensurePolished()
        self.tree.clear()
        self._fill(None, lines)
        for item in self._folding():
            item.setExpanded(_key(item) not in folded)
        self._filling = False
        self.show_selection(chosen)
        self.tree.verticalScrollBar().setValue(scrolled)
        self._filter(self.search.text())

    def _fill(self, parent: QtWidgets.QTreeWidgetItem | None, lines: Sequence[OutlineRow]) -> None:
        for line in lines:
            item = QtWidgets.QTreeWidgetItem([line.title, line.name])
            item.setData(0, LINE, line)
            item.setToolTip(0, plain_tip(" · ".join(filter(None, (line.title, line.name)))))
            if line.sign:
                item.setIcon(0, icon(line.sign))
            flags = Qt.ItemFlag.ItemIsEnabled
            if line.serial or line.sort:
                flags |= Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
            item.setFlags(flags)
            if parent is None:
                self.tree.addTopLevelItem(item)
            else:
                parent.addChild(item)
            if line.serial:
                self._items[line.serial] = item
            self._fill(item, line.inner)

    def show_selection(self, serials: Iterable[int]) -> None:
        """Select the lines of these elements."""
        wanted = {serial for serial in serials if serial in self._items}
        present = {item.data(0, LINE).serial for item in self.tree.selectedItems()}
        if wanted == present - {0} and (wanted or not present):
            return
        self._filling = True
        self.tree.clearSelection()
        for serial in wanted:
            self._items[serial].setSelected(True)
        if wanted:
            first = self._items[min(wanted, key=lambda serial: self.tree.indexFromItem(self._items[serial]).row())]
            self.tree.setCurrentItem(first, 0, self.tree.selectionModel().SelectionFlag.NoUpdate)
            if len(wanted) == 1:
                self.tree.scrollToItem(first)
        self._filling = False

    def edit_name(self, serial: int = 0, *, id_only: bool = False) -> None:
        """Edit the name of the current line or of an element: the name for people, else the id."""
        item = self._items.get(serial) or self.tree.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
            self.tree.scrollToItem(item)
            self.tree.editItem(item, 0 if item.data(0, LINE).named and not id_only else NAME)

    # Input

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys of the tree. Letters search lines instead of switching tools."""
        if not isinstance(event, QKeyEvent):
            return False
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        letters = plain and bool(event.text()) and event.text().isprintable()
        own = letters or (plain and event.key() in _KEYS) or _shift(event)
        if event.type() == QEvent.Type.ShortcutOverride and own:
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and self._press(event)

    def _press(self, event: QKeyEvent) -> bool:
        item = self.tree.currentItem()
        line = item.data(0, LINE) if item is not None else None
        key = event.key()
        if _shift(event):
            if line is not None and line.serial:
                self.shifted.emit(line.serial, _shift(event))
            return True
        if key == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif key == Qt.Key.Key_F2:
            self.edit_name(id_only=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self._go(item)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit([one.data(0, LINE) for one in self.tree.selectedItems()])
        else:
            return False
        return True

    def _choose(self) -> None:
        if not self._filling:
            lines = [item.data(0, LINE) for item in self.tree.selectedItems()]
            self.chosen.emit(frozenset(line.serial for line in lines if line.serial))

    def _go(self, item: QtWidgets.QTreeWidgetItem) -> None:
        self.gone_to.emit(item.data(0, LINE).serial)

    def _rename(self, item: QtWidgets.QTreeWidgetItem, column: int) -> None:
        line = item.data(0, LINE)
        before = line.name if column == NAME else line.title
        if self._filling or item.text(column) == before:
            return
        text = item.text(column).strip()
        self._filling = True
        item.setText(column, before)
        self._filling = False
        if column == NAME and line.placed and not text:
            return
        (self.renamed if column == NAME else self.titled).emit(line, text)

    def _name_new(self) -> None:
        for action in self.plus.menu().actions():
            action.setText(self._texts().tr(str(action.data())))

    def _adding(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.added.emit(str(sender.data()))

    def _filter(self, text: str) -> None:
        wanted = text.strip().lower()
        shown = [_show_matching(item, wanted, inside=False) for item in self._tops()]
        found = any(shown) or not self._lines
        self.nothing.setVisible(not found)

    def _tops(self) -> Iterator[QtWidgets.QTreeWidgetItem]:
        for number in range(self.tree.topLevelItemCount()):
            if (item := self.tree.topLevelItem(number)) is not None:
                yield item

    def _folding(self) -> Iterator[QtWidgets.QTreeWidgetItem]:
        """Yield the foldable items: areas, sections and groups."""
        for top in self._tops():
            yield top
            for number in range(top.childCount()):
                if (child := top.child(number)) is not None and child.childCount():
                    yield child


_KEYS = (
    Qt.Key.Key_Escape, Qt.Key.Key_F2, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Delete, Qt.Key.Key_Backspace,
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End,
)  # fmt: skip


def _shift(event: QKeyEvent) -> int:
    """The direction of a key that moves a line: -1 up, 1 down, else 0."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier != Qt.KeyboardModifier.AltModifier:
        return 0
    return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)


def _key(item: QtWidgets.QTreeWidgetItem) -> tuple[int | str, ...]:
    """The key of a line: its subject and the subjects of its parents."""
    line, around = item.data(0, LINE), item.parent()
    return (*(_key(around) if around is not None else ()), line.serial or line.title)


def _show_matching(item: QtWidgets.QTreeWidgetItem, wanted: str, *, inside: bool) -> bool:
    """Show only matching lines with their parents. Returns whether there is any."""
    own = wanted in item.text(0).lower() or wanted in item.text(1).lower() or inside
    inner = [
        _show_matching(child, wanted, inside=own and bool(wanted))
        for child in (item.child(number) for number in range(item.childCount()))
        if child is not None
    ]
    shown = own or any(inner)
    item.setHidden(not shown)
    if wanted and shown:
        item.setExpanded(True)
    return shown
