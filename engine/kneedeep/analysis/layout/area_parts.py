"""The connected parts of the map and of its areas, joined by joints, and parts that only touch."""

from collections.abc import Iterable
from typing import NamedTuple

from kneedeep.board import Board, Edge, LaidPiece
from kneedeep.board.joints import Joint
from kneedeep.model.geometry.space import neighbour
from kneedeep.support import grouped


class Contact(NamedTuple):
    """A part of the map, by its pieces, that touches the pieces `beside` along `edges` without joining them."""

    part: tuple[LaidPiece, ...]
    beside: tuple[LaidPiece, ...]
    edges: tuple[Edge, ...]

    @property
    def serials(self) -> frozenset[int]:
        """The serials of the part."""
        return frozenset(piece.element.serial for piece in self.part)


def area_parts(board: Board) -> dict[str, list[set[int]]]:
    """Area -> the sets of its pieces, by number, that joints connect."""
    pieces = board.pieces
    inside = (joint for joint in board.joining.joints if pieces[joint.a.piece].area == pieces[joint.b.piece].area)
    return grouped((pieces[min(part)].area, part) for part in _parts(board, inside))


def joined_parts(board: Board) -> list[set[int]]:
    """The sets of pieces, by number, that joints connect, whatever their areas."""
    return _parts(board, board.joining.joints)


def _parts(board: Board, joints: Iterable[Joint]) -> list[set[int]]:
    part_of = {piece.number: {piece.number} for piece in board.pieces}
    for joint in joints:
        one, other = sorted((part_of[joint.a.piece], part_of[joint.b.piece]), key=len)
        if one is not other:
            other |= one
            part_of |= dict.fromkeys(one, other)
    return list({id(part): part for part in part_of.values()}.values())


def contacts(board: Board) -> tuple[Contact, ...]:
    """The parts of the map that touch others without joining them. The largest part is left out."""
    return board.derived.of("contacts", (), lambda: _contacts(board))


def _contacts(board: Board) -> tuple[Contact, ...]:
    pieces = board.pieces
    parts = sorted(joined_parts(board), key=lambda part: (sum(pieces[n].cap for n in part) - len(part), min(part)))
    meeting = touching(board, parts) if len(parts) > 1 else []
    ends = [(joint.a.piece, joint.b.piece) for joint in board.joining.joints]
    closed = {one: other for both in ends for one, other in (both, both[::-1]) if pieces[one].cap}
    found = []
    for part in parts[1:]:
        if here := [one for one in meeting if not part.isdisjoint(one[1:])]:
            beside = {closed.get(number, number) for _, *both in here for number in both} - part
            own, others = (tuple(pieces[n] for n in sorted(some) if not pieces[n].cap) for some in (part, beside))
            found.append(Contact(own, others, tuple(edge for edge, *_ in here)))
    return tuple(found)


def touching(board: Board, parts: list[set[int]]) -> list[tuple[Edge, int, int]]:
    """The edges between adjacent pieces of two parts, with the numbers of both. Two caps don't count."""
    part_of = {number: index for index, part in enumerate(parts) for number in part}
    owner, number, pieces = board.owner, board.number, board.pieces
    found = []
    for space, here in number.items():
        for side in ("east", "south"):
            there = number.get(neighbour(space, side))
            if there is None or owner[here] == owner[there] or (pieces[owner[here]].cap and pieces[owner[there]].cap):
                continue
            one, other = part_of.get(owner[here]), part_of.get(owner[there])
            if one is not None and other is not None and one != other:
                found.append(((space, side), owner[here], owner[there]))
    return found
