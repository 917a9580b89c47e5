"""A window of the program: documents in tabs, with the menus of the current one."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QMouseEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QStackedWidget, QTabBar, QWidget

from kneedeep_editor.mainwindow.docks import PanelLayout
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.screen_reader import report_focus
from kneedeep_editor.services.widgets import lay_column, plain_tip, size_on_screen, tool_button
from kneedeep_editor.texts import tr

_LONGEST = 28
"""The maximum length of a tab's title."""
_SIZE = QSize(1360, 860)
"""The initial size of the first window."""
TITLE = "title"
"""The property of a page with its title for the tab."""


class DocumentTabs(QTabBar):
    """The tab bar. `close_asked` has the index of a tab, `tear_asked` that of a tab to move to its own window."""

    close_asked = Signal(int)
    tear_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, movable=True, expanding=False, drawBase=False)
        self.setAccessibleName(tr("Open maps"))
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._show_menu)

    def tabInserted(self, index: int) -> None:
        """Give a new tab a close button."""
        super().tabInserted(index)
        button = tool_button(sign="minus", raised=True, do=self._close_pressed, focus=False)
        button.setProperty("tab", True)
        self.setTabButton(index, QTabBar.ButtonPosition.RightSide, button)

    def show_title(self, index: int, title: str, *, modified: bool) -> None:
        """Show the title of a document, with a mark for unsaved changes."""
        short = title if len(title) <= _LONGEST else f"{title[: _LONGEST - 1]}…"
        self.setTabText(index, f"{'● ' * modified}{short}".replace("&", "&&"))
        said = tr("{title}, not saved", title=title) if modified else title
        self.setAccessibleTabName(index, said)
        self.setTabToolTip(index, plain_tip(title))
        if (button := self.tabButton(index, QTabBar.ButtonPosition.RightSide)) is not None:
            button.setAccessibleName(tr("Close {title}", title=title))
            button.setToolTip(plain_tip(button.accessibleName()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close a tab by the middle button."""
        at = self.tabAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and at >= 0:
            self.close_asked.emit(at)
        else:
            super().mouseReleaseEvent(event)

    def _close_pressed(self) -> None:
        for index in range(self.count()):
            if self.tabButton(index, QTabBar.ButtonPosition.RightSide) is self.sender():
                self.close_asked.emit(index)
                return

    def _show_menu(self, at: QPoint) -> None:
        if (index := self.tabAt(at)) < 0:
            return
        menu = QMenu(self)
        tear, close = menu.addAction(tr("Move to a &new window")), menu.addAction(tr("&Close"))
        menu.aboutToHide.connect(menu.deleteLater)
        if (chosen := menu.exec(self.mapToGlobal(at))) is tear:
            self.tear_asked.emit(index)
        elif chosen is close:
            self.close_asked.emit(index)


class Frame(QWidget):
    """The window. A page that closes itself is removed. `closed`: the window was closed.

    `tear_asked` has a page to move to its own window. `emptied`: the last page was removed.
    """

    closed = Signal(object)
    tear_asked = Signal(object)
    emptied = Signal(object)
    turned = Signal(object)
    """Has the current page. Also emitted when the number of pages has changed."""
    handed_over = Signal(object, object)
    """Has the previous current page, None for none, and the current one."""

    def __init__(self, may_close: Callable[["Frame"], bool], geometry: QByteArray | None) -> None:
        super().__init__()
        self._may_close = may_close
        self.is_closing = False
        self._front: QWidget | None = None
        self.panels: PanelLayout | None = None
        """The panel layout of the last active map."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowIcon(icon("kneedeep"))
        self.tabs = DocumentTabs()
        self._stack = QStackedWidget()
        self._menus: dict[QMainWindow, QMenuBar] = {}
        """The menu bars of the pages, shown above the tabs."""
        self._column = lay_column(self.tabs, (self._stack, 1), of=self, margins=0, spacing=0)
        self.tabs.hide()
        self.tabs.currentChanged.connect(self._turn)
        self.tabs.tabMoved.connect(self._move)
        self.tabs.close_asked.connect(lambda number: self._page(number).close())
        self.tabs.tear_asked.connect(lambda number: self.tear_asked.emit(self._page(number)))
        self.resize(size_on_screen(self, _SIZE))
        if geometry is not None:
            self.restoreGeometry(geometry)

    @property
    def pages(self) -> list[QWidget]:
        """The pages in tab order."""
        return [self._page(number) for number in range(self._stack.count())]

    @property
    def page(self) -> QWidget | None:
        """The current page."""
        return self._stack.currentWidget()

    @property
    def room(self) -> QSize:
        """The size of a page."""
        return self.size() if not self._stack.count() else self._stack.size()

    def add(self, page: QWidget) -> None:
        """Add a page and make it current."""
        before = self.tabs.currentIndex() + 1 or self._stack.count()
        self._stack.insertWidget(before, page)
        page.installEventFilter(self)
        if isinstance(page, QMainWindow) and isinstance(menus := page.menuWidget(), QMenuBar):
            self._menus[page] = menus
            self._column.insertWidget(0, menus)
        self.tabs.insertTab(before, "")
        self._name(page)
        self.tabs.setCurrentIndex(before)
        self._show_tabs()

    def drop(self, page: QWidget) -> None:
        """Remove a page, which stays without a window."""
        if (number := self._stack.indexOf(page)) < 0:
            return
        page.removeEventFilter(self)
        if isinstance(page, QMainWindow) and page in self._menus:
            page.setMenuBar(self._menus.pop(page))
            page.menuBar().show()
        self._stack.removeWidget(page)
        self.tabs.removeTab(number)
        self._show_tabs()
        if not self._stack.count() and not self.is_closing:
            self.emptied.emit(self)

    def bring(self, page: QWidget) -> None:
        """Make a page current, and activate the window."""
        self.tabs.setCurrentIndex(self._stack.indexOf(page))
        self.raise_()
        self.activateWindow()

    def step(self, tabs: int) -> None:
        """Move by a number of tabs, cyclically."""
        if self.tabs.count():
            self.tabs.setCurrentIndex((self.tabs.currentIndex() + tabs) % self.tabs.count())

    def _page(self, number: int) -> QWidget:
        page = self._stack.widget(number)
        assert page is not None
        return page

    def _turn(self, number: int) -> None:
        if 0 <= number < self._stack.count():
            page = self._page(number)
            self._stack.setCurrentWidget(page)
            self._show_front(page)
            before, self._front = self._front, page
            if page is not before:
                self.handed_over.emit(before, page)
            focused: QWidget | None = page.focusWidget()
            (page if focused is None else focused).setFocus()
            self.turned.emit(page)

    def _move(self, before: int, after: int) -> None:
        page = self._page(before)
        self._stack.removeWidget(page)
        self._stack.insertWidget(after, page)
        self._stack.setCurrentIndex(self.tabs.currentIndex())

    def _show_tabs(self) -> None:
        self.tabs.setVisible(self._stack.count() > 1)
        if (page := self.page) is not None:
            self._show_front(page)
            self.turned.emit(page)

    def _name(self, page: QWidget) -> None:
        title = page.property(TITLE) or page.windowTitle()
        self.tabs.show_title(self._stack.indexOf(page), str(title), modified=page.isWindowModified())

    def _show_front(self, page: QWidget) -> None:
        self.setWindowTitle(page.windowTitle())
        self.setWindowModified(page.isWindowModified())
        for own, menus in self._menus.items():
            menus.setVisible(own is page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update titles and marks of unsaved changes."""
        kinds = (QEvent.Type.WindowTitleChange, QEvent.Type.ModifiedChange)
        if event.type() in kinds and isinstance(watched, QWidget) and self._stack.indexOf(watched) >= 0:
            self._name(watched)
            if watched is self.page:
                self._show_front(watched)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Announce the focus again after menus are closed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            QTimer.singleShot(0, report_focus)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close all pages after a single question about unsaved work. A page that stays keeps the window open."""
        if not self._may_close(self):
            event.ignore()
            return
        self.is_closing = True
        for page in self.pages:
            if not page.close():
                self.is_closing = False
                event.ignore()
                return
        event.accept()
        self.closed.emit(self)
