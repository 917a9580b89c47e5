"""Statistics: shares with their interval, and the distribution of numbers."""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

NORMAL_95 = 1.959963984540054
"""Standard deviations around the mean for 95 % of a normal distribution."""


class Share(NamedTuple):
    """The number of cases in a number of games, with the 95 % interval of their share (0 to 1)."""

    cases: int
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share of cases, 0 without games."""
        return self.cases / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Spread(NamedTuple):
    """The distribution of a number over the games: mean, minimum, quartiles and maximum."""

    mean: float
    least: int
    lower: int
    median: int
    upper: int
    most: int


def share_of(count: int, games: int) -> Share:
    """A share with Wilson's 95 % interval, which is valid for few games and for shares near 0 and 1.

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
    """The distribution of some numbers. Without numbers all its values are 0."""
    found = sorted(numbers)
    if not found:
        return Spread(0.0, 0, 0, 0, 0, 0)
    last = len(found) - 1
    quarters = (found[last * part // 4] for part in range(5))
    return Spread(sum(found) / len(found), *quarters)
