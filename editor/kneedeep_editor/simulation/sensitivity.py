"""How much guessed numbers change the games of the shown run, on demand."""

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kneedeep.games.simulation.sensitivity import guesses_of
from kneedeep_editor.simulation.result_texts import progress_text
from kneedeep_editor.texts import tr

if TYPE_CHECKING:
    from kneedeep.games.simulation.result import Simulation
    from kneedeep_editor.simulation.feature import SimulationFeature


class Sensitivity(QObject):
    """The button below the form for editions with guessed numbers. The verdicts then say what came of it."""

    def __init__(self, feature: "SimulationFeature") -> None:
        """Play for the panel of a feature."""
        super().__init__(feature)
        self._feature, self._button = feature, feature.panel.sensitivity
        self._place = -1
        """The place of the run whose games are played again, -1 for none."""
        self._since = 0.0
        self._button.clicked.connect(self.ask)
        feature.simulator.progressed.connect(self._progress)
        feature.simulator.varied.connect(self._finish)
        feature.simulator.failed.connect(self._fail)
        self.offer()

    def offer(self) -> None:
        """Offer it if the shown run uses guessed numbers that matter, once."""
        feature = self._feature
        run = feature.runs[feature.shown] if feature.shown >= 0 else None
        self._button.setVisible(run is not None and bool(guesses_of(run.scenario.ruleset)))
        self._button.setEnabled(run is not None and not run.result.sensitivity and not feature.simulator.busy)

    def ask(self) -> None:
        """Play the games of the shown run again."""
        feature = self._feature
        if feature.simulator.busy:
            return
        self._place, self._since = feature.shown, monotonic()
        run = feature.runs[self._place]
        feature.panel.form.show_busy(busy=True)
        feature.simulator.vary(run.plan, run.result)
        self.offer()

    def _progress(self, result: "Simulation") -> None:
        if self._place >= 0:
            plan = self._feature.runs[self._place].plan
            asked = (
                2 * len(guesses_of(self._feature.runs[self._place].scenario.ruleset)) * plan.games * len(plan.marines)
            )
            text = progress_text(result, asked, monotonic() - self._since)
            self._feature.panel.form.show_progress(result.all_games, asked, text)

    def _finish(self, result: "Simulation") -> None:
        place, self._place = self._place, -1
        feature = self._feature
        feature.runs[place] = feature.runs[place]._replace(result=result)
        form = feature.panel.form
        form.show_busy(busy=False)
        form.progress.setText("" if result.sensitivity else tr("The games show nothing about guessed numbers."))
        feature.show_run(feature.shown)
        feature.panel.bring_results()

    def _fail(self) -> None:
        self._place = -1
