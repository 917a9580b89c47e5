"""Chances of damage: the probability of 0, 1, 2 … of it, as a tuple."""

from __future__ import annotations

Chances = tuple[float, ...]
"""The probability of 0, 1, 2 …"""


def expected(chances: Chances, left: int) -> float:
    """Return the damage to expect, what is above what is left not counted."""
    return sum(chance * min(number, left) for number, chance in enumerate(chances))


def fatal(chances: Chances, left: int) -> float:
    """Return the probability that nothing is left."""
    return sum(chances[left:])
