"""The palette: everything that can be placed, as small pictures, with a search."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QDrag, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QWidget,
)

from kneedeep_editor.panels.widgets.search_field import SearchField
from kneedeep_editor.services.label import Label, plain_tip
from kneedeep_editor.services.layouts import lay_column
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.stamp import PIECES, STAMP_FORMAT, Stamp
from kneedeep_editor.tools.stamp_stock import DIFFERS, StockEntry

ICON = QSize(84, 68)
_CELL = QSize(100, 118)
"""Room for a picture and a title of two lines."""
_DRAGGED = QSize(34, 26)
_ENTRY = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()


class StockModel(QAbstractListModel):
    """The entries of the palette; a picture is drawn when it is first shown."""

    def __init__(self, draw: Callable[[Stamp, QSize], QPixmap], parent: QWidget) -> None:
        """Draw pictures with a function."""
        super().__init__(parent)
        self._draw = draw
        self._entries: tuple[StockEntry, ...] = ()
        self._icons: dict[Stamp, QIcon] = {}
        self._drawing = False

    def begin_drawing(self) -> None:
        """Draw pictures from now on."""
        self._drawing = True
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def show(self, entries: Sequence[StockEntry]) -> None:
        """Offer these entries."""
        if tuple(entries) != self._entries:
            self.beginResetModel()
            self._entries = tuple(entries)
            self._icons.clear()
            self.endResetModel()

    def redraw(self) -> None:
        """Draw all pictures anew, as they are shown."""
        self._icons.clear()
        self.dataChanged.emit(self.index(0), self.index(max(0, len(self._entries) - 1)))

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """Return the number of entries."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return title, picture, hint or the entry itself."""
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(entry.stamp, differs=entry.mark == DIFFERS) if self._drawing else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(
                entry.hint if entry.hint.startswith(entry.title) else f"{entry.title}\n{entry.hint}"
            )
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return entry.hint
        if role == Qt.ItemDataRole.SizeHintRole:
            return _CELL - QSize(4, 4)
        if role == _ENTRY:
            return entry
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with an entry: choose it, drag it."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        """Return what a dragged entry is called."""
        return [STAMP_FORMAT]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return what is dragged."""
        data = QMimeData()
        for index in indexes:
            data.setData(STAMP_FORMAT, self._entries[index.row()].stamp.text.encode())
        return data

    def entry(self, row: int) -> StockEntry:
        """Return the entry of a row."""
        return self._entries[row]

    def row_of(self, stamp: Stamp) -> int | None:
        """Return the row of a stamp."""
        return next((row for row, entry in enumerate(self._entries) if entry.stamp == stamp), None)

    def _icon(self, stamp: Stamp, *, differs: bool) -> QIcon:
        icon = self._icons.get(stamp)
        if icon is None:
            pixmap = self._draw(stamp, ICON)
            if differs:
                _mark(pixmap)
            icon = self._icons[stamp] = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon


def _mark(pixmap: QPixmap) -> None:
    """Put the sign of what differs from the library into the corner of a picture."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = current_theme()
    painter.setBrush(QColor(theme.accent))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(ICON.width() - 18, 1, 16, 16)
    painter.setPen(QColor(theme.window))
    painter.drawText(ICON.width() - 18, 1, 16, 16, Qt.AlignmentFlag.AlignCenter, "≠")
    painter.end()


class _List(QListView):
    """A list whose entries are dragged as small pictures beside the pointer, which leave the map's ghost free."""

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the entry in hand."""
        index = self.currentIndex()
        if not index.isValid():
            return
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([index]))
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(icon, QIcon):
            drag.setPixmap(icon.pixmap(_DRAGGED))
            drag.setHotSpot(QPoint(-14, -14))
        drag.exec(Qt.DropAction.CopyAction)


class _Filter(QSortFilterProxyModel):
    """Shows one section, or whatever a search finds in all of them."""

    section = PIECES
    search = ""

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return whether an entry is shown."""
        entry = self.sourceModel().index(row, 0, parent).data(_ENTRY)
        assert isinstance(entry, StockEntry)
        return entry.found_by(self.search) if self.search else entry.group == self.section

    def lessThan(self, left: Index, right: Index) -> bool:
        """Put first what is called as what is searched for; else the order of the stock holds."""
        ranks = [index.data(_ENTRY).rank(self.search) if self.search else 0 for index in (left, right)]
        return (ranks[0], left.row()) < (ranks[1], right.row())

    def renew(self) -> None:
        """Judge all entries again."""
        self.invalidate()
        self.sort(0)


