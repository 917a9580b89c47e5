"""The feature for start positions: a dialog opened from the menu, the map, an overlay's legend or a problem."""

from typing import TYPE_CHECKING, Any

from kneedeep_editor.canvas.display_painter import screen_painter
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.playtest.feature import Playtest
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.rules.position import Position
    from kneedeep_editor.playtest.start_position.start_position_dialog import FromHereDialog
    from kneedeep_editor.worker.start_positions import StartMoments, StartRequest


class FromHereFeature(DialogFeature["FromHereDialog"]):
    """Asks for a start position, and starts a game there."""

    def __init__(self, shell: Shell) -> None:
        """Add the command. The modules of the dialog are imported on first use."""
        super().__init__(shell)
        playtest = shell.feature(Playtest)
        self._starting, self._players = playtest.starting, playtest.players
        self._wish: StartRequest | None = None
        playtest.position_asked.connect(self.ask)
        shell.queries.failed.connect(self._tell_failure)
        shell.problems.play_asked.connect(lambda finding: self._ask(finding=finding))
        # Without a stop of the solution, everything is revealed, and doors are as drawn.
        shell.overlays.play_asked.connect(lambda stop: self._ask(stop=stop, explored=not stop))

    def ask(self) -> None:
        """Ask, beginning with the pointed space and the state of the solution shown by an overlay."""
        space, stop = self._starting.pointed
        self._ask(space=space, stop=stop)

    def _ask(self, **wish: Any) -> None:
        from kneedeep.games.play.game_files import fresh_seed
        from kneedeep_editor.canvas.table.table_canvas import TableCanvas
        from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition
        from kneedeep_editor.playtest.start_position.start_position_dialog import FromHereDialog
        from kneedeep_editor.worker.start_positions import StartRequest

        if not self._shell.actions.by_name["play-from"].isEnabled():
            return
        if not (counts := self._shell.document.scenario.played_counts):
            self._starting.refuse(tr("The scenario has no playable number of marines."))
            return
        theme = self._shell.appearance.theme
        seed = fresh_seed()
        table = TableCanvas(theme, screen_painter())
        table.setAccessibleName(tr("Board"))
        players = self._players.count_of(counts)
        dialog = self._starting.set_up(
            lambda game: FromHereDialog(
                self._shell.window,
                table,
                theme,
                lambda count: ChosenPosition(game, count, seed),
                counts,
                players,
                looks=self._shell.appearance.looks,
            )
        )
        if dialog is None:
            return
        table.pointed.connect(dialog.describe)
        table.clicked.connect(dialog.click)
        dialog.settled.connect(self._begin)
        dialog.marines_changed.connect(self._find_out_for)
        self._present(dialog, modal=True)
        self._find_out(StartRequest(players, **wish))

    def _find_out(self, wish: "StartRequest") -> None:
        from kneedeep_editor.worker.start_positions import start_moments

        self._wish = wish
        self._shell.queries.ask(self._offer, start_moments, wish)

    def _find_out_for(self, marines: int) -> None:
        if self._wish is not None:
            self._find_out(self._wish._replace(marines=marines, finding=None))

    def _offer(self, found: "StartMoments") -> None:
        if self.dialog is None or found.wish != self._wish:
            return
        position, marines, text = found.beginning
        self.dialog.choose_marines(marines)
        self.dialog.offer(found.moments, position, marines, text)

    def _tell_failure(self, why: str) -> None:
        if self.dialog is not None:
            self.dialog.say(why)

    def _begin(self, marines: int, seed: int, position: "Position") -> None:
        self._starting.begin_at(marines, seed, self._players.names(marines), position)
