"""Footprint reach: where an oversized figure can get to, step by step.

Rule: 2004 rulebook p. 11 (oversized invaders); board geometry, footprint.
"""

from collections.abc import Collection, Iterator

from kneedeep.board import Board
from kneedeep.geometry.space import DIRECTIONS, Space

Cover = frozenset[int]


class FootprintReach:
    """The steps of oversized figures with some doors open and some spaces blocked (bit set)."""

    def __init__(self, board: Board, doors: Collection[int], blocked: int) -> None:
        """Take a board; figures are not regarded."""
        self.board = board
        self.blocked = blocked
        steps = board.steps(frozenset(doors))
        self.to = steps.to
        self.beside = steps.bits

    def fits(self, spaces: Collection[Space]) -> bool:
        """Return whether a footprint is legal: existing spaces, none blocked, neither wall nor shut door between two."""
        numbers = [self.board.number.get(space, -1) for space in spaces]
        if any(number < 0 or self.blocked >> number & 1 for number in numbers):
            return False
        at = dict(zip(spaces, numbers, strict=True))
        for (x, y), number in at.items():
            for other in ((x + 1, y), (x, y + 1)):
                if other in at and not self.beside[number] >> at[other] & 1:
                    return False
        return True

    def covers(self, cover: Cover) -> Iterator[Cover]:
        """Yield every footprint that a figure comes to from one, that one first."""
        spaces = self.board.spaces
        known = {cover}
        waiting = [cover]
        while waiting:
            here = waiting.pop()
            yield here
            for after in self._steps(here):
                if after not in known:
                    known.add(after)
                    if self.fits([spaces[number] for number in after]):
                        waiting.append(after)

    def _steps(self, cover: Cover) -> Iterator[Cover]:
        """Yield every footprint a step away, legal or not."""
        for index in range(len(DIRECTIONS)):
            moved = [self.to[number][index] for number in sorted(cover)]
            diagonal = bool(index % 2)
            if len(cover) == 2 and not diagonal:
                # One half leads, the other takes its place.
                afters = [
                    frozenset((ahead, own))
                    for own, ahead in zip(sorted(cover), moved, strict=True)
                    if ahead >= 0 and ahead not in cover
                ]
            else:
                afters = [frozenset(moved)] if min(moved) >= 0 else []
            yield from afters
