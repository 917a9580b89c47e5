"""The lattice points of a board with the four squares round each, and the lines that pass them.

Rule: board geometry, the corner rule (2004), half-turns and `pinch` (2016). Everything is counted in whole numbers, for
all points and lines at once: the squares round a point are its `nw`, `ne`, `se` and `sw`, and the edges between them
its `north`, `east`, `south` and `west`.
"""

from collections.abc import Collection, Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from kneedeep.reference.ground import Ground, Pair, Space

Bits: TypeAlias = npt.NDArray[np.bool_]
Numbers: TypeAlias = npt.NDArray[np.int_]
"""Points or spaces, with (x, y) in the last dimension. Or numbers of lines."""
SQUARES: Numbers = np.array([(-1, -1), (0, -1), (0, 0), (-1, 0)])
"""The offsets of the squares nw, ne, se and sw of a point."""
FALLING, RISING, LEVEL, UPRIGHT = range(4)
"""The directions of lines: `FALLING` from the north-west to the south-east."""


def as_points(spaces: Iterable[Space]) -> Numbers:
    """Spaces as an array."""
    return np.array(list(spaces), int).reshape(-1, 2)


def bounds(ground: Ground) -> tuple[Numbers, Numbers]:
    """The north-western space of the bounding rectangle of a board, and the size of the rectangle."""
    spaces = as_points(ground.area or [(0, 0)])
    return spaces.min(axis=0), spaces.max(axis=0) - spaces.min(axis=0) + 1


class LatticePoints:
    """The possible lines at each lattice point of a board, with some edges and spaces that stop them."""

    def __init__(self, ground: Ground, stops: Collection[Pair], obstacles: Collection[Space]) -> None:
        """Take the edges that stop sight and the spaces of obstacles."""
        self.ground = ground
        self.origin, inner = bounds(ground)
        size = inner + 2
        free = as_points(one for pair in ground.edges.keys() - stops for one in sorted(pair))
        one, other = free.reshape(-1, 2, 2).swapaxes(0, 1)
        beside = one[:, 1] == other[:, 1]
        floor, blocked, to_east, to_south = (
            self._marked(size, points)
            for points in (as_points(ground.area), as_points(obstacles), one[beside], one[~beside])
        )
        self.floor, self.blocked = round_points(floor), round_points(blocked)
        nw, ne, _se, sw = range(4)
        across, down = round_points(to_east), round_points(to_south)
        self.edges = across[nw], down[ne], across[sw], down[nw]

    def _marked(self, size: Numbers, spaces: Numbers) -> Bits:
        """The squares of a rectangle one larger than the board on each side. Some of them are marked."""
        marked = np.zeros(size, bool)
        x, y = (spaces - self.origin + 1).T
        inside = (x >= 0) & (y >= 0) & (x < size[0]) & (y < size[1])
        marked[x[inside], y[inside]] = True
        return marked

    def at(self, points: Numbers) -> tuple[Numbers, Numbers]:
        """The index of points in arrays over all points."""
        x, y = (points - self.origin).T
        return x, y

    # From center to center

    def pass_corners(self, ends: Numbers) -> Bits:
        """True for each line between centers that passes its lattice points. Rule: board geometry, the corner rule."""
        north, east, south, west = self.edges
        nw, ne, se, sw = ~self.blocked
        both = np.logical_and if self.ground.rules.get("corner") == "both-sides" else np.logical_or
        falling = both(north & east & ne, west & south & sw)
        rising = both(west & north & nw, south & east & se)
        step, times = steps_of(ends)
        # Twice the way from center to center is odd in both directions between two lattice points.
        times[(step % 2 == 0).any(axis=1)] = 0
        sort = np.where(step[:, 0] * step[:, 1] > 0, FALLING, RISING)
        return self._pass(np.stack([falling, rising]), sort, ends[:, 0] + (1 + step) // 2, step, times)

    # From corner to corner

    def pass_half_turns(self, ends: Numbers) -> Bits:
        """True for each line with a free half-turn at each lattice point between its ends."""
        north, east, south, west = self.edges
        falling, rising = north & east | south & west, north & west | south & east
        if self.ground.rules.get("pinch") == "open":
            nw, ne, se, sw = self.floor
            falling |= nw & se & ~ne & ~sw
            rising |= ne & sw & ~nw & ~se
        tables = np.stack([falling, rising, north | south, east | west])
        step, times = steps_of(ends)
        dx, dy = step.T
        sort = np.select([dx == 0, dy == 0, dx * dy > 0], [UPRIGHT, LEVEL, FALLING], RISING)
        return self._pass(tables, sort, ends[:, 0] + step, step, times - 1)

    def joined(self) -> Bits:
        """For each square of a point, the squares that one can turn to from there, round the point."""
        found = np.zeros((4, *self.floor.shape), bool)
        for here in range(4):
            found[here, here] = self.floor[here]
            clockwise: Bits = self.floor[here]
            back: Bits = self.floor[here]
            for turn in range(1, 4):
                clockwise = clockwise & self.edges[(here + turn - 1) % 4]
                back = back & self.edges[(here - turn) % 4]
                found[here, (here + turn) % 4] |= clockwise
                found[here, (here - turn) % 4] |= back
        return found

    def leaving(self, joined: Bits, ends: Numbers) -> Bits:
        """True for each square at a line's first point that it may leave from: one joined to a square it enters."""
        dx, dy = (ends[:, 1] - ends[:, 0]).T
        into = [(dx <= 0) & (dy <= 0), (dx >= 0) & (dy <= 0), (dx >= 0) & (dy >= 0), (dx <= 0) & (dy >= 0)]
        x, y = self.at(ends[:, 0])
        found: Bits = np.logical_or.reduce(np.stack(into)[:, None] & joined[:, :, x, y])
        return found

    def _pass(self, tables: Bits, sort: Numbers, first: Numbers, step: Numbers, times: Numbers) -> Bits:
        """True for each line that passes its `times` points, each a step apart. `sort`: the table of each line."""
        free = np.ones(len(first), bool)
        for place in range(times.max(initial=0)):
            on = np.flatnonzero(free & (times > place))
            free[on] = tables[sort[on], *self.at(first[on] + place * step[on])]
        return free


def round_points(squares: Bits) -> Bits:
    """The marks of the four squares round each point, in the order of SQUARES."""
    return np.stack([squares[:-1, :-1], squares[1:, :-1], squares[1:, 1:], squares[:-1, 1:]])


def steps_of(ends: Numbers) -> tuple[Numbers, Numbers]:
    """The shortest step between lattice points along each line, and the number of such steps."""
    way = ends[:, 1] - ends[:, 0]
    times = np.gcd(way[:, 0], way[:, 1])
    return way // times[:, None], times
