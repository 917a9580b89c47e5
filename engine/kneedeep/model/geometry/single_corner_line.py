"""A single corner-to-corner line, followed edge by edge. Rule: board geometry, sight in `doom-2016`."""

from functools import lru_cache
from math import gcd

from kneedeep.model.geometry.corner_lines import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, SQUARE, Pinch, Point
from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.space import Space

_EAST, _SOUTH, _WEST, _NORTH = range(4)


class CornerLine:
    """Tests of single lines between lattice points over one set of edges that do not stop sight."""

    def __init__(self, lattice: Lattice, free: Masks, pinch: Pinch) -> None:
        self._number = lattice.number
        self._free = free
        self._pinch = pinch

    def clear(self, p: Point, q: Point, a: Space, b: Space) -> bool:
        """True if the line from corner p of space a to corner q of space b is clear and belongs to both spaces."""
        if p == q:
            return self._joined(p, _square(p, a), _square(p, b))
        dx, dy = q[0] - p[0], q[1] - p[1]
        leaving, arriving = _ends(dx, dy)
        return (
            self._joined(p, leaving, _square(p, a))
            and self._joined(q, arriving, _square(q, b))
            and self._passes(p, dx, dy)
        )

    def free_beside(self, p: Point, q: Point, a: Space, b: Space) -> bool:
        """True if a line along a grid line from corner p of space a to corner q of space b is free on one side.

        Rule: RUL16-98: every square along it on that side is a space, no edge that stops sight is between two of
        them, and the first and the last square belong to the two spaces.
        """
        dx, dy = q[0] - p[0], q[1] - p[1]
        if (dx == 0) == (dy == 0):
            return False
        if dx < 0 or dy < 0:
            p, q, a, b, dx, dy = q, p, b, a, -dx, -dy
        x, y = p
        sides = (
            ((SOUTH_EAST, SOUTH_WEST, _SOUTH), (NORTH_EAST, NORTH_WEST, _NORTH))
            if dx
            else ((SOUTH_EAST, NORTH_EAST, _EAST), (SOUTH_WEST, NORTH_WEST, _WEST))
        )
        return any(
            self._joined(p, first, _square(p, a))
            and self._joined(q, last, _square(q, b))
            and all(self._open(x + (k if dx else 0), y + (k if dy else 0), edge) for k in range(1, dx + dy))
            for first, last, edge in sides
        )

    def _passes(self, p: Point, dx: int, dy: int) -> bool:
        """True if no edge and no lattice point on the way stops the line."""
        times = gcd(dx, dy)
        across, down = dx // times, dy // times
        x, y = p
        for time in range(times):
            if time and not self._turns(x, y, across, down):
                return False
            if not all(self._open(x + i, y + j, edge) for i, j, edge in crossed_edges(across, down)):
                return False
            x += across
            y += down
        return True

    def _turns(self, x: int, y: int, dx: int, dy: int) -> bool:
        """True if a line may pass straight through the lattice point (x, y)."""
        first = [edge for edge in range(4) if _turn(edge, dx, dy) > 0]
        second = [edge for edge in range(4) if _turn(edge, dx, dy) < 0]
        if all(self._open(x, y, edge) for edge in first) or all(self._open(x, y, edge) for edge in second):
            return True
        if self._pinch == "blocked" or dx == 0 or dy == 0:
            return False
        passed = _ends(dx, dy)
        return all(((x + i, y + j) in self._number) == (square in passed) for square, (i, j) in enumerate(SQUARE))

    def _joined(self, p: Point, one: int, other: int) -> bool:
        """True if two squares at p are joined round it, either way."""
        x, y = p
        if one == other:
            return (x + SQUARE[one][0], y + SQUARE[one][1]) in self._number
        # Edge k is between squares k and k + 1.
        way = {(one + place) % 4 for place in range((other - one) % 4)}
        return all(self._open(x, y, edge) for edge in way) or all(
            self._open(x, y, edge) for edge in range(4) if edge not in way
        )

    def _open(self, x: int, y: int, edge: int) -> bool:
        """True if the edge from a lattice point in a direction is between two spaces and does not stop sight."""
        if edge == _EAST:
            number, mask = self._number.get((x, y - 1), -1), self._free.south
        elif edge == _SOUTH:
            number, mask = self._number.get((x - 1, y), -1), self._free.east
        elif edge == _WEST:
            number, mask = self._number.get((x - 1, y - 1), -1), self._free.south
        else:
            number, mask = self._number.get((x - 1, y - 1), -1), self._free.east
        return number >= 0 and bool(mask >> number & 1)


@lru_cache(maxsize=1 << 13)
def crossed_edges(dx: int, dy: int) -> tuple[tuple[int, int, int], ...]:
    """The edges that a line of primitive displacement crosses or runs along.

    Each is its western or northern end point, relative to the start, and its direction from there: 0 east, 1 south.
    """
    if dy == 0:
        return ((min(dx, 0), 0, _EAST),)
    if dx == 0:
        return ((0, min(dy, 0), _SOUTH),)
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    upright = [(x, x * dy // dx, _SOUTH) for x in range(right, dx, right)]
    level = [(y * dx // dy, y, _EAST) for y in range(down, dy, down)]
    return (*upright, *level)


@lru_cache(maxsize=1 << 13)
def crossed_squares(dx: int, dy: int) -> tuple[Space, ...]:
    """The spaces whose interior a line between lattice points crosses, relative to its start. None for a grid line."""
    if dx == 0 or dy == 0:
        return ()
    found: list[Space] = []
    for x in range(min(dx, 0), max(dx, 0)):
        # In column x the line runs between the heights x dy/dx and (x + 1) dy/dx.
        one, other = sorted((x * dy * (1 if dx > 0 else -1), (x + 1) * dy * (1 if dx > 0 else -1)))
        wide = abs(dx)
        found.extend((x, y) for y in range(one // wide, -(-other // wide)))
    return tuple(found)


def _ends(dx: int, dy: int) -> tuple[int, int]:
    """The square into which a line leaves its start, and the square from which it reaches its end.

    Along a grid line there are two of each, joined to each other. One is returned.
    """
    if dx == 0:
        return (SOUTH_EAST, NORTH_EAST) if dy > 0 else (NORTH_EAST, SOUTH_EAST)
    if dy == 0:
        return (SOUTH_EAST, SOUTH_WEST) if dx > 0 else (SOUTH_WEST, SOUTH_EAST)
    if dx > 0:
        return (SOUTH_EAST, NORTH_WEST) if dy > 0 else (NORTH_EAST, SOUTH_WEST)
    return (SOUTH_WEST, NORTH_EAST) if dy > 0 else (NORTH_WEST, SOUTH_EAST)


def _square(p: Point, space: Space) -> int:
    """The number of a space among the four squares at a lattice point."""
    return SQUARE.index((space[0] - p[0], space[1] - p[1]))


def _turn(edge: int, dx: int, dy: int) -> int:
    """The side of a direction on which an edge at its point is: positive, negative, or 0 along it."""
    ex, ey = ((1, 0), (0, 1), (-1, 0), (0, -1))[edge]
    return dx * ey - dy * ex
