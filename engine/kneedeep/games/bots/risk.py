"""The readiness of marines for risks. It rises in rounds without progress."""

from typing import Protocol

from kneedeep.games.bots.distances import FAR
from kneedeep.games.bots.goal import Goal
from kneedeep.rules.state import State

OFF = -1
"""The space of a figure off the map."""
PATIENCE = 2
"""The rounds without progress before fear begins to fade."""
FADING, LEAST = 0.2, 0.1
"""The loss of fear in each later round, and the least fear."""


class Course(Protocol):
    """The goals left and the distance to them: the distance maps of an edition."""

    def goals_left(self, state: State) -> list[Goal]:
        """The goals left."""

    def next_spots(self, state: State) -> tuple[Goal | None, int]:
        """The next goal and the spaces to reach for it."""

    def field(self, state: State, spots: int, *, marines: bool) -> list[int]:
        """The points from every space to the nearest of some spaces."""


class RiskAppetite:
    """Fear that fades without progress (a goal reached, or the foremost marine nearer to one than ever)."""

    __slots__ = ("_best", "_since", "fear")

    def __init__(self) -> None:
        self.fear = 1.0
        self._best = (FAR, FAR)
        self._since = 0

    def look(self, chart: Course, state: State) -> None:
        """Update the progress of the marines. Sets `fear`, from 1 down: back to 1 after an undo of rounds."""
        _, spots = chart.next_spots(state)
        field = chart.field(state, spots, marines=True)
        here = min((field[state.at[seat]] for seat in range(state.players) if state.at[seat] != OFF), default=FAR)
        now = len(chart.goals_left(state)), here
        undone = state.round < self._since
        if undone or now < self._best:
            self._best, self._since = now, state.round
        idle = state.round - self._since - PATIENCE
        self.fear = max(LEAST, 1.0 - FADING * max(0, idle))
