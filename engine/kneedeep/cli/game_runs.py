"""Simulated games for a command, with progress on stderr, ended by Ctrl-C or SIGTERM."""

from kneedeep.cli import CommandError, complain
from kneedeep.cli.playable import playable
from kneedeep.cli.progress import progress
from kneedeep.games.simulation.chunk import game_of
from kneedeep.games.simulation.executors import ClusterError, cluster, interrupted_once, workers
from kneedeep.games.simulation.game_run import GameFailedError, prepare
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, best_plan
from kneedeep.games.simulation.simulation_run import result_without_games, simulated
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.support.interrupts import status_of
from kneedeep.support.platforms.processes import usable_cores
from kneedeep.support.translation import tr

DONE, WRONG = 0, 2


def check_playable(path: str, reading: Reading, plan: SimulationPlan) -> None:
    """Set up a game for each number of marines of a plan. Raises CommandError as `playable` does."""

    def prepared() -> None:
        game = game_of(plan.packed)
        for count in plan.marines:
            prepare(game, plan.bots, count)

    playable(path, reading, prepared)


def simulated_draft(name: str, scenario: Scenario, games: int, seed: int) -> Simulation:
    """The result of `games` games with each number of marines by the best bots. Raises CommandError."""
    plan = best_plan(scenario, own_numbers(scenario.ruleset), games, seed, bracket=False)
    check_playable(name, Reading(scenario, None, ()), plan)
    jobs = usable_cores()
    result = result_without_games(plan)
    try:
        with interrupted_once(at_once=jobs == 1) as check_interrupt, progress(plan) as show, workers(jobs) as crew:
            for result in simulated(plan, crew, check_interrupt):
                show(result)
    except GameFailedError as error:
        raise CommandError("{path}: {error} (seed {seed})", path=name, error=error, seed=seed) from error
    return result


def played(plan: SimulationPlan, address: str | None, jobs: int) -> tuple[Simulation, int]:
    """The result of the games, and the exit status, which shows an interruption. Raises CommandError."""
    from concurrent.futures import BrokenExecutor

    result = result_without_games(plan)
    crew = workers(jobs) if address is None else cluster(address)
    here = address is None and jobs == 1
    try:
        with interrupted_once(at_once=here) as check_interrupt:
            try:
                with progress(plan) as show, crew as ready:
                    for result in simulated(plan, ready, check_interrupt):
                        show(result)
            except BrokenExecutor:
                # A signal to a whole group of processes ends the program and its workers.
                check_interrupt()
                raise
    except KeyboardInterrupt as interrupt:
        return result, status_of(interrupt)
    except GameFailedError as error:
        raise CommandError("{error} (seed {seed})", error=error, seed=plan.seed) from error
    except (ClusterError, BrokenExecutor) as error:
        why = str(error) or tr("a worker stopped before its games were done")
        if not result.games:
            raise CommandError(why) from error
        complain("{why} after {games} of {all} games", why=why, games=result.games, all=plan.games * len(plan.marines))
        return result, WRONG
    return result, DONE
