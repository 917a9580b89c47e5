"""Games of bots played for a command: with progress on stderr, ended by Ctrl-C or SIGTERM."""

from kneedeep.cli import CommandError, complain
from kneedeep.games.simulation.chunk import game_of
from kneedeep.games.simulation.executors import ClusterError, cluster, interrupted_once, workers
from kneedeep.games.simulation.game_run import GameFailedError, prepare
from kneedeep.games.simulation.plan_run import result_without_games, simulated
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.support.interrupts import status_of
from kneedeep.support.translation import tr

DONE, WRONG = 0, 2


def check_playable(path: str, reading: Reading, plan: SimulationPlan) -> None:
    """Set up a game for each number of marines of a plan. Raises CommandError, as `playable` does."""
    from kneedeep.cli.playable import playable

    def prepared() -> None:
        game = game_of(plan.packed)
        for count in plan.marines:
            prepare(game, plan.bots, count)

    playable(path, reading, prepared)


def played(plan: SimulationPlan, address: str | None, jobs: int) -> tuple[Simulation, int]:
    """The result of the games, and the exit status: who put an end to them, if anybody did. Raises CommandError."""
    from concurrent.futures import BrokenExecutor

    from kneedeep.cli.progress import progress

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
