"""How large the rectangle of each element is on a map of Tiled."""

from collections.abc import Mapping

from kneedeep.board import Board
from kneedeep.model.geometry.space import Space


def boxes_of(board: Board) -> Mapping[tuple[int, Space], tuple[int, int]]:
    """The width and height of what is at a place, in spaces, by the serial of its element."""
    found = {}
    laid = [(one.element.serial, one.element.at, one.spaces) for one in board.pieces if not one.cap]
    laid += [(token.element.serial, token.at, token.spaces) for token in board.tokens]
    laid += [(figure.element.serial, figure.at, figure.spaces) for figure in board.figures]
    for serial, at, spaces in laid:
        if spaces:
            width = max(x for x, _ in spaces) + 1 - at[0]
            found[serial, at] = (width, max(y for _, y in spaces) + 1 - at[1])
    return found
