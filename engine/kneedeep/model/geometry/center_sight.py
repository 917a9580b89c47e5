"""Sight of the 2004 edition, center to center.

Rule: board geometry, sight in `doom-2004` and the corner rule.
"""

from kneedeep.model.geometry.bits import numbers_of
from kneedeep.model.geometry.center_lines import Starts, clear_lines
from kneedeep.model.geometry.lattice import Lattice, Masks, Patch
from kneedeep.model.geometry.sight_table import Visibility
from kneedeep.model.geometry.single_center_line import Obstruction, first_obstruction
from kneedeep.model.geometry.steps import Corner


class CenterSight(Visibility):
    """Sight between spaces over one set of free edges, blocking spaces and a corner rule.

    A space in `blockers` sees and is seen. Only lines through it stop.
    """

    def __init__(self, lattice: Lattice, free: Masks, blockers: int = 0, corner: Corner = "one-side") -> None:
        super().__init__(lattice, free)
        self.blockers = blockers
        self.corner: Corner = corner

    def visible_past(self, a: int, figures: int, among: int = -1) -> int:
        """The bit set of spaces seen from a past figures. Spaces of figures can be in it.

        `among`: the bit set of the spaces to test (default: all).
        """
        seen = self.visible(a) & among
        spaces = self.lattice.spaces
        ax, ay = spaces[a]
        if bodies := [(x - ax, y - ay) for x, y in self.lattice.listed(figures & ~(1 << a))]:
            for b in numbers_of(seen):
                x, y = spaces[b]
                if any(_crosses(x - ax, y - ay, *body) for body in bodies):
                    seen ^= 1 << b
        return seen

    def obstruction(self, a: int, b: int, figures: int = 0) -> Obstruction | None:
        """The first obstruction of the line from a to b, None if a sees b."""
        return first_obstruction(self.lattice, self.free, self.blockers, figures, a, b, self.corner)

    def _compute(self, patch: Patch) -> Starts:
        return clear_lines(
            patch.pack(self.free.east),
            patch.pack(self.free.south),
            patch.pack(self.lattice.everywhere & ~self.blockers),
            patch.stride,
            both_sides=self.corner == "both-sides",
        )

    def _clear(self, a: int, b: int) -> bool:
        return self.obstruction(a, b) is None


def _crosses(dx: int, dy: int, right: int, down: int) -> bool:
    """True if the line from a space to a second one crosses a third one, `right` and `down` of the first."""
    if dx < 0:
        dx, right = -dx, -right
    if dy < 0:
        dy, down = -dy, -down
    if not (0 <= right <= dx and 0 <= down <= dy) or (right == dx and down == dy):
        return False
    return 2 * abs(right * dy - down * dx) < dx + dy
