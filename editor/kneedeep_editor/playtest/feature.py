"""Playing the open scenario in its window: F5 replaces the map by the game, F5 again restores it."""

from collections.abc import Sequence
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from kneedeep.drawing.marks import Mark
from kneedeep_editor.canvas.display_painter import screen_painter
from kneedeep_editor.documents.document_files import unreadable_text
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.playtest.control.game_control import BEFORE, COMMANDS, DURING, MENU, GameControl
from kneedeep_editor.playtest.control.game_starter import GameStarter
from kneedeep_editor.playtest.control.play_button import PlayButton
from kneedeep_editor.playtest.control.resume_offer import ResumeOffer
from kneedeep_editor.playtest.control.seats_dialog import SeatsDialog
from kneedeep_editor.playtest.control.window_state import WindowState
from kneedeep_editor.playtest.session.game_files import GameFiles
from kneedeep_editor.playtest.session.open_games import OpenGames
from kneedeep_editor.playtest.session.player_settings import PlayerSettings
from kneedeep_editor.services.map_language import is_same_map
from kneedeep_editor.texts import tr

READABLE = 30
"""The minimum number of pixels per space in a game."""

if TYPE_CHECKING:
    from kneedeep.games.play.session import PlaySession
    from kneedeep.rules.history import History
    from kneedeep_editor.canvas.table.table_canvas import TableCanvas
    from kneedeep_editor.playtest.panels.game_page import GamePage
    from kneedeep_editor.playtest.session.controller import Controller


class SavedGame(NamedTuple):
    """A saved game to continue: its file, the number of actions to show (None: all), whether on the open map."""

    path: Path
    to: int | None = None
    on_map: bool = False


def begin_game(
    shell: Shell,
    game: SavedGame | None,
    marines: int | None,
    seed: int | None,
    bots: tuple[str | None, str | None] | None,
    *,
    pause: bool,
) -> None:
    """Play in a window: a saved game, else the open map.

    `bots`: the players of marines and invader, None for people. If None: the last used players.
    """
    playtest = shell.feature(Playtest)
    if not pause:
        shell.actions.by_name["play-pass"].setChecked(False)

    def begin() -> None:
        if game is not None:
            playtest.load(game.path, bots, game.to, on_map=game.on_map)
        else:
            playtest.starting.play(marines, seed, bots)

    def begin_soon() -> None:
        QTimer.singleShot(0, shell.window, begin)

    # The panels get their sizes, which are restored after the game, when the window is first painted.
    if shell.is_painted:
        begin()
    else:
        shell.canvas.painted.connect(begin_soon, Qt.ConnectionType.SingleShotConnection)


