"""Fixes that move pieces: small shifts and turns, and moves that join a part of the map to the rest."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from kneedeep.analysis.framework import Facts, Fix, reads
from kneedeep.analysis.framework.slices import COURSE, troubled
from kneedeep.analysis.layout.area_parts import Contact, area_parts, contacts, joined_parts
from kneedeep.board import Board, compile_board
from kneedeep.board.laid_pieces import Edge, LaidOpening, LaidPiece, lay
from kneedeep.board.piece_snapping import ground_of, joining, land, moved_group
from kneedeep.model.geometry.space import TURNS, Space
from kneedeep.model.scenario.edits import Change, Edit, Several
from kneedeep.model.scenario.edits.piece_moves import MovePieces, TurnPieces
from kneedeep.model.scenario.record import Record
from kneedeep.support import coordinates, tr, tr_count

FARTHEST = 2
"""The greatest distance that a piece may have slipped, in spaces each way."""

WORK_LIMIT = 4_000
"""The most pieces compiled while trying boards. Larger maps with many faults get fewer tries."""

TROUBLE_LIMIT = 200
"""The most pieces that are tried at other places."""


class Shift(NamedTuple):
    """A piece and the place where it would fit without overlaps or partial joints, and join more.

    The other fields are the faults it would fix: `openings` that lead nowhere, `doors` off their joint, by number,
    `joints` without a door. `spaces`: those of the piece before and after, and all that the board would gain.
    """

    piece: LaidPiece
    at: Space
    turn: int
    partners: frozenset[LaidOpening]
    openings: frozenset[LaidOpening]
    doors: frozenset[int]
    joints: frozenset[tuple[Edge, ...]]
    spaces: frozenset[Space]
    harmless: bool
    """True if no door loses its joint, and no token, figure or start loses its space."""

    @property
    def gain(self) -> int:
        """The number of fixed faults: openings that join, and doors that are on a joint again."""
        return len(self.partners) + len(self.doors)


@reads(COURSE)
def shifts(facts: Facts) -> tuple[Shift, ...]:
    """The best place for every piece that seems to have slipped, in the order of the file."""
    board = facts.board
    laid = [piece for piece in board.pieces if not piece.cap]
    wanted = _off_board(board)
    tries = max(1, WORK_LIMIT // max(1, len(laid)))
    found: list[Shift] = []
    for number in sorted(troubled(board))[:TROUBLE_LIMIT]:
        facts.pause(tr("{number} of {laid} pieces", number=number, laid=len(laid)))
        if len(found) == tries:
            break
        if (place := _best_place(board, laid[number], wanted)) is not None:
            found.append(_tried(facts, laid[number], *place))
    return tuple(found)


def _off_board(board: Board) -> frozenset[Space]:
    """The places of tokens, figures and starts off the board."""
    spaces = {space for token in board.tokens for space in token.spaces}
    spaces |= {space for figure in board.figures for space in figure.spaces}
    spaces |= {space for spawn in board.scenario.spawns for space in spawn.spaces}
    return frozenset(space for space in spaces if space not in board.number)


def _best_place(
    board: Board, piece: LaidPiece, wanted: frozenset[Space]
) -> tuple[Space, int, frozenset[LaidOpening]] | None:
    """The position, turn and partners of the best fit by joints, then things on it. None without more joints."""
    ground, (x, y), own = ground_of(board), piece.element.at, piece.element.turn
    least = len(land(moved_group([piece]), ground, (0, 0)).joints)
    best: tuple[tuple[int, int, int, int], Space, int, frozenset[LaidOpening]] | None = None
    for turn in (own, *(turn for turn in TURNS if turn != own)):
        group = moved_group([lay(piece.number, piece.element.having(turn=turn), piece.type)])
        for _, (offset, joints, *_) in joining(group, ground, (0, 0), FARTHEST if turn == own else 0):
            if len(joints) <= least:
                continue
            dx, dy = offset
            there = sum((x + dx, y + dy) in wanted for x, y in group.spaces)
            worth = (-len(joints), -there, int(turn != own), abs(dx) + abs(dy))
            if best is None or worth < best[0]:
                best = worth, (x + dx, y + dy), turn, frozenset(fixed for _, fixed in joints)
    return best[1:] if best else None


def _tried(facts: Facts, piece: LaidPiece, at: Space, turn: int, partners: frozenset[LaidOpening]) -> Shift:
    """The shift to a place, with the faults it would fix."""
    now = facts.board
    moved = Change("", piece.element.serial, Record(at=at, turn=turn)).apply(facts.scenario)
    then = compile_board(moved, facts.catalog, now)
    loose = set(then.joining.loose)
    kept = _still_loose(piece, then) if turn == piece.element.turn else set()
    loose_now = ((one, kept if one.piece == piece.number else loose) for one in now.joining.loose)
    openings = {opening for opening, known in loose_now if opening not in known}
    doors = {door.number for door, other in zip(now.doors, then.doors, strict=True) if other.stands and not door.stands}
    joints = {joint.edges for joint in now.joining.joints} - {joint.edges for joint in then.joining.joints}
    spaces = {*piece.spaces, *then.pieces[piece.number].spaces, *(set(then.number) - set(now.number))}
    lost = any(door.stands and not other.stands for door, other in zip(now.doors, then.doors, strict=True))
    return Shift(
        piece,
        at,
        turn,
        partners,
        frozenset(openings),
        frozenset(doors),
        frozenset(joints),
        frozenset(spaces),
        harmless=not lost and _off_board(then) <= _off_board(now),
    )


def _still_loose(piece: LaidPiece, then: Board) -> set[LaidOpening]:
    """The openings of a piece at its present place that would still lead nowhere."""
    loose = set(then.joining.loose)
    pairs = zip(piece.openings, then.pieces[piece.number].openings, strict=True)
    return {opening for opening, other in pairs if other in loose}


def fixes_of(facts: Facts, serials: Collection[int], meeting: Collection[LaidOpening] = ()) -> tuple[Fix, ...]:
    """The moves of one of these pieces that fix the most faults and harm nothing. Elements on it stay in place.

    `meeting`: only moves after which one of these openings is joined.
    """
    harmless = (one for one in facts.of(shifts) if one.harmless and one.piece.element.serial in serials)
    fitting = [shift for shift in harmless if not meeting or not shift.partners.isdisjoint(meeting)]
    most = max((shift.gain for shift in fitting), default=0)
    return tuple(_fix(facts, shift) for shift in reversed(fitting) if shift.gain == most)


def _fix(facts: Facts, shift: Shift) -> Fix:
    element = shift.piece.element
    moved = shift.at != element.at
    name = facts.called(element.serial)
    title = tr("Turn {name} to {turn}°", name=name, turn=shift.turn)
    if moved:
        title = tr("Move {name} to {at}", name=name, at=coordinates(shift.at))
    return Fix(title, Change(title, element.serial, Record(at=shift.at, turn=shift.turn)), safe=False)


FARTHEST_MOVE = 3
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
        for _, landing in joining(moved_group(laid), ground_of(board), (0, 0), FARTHEST_MOVE):
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
