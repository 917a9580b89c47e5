"""The simulated games that a passport holds: who plays, how many of them, how they are counted."""

from kneedeep.games.bots import bots_of
from kneedeep.games.simulation.simulation_plan import MOST_ROUNDS, SimulationPlan, packed
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.registry import ruleset_for

MOST_GAMES = 10_000


def plan_of(scenario: Scenario, numbers: Numbers, games: int, seed: int = 1) -> SimulationPlan:
    """The plan of `games` games with each number of marines, between the best bots of the edition."""
    best = bots_of(ruleset_for(scenario.ruleset))[-1]
    return SimulationPlan(
        packed(scenario, numbers), scenario.played_counts, (best, best), games, seed, MOST_ROUNDS, None, bracket=True
    )
