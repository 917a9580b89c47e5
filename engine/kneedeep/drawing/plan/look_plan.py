"""The plan of a look: the floor of each space, joined ornaments, and lamp light."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from kneedeep.board import Board, LaidPiece
from kneedeep.drawing.plan.plan import AROUND, EAST, NORTH, SOUTH, WEST, Place, PlanLight, PlanOrnament
from kneedeep.model.geometry import edge as edge_kinds
from kneedeep.model.scenario.look_spaces import ornaments, painted
from kneedeep.model.scenario.model.look import ORNAMENT_NAMES
from kneedeep.model.scenario.record import EMPTY, Record

USUAL, OF_CORRIDORS = "base", "deck"
"""The default floors of a room and of a corridor."""
_CORRIDORS = frozenset({"corridor", "turn", "intersection"})
_NARROW = 2
"""The width of home-made pieces that count as corridors."""
JOINING = frozenset({"pipes", "cables", "slime", "stripes"})
"""Ornaments that continue on neighbouring spaces."""
_AREAL = frozenset({"slime", "stripes"})
"""Continuing ornaments that fill spaces instead of following walls."""
LIGHT_REACH = 2
"""The reach of a lamp's light to the east, south, west and north, in spaces."""


class Floors(NamedTuple):
    """The floors of a board: of painted spaces, of areas, for all spaces, and the default of each piece."""

    painted: Mapping[Place, str]
    areas: Mapping[str, str]
    all: str | None
    pieces: tuple[str, ...]

    def at(self, space: Place, area: str, piece: int) -> tuple[str, bool]:
        """The floor of a space in an area and a numbered piece, and whether the look names it."""
        named = self.painted.get(space) or self.areas.get(area) or self.all
        return (named, True) if named is not None else (self.pieces[piece], False)


def floors_of(board: Board, look: Record) -> Floors:
    """The floors of a board and its look."""
    return Floors(painted(look), look.get("areas", EMPTY), look.get("floor"), usual_floors(board))


def usual_floors(board: Board) -> tuple[str, ...]:
    """The default floor of each piece."""
    return board.derived.of("usual floors", (), lambda: tuple(_usual(piece) for piece in board.pieces))


def _usual(piece: LaidPiece) -> str:
    narrow = piece.type.kind in _CORRIDORS or piece.cap
    if piece.type.kind == "own":
        narrow = min(piece.size) <= _NARROW
    return OF_CORRIDORS if narrow else USUAL


def ornament_plans(board: Board, look: Record) -> Iterator[PlanOrnament]:
    """Yield the ornaments on spaces of the board, each with the sides where it continues and those with walls."""
    number = board.number
    for kind, places in sorted(ornaments(look).items(), key=lambda item: list(ORNAMENT_NAMES).index(item[0])):
        here = sorted(at for at in places if at in number)
        ways = _Ways(board, here)
        walls = {at: sum(bit for _, bit in ways.closed(at)) for at in here}
        for at in here:
            links = 0
            if kind in JOINING:
                links = sum(
                    bit
                    for beside, bit in ways.free(at)
                    if beside in places and (kind in _AREAL or _in_line(bit, walls[at], walls[beside]))
                )
            yield PlanOrnament(kind, at, links, walls[at])


def _in_line(side: int, walls: int, beside: int) -> bool:
    """Whether the ornaments along the walls of a space and its neighbour meet at a side."""
    near, far = (NORTH, SOUTH) if side in (EAST, WEST) else (WEST, EAST)
    first, second = (0 if own & near else 1 if own & far else 2 for own in (walls, beside))
    return first == second


def light_plans(board: Board, look: Record) -> Iterator[PlanLight]:
    """Yield the light of each lamp on the spaces in its reach, which walls and doors limit."""
    number = board.number
    if not (lamps := sorted(at for at in ornaments(look).get("lamps", ()) if at in number)):
        return
    floors = floors_of(board, look)
    reach = range(-LIGHT_REACH, LIGHT_REACH + 1)
    around = {(x + dx, y + dy) for x, y in lamps for dx in reach for dy in reach}
    ways = _Ways(board, around & number.keys())
    for x, y in lamps:
        floor, _ = floors.at((x, y), board.area_of[number[x, y]], board.owner[number[x, y]])
        found, waiting = {(x, y)}, [(x, y)]
        for at in waiting:
            for beside, _ in ways.free(at):
                near = max(abs(beside[0] - x), abs(beside[1] - y)) <= LIGHT_REACH
                if near and beside not in found:
                    found.add(beside)
                    waiting.append(beside)
        for to_x, to_y in sorted(found):
            yield PlanLight((to_x, to_y), to_x - x, to_y - y, floor)


class _Ways:
    """The open and closed sides of some spaces."""

    def __init__(self, board: Board, spaces: Iterable[Place]) -> None:
        self._number = board.number
        around = {(x + dx, y + dy) for x, y in spaces for dx, dy in ((0, 0), (-1, 0), (0, -1))}
        self._edges = board.edges_at(sorted(self._number[at] for at in around if at in self._number))

    def free(self, space: Place) -> Iterator[tuple[Place, int]]:
        """Yield the neighbours beyond open sides, each with the bit of the side."""
        for beside, bit, kind in self._sides(space):
            if kind == edge_kinds.OPEN:
                yield beside, bit

    def closed(self, space: Place) -> Iterator[tuple[Place, int]]:
        """Yield the positions beyond walls, on the board or not, each with the bit of the side."""
        for beside, bit, kind in self._sides(space):
            if kind in (edge_kinds.WALL, edge_kinds.BLOCKING):
                yield beside, bit

    def _sides(self, space: Place) -> Iterator[tuple[Place, int, int]]:
        x, y = space
        for dx, dy, bit in AROUND:
            beside = (x + dx, y + dy)
            if beside not in self._number:
                yield beside, bit, edge_kinds.WALL
            else:
                edge = (min(space, beside), "east" if dx else "south")
                yield beside, bit, self._edges[edge]
