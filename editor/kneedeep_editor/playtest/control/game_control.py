"""The commands of the current game: moments, bots, players, visibility."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from kneedeep.support.resources import table_rows
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.playtest.control.seats_dialog import SeatsDialog
from kneedeep_editor.texts import tr

MENU = "Play"


class PlayCommand(NamedTuple):
    """A command: its name, when it is enabled, the called method, its title in the toolbar, if any."""

    name: str
    when: str
    do: str
    short: str
    checkable: str = ""


COMMANDS = tuple(PlayCommand(*row) for row in table_rows(__file__, "play_commands.txt"))
BEFORE = tuple(one.name for one in COMMANDS if one.when == "before")
"""The commands that begin a game."""
DURING = tuple(one.name for one in COMMANDS if one.when == "during")
"""The commands of a running game."""


if TYPE_CHECKING:
    from kneedeep_editor.playtest.panels.game_page import GamePage
    from kneedeep_editor.playtest.session.controller import Controller


class GameControl(QObject):
    """Runs the commands, and enables the available ones."""

    def __init__(self, shell: Shell, seats: SeatsDialog) -> None:
        super().__init__(shell.window)
        self._shell, self._seats = shell, seats
        self._page: GamePage | None = None
        self.actions: Mapping[str, QAction] = {}
        """The actions by the names of their commands."""

    @property
    def _controller(self) -> "Controller":
        assert self._page is not None
        return self._page.controller

    def enable(self, page: "GamePage | None") -> None:
        """Enable the commands for a game, None for no game."""
        self._page = page
        for name in DURING:
            self.actions[name].setEnabled(page is not None)
        if page is None:
            return
        controller = page.controller
        session = controller.session
        bots = any(name != "person" for name in session.seats.names)
        latest, over = session.is_latest, bool(session.state.winner)
        waiting = session.bot() is not None and not over
        self.actions["play-back"].setEnabled(session.at > 0)
        self.actions["play-earlier"].setEnabled(session.at > 0)
        self.actions["play-later"].setEnabled(not latest)
        run = self.actions["play-run"]
        run.setEnabled(not latest or (bots and not over))
        run.setChecked(run.isEnabled() and (controller.watching or (latest and controller.running)))
        run.setIconText(tr("Bots play") if latest and not controller.watching else tr("Continue"))
        self.actions["play-step"].setEnabled(waiting and not (controller.running and latest))
        self.actions["play-skip"].setEnabled(not latest or waiting)

    def ask_seats(self) -> None:
        """Ask for new players."""
        self._seats.meanwhile(self._controller.session, self._seat)

    def _seat(self, _players: int, _seed: int | None, names: Sequence[str]) -> None:
        self._controller.seat(names)
        self.enable(self._page)

    def take_back(self) -> None:
        """Undo the last decision."""
        if not self._controller.take_back():
            self._shell.status.say(tr("There is no decision to undo."))

    def earlier(self) -> None:
        """Show the previous moment."""
        self._controller.go_to(self._controller.session.at - 1)

    def later(self) -> None:
        """Show the next moment."""
        self._controller.go_to(self._controller.session.at + 1)

    def run(self) -> None:
        """Let bots play or wait. Before the latest moment, replay the recorded steps."""
        self._controller.run(on=self.actions["play-run"].isChecked())

    def step(self) -> None:
        """Let a waiting bot do one action."""
        self._controller.step()

    def skip(self) -> None:
        """Show the rest of the turn at once."""
        assert self._page is not None
        self._page.table.clock.finish()
        self._controller.skip()

    def show_all(self) -> None:
        """Show everything, or only what the viewer may see."""
        if self._page is not None:
            self._page.designer = self.actions["play-designer"].isChecked()
            self._page.refresh()

    def pass_on(self) -> None:
        """Switch passing the screen between two sides on or off."""
        if self._page is not None:
            self._controller.session.hides = self.actions["play-pass"].isChecked()
            self._controller.session.screen = None
            self._page.refresh()
            self._controller.go_on()
