"""Doors by the places of their lines on the board."""

from kneedeep.board import Board
from kneedeep.rules.table_view import TableView


def door_near(board: Board, view: TableView, x: float, y: float, near: float) -> int:
    """The number of the door near a place in board units. -1 for none on the table."""
    for seen in view.doors:
        door = board.doors[seen.number]
        if door.stands and seen.touching & view.revealed and any(is_near(edge, x, y, near) for edge in door.edges):
            return seen.number
    return -1


def is_near(edge: tuple[tuple[int, int], str], x: float, y: float, near: float) -> bool:
    """Whether a place, in board units, is near an edge."""
    (column, row), side = edge
    if side == "east":
        return abs(x - column - 1) < near and row <= y <= row + 1
    return abs(y - row - 1) < near and column <= x <= column + 1
