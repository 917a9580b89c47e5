"""The plan of a simulation: a scenario, numbers of marines, bots, the number of games, and the base seed."""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple

from kneedeep.games.bots import JUDGES, bots_of
from kneedeep.games.simulation.bracket import SURE
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.registry import ruleset_for, ruleset_of
from kneedeep.rules.rng import MASK, mixed
from kneedeep.rules.ruleset import Ruleset

BATCH = 10
"""The number of games between two checks whether the requested margin is reached."""
MOST_ROUNDS = 200
MOST_DECISIONS = 200_000
"""Games are broken off at these limits; the second only stops a round that would never end."""
GAME, MARINES_BOT, INVADERS_BOT = range(3)
_SEED_BITS = 11
"""Bits dropped of a seed, so that any reader of JSON can hold it."""


class SimulationPlan(NamedTuple):
    """The games to be played; light to send: the scenario is packed.

    `games` for each number of marines, at most: with a `margin` (0.05 for ±5 %) they stop when the interval of the
    marines' share of wins is as narrow as that. `bracket`: whether as many games are played with the hasty bot on one
    side, and on the other (see `bracket_of`), to no narrower a margin than its verdict needs. `curve`: whether games
    lost by frags are played on for the frag curve.
    """

    packed: bytes
    marines: tuple[int, ...]
    bots: tuple[str, str]
    games: int
    seed: int
    rounds: int = MOST_ROUNDS
    margin: float | None = None
    bracket: bool = False
    curve: bool = True

    @property
    def all_games(self) -> int:
        """The number of games asked for, those of the bracket included."""
        return self.games * len(self.marines) * (1 + len(self.bracket_plans()))

    def bracket_plans(self) -> tuple[SimulationPlan, ...]:
        """The plans with hasty marines and with a hasty invader, empty if no bracket is asked for."""
        pairs = bracket_of(self.bots) if self.bracket else ()
        margin = None if self.margin is None else max(self.margin, SURE)
        return tuple(self._replace(bots=pair, margin=margin, bracket=False, curve=False) for pair in pairs)


def best_plan(
    scenario: Scenario, numbers: Numbers, games: int, seed: int = 1, *, bracket: bool = True
) -> SimulationPlan:
    """The plan of `games` games with each number of marines, between the best bots of the edition."""
    best = bots_of(ruleset_for(scenario.ruleset))[-1]
    return SimulationPlan(packed(scenario, numbers), scenario.played_counts, (best, best), games, seed, bracket=bracket)


def bracket_of(bots: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """The pairs of bots between which careful play on both sides is: hasty marines, a hasty invader.

    Empty unless the careful one of the JUDGES plays both sides.
    """
    careful, hasty = JUDGES
    return ((hasty, careful), (careful, hasty)) if bots == (careful, careful) else ()


def packed(scenario: Scenario, numbers: Numbers = ()) -> bytes:
    """A scenario and its ruleset, with the numbers of a user's data file, as bytes that workers unpack."""
    ruleset = ruleset_of(scenario.ruleset)
    given = None if ruleset is None else ruleset.with_numbers(numbers)
    return pickle.dumps((scenario, given), protocol=pickle.HIGHEST_PROTOCOL)


def unpacked(content: bytes) -> tuple[Scenario, Ruleset[Any]]:
    """The scenario and the ruleset that were packed. Raises UnplayableError when there was no ruleset for it."""
    scenario, ruleset = pickle.loads(content)
    return scenario, ruleset_for(scenario.ruleset) if ruleset is None else ruleset


def seed_of(seed: int, players: int, number: int, use: int = GAME) -> int:
    """The seed of a game, or of one of its bots. It depends only on these four numbers."""
    found = mixed(seed & MASK)
    for part in (players, number, use):
        found = mixed(found + (part + 1) * 0x9E3779B97F4A7C15 & MASK)
    return found >> _SEED_BITS
