"""Footprint reach: the spaces that an oversized figure reaches, step by step.

Rule: 2004 rulebook p. 11 (oversized invaders); board geometry, footprint.
"""

from collections.abc import Collection, Iterator

from kneedeep.board import Board
from kneedeep.model.geometry.footprints import footprint_steps
from kneedeep.model.geometry.space import DIRECTIONS, Space

Cover = frozenset[int]
_EAST, _SOUTH = DIRECTIONS.index((1, 0)), DIRECTIONS.index((0, 1))


class FootprintReach:
    """The steps of oversized figures with some doors open and some spaces blocked (bit set)."""

    def __init__(self, board: Board, doors: Collection[int], blocked: int) -> None:
        """Take a board. Figures are ignored."""
        self.board = board
        self.blocked = blocked
        self.to = board.steps(frozenset(doors)).to

    def fits(self, spaces: Collection[Space]) -> bool:
        """True if a footprint is legal: existing spaces, none blocked, without a wall or shut door between two."""
        numbers = [self.board.number.get(space, -1) for space in spaces]
        return min(numbers) >= 0 and self._stands(frozenset(numbers))

    def _stands(self, cover: Cover) -> bool:
        east, south = self.board.lattice.east, self.board.lattice.south
        for number in cover:
            if self.blocked >> number & 1:
                return False
            to = self.to[number]
            if (east[number] in cover and to[_EAST] < 0) or (south[number] in cover and to[_SOUTH] < 0):
                return False
        return True

    def covers(self, cover: Cover) -> Iterator[Cover]:
        """Yield every footprint that a figure reaches from a first one, including that one."""
        known = {cover}
        waiting = [cover]
        while waiting:
            here = waiting.pop()
            yield here
            for _, moved in footprint_steps(sorted(here), self.to):
                if (after := frozenset(moved)) not in known:
                    known.add(after)
                    if self._stands(after):
                        waiting.append(after)