class StampPalette(QWidget):
    """The panel. `chosen` brings the stamp that is to be placed; `section_chosen` the section looked at."""

    chosen = Signal(object)
    activated = Signal(object)
    """Brings the stamp that was double-clicked, or chosen by Enter."""
    double_clicked = Signal(object)
    """Brings the stamp that was double-clicked."""
    menu_asked = Signal(object, QPoint)
    """Brings the stamp whose menu is asked for, and where on the screen."""

    def __init__(self, draw: Callable[[Stamp, QSize], QPixmap], parent: QWidget | None = None) -> None:
        """Draw pictures with a function."""
        super().__init__(parent)
        self._model = StockModel(draw, self)
        self._filter = _Filter(self)
        self._filter.setSourceModel(self._model)
        self.search = SearchField(tr("Search the palette"))
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._take_first)
        self.tabs = QTabBar(
            drawBase=False, expanding=True, usesScrollButtons=False, elideMode=Qt.TextElideMode.ElideNone
        )
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
        layout = lay_column(self.search, self.tabs, self._pages, of=self, margins=(8, 8, 4, 4), spacing=6)
        self._below = layout
        self._offered: list[tuple[str, QToolButton]] = []

    def offer(self, section: str, action: QAction) -> None:
        """Put a button for a command below the entries of a section."""
        button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setDefaultAction(action)
        button.setText(action.text().replace("&", ""))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._below.addWidget(button)
        self._offered.append((section, button))
        self._renew()

    def _make_list(self) -> QListView:
        made = _List()
        made.setAccessibleName(tr("Palette"))
        made.setModel(self._filter)
        made.setViewMode(QListView.ViewMode.IconMode)
        made.setMovement(QListView.Movement.Static)
        made.setResizeMode(QListView.ResizeMode.Adjust)
        made.setUniformItemSizes(True)
        made.setWordWrap(True)
        made.setIconSize(ICON)
        font = made.font()
        font.setPixelSize(11)
        made.setFont(font)
        made.setGridSize(_CELL)
        made.setSpacing(2)
        made.setDragEnabled(True)
        made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.clicked.connect(self._choose)
        made.activated.connect(self._activate)
        made.doubleClicked.connect(self._double_click)
        made.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        made.customContextMenuRequested.connect(self._ask_menu)
        return made

    def show_stock(self, entries: Sequence[StockEntry], groups: Sequence[tuple[str, str]]) -> None:
        """Offer these entries in groups, each with a name and a title."""
        known = [(self.tabs.tabData(at), self.tabs.tabText(at)) for at in range(self.tabs.count())]
        if known != list(groups):
            while self.tabs.count():
                self.tabs.removeTab(0)
            for name, title in groups:
                self.tabs.setTabData(self.tabs.addTab(title), name)
            self._filter.section = PIECES
            self.tabs.setCurrentIndex(0)
        self._model.show(entries)
        self._renew()

    def redraw(self) -> None:
        """Draw the pictures anew, in other colors."""
        self._model.redraw()

    def begin_drawing(self) -> None:
        """Draw the pictures of the entries from now on: the map comes first."""
        self._model.begin_drawing()

    def show_section(self, section: str) -> None:
        """Turn to a section."""
        for number in range(self.tabs.count()):
            if self.tabs.tabData(number) == section:
                self.search.clear()
                self.tabs.setCurrentIndex(number)

    def show_stamp(self, stamp: Stamp | None) -> None:
        """Mark the stamp in hand; with None nothing is marked."""
        row = self._model.row_of(stamp) if stamp is not None else None
        if row is None or stamp is None:
            self.list.clearSelection()
            return
        index = self._filter.mapFromSource(self._model.index(row))
        if not index.isValid():
            self.show_section(self._model.entry(row).group)
            index = self._filter.mapFromSource(self._model.index(row))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    @property
    def entry(self) -> StockEntry | None:
        """Return the entry that the keyboard is on; None where there is none."""
        entry = self.list.currentIndex().data(_ENTRY)
        return entry if isinstance(entry, StockEntry) else None

    @property
    def titles(self) -> list[str]:
        """Return the titles that are shown."""
        return [str(self._filter.index(row, 0).data()) for row in range(self._filter.rowCount())]

    def _choose(self, index: QModelIndex) -> None:
        entry = index.data(_ENTRY)
        if isinstance(entry, StockEntry):
            self.chosen.emit(entry.stamp)

    def _activate(self, index: QModelIndex) -> None:
        entry = index.data(_ENTRY)
        if isinstance(entry, StockEntry):
            self.chosen.emit(entry.stamp)
            self.activated.emit(entry.stamp)

    def _double_click(self, index: QModelIndex) -> None:
        entry = index.data(_ENTRY)
        if isinstance(entry, StockEntry):
            self.double_clicked.emit(entry.stamp)

    def _ask_menu(self, at: QPoint) -> None:
        entry = self.list.indexAt(at).data(_ENTRY)
        if isinstance(entry, StockEntry):
            self.menu_asked.emit(entry.stamp, self.list.viewport().mapToGlobal(at))

    def _take_first(self) -> None:
        if self._filter.rowCount():
            self.list.setCurrentIndex(self._filter.index(0, 0))
            self._choose(self._filter.index(0, 0))

    def _search(self, text: str) -> None:
        self._filter.search = text.strip()
        self._renew()

    def _click_tab(self, number: int) -> None:
        """Go back from a search to the section that was looked at before."""
        if number == self.tabs.currentIndex():
            self.search.clear()

    def _show_tab(self, number: int) -> None:
        if number < 0 or self.tabs.tabData(number) is None:
            return
        self._filter.section = str(self.tabs.tabData(number))
        if self.search.text():
            self.search.clear()
        else:
            self._renew()

    def _renew(self) -> None:
        self._filter.renew()
        if bool(self.tabs.property("idle")) != bool(self._filter.search):
            # What a search finds is of all sections: none of them is the one that is shown.
            self.tabs.setProperty("idle", bool(self._filter.search))
            self.tabs.style().unpolish(self.tabs)
            self.tabs.style().polish(self.tabs)
        self._pages.setCurrentWidget(self.list if self._filter.rowCount() else self._nothing)
        for section, button in self._offered:
            button.setVisible(not self._filter.search and section == self._filter.section)
