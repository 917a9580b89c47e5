"""What both editions' sight share: answers from a table of clear displacements per connected part."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final

from kneedeep.geometry.bits import bits_of, numbers_of
from kneedeep.geometry.lattice import Lattice, Masks, Patch
from kneedeep.geometry.lines import KEY_STRIDE

LARGEST_PACKED: Final = 1 << 18
"""Bits of a packed part above which its lines are followed one by one: a part that large is nearly empty."""


class Seen(ABC):
    """Who sees whom, over one set of free edges: symmetric, and a space sees itself.

    Nothing is computed before it is asked for. Spaces are given and returned by number.
    """

    def __init__(self, lattice: Lattice, free: Masks) -> None:
        self.lattice = lattice
        self.free = Masks(free.east & lattice.inner.east, free.south & lattice.inner.south)
        self._tables: dict[int, dict[int, int]] = {}
        self._shifted: dict[int, list[tuple[int, int]]] = {}
        self._visible: dict[int, int] = {}

    def sees(self, a: int, b: int) -> bool:
        """Whether a and b see each other."""
        if a >= b:
            if a == b:
                return True
            a, b = b, a
        lattice = self.lattice
        part = lattice.patch_of[a]
        if lattice.patch_of[b] != part:
            return False
        patch = lattice.patches[part]
        if patch.area > LARGEST_PACKED:
            return self._clear(a, b)
        (ax, ay), (bx, by) = lattice.spaces[a], lattice.spaces[b]
        starts = self._table(patch).get((bx - ax) * KEY_STRIDE + by - ay, 0)
        return bool(starts >> (ax - patch.west) * patch.stride + ay - patch.north & 1)

    def visible(self, a: int) -> int:
        """The bit set of spaces seen from a, itself among them."""
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
        """All ordered pairs (a, b) that see each other, sorted."""
        for a in range(len(self.lattice)):
            for b in numbers_of(self.visible(a)):
                yield a, b

    def prepare(self) -> None:
        """Compute the lines of the whole board now instead of on the first question."""
        for patch in self.lattice.patches:
            if patch.area <= LARGEST_PACKED:
                self._table(patch)

    @abstractmethod
    def _compute(self, patch: Patch) -> list[tuple[int, int, int]]:
        """Displacements with sight, `(key, shift, packed starts)`, as `clear_lines` gives them."""

    @abstractmethod
    def _clear(self, a: int, b: int) -> bool:
        """Whether a sees b, answered for this pair alone."""

    def _table(self, patch: Patch) -> dict[int, int]:
        """Packed starts by displacement key."""
        table = self._tables.get(patch.index)
        if table is None:
            found = self._compute(patch)
            table = self._tables[patch.index] = {key: starts for key, _shift, starts in found}
            self._shifted[patch.index] = [(shift, starts) for _key, shift, starts in found]
        return table

    def _seen_from(self, a: int) -> int:
        patch = self.lattice.patches[self.lattice.patch_of[a]]
        if patch.area > LARGEST_PACKED:
            return bits_of([b for b in patch.numbers if self._clear(a, b)], len(self.lattice))
        self._table(patch)
        at = patch.position(self.lattice.spaces[a])
        seen = 1 << at
        for shift, starts in self._shifted[patch.index]:
            if starts >> at & 1:
                seen |= 1 << at + shift
            if at >= shift and starts >> at - shift & 1:
                seen |= 1 << at - shift
        return patch.unpack(seen)
