"""Whether games of one bot went better than those of another, or by luck: a rank-sum test of margins."""

from collections.abc import Sequence
from math import erfc, sqrt

from kneedeep.games.bots.bot import Margin

Compared = tuple[Sequence[Margin], Sequence[Margin]]
"""Margins of the better bot and of the worse one under equal conditions."""


def chance_of_luck(*groups: Compared) -> float:
    """The probability that the first bot is this much better by luck alone: p of a one-sided rank-sum test.

    Mann and Whitney's test with the normal approximation, ties and continuity corrected; good from about 10 games each.
    Under several conditions, such as numbers of marines, games are ranked within their group alone. Van Elteren's test: the
    rank sums of the groups are added, each divided by its number of games and one more. Raises ValueError without a group,
    or when a side has no games in one.
    """
    if not groups:
        raise ValueError("a comparison needs games of both")
    above = variance = 0.0
    for better, worse in groups:
        part, spread = _rank_sum(better, worse)
        weight = 1 / (len(better) + len(worse) + 1)
        above += weight * part
        variance += weight**2 * spread
    if variance <= 0:
        return 0.5
    correction = 0.5 / (min(len(better) + len(worse) for better, worse in groups) + 1)
    return 0.5 * erfc((above - correction) / sqrt(2 * variance))


def _rank_sum(better: Sequence[Margin], worse: Sequence[Margin]) -> tuple[float, float]:
    """How much the rank sum of the first is above what luck gives on average, and its variance by luck."""
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
    return above, m * n / 12 * (total + 1 - tied / (total * (total - 1)))
