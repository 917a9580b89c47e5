"""Simulated games of a draft, to be compared with those of another one."""

from kneedeep.cli.command_table import CommandError
from kneedeep.cli.game_runs import check_playable
from kneedeep.cli.progress import progress
from kneedeep.games.bots import bots_of
from kneedeep.games.simulation.executors import interrupted_once, workers
from kneedeep.games.simulation.game_run import GameFailedError
from kneedeep.games.simulation.plan_run import result_without_games, simulated
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.model.catalog.numbers.user_file import own_numbers
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.registry import ruleset_for
from kneedeep.support.platforms.processes import usable_cores


def simulated_draft(name: str, scenario: Scenario, games: int, seed: int) -> Simulation:
    """`games` games with each number of marines, played by the best bots. Raises CommandError."""
    bot = bots_of(ruleset_for(scenario.ruleset))[-1]
    plan = SimulationPlan(
        packed(scenario, own_numbers(scenario.ruleset)), scenario.played_counts, (bot, bot), games, seed
    )
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
