"""The window during a game: panels and most menus are hidden, and restored afterwards."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QStackedWidget, QToolBar, QWidget

from kneedeep_editor.canvas.board_view import BoardView
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.playtest.control.game_control import MENU
from kneedeep_editor.services.widgets import take_out

_KEPT_MENUS = ("File", MENU, "Theme")
"""The menus that stay complete during a game."""
_KEPT_VIEW = tuple(
    "zoom-in zoom-out fit looks focus-map full-screen next-tab previous-tab tear-off gather command-palette".split()
)
"""The actions of the View menu that stay during a game, besides the themes."""


class WindowState:
    """Replaces the map by the page of a game, and back."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._stage: QStackedWidget | None = None
        self._put_away: list[QAction] = []
        self._menus: list[QAction] = []

    def enter(self, page: QWidget, table: BoardView) -> None:
        """Show the page of a game instead of the map and its panels."""
        shell = self._shell
        _leave_focus(shell)
        if self._stage is None:
            shell.window.takeCentralWidget()
            self._stage = QStackedWidget()
            self._stage.addWidget(shell.canvas)
            shell.window.setCentralWidget(self._stage)
        shell.docks.set_aside()
        for bar in shell.window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.hide()
        self._stage.addWidget(page)
        self._stage.setCurrentWidget(page)
        kept = self._kept_actions()
        everything = (
            *shell.actions.menu_bar.actions(),
            *shell.actions.menus["View"].actions(),
            *shell.actions.keyed.values(),
        )
        self._put_away = [action for action in {*everything} if action not in kept and action.isVisible()]
        for action in self._put_away:
            # Shortcuts of invisible actions don't work, even if the actions become enabled.
            action.setVisible(False)
        menu_bar = shell.actions.menu_bar
        self._menus = menu_bar.actions()
        for action in self._menus:
            if not action.isVisible():
                # The Alt key of a hidden menu would block that of a button on the page.
                menu_bar.removeAction(action)
        shell.board_view = table
        shell.status.set_map_aside(aside=True)
        shell.status.show_zoom(table.view.scale)
        table.zoomed.connect(shell.status.show_zoom)

    def leave(self, page: QWidget) -> None:
        """Show the map again, and restore the window."""
        shell, canvas = self._shell, self._shell.canvas
        assert self._stage is not None
        for action in self._put_away:
            action.setVisible(True)
        shell.actions.menu_bar.addActions(self._menus)
        self._put_away, self._menus = [], []
        shell.board_view = canvas
        shell.status.set_map_aside(aside=False)
        shell.status.show_zoom(canvas.view.scale)
        _leave_focus(shell)
        # Before the page is removed. Otherwise the map gets the focus as if by key, and shows its cursor.
        self._stage.setCurrentIndex(0)
        canvas.setFocus()
        take_out(self._stage, page)
        self._stage.updateGeometry()  # otherwise the page's size stays reserved, and the window grows
        shell.docks.bring_back()
        if not canvas.keyboard_pointer.shown:
            canvas.point_at(QCursor.pos())

    def _kept_actions(self) -> set[QAction]:
        menus = self._shell.actions.menus
        kept = {
            *(menus[name].menuAction() for name in ("View", "Places")),
            *(self._shell.actions.keyed[name] for name in _KEPT_VIEW),
        }
        for name in _KEPT_MENUS:
            kept |= {menus[name].menuAction(), *menus[name].actions()}
        return kept


def _leave_focus(shell: Shell) -> None:
    """Clear the focus before widgets are hidden. Otherwise it moves through them, and each is spoken."""
    focused: QWidget | None = shell.window.focusWidget()
    if focused is not None:
        focused.clearFocus()
