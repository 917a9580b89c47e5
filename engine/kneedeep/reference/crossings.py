"""The edges between spaces that lines meet, in whole numbers, from one line of the grid to the next.

Rule: board geometry, sight: a line meets an edge that it crosses inside, or runs along. What a line does at the end of
an edge is decided at the lattice point there (`kneedeep.reference.lattice_points`).
"""

from collections.abc import Collection, Iterator, Sequence

import numpy as np

from kneedeep.reference.ground import Ground, Pair
from kneedeep.reference.lattice_points import Bits, Numbers, as_points, bounds

STOPS, FREE = -2, -1
Meeting = tuple[Numbers, Numbers]
"""Lines, by number, and the edge that each of them meets: STOPS, FREE, or the number of a doubtful one."""


class Crossings:
    """The edges of a board on both sorts of grid lines, those that stop some lines at times by number."""

    def __init__(self, ground: Ground, free: Collection[Pair], doubtful: Sequence[Pair]) -> None:
        """Take the edges that never stop a line and those that do at times; all others stop it."""
        self.origin, self.size = bounds(ground)
        kinds = np.array([FREE] * len(free) + list(range(len(doubtful))), int)
        sides = as_points(space for edge in (*free, *doubtful) for space in sorted(edge)).reshape(-1, 2, 2)
        sides -= self.origin
        self.edges = []
        for order in ([0, 1], [1, 0]):
            edges = np.full(self.size[order] + 1, STOPS)
            across = sides[:, 0, order[1]] == sides[:, 1, order[1]]
            edges[*sides[across, 1].T[order]] = kinds[across]
            self.edges.append(edges)

    def of(self, ends: Numbers, *, centers: bool) -> tuple[Bits, Numbers]:
        """Return whether each line meets no edge that always stops it, and the doubtful edges met.

        `ends`: pairs of spaces, whose centers the lines join, or of lattice points. The edges met are pairs of an edge and a
        line, both by number.
        """
        # In halves of a space.
        start, end = 2 * (ends - self.origin).transpose(1, 2, 0) + centers
        axes = [
            Axis(edges, start[order], (end - start)[order], inner=not centers)
            for edges, order in zip(self.edges, ([0, 1], [1, 0]), strict=True)
        ]
        passes = np.ones(len(ends), bool)
        found = [np.zeros((2, 0), int)]
        on, place = np.arange(len(ends)), 0
        while len(on) and place <= self.size.max():
            for lines, edges in (meeting for axis in axes for meeting in axis.met(place, on)):
                doubtful = edges > FREE
                found.append(np.stack([edges[doubtful], lines[doubtful]]))
                passes[lines[edges == STOPS]] = False
            on, place = on[passes[on]], place + 1
        return passes, np.concatenate(found, axis=1)


class Axis:
    """The grid lines across one axis, and the edges on them by x and y, in halves of a space."""

    def __init__(self, edges: Numbers, start: Numbers, way: Numbers, *, inner: bool) -> None:
        """Take where lines start and how they go. `inner`: they begin and end on the grid lines."""
        (x, y), (across, self.way), self.edges, self.inner = start, way, edges, inner
        self.steps, self.turn = abs(across), np.sign(across)
        self.count = self.steps // 2 - inner
        self.first = (x + self.turn + inner * (self.turn > 0)) // 2
        self.begun, self.twice = y * self.steps, 2 * self.steps
        self.x, self.north = x // 2, np.minimum(y, y + self.way) // 2

    def met(self, place: int, lines: Numbers) -> Iterator[Meeting]:
        """Yield what some lines meet at the next place after n others."""
        on = lines[self.count[lines] > place]
        # A whole quotient is whole in floating point too; any other is too far from a whole number to be rounded to it.
        way = (self.begun[on] + self.way[on] * (1 + self.inner + 2 * place)) / self.twice[on]
        y = way.astype(int)
        yield on, np.where(y == way, FREE, self.edges[self.first[on] + place * self.turn[on], y])
        if self.inner:
            on = lines[(self.steps[lines] == 0) & (abs(self.way[lines]) > 2 * place)]
            yield on, self.edges[self.x[on], self.north[on] + place]
