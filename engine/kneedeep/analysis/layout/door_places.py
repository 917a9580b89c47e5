"""Openings and joints by place, and the places for a misplaced door.

A door goes to the nearest joint without a door, an exit to the nearest open opening.
"""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, reads
from kneedeep.board import Board, Edge
from kneedeep.board.doors import LaidDoor
from kneedeep.board.joints import Joint
from kneedeep.board.laid_pieces import LaidOpening, line_middle
from kneedeep.model.geometry.space import Space
from kneedeep.support import grouped


@reads(COURSE)
def open_openings(facts: Facts) -> tuple[LaidOpening, ...]:
    """The loose openings without an exit door, in the order of the pieces."""
    exits = {door.edges for door in facts.board.doors if door.standing == "exit"}
    return tuple(opening for opening in facts.board.joining.loose if opening.edges not in exits)


@reads(COURSE)
def loose_at(facts: Facts) -> dict[tuple[Edge, ...], list[LaidOpening]]:
    """Line of two edges -> the loose openings there."""
    return grouped((opening.edges, opening) for opening in facts.board.joining.loose)


@reads(COURSE)
def joint_at(facts: Facts) -> dict[Edge, Joint]:
    """Edge -> the joint with that edge."""
    return {edge: joint for joint in facts.board.joining.joints for edge in joint.edges}


FARTHEST = 24
"""The greatest distance of a better place, in spaces."""


class _Line(NamedTuple):
    """Two edges for a door. `between_areas`: the line is between two areas, where doors are likeliest."""

    edges: tuple[Edge, ...]
    between_areas: bool


class Doorway(NamedTuple):
    """A line for a door, as `at` and `side` of the file. `distance`: spaces from its present place.

    `alone`: no second line is as near.
    """

    edges: tuple[Edge, ...]
    at: Space
    side: str
    distance: int
    alone: bool


@reads(COURSE)
def better_places(facts: Facts) -> dict[int, Doorway]:
    """The nearest place for each door that is not on a line, by number, if one is within FARTHEST."""
    board = facts.board
    found = {}
    free = {exit_: _free(board, exit_) for exit_ in (False, True)}
    for door in board.doors:
        if door.standing == "off" and (place := _nearest(board, free[door.element.exit], door)) is not None:
            found[door.number] = place
    return found


def _free(board: Board, for_exits: bool) -> dict[Space, list[_Line]]:
    """The lines without a door, by the lattice point in their middle."""
    taken = {door.edges for door in board.doors if door.stands}
    lines = _exits(board) if for_exits else _joints(board)
    return grouped((line_middle(line.edges), line) for line in lines if line.edges not in taken)


def _nearest(board: Board, free: dict[Space, list[_Line]], door: LaidDoor) -> Doorway | None:
    """The nearest line. Among equals, one between two areas wins, then the first by place."""
    x, y = line_middle(door.edges)
    for distance in range(FARTHEST + 1 if free else 0):
        near = [line for point in _ring(x, y, distance) for line in free.get(point, ()) if line.edges != door.edges]
        if near:
            near.sort(key=lambda line: (not line.between_areas, line.edges))
            first = near[0]
            alone = len(near) == 1 or (first.between_areas and not near[1].between_areas)
            at, side = first.edges[0]
            at, side = board.place_of(door.element.having(at=at, side=side))
            return Doorway(first.edges, at, side, distance, alone)
    return None


def _ring(x: int, y: int, distance: int) -> Iterator[Space]:
    """Yield the lattice points at a distance counted in edges."""
    for dx in range(-distance, distance + 1):
        dy = distance - abs(dx)
        yield x + dx, y + dy
        if dy:
            yield x + dx, y - dy


def _joints(board: Board) -> Iterator[_Line]:
    for joint in board.joining.joints:
        a, b = board.pieces[joint.a.piece], board.pieces[joint.b.piece]
        if not a.cap and not b.cap:
            yield _Line(joint.edges, a.area != b.area)


def _exits(board: Board) -> Iterator[_Line]:
    for opening in board.uncapped.loose:
        if not any(board.laid_on(space) for space in opening.beyond):
            yield _Line(opening.edges, True)
