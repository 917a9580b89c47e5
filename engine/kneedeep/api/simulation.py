"""Simulations: many games of bots, which measure how hard a scenario is."""

from collections.abc import Sequence

from kneedeep.api.files import scenario_of
from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import result_without_games, simulated
from kneedeep.model.scenario.io.reader import Reading
from kneedeep.model.scenario.model import Scenario


def simulate(
    scenario: Reading | Scenario,
    games: int = 20,
    marines: Sequence[int] = (),
    bots: tuple[str, str] = ("tactical", "tactical"),
    seed: int = 1,
    jobs: int = 1,
) -> Simulation:
    """The results of simulated games for each number of marines. The same seed gives the same result.

    `marines`: the numbers of marines (default: all that the scenario allows). `bots`: the players of marines and
    invader. `jobs`: the number of parallel games; 1 plays in this process. Raises ValueError if the reading has no
    scenario, and UnplayableError if it can't be played.

    >>> from kneedeep.api import read, simulate
    >>> result = simulate(read("scenarios/tutorial.yaml"), games=2, marines=[1], bots=("rush", "rush"))
    >>> result.parties[0].games
    2
    """
    found = scenario_of(scenario)
    plan = SimulationPlan(packed(found), tuple(marines) or found.counts, bots, games, seed)
    result = result_without_games(plan)
    with workers(jobs) as players:
        for so_far in simulated(plan, players):
            result = so_far
    return result
