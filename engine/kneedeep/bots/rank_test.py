"""Whether games of one bot went better than those of another, or by luck: a rank-sum test of margins."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

Margin = tuple[int, ...]
"""Compared part by part from the left: more is better."""


def chance_of_luck(better: Sequence[Margin], worse: Sequence[Margin]) -> float:
    """Return the probability that the first would do so much better by luck alone: p of a one-sided rank-sum test.

    Mann and Whitney's test with the normal approximation, ties and continuity corrected; good from about 10 games each.
    Raises ValueError when a side has no games.
    """
    m, n = len(better), len(worse)
    if not m or not n:
        raise ValueError("a comparison needs games of both")
    ranked = sorted([(margin, True) for margin in better] + [(margin, False) for margin in worse])
    total = m + n
    ranks, tied, place = 0.0, 0, 0
    while place < total:
        end = place
        while end < total and ranked[end][0] == ranked[place][0]:
            end += 1
        rank = (place + 1 + end) / 2
        ranks += rank * sum(1 for _, first in ranked[place:end] if first)
        tied += (end - place) ** 3 - (end - place)
        place = end
    above = ranks - m * (m + 1) / 2 - m * n / 2
    variance = m * n / 12 * (total + 1 - tied / (total * (total - 1)))
    if variance <= 0:
        return 0.5
    return 0.5 * erfc((above - 0.5) / sqrt(2 * variance))
