"""Common parts of both editions' sight: queries on a table of clear displacements per connected part."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Final

from kneedeep.model.geometry import bits_of, chebyshev, numbers_of
from kneedeep.model.geometry.center_lines import KEY_STRIDE, Starts, shift_of
from kneedeep.model.geometry.lattice import Lattice, Masks, Patch
from kneedeep.support.work_budget import spend

LARGEST_PACKED: Final = 1 << 18
"""The bits of a packed part above which its lines are followed one by one. A part of that size is nearly empty."""

LARGEST_COLUMNS: Final = 1 << 23
"""The bytes of lines of a part above which they are not indexed by column."""

_WITH_BIT: Final = tuple(bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8))
"""The translation table of bytes for each bit: 1 if the byte has the bit, else 0."""

FEW: Final = 4
"""The most spaces whose visible spaces are computed one by one."""


class Visibility(ABC):
    """Sight between spaces over one set of free edges: symmetric, and a space sees itself.

    Everything is computed on demand. Spaces are given and returned by number.
    """

    def __init__(self, lattice: Lattice, free: Masks) -> None:
        self.lattice = lattice
        self.free = Masks(free.east & lattice.inner.east, free.south & lattice.inner.south)
        self._tables: dict[int, Starts] = {}
        self._columns: dict[int, tuple[Columns, Columns]] = {}
        self._visible: dict[int, int] = {}

    def sees(self, a: int, b: int) -> bool:
        """True if a and b see each other."""
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
        """The bit set of spaces seen from a, including a."""
        if (known := self._visible.get(a)) is None:
            known = self._visible[a] = self._seen_from(a)
        return known

    def seen_by_any(self, spaces: int) -> int:
        """The bit set of spaces seen from at least one space of a bit set. Faster than one query for each."""
        found = spaces
        for patch in self.lattice.patches:
            if not (own := patch.pack(spaces)):
                continue
            if patch.area > LARGEST_PACKED or own.bit_count() <= FEW:
                for a in patch.numbers:
                    if spaces >> a & 1:
                        found |= self.visible(a)
                continue
            seen = 0
            for key, starts in self._table(patch).items():
                shift = shift_of(key, patch.stride)
                seen |= (starts & own) << shift | starts & own >> shift
            number_at = patch.number_at
            found |= bits_of([number_at[place] for place in numbers_of(seen)], len(self.lattice))
        return found

    def pairs(self) -> int:
        """The number of ordered pairs (a, b) that see each other, including (a, a)."""
        count = len(self.lattice)
        for patch in self.lattice.patches:
            if patch.area > LARGEST_PACKED:
                count += sum(self.visible(a).bit_count() - 1 for a in patch.numbers)
            else:
                count += 2 * sum(starts.bit_count() for starts in self._table(patch).values())
        return count

    def each_pair(self) -> Iterator[tuple[int, int]]:
        """All ordered pairs (a, b) that see each other, sorted."""
        for a, seen in enumerate(self.all_visible()):
            for b in numbers_of(seen):
                yield a, b

    def all_visible(self) -> list[int]:
        """The bit set of spaces seen from every space. Faster than one query for each."""
        size = len(self.lattice)
        seen = [[a] for a in range(size)]
        for patch in self.lattice.patches:
            if patch.area > LARGEST_PACKED:
                for a in patch.numbers:
                    seen[a] = numbers_of(self.visible(a))
                continue
            number_at = patch.number_at
            for key, starts in self._table(patch).items():
                shift = shift_of(key, patch.stride)
                places = numbers_of(starts)
                spend(1 + len(places))
                for place in places:
                    a, b = number_at[place], number_at[place + shift]
                    seen[a].append(b)
                    seen[b].append(a)
        return [bits_of(row, size) for row in seen]

    def lost(self, other: "Visibility") -> dict[int, int]:
        """The bit sets of spaces that are not seen in `other` (same lattice), for each space that sees less there."""
        found: dict[int, int] = {}
        for patch in self.lattice.patches:
            if patch.area > LARGEST_PACKED:
                for a in patch.numbers:
                    if missed := self.visible(a) & ~other.visible(a):
                        found[a] = missed
                continue
            number_at = patch.number_at
            left = other._table(patch)
            for key, starts in self._table(patch).items():
                if missed := starts & ~left.get(key, 0):
                    spend(1 + missed.bit_count())
                    shift = shift_of(key, patch.stride)
                    for place in numbers_of(missed):
                        a, b = number_at[place], number_at[place + shift]
                        found[a] = found.get(a, 0) | 1 << b
                        found[b] = found.get(b, 0) | 1 << a
        return found

    def counts(self) -> list[int]:
        """The number of spaces seen from every space, including itself. Much faster than `all_visible`."""
        found = [1] * len(self.lattice)
        for patch in self.lattice.patches:
            if patch.area > LARGEST_PACKED:
                for a in patch.numbers:
                    found[a] = self.visible(a).bit_count()
                continue
            # Counters of all spaces at once: plane n holds their bits of 2 to the power n.
            planes = [0]
            for key, starts in self._table(patch).items():
                ends = starts << shift_of(key, patch.stride)
                either, ones = starts ^ ends, planes[0]
                planes[0] = ones ^ either
                carry = starts & ends | ones & either
                n = 1
                while carry:
                    if n == len(planes):
                        planes.append(0)
                    plane = planes[n]
                    planes[n] = plane ^ carry
                    carry &= plane
                    n += 1
            number_at = patch.number_at
            for n, plane in enumerate(planes):
                for place in numbers_of(plane):
                    found[number_at[place]] += 1 << n
        return found

    def longest(self, among: int) -> tuple[int, list[tuple[int, int]]]:
        """The length of the longest lines between spaces of `among`, and their pairs (a, b), sorted.

        The length is the larger of the two differences, 0 if no two of the spaces see each other.
        """
        length, pairs = 0, list[tuple[int, int]]()
        for patch in self.lattice.patches:
            lines = self._listed(patch, among) if patch.area > LARGEST_PACKED else self._long(patch, among)
            for long, found in lines:
                if long < length:
                    break
                if long > length:
                    length, pairs = long, []
                pairs += found
        return length, sorted(pairs)

    def _long(self, patch: Patch, among: int) -> Iterator[tuple[int, list[tuple[int, int]]]]:
        """The pairs of one displacement after the next, the longest displacements first."""
        ends, number_at = patch.pack(among), patch.number_at
        table = self._table(patch)
        for long, key in sorted(((_length(key), key) for key in table), reverse=True):
            shift = shift_of(key, patch.stride)
            if starts := table[key] & ends & (ends >> shift if shift > 0 else ends << -shift):
                found = [(number_at[place], number_at[place + shift]) for place in numbers_of(starts)]
                yield long, [(min(pair), max(pair)) for pair in found]

    def _listed(self, patch: Patch, among: int) -> Iterator[tuple[int, list[tuple[int, int]]]]:
        """The greatest length between spaces of a part that is not packed, with its pairs."""
        spaces = self.lattice.spaces
        found: dict[int, list[tuple[int, int]]] = {}
        for a in patch.numbers:
            if among >> a & 1:
                for b in numbers_of(self.visible(a) & among):
                    if b > a:
                        found.setdefault(chebyshev(spaces[a], spaces[b]), []).append((a, b))
        if found:
            yield max(found), found[max(found)]

    def prepare(self) -> None:
        """Compute the lines of the whole board now instead of on the first query."""
        for patch in self.lattice.patches:
            if patch.area <= LARGEST_PACKED:
                self._table(patch)

    def forget(self) -> None:
        """Clear the cache of single spaces. Lines are kept."""
        self._visible.clear()

    @abstractmethod
    def _compute(self, patch: Patch) -> Starts:
        """The packed starts of every displacement with sight, in the form of `clear_lines`."""

    @abstractmethod
    def _clear(self, a: int, b: int) -> bool:
        """True if a sees b, computed for this pair alone."""

    def _table(self, patch: Patch) -> Starts:
        if (table := self._tables.get(patch.index)) is None:
            # In the open the table has as many bits as there are pairs.
            spend(len(patch.numbers) + len(patch.numbers) ** 2 // 1_000)
            table = self._tables[patch.index] = self._compute(patch)
        return table

    def _seen_from(self, a: int) -> int:
        size = len(self.lattice)
        patch = self.lattice.patches[self.lattice.patch_of[a]]
        if patch.area > LARGEST_PACKED:
            spend(5 * len(patch.numbers))
            return bits_of([b for b in patch.numbers if self._clear(a, b)], size)
        table = self._table(patch)
        spend(len(table) // 8 + size // 50)
        at = patch.position(self.lattice.spaces[a])
        if len(table) * (patch.area // 8 + 1) > LARGEST_COLUMNS:
            found = [at]
            for key, starts in table.items():
                shift = shift_of(key, patch.stride)
                if starts >> at & 1:
                    found.append(at + shift)
                if at >= shift and starts >> at - shift & 1:
                    found.append(at - shift)
        else:
            if (columns := self._columns.get(patch.index)) is None:
                lines = [(starts, shift_of(key, patch.stride)) for key, starts in table.items()]
                columns = Columns(lines, patch), Columns([(s << shift, -shift) for s, shift in lines], patch)
                self._columns[patch.index] = columns
            found = [at, *columns[0].reached_from(at), *columns[1].reached_from(at)]
        number_at = patch.number_at
        return bits_of([number_at[place] for place in found], size)


class Columns:
    """Lines of a packed part (starts, and bits from start to end), indexed by the column of their start."""

    def __init__(self, lines: Sequence[tuple[int, int]], patch: Patch) -> None:
        self._length = length = patch.area // 8 + 1
        self._shifts = [shift for _starts, shift in lines]
        self._starts = b"".join(starts.to_bytes(length, "little") for starts, _shift in lines)

    def reached_from(self, at: int) -> list[int]:
        """The positions of the ends of lines from a position."""
        column = self._starts[at >> 3 :: self._length].translate(_WITH_BIT[at & 7])
        return [at + shift for shift in compress(self._shifts, column)]


def _length(key: int) -> int:
    """The larger of the two differences of a displacement."""
    dx = (key + KEY_STRIDE // 2) // KEY_STRIDE
    return max(dx, abs(key - dx * KEY_STRIDE))
