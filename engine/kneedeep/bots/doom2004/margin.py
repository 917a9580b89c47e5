"""How well a side did in a game, so that games that one side always wins still tell who played them better."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

from kneedeep.bots.doom2004.distance_maps import DistanceMaps
from kneedeep.bots.doom2004.goals import progress
from kneedeep.rules.doom2004.state import INVADERS_WON, MARINES_WON, State

Margin = tuple[int, ...]
"""Compared part by part from the left: more is better."""


def margin(chart: DistanceMaps, s: State, side: str) -> Margin:
    """Return how well a side did, from the last state of a game.

    Marines: winning; then how much of the way of the solution is done, in thousandths; then fewer frags; then fewer rounds
    when they won, more when they held out in vain. Invaders: winning; then fewer rounds for it; when they
    did not, frags, then less of the way done by the marines, then more rounds. Raises ValueError for an unknown side.
    """
    done = progress(chart.t, s, chart.goals)
    if side == "marines":
        won = s.winner == MARINES_WON
        return int(won), done, -s.frags, -s.round if won else s.round
    if side == "invaders":
        won = s.winner == INVADERS_WON
        return (1, -s.round, s.frags, -done) if won else (0, s.frags, -done, s.round)
    raise ValueError(f"no side {side!r}: there are marines, invaders")


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
