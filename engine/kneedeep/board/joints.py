"""Joints of pieces: openings that meet, meet in part, or lead nowhere."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, lay
from kneedeep.model.catalog import PieceType
from kneedeep.model.geometry.space import SIDES, Space, opposite
from kneedeep.model.scenario.model import Piece

CAP_RIM = "west"


class Joint(NamedTuple):
    """Two openings that meet, or (misjoined) share one of their two edges."""

    a: LaidOpening
    b: LaidOpening

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The common edges."""
        return tuple(edge for edge in self.a.edges if edge in self.b.edges)


class Joining(NamedTuple):
    """The joints between the openings of the pieces.

    `buried` openings are inside another piece (an overlap reports it). Every other opening is in exactly one
    of the lists, except that a misjoined one is in at least one pair.
    """

    joints: tuple[Joint, ...]
    misjoined: tuple[Joint, ...]
    loose: tuple[LaidOpening, ...]
    buried: tuple[LaidOpening, ...]


def join(pieces: Iterable[LaidPiece], owner: Mapping[Space, int]) -> Joining:
    """The joints between the openings of laid pieces. Rule: board geometry, *board*."""
    by_edge: dict[Edge, list[int]] = {}
    openings = [opening for piece in pieces for opening in piece.openings]
    lines: list[tuple[Edge, ...]] = []
    buried, settled = [], set()
    for number, opening in enumerate(openings):
        if _is_buried(opening, owner):
            buried.append(opening)
            settled.add(number)
            lines.append(())
            continue
        lines.append(opening.edges)
        for edge in lines[-1]:
            by_edge.setdefault(edge, []).append(number)
    joints: dict[tuple[Edge, ...], Joint] = {}
    misjoined: dict[tuple[LaidOpening, LaidOpening], Joint] = {}
    for meeting in by_edge.values():
        if len(meeting) < 2:
            continue
        first, second = meeting[:2]
        a, b = openings[first], openings[second]
        if a.rim == b.rim or a.piece == b.piece:
            continue
        settled.update((first, second))
        if lines[first] == lines[second]:
            joints[lines[first]] = Joint(a, b)
        else:
            misjoined[a, b] = Joint(a, b)
    loose = [opening for number, opening in enumerate(openings) if number not in settled]
    return Joining(tuple(joints.values()), tuple(misjoined.values()), tuple(loose), tuple(buried))


def _is_buried(opening: LaidOpening, owner: Mapping[Space, int]) -> bool:
    """True if a piece earlier in the file covers a space of the opening."""
    first, second = opening.inside
    return owner.get(first) != opening.piece or owner.get(second) != opening.piece


def cap_of(opening: LaidOpening, area: str, piece: str) -> Piece:
    """The piece that closes an opening, turned to it: its own opening is in the west at turn 0. `piece`: its name."""
    turn = 90 * ((SIDES.index(opposite(opening.rim)) - SIDES.index(CAP_RIM)) % 4)
    return Piece(piece=piece, at=min(opening.beyond), turn=turn, area=area)


def caps(
    loose: Iterable[LaidOpening],
    pieces: list[LaidPiece],
    owner: Mapping[Space, int],
    kind: PieceType | None,
    exits: AbstractSet[Edge],
) -> list[LaidPiece]:
    """The dead ends added by `caps: auto`.

    Rule: scenario format, `caps`: in order (x, y, rim north east south west); one that would overlap is not laid.
    """
    if kind is None:
        return []
    taken = set(owner)
    laid: list[LaidPiece] = []
    for opening in sorted(loose, key=lambda one: (one.inside[0], SIDES.index(one.rim))):
        if exits and not exits.isdisjoint(opening.edges):
            continue
        element = cap_of(opening, pieces[opening.piece].area, kind.id)
        cap = lay(len(pieces) + len(laid), element, kind, cap=True)
        if taken.isdisjoint(cap.spaces):
            taken.update(cap.spaces)
            laid.append(cap)
    return laid
