"""Playing the open scenario in its window: F5, a page in place of the map, and back to everything as it was."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMenu, QStackedWidget, QToolBar, QWidget

from kneedeep_editor.canvas.player import Player
from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.mainwindow.commands import Command

if TYPE_CHECKING:
    from kneedeep.rules.history import History
    from kneedeep_editor.canvas.table import Table
    from kneedeep_editor.playtest.controller import Controller
    from kneedeep_editor.playtest.page import Page

MENU = "Play"
SEED_BYTES = 4
_KEPT_MENUS = ("File", MENU)
"""The menus that are there while a game is played."""


def install(window: MainWindow) -> None:
    """Add playing to a window."""
    Playtest(window)


def playtest_of(window: MainWindow) -> "Playtest":
    """Return the playtest of a window."""
    found = window.findChild(QObject, "playtests")
    assert isinstance(found, Playtest)
    return found


class Playtest(QObject):
    """Begins and ends games in one window."""

    def __init__(self, window: MainWindow) -> None:
        """Add the commands; what a game needs is loaded with the first one."""
        super().__init__(window)
        self.setObjectName("playtests")
        self._window = window
        self.page: Page | None = None
        """The game under way."""
        self.table: Table | None = None
        self._stage: QStackedWidget | None = None
        self._layout = QByteArray()
        self._put_away: list[QAction] = []
        self._player: Player | None = None
        menu = QMenu("P&lay", window)
        window.menuBar().insertMenu(window.menus["Problems"].menuAction(), menu)
        window.menus[MENU] = menu
        self._play = window.add_command(
            Command("play", "&Play from the start", MENU, ("F5",), "play", "Play the map as it is now"),
            self.play,
        )
        self._stop = window.add_command(
            Command("play-stop", "&Stop playing", MENU, ("Shift+F5",), "stop", "Back to the map"), self.stop
        )
        self._stop.setEnabled(False)
        window.installEventFilter(self)
        window.parts.appearance.changed.connect(self._wear)

    @property
    def controller(self) -> "Controller":
        """Return what drives the game under way. Raises AssertionError when there is none."""
        assert self.page is not None
        return self.page.controller

    # Beginning and ending

    def play(self) -> None:
        """Play from the start."""
        history = self._begun()
        if history is not None:
            from kneedeep.bots.seats import PERSON

            self.show(history, (*[PERSON] * history.players, "tactical"))

    def _begun(self) -> "History | None":
        """A game of the map as it is now, None when it can't be played: that is told."""
        from kneedeep.catalog.overrides import OverrideError
        from kneedeep.catalog.own_file import own_numbers
        from kneedeep.rules.history import begun
        from kneedeep.rules.replay import ruleset_named
        from kneedeep.rules.ruleset import UnplayableError

        scenario = self._window.document.scenario
        ruleset = ruleset_named(scenario.ruleset)
        if ruleset is None:
            self._refuse(f"It is for {scenario.ruleset}, whose rules are not there yet.")
            return None
        try:
            game = ruleset.with_numbers(own_numbers()).on(scenario)
            return begun(game, min(scenario.counts), int.from_bytes(os.urandom(SEED_BYTES), "big"))
        except (UnplayableError, OverrideError) as error:
            self._refuse(str(error))
            return None

    def show(self, history: "History", names: Sequence[str]) -> "Page":
        """Play a game in place of the map; `names`: a person or a bot by seat, the invader's last."""
        from kneedeep_editor.canvas.table import Table
        from kneedeep_editor.playtest.controller import Controller
        from kneedeep_editor.playtest.page import Page
        from kneedeep_editor.playtest.sitting import Sitting

        self.stop()
        theme = self._window.parts.appearance.theme
        if self._player is None:
            self._player = Player()
        controller = Controller(Sitting(history, names))
        table = Table(theme, self._player)
        page = Page(controller, table, table, theme)
        controller.setParent(page)
        table.pointed.connect(page.point)
        table.clicked.connect(page.click)
        table.dragging.connect(page.show_drawn)
        table.drawn.connect(page.walk)
        table.arrived.connect(controller.arrived)
        self.page, self.table = page, table
        self._enter(page)
        page.refresh()
        controller.go_on()
        table.setFocus()
        return page

    def stop(self) -> None:
        """Go back to the map, with everything as it was."""
        page, self.page, self.table = self.page, None, None
        if page is None:
            return
        page.controller.stop()
        self._leave(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the game before the window is closed: its layout is remembered without it."""
        if event.type() == QEvent.Type.Close:
            self.stop()
        return False

    # The window meanwhile

    def _enter(self, page: QWidget) -> None:
        window = self._window
        if self._stage is None:
            window.takeCentralWidget()
            self._stage = QStackedWidget()
            self._stage.addWidget(window.parts.canvas)
            window.setCentralWidget(self._stage)
        self._layout = window.saveState()
        for part in (*window.findChildren(QDockWidget), *window.findChildren(QToolBar)):
            part.hide()
        self._stage.addWidget(page)
        self._stage.setCurrentWidget(page)
        menus = {menu.menuAction() for name, menu in window.menus.items() if name in _KEPT_MENUS}
        kept = {action for name in _KEPT_MENUS for action in window.menus[name].actions()}
        self._put_away = [
            action
            for action in (*window.menuBar().actions(), *window.actions_by_name.values())
            if action not in menus and action not in kept and action.isVisible()
        ]
        for action in self._put_away:
            # What is not visible can't be called by its keys either, whoever enables it meanwhile.
            action.setVisible(False)
        self._play.setEnabled(False)
        self._stop.setEnabled(True)

    def _leave(self, page: QWidget) -> None:
        window = self._window
        assert self._stage is not None
        for action in self._put_away:
            action.setVisible(True)
        self._put_away = []
        self._stage.removeWidget(page)
        page.deleteLater()
        self._stage.setCurrentIndex(0)
        window.restoreState(self._layout)
        self._play.setEnabled(True)
        self._stop.setEnabled(False)
        window.parts.canvas.setFocus()

    def _wear(self) -> None:
        if self.page is not None and self.table is not None:
            theme = self._window.parts.appearance.theme
            self.table.wear(theme)
            self.page.painter.wear(theme)
            self.page.refresh()

    def _refuse(self, why: str) -> None:
        self._window.parts.questions.tell(
            self._window, "This scenario can't be played.", f"{why} The problems say what is wrong with it."
        )
