"""The ways to compare sight with: a plain walk along the line of every pair, and prepared shapely."""

from typing import Any

from kneedeep.model.geometry.space import Space
from tests.benchmarks.boards import BenchmarkBoard


class PlainWalk:
    """Every pair by itself: the line is walked space by space over a flat grid; one-side corner rule."""

    def __init__(self, board: BenchmarkBoard) -> None:
        lattice = board.lattice
        self.spaces = lattice.spaces
        self.west = min(x for x, _y in self.spaces) - 1
        self.north = min(y for _x, y in self.spaces) - 1
        self.row = max(x for x, _y in self.spaces) - self.west + 2
        size = self.row * (max(y for _x, y in self.spaces) - self.north + 2)
        self.east, self.south, self.blocked = bytearray(size), bytearray(size), bytearray(size)
        for bits, cells in (
            (board.free.east, self.east),
            (board.free.south, self.south),
            (board.obstacles, self.blocked),
        ):
            for space in lattice.listed(bits):
                cells[self.cell(space)] = 1

    def cell(self, space: Space) -> int:
        """The place of a space in the flat grid."""
        return (space[1] - self.north) * self.row + space[0] - self.west

    def pairs(self) -> int:
        """How many ordered pairs see each other."""
        cells = [(self.cell(space), *space) for space in self.spaces]
        found = len(cells)
        for index, (a, ax, ay) in enumerate(cells):
            for b, bx, by in cells[:index]:
                if self.sees(a, b, bx - ax, by - ay):
                    found += 2
        return found

    def sees(self, here: int, end: int, dx: int, dy: int) -> bool:
        """Whether the line between two centers is clear."""
        east, south, blocked = self.east, self.south, self.blocked
        # Over which cell's east and south edge a move goes, seen from the cell it leaves.
        right, beside = (1, 0) if dx > 0 else (-1, -1)
        down, above = (self.row, 0) if dy > 0 else (-self.row, -self.row)
        wide, high = abs(dx), abs(dy)
        along, aside = high, wide
        while here != end:
            if along < aside:
                if not east[here + beside]:
                    return False
                here += right
                along += 2 * high
            elif along > aside:
                if not south[here + above]:
                    return False
                here += down
                aside += 2 * wide
            else:
                one, other = here + right, here + down
                if not (
                    (not blocked[one] and east[here + beside] and south[one + above])
                    or (not blocked[other] and south[here + above] and east[other + beside])
                ):
                    return False
                here = one + down
                along += 2 * high
                aside += 2 * wide
            if blocked[here] and here != end:
                return False
        return True


class ShapelySight:
    """All pairs as an array of lines, asked of one prepared union of walls; touching counts as crossing.

    Obstacles are left out, which only helps it.
    """

    def __init__(self, board: BenchmarkBoard) -> None:
        import numpy
        import shapely

        self._shapely: Any = shapely
        lattice = board.lattice
        free_east, free_south = set(lattice.listed(board.free.east)), set(lattice.listed(board.free.south))
        walls: set[tuple[int, int, int, int]] = set()
        for x, y in lattice.spaces:
            if (x, y) not in free_east:
                walls.add((x + 1, y, x + 1, y + 1))
            if (x, y) not in free_south:
                walls.add((x, y + 1, x + 1, y + 1))
            if (x - 1, y) not in free_east:
                walls.add((x, y, x, y + 1))
            if (x, y - 1) not in free_south:
                walls.add((x, y, x + 1, y))
        ends = numpy.array(sorted(walls), dtype=float).reshape(-1, 2, 2)
        self.walls: Any = shapely.union_all(shapely.linestrings(ends))
        shapely.prepare(self.walls)
        self.centers: Any = numpy.array(lattice.spaces, dtype=float) + 0.5
        self._numpy: Any = numpy

    def pairs(self) -> int:
        """How many ordered pairs see each other by its own standards."""
        numpy, shapely = self._numpy, self._shapely
        size = len(self.centers)
        found = size
        for index in range(1, size):
            ends = numpy.empty((index, 2, 2))
            ends[:, 0] = self.centers[index]
            ends[:, 1] = self.centers[:index]
            found += 2 * int((~shapely.intersects(self.walls, shapely.linestrings(ends))).sum())
        return found
