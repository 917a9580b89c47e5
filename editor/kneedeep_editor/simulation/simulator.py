"""Background simulation: worker processes play games, a thread collects the results."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from threading import Event, Thread
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from kneedeep.coach.tuning import Wish
from kneedeep.games.simulation.executors import Workers, workers
from kneedeep.games.simulation.game_run import GameFailedError, GivenUp
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.sensitivity import guesses_of, with_ranges
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed, unpacked
from kneedeep.games.simulation.simulation_run import result_without_games, simulated
from kneedeep.games.simulation.strange_games import StrangeGame, replay_text
from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.catalog.numbers.overrides import Numbers, OverrideError
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.history import History, gone_on_with
from kneedeep.rules.registry import ruleset_of
from kneedeep.rules.replay import parse
from kneedeep.support.platforms.processes import usable_cores
from kneedeep_editor.services.jobs.future_watcher import emit_from_thread, reason_of
from kneedeep_editor.simulation.simulation_form import SimulationRequest
from kneedeep_editor.texts import tr


class NotPlayable(Exception):
    """No game of a scenario can be played, with the reason in a sentence."""


def numbers_for(scenario: Scenario) -> Numbers:
    """The user's own numbers for games of a scenario. Raises NotPlayable."""
    if ruleset_of(scenario.ruleset) is None:
        edition = edition_of(scenario.ruleset).name
        raise NotPlayable(tr("The rules of the {edition} are not supported yet.", edition=edition))
    try:
        return own_numbers(scenario.ruleset)
    except OverrideError as error:
        raise NotPlayable(str(error)) from error


def plan_for(scenario: Scenario, wish: SimulationRequest, *, bracket: bool) -> SimulationPlan:
    """The plan of the requested games. `bracket`: with as many games with each side hasty. Raises NotPlayable."""
    content = packed(scenario, numbers_for(scenario))
    return SimulationPlan(content, wish.marines, wish.bots, wish.games, wish.seed, bracket=bracket)


MOST_ERRORS = 3
_PATIENCE = 10.0
"""The maximum wait in seconds for a thread with cancelled games, when the window closes."""


_UNDER_WAY = "progressed", "varying", "tuning"
"""The signals of a job that is still running."""


class SimulationRun(NamedTuple):
    """Played games: full and short name, scenario, plan, result.

    `basis`: the reliability of the game's numbers. `context`: sentences for comparison. `elsewhere`: of another file.
    """

    name: str
    title: str
    scenario: Scenario
    plan: SimulationPlan
    result: Simulation
    interrupted: bool = False
    basis: str = ""
    context: tuple[str, ...] = ()
    elsewhere: bool = False


class _Job:
    """A running simulation or replay. Results of other jobs are stale."""

    def __init__(self, work: Callable[["_Job"], None]) -> None:
        self.given_up = Event()
        self.crew: Workers | None = None
        self.thread = Thread(target=work, args=(self,), daemon=True, name="simulation")

    def give_up(self) -> None:
        self.given_up.set()
        if self.crew is not None:
            self.crew.give_up()


