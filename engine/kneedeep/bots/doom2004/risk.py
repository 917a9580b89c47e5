"""How long marines have waited for a better moment: who gets nowhere for rounds has to dare more."""

from __future__ import annotations

from kneedeep.bots.doom2004.distance_maps import FAR, DistanceMaps
from kneedeep.rules.doom2004.state import OFF, State

PATIENCE = 2
"""Rounds without getting on before fear begins to fade."""
FADING, LEAST = 0.2, 0.1
"""How much of it goes each round after that, and what is left at least."""


class RiskAppetite:
    """What counts as getting on: something done, or the foremost marine nearer to what is next than ever before."""

    __slots__ = ("_best", "_since", "fear")

    def __init__(self) -> None:
        self.fear = 1.0
        self._best = (FAR, FAR)
        self._since = 0

    def look(self, chart: DistanceMaps, state: State) -> None:
        """Take note of how far the marines are; sets `fear`, from 1 down."""
        _, spots = chart.next_spots(state)
        field = chart.field(state, spots, marines=True)
        here = min(
            (field[state.at[seat]] for seat in range(state.players) if state.at[seat] != OFF), default=FAR
        )
        now = len(chart.goals_left(state)), here
        if now < self._best:
            self._best, self._since = now, state.round
        idle = state.round - self._since - PATIENCE
        self.fear = max(LEAST, 1.0 - FADING * max(0, idle))
