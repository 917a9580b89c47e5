"""Contents of pieces: the spaces they cover, and the tokens, figures, doors and spawns on them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import partial

from kneedeep.model.catalog import Catalog, PieceType, footprint_spaces, load_catalog, piece_type_from_rows
from kneedeep.model.catalog.components.piece_type import PieceTypeError
from kneedeep.model.geometry.shape import turned_rows
from kneedeep.model.geometry.space import Size, Space, neighbour
from kneedeep.model.scenario.model import Door, Figure, Piece, Scenario, Token

_LARGEST = 100
"""The most rows and columns of a piece. A piece farther away can't cover the same spaces."""


def piece_rows(scenario: Scenario, catalog: Catalog) -> Callable[[Piece], tuple[str, ...]]:
    """A function that returns the rows of a piece in its turn. A piece of an unknown type counts as one space."""
    own: dict[str, PieceType] = {}
    for kind in scenario.piece_types:
        try:
            own[kind.id] = piece_type_from_rows(kind.id, kind.rows)
        except PieceTypeError:
            continue
    return partial(_rows, own, catalog.pieces)


def _rows(own: Mapping[str, PieceType], known: Mapping[str, PieceType], piece: Piece) -> tuple[str, ...]:
    kind = own.get(piece.piece) or known.get(piece.piece)
    return turned_rows(kind.rows, piece.turn) if kind is not None else ("#",)


def ground_of(scenario: Scenario, serials: AbstractSet[int]) -> frozenset[Space]:
    """The spaces that belong to the pieces with these serials. A space belongs to its first piece in the file."""
    if not (chosen := [piece for piece in scenario.pieces if piece.serial in serials]):
        return frozenset()
    rows_of = piece_rows(scenario, load_catalog(scenario.ruleset))
    right = max(piece.at[0] for piece in chosen) + _LARGEST
    bottom = max(piece.at[1] for piece in chosen) + _LARGEST
    left = min(piece.at[0] for piece in chosen) - _LARGEST
    top = min(piece.at[1] for piece in chosen) - _LARGEST
    owned: dict[Space, int] = {}
    for piece in scenario.pieces:
        x, y = piece.at
        if left < x < right and top < y < bottom:
            for space in _covered(piece, rows_of(piece)):
                owned.setdefault(space, piece.serial)
    return frozenset(space for space, serial in owned.items() if serial in serials)


def _covered(piece: Piece, rows: Iterable[str]) -> Iterator[Space]:
    x, y = piece.at
    return ((x + dx, y + dy) for dy, row in enumerate(rows) for dx, sign in enumerate(row) if sign == "#")


def footprint_of(scenario: Scenario, element: Token | Figure) -> Size:
    """The width and height of a token or figure at turn 0, 1×1 for an unknown kind."""
    catalog = load_catalog(scenario.ruleset)
    if isinstance(element, Token):
        for own in scenario.token_types:
            if own.id == element.kind:
                return own.size[0], own.size[1]
        token = catalog.tokens.get(element.kind)
        return token.footprint(element.size) if token is not None else (1, 1)
    likes = {own.id: own.like for own in scenario.figure_types}
    figure = catalog.figures.get(likes.get(element.kind) or element.kind)
    return figure.footprint.value if figure is not None else (1, 1)


def stands_on(ground: AbstractSet[Space], size: Size, at: Space, turn: int) -> bool:
    """True if most of a footprint is on the ground. If exactly half of it is, its first space decides."""
    spaces = footprint_spaces(size, at, turn)
    inside = sum(space in ground for space in spaces)
    return inside * 2 > len(spaces) or (inside * 2 == len(spaces) and at in ground)


def door_sides(door: Door) -> tuple[Space, Space, Space, Space]:
    """The four spaces, existing or not, beside the line of a door."""
    x, y = door.at
    following = (x, y + 1) if door.side in ("east", "west") else (x + 1, y)
    return door.at, following, neighbour(door.at, door.side), neighbour(following, door.side)
