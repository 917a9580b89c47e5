"""BRD007: the pieces of one area are not connected."""

from collections.abc import Collection, Iterator, Sequence

from kneedeep.analysis.layout.area_parts import area_parts, parts_touch
from kneedeep.analysis.layout.openings import open_openings
from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.parts import Cause, Check, Facts, Finding, Fix, Severity, explaining_cause
from kneedeep.analysis.words import coordinates, listed, place, places, tr, tr_count
from kneedeep.board import Board, compile_board
from kneedeep.board.laid_pieces import LaidOpening, LaidPiece, lay
from kneedeep.model.geometry.space import Space, opposite
from kneedeep.model.scenario.edits import Edit, Several
from kneedeep.model.scenario.edits.piece_moves import MovePieces, TurnPieces

FARTHEST = 3
"""How far in spaces, each way, pieces are moved to join them."""
MOST_TRIED = 8
"""This many places where openings meet are looked into, the nearest first."""
MOST_PIECES = 400
"""On maps with more pieces no moves are looked for."""
CODE = "BRD007"


def joining_moves(facts: Facts, area: str, parts: Sequence[Collection[int]]) -> Iterator[Fix]:
    """Yield the nearest move or turn that joins one part of an area to another and makes nothing worse.

    `parts`: numbers of pieces, the part that stays first. What stands on the pieces moves along.
    """
    pieces = facts.board.pieces
    if len(pieces) > MOST_PIECES:
        return
    for part in parts[1:]:
        moved = [pieces[number] for number in sorted(part) if not pieces[number].cap]
        for edit in _candidates(facts, area, moved)[:MOST_TRIED]:
            facts.pause("moves of pieces")
            if _is_better(facts, area, edit):
                yield Fix(edit.title, edit, safe=False)
                return


def _candidates(facts: Facts, area: str, moved: Sequence[LaidPiece]) -> list[Edit]:
    """The moves after which an opening of the part meets one of its area: without a turn first, then the nearest."""
    rest = [piece for piece in facts.board.pieces if not piece.cap and piece not in moved]
    taken = {space for piece in rest for space in piece.spaces}
    openings = [opening for piece in rest for opening in piece.openings]
    own = {piece.number for piece in rest if piece.area == area}
    found: list[tuple[int, int, Edit]] = []
    for quarters in range(4 if len(moved) == 1 else 1):
        laid = _turned(facts, moved, quarters)
        for by in _ways():
            there = [_moved(piece, by) for piece in laid]
            if any(space in taken for piece in there for space in piece.spaces):
                continue
            if _meets(there, openings, own):
                found.append((quarters, abs(by[0]) + abs(by[1]), _edit(facts, moved, quarters, by)))
    return [edit for _, _, edit in sorted(found, key=lambda one: (one[0] > 0, one[1], one[0]))]


def _ways() -> Iterator[Space]:
    span = range(-FARTHEST, FARTHEST + 1)
    yield from ((dx, dy) for dx in span for dy in span)


def _turned(facts: Facts, moved: Sequence[LaidPiece], quarters: int) -> list[LaidPiece]:
    if not quarters:
        return list(moved)
    (piece,) = moved
    serial = piece.element.serial
    element = TurnPieces("", frozenset((serial,)), quarters).apply(facts.scenario).element(serial)
    return [lay(piece.number, element, piece.type)]


def _moved(piece: LaidPiece, by: Space) -> LaidPiece:
    x, y = piece.element.at
    return lay(piece.number, piece.element.having(at=(x + by[0], y + by[1])), piece.type)


def _meets(moved: Sequence[LaidPiece], openings: Sequence[LaidOpening], own: Collection[int]) -> bool:
    """Whether an opening meets one of the area, and none meets another in part."""
    joined = False
    for piece in moved:
        for opening in piece.openings:
            for other in openings:
                shared = set(opening.edges) & set(other.edges)
                if shared and len(shared) < len(opening.edges):
                    return False
                if shared and other.rim == opposite(opening.rim):
                    joined = joined or other.piece in own
    return joined


