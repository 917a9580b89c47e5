"""The coach of a window: looks for changes of its map beside it, and makes the chosen one."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kneedeep_editor.mainwindow.finding_display import count_by_severity
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.simulation.planning import NotPlayable, numbers_for
from kneedeep_editor.simulation.simulator import Simulator
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.coach.tuning import Tuning
    from kneedeep_editor.simulation.coach_page import CoachPage


class CoachControl(QObject):
    """Connects the page of the coach with a window and its map."""

    def __init__(self, shell: Shell, page: "CoachPage", parent: QObject) -> None:
        """Offer the page for the map of a window."""
        super().__init__(parent)
        self._shell, self.page = shell, page
        self.simulator = Simulator(self)
        self.answer: Tuning | None = None
        page.asked.connect(self.ask)
        page.stop_asked.connect(self.simulator.stop)
        page.apply_asked.connect(self.apply)
        self.simulator.tuning.connect(page.show_tuning)
        self.simulator.tuned.connect(self._finish)
        self.simulator.failed.connect(self._fail)
        shell.signals.closed.connect(self.simulator.end)

    def ask(self, marines: int, low: float, high: float) -> None:
        """Look for changes with which the marines win that share of the games."""
        from kneedeep.coach.tuning import Wish

        scenario = self._shell.document.scenario
        errors, _ = count_by_severity(self._shell.navigation.findings)
        if errors:
            self.page.show_text(tr("The map has errors: correct them first."))
            return
        try:
            wish = Wish(scenario, marines, low, high, numbers=numbers_for(scenario))
        except NotPlayable as error:
            self.page.show_text(str(error))
            return
        self.answer = None
        self.page.show_text(tr("Setting up the games …"))
        self.page.show_busy(busy=True)
        self.simulator.tune(wish)

    def apply(self, place: int) -> None:
        """Make the changes of a proposal, as one step."""
        if self.answer is None:
            return
        if self._shell.document.scenario != self.answer.wish.scenario:
            self.page.show_text(tr("The map has changed: find changes again."))
            return
        proposal = self.answer.proposals[place]
        self._shell.work.edit(proposal.edit)
        self.page.show_text(tr("Done: {changes}. Undo takes it back.", changes=proposal.edit.title))

    def _finish(self, answer: "Tuning | None") -> None:
        self.answer = answer
        self.page.show_busy(busy=False)
        if answer is None:
            self.page.show_text(tr("Stopped before the first game was over."))
        else:
            self.page.show_tuning(answer)

    def _fail(self, text: str) -> None:
        self.page.show_busy(busy=False)
        self.page.show_text(text)
