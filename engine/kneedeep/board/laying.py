"""Laying pieces: where the spaces, openings and printed edges of each piece come to lie."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.catalog import PieceType
from kneedeep.geometry.shape import InnerEdge, opening_edges, turned_shape
from kneedeep.geometry.space import Space, canonical_edge, neighbour
from kneedeep.scenario.model import Piece, Scenario

Edge = tuple[Space, str]
"""A canonical edge: its western or northern space with `east` or `south`."""


class LaidOpening(NamedTuple):
    """An opening of a laid piece: `inside` are its two spaces, in rising order; `rim` is where it looks."""

    piece: int
    rim: str
    inside: tuple[Space, Space]

    @property
    def edges(self) -> tuple[Edge, Edge]:
        """Return its two canonical edges, in rising order."""
        first, second = self.inside
        return canonical_edge(first, self.rim), canonical_edge(second, self.rim)

    @property
    def beyond(self) -> tuple[Space, Space]:
        """Return the two spaces, existing or not, that lie over its edges."""
        first, second = self.inside
        return neighbour(first, self.rim), neighbour(second, self.rim)


class LaidPiece(NamedTuple):
    """A piece as it lies on the board. A cap is a dead end that `caps: auto` laid; it has no element."""

    number: int
    element: Piece
    type: PieceType
    size: tuple[int, int]
    spaces: tuple[Space, ...]
    openings: tuple[LaidOpening, ...]
    edges: tuple[InnerEdge, ...]
    difficult: tuple[Space, ...]
    cap: bool = False

    @property
    def area(self) -> str:
        """Return the name of the area it belongs to."""
        return self.element.area


def lay(number: int, element: Piece, kind: PieceType, *, cap: bool = False) -> LaidPiece:
    """Return a piece of the given type laid at the element's place and turn."""
    shape = turned_shape(kind.shape, element.turn)
    x, y = element.at

    def moved(space: Space) -> Space:
        return space[0] + x, space[1] + y

    openings = []
    for opening in shape.openings:
        (first, _), (second, _) = opening_edges(opening, shape.size)
        openings.append(LaidOpening(number, opening.rim, (moved(first), moved(second))))
    return LaidPiece(
        number,
        element,
        kind,
        shape.size,
        tuple(moved(space) for space in shape.spaces),
        tuple(openings),
        tuple(InnerEdge(moved(edge.at), edge.side, edge.kind) for edge in shape.edges),
        tuple(moved(space) for space in shape.difficult),
        cap,
    )


def laid_pieces(scenario: Scenario, types: Mapping[str, PieceType]) -> list[LaidPiece]:
    """Return the pieces of a scenario as they lie, in the order of the file; unknown types are left out."""
    laid: list[LaidPiece] = []
    for element in scenario.pieces:
        kind = types.get(element.piece)
        if kind is not None:
            laid.append(lay(len(laid), element, kind))
    return laid


class Overlap(NamedTuple):
    """Two pieces, by number, and the spaces that both cover; the first owns them."""

    first: int
    second: int
    spaces: tuple[Space, ...]


def owners(pieces: list[LaidPiece]) -> tuple[dict[Space, int], tuple[Overlap, ...]]:
    """Return which piece owns each space (the first in the file), and the overlaps."""
    owner: dict[Space, int] = {}
    shared: dict[tuple[int, int], list[Space]] = {}
    for piece in pieces:
        for space in piece.spaces:
            first = owner.setdefault(space, piece.number)
            if first != piece.number:
                shared.setdefault((first, piece.number), []).append(space)
    return owner, tuple(Overlap(a, b, tuple(sorted(spaces))) for (a, b), spaces in shared.items())
