"""BRD001: two pieces share a space."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import same_id
from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.layout.piece_shifts import fixes_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import at_all, capitalized, place, places, tr, tr_count

CODE = "BRD001"


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each pair of pieces that share a space."""
    board = facts.board
    for overlap in board.overlaps:
        pieces = [board.pieces[overlap.second], board.pieces[overlap.first]]
        serials = tuple(piece.element.serial for piece in pieces)
        second, first = (piece_name(facts, piece) for piece in pieces)
        count = tr_count("{n} space", "{n} spaces", len(overlap.spaces))
        there = at_all(overlap.spaces)
        names = {"second": capitalized(second), "first": first}
        message = tr("{second} and {first} cover the same {count}: {at}.", **names, count=count, at=there)
        cause = same_id(facts, *serials) or explaining_cause(facts, CODE, pieces=serials)
        witness, fixes = places(place(tr("covered twice"), overlap.spaces)), fixes_of(facts, serials)
        yield Finding(CODE, message, overlap.spaces, serials, ("at",), witness, fixes, cause=cause)
