"""Moves and turns that join a part of the map to the rest, opening to opening."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework import COURSE, Facts, Fix, reads
from kneedeep.analysis.layout.area_parts import Contact, area_parts, contacts, joined_parts
from kneedeep.board import Board, compile_board
from kneedeep.board.laid_pieces import LaidPiece, lay
from kneedeep.board.placements import ground_of, joining, moved_group
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.edits import Edit, Several
from kneedeep.model.scenario.edits.piece_moves import MovePieces, TurnPieces
from kneedeep.support import coordinates, tr, tr_count

FARTHEST = 3
"""The greatest move of pieces, in spaces each way."""
MOST_TRIED = 8
"""The most matching places of openings that are tried, the nearest first."""
MOST_PIECES = 400
"""The most pieces of a map for which moves are searched."""


class JoiningMove(NamedTuple):
    """A turn of pieces by quarters, followed by a move. `at`: the new place of the first piece."""

    serials: frozenset[int]
    quarters: int
    by: Space
    at: Space

    def edit(self, title: str) -> Edit:
        """The move as an edit. Everything on the pieces moves along."""
        turn, move = TurnPieces(title, self.serials, self.quarters), MovePieces(title, self.serials, self.by)
        return Several(title, (turn, move)) if self.quarters else move


def joining_move(
    board: Board, part: Collection[int], area: str | None = None, pause: Callable[[], object] = bool
) -> JoiningMove | None:
    """The nearest move or turn that joins a part, by the numbers of its pieces, to the rest without new faults.

    `area`: only to pieces of that area. `pause`: called before each try. None if there is no such move nearby.
    """
    if len(board.pieces) > MOST_PIECES:
        return None
    moved = [board.pieces[number] for number in sorted(part) if not board.pieces[number].cap]
    for move in _candidates(board, moved, area)[:MOST_TRIED]:
        pause()
        if _is_better(board, move, area):
            return move
    return None


@reads(COURSE)
def contact_fixes(facts: Facts) -> tuple[tuple[Contact, tuple[Fix, ...]], ...]:
    """The parts of the map that touch others without joining them, each with the fix that joins it, if any."""
    return tuple(
        (one, tuple(joining_fix(facts, [piece.number for piece in one.part]))) for one in contacts(facts.board)
    )


def joining_fix(facts: Facts, part: Collection[int], area: str | None = None) -> Iterator[Fix]:
    """Yield the fix that joins a part to the rest, or to the rest of its area, if any."""
    move = joining_move(facts.board, part, area, lambda: facts.pause("moves of pieces"))
    if move is None:
        return
    first = next(facts.board.pieces[number].element.serial for number in sorted(part))
    name, at = facts.called(first), coordinates(move.at)
    if move.quarters:
        degrees = move.quarters * 90
        title = tr("Turn {name} by {degrees}° and move it to {at}", name=name, degrees=degrees, at=at)
    elif (number := len(move.serials)) > 1:
        title = tr_count(
            "Move {name} to {at}", "Move {name} to {at}, with the {n} pieces joined to it", number, name=name, at=at
        )
    else:
        title = tr("Move {name} to {at}", name=name, at=at)
    yield Fix(title, move.edit(title), safe=False)


def _candidates(board: Board, moved: Sequence[LaidPiece], area: str | None) -> list[JoiningMove]:
    """The moves after which openings meet: moves without a turn first, then by distance."""
    serials = frozenset(piece.element.serial for piece in moved)
    found: list[tuple[bool, int, int, JoiningMove]] = []
    for quarters in range(4 if len(moved) == 1 else 1):
        laid = [_turned(board, piece, quarters) for piece in moved]
        x, y = laid[0].element.at
        for _, landing in joining(moved_group(laid), ground_of(board), (0, 0), FARTHEST):
            (dx, dy), pieces = landing.offset, (board.pieces[fixed.piece] for _, fixed in landing.joints)
            if area is None or any(piece.area == area for piece in pieces):
                move = JoiningMove(serials, quarters, landing.offset, (x + dx, y + dy))
                found.append((quarters > 0, abs(dx) + abs(dy), quarters, move))
    return [move for *_, move in sorted(found, key=lambda one: one[:3])]


def _turned(board: Board, piece: LaidPiece, quarters: int) -> LaidPiece:
    if not quarters:
        return piece
    serial = piece.element.serial
    element = TurnPieces("", frozenset((serial,)), quarters).apply(board.scenario).element(serial)
    return lay(piece.number, element, piece.type)


def _is_better(board: Board, move: JoiningMove, area: str | None) -> bool:
    """True if the area, else the map, has fewer parts after a move, without new faults.

    A joint between two areas may still lack its door.
    """
    then = compile_board(move.edit("").apply(board.scenario), board.catalog, board)
    before, after = ([_parts(one, area), *_faults(one), _bare(one) * (area is not None)] for one in (board, then))
    return after[0] < before[0] and all(more <= less for less, more in zip(before, after, strict=True))


def _parts(board: Board, area: str | None) -> int:
    return len(joined_parts(board) if area is None else area_parts(board)[area])


def _bare(board: Board) -> int:
    """The number of joints between areas without a door."""
    guarded = {door.edges for door in board.doors if door.stands}
    pieces = board.pieces
    free = (joint for joint in board.joining.joints if joint.edges not in guarded)
    return sum(pieces[joint.a.piece].area != pieces[joint.b.piece].area for joint in free)


def _faults(board: Board) -> tuple[int, ...]:
    """The numbers of parts of areas, misjoined and open openings, doors off joints, things off the board."""
    things = [thing.spaces for thing in board.tokens] + [thing.spaces for thing in board.figures]
    things += [spawn.spaces for spawn in board.scenario.spawns]
    return (
        sum(map(len, area_parts(board).values())),
        len(board.joining.misjoined),
        len(board.joining.loose),
        sum(not door.stands for door in board.doors),
        sum(space not in board.number for spaces in things for space in spaces),
    )
