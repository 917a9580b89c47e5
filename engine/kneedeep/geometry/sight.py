"""Sight of the 2004 edition, centre to centre.

Rule: board geometry, sight in `doom-2004` and the corner rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from kneedeep.geometry.bits import each_number, numbers_of
from kneedeep.geometry.lattice import Lattice, Masks, Patch
from kneedeep.geometry.lines import STRIDE, clear_lines
from kneedeep.geometry.sightline import Obstruction, crossed_spaces, first_obstruction

Corner = Literal["one-side", "both-sides"]
"""The corner rule: a diagonal passage is free when one, or when both ways round the corner are free."""

LARGEST_PACKED: Final = 1 << 20
"""Bits of a packed part above which its lines are followed one by one: a part that large is nearly empty."""


class Sight:
    """Who sees whom, over one set of free edges and blocking spaces.

    Nothing is computed before it is asked for. Spaces are given and returned by number. A space sees itself, sight is
    symmetric, and a space in `blockers` is seen and sees like any other: only lines through it stop.
    """

    def __init__(self, lattice: Lattice, free: Masks, blockers: int = 0, corner: Corner = "one-side") -> None:
        self.lattice = lattice
        self.free = Masks(free.east & lattice.inner.east, free.south & lattice.inner.south)
        self.blockers = blockers
        self.corner: Corner = corner
        self._lines: dict[int, dict[int, int]] = {}
        self._shifted: dict[int, list[tuple[int, int]]] = {}
        self._visible: dict[int, int] = {}

    def sees(self, a: int, b: int) -> bool:
        """Whether the line between the centres of two spaces is clear."""
        if a == b:
            return True
        lattice = self.lattice
        part = lattice.patch_of[a]
        if lattice.patch_of[b] != part:
            return False
        if a > b:
            a, b = b, a
        patch = lattice.patches[part]
        if patch.area > LARGEST_PACKED:
            return self.obstruction(a, b) is None
        (ax, ay), (bx, by) = lattice.spaces[a], lattice.spaces[b]
        starts = self._table(patch).get((bx - ax) * STRIDE + by - ay, 0)
        return bool(starts >> ((ax - patch.west) * patch.height + ay - patch.north) & 1)

    def visible(self, a: int) -> int:
        """The bit set of spaces seen from a space, itself among them."""
        known = self._visible.get(a)
        if known is None:
            known = self._visible[a] = self._seen_from(a)
        return known

    def pairs(self) -> int:
        """How many ordered pairs (a, b) see each other; (a, a) counts."""
        count = len(self.lattice)
        for patch in self.lattice.patches:
            if patch.area > LARGEST_PACKED:
                count += sum(self.visible(a).bit_count() - 1 for a in patch.numbers)
            else:
                count += 2 * sum(starts.bit_count() for starts in self._table(patch).values())
        return count

    def each_pair(self) -> Iterator[tuple[int, int]]:
        """All ordered pairs that see each other, sorted by a, then b."""
        for a in range(len(self.lattice)):
            for b in numbers_of(self.visible(a)):
                yield a, b

    def sees_past(self, a: int, b: int, figures: int) -> bool:
        """Whether a sees b with figures in the way: their interior stops a line, a touch of their corner does not.

        Figures on a and b themselves don't count.
        """
        return self.sees(a, b) and not (figures and self._between(a, b) & figures)

    def visible_past(self, a: int, figures: int) -> int:
        """The bit set of spaces seen from a with figures in the way, spaces of figures among them."""
        seen = self.visible(a)
        if figures & ~(1 << a):
            for b in each_number(seen):
                if self._between(a, b) & figures:
                    seen &= ~(1 << b)
        return seen

    def obstruction(self, a: int, b: int, figures: int = 0) -> Obstruction | None:
        """What the line from a meets first on its way to b, or None when a sees b."""
        return first_obstruction(self.lattice, self.free, self.blockers, figures, a, b, self.corner)

    def prepare(self) -> None:
        """Compute the lines of the whole board now instead of on the first question."""
        for patch in self.lattice.patches:
            if patch.area <= LARGEST_PACKED:
                self._table(patch)

    def _table(self, patch: Patch) -> dict[int, int]:
        """Packed starts of the clear lines by displacement key."""
        table = self._lines.get(patch.index)
        if table is None:
            found = clear_lines(
                patch.pack(self.free.east),
                patch.pack(self.free.south),
                patch.pack(self.lattice.everywhere & ~self.blockers),
                patch.height,
                both_sides=self.corner == "both-sides",
            )
            table = {key: starts for key, _shift, starts in found}
            self._lines[patch.index] = table
            self._shifted[patch.index] = [(shift, starts) for _key, shift, starts in found]
        return table

    def _seen_from(self, a: int) -> int:
        patch = self.lattice.patches[self.lattice.patch_of[a]]
        if patch.area > LARGEST_PACKED:
            return self._seen_one_by_one(a, patch)
        self._table(patch)
        at = patch.position(self.lattice.spaces[a])
        seen = 1 << at
        for shift, starts in self._shifted[patch.index]:
            if starts >> at & 1:
                seen |= 1 << at + shift
            if at >= shift and starts >> at - shift & 1:
                seen |= 1 << at - shift
        return patch.unpack(seen)

    def _seen_one_by_one(self, a: int, patch: Patch) -> int:
        seen = bytearray(b"0") * len(self.lattice)
        for b in patch.numbers:
            if self.obstruction(a, b) is None:
                seen[-1 - b] = 49
        return int(seen, 2)

    def _between(self, a: int, b: int) -> int:
        """The bit set of the spaces whose interior the line between two spaces crosses, without the two."""
        (ax, ay), (bx, by) = self.lattice.spaces[a], self.lattice.spaces[b]
        number = self.lattice.number
        bits = 0
        for dx, dy in crossed_spaces(bx - ax, by - ay):
            other = number.get((ax + dx, ay + dy), -1)
            if other >= 0:
                bits |= 1 << other
        return bits
