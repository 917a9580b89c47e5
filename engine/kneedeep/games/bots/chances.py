"""Probabilities of damage: of 0, 1, 2 … points, as a tuple."""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import add

Chances = tuple[float, ...]
"""The probability of 0, 1, 2 …"""


def added(numbers: Iterable[float]) -> float:
    """The sum, added from left to right. `sum` of Python 3.12 rounds differently: bots would play other games."""
    return reduce(add, numbers, 0.0)


@lru_cache(maxsize=20_000)
def expected(chances: Chances, left: int) -> float:
    """The expected damage, without damage beyond what is left."""
    return added(chance * min(number, left) for number, chance in enumerate(chances))


@lru_cache(maxsize=20_000)
def fatal(chances: Chances, left: int) -> float:
    """The probability of at least `left` damage."""
    return added(chances[left:])


def frag_chance(wounds: float, left: int) -> float:
    """A rough probability that the expected damage frags a marine with `left` damage left to take."""
    if wounds <= 0.0:
        return 0.0
    spare = (left - wounds) / (1.0 + 0.45 * wounds)
    return min(1.0, max(0.0, 0.5 - 0.42 * spare))
