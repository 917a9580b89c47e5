"""The plainest questions of oracles: whether an edge stops, and the unit edges and lattice points near a segment."""

from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import NamedTuple

from kneedeep.model.geometry.space import Space

Edge = tuple[Space, str]
Number = Fraction | int
Place = tuple[Number, Number]


class OracleBoard(NamedTuple):
    """Spaces, stopping edges between two spaces, and spaces whose interior stops, with corners (obstacles) or not."""

    spaces: Collection[Space]
    stopping: Collection[Edge]
    obstacles: Collection[Space] = ()
    figures: Collection[Space] = ()

    def stops(self, one: Space, other: Space) -> bool:
        """Whether the edge between two orthogonal neighbours stops. Every edge to the outside does."""
        if one not in self.spaces or other not in self.spaces:
            return True
        first, second = sorted((one, other))
        return (first, "east" if second[0] > first[0] else "south") in self.stopping


def unit_edges(p: Place, q: Place) -> Iterator[tuple[Place, Place, Space, Space]]:
    """All unit edges in the box round a segment and one further: both end points, and the squares beside them."""
    west, east = int(min(p[0], q[0])) - 1, int(max(p[0], q[0])) + 2
    north, south = int(min(p[1], q[1])) - 1, int(max(p[1], q[1])) + 2
    for x in range(west, east + 1):
        for y in range(north, south + 1):
            yield (x, y), (x, y + 1), (x - 1, y), (x, y)
            yield (x, y), (x + 1, y), (x, y - 1), (x, y)


def points_between(p: Place, q: Place) -> Iterator[tuple[int, int]]:
    """The lattice points strictly inside a segment."""
    for x in range(int(min(p[0], q[0])) - 1, int(max(p[0], q[0])) + 2):
        for y in range(int(min(p[1], q[1])) - 1, int(max(p[1], q[1])) + 2):
            if cross(p, q, (x, y)) == 0 and 0 < along(p, q, (x, y)) < 1:
                yield x, y


def cross(p: Place, q: Place, r: Place) -> Number:
    """Twice the signed area of a triangle."""
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def along(p: Place, q: Place, r: Place) -> Fraction:
    """The position of the foot of r along p–q, 0 at p and 1 at q."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    return Fraction((r[0] - p[0]) * dx + (r[1] - p[1]) * dy) / (dx * dx + dy * dy)


def crosses_inside(p: Place, q: Place, one: Place, other: Place) -> bool:
    """Whether two segments meet in one point that is inside both."""
    return cross(p, q, one) * cross(p, q, other) < 0 and cross(one, other, p) * cross(one, other, q) < 0


def enters(p: Place, q: Place, space: Space) -> bool:
    """Whether a segment meets the interior of a unit square."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, step = p[axis], q[axis] - p[axis]
        near, far = Fraction(space[axis]), Fraction(space[axis] + 1)
        if step == 0:
            if not near < start < far:
                return False
            continue
        first, last = sorted(((near - start) / step, (far - start) / step))
        low, high = max(low, first), min(high, last)
    return low < high
