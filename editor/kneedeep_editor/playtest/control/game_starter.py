"""Starts games on the open map: from its start, a space, a state of the solution or another game's moment."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from kneedeep.model.catalog.numbers.overrides import OverrideError
from kneedeep.support.timer import limited
from kneedeep.support.work_budget import OutOfWork
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.playtest.session.player_settings import PlayerSettings
from kneedeep_editor.services.map_language import in_map_language
from kneedeep_editor.texts import EditionTexts, sentence, tr

if TYPE_CHECKING:
    from kneedeep.games.play.session import PlaySession
    from kneedeep.rules import Game
    from kneedeep.rules.game_migration import MigratedGame
    from kneedeep.rules.history import History
    from kneedeep.rules.position import Position
    from kneedeep_editor.worker.start_positions import StartPosition

Made = TypeVar("Made")
SECONDS = 2.0
"""The maximum processor time for setting up a game, since the window waits."""


class GameStarter(QObject):
    """Starts games on the current map. `show`: called with the game and its players."""

    def __init__(
        self, shell: Shell, players: PlayerSettings, show: Callable[["History", Sequence[str]], object]
    ) -> None:
        super().__init__(shell.window)
        self._shell, self._players, self._show = shell, players, show
        self._space: tuple[int, int] | None = None
        """The last space under the pointer."""
        self.awaits = False
        """Whether a game begins when the worker has found its position."""
        shell.canvas.pointed.connect(self._point)

    def play(self, marines: int | None, seed: int | None, bots: tuple[str | None, str | None] | None) -> None:
        """Play from the start. Missing values are the last used ones, and the seed is new."""
        players = self._players.marines if marines is None else marines
        self.begin(players, seed, self._players.names(players, bots))

    def begin(self, players: int, seed: int | None, names: Sequence[str]) -> bool:
        """Play from the start, by default with a new seed. Returns whether the map can be played."""
        return self.begin_at(players, seed, names, None)

    def begin_at(
        self, players: int, seed: int | None, names: Sequence[str], position: "Position | None", text: str = ""
    ) -> bool:
        """Play from a position, None for the start. Returns whether that is possible. `text`: shown first."""
        from kneedeep.games.play.game_files import fresh_seed
        from kneedeep.rules.history import begun, begun_at

        number = fresh_seed() if seed is None else seed

        def begin(game: "Game") -> "History":
            history = begun(game, players, number) if position is None else begun_at(game, players, number, position)
            game.legal_actions(history.state)
            return history

        if (history := self.set_up(begin)) is None:
            return False
        self._show(history, names)
        if text:
            self._shell.status.say(text)
        return True

    def carried(self, last: "PlaySession") -> "MigratedGame | None":
        """A game moved to the current map. None after a message if that is impossible."""
        from kneedeep.games.play.game_files import fresh_seed
        from kneedeep.rules.game_migration import migrate_game

        return self.set_up(lambda game: migrate_game(last.history, game, fresh_seed()))

    def set_up(self, make: Callable[["Game"], Made]) -> Made | None:
        """The result of `make` for a game of the map, within a time limit. None after a message if it fails."""
        from kneedeep.analysis.text.witness_text import too_much
        from kneedeep.rules.position import PositionError
        from kneedeep.rules.ruleset import UnplayableError
        from kneedeep_editor.playtest.session.new_game import make_game

        scenario = in_map_language(self._shell.document.scenario, self._shell.settings)
        try:
            with limited(SECONDS):
                return make(make_game(scenario))
        except OutOfWork:
            self.refuse(sentence(too_much(scenario)))
        except (UnplayableError, OverrideError, PositionError) as error:
            self.refuse(str(error))
        return None

    @property
    def pointed(self) -> tuple[tuple[int, int] | None, int]:
        """The last pointed space, and the state of the solution shown by an overlay, 0 for none."""
        answer = self._shell.overlays.answer
        return self._space, answer.question.stop if answer is not None else 0

    def play_here(self) -> None:
        """Play from the pointed space, in the state of the solution shown by an overlay."""
        self.play_at(self._shell.canvas.space)

    def play_at(self, space: tuple[int, int] | None) -> None:
        """Play from a space, in the state of the solution shown by an overlay. Without both, from the start."""
        from kneedeep_editor.worker.start_positions import StartRequest, start_position

        stop = self.pointed[1]
        if stop or space in self._shell.work.board.number:
            self.awaits = True
            self._shell.queries.ask(self._begin_there, start_position, StartRequest(self._players.marines, space, stop))
            return
        players = self._players.marines
        text = tr("From the start: no space is pointed at. Drag Play onto a space to begin there.")
        self.begin_at(players, None, self._players.names(players), None, text)

    def refuse(self, why: str) -> None:
        """Report the reason why the map can't be played."""
        self._shell.questions.show_error(
            self._shell.window,
            tr("This scenario can't be played."),
            tr("{reason} The list of problems says why.", reason=why),
        )

    def _begin_there(self, found: "StartPosition") -> None:
        if not self.awaits:
            return
        self.awaits = False
        text = EditionTexts(self._shell.document.scenario.ruleset).translated(found.summary)
        if found.position is None:
            self._shell.status.say(text)
            return
        self.begin_at(found.marines, None, self._players.names(found.marines), found.position, text)

    def _point(self, space: tuple[int, int] | None) -> None:
        if space is not None:
            self._space = space