class Playtest(WindowFeature):
    """The game of one window. `position_asked`: choose a position from which to start a game."""

    position_asked = Signal()

    def __init__(self, shell: Shell) -> None:
        """Add the commands. The modules for a game are imported with the first one."""
        super().__init__(shell)
        self.page: GamePage | None = None
        """The page of the current game."""
        self.table: TableCanvas | None = None
        self.players = PlayerSettings(shell)
        self.files = GameFiles(shell)
        self.games = OpenGames(shell, self.files, self._go_on_with)
        self.seats = SeatsDialog(shell, self.players)
        self.starting = GameStarter(shell, self.players, self.show)
        self.driving = GameControl(shell, self.seats)
        self._meanwhile = WindowState(shell)
        self._actions = self.driving.actions = self._add_commands()
        self._asking = QMenu(tr("As&k me about"), shell.window)
        shell.actions.menus[MENU].addMenu(self._asking)
        self._actions["play-pass"].setChecked(True)
        self.offer = self._add_buttons()
        self._enable()
        shell.saving.before_close.append(self.games.may_close)
        # Ends the game before the window saves its layout.
        shell.signals.closing.connect(self.stop)
        shell.appearance.changed.connect(self._use_theme)
        shell.appearance.looks_changed.connect(self._show_looks)

    def _add_commands(self) -> dict[str, QAction]:
        shell = self._shell
        menu = shell.actions.menu(MENU)
        actions = {}
        for name, _, do, short, checkable in COMMANDS:
            if name == DURING[0]:
                menu.addSeparator()
            action = actions[name] = shell.actions.add_command(name, attrgetter(do)(self))
            action.setCheckable(bool(checkable))
            if name == "play-continue":
                menu.addMenu(self.games.menu)
            if short:
                action.setIconText(tr(short))
        return actions

    def _add_buttons(self) -> ResumeOffer:
        """Add the toolbar button with its menu of two ways to start a game, and the button for continuing one."""
        shell, action = self._shell, self._actions["play-here"]
        shell.keys.describe(
            action,
            action.statusTip(),
            tr("Drag the button onto a space to begin there. In the game the same key returns to the map."),
        )
        button = PlayButton(action)
        button.led.connect(self._show_where)
        button.dropped.connect(self._play_where_dropped)
        menu = QMenu(button)
        menu.addActions([self._actions[name] for name in ("play-here", "play-from")])
        button.setMenu(menu)
        after = shell.actions.by_name["zoom-out"]
        shell.toolbar.insertWidget(after, button)
        return ResumeOffer(shell, self._actions["play-continue"], after)

    def _show_where(self, at: QPoint) -> None:
        """Highlight the space at a screen position, if a game can start there."""
        canvas = self._shell.canvas
        canvas.point_at(at)
        found = canvas.space in self._shell.work.board.number and canvas.space
        canvas.show_mark(Mark("witness", (found,)) if found else None)

    def _play_where_dropped(self, at: QPoint) -> None:
        canvas = self._shell.canvas
        canvas.point_at(at)
        canvas.show_mark(None)
        if canvas.space in self._shell.work.board.number:
            self.starting.play_here()

    @property
    def controller(self) -> "Controller":
        """The controller of the current game. Raises AssertionError without a game."""
        assert self.page is not None
        return self.page.controller

    # Start and end

    def play(self) -> None:
        """Play from the start, with the last number of marines and the last players."""
        self.starting.play(None, None, None)

    def ask_and_play(self) -> None:
        """Ask for the number of marines and the players, then play."""
        if counts := self._shell.document.scenario.played_counts:
            self.seats.before(counts, self.starting.begin)
        else:
            self.starting.refuse(tr("The scenario has no playable number of marines."))

    def go_on(self) -> None:
        """Continue the last game on the current map."""
        if self.games.last is not None:
            self._go_on_with(self.games.last)

    def _go_on_with(self, session: "PlaySession") -> None:
        if self.page is not None and self.controller.session is session:
            return
        if is_same_map(self._shell.document.scenario, session.game.scenario):
            self.resume(session)
            return
        if (found := self.starting.carried(session)) is None:
            return
        if found.whole:
            self.show(found.history, session.seats.names, session.saved, session)
            self._shell.status.say(found.notice)
        else:
            self.show(found.history, session.seats.names)
            self._shell.questions.show_error(self._shell.window, tr("The map has changed."), found.notice)

    def open_game(self) -> None:
        """Open a saved game or replay at its end."""
        if (path := self.files.ask()) is not None:
            self.load(path)

    def load(
        self,
        path: Path,
        bots: tuple[str | None, str | None] | None = None,
        to: int | None = None,
        *,
        on_map: bool = False,
    ) -> bool:
        """Continue a saved game. Returns whether it could be read.

        `to`: the number of actions to show (default: all). `on_map`: continue from there on the open map.
        """
        from kneedeep.games.play.session import PlaySession

        history = self.files.read(path, self._shell.document.scenario if on_map else None)
        if history is None:
            return False
        names = self.players.names(history.players, bots, history.seats)
        if on_map and not is_same_map(self._shell.document.scenario, history.game.scenario):
            if to is not None:
                history.take_back(min(to, len(history.actions)))
            self._go_on_with(PlaySession(history, names))
        else:
            page = self.show(history, names)
            if to is not None:
                page.controller.go_to(to)
        return True

    def save_game(self) -> None:
        """Save the current game as a replay."""
        self.files.save(self.controller.session)

    def show(
        self,
        history: "History",
        names: Sequence[str],
        saved: int | None = None,
        instead_of: "PlaySession | None" = None,
    ) -> "GamePage":
        """Show a game in place of the map. `names`: players by seat, the invader's last.

        `saved`: number of its saved actions (default: all). `instead_of`: the game of this session that it replaces.
        """
        from kneedeep.games.play.session import PlaySession
        from kneedeep_editor.playtest.control.game_bar import recall_quiet

        session = PlaySession(history, names, saved)
        session.quiet = recall_quiet(self._shell)
        return self.resume(session, instead_of)

    def resume(self, session: "PlaySession", instead_of: "PlaySession | None" = None) -> "GamePage":
        """Show a session in place of the map. `instead_of`: the game of this session that it replaces."""
        from kneedeep_editor.canvas.table.table_canvas import TableCanvas
        from kneedeep_editor.playtest.control.game_bar import GameBar
        from kneedeep_editor.playtest.panels.game_page import GamePage
        from kneedeep_editor.playtest.session.controller import Controller
        from kneedeep_editor.services.provenance_text import provenance_text

        self.stop()
        self.games.keep(session, instead_of)
        self.offer.withdraw()
        self.starting.awaits = False
        theme = self._shell.appearance.theme
        controller = Controller(session)
        table = TableCanvas(theme, screen_painter())
        table.readable = READABLE
        basis = provenance_text(session.game.assistant.provenance((session.history.players,)))
        page = GamePage(controller, table, theme, basis)
        controller.setParent(page)
        page.painter.show_looks(shown=self._shell.appearance.looks)
        session.hides = self._actions["play-pass"].isChecked()
        table.hovered.connect(page.pointer.hover)
        table.pointed.connect(page.pointer.point)
        table.clicked.connect(page.pointer.click)
        table.asked.connect(page.pointer.offer_at)
        table.dragging.connect(page.pointer.show_drawn)
        table.drawn.connect(page.pointer.walk)
        table.animated.connect(page.show_frame)
        table.arrived.connect(page.arrive)
        controller.changed.connect(self._enable)
        controller.failed.connect(self._shell.status.say)
        controller.parted.connect(self.games.keep_beside)
        page.over.chosen.connect(self._end)
        self.page, self.table = page, table
        GameBar(self._shell, page, self._actions, self._asking)
        self._actions["play-designer"].setChecked(False)
        self._meanwhile.enter(page, table)
        self._enable()
        table.setFocus()
        # Before the first picture, so that only a question after automatic actions is announced.
        controller.go_on()
        page.refresh()
        self._tell_unread(page, session)
        return page

    def _tell_unread(self, page: "GamePage", session: "PlaySession") -> None:
        """Report the unreadable parts of the map's file, which the game lacks."""
        from kneedeep_editor.playtest.panels.turn_notices import TurnNotice

        document = self._shell.document
        text = unreadable_text(document) if is_same_map(document.scenario, session.game.scenario) else ""
        if text:
            page.notices.add([TurnNotice(tr("Parts of the file can't be read"), text, card=True)])

    def stop(self) -> None:
        """Return to the map, and restore the window."""
        from kneedeep_editor.playtest.control.game_bar import remember_quiet

        page, self.page, self.table = self.page, None, None
        if page is None:
            return
        remember_quiet(self._shell, page.controller.session.quiet)
        self.seats.close()
        page.controller.stop()
        self.offer.await_edit(page.controller.session)
        self._meanwhile.leave(page)
        self._enable()

    def _end(self, way: str) -> None:
        """Continue after the end of a game, as the person has chosen."""
        from kneedeep_editor.playtest.panels.game_over import AGAIN, SAME, WATCH

        session = self.controller.session
        history = session.history
        if way == WATCH:
            self.controller.go_to(0)
            self.controller.run(on=True)
        elif way in (AGAIN, SAME):
            seed = history.seed if way == SAME else None
            self.starting.begin_at(history.players, seed, session.seats.names, history.position)
        else:
            self.stop()

    def _enable(self) -> None:
        self.driving.enable(self.page)
        for name in BEFORE:
            self._actions[name].setEnabled(self.page is None)
        begins = [self._actions[name] for name in ("play-here", "play")]
        self._shell.keys.share(self._actions["play-stop"], begins, now=self.page is not None)
        self._actions["play-open"].setEnabled(True)
        self._actions["play-continue"].setEnabled(self.page is None and self.games.last is not None)
        self._asking.setEnabled(self.page is not None)

    def _use_theme(self) -> None:
        if self.page is not None and self.table is not None:
            theme = self._shell.appearance.theme
            self.table.use_theme(theme)
            self.page.painter.use_theme(theme)
            self.page.refresh()

    def _show_looks(self) -> None:
        if self.page is not None:
            self.page.painter.show_looks(shown=self._shell.appearance.looks)
            self.page.refresh()
