"""BRD007: the pieces of one area are not connected."""

from collections.abc import Iterator

from kneedeep.analysis.layout.area_parts import area_parts, touching
from kneedeep.analysis.layout.door_places import open_openings
from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.layout.piece_shifts import joining_fix
from kneedeep.analysis.parts import Cause, Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import listed, place, places, tr, tr_count

CODE = "BRD007"


@check(Severity.WARNING, needs=("known kinds",))
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
        message, of_areas = _text(facts, called, parts, "; ".join(names)), facts.scenario.areas
        serials = (*away, *(one.serial for one in of_areas if one.id == area))
        labels = [tr("part {index} of {called}", index=index, called=called) for index in range(1, len(groups) + 1)]
        shown = [[space for piece in group for space in piece.spaces] for group in groups]
        witness = places(*map(place, labels, shown))
        fixes = tuple(fix for part in parts[1:] for fix in joining_fix(facts, part, area))
        cause = explaining_cause(facts, CODE, areas=(area,)) or _open(facts, parts)
        yield Finding(CODE, message, spaces, serials, ("area",), witness, fixes, cause=cause)


def _text(facts: Facts, called: str, parts: list[set[int]], names: str) -> str:
    in_words = facts.in_words("The pieces")
    if touching(facts.board, parts):
        return tr(
            "{in_words} of {called} touch without joining: {names}. Join them, opening to opening.",
            in_words=in_words,
            called=called,
            names=names,
        )
    many = tr_count("{n} separate part", "{n} separate parts", len(parts))
    return tr(
        "{in_words} of {called} form {parts}: {names}.", in_words=in_words, called=called, parts=many, names=names
    )


def _open(facts: Facts, parts: list[set[int]]) -> Cause | None:
    """The cause if every part has an open opening: the piece that should join them is missing there."""
    pieces = facts.board.pieces
    wanting = {opening.piece for opening in facts.of(open_openings)}
    if all(not part.isdisjoint(wanting) for part in parts):
        serials = (pieces[number].element.serial for part in parts for number in sorted(part & wanting))
        return Cause("BRD002", tuple(serials))
    return None
