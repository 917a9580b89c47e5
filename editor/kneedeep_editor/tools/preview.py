"""The preview of a tool on the map before anything is done."""

from typing import NamedTuple

from kneedeep.board.laid_pieces import Edge
from kneedeep.model.scenario.model import Scenario

Space = tuple[int, int]


class ToolPreview(NamedTuple):
    """The ghost of the next placement, and other marks of a tool.

    `ghost` contains the elements to be placed. They are shown `offset` spaces away from their places.
    `blocked`: why it can't or shouldn't be there, also shown by color and hatching. `joints`: edges that would join.
    `way`: spaces that were walked, `line`: a line of sight from space to space, `stopped`: where it ends.
    `lines`: edges where something may be put. `band`: a rubber band from corner to corner. `hovered`: serials.
    `link`: the arc from a cause to the pointer.
    """

    ghost: Scenario | None = None
    offset: Space = (0, 0)
    blocked: str = ""
    joints: tuple[Edge, ...] = ()
    lines: tuple[tuple[Edge, ...], ...] = ()
    band: tuple[float, float, float, float] | None = None
    hovered: frozenset[int] = frozenset()
    hint: str = ""
    way: tuple[Space, ...] = ()
    line: tuple[Space, Space] | None = None
    stopped: tuple[float, float] | None = None
    link: tuple[tuple[float, float], tuple[float, float]] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a gesture is under way, so that nothing else is pointed at."""
        return self.ghost is not None or self.band is not None


NOTHING = ToolPreview()
