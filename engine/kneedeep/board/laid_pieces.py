"""Laid pieces with the places of their spaces, openings and printed edges."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.shape import InnerEdge, Shape, opening_edges, turned_shape
from kneedeep.model.geometry.space import Space, neighbour
from kneedeep.model.scenario.model import Piece, Scenario
from kneedeep.support.work_budget import spend

Edge = tuple[Space, str]
"""A canonical edge: its western or northern space with `east` or `south`."""


_CANONICAL = {"north": (0, -1, "south"), "east": (0, 0, "east"), "south": (0, 0, "south"), "west": (-1, 0, "east")}
"""The canonical edge for a space and a side. A table, because it is used for every opening of a board."""


def line_middle(edges: tuple[Edge, ...]) -> Space:
    """The lattice point in the middle of a line of two edges given in rising order."""
    (x, y), _side = edges[0]
    return x + 1, y + 1


class LaidOpening(NamedTuple):
    """An opening of a laid piece. `inside`: its two spaces in rising order. `rim`: the side it faces."""

    piece: int
    rim: str
    inside: tuple[Space, Space]

    @property
    def edges(self) -> tuple[Edge, Edge]:
        """Its two canonical edges, in rising order."""
        (x, y), (right, lower) = self.inside
        dx, dy, side = _CANONICAL[self.rim]
        return ((x + dx, y + dy), side), ((right + dx, lower + dy), side)

    @property
    def beyond(self) -> tuple[Space, Space]:
        """The two spaces beyond its edges, existing or not."""
        first, second = self.inside
        return neighbour(first, self.rim), neighbour(second, self.rim)


class LaidPiece(NamedTuple):
    """A piece on the board. A cap is a dead end added by `caps: auto`. It has no element."""

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
        """The name of the area it belongs to."""
        return self.element.area


def lay(number: int, element: Piece, kind: PieceType, *, cap: bool = False) -> LaidPiece:
    """A piece of a type laid at the element's place and turn."""
    shape = _turned(kind, element.turn)
    spend(10 + len(shape.spaces) // 2)
    x, y = element.at

    def moved(space: Space) -> Space:
        return space[0] + x, space[1] + y

    openings = []
    for opening in shape.openings:
        (first, _), (second, _) = opening_edges(opening, shape.size)
        openings.append(LaidOpening(number, opening.rim, (moved(first), moved(second))))
    spaces, difficult = (tuple(moved(space) for space in every) for every in (shape.spaces, shape.difficult))
    edges = tuple(InnerEdge(moved(edge.at), edge.side, edge.kind) for edge in shape.edges)
    return LaidPiece(number, element, kind, shape.size, spaces, tuple(openings), edges, difficult, cap)


@lru_cache(maxsize=512)
def _turned(kind: PieceType, turn: int) -> Shape:
    return turned_shape(kind.shape, turn)


def laid_pieces(scenario: Scenario, types: Mapping[str, PieceType], like: Iterable[LaidPiece] = ()) -> list[LaidPiece]:
    """The laid pieces of a scenario, in the order of the file. Unknown types are left out.

    Equal ones are taken from `like`.
    """
    known = {piece.element.serial: piece for piece in like if not piece.cap}
    laid: list[LaidPiece] = []
    for element in scenario.pieces:
        if (kind := types.get(element.piece)) is None:
            continue
        same = known.get(element.serial)
        if same is not None and same.element is element and same.number == len(laid) and same.type == kind:
            laid.append(same)
        else:
            laid.append(lay(len(laid), element, kind))
    return laid


class Overlap(NamedTuple):
    """Two pieces by number, and their common spaces. These belong to the first piece."""

    first: int
    second: int
    spaces: tuple[Space, ...]


def owners(pieces: list[LaidPiece]) -> tuple[dict[Space, int], tuple[Overlap, ...]]:
    """The piece of each space (the first in the file), and the overlaps."""
    owner: dict[Space, int] = {}
    shared: dict[tuple[int, int], list[Space]] = {}
    for piece in pieces:
        spend(len(piece.spaces) // 2)
        for space in piece.spaces:
            if (first := owner.setdefault(space, piece.number)) != piece.number:
                shared.setdefault((first, piece.number), []).append(space)
    return owner, tuple(Overlap(a, b, tuple(sorted(spaces))) for (a, b), spaces in shared.items())
