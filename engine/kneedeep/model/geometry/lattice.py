"""The numbered spaces of a board, and a packed rectangle of bit positions for each connected part."""

from collections.abc import Iterable
from functools import cached_property
from itertools import count
from typing import NamedTuple

from kneedeep.model.geometry.bits import bits_of, each_number, numbers_of
from kneedeep.model.geometry.space import DIRECTIONS, Space
from kneedeep.support.work_budget import spend

FEW_PACKED = 32
"""The most spaces that are packed one by one."""


class Masks(NamedTuple):
    """The free edges for one purpose: bit n of `east` (`south`) is set if space n's east (south) edge is free."""

    east: int
    south: int


class Patch:
    """A connected part of the board in its bounding box: space (x, y) is bit `(x - west) * stride + (y - north)`.

    A neighbour to the east is `stride` bits higher, one to the south 1 bit. The stride is one more than the height, so
    that lattice points (one more than spaces each way) fit the same bits. A space has the bit of its north-west corner.
    """

    __slots__ = ("_number_at", "_position_of", "_size", "index", "north", "numbers", "runs", "stride", "west", "width")

    def __init__(self, index: int, numbers: list[int], spaces: tuple[Space, ...]) -> None:
        self.index = index
        self.numbers = numbers
        self._size = len(spaces)
        columns = [spaces[number][0] for number in numbers]
        rows = [spaces[number][1] for number in numbers]
        self.west, self.north = columns[0], min(rows)
        self.width, self.stride = columns[-1] - self.west + 1, max(rows) - self.north + 2
        self._number_at: list[int] = []
        self._position_of: dict[int, int] = {}
        self.runs = self._runs([self.position(spaces[number]) for number in numbers])

    @property
    def area(self) -> int:
        """The number of bits of the packed rectangle."""
        return self.width * self.stride

    def position(self, space: Space) -> int:
        """The bit position of a space of this part."""
        return (space[0] - self.west) * self.stride + space[1] - self.north

    @property
    def number_at(self) -> list[int]:
        """The number of the space at each bit position, -1 for none."""
        if not self._number_at:
            self._number_at = [-1] * self.area
            for number, length, position in self.runs:
                self._number_at[position : position + length] = range(number, number + length)
        return self._number_at

    def pack(self, bits: int) -> int:
        """A bit set of space numbers as a bit set of positions. Spaces of other parts are left out."""
        if bits.bit_count() <= FEW_PACKED:
            return self._pack_few(bits)
        text = bin(bits)[:1:-1].ljust(self._size, "0")
        parts = []
        end = 0
        for number, length, position in self.runs:
            parts.append("0" * (position - end))
            parts.append(text[number : number + length])
            end = position + length
        return int("".join(parts)[::-1] or "0", 2)

    def _pack_few(self, bits: int) -> int:
        """The packed bit set of a few spaces, one by one."""
        if not self._position_of:
            for number, length, position in self.runs:
                self._position_of.update(zip(range(number, number + length), count(position), strict=False))
        found = 0
        for number in each_number(bits):
            if (position := self._position_of.get(number, -1)) >= 0:
                found |= 1 << position
        return found

    def _runs(self, positions: list[int]) -> list[tuple[int, int, int]]:
        """Stretches `(first number, length, first position)` in which number and position both rise by one."""
        runs = []
        numbers = self.numbers
        first = 0
        for place in range(1, len(numbers) + 1):
            if (
                place == len(numbers)
                or numbers[place] != numbers[place - 1] + 1
                or positions[place] != positions[place - 1] + 1
            ):
                runs.append((numbers[first], place - first, positions[first]))
                first = place
        return runs


class Lattice:
    """The spaces of a board, sorted by (x, y) and numbered from 0 in that order.

    `east[n]` and `south[n]`: the numbers of the eastern and southern neighbour of space n, -1 for none.
    """

    def __init__(self, spaces: Iterable[Space]) -> None:
        self.spaces: tuple[Space, ...] = tuple(sorted(set(spaces)))
        spend(2 * len(self.spaces))
        self.number: dict[Space, int] = {space: number for number, space in enumerate(self.spaces)}
        find = self.number.get
        self.east: list[int] = [find((x + 1, y), -1) for x, y in self.spaces]
        self.south: list[int] = [find((x, y + 1), -1) for x, y in self.spaces]
        self.west: list[int] = [find((x - 1, y), -1) for x, y in self.spaces]
        self.north: list[int] = [find((x, y - 1), -1) for x, y in self.spaces]

    @classmethod
    def of(cls, spaces: Iterable[Space]) -> "Lattice":
        """The lattice of any spaces. Repeated spaces count once."""
        return cls(spaces)

    def __len__(self) -> int:
        return len(self.spaces)

    @cached_property
    def inner(self) -> Masks:
        """The edges between two spaces, all marked free."""
        size = len(self)
        return Masks(
            east=bits_of([number for number, other in enumerate(self.east) if other >= 0], size),
            south=bits_of([number for number, other in enumerate(self.south) if other >= 0], size),
        )

    @cached_property
    def everywhere(self) -> int:
        """The bit set of all spaces."""
        return (1 << len(self)) - 1

    def free(self, stopped: Iterable[tuple[Space, str]]) -> Masks:
        """The masks of a purpose: every edge between two spaces except the stopped ones, given as canonical edges.

        Edges to the outside are never free and need not be given. Raises KeyError for a space outside the lattice.
        """
        east: list[int] = []
        south: list[int] = []
        number = self.number
        for space, side in stopped:
            (east if side == "east" else south).append(number[space])
        size = len(self)
        inner = self.inner
        return Masks(inner.east & ~bits_of(east, size), inner.south & ~bits_of(south, size))

    def bits(self, spaces: Iterable[Space]) -> int:
        """The bit set of some spaces. Raises KeyError for a space outside the lattice."""
        number = self.number
        return bits_of([number[space] for space in spaces], len(self))

    def listed(self, bits: int) -> list[Space]:
        """The spaces in a bit set, sorted by (x, y)."""
        spaces = self.spaces
        return [spaces[number] for number in numbers_of(bits)]

    @cached_property
    def patch_of(self) -> list[int]:
        """The index of each space's connected part. Spaces that touch at a corner belong together."""
        part = [-1] * len(self)
        find = self.number.get
        parts = 0
        for first in range(len(part)):
            if part[first] >= 0:
                continue
            part[first] = parts
            waiting = [self.spaces[first]]
            while waiting:
                x, y = waiting.pop()
                for dx, dy in DIRECTIONS:
                    number = find((x + dx, y + dy), -1)
                    if number >= 0 and part[number] < 0:
                        part[number] = parts
                        waiting.append((x + dx, y + dy))
            parts += 1
        return part

    @cached_property
    def patches(self) -> list[Patch]:
        """The connected parts, in the order of their first spaces."""
        members: list[list[int]] = []
        for number, part in enumerate(self.patch_of):
            if part == len(members):
                members.append([])
            members[part].append(number)
        return [Patch(index, numbers, self.spaces) for index, numbers in enumerate(members)]
