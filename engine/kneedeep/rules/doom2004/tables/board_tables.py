"""The board as flat tables, constant during a game: independent of open doors, destroyed things, revealed areas."""

from collections.abc import Iterable

from kneedeep.board.board import ADJACENCY, RESPAWN, SIGHT, Board
from kneedeep.model.geometry import Space, each_number, edge_ends, numbers_of, union
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.distance import distances, straight_levels
from kneedeep.model.geometry.single_center_line import crossed_spaces
from kneedeep.model.geometry.steps import Steps
from kneedeep.rules.numbers import SpaceNumber
from kneedeep.support.cached_method import cached_method

SHAPES = ((1, 1), (2, 1), (1, 2), (2, 2))
"""The footprints of figures: width and height. A shape is an index here. The anchor is the top-left space."""
SINGLE, LYING, STANDING, SQUARE = range(4)
_SHADOWS_KEPT = 100
"""The most shadows kept of a space."""


class BoardTables:
    """The spaces of a board by number, footprints, lines."""

    def __init__(self, board: Board) -> None:
        """Compile the tables of a board. Costly parts are computed on demand."""
        self.board = board
        lattice = board.lattice
        self.spaces: tuple[Space, ...] = lattice.spaces
        self.number = lattice.number
        self.size = len(self.spaces)
        self.everywhere = lattice.everywhere
        self.x = [x for x, _ in self.spaces]
        self.y = [y for _, y in self.spaces]
        self.cells = [self._cells(width, height) for width, height in SHAPES]
        self.cover = [[sum(1 << number for number in numbers) for numbers in footprints] for footprints in self.cells]
        self.one_side = board.corner != "both-sides"
        self._number_doors(board)
        self.lines: dict[int, dict[int, int]] = {}
        self._respawn_steps: dict[tuple[bool, int], Steps] = {}
        self._open_views: list[int] = []
        """The view from each space with all doors open and no obstacles."""
        self._left: dict[tuple[int, int], list[tuple[int, int]]] = {}
        """By group of shut doors and blocked spaces: the remaining view of every space with a reduced view."""
        self.near_doors = self._near_doors()
        self.door_spaces = [(number, doors) for number, doors in enumerate(self.near_doors) if doors]
        self.shifts: dict[tuple[int, int, bool, int, int], tuple[tuple[SpaceNumber, int, int], ...]] = {}
        """Steps of oversized figures by shape, anchor, flying, and the open doors and blocked spaces around."""
        self._shadows: list[tuple[int, dict[int, int], dict[int, int]] | None] = [None] * self.size

    def _number_doors(self, board: Board) -> None:
        self.doors = tuple(door for door in board.doors if door.standing == "joint")
        self.all_doors = sum(1 << door.number for door in self.doors)
        """The bit set of doors between two spaces, by board number."""
        self.passages = sum(1 << door.number for door in self.doors if door.kind == "passage")
        self._door_points = {
            door.number: {point for edge in door.edges for point in edge_ends(edge)} for door in self.doors
        }
        self.touched = {
            door.number: tuple(self.number[space] for space in door.sides if space in self.number)
            for door in board.doors
            if door.stands
        }
        """The spaces beside each valid door, including exit doors."""
        self.beside_doors = [0] * self.size
        for number, touched in self.touched.items():
            for space in touched:
                self.beside_doors[space] |= 1 << number

    def _cells(self, width: int, height: int) -> list[tuple[int, ...]]:
        number = self.number
        found = []
        for x, y in self.spaces:
            cells = [(x + right, y + down) for down in range(height) for right in range(width)]
            found.append(tuple(number[cell] for cell in cells) if all(cell in number for cell in cells) else ())
        return found

    def _near_doors(self) -> list[int]:
        """For each space, the doors that affect its steps."""
        near = [0] * self.size
        for door in self.doors:
            for x, y in self._door_points[door.number]:
                for space in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
                    if space in self.number:
                        near[self.number[space]] |= 1 << door.number
        return near

    def chebyshev(self, a: int, b: int) -> int:
        """The Chebyshev distance of two spaces: the larger of the differences in x and y."""
        return max(abs(self.x[a] - self.x[b]), abs(self.y[a] - self.y[b]))

    def between(self, a: int, b: int) -> int:
        """The bit set of spaces whose interior the line from a to b crosses, without a and b."""
        if (lines := self.lines.get(a)) is None:
            lines = self.lines[a] = {}
        if (bits := lines.get(b, -1)) < 0:
            (ax, ay), (bx, by) = self.spaces[a], self.spaces[b]
            crossed = ((ax + dx, ay + dy) for dx, dy in crossed_spaces(bx - ax, by - ay))
            bits = lines[b] = union(1 << self.number[space] for space in crossed if space in self.number)
        return bits

    @cached_method
    def steps(self, opened: int) -> Steps:
        """The steps with exactly these doors open."""
        return self.board.steps(frozenset(each_number(opened)))

    @cached_method
    def sight(self, shut: int, blocked: int) -> CenterSight:
        """The sight with only the doors `shut` and the spaces `blocked` as obstacles."""
        masks = self.board.masks(SIGHT, frozenset(each_number(self.all_doors & ~shut)))
        return CenterSight(self.board.lattice, masks, blocked, self.board.corner)  # type: ignore[arg-type]

    def views(self, opened: int, opaque: int) -> list[int]:
        """The view of every space, itself included, with these doors open and these spaces stopping sight.

        A line is stopped by single edges or lattice points. So the view past connected groups of obstacles is the
        intersection of the views past each group.
        """
        if not self._open_views:
            self._open_views = self.sight(0, 0).all_visible()
        found = self._open_views.copy()
        for part in self.components(self.all_doors & ~opened, opaque):
            if (left := self._left.get(part)) is None:
                lost = self.sight(0, 0).lost(self.sight(*part))
                left = self._left[part] = [(a, self.everywhere ^ hidden) for a, hidden in lost.items()]
            for a, shown in left:
                found[a] &= shown
        return found

    def shadow(self, a: int, spaces: int) -> int:
        """The spaces in sight of a, ignoring doors and obstacles, with a line that crosses any of these spaces."""
        if (known := self._shadows[a]) is None:
            shadows: dict[int, int] = {}
            x, y = self.spaces[a]
            for b in numbers_of(self.sight(0, 0).visible(a)):
                bx, by = self.spaces[b]
                there = 1 << b
                for dx, dy in crossed_spaces(bx - x, by - y):
                    number = self.number[x + dx, y + dy]
                    shadows[number] = shadows.get(number, 0) | there
            known = self._shadows[a] = sum(1 << number for number in shadows), shadows, {}
        crossed, shadows, kept = known
        hiding = crossed & spaces
        if (found := kept.get(hiding)) is None:
            if len(kept) >= _SHADOWS_KEPT:
                kept.clear()
            found = kept[hiding] = union([shadows[number] for number in numbers_of(hiding)])
        return found

    def respawn_distances(self, start: int, opened: int, within: int, way: str) -> list[int]:
        """The respawn distance from a space to every space of the bit set `within`.

        `way`: the house rule `respawn_distance`. Rule: RUL-95.
        """
        if way == "straight":
            return straight_levels(self.board.lattice, start, within=within)
        purpose = ADJACENCY if way == "open-doors" else RESPAWN
        key = purpose.doors_stop, opened & (self.all_doors if purpose.doors_stop else self.passages)
        if (steps := self._respawn_steps.get(key)) is None:
            steps = self._respawn_steps[key] = self.board.steps(frozenset(each_number(opened)), purpose)
        return distances(steps, [start], within=within)

    @cached_method
    def around(self, shape: int, anchor: int) -> tuple[int, int]:
        """The spaces within one step of a footprint, and the doors that affect its steps."""
        bits = doors = 0
        for cell in self.cells[shape][anchor]:
            x, y = self.spaces[cell]
            for space in ((x + dx, y + dy) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)):
                if (number := self.number.get(space, -1)) >= 0:
                    bits |= 1 << number
                    doors |= self.near_doors[number]
        return bits, doors

    def components(self, shut: int, blocked: int) -> list[tuple[int, int]]:
        """Groups of sight-stopping doors and spaces, as pairs of bit sets. Groups share no lattice point."""
        parts: list[tuple[set[Space], int, int]] = [
            (set(self._door_points[number]), 1 << number, 0) for number in each_number(shut & self.all_doors)
        ]
        for number in each_number(blocked):
            x, y = self.spaces[number]
            parts.append(({(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}, 0, 1 << number))
        found: list[tuple[set[Space], int, int]] = []
        for points, doors, spaces in parts:
            apart = []
            for other in found:
                if points.isdisjoint(other[0]):
                    apart.append(other)
                else:
                    points |= other[0]
                    doors |= other[1]
                    spaces |= other[2]
            apart.append((points, doors, spaces))
            found = apart
        return [(doors, spaces) for _, doors, spaces in found]

    def bits(self, spaces: Iterable[Space]) -> int:
        """The bit set of the given spaces that are on the board."""
        return self.board.bits(spaces)
