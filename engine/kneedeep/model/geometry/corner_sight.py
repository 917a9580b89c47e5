"""Sight of the 2016 edition, corner to corner. Rule: board geometry, sight in `doom-2016`."""

from kneedeep.model.geometry.center_lines import Starts
from kneedeep.model.geometry.corner_lines import Pinch, Point, corner_lines
from kneedeep.model.geometry.lattice import Lattice, Masks, Patch
from kneedeep.model.geometry.sight_table import Visibility
from kneedeep.model.geometry.single_corner_line import CornerLine
from kneedeep.model.geometry.space import Space


class CornerSight(Visibility):
    """Corner-to-corner sight between spaces over one set of free edges. Figures never stop it."""

    def __init__(self, lattice: Lattice, free: Masks, pinch: Pinch = "blocked") -> None:
        super().__init__(lattice, free)
        self.pinch: Pinch = pinch
        self.line = CornerLine(lattice, self.free, pinch)

    def lines(self, a: int, b: int) -> list[tuple[Point, Point]]:
        """The clear lines from corners of a to corners of b, sorted. Empty if a does not see b."""
        one, other = self.lattice.spaces[a], self.lattice.spaces[b]
        clear = self.line.clear
        return [(p, q) for p in corners(one) for q in corners(other) if clear(p, q, one, other)]

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
        clear = self.line.clear
        return any(clear(p, q, one, other) for p in corners(one) for q in corners(other))


def corners(space: Space) -> tuple[Point, Point, Point, Point]:
    """The four corners of a space as lattice points, sorted."""
    x, y = space
    return (x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)
