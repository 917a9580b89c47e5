"""The row of tabs above the documents of a window."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu, QTabBar, QWidget

from kneedeep_editor.services.widgets import plain_tip, tool_button
from kneedeep_editor.texts import tr

_LONGEST = 28
"""Characters of a title that a tab shows."""


class DocumentTabs(QTabBar):
    """The row. `close_asked` has the index of a tab, `tear_asked` that of a tab to be moved to its own window."""

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
        """Give a new tab its button."""
        super().tabInserted(index)
        button = tool_button(sign="minus", raised=True, do=self._close_pressed)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("tab", True)
        self.setTabButton(index, QTabBar.ButtonPosition.RightSide, button)

    def show_title(self, index: int, title: str, *, modified: bool) -> None:
        """Show the title of a document, with a mark while it is not saved."""
        short = title if len(title) <= _LONGEST else f"{title[: _LONGEST - 1]}…"
        self.setTabText(index, f"{'● ' * modified}{short}".replace("&", "&&"))
        said = tr("{title}, not saved", title=title) if modified else title
        self.setAccessibleTabName(index, said)
        self.setTabToolTip(index, plain_tip(title))
        button = self.tabButton(index, QTabBar.ButtonPosition.RightSide)
        if button is not None:
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
        index = self.tabAt(at)
        if index < 0:
            return
        menu = QMenu(self)
        tear, close = menu.addAction(tr("Move to a &new window")), menu.addAction(tr("&Close"))
        menu.aboutToHide.connect(menu.deleteLater)
        chosen = menu.exec(self.mapToGlobal(at))
        if chosen is tear:
            self.tear_asked.emit(index)
        elif chosen is close:
            self.close_asked.emit(index)
