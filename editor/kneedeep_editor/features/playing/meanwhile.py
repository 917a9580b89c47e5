"""The window while a game is played: its panels and most menus put away, and all of it as before afterwards."""

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QToolBar, QWidget

from kneedeep_editor.features.playing.commands import MENU
from kneedeep_editor.mainwindow import MainWindow

_KEPT_MENUS = ("File", MENU)
"""The menus that are there while a game is played."""


class Meanwhile:
    """Puts a page in the place of the map, and the map back."""

    def __init__(self, window: MainWindow) -> None:
        """Begin with the map."""
        self._window = window
        self._stage: QStackedWidget | None = None
        self._layout = QByteArray()
        self._put_away: list[QAction] = []

    def enter(self, page: QWidget) -> None:
        """Show a page instead of the map and what belongs to it."""
        window = self._window
        if self._stage is None:
            window.takeCentralWidget()
            self._stage = QStackedWidget()
            self._stage.addWidget(window.parts.canvas)
            window.setCentralWidget(self._stage)
        self._layout = window.saveState()
        for part in (*window.findChildren(QDockWidget), *_bars(window)):
            part.hide()
        self._stage.addWidget(page)
        self._stage.setCurrentWidget(page)
        menus = {menu.menuAction() for name, menu in window.menus.items() if name in _KEPT_MENUS}
        kept = {action for name in _KEPT_MENUS for action in window.menus[name].actions()}
        self._put_away = [
            action
            for action in {*window.menuBar().actions(), *window.keyed.values()}
            if action not in menus and action not in kept and action.isVisible()
        ]
        for action in self._put_away:
            # What is not visible can't be called by its keys either, whoever enables it meanwhile.
            action.setVisible(False)

    def leave(self, page: QWidget) -> None:
        """Show the map again, with everything as it was."""
        window = self._window
        assert self._stage is not None
        for action in self._put_away:
            action.setVisible(True)
        self._put_away = []
        self._stage.removeWidget(page)
        page.hide()
        page.deleteLater()
        self._stage.setCurrentIndex(0)
        window.restoreState(self._layout)
        window.parts.canvas.setFocus()


def _bars(window: MainWindow) -> list[QToolBar]:
    """The bars of the window itself."""
    return window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
