"""The possible lines of doors."""

from kneedeep.board import Board, Edge
from kneedeep.model.scenario.model import Door
from kneedeep_editor.tools.geometry.hit_test import line_distance
from kneedeep_editor.tools.protocol import Pointer

Line = tuple[Edge, ...]
REACH = 1.3
"""The maximum distance of the pointer from a line, in spaces."""


def joint_lines(board: Board) -> tuple[Line, ...]:
    """The lines of joints between pieces, without dead ends of `caps: auto`."""
    return tuple(joint.edges for joint in board.uncapped.joints)


def exit_lines(board: Board) -> tuple[Line, ...]:
    """The lines of loose openings, where exits are possible."""
    return tuple(opening.edges for opening in board.uncapped.loose)


def nearest_line(lines: tuple[Line, ...], pointer: Pointer) -> Line | None:
    """The line nearest to the pointer within reach."""
    near = min(((line_distance(line, pointer), line) for line in lines), default=None)
    return near[1] if near is not None and near[0] <= max(REACH, pointer.reach) else None


def place_on_line(board: Board, door: Door, line: Line) -> Door:
    """A door moved to a line. Exits are written from the inner side."""
    at, side = line[0]
    at, side = board.place_of(door.having(at=at, side=side))
    return door.having(at=at, side=side)
