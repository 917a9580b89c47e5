"""Files of games: saved games and replays, which have the same format."""

from pathlib import Path
from typing import TYPE_CHECKING

from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.games.play.session import PlaySession
    from kneedeep.model.scenario.model import Scenario
    from kneedeep.rules.history import History


class GameFiles:
    """Saves and opens games of one window."""

    def __init__(self, shell: Shell) -> None:
        self._shell, self.questions = shell, shell.questions

    def ask(self) -> Path | None:
        """Ask for a saved game or a replay. None if cancelled."""
        from kneedeep.rules.replay import ENDING

        document = self._shell.document
        folder = document.path.parent if document.path is not None else Path.cwd()
        return self.questions.file_to_read(self._shell.window, folder, tr("Games"), (ENDING,), tr("Open a game"))

    def read(self, path: Path, like: "Scenario | None" = None) -> "History | None":
        """A saved game at its end. None after a message if it is unreadable. `like`: a map to continue on."""
        from kneedeep.rules.history import gone_on_with
        from kneedeep.rules.registry import ruleset_of
        from kneedeep.rules.replay import load
        from kneedeep.rules.replay_lines import ReplayError

        try:
            replay = load(str(path)).like(like)
            return gone_on_with(replay, replay.game(ruleset_of))
        except (FileFailed, ReplayError) as error:
            self._shell.questions.show_error(
                self._shell.window, tr("This game could not be opened."), f"{path.name}: {error}"
            )
            return None

    def save(self, session: "PlaySession") -> bool:
        """Save a game as a replay after asking for a name. Returns whether it was saved."""
        from kneedeep.games.play.game_files import free_path
        from kneedeep.rules.replay import ENDING

        document = self._shell.document
        place = document.path or Path.cwd() / "game.yaml"
        suggested, heading = Path(free_path(str(place.with_suffix("")))), tr("Save the game")
        path = self.questions.file_to_save(self._shell.window, suggested, tr("Games"), (ENDING,), heading)
        if path is None:
            return False
        path = path if path.name.endswith(ENDING) else Path(f"{path}{ENDING}")
        try:
            session.save(str(path))
        except FileFailed as error:
            self._shell.questions.show_error(self._shell.window, tr("The game was not saved."), str(error))
            return False
        self._shell.status.say(tr("The game is saved as {name}.", name=path.name))
        return True
