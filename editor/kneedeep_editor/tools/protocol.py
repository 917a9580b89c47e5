"""The interface of tools: their input, and their requests to the open scenario."""

import math
from collections.abc import Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kneedeep.board import Board, Edge
from kneedeep.model.scenario.edits import Edit
from kneedeep.model.scenario.model import OwnPieceType, Scenario
from kneedeep.support.resources import table_rows
from kneedeep_editor.texts import EditionTexts
from kneedeep_editor.tools.layers import Layers
from kneedeep_editor.tools.prefab_stock import PrefabShelf
from kneedeep_editor.tools.stamp import Stamp

if TYPE_CHECKING:
    from kneedeep_editor.tools.elements.event_offers import EventOffer

Space = tuple[int, int]
_TOOLS = {name: texts for name, *texts in table_rows(__file__, "tools.txt")}


class ToolPreview(NamedTuple):
    """The ghost of the next placement, and other marks of a tool.

    `ghost` contains the elements to be placed. They are shown `offset` spaces away from their places.
    `blocked`: why it can't or shouldn't be there, also shown by color and hatching. `apart`: why it would join nothing.
    `joints`: edges that would join.
    `way`: spaces that were walked, `line`: a line of sight from space to space, `stopped`: where it ends.
    `lines`: edges where something may be put. `band`: a rubber band from corner to corner. `hovered`: serials.
    `link`: the arc from a cause to the pointer.
    """

    ghost: Scenario | None = None
    offset: Space = (0, 0)
    blocked: str = ""
    apart: str = ""
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
    def reason(self) -> str:
        """Why it can't be placed, or would join nothing: a short sentence, shown at the pointer."""
        return self.blocked or self.apart

    @property
    def is_busy(self) -> bool:
        """Whether a gesture is under way, so that nothing else is pointed at."""
        return self.ghost is not None or self.band is not None


NOTHING = ToolPreview()


class Pointer(NamedTuple):
    """The place of the pointer in board units. `reach` is the radius of a hit in board units.

    `extend`: add to the selection (Shift). `toggle`: invert it (Ctrl).
    """

    x: float
    y: float
    reach: float = 0.25
    extend: bool = False
    toggle: bool = False

    @property
    def pull(self) -> float:
        """How far off, in spaces, a joint attracts what is dragged: more at a small scale, nothing with Ctrl."""
        return 0.0 if self.toggle else max(1.6, min(3.0, self.reach * 3))

    @property
    def space(self) -> Space:
        """The space it is in, whether it exists or not."""
        return math.floor(self.x), math.floor(self.y)


class Target(NamedTuple):
    """The target of an event: an element (serial 0: the victory), or with a space the bare ground there."""

    serial: int
    space: Space | None = None


class Workspace(Protocol):
    """The open scenario as tools know it."""

    stamp: Stamp | None
    model: Any
    """The element whose settings the next placement copies. None for none."""
    area: str
    last_area: str | None
    marines: int
    """The number of marines that the map is shown for, 0 for any. Placed things come with it and with more."""
    posts: tuple[Space, ...]
    reach: float
    """How far off, in spaces, an opening is joined by a piece that is being laid."""
    layers: Layers
    event_removal: Edit | None
    """The edit that removes the event of the chosen arc. None if no arc is chosen, and the selection is meant."""

    @property
    def scenario(self) -> Scenario:
        """The value as it is now."""

    @property
    def board(self) -> Board:
        """The compiled board."""

    @property
    def texts(self) -> EditionTexts:
        """The texts in the words of the scenario's edition."""

    @property
    def selection(self) -> frozenset[int]:
        """The selected serials."""

    @property
    def place(self) -> Space | None:
        """Which place of the selected element is meant, None for all of it."""

    def select(self, serials: Iterable[int], place: Space | None = None) -> None:
        """Select just these. For a single one, only one of its places if given."""

    def edit(self, edit: Edit, merge_key: Hashable | None = None) -> bool:
        """Make an edit. Returns whether it changed anything."""

    def show(self, preview: ToolPreview) -> None:
        """Show the preview of a gesture."""

    def say(self, text: str) -> None:
        """Show a notice in passing."""

    def warn(self, text: str) -> None:
        """Show a notice that should not be overlooked."""

    def offer(self, offers: "tuple[EventOffer, ...]") -> None:
        """Let somebody choose one of several sentences about events."""

    @property
    def library(self) -> Mapping[str, OwnPieceType]:
        """The user's tiles by name. A placed one is added to the scenario."""

    @property
    def prefabs(self) -> PrefabShelf:
        """The user's prefabs by their keys in stamps."""

    def use_area(self, area: str) -> None:
        """Choose where new pieces belong."""

    def post(self, posts: tuple[Space, ...]) -> None:
        """Set marines on just these spaces, for the overlay of spawn spaces."""


class Tool:
    """One way of working on the map. A gesture goes from `pressed` to `released` or `cancelled`.

    Methods that a subclass does not define do nothing. Its `name` leads to the title, key and hint in `tools.txt`.
    """

    name = ""
    title: str
    key: str
    hint: str
    cursor = "cross"
    section: str | None = None
    """The section of the stamps it places. None for a tool that places nothing."""

    def __init_subclass__(cls) -> None:
        if cls.name:
            cls.title, cls.key, cls.hint = _TOOLS[cls.name]

    def __init__(self, work: Workspace) -> None:
        self._work = work

    def moved(self, pointer: Pointer) -> None:
        """Follow the pointer, pressed or not."""

    def pressed(self, pointer: Pointer) -> None:
        """Begin a gesture."""

    def released(self, pointer: Pointer) -> None:
        """End a gesture and make its edit."""

    def left(self) -> None:
        """Forget the pointer: it has left the map, or another tool is taken."""
        self._work.show(NOTHING)

    def turned(self, quarters: int) -> None:
        """Turn the ghost or the selection clockwise."""

    def cancelled(self) -> bool:
        """Cancel the gesture. Returns False if there was none, so that the tool itself is put down."""
        self._work.show(NOTHING)
        return False

    def _stamp(self) -> Stamp | None:
        """The current stamp. None if this tool does not place it."""
        stamp = self._work.stamp
        return stamp if stamp is not None and stamp.section == self.section else None
