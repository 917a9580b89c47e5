"""Piece types: the shape, openings and printed edges of a board piece, from the box or from a scenario."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.sourced_value import Number
from kneedeep.model.geometry.shape import InnerEdge, Opening, Shape, opening_edges, parse_opening
from kneedeep.model.geometry.space import SIDES, Space, canonical_edge, connected_parts, neighbour

SPACE_MARK = "#"
EMPTY_MARK = "."
EDGE_KINDS = ("wall", "impassable", "blocking")
OPENING_WIDTH = 2


class PieceTypeError(ValueError):
    """A piece type whose description makes no piece; the message is one sentence for its author."""


class RowsError(PieceTypeError):
    """No rows, no space in them, rows of unequal length, or characters other than `#` and `.`."""


class DisconnectedError(PieceTypeError):
    """Spaces that do not hang together side by side."""


class OpeningError(PieceTypeError):
    """An opening that is misspelt, off the rim, not over two spaces, or that overlaps another one."""


class PrintedEdgeError(PieceTypeError):
    """A printed edge of an unknown kind or that does not lie between two spaces of the piece."""


class DifficultSpaceError(PieceTypeError):
    """A difficult space that is none of the piece's spaces."""


class PieceType(NamedTuple):
    """A board piece before it is laid; coordinates count from the top-left corner of its box, unturned."""

    id: str
    name: str
    kind: str
    rows: tuple[str, ...]
    openings: tuple[Opening, ...]
    width: int
    height: int
    spaces: tuple[Space, ...]
    edges: tuple[InnerEdge, ...] = ()
    difficult: tuple[Space, ...] = ()
    in_box: Number | None = None
    box: str | None = None
    tile: str = ""
    face: str = ""
    note: str = ""

    @property
    def shape(self) -> Shape:
        """The geometry of the piece, to be turned and laid."""
        return Shape(self.rows, self.openings, self.edges, self.difficult)


def piece_type_from_rows(
    id: str,
    rows: Sequence[str],
    openings: Sequence[str] = (),
    edges: Iterable[tuple[Space, str, str]] = (),
    difficult: Iterable[Space] = (),
    *,
    name: str = "",
    kind: str = "own",
) -> PieceType:
    """The piece type with these rows (`#` a space, `.` none), openings (`N@4`) and edges (at, side, kind).

    A scenario's own piece is the very same type as a piece of the box, without a box and a number in it.
    Raises a subclass of PieceTypeError (a ValueError): one sentence that says what is wrong and where.
    """
    width, height = _size_of(id, rows)
    spaces = tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == SPACE_MARK)
    _require_connected(id, spaces)
    return PieceType(
        id=id,
        name=name or id,
        kind=kind,
        rows=tuple(rows),
        openings=_openings_of(id, openings, width, height, frozenset(spaces)),
        width=width,
        height=height,
        spaces=spaces,
        edges=_edges_of(id, edges, frozenset(spaces)),
        difficult=_difficult_of(id, difficult, frozenset(spaces)),
        tile=id,
    )


def _size_of(id: str, rows: Sequence[str]) -> tuple[int, int]:
    if not rows or not rows[0]:
        raise RowsError(f'Piece type "{id}" needs at least one row with a space in it.')
    width = len(rows[0])
    for number, row in enumerate(rows):
        if len(row) != width:
            raise RowsError(f'Row {number} of piece type "{id}" is {len(row)} long, the first row {width}.')
        for mark in row:
            if mark not in (SPACE_MARK, EMPTY_MARK):
                raise RowsError(
                    f'Row {number} of piece type "{id}" holds "{mark}"; known are # (a space) and . (none).'
                )
    if not any(SPACE_MARK in row for row in rows):
        raise RowsError(f'Piece type "{id}" has no space: mark its spaces with #.')
    return width, len(rows)


def _require_connected(id: str, spaces: Sequence[Space]) -> None:
    unseen = {space for part in connected_parts(spaces) if spaces[0] not in part for space in part}
    if unseen:
        x, y = min(unseen)
        raise DisconnectedError(f'The spaces of piece type "{id}" do not hang together: ({x}, {y}) is cut off.')


def _opening(text: str) -> Opening:
    try:
        return parse_opening(text)
    except ValueError:
        raise OpeningError(
            f'The opening "{text}" must be N, E, S or W, an @ and a column or row, such as N@4.'
        ) from None


def _openings_of(
    id: str, texts: Sequence[str], width: int, height: int, spaces: frozenset[Space]
) -> tuple[Opening, ...]:
    openings = []
    taken: dict[tuple[str, Space], int] = {}
    for number, text in enumerate(texts):
        opening = _opening(text)
        length = width if opening.rim in ("north", "south") else height
        line = "columns" if opening.rim in ("north", "south") else "rows"
        if opening.at + OPENING_WIDTH > length:
            raise OpeningError(
                f'The opening {text} of piece type "{id}" lies beyond its {opening.rim} rim, '
                f"which has {line} 0 to {length - 1}."
            )
        for space, _ in opening_edges(opening, (width, height)):
            if space not in spaces:
                raise OpeningError(
                    f'The opening {text} of piece type "{id}" must have a space behind both its edges, '
                    f"but ({space[0]}, {space[1]}) is none."
                )
            other = taken.setdefault((opening.rim, space), number)
            if other != number:
                raise OpeningError(f'The openings {texts[other]} and {text} of piece type "{id}" overlap.')
        openings.append(opening)
    return tuple(openings)


def _edges_of(id: str, rows: Iterable[tuple[Space, str, str]], spaces: frozenset[Space]) -> tuple[InnerEdge, ...]:
    edges = []
    for at, side, kind in rows:
        if side not in SIDES:
            raise PrintedEdgeError(f'The edge side "{side}" of piece type "{id}" is not north, east, south or west.')
        if kind not in EDGE_KINDS:
            raise PrintedEdgeError(f'The edge kind "{kind}" of piece type "{id}" is not {", ".join(EDGE_KINDS)}.')
        if not {at, neighbour(at, side)} <= spaces:
            raise PrintedEdgeError(
                f'The edge {side} of ({at[0]}, {at[1]}) does not lie between two spaces of piece type "{id}".'
            )
        edges.append(InnerEdge(*canonical_edge(at, side), kind))
    return tuple(edges)


def _difficult_of(id: str, rows: Iterable[Space], spaces: frozenset[Space]) -> tuple[Space, ...]:
    difficult = tuple((x, y) for x, y in rows)
    for x, y in difficult:
        if (x, y) not in spaces:
            raise DifficultSpaceError(f'The difficult space ({x}, {y}) is no space of piece type "{id}".')
    return difficult
