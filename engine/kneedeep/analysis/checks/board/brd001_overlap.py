"""BRD001: two pieces lie on the same space."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import explaining_cause, same_id
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.layout.piece_shifts import fixes_of
from kneedeep.analysis.text.witness_text import at_all, place, places
from kneedeep.english import capitalized
from kneedeep.translation import tr, tr_count

CODE = "BRD001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each pair of pieces that share a space."""
    board = facts.board
    for overlap in board.overlaps:
        pieces = [board.pieces[overlap.second], board.pieces[overlap.first]]
        serials = tuple(piece.element.serial for piece in pieces)
        second, first = (piece_name(facts, piece) for piece in pieces)
        count = tr_count("{n} space", "{n} spaces", len(overlap.spaces))
        yield Finding(
            CODE,
            tr(
                "{second} and {first} cover the same {count}: {at}.",
                second=capitalized(second),
                first=first,
                count=count,
                at=at_all(overlap.spaces),
            ),
            overlap.spaces,
            serials,
            ("at",),
            places(place(tr("covered twice"), overlap.spaces)),
            fixes_of(facts, serials),
            cause=same_id(facts, *serials) or explaining_cause(facts, CODE, pieces=serials),
        )


CHECK = Check(
    code=CODE,
    name="overlap",
    severity=Severity.ERROR,
    when="two pieces cover the same space",
    what="Two pieces overlap. The shared spaces belong to the piece that comes first in the file. Other problems of the two pieces, such as open openings, are not reported until the overlap is fixed.",
    why="Cardboard can't be laid through cardboard. Nobody can build this map on a table.",
    fix="Move or turn one of the pieces. If a move by a space or two is enough, it is offered as a fix.",
    rule="2004 rulebook p. 3 (map pieces): they are linked to form the board. Board geometry: one piece a space.",
    example=example(
        pieces="  - {id: hall, piece: room-5x5, at: [0, 0], area: start}\n  - {id: lab, piece: room-4x4, at: [4, -1], area: research}\n"
    ),
    near_miss=example(),
    run=run,
    needs=("known kinds",),
)
