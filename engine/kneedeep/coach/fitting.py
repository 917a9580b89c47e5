"""Placement of pieces: which pieces fit, which openings meet, and which openings lead nowhere."""

from collections.abc import Iterator
from typing import Self

from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, lay
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import TURNS, Space, opposite
from kneedeep.model.scenario.model import Piece

Line = tuple[Edge, Edge]
AREA, ROOM = "start", "room"


class Layout:
    """Pieces that fit: every opening meets a whole opening or has room for its cap."""

    def __init__(self) -> None:
        self.pieces: list[LaidPiece] = []
        self.owner: dict[Space, int] = {}
        self.loose: dict[Line, LaidOpening] = {}
        self.joints: list[tuple[Line, int, int]] = []
        self._caps: dict[Space, Line] = {}

    def copy(self) -> Self:
        """A copy for trying changes."""
        other = type(self)()
        other.pieces, other.joints = self.pieces[:], self.joints[:]
        other.owner, other.loose, other._caps = dict(self.owner), dict(self.loose), dict(self._caps)
        return other

    def meeting(self, piece: LaidPiece) -> list[Line] | None:
        """The lines of loose openings that a piece would meet. None if it does not fit."""
        met = [line for one in piece.openings if (line := one.edges) in self.loose]
        owner, caps = self.owner, self._caps
        for space in piece.spaces:
            if space in owner or (space in caps and caps[space] not in met):
                return None
        for one in piece.openings:
            if one.edges not in met and any(space in owner or space in caps for space in one.beyond):
                return None
        return met

    def put(self, piece: LaidPiece) -> None:
        """Lay a piece that fits."""
        self.pieces.append(piece)
        self.owner.update(dict.fromkeys(piece.spaces, piece.number))
        for one in piece.openings:
            line = one.edges
            if line in self.loose:
                other = self.loose.pop(line)
                self.joints.append((line, other.piece, piece.number))
                for space in other.beyond:
                    del self._caps[space]
            else:
                self.loose[line] = one
                self._caps.update(dict.fromkeys(one.beyond, line))

    def options(self, kind: PieceType, opening: LaidOpening) -> Iterator[tuple[LaidPiece, list[Line]]]:
        """The ways to lay a piece of a kind at a loose opening, each with the lines that it would meet."""
        (x, y), _ = opening.beyond
        owner, rim = self.owner, opposite(opening.rim)
        for shape in forms(kind):
            for left, top in [one.inside[0] for one in shape.openings if one.rim == rim]:
                dx, dy = x - left, y - top
                if any((right + dx, lower + dy) in owner for right, lower in shape.spaces):
                    continue
                piece = moved(shape, (dx, dy), len(self.pieces))
                if (met := self.meeting(piece)) is not None:
                    yield piece, met

    def neighbours(self, number: int) -> list[int]:
        """The pieces joined to a piece, one entry per joint."""
        return [a + b - number for _, a, b in self.joints if number in (a, b)]

    def rooms_between(self, first: int, second: int) -> int:
        """The number of rooms on a shortest way between two pieces, including both."""
        before: dict[int, int] = {first: first}
        for number in (waiting := [first]):
            for other in self.neighbours(number):
                if other not in before:
                    before[other] = number
                    waiting.append(other)
        way = [second]
        while way[-1] != first:
            way.append(before[way[-1]])
        return sum(self.pieces[number].type.kind == ROOM for number in way)


_FORMS: dict[str, list[LaidPiece]] = {}


def forms(kind: PieceType) -> list[LaidPiece]:
    """A piece of the catalog in each distinct turn, its top-left corner at the origin."""
    if kind.id not in _FORMS:
        turned = [lay(0, Piece(piece=kind.id, at=(0, 0), turn=turn, area=AREA), kind) for turn in TURNS]
        distinct = {(one.spaces, frozenset(one.openings)): one for one in turned[::-1]}
        _FORMS[kind.id] = list(distinct.values())[::-1]
    return _FORMS[kind.id]


def moved(piece: LaidPiece, by: Space, number: int) -> LaidPiece:
    """A moved piece with another number. Its element is unchanged until the map is done (see `element_of`)."""
    dx, dy = by
    openings = [
        LaidOpening(number, rim, ((ax + dx, ay + dy), (bx + dx, by + dy)))
        for _, rim, ((ax, ay), (bx, by)) in piece.openings
    ]
    spaces = [(x + dx, y + dy) for x, y in piece.spaces]
    return piece._replace(number=number, spaces=tuple(spaces), openings=tuple(openings))


def element_of(piece: LaidPiece) -> Piece:
    """The element of a moved piece at its new place."""
    corner = min(x for x, _ in piece.spaces), min(y for _, y in piece.spaces)
    return piece.element.having(at=corner)
