"""Statistics of a number of games for all games: shares with their interval, and the spread of numbers."""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959963984540054
"""How many standard deviations on both sides hold 95 % of a normal distribution."""


class Share(NamedTuple):
    """A number of cases in a number of games, with the 95 % interval of their share (all from 0 to 1)."""

    cases: int
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share in the games that were played, 0 without any."""
        return self.cases / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Spread(NamedTuple):
    """How a number spreads over the games: its mean, least and most, and the quarters of the sorted games."""

    mean: float
    least: int
    lower: int
    median: int
    upper: int
    most: int


def share_of(count: int, games: int) -> Share:
    """A share with Wilson's interval for 95 %, which holds for few games and for shares near 0 and 1 too.

    Raises ValueError for a count that is not between 0 and the number of games.
    """
    if not 0 <= count <= games:
        raise ValueError(f"{count} of {games} games is no share")
    if not games:
        return Share(0, 0, 0.0, 1.0)
    part = count / games
    square = NORMAL_95 * NORMAL_95
    middle = (part + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 / (1 + square / games) * sqrt(part * (1 - part) / games + square / (4 * games * games))
    low = 0.0 if count == 0 else max(0.0, middle - reach)
    high = 1.0 if count == games else min(1.0, middle + reach)
    return Share(count, games, low, high)


def spread_of(numbers: Iterable[int]) -> Spread:
    """The spread of numbers, all 0 without any."""
    found = sorted(numbers)
    if not found:
        return Spread(0.0, 0, 0, 0, 0, 0)
    last = len(found) - 1
    quarters = (found[last * part // 4] for part in range(5))
    return Spread(sum(found) / len(found), *quarters)
