"""Steps to the eight neighbours by the corner rule. Obstacles and figures beside a corner are ignored.

Rule: board geometry, the corner rule, steps and adjacency.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal, overload

from kneedeep.model.geometry.bits import numbers_of
from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.support.work_budget import spend

Corner = Literal["one-side", "both-sides"]
"""The corner rule: a diagonal passage is free if one way round the corner is free, or only if both are."""


LISTED = 16_384
"""The most spaces whose bit sets of neighbours are listed. On a board of 60,000 the list would take 250 MB."""


class _Rows(Sequence[int]):
    """The bit sets of the neighbours of many spaces, computed on demand."""

    def __init__(self, neighbours: list[tuple[int, ...]]) -> None:
        self._neighbours = neighbours

    def __len__(self) -> int:
        return len(self._neighbours)

    @overload
    def __getitem__(self, number: int) -> int: ...
    @overload
    def __getitem__(self, number: slice) -> list[int]: ...
    def __getitem__(self, number: int | slice) -> int | list[int]:
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(len(self)))]
        if not (row := self._neighbours[number]):
            return 0
        least = min(row)
        bits = 0
        for other in row:
            bits |= 1 << other - least
        return bits << least


class Steps:
    """The steps over one set of free edges. With the edges that break adjacency they are adjacency.

    Spaces are given and returned by number. Distances decide whether a space may be entered.
    """

    def __init__(self, lattice: Lattice, free: Masks, corner: Corner = "one-side") -> None:
        self.lattice = lattice
        self.free = Masks(free.east & lattice.inner.east, free.south & lattice.inner.south)
        self.corner: Corner = corner

    @cached_property
    def to(self) -> list[tuple[int, ...]]:
        """For each space, the space that a step in each of the eight `DIRECTIONS` leads to, -1 for no step."""
        lattice = self.lattice
        size = len(lattice)
        spend(3 * size)
        # One more entry, so that index -1 (no space) leads nowhere.
        east = [*_through(lattice.east, self.free.east), -1]
        south = [*_through(lattice.south, self.free.south), -1]
        west, north = [-1] * (size + 1), [-1] * (size + 1)
        for number in range(size):
            if east[number] >= 0:
                west[east[number]] = number
            if south[number] >= 0:
                north[south[number]] = number
        both = self.corner == "both-sides"
        found: list[tuple[int, ...]] = []
        for number in range(size):
            n, e, s, w = north[number], east[number], south[number], west[number]
            diagonals = ((east[n], north[e]), (east[s], south[e]), (west[s], south[w]), (west[n], north[w]))
            if both:
                ne, se, sw, nw = (one if one == other else -1 for one, other in diagonals)
            else:
                ne, se, sw, nw = (one if one >= 0 else other for one, other in diagonals)
            found.append((n, ne, e, se, s, sw, w, nw))
        return found

    @cached_property
    def neighbours(self) -> list[tuple[int, ...]]:
        """For each space, the spaces one step away, clockwise from north."""
        return [tuple([number for number in row if number >= 0]) for row in self.to]

    @cached_property
    def bits(self) -> Sequence[int]:
        """For each space, the bit set of the spaces one step away."""
        if len(self.lattice) > LISTED:
            return _Rows(self.neighbours)
        found = []
        for row in self.neighbours:
            bits = 0
            for number in row:
                bits |= 1 << number
            found.append(bits)
        return found

    def beside(self, spaces: int) -> int:
        """The bit set of the spaces one step away from any space of a bit set."""
        bits, found = self.bits, 0
        for number in numbers_of(spaces):
            found |= bits[number]
        return found

    def step(self, a: int, direction: int) -> int:
        """The space one step from a in `DIRECTIONS[direction]`, -1 if the step is stopped."""
        return self.to[a][direction]

    def adjacent(self, a: int, b: int) -> bool:
        """True if one step leads from a to b."""
        return b in self.neighbours[a]


def _through(neighbour: list[int], free: int) -> list[int]:
    """The neighbour of each space over its free edge, -1 if the edge is not free."""
    signs = bin(free)[:1:-1].ljust(len(neighbour), "0")
    # 0 has a sign too, also where there is no space.
    return [other if sign == "1" else -1 for other, sign in zip(neighbour, signs, strict=False)]
