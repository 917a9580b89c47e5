"""The plan of a simulation: a scenario, numbers of marines, bots, the number of games, and the base seed."""

import pickle
from typing import Any, NamedTuple

from kneedeep.games.bots import JUDGES, bots_of
from kneedeep.games.simulation.bracket import EASY, HARD
from kneedeep.model.catalog.numbers.overrides import Numbers
from kneedeep.model.scenario.model import Scenario
from kneedeep.rules.registry import ruleset_for, ruleset_of
from kneedeep.rules.rng import MASK, mixed
from kneedeep.rules.ruleset import Ruleset

BATCH, OFTEN = 10, 2
"""The number of games between two checks whether they are enough: beside a limit, and for a margin alone.

More frequent checks would make the intervals of shares near a limit too narrow. For a margin alone they cost nothing.
"""
CURVE_GAMES = 40
"""The number of games of a frag curve in a plan with a margin, enough for the even limit."""
MOST_ROUNDS = 200
MOST_DECISIONS = 200_000
"""Limits at which games are broken off. The second one stops endless rounds."""
GAME, MARINES_BOT, INVADERS_BOT = range(3)
_SEED_BITS = 11
"""The bits dropped of a seed, so that every JSON reader can represent it."""


class SimulationPlan(NamedTuple):
    """The games to play. The scenario is packed, so that a plan is small to send.

    `games`: the most games for each number of marines. With a `margin` (0.05 for ±5 %) they stop as soon as the interval
    of the marines' share of wins is that narrow. `bracket`: whether as many games are also played with a hasty bot on
    either side (see `bracket_of`). With a `margin` these stop as soon as they are above or below the share `limit`.
    `curve`: whether games lost by frags are continued for the frag curve, with a `margin` only the first CURVE_GAMES.
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
    limit: float | None = None

    @property
    def all_games(self) -> int:
        """The maximum number of games, including the bracket's."""
        return self.games * len(self.marines) * (1 + len(self.bracket_plans()))

    def bracket_plans(self) -> "tuple[SimulationPlan, ...]":
        """The plans with hasty marines and with a hasty invader. Empty without a bracket."""
        pairs = bracket_of(self.bots) if self.bracket else ()
        plain = self._replace(bracket=False, curve=False)
        return tuple(plain._replace(bots=pair, limit=limit) for pair, limit in zip(pairs, (EASY, HARD), strict=False))

    @property
    def batch(self) -> int:
        """The number of games between two checks whether they are enough."""
        return BATCH if self.margin is None or self.limit is not None else OFTEN

    def is_played_on(self, number: int) -> bool:
        """Whether a game is played on for the frag curve if it is lost by frags."""
        return self.curve and (self.margin is None or number < CURVE_GAMES)


def best_plan(
    scenario: Scenario, numbers: Numbers, games: int, seed: int = 1, *, bracket: bool = True
) -> SimulationPlan:
    """The plan of `games` games with each number of marines, between the edition's best bots."""
    best = bots_of(ruleset_for(scenario.ruleset))[-1]
    return SimulationPlan(packed(scenario, numbers), scenario.played_counts, (best, best), games, seed, bracket=bracket)


def bracket_of(bots: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """The pairs of bots of the bracket: hasty marines, a hasty invader.

    Empty unless the careful bot of JUDGES plays both sides.
    """
    careful, hasty = JUDGES
    return ((hasty, careful), (careful, hasty)) if bots == (careful, careful) else ()


def packed(scenario: Scenario, numbers: Numbers = ()) -> bytes:
    """A scenario, its ruleset and a user's own numbers, packed as bytes for workers."""
    ruleset = ruleset_of(scenario.ruleset)
    given = None if ruleset is None else ruleset.with_numbers(numbers)
    return pickle.dumps((scenario, given), protocol=pickle.HIGHEST_PROTOCOL)


def unpacked(content: bytes) -> tuple[Scenario, Ruleset[Any]]:
    """The packed scenario and its ruleset. Raises UnplayableError if it has no ruleset."""
    scenario, ruleset = pickle.loads(content)
    return scenario, ruleset_for(scenario.ruleset) if ruleset is None else ruleset


def seed_of(seed: int, players: int, number: int, use: int = GAME) -> int:
    """The seed of a game or of a bot in it. It depends only on these four numbers."""
    found = mixed(seed & MASK)
    for part in (players, number, use):
        found = mixed(found + (part + 1) * 0x9E3779B97F4A7C15 & MASK)
    return found >> _SEED_BITS
