"""Random numbers from a seed: the same draws on every machine and Python."""

from collections.abc import Iterable, Sequence
from typing import TypeVar
from zlib import crc32

from kneedeep.rules.rng import GAMMA, MASK, mixed

AThing = TypeVar("AThing")


class Chance:
    """A random generator with named branches. Draws from one branch never change the draws of another."""

    def __init__(self, seed: int) -> None:
        self.rng = mixed(seed & MASK)

    def branch(self, name: str) -> "Chance":
        """The branch with a name. It does not depend on earlier draws."""
        return Chance(self.rng ^ crc32(name.encode()) << 20)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1."""
        self.rng = self.rng + GAMMA & MASK
        return (mixed(self.rng) >> 16) * bound >> 48

    def odds(self, percent: float) -> bool:
        """True in `percent` percent of the draws."""
        return self.below(10_000) < percent * 100

    def pick(self, things: Sequence[AThing]) -> AThing:
        """One of the things."""
        return things[self.below(len(things))]

    def order(self, things: Iterable[AThing]) -> list[AThing]:
        """The things in a random order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
