"""The plan of a simulation: a scenario, numbers of marines, bots, the number of games, and the base seed."""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple

from kneedeep.games.bots import JUDGES
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.registry import ruleset_for, ruleset_of
from kneedeep.rules.rng import MASK, mixed
from kneedeep.rules.ruleset import Ruleset

BATCH = 10
"""The number of games between two checks whether the requested margin is reached."""
CONTROL = 20
"""Control games with each number of marines where nobody asks for another number: enough to know 95 % from 75 %."""
MOST_ROUNDS = 200
MOST_DECISIONS = 200_000
"""Games are broken off at these limits; the second only stops a round that would never end."""
GAME, MARINES_BOT, INVADERS_BOT = range(3)
_SEED_BITS = 11
"""Bits dropped of a seed, so that any reader of JSON can hold it."""


class SimulationPlan(NamedTuple):
    """The games to be played; light to send: the scenario is packed.

    `games` for each number of marines, at most: with a `margin` (0.05 for ±5 %) they stop when the interval of the
    marines' share of wins is as narrow as that. `control`: games with each number of marines that the other one of
    the JUDGES plays on both sides, when one of them does in the others.
    """

    packed: bytes
    marines: tuple[int, ...]
    bots: tuple[str, str]
    games: int
    seed: int
    rounds: int = MOST_ROUNDS
    margin: float | None = None
    control: int = 0

    @property
    def all_games(self) -> int:
        """Return how many games are asked for, those of the control included."""
        control = self.control_plan()
        return (self.games + (0 if control is None else control.games)) * len(self.marines)

    def control_plan(self) -> SimulationPlan | None:
        """Return the plan of the control games, None when there are none."""
        bot = control_of(self.bots)
        if bot is None or not self.control:
            return None
        return self._replace(bots=(bot, bot), games=self.control, margin=None, control=0)


def control_of(bots: tuple[str, str]) -> str | None:
    """Return the other one of the two judging bots when one of them plays both sides, else None."""
    if bots[0] != bots[1] or bots[0] not in JUDGES:
        return None
    return next(bot for bot in JUDGES if bot != bots[0])


def packed(scenario: Scenario, numbers: Numbers = ()) -> bytes:
    """Return a scenario and its ruleset, with the numbers of a user's data file, as bytes that workers unpack."""
    ruleset = ruleset_of(scenario.ruleset)
    given = None if ruleset is None else ruleset.with_numbers(numbers)
    return pickle.dumps((scenario, given), protocol=pickle.HIGHEST_PROTOCOL)


def unpacked(content: bytes) -> tuple[Scenario, Ruleset[Any]]:
    """Return the scenario and the ruleset that were packed. Raises UnplayableError when there was no ruleset for it."""
    scenario, ruleset = pickle.loads(content)
    return scenario, ruleset_for(scenario.ruleset) if ruleset is None else ruleset


def seed_of(seed: int, players: int, number: int, use: int = GAME) -> int:
    """The seed of a game, or of one of its bots. It depends only on these four numbers."""
    found = mixed(seed & MASK)
    for part in (players, number, use):
        found = mixed(found + (part + 1) * 0x9E3779B97F4A7C15 & MASK)
    return found >> _SEED_BITS
