"""The dialogs for the players, before and during a game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kneedeep.model.catalog.marine_names import marine_names
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.playtest.session.player_settings import PlayerSettings

if TYPE_CHECKING:
    from kneedeep.games.play.session import PlaySession
    from kneedeep_editor.playtest.control.new_game_dialog import NewGameDialog

Settled = Callable[[int, int | None, Sequence[str]], object]
"""A callback with number of marines, seed (None: a new one), and names by seat, the invader's last."""


class SeatsDialog(QObject):
    """Asks for the players. The answers are saved."""

    def __init__(self, shell: Shell, players: PlayerSettings) -> None:
        super().__init__(shell.window)
        self._shell, self._players = shell, players
        self._settled: Settled | None = None
        self.dialog: NewGameDialog | None = None
        """The open dialog."""

    def before(self, counts: Sequence[int], settled: Settled) -> None:
        """Ask for the number of marines, the players and the seed."""
        called = marine_names(self._shell.document.catalog)[: max(counts)]
        self._ask(called, counts, self._players.count_of(counts), self._players.usual, settled, begins=True)

    def meanwhile(self, session: "PlaySession", settled: Settled) -> None:
        """Ask for new players during a game."""
        players = session.history.players
        called = marine_names(self._shell.document.catalog)[:players]
        self._ask(called, (players,), players, session.seats.names, settled, begins=False)

    def close(self) -> None:
        """Close the dialog."""
        if self.dialog is not None:
            self.dialog.reject()

    def _ask(
        self,
        called: Sequence[str],
        counts: Sequence[int],
        chosen: int,
        names: Sequence[str],
        settled: Settled,
        *,
        begins: bool,
    ) -> None:
        from kneedeep_editor.playtest.control.new_game_dialog import NewGameDialog

        ordered = (*names[: len(called)], names[-1])
        possible = (*self._players.possible[: len(called)], self._players.possible[-1])
        self._settled = settled
        self.dialog = NewGameDialog(self._shell.window, called, counts, chosen, ordered, possible, begins=begins)
        self.dialog.finished.connect(self._forget)
        self.dialog.settled.connect(self._settle)
        self.dialog.open()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _settle(self, players: int, seed: int | None, names: Sequence[str]) -> None:
        self._players.remember(players, names)
        if self._settled is not None:
            self._settled(players, seed, names)
