"""A small scenario for many quick games: two rooms, a door, a few invaders, an end after some rounds."""

from kneedeep.games.simulation.executors import workers
from kneedeep.games.simulation.result import Simulation
from kneedeep.games.simulation.simulation_plan import SimulationPlan, packed
from kneedeep.games.simulation.simulation_run import simulated
from kneedeep.model.scenario.model import Scenario
from tests.support.examples import example
from tests.support.reading import scenario_in

TEXT = example(
    marines="marines: [1, 2]",
    figures="  - {kind: zombie, spaces: [[6, 0], [7, 0]]}\n  - {kind: imp, at: [7, 1]}\n",
    tokens="  - {kind: ammo, item: bullets, spaces: [[1, 0], [2, 2]]}\n  - {kind: health, at: [-12, 3]}\n",
    spawns="  - {id: drop, side: marines, spaces: [[0, 0], [1, 1]]}\n",
    victory="  marines: {reach: research}\n  invaders: {any: [{frags: 3}, {rounds: 8}]}\n",
)
RANDOM = ("random", "random")


def skirmish() -> Scenario:
    """The scenario."""
    return scenario_in(TEXT)


def plan_of(
    scenario: Scenario | None = None,
    games: int = 12,
    seed: int = 1,
    margin: float | None = None,
    marines: tuple[int, ...] = (1, 2),
    rounds: int = 200,
) -> SimulationPlan:
    """Games of the random bot."""
    return SimulationPlan(packed(scenario or skirmish()), marines, RANDOM, games, seed, rounds, margin)


def played(plan: SimulationPlan) -> Simulation:
    """The whole result, played in this process."""
    with workers(1) as here:
        return list(simulated(plan, here))[-1]
