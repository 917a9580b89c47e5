"""Insights from simulated games: beside the numbers, on the map, and as a game to watch."""

from PySide6.QtCore import QObject, Signal

from kneedeep.analysis.framework.finding import Finding
from kneedeep.analysis.text.balance_text import resting_on
from kneedeep.games.simulation.result import MARINES
from kneedeep.games.simulation.strange_games import TURNING, StrangeGame
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.names import names_of
from kneedeep.report.simulation_sections import TurningLine, turning_lines
from kneedeep_editor.mainwindow.finding_display import extent_of_finding
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.simulation.results_table import ResultsTable
from kneedeep_editor.simulation.simulator import SimulationRun
from kneedeep_editor.texts import tr
from kneedeep_editor.worker.findings import balance_findings


class Reasons(QObject):
    """The balance findings of the shown run, and the differences between its lost and won games.

    `watch_asked` has a game, and the index of an event in it.
    """

    watch_asked = Signal(object, int)

    def __init__(self, shell: Shell, table: ResultsTable, parent: QObject) -> None:
        """Show them above and below a table."""
        super().__init__(parent)
        self._shell, self._table = shell, table
        self._findings: list[Finding] = []
        self._lines: list[TurningLine] = []
        self._resting = ""
        self._parted = False
        """Whether the run has both won and lost games."""
        table.finding_chosen.connect(self.point_out)
        table.game_asked.connect(self.watch)

    def ask(self, run: SimulationRun) -> None:
        """Ask for the insights of a run."""
        self._lines = list(turning_lines(run.scenario, run.result, self._shell.document.catalog))
        self._resting = resting_on(run.result)
        self._parted = any(0 < party.won(MARINES).cases < party.games for party in run.result.parties)
        self._table.show_findings(())
        self._shell.queries.ask(self._show, balance_findings, (Reading(run.scenario, None, ()), run.result))

    def findings_of(self, run: SimulationRun) -> list[Finding]:
        """The balance findings of a run, computed now instead of in the worker process."""
        found = balance_findings(None, None, (Reading(run.scenario, None, ()), run.result))
        return [finding for finding in found if finding.allowed is None]

    def _show(self, findings: list[Finding]) -> None:
        found = [finding for finding in findings if finding.allowed is None]
        self._findings = found + [
            Finding("", f"{line.label}: {line.text}", serials=(line.serial,)) for line in self._lines
        ]
        games = [len(found) + place for place, line in enumerate(self._lines) if line.point.example is not None]
        none = tr("No event sets lost games clearly apart from won ones. More games may show one.")
        texts = [finding.message.removesuffix(self._resting) for finding in self._findings]
        self._table.show_findings(texts, len(self._lines), games, none if self._parted and not self._lines else "")

    def point_out(self, place: int) -> None:
        """Show the subject of an insight on the map."""
        finding, board = self._findings[place], self._shell.work.board
        self._shell.select(names_of(board.scenario).keys() & set(finding.serials))
        box = extent_of_finding(board, finding).box
        if box is not None:
            self._shell.canvas.bring_in(box)

    def watch(self, place: int) -> None:
        """Ask for the game that is an example of a difference."""
        line = self._lines[place - len(self._findings) + len(self._lines)]
        if line.point.example is not None:
            self.watch_asked.emit(StrangeGame(line.marines, line.point.example, (TURNING,)), line.point.event)
