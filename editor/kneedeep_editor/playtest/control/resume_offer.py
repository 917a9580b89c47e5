"""The button that continues a stopped game on the changed map, beside the button that starts one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.map_language import is_same_map
from kneedeep_editor.services.widgets import plain_tip, tool_button
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.games.play.session import PlaySession


class ResumeOffer(QObject):
    """Shows its button while the map differs from that of the stopped game."""

    def __init__(self, shell: Shell, go_on: QAction, before: QAction) -> None:
        """Take the command `go_on` that continues the game, and the entry of the toolbar that follows the button."""
        super().__init__(shell.window)
        self._shell = shell
        self._session: PlaySession | None = None
        shortcut = go_on.shortcut().toString()
        self.button = tool_button(
            text=tr("Continue the game"),
            sign="play",
            name=tr("Continue the game on the changed map"),
            tip=plain_tip(tr("Continue the game on the changed map ({shortcut})", shortcut=shortcut)),
            do=go_on.trigger,
            beside=True,
        )
        self._entry = shell.toolbar.insertWidget(before, self.button)
        self._entry.setVisible(False)
        shell.document.changed.connect(self._show)

    def await_edit(self, session: "PlaySession") -> None:
        """Show the button after a change of the map, unless the game is over or has no actions."""
        self._session = session if session.length and not session.history.state.winner else None
        self._show()

    def withdraw(self) -> None:
        """Remove the button."""
        self._session = None
        self._show()

    def _show(self) -> None:
        session = self._session
        scenario = self._shell.document.scenario
        self._entry.setVisible(session is not None and not is_same_map(scenario, session.game.scenario))
