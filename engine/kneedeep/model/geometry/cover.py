"""Cover of the 2016 edition: figures that are only partly visible.

Rule: board geometry, cover; RUL16-95 to RUL16-101.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Literal

from kneedeep.model.geometry import Space, bits_of, union
from kneedeep.model.geometry.center_lines import KEY_STRIDE, Starts, shift_of
from kneedeep.model.geometry.corner_lines import Point, around_points
from kneedeep.model.geometry.corner_sight import CornerSight, corners
from kneedeep.model.geometry.exposure import Along, exposures
from kneedeep.model.geometry.lattice import Patch
from kneedeep.model.geometry.sight_table import LARGEST_COLUMNS, LARGEST_PACKED, Columns
from kneedeep.model.geometry.single_corner_line import crossed_squares
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

Thicket = Literal["space", "border"]
"""The part of a difficult patch that gives cover: its spaces, or its rim where a line enters or leaves."""


class Cover:
    """Cover between figures over one kind of sight. Spaces are given and returned by number.

    An attacker uses its best corner, among those with a clear line to the defender. The defender has cover if
    one of the lines from there to its corners is not open. An open line is clear and crosses nothing that
    covers: no difficult space (`thicket`), the defender's own included, and no space of a third figure. `by`
    border: a line through difficult spaces alone is open too. `along` free: a line along a grid line is clear
    if one side of it is free.
    """

    def __init__(self, sight: CornerSight, thicket: int = 0, along: Along = "free", by: Thicket = "space") -> None:
        self.sight = sight
        self.thicket = thicket
        self.along: Along = along
        self.by: Thicket = by
        self._columns: dict[int, Columns] = {}
        self._packed: dict[int, tuple[int, int]] = {}
        """By part of the board the figures asked about last, and the same packed."""

    def cover(self, a: int, b: int, figures: int = 0) -> bool | None:
        """True if b has cover from an attack out of a, None if a does not see b.

        `figures`: the spaces of all figures. Those on a and b do not count.
        """
        if not self.sight.sees(a, b):
            return None
        return not self._exposes(a, b, figures)

    def between(self, attacker: Collection[int], defender: Collection[int], figures: int = 0) -> bool | None:
        """True if a figure has cover from a second one, each given by its spaces. None if it is not seen.

        The attacker uses its best space. Its own body never gives cover, and a large defender never has
        cover. Rule: RUL16-94, RUL16-97, RUL16-100, RUL16-101.
        """
        if not any(self.sight.sees(a, b) for a in attacker for b in defender):
            return None
        return all(fan & figures for fan in self.fans(attacker, defender))

    def fans(self, attacker: Collection[int], defender: Collection[int]) -> tuple[int, ...]:
        """The fans: for each corner the spaces crossed by its open lines. Cover needs a third figure in every fan.

        There are no fans if walls alone give cover. A fan is empty if no figure can give cover, as for an unseen defender.
        """
        seen = [(a, b) for a in attacker for b in defender if self.sight.sees(a, b)]
        if not seen or len(defender) > 1:
            return (0,)
        number, spaces = self.sight.lattice.number, self.sight.lattice.spaces
        own = union(1 << a for a in attacker)
        found: dict[int, None] = {}
        for a, b in seen:
            (ax, ay), (bx, by) = spaces[a], spaces[b]
            for opened, fan in zip(self._open_corners(a, b), fans_of(bx - ax, by - ay), strict=True):
                if opened:
                    crossed = ((ax + x, ay + y) for x, y in fan)
                    found[union(1 << number[space] for space in crossed if space in number) & ~own] = None
        return tuple(found)

    def exposed(self, a: int, figures: int = 0) -> int:
        """The bit set of spaces that a sees and that have no cover from a."""
        lattice = self.sight.lattice
        patch = lattice.patches[lattice.patch_of[a]]
        if patch.area > LARGEST_PACKED:
            spend(20 * len(patch.numbers))
            found = [b for b in patch.numbers if self._exposes_by_lines(a, b, 0)]
        else:
            number_at = patch.number_at
            found = [number_at[place] for place in self._row(patch, patch.position(lattice.spaces[a]))]
            if self._exposes_by_lines(a, a, 0):
                found.append(a)
        if figures:
            found = [b for b in found if self._exposes(a, b, figures)]
        return bits_of(found, len(lattice))

    def prepare(self) -> None:
        """Compute the lines of the whole board now instead of on the first query."""
        for patch in self.sight.lattice.patches:
            if patch.area <= LARGEST_PACKED:
                self._table(patch)

    def pairs(self) -> int:
        """The number of ordered pairs (a, b) of different spaces with b exposed to a."""
        count = 0
        for patch in self.sight.lattice.patches:
            if patch.area > LARGEST_PACKED:
                count += sum((self.exposed(a) & ~(1 << a)).bit_count() for a in patch.numbers)
            else:
                count += sum(starts.bit_count() for starts in self._table(patch).values())
        return count

    def _exposes(self, a: int, b: int, figures: int) -> bool:
        """True if some corner of a has four open lines to b. Requires that a and b see each other."""
        lattice = self.sight.lattice
        patch = lattice.patches[lattice.patch_of[a]]
        if a == b or patch.area > LARGEST_PACKED:
            return self._exposes_by_lines(a, b, figures)
        one, (bx, by) = lattice.spaces[a], lattice.spaces[b]
        dx, dy, at = bx - one[0], by - one[1], patch.position(one)
        key = dx * KEY_STRIDE + dy
        if not figures:
            return bool(self._table(patch).get(key, 0) >> at & 1)
        here = self._figures_in(patch, figures) >> at + min(dx, 0) * patch.stride + min(dy, 0)
        for table, fan in zip(self._tables_by_corner(patch), packed_fans(dx, dy, patch.stride), strict=True):
            if table.get(key, 0) >> at & 1 and not here & fan:
                return True
        return False

    def _exposes_by_lines(self, a: int, b: int, figures: int) -> bool:
        """The same as `_exposes`, with the lines followed one by one."""
        lattice = self.sight.lattice
        one, other = lattice.spaces[a], lattice.spaces[b]
        near = {(x - one[0], y - one[1]) for x, y in lattice.listed(figures)}
        return any(
            fan.isdisjoint(near) and self._is_corner_open(p, one, other)
            for p, fan in zip(corners(one), fans_of(other[0] - one[0], other[1] - one[1]), strict=True)
        )

    def _open_corners(self, a: int, b: int) -> list[bool]:
        """True for each corner of a whose lines to b are open, ignoring figures."""
        lattice = self.sight.lattice
        patch = lattice.patches[lattice.patch_of[a]]
        one, other = lattice.spaces[a], lattice.spaces[b]
        if a == b or patch.area > LARGEST_PACKED:
            return [self._is_corner_open(p, one, other) for p in corners(one)]
        key, at = (other[0] - one[0]) * KEY_STRIDE + other[1] - one[1], patch.position(one)
        return [bool(table.get(key, 0) >> at & 1) for table in self._tables_by_corner(patch)]

    def _is_corner_open(self, p: Point, a: Space, b: Space) -> bool:
        return all(self._is_open(p, q, a, b) for q in corners(b))

    def _figures_in(self, patch: Patch, figures: int) -> int:
        """The packed spaces of figures in a part of the board."""
        last, packed = self._packed.get(patch.index, (0, 0))
        if last != figures:
            packed = patch.pack(figures)
            self._packed[patch.index] = figures, packed
        return packed

    def _is_open(self, p: Point, q: Point, a: Space, b: Space) -> bool:
        """True if the line from corner p of space a to corner q of space b is open."""
        line = self.sight.line
        if not (line.clear(p, q, a, b) or (self.along == "free" and line.free_beside(p, q, a, b))):
            return False
        number = self.sight.lattice.number
        crossed = difficult = 0
        for dx, dy in crossed_squares(q[0] - p[0], q[1] - p[1]):
            # An open line may pass between two corners of the outside, but enters no square there.
            here = number[p[0] + dx, p[1] + dy]
            crossed += 1
            difficult += self.thicket >> here & 1
        return difficult == 0 or (self.by == "border" and difficult == crossed)

    def _row(self, patch: Patch, at: int) -> list[int]:
        """The positions in a part that are exposed to one position."""
        table = self._table(patch)
        spend(len(table) // 8 + len(self.sight.lattice) // 50)
        if len(table) * (patch.area // 8 + 1) > LARGEST_COLUMNS:
            return [at + shift_of(key, patch.stride) for key, starts in table.items() if starts >> at & 1]
        if (columns := self._columns.get(patch.index)) is None:
            lines = [(starts, shift_of(key, patch.stride)) for key, starts in table.items()]
            columns = self._columns[patch.index] = Columns(lines, patch)
        return columns.reached_from(at)

    @cached_method
    def _table(self, patch: Patch) -> Starts:
        """The packed starts of every displacement to an exposed space."""
        table: Starts = {}
        for starts_by_key in self._tables_by_corner(patch):
            for key, starts in starts_by_key.items():
                table[key] = table.get(key, 0) | starts
        return table

    @cached_method
    def _tables_by_corner(self, patch: Patch) -> tuple[Starts, ...]:
        """The tables of each corner of the start spaces."""
        spend(2 * len(patch.numbers) + len(patch.numbers) ** 2 // 400)
        free, pack = self.sight.free, patch.pack
        here = around_points(pack(free.east), pack(free.south), pack(self.sight.lattice.everywhere), patch.stride)
        thicket = pack(self.thicket)
        passing = [-1] if not thicket else [~thicket] if self.by == "space" else [~thicket, thicket]
        return exposures(here, patch.stride, self.sight.pinch, self.along, passing)


@lru_cache(maxsize=1 << 13)
def fans_of(dx: int, dy: int) -> tuple[frozenset[Space], ...]:
    """For each corner of a space, the spaces crossed by its lines to the corners of a second space, as offsets.

    `dx`, `dy`: from the first space to the second. Neither of the two is among the offsets.
    """
    found = []
    for px, py in corners((0, 0)):
        crossed = {(px + x, py + y) for qx, qy in corners((dx, dy)) for x, y in crossed_squares(qx - px, qy - py)}
        found.append(frozenset(crossed - {(0, 0), (dx, dy)}))
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def packed_fans(dx: int, dy: int, stride: int) -> tuple[int, ...]:
    """The same as packed spaces of a part, from the north-west corner of the rectangle around both spaces."""
    west, north = min(dx, 0), min(dy, 0)
    return tuple(union(1 << (x - west) * stride + y - north for x, y in fan) for fan in fans_of(dx, dy))
