"""Sight of the 2016 edition, corner to corner, and cover.

Rule: board geometry, sight in `doom-2016`.
"""

from __future__ import annotations

from kneedeep.geometry.corner_line import CornerLine, crossed_squares
from kneedeep.geometry.corner_lines import Pinch, Point, corner_lines
from kneedeep.geometry.lattice import Lattice, Masks, Patch
from kneedeep.geometry.lines import Starts
from kneedeep.geometry.sight_table import Visibility
from kneedeep.geometry.space import Space


class CornerSight(Visibility):
    """Who sees whom corner to corner, over one set of free edges. Figures never stop this sight."""

    def __init__(self, lattice: Lattice, free: Masks, pinch: Pinch = "blocked") -> None:
        super().__init__(lattice, free)
        self.pinch: Pinch = pinch
        self._line = CornerLine(lattice, self.free, pinch)

    def lines(self, a: int, b: int) -> list[tuple[Point, Point]]:
        """The clear lines from corners of a to corners of b, sorted; none when a does not see b."""
        one, other = self.lattice.spaces[a], self.lattice.spaces[b]
        clear = self._line.clear
        return [(p, q) for p in corners(one) for q in corners(other) if clear(p, q, one, other)]

    def cover(self, a: int, b: int, covering: int = 0, figures: int = 0) -> bool | None:
        """Whether b has cover from an attack out of a: False, True, or None when a does not see b at all.

        `covering`: spaces whose interior gives cover wherever it lies, b's own too (difficult spaces); `figures`:
        spaces of figures, of which a's and b's own don't count. The attacker takes the corner that is best for him,
        among those with a clear line; from it one stopped or covered line to the four corners of b gives cover.
        """
        hiding = covering | figures & ~(1 << a | 1 << b)
        one, other = self.lattice.spaces[a], self.lattice.spaces[b]
        clear = self._line.clear
        seen: bool | None = None
        for p in corners(one):
            open_to = [q for q in corners(other) if clear(p, q, one, other)]
            if len(open_to) == 4 and not (hiding and any(self._hidden(p, q, hiding) for q in open_to)):
                return False
            if open_to:
                seen = True
        return seen

    def _compute(self, patch: Patch) -> Starts:
        return corner_lines(
            patch.pack(self.free.east),
            patch.pack(self.free.south),
            patch.pack(self.lattice.everywhere),
            patch.stride,
            self.pinch,
        )

    def _clear(self, a: int, b: int) -> bool:
        one, other = self.lattice.spaces[a], self.lattice.spaces[b]
        clear = self._line.clear
        return any(clear(p, q, one, other) for p in corners(one) for q in corners(other))

    def _hidden(self, p: Point, q: Point, hiding: int) -> bool:
        """Whether the line from p to q crosses the interior of a space in `hiding`."""
        number = self.lattice.number
        for dx, dy in crossed_squares(q[0] - p[0], q[1] - p[1]):
            crossed = number.get((p[0] + dx, p[1] + dy), -1)
            if crossed >= 0 and hiding >> crossed & 1:
                return True
        return False


def corners(space: Space) -> tuple[Point, Point, Point, Point]:
    """The four corners of a space as lattice points, sorted."""
    x, y = space
    return (x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)
