"""Places of elements on the board: the spaces they cover and their lines."""

from collections.abc import Collection, Iterator
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.board import Board, Edge, LaidFigure, LaidToken
from kneedeep.model.scenario.model import Spawn

Space = tuple[int, int]


class Extent(NamedTuple):
    """The covered spaces, separately for each element, and the lines of doors."""

    patches: tuple[frozenset[Space], ...]
    lines: tuple[tuple[Edge, ...], ...]

    @property
    def box(self) -> tuple[float, float, float, float] | None:
        """The box (x, y, width, height) of everything. None without any place."""
        spaces = [space for patch in self.patches for space in patch]
        spaces += [space for line in self.lines for space, _ in line]
        return box_around(spaces) if spaces else None


def box_around(spaces: Collection[Space]) -> tuple[int, int, int, int]:
    """The box (x, y, width, height) around some spaces."""
    left, top = min(x for x, _ in spaces), min(y for _, y in spaces)
    return left, top, max(x for x, _ in spaces) + 1 - left, max(y for _, y in spaces) + 1 - top


def placed_things(board: Board) -> list[LaidToken | LaidFigure]:
    """The tokens and figures with a place."""
    return [*board.tokens, *board.figures]


def extent_of(board: Board, serials: AbstractSet[int], place: Space | None = None) -> Extent:
    """The extent of elements, or of one place of a single one. Elements without a place are left out."""
    if not serials:
        return Extent((), ())
    lines = tuple(door.edges for door in board.doors if door.element.serial in serials)
    return Extent(tuple(frozenset(patch) for patch in _patches(board, serials, place) if patch), lines)


def _patches(board: Board, serials: AbstractSet[int], place: Space | None) -> Iterator[Collection[Space]]:
    yield from (piece.spaces for piece in board.pieces if not piece.cap and piece.element.serial in serials)
    for laid in placed_things(board):
        if laid.element.serial in serials and place in (None, laid.at):
            yield laid.spaces
    for spawn in board.scenario.spawns:
        if spawn.serial in serials:
            yield _spaces_of(board, spawn) if place is None else (place,)
    yield from (board.areas.get(area.id, ()) for area in board.scenario.areas if area.serial in serials)


def _spaces_of(board: Board, spawn: Spawn) -> frozenset[Space]:
    areas = (*((spawn.area,) if spawn.area else ()), *spawn.areas)
    return frozenset(spawn.spaces).union(*(board.areas.get(area, ()) for area in areas))


def outline_strokes(spaces: AbstractSet[Space]) -> list[tuple[int, int, int, int]]:
    """The strokes (x1, y1, x2, y2) around some spaces, in lattice points."""
    strokes = []
    for x, y in sorted(spaces):
        if (x, y - 1) not in spaces:
            strokes.append((x, y, x + 1, y))
        if (x, y + 1) not in spaces:
            strokes.append((x, y + 1, x + 1, y + 1))
        if (x - 1, y) not in spaces:
            strokes.append((x, y, x, y + 1))
        if (x + 1, y) not in spaces:
            strokes.append((x + 1, y, x + 1, y + 1))
    return strokes
