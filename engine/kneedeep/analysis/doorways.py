"""Where a misplaced door could stand: the nearest joint without a door, for an exit the nearest open opening."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.board.laying import Edge
from kneedeep.geometry.space import Space


class Doorway(NamedTuple):
    """A line a door may stand on, as `at` and `side` of the file; `distance` in spaces from where it stands now.

    `alone` tells that no other is as near.
    """

    edges: tuple[Edge, ...]
    at: Space
    side: str
    distance: int
    alone: bool


def better_place(board: Board, door: LaidDoor) -> Doorway | None:
    """Return the nearest place for a door that stands wrongly, None when there is none left."""
    taken = {other.edges for other in board.doors if other.stands}
    here = _middle(door.edges)
    found: list[tuple[int, bool, tuple[Edge, ...], Space, str]] = []
    for edges, at, side, between_areas in _exits(board) if door.element.exit else _joints(board):
        if edges not in taken and edges != door.edges:
            x, y = _middle(edges)
            found.append((abs(x - here[0]) + abs(y - here[1]), not between_areas, edges, at, side))
    if not found:
        return None
    found.sort()
    distance, _, edges, at, side = found[0]
    alone = len(found) == 1 or found[1][:2] > found[0][:2]
    return Doorway(edges, at, side, distance, alone)


def _joints(board: Board) -> Iterator[tuple[tuple[Edge, ...], Space, str, bool]]:
    for joint in board.joining.joints:
        a, b = board.pieces[joint.a.piece], board.pieces[joint.b.piece]
        if not a.cap and not b.cap:
            at, side = joint.edges[0]
            yield joint.edges, at, side, a.area != b.area


def _exits(board: Board) -> Iterator[tuple[tuple[Edge, ...], Space, str, bool]]:
    for opening in board.uncapped.loose:
        if not any(space in board.number and not _capped(board, space) for space in opening.beyond):
            yield opening.edges, *opening.edges[0], True


def _capped(board: Board, space: Space) -> bool:
    return board.pieces[board.owner[board.number[space]]].cap


def _middle(edges: tuple[Edge, ...]) -> tuple[int, int]:
    """Return the lattice point in the middle of a line of two edges."""
    (x, y), _side = edges[0]
    return x + 1, y + 1