def _edit(facts: Facts, moved: Sequence[LaidPiece], quarters: int, by: Space) -> Edit:
    first = moved[0].element
    serials = frozenset(piece.element.serial for piece in moved)
    name = facts.called(first.serial)
    at = coordinates((first.at[0] + by[0], first.at[1] + by[1]))
    if quarters:
        element = _turned(facts, moved, quarters)[0].element
        at = coordinates((element.at[0] + by[0], element.at[1] + by[1]))
        title = tr("Turn {name} by {degrees}° and move it to {at}", name=name, degrees=quarters * 90, at=at)
    elif len(moved) > 1:
        title = tr_count(
            "Move {name} to {at}", "Move {name} to {at}, with the {n} pieces joined to it", len(moved), name=name, at=at
        )
    else:
        title = tr("Move {name} to {at}", name=name, at=at)
    turn, move = TurnPieces(title, serials, quarters), MovePieces(title, serials, by)
    return Several(title, (turn, move)) if quarters else move


def _is_better(facts: Facts, area: str, edit: Edit) -> bool:
    """Whether an area has fewer parts after an edit, and nothing is worse."""
    now = facts.board
    then = compile_board(edit.apply(facts.scenario), facts.catalog, now)
    before, after = area_parts(now), area_parts(then)
    return len(after[area]) < len(before[area]) and all(
        more <= less for less, more in zip(_faults(now), _faults(then), strict=True)
    )


def _faults(board: Board) -> tuple[int, ...]:
    """How many parts, misjoined and open openings, doors off joints, joints without a door, things off the board."""
    guarded = {door.edges for door in board.doors if door.stands}
    pieces = board.pieces
    bare = sum(
        pieces[joint.a.piece].area != pieces[joint.b.piece].area and joint.edges not in guarded
        for joint in board.joining.joints
    )
    things = [thing.spaces for thing in board.tokens] + [thing.spaces for thing in board.figures]
    return (
        sum(map(len, area_parts(board).values())),
        len(board.joining.misjoined),
        len(board.joining.loose),
        sum(not door.stands for door in board.doors),
        bare,
        sum(space not in board.number for spaces in things for space in spaces),
        sum(space not in board.number for spawn in board.scenario.spawns for space in spawn.spaces),
    )


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each area whose pieces are not all joined with each other."""
    board = facts.board
    for area, parts in area_parts(board).items():
        if len(parts) < 2:
            continue
        parts.sort(key=lambda part: sum(not board.pieces[number].cap for number in part), reverse=True)
        groups = [[board.pieces[index] for index in sorted(part)] for part in parts]
        names = [listed([piece_name(facts, piece) for piece in group if not piece.cap]) for group in groups]
        away = [piece.element.serial for group in groups[1:] for piece in group if not piece.cap]
        called = facts.words.area(area)
        spaces = tuple(space for group in groups[1:] for piece in group for space in piece.spaces)
        yield Finding(
            CODE,
            _text(facts, called, parts, "; ".join(names)),
            spaces,
            (*away, *(one.serial for one in facts.scenario.areas if one.id == area)),
            ("area",),
            places(
                *(
                    place(
                        tr("part {index} of {called}", index=index, called=called),
                        [space for piece in group for space in piece.spaces],
                    )
                    for index, group in enumerate(groups, 1)
                )
            ),
            fixes=tuple(joining_moves(facts, area, parts)),
            cause=explaining_cause(facts, CODE, areas=(area,)) or _open(facts, parts),
        )


def _text(facts: Facts, called: str, parts: list[set[int]], names: str) -> str:
    in_words = facts.in_words("The pieces")
    if parts_touch(facts.board, parts):
        return tr(
            "{in_words} of {called} touch without joining: {names}. Join them, opening to opening.",
            in_words=in_words,
            called=called,
            names=names,
        )
    return tr(
        "{in_words} of {called} form {parts}: {names}.",
        in_words=in_words,
        called=called,
        parts=tr_count("{n} separate part", "{n} separate parts", len(parts)),
        names=names,
    )


def _open(facts: Facts, parts: list[set[int]]) -> Cause | None:
    """The cause when every part has an open opening: what would have joined them is missing there."""
    pieces = facts.board.pieces
    wanting = {opening.piece for opening in facts.of(open_openings)}
    if all(not part.isdisjoint(wanting) for part in parts):
        serials = (pieces[number].element.serial for part in parts for number in sorted(part & wanting))
        return Cause("BRD002", tuple(serials))
    return None


CHECK = Check(__file__, Severity.WARNING, run, needs=("known kinds",))
