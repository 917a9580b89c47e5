"""Piece types: the shape, openings and printed edges of a board piece, from the box or from a scenario."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.sourced_value import Number
from kneedeep.model.geometry.shape import InnerEdge, Opening, Shape, opening_edges, parse_opening
from kneedeep.model.geometry.space import SIDES, Space, canonical_edge, connected_parts, neighbour
from kneedeep.support.translation import translatable, translatable_word

SPACE_MARK = "#"
EMPTY_MARK = "."
EDGE_KINDS = ("wall", "impassable", "blocking")
OPENING_WIDTH = 2


class PieceTypeError(ValueError):
    """A piece type whose description makes no piece; the message is one sentence for its author."""


class RowsError(PieceTypeError):
    """No rows, no space in them, rows of unequal length, or characters other than `#` and `.`."""


class DisconnectedError(PieceTypeError):
    """Spaces that are not connected side by side."""


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
        raise RowsError(translatable('Piece type "{id}" needs at least one row with a space in it.', id=id))
    width = len(rows[0])
    for number, row in enumerate(rows):
        if len(row) != width:
            text = translatable('Row {number} of piece type "{id}" is {length} long, the first row {width}.')
            raise RowsError(text.filled(number=number, id=id, length=len(row), width=width))
        for mark in row:
            if mark not in (SPACE_MARK, EMPTY_MARK):
                text = translatable(
                    'Row {number} of piece type "{id}" holds "{mark}"; known are # (a space) and . (none).'
                )
                raise RowsError(text.filled(number=number, id=id, mark=mark))
    if not any(SPACE_MARK in row for row in rows):
        raise RowsError(translatable('Piece type "{id}" has no space: mark its spaces with #.', id=id))
    return width, len(rows)


def _require_connected(id: str, spaces: Sequence[Space]) -> None:
    unseen = {space for part in connected_parts(spaces) if spaces[0] not in part for space in part}
    if unseen:
        x, y = min(unseen)
        text = translatable('The spaces of piece type "{id}" are not connected: ({x}, {y}) is cut off.')
        raise DisconnectedError(text.filled(id=id, x=x, y=y))


def _opening(text: str) -> Opening:
    try:
        return parse_opening(text)
    except ValueError:
        raise OpeningError(
            translatable(
                'The opening "{opening}" must be N, E, S or W, an @ and a column or row, such as N@4.', opening=text
            )
        ) from None


def _openings_of(
    id: str, texts: Sequence[str], width: int, height: int, spaces: frozenset[Space]
) -> tuple[Opening, ...]:
    openings = []
    taken: dict[tuple[str, Space], int] = {}
    for number, text in enumerate(texts):
        opening = _opening(text)
        length = width if opening.rim in ("north", "south") else height
        if opening.at + OPENING_WIDTH > length:
            beyond = (
                translatable(
                    'The opening {opening} of piece type "{id}" lies beyond its {rim} rim, which has columns 0 to {last}.'
                )
                if opening.rim in ("north", "south")
                else translatable(
                    'The opening {opening} of piece type "{id}" lies beyond its {rim} rim, which has rows 0 to {last}.'
                )
            )
            rim = translatable_word(opening.rim)
            raise OpeningError(beyond.filled(opening=text, id=id, rim=rim, last=length - 1))
        for space, _ in opening_edges(opening, (width, height)):
            if space not in spaces:
                said = translatable(
                    'The opening {opening} of piece type "{id}" must have a space behind both its edges, but ({x}, {y}) is none.'
                )
                raise OpeningError(said.filled(opening=text, id=id, x=space[0], y=space[1]))
            other = taken.setdefault((opening.rim, space), number)
            if other != number:
                said = translatable('The openings {one} and {other} of piece type "{id}" overlap.')
                raise OpeningError(said.filled(one=texts[other], other=text, id=id))
        openings.append(opening)
    return tuple(openings)


def _edges_of(id: str, rows: Iterable[tuple[Space, str, str]], spaces: frozenset[Space]) -> tuple[InnerEdge, ...]:
    edges = []
    for at, side, kind in rows:
        if side not in SIDES:
            text = translatable('The edge side "{side}" of piece type "{id}" is not north, east, south or west.')
            raise PrintedEdgeError(text.filled(side=side, id=id))
        if kind not in EDGE_KINDS:
            text = translatable('The edge kind "{kind}" of piece type "{id}" is not {kinds}.')
            raise PrintedEdgeError(text.filled(kind=kind, id=id, kinds=", ".join(EDGE_KINDS)))
        if not {at, neighbour(at, side)} <= spaces:
            text = translatable('The edge {side} of ({x}, {y}) does not lie between two spaces of piece type "{id}".')
            raise PrintedEdgeError(text.filled(side=translatable_word(side), x=at[0], y=at[1], id=id))
        edges.append(InnerEdge(*canonical_edge(at, side), kind))
    return tuple(edges)


def _difficult_of(id: str, rows: Iterable[Space], spaces: frozenset[Space]) -> tuple[Space, ...]:
    difficult = tuple((x, y) for x, y in rows)
    for x, y in difficult:
        if (x, y) not in spaces:
            text = translatable('The difficult space ({x}, {y}) is no space of piece type "{id}".')
            raise DifficultSpaceError(text.filled(x=x, y=y, id=id))
    return difficult
