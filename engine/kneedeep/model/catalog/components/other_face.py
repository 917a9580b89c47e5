"""The two faces of a tile: both have the outline of one piece of cardboard, seen from either side."""

from kneedeep.model.catalog.components.piece_type import PieceType
from kneedeep.model.geometry.shape import opening_edges
from kneedeep.model.geometry.space import SIDES, Space

Outline = tuple[frozenset[Space], frozenset[tuple[Space, str]]]
"""The spaces, and the openings as (space, side) pairs."""
_EAST, _WEST = SIDES.index("east"), SIDES.index("west")


def same_cardboard(a: PieceType, b: PieceType) -> bool:
    """True if some turn of one piece type, mirrored, has the spaces and openings of the second."""
    outline = _mirrored(_outline(a))
    wanted = _outline(b)
    for _ in SIDES:
        if outline == wanted:
            return True
        outline = _turned(outline)
    return False


def _outline(piece: PieceType) -> Outline:
    size = piece.width, piece.height
    lines = (line for opening in piece.openings for line in opening_edges(opening, size))
    return _moved(frozenset(piece.spaces), frozenset(lines))


def _mirrored(outline: Outline) -> Outline:
    spaces, openings = outline
    swapped = {"east": "west", "west": "east"}
    return _moved(
        frozenset((-x, y) for x, y in spaces),
        frozenset(((-x, y), swapped.get(side, side)) for (x, y), side in openings),
    )


def _turned(outline: Outline) -> Outline:
    """An outline after a quarter turn clockwise."""
    spaces, openings = outline
    return _moved(
        frozenset((-y, x) for x, y in spaces),
        frozenset(((-y, x), SIDES[(SIDES.index(side) + 1) % 4]) for (x, y), side in openings),
    )


def _moved(spaces: frozenset[Space], openings: frozenset[tuple[Space, str]]) -> Outline:
    """An outline moved so that it begins at the top-left corner."""
    left, top = min(x for x, _ in spaces), min(y for _, y in spaces)
    return (
        frozenset((x - left, y - top) for x, y in spaces),
        frozenset(((x - left, y - top), side) for (x, y), side in openings),
    )
