"""The board as flat tables: what never changes while a game goes on, whatever opens, falls or is revealed."""

from __future__ import annotations

from collections.abc import Iterable

from kneedeep.board.board import ADJACENCY, RESPAWN, SIGHT, Board
from kneedeep.geometry.bits import each_number, numbers_of
from kneedeep.geometry.distance import distances, straight_levels
from kneedeep.geometry.sight import Sight
from kneedeep.geometry.sightline import crossed_spaces
from kneedeep.geometry.space import Space
from kneedeep.geometry.steps import Steps
from kneedeep.rules.doom2004.ground import Ground, Stride

SHAPES = ((1, 1), (2, 1), (1, 2), (2, 2))
"""The footprints of figures: width and height. A figure's shape is its place here, its anchor the top-left space."""
SINGLE, LYING, STANDING, SQUARE = range(4)
GROUNDS_KEPT = 4096


class Terrain:
    """The spaces of a board by number, footprints, lines, and the grounds made so far."""

    def __init__(self, board: Board) -> None:
        """Take what the tables need from a board; everything dear is computed on its first question."""
        self.board = board
        lattice = board.lattice
        self.spaces: tuple[Space, ...] = lattice.spaces
        self.number = lattice.number
        self.size = len(self.spaces)
        self.everywhere = lattice.everywhere
        self.x = [x for x, _ in self.spaces]
        self.y = [y for _, y in self.spaces]
        self.cells = [self._cells(width, height) for width, height in SHAPES]
        self.cover = [
            [sum(1 << number for number in numbers) for numbers in footprints] for footprints in self.cells
        ]
        self.one_side = board.corner != "both-sides"
        self.doors = tuple(door for door in board.doors if door.standing == "joint")
        self.all_doors = sum(1 << door.number for door in self.doors)
        """Doors that stand between two spaces, by their number on the board."""
        self.passages = sum(1 << door.number for door in self.doors if door.kind == "passage")
        self._door_points = {
            door.number: {point for edge in door.edges for point in _ends(edge)} for door in self.doors
        }
        self.touched = {
            door.number: tuple(self.number[space] for space in door.sides if space in self.number)
            for door in board.doors
            if door.stands
        }
        """The spaces beside each door that stands; exit doors too."""
        self.beside_doors = [0] * self.size
        for number, touched in self.touched.items():
            for space in touched:
                self.beside_doors[space] |= 1 << number
        self.lines: dict[int, dict[int, int]] = {}
        self._sights: dict[tuple[int, int], Sight] = {}
        self._steps: dict[int, Steps] = {}
        self._respawn_steps: dict[tuple[bool, int], Steps] = {}
        self._swept = [-1] * self.size
        self._shadows: list[dict[int, int]] = [{}] * self.size
        self._near: list[tuple[int, int, dict[tuple[int, int], int]] | None] = [None] * self.size
        self._views: dict[tuple[int, int], tuple[dict[int, int], int]] = {}
        self._grounds: dict[tuple[int, int, int], Ground] = {}
        self.near_doors = self._near_doors()
        self.door_spaces = [(number, doors) for number, doors in enumerate(self.near_doors) if doors]
        self.shifts: dict[tuple[int, int, bool, int, int], tuple[tuple[int, int, int], ...]] = {}
        """Steps of oversized figures by shape, anchor, flying and what is open and blocked around."""
        self.strides: dict[tuple[int, int, int, int], Stride] = {}
        """The same of those that walk, made ready."""
        self._around: dict[tuple[int, int], tuple[int, int]] = {}

    def _cells(self, width: int, height: int) -> list[tuple[int, ...]]:
        number = self.number
        found = []
        for x, y in self.spaces:
            cells = [(x + right, y + down) for down in range(height) for right in range(width)]
            found.append(
                tuple(number[cell] for cell in cells) if all(cell in number for cell in cells) else ()
            )
        return found

    def _near_doors(self) -> list[int]:
        """For each space the doors on which its steps hang."""
        near = [0] * self.size
        for door in self.doors:
            for x, y in self._door_points[door.number]:
                for space in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
                    if space in self.number:
                        near[self.number[space]] |= 1 << door.number
        return near

    def chebyshev(self, a: int, b: int) -> int:
        """Return the larger of the differences in x and y of two spaces."""
        return max(abs(self.x[a] - self.x[b]), abs(self.y[a] - self.y[b]))

    def between(self, a: int, b: int) -> int:
        """Return the bit set of spaces whose interior the line from a to b crosses, without the two."""
        lines = self.lines.get(a)
        if lines is None:
            lines = self.lines[a] = {}
        bits = lines.get(b, -1)
        if bits < 0:
            (ax, ay), (bx, by) = self.spaces[a], self.spaces[b]
            bits = 0
            for dx, dy in crossed_spaces(bx - ax, by - ay):
                other = self.number.get((ax + dx, ay + dy), -1)
                if other >= 0:
                    bits |= 1 << other
            lines[b] = bits
        return bits

    def steps(self, opened: int) -> Steps:
        """Return the steps with exactly the doors of this bit set open."""
        steps = self._steps.get(opened)
        if steps is None:
            steps = self._steps[opened] = self.board.steps(frozenset(each_number(opened)))
        return steps

    def sight(self, shut: int, blocked: int) -> Sight:
        """Return the sight when the doors `shut` and the spaces `blocked` are all that can be in the way."""
        sight = self._sights.get((shut, blocked))
        if sight is None:
            masks = self.board.masks(SIGHT, frozenset(each_number(self.all_doors & ~shut)))
            sight = Sight(self.board.lattice, masks, blocked, self.board.corner)  # type: ignore[arg-type]
            self._sights[shut, blocked] = sight
        return sight

    def view(self, a: int, opened: int, opaque: int) -> int:
        """Return the spaces that a sees with these doors open and these spaces stopping sight; a is among them.

        Whatever stops a line does so at one edge or lattice point, so that what hangs together there can be looked
        past group by group; only what its lines come near matters to a space.
        """
        near = self._near[a]
        if near is None:
            near = self._near[a] = self._near_lines(a)
        doors, spaces, known = near
        key = doors & ~opened, opaque & spaces
        seen = known.get(key)
        if seen is None:
            seen = self.open_view(a)
            for part in self.components(*key):
                seen &= self.view_past(a, part)
            known[key] = seen
        return seen

    def _near_lines(self, a: int) -> tuple[int, int, dict[tuple[int, int], int]]:
        """The doors and spaces that may stop or clip a line of the open view from a, and what it sees past which."""
        swept = self.swept(a)
        spaces = swept
        for number in numbers_of(swept):
            x, y = self.spaces[number]
            for space in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
                other = self.number.get(space, -1)
                if other >= 0:
                    spaces |= 1 << other
        doors = sum(1 << door.number for door in self.doors if self._vicinity((1 << door.number, 0)) & swept)
        return doors, spaces, {}

    def open_view(self, a: int) -> int:
        """Return the spaces that a sees when every door is open and nothing blocks."""
        return self.sight(0, 0).visible(a)

    def swept(self, a: int) -> int:
        """Return the spaces that the lines of the open view from a cross or end in."""
        bits = self._swept[a]
        if bits < 0:
            bits = self.open_view(a)
            shadows: dict[int, int] = {}
            for b in numbers_of(bits):
                crossed = self.between(a, b)
                bits |= crossed
                there = 1 << b
                for number in each_number(crossed):
                    shadows[number] = shadows.get(number, 0) | there
            self._swept[a] = bits
            self._shadows[a] = shadows
        return bits

    def shadow(self, a: int, spaces: int) -> int:
        """Return the spaces of the open view from a to which the line crosses one of a bit set of spaces."""
        near = self.swept(a) & spaces
        shadows = self._shadows[a]
        found = 0
        for number in each_number(near):
            found |= shadows.get(number, 0)
        return found

    def respawn_distances(self, start: int, opened: int, within: int, way: str) -> list[int]:
        """Return the respawn distance from a space to every one of the bit set `within`.

        `way`: the house rule `respawn_distance`. Rule: RUL-95.
        """
        if way == "straight":
            return straight_levels(self.board.lattice, start, within=within)
        purpose = ADJACENCY if way == "open-doors" else RESPAWN
        key = purpose.doors_stop, opened & (self.all_doors if purpose.doors_stop else self.passages)
        steps = self._respawn_steps.get(key)
        if steps is None:
            steps = self._respawn_steps[key] = self.board.steps(frozenset(each_number(opened)), purpose)
        return distances(steps, [start], within=within)

    def around(self, shape: int, anchor: int) -> tuple[int, int]:
        """Return the spaces within one step of a footprint, and the doors on which steps there hang."""
        found = self._around.get((shape, anchor))
        if found is None:
            bits = doors = 0
            for cell in self.cells[shape][anchor]:
                x, y = self.spaces[cell]
                for space in ((x + dx, y + dy) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2)):
                    number = self.number.get(space, -1)
                    if number >= 0:
                        bits |= 1 << number
                        doors |= self.near_doors[number]
            found = self._around[shape, anchor] = bits, doors
        return found

    def view_past(self, a: int, part: tuple[int, int]) -> int:
        """Return what of its open view a sees when one group of shut doors and blocked spaces is in the way."""
        known = self._views.get(part)
        if known is None:
            known = self._views[part] = {}, self._vicinity(part)
        views, vicinity = known
        seen = views.get(a, -1)
        if seen < 0:
            seen = self.open_view(a)
            if vicinity & self.swept(a):
                sight = self.sight(*part)
                near = seen if vicinity >> a & 1 else seen & (vicinity | self.shadow(a, vicinity))
                for b in numbers_of(near):
                    if not sight.sees(a, b):
                        seen ^= 1 << b
            views[a] = seen
        return seen

    def _vicinity(self, part: tuple[int, int]) -> int:
        """The spaces that touch a group of shut doors and blocked spaces."""
        shut, blocked = part
        points = {point for number in each_number(shut) for point in self._door_points[number]}
        for number in each_number(blocked):
            x, y = self.spaces[number]
            points |= {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
        found = 0
        for x, y in points:
            for space in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
                number = self.number.get(space, -1)
                if number >= 0:
                    found |= 1 << number
        return found

    def components(self, shut: int, blocked: int) -> list[tuple[int, int]]:
        """Return the doors and spaces that stop sight in groups that share no lattice point, as pairs of bit sets."""
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

    def ground(self, opened: int, blocked: int, opaque: int) -> Ground:
        """Return the ground with these doors open, these spaces blocked for steps and those opaque for sight."""
        key = opened & self.all_doors, blocked, opaque
        ground = self._grounds.get(key)
        if ground is None:
            if len(self._grounds) >= GROUNDS_KEPT:
                self._grounds.clear()
            ground = self._grounds[key] = Ground(self, *key)
        return ground

    def bits(self, spaces: Iterable[Space]) -> int:
        """Return the bit set of those of the spaces that are on the board."""
        return self.board.bits(spaces)


def _ends(edge: tuple[Space, str]) -> tuple[Space, Space]:
    """The lattice points at the ends of an edge: a space has the point of its north-west corner."""
    (x, y), side = edge
    return ((x + 1, y), (x + 1, y + 1)) if side == "east" else ((x, y + 1), (x + 1, y + 1))
