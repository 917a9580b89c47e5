"""Joining pieces: which openings meet, which meet only in part, which lead nowhere."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.board.laying import Edge, LaidOpening, LaidPiece, lay
from kneedeep.catalog import PieceType
from kneedeep.geometry.space import SIDES, Space, opposite
from kneedeep.scenario.model import Piece

CAP = "dead-end"
CAP_RIM = "west"


class Joint(NamedTuple):
    """Two openings that meet, or (misjoined) that share one edge of their two."""

    a: LaidOpening
    b: LaidOpening

    @property
    def edges(self) -> tuple[Edge, ...]:
        """Return the edges that both have."""
        return tuple(edge for edge in self.a.edges if edge in self.b.edges)


class Joining(NamedTuple):
    """How the openings of the pieces meet.

    `buried` openings lie inside another piece (an overlap tells of it); every other opening is in exactly one
    of the lists, a misjoined one in at least one pair.
    """

    joints: tuple[Joint, ...]
    misjoined: tuple[Joint, ...]
    loose: tuple[LaidOpening, ...]
    buried: tuple[LaidOpening, ...]


def join(pieces: Iterable[LaidPiece], owner: Mapping[Space, int]) -> Joining:
    """Return how the openings of laid pieces meet. Rule: board geometry, *board*."""
    by_edge: dict[Edge, list[LaidOpening]] = {}
    openings = [opening for piece in pieces for opening in piece.openings]
    buried = [opening for opening in openings if _is_buried(opening, owner)]
    hidden = set(buried)
    for opening in openings:
        if opening not in hidden:
            for edge in opening.edges:
                by_edge.setdefault(edge, []).append(opening)
    joints: dict[tuple[Edge, Edge], Joint] = {}
    misjoined: dict[tuple[LaidOpening, LaidOpening], Joint] = {}
    met: set[LaidOpening] = set()
    for meeting in by_edge.values():
        if len(meeting) < 2 or meeting[0].rim == meeting[1].rim or meeting[0].piece == meeting[1].piece:
            continue
        a, b = meeting[0], meeting[1]
        met.update((a, b))
        if a.edges == b.edges:
            joints[a.edges] = Joint(a, b)
        else:
            misjoined[a, b] = Joint(a, b)
    loose = [opening for opening in openings if opening not in met and opening not in hidden]
    return Joining(tuple(joints.values()), tuple(misjoined.values()), tuple(loose), tuple(buried))


def _is_buried(opening: LaidOpening, owner: Mapping[Space, int]) -> bool:
    """Tell whether a piece earlier in the file covers a space of the opening."""
    return any(owner.get(space) != opening.piece for space in opening.inside)


def cap_of(opening: LaidOpening, area: str) -> Piece:
    """Return the dead end that closes an opening."""
    turn = 90 * ((SIDES.index(opposite(opening.rim)) - SIDES.index(CAP_RIM)) % 4)
    return Piece(piece=CAP, at=min(opening.beyond), turn=turn, area=area)


def caps(
    loose: Iterable[LaidOpening],
    pieces: list[LaidPiece],
    owner: Mapping[Space, int],
    types: Mapping[str, PieceType],
    exits: AbstractSet[Edge],
) -> list[LaidPiece]:
    """Return the dead ends that `caps: auto` lays.

    Rule: scenario format, `caps`: in order (x, y, rim north east south west); one that would overlap is not laid.
    """
    kind = types.get(CAP)
    if kind is None:
        return []
    taken = set(owner)
    laid: list[LaidPiece] = []
    for opening in sorted(loose, key=lambda one: (one.inside[0], SIDES.index(one.rim))):
        if exits and not exits.isdisjoint(opening.edges):
            continue
        element = cap_of(opening, pieces[opening.piece].area)
        cap = lay(len(pieces) + len(laid), element, kind, cap=True)
        if taken.isdisjoint(cap.spaces):
            taken.update(cap.spaces)
            laid.append(cap)
    return laid
