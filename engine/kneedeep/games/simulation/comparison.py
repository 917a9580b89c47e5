"""Comparison of two simulations: the changes of measures between drafts, and their significance."""

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from kneedeep.games.simulation.result import INVADERS, MARINES, NOBODY, TIME, UNFINISHED, GameRecord, PartyStatistics
from kneedeep.games.simulation.statistics import NORMAL_95, Share, share_of
from kneedeep.support.translation import later


class SimulationChange(NamedTuple):
    """A change of a number: before, after, and the 95 % interval of the difference. `share`: not a mean."""

    before: float
    after: float
    low: float
    high: float
    share: bool

    @property
    def difference(self) -> float:
        """The difference, after minus before."""
        return self.after - self.before

    @property
    def sure(self) -> bool:
        """Whether the change is significant: the interval excludes 0."""
        return self.low > 0 or self.high < 0


class SimulationMeasure(NamedTuple):
    """A measure of games: its name, and its function of a game. `share`: a share of games instead of a mean."""

    name: str
    of: Callable[[GameRecord], float]
    share: bool


def _won(winner: int) -> Callable[[GameRecord], float]:
    return lambda record: record.winner == winner


LEAST_GAMES = 5
"""The minimum number of games for a change of a mean."""
SCORE = later("score")
MEASURES = (
    SimulationMeasure("marines win", _won(MARINES), share=True),
    SimulationMeasure("invader wins", _won(INVADERS), share=True),
    SimulationMeasure("nobody wins", _won(NOBODY), share=True),
    SimulationMeasure("no end", _won(UNFINISHED), share=True),
    SimulationMeasure("time was up", lambda record: record.end == TIME, share=True),
    SimulationMeasure("out of ammo", lambda record: record.dry, share=True),
    SimulationMeasure(SCORE, lambda record: record.score, share=False),
    SimulationMeasure("rounds", lambda record: record.rounds, share=False),
    SimulationMeasure("fragged", lambda record: record.deaths, share=False),
    SimulationMeasure("frag points", lambda record: record.frags, share=False),
    SimulationMeasure("killed", lambda record: record.kills, share=False),
)
"""The compared measures, in the order shown."""
HEADLINES = ("marines win", SCORE)
"""The measures that are always shown. The score decides whether a draft is harder."""


def compared(before: PartyStatistics, after: PartyStatistics) -> dict[str, SimulationChange]:
    """The changes of measures by name. Empty if one of the simulations has no game.

    Shares: the hybrid score interval of Newcombe, from the two intervals of Wilson. Means: the normal interval of the
    difference of two means; means of fewer than LEAST_GAMES games are left out, since their spread is unknown. The
    games of both simulations are treated as independent.
    """
    fewest = min(before.games, after.games)
    if not fewest:
        return {}
    return {
        measure.name: (_of_shares if measure.share else _of_means)(
            [measure.of(record) for record in before.records], [measure.of(record) for record in after.records]
        )
        for measure in MEASURES
        if measure.share or fewest >= LEAST_GAMES
    }


def difference_of_shares(before: Share, after: Share) -> tuple[float, float]:
    """The 95 % interval of the difference of two shares (after minus before). Rule: Newcombe 1998, method 10."""
    p, q = before.share, after.share
    low = q - p - sqrt((q - after.low) ** 2 + (before.high - p) ** 2)
    high = q - p + sqrt((after.high - q) ** 2 + (p - before.low) ** 2)
    return low, high


def _of_shares(before: list[float], after: list[float]) -> SimulationChange:
    p, q = share_of(int(sum(before)), len(before)), share_of(int(sum(after)), len(after))
    return SimulationChange(p.share, q.share, *difference_of_shares(p, q), share=True)


def _of_means(before: list[float], after: list[float]) -> SimulationChange:
    (p, vp), (q, vq) = _mean(before), _mean(after)
    reach = NORMAL_95 * sqrt(vp + vq)
    return SimulationChange(p, q, q - p - reach, q - p + reach, share=False)


def _mean(numbers: list[float]) -> tuple[float, float]:
    """The mean, and its variance."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / (count - 1) if count > 1 else 0.0
    return mean, spread / count
