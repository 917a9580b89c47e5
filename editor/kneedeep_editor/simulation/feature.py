"""Simulating the open scenario: background games of bots, numbers, plots, maps, comparisons of drafts."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QTimer

from kneedeep.analysis.framework.finding import Finding
from kneedeep.games.bots import BOTS
from kneedeep.games.bots.seats import PERSON
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.sensitivity import guesses_of
from kneedeep.games.simulation.simulation_plan import SimulationPlan, unpacked
from kneedeep.games.simulation.strange_games import StrangeGame
from kneedeep.games.simulation.turning_points import moment_of
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.report.measured_difficulty import MeasuredDifficulty, measured_in_games
from kneedeep.report.simulation import EarlierGames, SimulationReport
from kneedeep.report.simulation_context import context
from kneedeep.report.simulation_text import verdicts
from kneedeep.rules.history import History
from kneedeep_editor.documents.document_files import open_document
from kneedeep_editor.mainwindow.shell import Shell, WindowFeature
from kneedeep_editor.playtest.feature import Playtest
from kneedeep_editor.services.provenance_text import provenance_text
from kneedeep_editor.simulation.balance_card import write_card
from kneedeep_editor.simulation.coach_control import CoachControl
from kneedeep_editor.simulation.insights import Reasons
from kneedeep_editor.simulation.map_answer import TITLES
from kneedeep_editor.simulation.result_texts import progress_text, unusual_game_text
from kneedeep_editor.simulation.simulation_form import SimulationRequest
from kneedeep_editor.simulation.simulation_overlay import SimulationOverlay
from kneedeep_editor.simulation.simulation_panel import SimulationPanel
from kneedeep_editor.simulation.simulation_questions import PICTURE, SimulationQuestions
from kneedeep_editor.simulation.simulator import NotPlayable, SimulationRun, Simulator, plan_for
from kneedeep_editor.texts import tr, tr_count, translated

_NEVER_PLAYED = "title author license source summary language minutes challenge briefing objective notes look translations format".split()
"""The keys of a scenario without an effect on games."""
MOST_RUNS = 12
"""The number of runs kept for comparison."""
REDRAWN = 1_000
"""Milliseconds between two updates of the numbers while games come in."""


class SimulationFeature(WindowFeature):
    """The runs of one window, one of which is shown."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.simulator = Simulator(self)
        self.questions = SimulationQuestions()
        self.runs: list[SimulationRun] = []
        self.shown = -1
        """The index of the shown run, -1 for none."""
        self.baseline = -1
        """The index of the run to compare with, -1 for none."""
        words = shell.work.texts.words
        titles = {name: words(title) for name, title in TITLES.items()}
        most = max(edition_of(shell.document.scenario.ruleset).marines)
        self.panel = panel = SimulationPanel(list(BOTS), titles, most)
        self.overlay = SimulationOverlay(shell, panel.show_map)
        self._under_way: tuple[str, Scenario, SimulationPlan, bool] | None = None
        self._newest: Simulation | None = None
        self._since = 0.0
        self._count = 0
        self._opened: tuple[str, StrangeGame, int] | None = None
        """The replayed game: the name of its run, the game, and the index of the event to show."""
        self._soon = QTimer(self, singleShot=True, interval=REDRAWN)
        self._soon.timeout.connect(self._show_newest)
        self.dock = shell.docks.by_name["simulation"]
        self.simulator.progressed.connect(self._progress)
        self.simulator.varying.connect(self._show_varying)
        self.simulator.finished.connect(self._finish)
        self.simulator.failed.connect(self._fail)
        self.simulator.replayed.connect(self._show_replay)
        shell.signals.closed.connect(self.simulator.end)
        shell.measured = self.measured
        panel.form.start_asked.connect(self.start)
        panel.form.stop_asked.connect(self.simulator.stop)
        panel.run_chosen.connect(self.show_run)
        panel.baseline_chosen.connect(self.compare_with)
        panel.draft_asked.connect(self.ask_draft)
        panel.map_chosen.connect(self.show_map)
        panel.replay_asked.connect(self.replay)
        panel.export_asked.connect(self.export)
        self.reasons = Reasons(shell, panel.numbers, self)
        self.reasons.watch_asked.connect(self.replay)
        panel.coach.asked.connect(panel.bring_coach)
        self.coach = CoachControl(shell, panel.coach, self.overlay, self)
        self.coach.simulator.tuned.connect(panel.bring_coach)
        self._offer()
        shell.document.changed.connect(self._offer)
        shell.document.changed.connect(self._show_age)
        QTimer.singleShot(0, self, partial(shell.docks.share_place, self.dock))

    def open(self) -> None:
        """Show the panel, with its introduction before any games."""
        self.dock.reveal()
        self.panel.form.button.setFocus()

    def _offer(self) -> None:
        scenario = self._shell.document.scenario
        counts = scenario.played_counts
        self.panel.form.offer(counts)
        self.panel.form.sensitivity.setVisible(bool(guesses_of(scenario.ruleset)))
        self.panel.coach.offer(counts)

    # Playing

    def start(self, wish: SimulationRequest) -> None:
        """Play the current map."""
        if len(wish.marines) == 1:
            self.panel.coach.offer(self._shell.document.scenario.played_counts, wish.marines)
        self._count += 1
        called = tr("Run {number}", number=self._count)
        self._begin(called, self._shell.document.scenario, wish, as_baseline=False)

    def ask_draft(self) -> None:
        """Ask for another file, play it with the plan of the shown run, and compare with it."""
        shell, path = self._shell, self._shell.document.path
        folder, kind = path.parent if path is not None else Path.cwd(), tr("Scenarios")
        heading = tr("Compare with another draft")
        path = shell.questions.file_to_read(shell.window, folder, kind, (".yaml", ".yml"), heading)
        if path is None or not self._compare_with_file(path):
            self._show_runs()

    def _compare_with_file(self, path: Path) -> bool:
        show_error = self._shell.questions.show_error
        if self.shown < 0 or self.simulator.busy:
            return False
        try:
            scenario = open_document(path).scenario
        except FileFailed as error:
            show_error(self._shell.window, tr("This file could not be opened."), str(error))
            return False
        plan = self.runs[self.shown].plan
        counts = tuple(count for count in plan.marines if count in scenario.counts)
        if not counts:
            show_error(
                self._shell.window,
                tr("There is nothing to compare."),
                tr("{name} is made for other numbers of marines.", name=path.name),
            )
            return False
        self._begin(path.name, scenario, SimulationRequest(counts, plan.bots, plan.games, plan.seed), as_baseline=True)
        return True

    def _begin(self, name: str, scenario: Scenario, wish: SimulationRequest, *, as_baseline: bool) -> None:
        try:
            plan = plan_for(scenario, wish, bracket=True)
        except NotPlayable as error:
            self._fail(str(error))
            return
        self._under_way = name, scenario, plan, as_baseline
        self._newest = None
        self._since = monotonic()
        form = self.panel.form
        form.show_busy(busy=True)
        form.show_progress(0, plan.all_games, tr("Setting up the games …"))
        self.simulator.start(plan, sensitivity=wish.sensitivity)

    def _progress(self, result: Simulation) -> None:
        if self._under_way is None:
            return
        self._newest = result
        asked = self._under_way[2].all_games
        text = progress_text(result, asked, monotonic() - self._since)
        self.panel.form.show_progress(result.all_games, asked, text)
        if not self._soon.isActive():
            self._soon.start()

    def _show_varying(self, games: int, asked: int) -> None:
        number = tr_count("{n} game", "{n} games", asked)
        text = tr("With other guesses: {games} of {number}", games=games, number=number)
        self.panel.form.show_progress(games, asked, text)

    def _show_newest(self) -> None:
        """Show the games so far. They are compared when all are finished."""
        if self._under_way is not None and self._newest is not None and not self._under_way[3]:
            name, scenario, _, _ = self._under_way
            brief, said = (verdicts(scenario, self._newest, brief=brief) for brief in (True, False))
            self.panel.show_games(self._newest, None, self._names(scenario), said=said, brief=brief)
            self.panel.wait_for_the_end(tr("{name}, under way", name=name))
            self._show_age()

    def _finish(self, result: Simulation, interrupted: bool) -> None:
        assert self._under_way is not None
        name, scenario, plan, as_baseline = self._under_way
        self._under_way = self._newest = None
        self._soon.stop()
        form = self.panel.form
        form.show_busy(busy=False)
        seconds = monotonic() - self._since
        if not result.games:
            form.progress.setText(tr("Stopped before the first game was over."))
            self._show_runs()
            return
        played = result.all_games
        pace = f"{played / seconds:.1f}" if seconds else "0"
        cut = tr(", stopped") if interrupted else ""
        text = tr_count(
            "{n} game in {seconds} s, {pace} a second",
            "{n} games in {seconds} s, {pace} a second",
            played,
            seconds=round(seconds),
            pace=pace,
        )
        form.progress.setText(text + cut)
        before = self.shown
        called = tr_count("{name}, {n} game", "{name}, {n} games", result.games, name=name) + cut
        run = SimulationRun(called, name, scenario, plan, result, interrupted, elsewhere=as_baseline)
        beside = tuple(context(scenario, result))
        self.runs.append(run._replace(basis=provenance_text(self._report(run).reliance()), context=beside))
        del self.runs[:-MOST_RUNS]
        if as_baseline:
            self.baseline = len(self.runs) - 1
            self._show_runs()
            return
        self.shown = len(self.runs) - 1
        self.baseline = before if 0 <= before < self.shown else -1
        self._show_runs()
        self.panel.bring_results()

    def _fail(self, text: str) -> None:
        self._under_way = self._newest = None
        self._soon.stop()
        self.panel.form.show_busy(busy=False)
        self.panel.form.progress.setText(text)
        self._show_runs()

    # Showing

    def show_run(self, place: int) -> None:
        """Show another run."""
        self.shown = place
        if self.baseline == place:
            self.baseline = -1
        self._show_runs()

    def compare_with(self, place: int) -> None:
        """Compare the shown run with another one, -1 for none."""
        self.baseline = place
        self._show_runs()

    def _show_runs(self) -> None:
        panel = self.panel
        panel.show_runs([run.name for run in self.runs], self.shown, self.baseline)
        self._show_age()
        if self.shown < 0:
            panel.show_games(None, None, {})
            return
        run = self.runs[self.shown]
        names = self._names(run.scenario)
        said, brief = (verdicts(run.scenario, run.result, brief=brief) for brief in (False, True))
        panel.show_games(run.result, self._before(), names, run.basis, run.context, said, brief)
        self.reasons.ask(run)
        self.show_map(*self.overlay.choice)

    def measured(self) -> MeasuredDifficulty | None:
        """The difficulty in the shown games. None without any, or if relevant parts of the map have changed since."""
        if self.shown < 0 or not self._plays_like(self.runs[self.shown].scenario):
            return None
        return measured_in_games(self._report(self.runs[self.shown]))

    def _plays_like(self, scenario: Scenario) -> bool:
        """Whether the map equals a scenario in everything that affects games."""
        now = self._shell.document.scenario
        return scenario.having(**{name: getattr(now, name) for name in _NEVER_PLAYED}) == now

    def _show_age(self, *_: object) -> None:
        """Show whether the map has changed since the shown games, unless games are running."""
        run = self.runs[self.shown] if self.shown >= 0 and self._under_way is None else None
        outdated = run is not None and not run.elsewhere and not self._plays_like(run.scenario)
        self.panel.outdated.setVisible(outdated)

    def _file(self) -> str:
        """The name of the open file, empty if it was never saved."""
        path = self._shell.document.path
        return path.name if path is not None else ""

    def _report(self, run: SimulationRun, findings: Sequence[Finding] = ()) -> SimulationReport:
        """A run as input of reports."""
        before = self._before()
        return SimulationReport(
            self._file(),
            Reading(run.scenario, None, ()),
            run.result,
            tuple(findings),
            interrupted=run.interrupted,
            before=EarlierGames(before.title, before.result) if before is not None else None,
            numbers=unpacked(run.plan.packed)[1].numbers,
        )

    def _before(self) -> SimulationRun | None:
        """The run compared with the shown one."""
        return self.runs[self.baseline] if 0 <= self.baseline < len(self.runs) else None

    def _names(self, scenario: Scenario) -> Mapping[str, str]:
        """The names of areas and kinds of figures, by id."""
        kinds = self._shell.work.board.kinds.figures
        areas = {area.id: area.name or area.id for area in scenario.areas}
        named = {id: translated(kind.name) for id, kind in kinds.items()}
        return {**named, "marine": tr("marines themselves"), **areas}

    def show_map(self, what: str, marines: int | None = None) -> None:
        """Show a map of the shown games as an overlay. Empty for none."""
        self.overlay.show_map(what, marines, self.runs[self.shown].result if self.shown >= 0 else None)

    # Unusual games, the card

    def replay(self, odd: StrangeGame, event: int = 0) -> None:
        """Open a game as a replay, at its beginning or shortly before the event with an index."""
        if self.simulator.busy or self.shown < 0:
            return
        self._shell.status.say(tr("The game is played once more …"))
        run = self.runs[self.shown]
        self._opened = run.title, odd, event
        self.simulator.replay(run.plan, odd)

    def _show_replay(self, history: History) -> None:
        playtest = self._shell.feature(Playtest)
        page = playtest.show(history, (PERSON,) * (history.players + 1))
        # The designer's view shows hidden cards too, since the game is a replay.
        self._shell.actions.by_name["play-designer"].trigger()
        assert self._opened is not None
        name, odd, event = self._opened
        playtest.controller.go_to(moment_of(event, history.events))
        if event:
            page.look_at([one for events in history.events for one in events][event : event + 1])
        page.log.reason.setText(f"{name}: {unusual_game_text(odd)}")
        page.log.reason.show()

    def export(self) -> None:
        """Save the balance card of the shown run, as a picture or as data."""
        if self.shown < 0:
            return
        document = self._shell.document
        place = document.path or Path.cwd() / "map.yaml"
        path = self.questions.card_to_save(self._shell.window, place.with_name(f"{place.stem}-balance{PICTURE}"))
        if path is None:
            return
        run = self.runs[self.shown]
        report = self._report(run, self.reasons.findings_of(run))
        try:
            write_card(path, report, self._names(run.scenario), "\n".join([*run.context, run.basis]))
        except (FileFailed, OSError) as error:
            self._shell.questions.show_error(self._shell.window, tr("The balance card was not saved."), str(error))
            return
        self._shell.status.say(tr("The balance card is saved as {name}.", name=path.name))
