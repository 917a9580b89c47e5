"""The interface of tools: their input, and their requests to the document."""

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
    """The preview of a tool: the ghost of the next placement, and other marks.

    `ghost`: the elements to place, shown shifted by `offset` spaces. `blocked`: the reason why they can't or shouldn't
    be there, also shown by color and hatching. `apart`: the reason why they join nothing. `joints`: edges that would
    join. `way`: the spaces of a path. `line`: a line of sight between two spaces. `stopped`: its blocked end. `lines`:
    edges for placing. `band`: a rubber band between two corners. `hovered`: serials. `link`: the arc from a cause to
    the pointer.
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
        """The reason why the ghost can't be placed or joins nothing: a short sentence, shown at the pointer."""
        return self.blocked or self.apart

    @property
    def is_busy(self) -> bool:
        """Whether a gesture is in progress, so that nothing else is highlighted."""
        return self.ghost is not None or self.band is not None


NOTHING = ToolPreview()


class Pointer(NamedTuple):
    """The pointer in board units. `reach`: the radius of a hit in board units.

    `extend`: add to the selection (Shift). `toggle`: invert it (Ctrl).
    """

    x: float
    y: float
    reach: float = 0.25
    extend: bool = False
    toggle: bool = False

    @property
    def pull(self) -> float:
        """The distance in spaces at which joints attract a dragged piece: more at a small scale, 0 with Ctrl."""
        return 0.0 if self.toggle else max(1.6, min(3.0, self.reach * 3))

    @property
    def space(self) -> Space:
        """The space at the pointer, on the board or not."""
        return math.floor(self.x), math.floor(self.y)


class Target(NamedTuple):
    """The target of an event: an element (serial 0: the victory), or with a space the empty ground there."""

    serial: int
    space: Space | None = None


class Workspace(Protocol):
    """The document as tools use it."""

    stamp: Stamp | None
    model: Any
    """The element whose settings the next placement copies, or None."""
    area: str
    last_area: str | None
    marines: int
    """The number of marines shown, 0 for any. Placed elements are set up for it and for more."""
    posts: tuple[Space, ...]
    reach: float
    """The distance in spaces at which the openings of a new piece snap to others."""
    layers: Layers
    event_removal: Edit | None
    """The edit that removes the event of the selected arc. None if no arc is selected."""

    @property
    def scenario(self) -> Scenario:
        """The current value."""

    @property
    def board(self) -> Board:
        """The compiled board."""

    @property
    def texts(self) -> EditionTexts:
        """The texts in the terms of the scenario's edition."""

    @property
    def selection(self) -> frozenset[int]:
        """The selected serials."""

    @property
    def place(self) -> Space | None:
        """The selected place of the selected element, None for all of it."""

    def select(self, serials: Iterable[int], place: Space | None = None) -> None:
        """Select exactly these elements. For a single one, only one of its places if given."""

    def edit(self, edit: Edit, merge_key: Hashable | None = None) -> bool:
        """Apply an edit. Returns whether it changed anything."""

    def show(self, preview: ToolPreview) -> None:
        """Show the preview of a gesture."""

    def say(self, text: str) -> None:
        """Show a short-lived notice."""

    def warn(self, text: str) -> None:
        """Show an important notice."""

    def offer(self, offers: "tuple[EventOffer, ...]") -> None:
        """Let the user choose one of several events."""

    @property
    def library(self) -> Mapping[str, OwnPieceType]:
        """The user's tiles by name. Placing one adds it to the scenario."""

    @property
    def prefabs(self) -> PrefabShelf:
        """The user's prefabs by key."""

    def use_area(self, area: str) -> None:
        """Set the area of new pieces."""

    def post(self, posts: tuple[Space, ...]) -> None:
        """Set the only spaces with marines, for the overlay of spawn spaces."""


class Tool:
    """A tool for the map. A gesture goes from `pressed` to `released` or `cancelled`.

    Methods do nothing by default. `name` identifies the title, key and hint in `tools.txt`.
    """

    name = ""
    title: str
    key: str
    hint: str
    cursor = "cross"
    section: str | None = None
    """The section of the stamps that it places. None if it places nothing."""

    def __init_subclass__(cls) -> None:
        if cls.name:
            cls.title, cls.key, cls.hint = _TOOLS[cls.name]

    def __init__(self, work: Workspace) -> None:
        self._work = work

    def moved(self, pointer: Pointer) -> None:
        """Handle a movement of the pointer, pressed or not."""

    def pressed(self, pointer: Pointer) -> None:
        """Begin a gesture."""

    def released(self, pointer: Pointer) -> None:
        """End a gesture and apply its edit."""

    def left(self) -> None:
        """Forget the pointer, which has left the map, or another tool is current."""
        self._work.show(NOTHING)

    def turned(self, quarters: int) -> None:
        """Turn the ghost or the selection clockwise."""

    def cancelled(self) -> bool:
        """Cancel the gesture. Returns False if there was none, so that another tool becomes current."""
        self._work.show(NOTHING)
        return False

    def _stamp(self) -> Stamp | None:
        """The current stamp. None if this tool can't place it."""
        stamp = self._work.stamp
        return stamp if stamp is not None and stamp.section == self.section else None
