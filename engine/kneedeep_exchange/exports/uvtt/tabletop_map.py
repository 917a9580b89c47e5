"""The map of a virtual tabletop: spaces, edges that stop sight, doors, the frame of the picture."""

from functools import cached_property

from kneedeep.board.board import SIGHT, Board
from kneedeep.board.doors import line_of
from kneedeep.board.visible_spaces import sight_of
from kneedeep.drawing.plan.plan import Plan, PlanDoor, turned
from kneedeep.model.geometry.lattice import Masks
from kneedeep.model.geometry.sight_table import Visibility
from kneedeep.model.geometry.space import Space, edge_ends
from kneedeep_exchange.exports.export_request import ExportRequest, NothingToExport
from kneedeep_exchange.exports.html.page_view import page_view
from kneedeep_exchange.exports.uvtt.wall_lines import Door, Edge, Ground, rim_of

MARGIN = 1
"""The margin around the board, in spaces."""
PIXELS = (128, 100, 64, 50)
"""Possible numbers of pixels per space. The first one that keeps both sides within `WIDEST` is used."""
WIDEST = 4096
LARGEST = 16_384
"""The maximum side of the picture, in pixels."""
DOORS = ("shut", "open")


class TableView:
    """The map for a request. Raises NothingToExport for an empty map."""

    def __init__(self, request: ExportRequest) -> None:
        self.request = request
        view = page_view(request)
        self.plan: Plan = view.plan
        self.board: Board = view.board
        self.marines = request.marines
        self.spaces = frozenset(self.board.spaces)

    @cached_property
    def doors(self) -> tuple[PlanDoor, ...]:
        """The doors, except passages that are always open."""
        return tuple(
            door for door in self.plan.doors if not door.misplaced and not (door.kind == "passage" and door.open)
        )

    @cached_property
    def door_edges(self) -> tuple[tuple[Edge, Edge], ...]:
        """The two edges of each door."""
        return tuple(line_of(door.at, door.side) for door in self.doors)

    def opened(self, state: str) -> frozenset[int]:
        """The open doors of the board if all doors of the tabletop are `shut` or `open`."""
        shown = {edge for edges in self.door_edges for edge in edges}
        always = self.board.open_doors("closed")
        if state == "shut":
            return always
        doors = (door for door in self.board.doors if door.stands and not door.element.exit)
        return always | {door.number for door in doors if shown.issuperset(door.edges)}

    def sight(self, state: str) -> Visibility:
        """The game's lines of sight."""
        return sight_of(self.board, self.opened(state), self.marines)

    @property
    def from_centers(self) -> bool:
        """Whether sight goes from center to center, as on a virtual tabletop."""
        return self.board.edition.sight == "centers"

    @cached_property
    def obstacles(self) -> frozenset[Space]:
        """The spaces of obstacles that stop sight."""
        if not self.from_centers:
            return frozenset()
        return frozenset(self.board.lattice.listed(self.board.sight_blockers(self.marines)))

    @cached_property
    def ground(self) -> Ground:
        """The edges and obstacles that stop sight, and the doors."""
        doors = {edge for edges in self.door_edges for edge in edges}
        stops = rim_of(self.spaces) | self._stopping(self.board.masks(SIGHT, self.opened("open")))
        ends = (sorted({*edge_ends(one), *edge_ends(other)}) for one, other in self.door_edges)
        doors_, by_corner = tuple(Door(points[0], points[-1]) for points in ends), self.board.corner == "both-sides"
        return Ground(self.spaces, frozenset(stops - doors), doors_, self.obstacles, by_corner)

    def _stopping(self, free: Masks) -> frozenset[Edge]:
        lattice = self.board.lattice
        return frozenset(
            (space, side)
            for number, space in enumerate(lattice.spaces)
            for side, others, bits in (("east", lattice.east, free.east), ("south", lattice.south, free.south))
            if others[number] >= 0 and not bits >> number & 1
        )

    @cached_property
    def origin(self) -> Space:
        """The position of the north-western corner of the picture."""
        return min(x for x, _ in self.spaces) - MARGIN, min(y for _, y in self.spaces) - MARGIN

    @cached_property
    def size(self) -> tuple[int, int]:
        """The width and height of the picture, in spaces."""
        west, north = self.origin
        width = max(x for x, _ in self.spaces) + 1 + MARGIN - west
        height = max(y for _, y in self.spaces) + 1 + MARGIN - north
        return (max(width, height),) * 2 if self.request.options.own.get("square") else (width, height)

    @cached_property
    def pixels(self) -> int:
        """Pixels per space. Raises NothingToExport if the picture would be too large."""
        longest = max(self.size)
        asked: int | None = self.request.options.own.get("ppg")
        found = asked or next((one for one in PIXELS if one * longest <= WIDEST), PIXELS[-1])
        if found * longest > LARGEST:
            raise NothingToExport(
                f"a side of the picture would be longer than {LARGEST} pixels; use --ppg {LARGEST // longest} or less"
            )
        return found

    @property
    def picture_plan(self) -> Plan:
        """The plan of the picture, without figures and with only the tokens that stop sight."""
        covers = ((token, _covered(token.at, turned(token.footprint, token.turn))) for token in self.plan.tokens)
        tokens = tuple(token for token, spaces in covers if self.obstacles.intersection(spaces))
        return self.plan._replace(tokens=tokens, figures=(), spawns=(), arcs=(), frame="none")


def _covered(at: Space, size: Space) -> set[Space]:
    return {(at[0] + dx, at[1] + dy) for dx in range(size[0]) for dy in range(size[1])}
