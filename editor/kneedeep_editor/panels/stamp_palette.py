"""The palette: everything that can be placed, in foldable groups, with thumbnails and a search."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QDrag, QEnterEvent, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QTabBar, QToolButton, QTreeView, QWidget

from kneedeep_editor.panels.palette_model import ICON, StockModel
from kneedeep_editor.panels.widgets.search_field import SearchField
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip, restyle
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.stamp import LOOKS, PIECES, Stamp
from kneedeep_editor.tools.stamp_stock import TILES, StockEntry

_DRAGGED = QSize(34, 26)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TAB = QSize(22, 27)


class _Signs(QTabBar):
    """Tabs that are only as wide as their icons."""

    def tabSizeHint(self, index: int) -> QSize:
        """The size of a tab. All of them share the available width."""
        return _TAB

    def minimumTabSizeHint(self, index: int) -> QSize:
        """The least size of a tab."""
        return _TAB


class _Tree(QTreeView):
    """A tree whose entries are dragged as thumbnails beside the pointer, so that the ghost on the map is visible.

    `menu_asked` has the entry and the position of a menu: at the pointer, or at the current entry.
    """

    menu_asked = Signal(QModelIndex, QPoint)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the entry under the pointer, or by key of the current one."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            self.menu_asked.emit(index, self.visualRect(index).center())
        else:
            self.menu_asked.emit(self.indexAt(event.pos()), event.pos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fold and unfold the current group with Enter too."""
        index = self.currentIndex()
        if event.key() in _ENTER and self.model().hasChildren(index) and index.isValid():
            self.setExpanded(index, not self.isExpanded(index))
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the current entry."""
        index = self.currentIndex()
        data = self.model().mimeData([index])
        if not index.isValid() or not data.formats():
            return
        drag = QDrag(self)
        drag.setMimeData(data)
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QIcon):
            drag.setPixmap(picture.pixmap(_DRAGGED))
            drag.setHotSpot(QPoint(-14, -14))
        drag.exec(Qt.DropAction.CopyAction)


class StampPalette(QWidget):
    """The panel. `chosen` has the stamp to place."""

    chosen = Signal(object)
    double_clicked = Signal(object)
    """Has the stamp that was double-clicked."""
    menu_asked = Signal(object, QPoint)
    """Has the stamp of a context menu, and the screen position."""
    left = Signal()
    """The pointer has left the panel, so that rows may move."""

    def __init__(self, draw: Callable[[Stamp, QSize], QPixmap], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = StockModel(draw, self)
        self.section = PIECES
        """The last shown group."""
        self._groups: tuple[tuple[str, str], ...] = ()
        self.under_pointer = False
        self.search = SearchField(tr("Search the palette"))
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._take_first)
        self.tabs = _Signs(drawBase=False, expanding=True, usesScrollButtons=False)
        self.tabs.setIconSize(QSize(18, 18))
        self.tabs.setProperty("signs", True)
        self.tabs.setAccessibleName(tr("Sections of the palette"))
        self.tabs.currentChanged.connect(self._show_tab)
        self.tabs.tabBarClicked.connect(self._click_tab)
        self.list = self._make_list()
        self._nothing = Label(
            tr("Nothing has this name.\nEsc clears the search."), alignment=Qt.AlignmentFlag.AlignCenter
        )
        self._pages = QStackedWidget()
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._nothing)
        layout = lay_column(self.search, self.tabs, self._pages, of=self, margins=(4, 5, 2, 2), spacing=3)
        self._below = layout
        self._offered: list[tuple[str, QToolButton]] = []

    def offer(self, section: str, action: QAction) -> None:
        """Add a button for a command, visible while its group is current."""
        button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setDefaultAction(action)
        button.setText(action.text().replace("&", ""))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._below.addWidget(button)
        self._offered.append((section, button))
        self._show_offered()

    def _make_list(self) -> QTreeView:
        made = _Tree(headerHidden=True, rootIsDecorated=False, indentation=0, wordWrap=True)
        made.setAccessibleName(tr("Palette"))
        made.setModel(self._model)
        made.setIconSize(ICON)
        font = made.font()
        font.setPixelSize(11)
        made.setFont(font)
        made.setProperty("palette", True)
        made.setDragEnabled(True)
        made.setExpandsOnDoubleClick(False)
        made.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.clicked.connect(self._choose)
        made.activated.connect(self._activate)
        made.doubleClicked.connect(self._double_click)
        made.expanded.connect(self._unfolded)
        made.collapsed.connect(self._folded)
        made.menu_asked.connect(self._ask_menu)
        return made

    def show_stock(self, entries: Sequence[StockEntry], groups: Sequence[tuple[str, str]]) -> None:
        """Show these entries in groups, each with a name and a title."""
        known, self._groups = self._groups, tuple(groups)
        if known != self._groups:
            with QSignalBlocker(self.tabs):
                while self.tabs.count():
                    self.tabs.removeTab(0)
                for name, title in groups:
                    at = self.tabs.addTab(
                        icon("box" if name == TILES else name if name == LOOKS else name.removesuffix("s")), ""
                    )
                    self.tabs.setTabData(at, name)
                    self.tabs.setTabToolTip(at, plain_tip(title))
                    self.tabs.setAccessibleTabName(at, title)
                self.tabs.setCurrentIndex(0)
            self.section = PIECES
            self._model.unfolded = {PIECES, *(self._model.unfolded if known else ())}
        self._keeping_sight(lambda: self._model.show(entries, groups))
        self._show_offered()

    def show_choices(self, favorites: Sequence[Stamp], recent: Sequence[Stamp]) -> None:
        """Show favorites and recent stamps in their own groups, above all others."""
        if (tuple(favorites), tuple(recent)) != (self._model.favorites, self._model.recent):
            self._keeping_sight(lambda: self._model.choose(favorites, recent))

    def redraw(self) -> None:
        """Redraw the thumbnails in the current colors."""
        self._model.redraw()

    def begin_drawing(self) -> None:
        """Start drawing thumbnails, which wait for the map."""
        self._model.begin_drawing()

    def show_section(self, section: str) -> None:
        """Unfold a group and scroll it to the top."""
        for number, (name, _) in enumerate(self._groups):
            if name == section:
                self.search.clear()
                if self.tabs.currentIndex() == number:
                    self._show_tab(number)
                self.tabs.setCurrentIndex(number)

    def show_stamp(self, stamp: Stamp | None) -> None:
        """Highlight the current stamp, None for none."""
        current = self._model.entry(self.list.currentIndex())
        if stamp is not None and current is not None and current.stamp == stamp:
            self.list.selectionModel().select(
                self.list.currentIndex(), self.list.selectionModel().SelectionFlag.ClearAndSelect
            )
            return
        index = self._model.place(stamp) if stamp is not None else None
        if index is None and stamp is not None and stamp in [entry.stamp for entry in self._model.entries]:
            self.search.clear()
            index = self._model.place(stamp)
        if index is None:
            self.list.clearSelection()
            return
        entry = self._model.entry(index)
        if entry is not None and entry.group != self.section and not self.search.text().strip():
            self.show_section(entry.group)
        is_seen = self.list.viewport().rect().contains(self.list.visualRect(index))
        self.list.setCurrentIndex(index)
        # A hidden entry is centered, so that its neighbors of the same kind are visible.
        hint = QTreeView.ScrollHint
        self.list.scrollTo(index, hint.EnsureVisible if is_seen else hint.PositionAtCenter)

    @property
    def entry(self) -> StockEntry | None:
        """The current entry, None for none."""
        return self._model.entry(self.list.currentIndex())

    @property
    def titles(self) -> list[str]:
        """The titles of the matches, else of the last opened group."""
        return [str(index.data()) for index in self._indexes()]

    def index(self, title: str) -> QModelIndex:
        """The index of a title among `titles`. Raises ValueError if it is missing."""
        return self._indexes()[self.titles.index(title)]

    def _indexes(self) -> list[QModelIndex]:
        parent = QModelIndex() if self.search.text().strip() else self._model.place_of_group(self.section)
        if parent is None:
            return []
        return [self._model.index(row, 0, parent) for row in range(self._model.rowCount(parent))]

    # Choosing

    def _choose(self, index: QModelIndex) -> None:
        if (entry := self._model.entry(index)) is not None:
            self.chosen.emit(entry.stamp)
        else:
            self.list.setExpanded(index, not self.list.isExpanded(index))

    def _activate(self, index: QModelIndex) -> None:
        if (entry := self._model.entry(index)) is not None:
            self.chosen.emit(entry.stamp)

    def _double_click(self, index: QModelIndex) -> None:
        if (entry := self._model.entry(index)) is not None:
            self.double_clicked.emit(entry.stamp)

    def _ask_menu(self, index: QModelIndex, at: QPoint) -> None:
        if (entry := self._model.entry(index)) is not None:
            self.menu_asked.emit(entry.stamp, self.list.viewport().mapToGlobal(at))

    def _take_first(self) -> None:
        first = self._indexes()[:1]
        for index in first:
            self.list.setCurrentIndex(index)
            self._choose(index)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Keep rows from moving while the pointer is on them."""
        self.under_pointer = True
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Let rows move again."""
        self.under_pointer = False
        self.left.emit()
        super().leaveEvent(event)

    # Folding and finding

    def _unfolded(self, index: QModelIndex) -> None:
        if (group := self._model.group(index)) is not None:
            self._model.unfolded.add(group.name)
            self.list.update(index)

    def _folded(self, index: QModelIndex) -> None:
        if (group := self._model.group(index)) is not None:
            self._model.unfolded.discard(group.name)
            self.list.update(index)

    def _search(self, text: str) -> None:
        self._model.find(text.strip())
        self._renew()
        if self.search.hasFocus():
            self.search.speak_matches(self.titles, self._nothing.text())

    def _click_tab(self, number: int) -> None:
        """Show the group of a clicked tab, even if it is current, and end a search."""
        if number == self.tabs.currentIndex():
            self.search.clear()
            self._show_tab(number)

    def _show_tab(self, number: int) -> None:
        if number < 0 or self.tabs.tabData(number) is None:
            return
        self.section = str(self.tabs.tabData(number))
        self.search.clear()
        self._show_offered()
        if (index := self._model.place_of_group(self.section)) is not None:
            self.list.expand(index)
            self.list.scrollTo(index, QTreeView.ScrollHint.PositionAtTop)

    def _keeping_sight(self, change: Callable[[], object]) -> None:
        """Change the content unless `change` returns False. Keeps the current entry and the scroll position."""
        above = self._above()
        entry, bar = self.entry, self.list.verticalScrollBar()
        scrolled, is_selected = bar.value(), bool(self.list.selectionModel().selectedIndexes())
        if change() is False:
            return
        self._renew()
        index = self._model.place(entry.stamp) if entry is not None else None
        if index is not None and (not index.parent().isValid() or self.list.isExpanded(index.parent())):
            self.list.setCurrentIndex(index)
            if not is_selected:
                self.list.clearSelection()
        bar.setValue(scrolled + self._above() - above)

    def _above(self) -> int:
        """The height of the rows above the pieces, in pixels."""
        pieces = self._model.place_of_group(PIECES)
        return self.list.visualRect(pieces).y() + self.list.verticalScrollBar().value() if pieces is not None else 0

    def _renew(self) -> None:
        """Unfold the groups that were unfolded before the rows were replaced."""
        searching = bool(self.search.text().strip())
        for row, group in enumerate(() if searching else self._model.groups):
            self.list.setExpanded(self._model.index(row, 0), group.name in self._model.unfolded)
        # Results of a search are from all groups, so that no tab is the current one.
        restyle(self.tabs, "idle", searching or None)
        self._pages.setCurrentWidget(self.list if self._model.rowCount() else self._nothing)
        self._show_offered()

    def _show_offered(self) -> None:
        for section, button in self._offered:
            button.setVisible(section == self.section)
