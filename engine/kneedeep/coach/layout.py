"""Pieces being laid: what fits where, which openings meet, which still lead nowhere."""

from collections.abc import Iterator
from typing import Self

from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, lay
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import TURNS, Space, opposite
from kneedeep.model.scenario.model import Piece

Line = tuple[Edge, Edge]
AREA, ROOM = "start", "room"


class Layout:
    """Pieces that fit: every opening meets another whole one or keeps the room of its cap."""

    def __init__(self) -> None:
        self.pieces: list[LaidPiece] = []
        self.owner: dict[Space, int] = {}
        self.loose: dict[Line, LaidOpening] = {}
        self.joints: list[tuple[Line, int, int]] = []
        self._caps: dict[Space, Line] = {}

    def copy(self) -> Self:
        """A copy that can be tried out."""
        other = type(self)()
        other.pieces, other.joints = self.pieces[:], self.joints[:]
        other.owner, other.loose, other._caps = dict(self.owner), dict(self.loose), dict(self._caps)
        return other

    def meeting(self, piece: LaidPiece) -> list[Line] | None:
        """The lines of loose openings that a piece would meet; None when it does not fit."""
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
        """The ways to lay a piece of that kind at a loose opening, each with the lines that it would meet."""
        (x, y), _ = opening.beyond
        rim = opposite(opening.rim)
        seen: set[tuple[Space, ...]] = set()
        for shape in (_form(kind, turn) for turn in TURNS):
            for first in [one.inside[0] for one in shape.openings if one.rim == rim]:
                piece = piece_at(kind, (x - first[0], y - first[1]), shape.element.turn, len(self.pieces))
                met = None if piece.spaces in seen else self.meeting(piece)
                seen.add(piece.spaces)
                if met is not None:
                    yield piece, met

    def neighbours(self, number: int) -> list[int]:
        """The pieces joined to a piece, once for each joint."""
        return [a + b - number for _, a, b in self.joints if number in (a, b)]

    def rooms_between(self, first: int, second: int) -> int:
        """How many rooms are on a shortest way between two pieces, both included."""
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


_FORMS: dict[tuple[str, int], LaidPiece] = {}


def _form(kind: PieceType, turn: int) -> LaidPiece:
    """A piece with its top-left corner at the origin. Kinds of the catalog alone: names are enough."""
    known = _FORMS.get((kind.id, turn))
    if known is None:
        element = Piece(piece=kind.id, at=(0, 0), turn=turn, area=AREA)
        known = _FORMS[kind.id, turn] = lay(0, element, kind)
    return known


def piece_at(kind: PieceType, at: Space, turn: int, number: int) -> LaidPiece:
    """A piece laid with its top-left corner there."""
    form, (dx, dy) = _form(kind, turn), at
    openings = [
        LaidOpening(number, rim, ((ax + dx, ay + dy), (bx + dx, by + dy)))
        for _, rim, ((ax, ay), (bx, by)) in form.openings
    ]
    spaces, element = [(x + dx, y + dy) for x, y in form.spaces], form.element.having(at=at)
    return form._replace(number=number, element=element, spaces=tuple(spaces), openings=tuple(openings))
