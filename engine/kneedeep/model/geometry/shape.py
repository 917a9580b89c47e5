"""Printed shapes and their clockwise turns: rows of '#' and '.', openings in the rim, inner edges."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kneedeep.model.geometry.space import SIDES, Size, Space, canonical_edge, quarter_turns, turned_side, turned_space

_LETTER: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}
_WIDTH: Final = 2


class Opening(NamedTuple):
    """Two neighbouring edges of a rim: columns `at`, `at`+1 (north, south) or rows (east, west), from 0."""

    rim: str
    at: int

    def __str__(self) -> str:
        return f"{self.rim[0].upper()}@{self.at}"


class InnerEdge(NamedTuple):
    """An edge printed inside a shape. Canonical: `side` is east or south."""

    at: Space
    side: str
    kind: str


class Shape(NamedTuple):
    """A shape as turned: rows from north to south, openings clockwise from the north rim, from its top-left corner."""

    rows: tuple[str, ...]
    openings: tuple[Opening, ...] = ()
    edges: tuple[InnerEdge, ...] = ()
    difficult: tuple[Space, ...] = ()

    @property
    def size(self) -> Size:
        """Width and height of the bounding box."""
        return len(self.rows[0]), len(self.rows)

    @property
    def spaces(self) -> list[Space]:
        """The spaces of the shape, sorted by (x, y)."""
        width, height = self.size
        return [(x, y) for x in range(width) for y in range(height) if self.rows[y][x] == "#"]


def parse_opening(text: str) -> Opening:
    """The opening in the spelling `N@4`.

    Raises ValueError if the text is not a rim letter, `@` and a number from 0.
    """
    letter, mark, number = text.partition("@")
    if letter not in _LETTER or not mark or not (number.isascii() and number.isdigit()):
        raise ValueError(f"opening {text!r} is not a rim letter N, E, S or W, an @ and a number, like N@4")
    return Opening(_LETTER[letter], int(number))


def opening_edges(opening: Opening, size: Size) -> tuple[tuple[Space, str], tuple[Space, str]]:
    """The two edges of an opening in a box of `size` as (inner space, open side), in rising order."""
    width, height = size
    rim, at = opening
    first, second = at, at + _WIDTH - 1
    match rim:
        case "north":
            return ((first, 0), rim), ((second, 0), rim)
        case "south":
            return ((first, height - 1), rim), ((second, height - 1), rim)
        case "west":
            return ((0, first), rim), ((0, second), rim)
        case _:
            return ((width - 1, first), rim), ((width - 1, second), rim)


def turned_shape(shape: Shape, turn: int) -> Shape:
    """The shape with its openings and inner edges after a clockwise turn of 0, 90, 180 or 270 degrees."""
    size = shape.size
    edges = []
    for edge in shape.edges:
        at, side = canonical_edge(turned_space(edge.at, size, turn), turned_side(edge.side, turn))
        edges.append(InnerEdge(at, side, edge.kind))
    return Shape(
        rows=turned_rows(shape.rows, turn),
        openings=tuple(sorted((turned_opening(one, size, turn) for one in shape.openings), key=_clockwise)),
        edges=tuple(sorted(edges)),
        difficult=tuple(sorted(turned_space(space, size, turn) for space in shape.difficult)),
    )


def turned_rows(rows: Sequence[str], turn: int) -> tuple[str, ...]:
    """Rows of equal length after a clockwise turn."""
    turned = tuple(rows)
    for _quarter in range(quarter_turns(turn)):
        turned = tuple("".join(column) for column in zip(*reversed(turned), strict=True))
    return turned


def turned_opening(opening: Opening, size: Size, turn: int) -> Opening:
    """The opening after a clockwise turn of the box of `size`: its lower column or row from the new corner."""
    rim = turned_side(opening.rim, turn)
    spaces = [turned_space(space, size, turn) for space, _side in opening_edges(opening, size)]
    along = 0 if rim in ("north", "south") else 1
    return Opening(rim, min(space[along] for space in spaces))


def _clockwise(opening: Opening) -> tuple[int, int]:
    return SIDES.index(opening.rim), opening.at
