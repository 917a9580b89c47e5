"""A generator of a bot's own: the same numbers on every machine, and none of them the game's."""

from random import Random

_APART = 0x6B6E656564656570
"""Keeps a bot apart from whatever else is seeded with the same number."""


class Chance:
    """Random numbers of one seed."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = Random(seed ^ _APART).random

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1."""
        return int(self._random() * bound)
