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


def frag_chance(wounds: float, left: int) -> float:
    """Return a rough probability that a marine with so many damage left to take is fragged by so much that is expected."""
    if wounds <= 0.0:
        return 0.0
    spare = (left - wounds) / (1.0 + 0.45 * wounds)
    return min(1.0, max(0.0, 0.5 - 0.42 * spare))