class Simulator(QObject):
    """Plays the games of one window.

    `progressed` has the result so far, `finished` the result and whether it was stopped, `failed` a sentence. `varying`
    has the number of games with other guesses, and their total. `replayed` has the requested History. `tuning` has the
    answers of a tuning so far, `tuned` the final ones and the resulting choices.
    """

    progressed = Signal(object)
    varying = Signal(int, int)
    finished = Signal(object, bool)
    failed = Signal(str)
    replayed = Signal(object)
    tuning = Signal(object)
    tuned = Signal(object, object)
    _told = Signal(object, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.jobs: int | None = None
        """The number of parallel games, None for the number of cores. 0: in this process, for tests."""
        self._job: _Job | None = None
        self._told.connect(self._hear)
        running = QCoreApplication.instance()
        if running is not None:
            running.aboutToQuit.connect(self.end)

    @property
    def busy(self) -> bool:
        """Whether games are being played."""
        return self._job is not None

    def start(self, plan: SimulationPlan, *, sensitivity: bool = False) -> None:
        """Play the games of a plan, optionally with other guessed numbers. Raises RuntimeError if games are running."""
        self._begin(lambda job: self._simulate(job, plan, sensitivity=sensitivity))

    def replay(self, plan: SimulationPlan, odd: StrangeGame) -> None:
        """Play one game of a simulation again as a replay. Raises RuntimeError if games are running."""
        self._begin(lambda job: self._play_again(job, plan, odd))

    def tune(self, wishes: Sequence[Wish], reading: Reading) -> None:
        """Search for changes that give a map the wished difficulty. Raises RuntimeError if games are running."""
        self._begin(lambda job: self._tune(job, wishes, reading))

    def stop(self) -> None:
        """Stop the running games. The results so far are reported as finished."""
        if self._job is not None:
            self._job.give_up()

    def end(self) -> None:
        """Stop everything and wait for it. Nothing more is reported."""
        job, self._job = self._job, None
        if job is not None:
            job.give_up()
            job.thread.join(_PATIENCE)

    def _begin(self, work: Callable[[_Job], None]) -> None:
        if self._job is not None:
            raise RuntimeError("games are being played already")

        def run(job: _Job) -> None:
            try:
                work(job)
            except Exception as error:  # noqa: BLE001 -- the window reports any error
                self._tell(job, "failed", reason_of(error))

        self._job = _Job(run)
        self._job.thread.start()

    # In the thread

    def _tell(self, job: _Job, what: str, *values: object) -> None:
        emit_from_thread(self._told, job, what, values)

    def _simulate(self, job: _Job, plan: SimulationPlan, *, sensitivity: bool) -> None:
        result = result_without_games(plan)
        try:
            with self._workers() as crew:
                job.crew = crew
                for result in simulated(plan, crew):
                    if job.given_up.is_set():
                        break
                    self._tell(job, "progressed", result)
                if sensitivity and result.complete:
                    for varied in self._varied(job, plan, result, crew):
                        result = varied
        except GivenUp:
            self._tell(job, "finished", result, True)
            return
        except GameFailedError as error:
            raise RuntimeError(f"{str(error).capitalize()} (seed {plan.seed}).") from error
        except BrokenExecutor as error:
            raise RuntimeError("A worker ended before its games did.") from error
        self._tell(job, "finished", result, not result.complete)

    def _varied(self, job: _Job, plan: SimulationPlan, result: Simulation, crew: Workers) -> Iterator[Simulation]:
        """Yield the result with the ranges of the guesses so far. Raises GivenUp."""
        asked = 2 * len(guesses_of(unpacked(plan.packed)[0].ruleset)) * plan.games * len(plan.marines)
        played = 0

        def play(one: SimulationPlan) -> Simulation:
            nonlocal played
            side = result_without_games(one)
            for side in simulated(one, crew):
                if job.given_up.is_set():
                    raise GivenUp
                self._tell(job, "varying", played + side.games, asked)
            played += side.games
            return side

        return with_ranges(plan, result, play)

    def _tune(self, job: _Job, wishes: Sequence[Wish], reading: Reading) -> None:
        from kneedeep.analysis.framework.runner import analyse
        from kneedeep.coach.tuning_choices import Answers, choices, stopped, tuned_in_turn

        answers: Answers = ()

        def check() -> None:
            if job.given_up.is_set():
                raise GivenUp

        # A new analysis, since the panel can show problems from before the last edit.
        errors = [one.message for one in analyse(reading) if one.severity == "error" and one.allowed is None]
        if errors:
            more = ["…"] if errors[MOST_ERRORS:] else []
            raise RuntimeError("\n".join([tr("The map has errors: correct them first."), *errors[:MOST_ERRORS], *more]))
        try:
            with self._workers() as crew:
                job.crew = crew
                for answers in tuned_in_turn(wishes, crew, check):
                    self._tell(job, "tuning", answers)
        except GivenUp:
            pass  # The answers so far are the result.
        self._tell(job, "tuned", stopped(answers), choices(answers))

    def _play_again(self, job: _Job, plan: SimulationPlan, odd: StrangeGame) -> None:
        with self._workers(1) as crew:
            job.crew = crew
            text = crew.executor.submit(replay_text, plan, odd).result()
        replay = parse(text)
        history: History = gone_on_with(replay, replay.game(ruleset_of))
        self._tell(job, "replayed", history)

    def _workers(self, most: int | None = None) -> Any:
        if self.jobs == 0:
            return workers(1)
        jobs = self.jobs or usable_cores()
        return workers(jobs if most is None else most, apart=True)

    # In the window's thread

    def _hear(self, job: _Job, what: str, values: tuple[object, ...]) -> None:
        if job is self._job:
            if what not in _UNDER_WAY:
                self._job = None
            getattr(self, what).emit(*values)
