"""BRD003: two openings meet only in part."""

from collections.abc import Iterator

from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.layout.piece_shifts import fixes_of
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import place, places, tr, tr_count

CODE = "BRD003"


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each pair of openings that share one of their two edges."""
    board = facts.board
    for pair in board.joining.misjoined:
        both = later, earlier = sorted((pair.a, pair.b), key=lambda opening: -opening.piece)
        pieces = [board.pieces[later.piece], board.pieces[earlier.piece]]
        names = [piece_name(facts, piece) for piece in pieces]
        off = abs(later.inside[0][0] - earlier.beyond[0][0]) + abs(later.inside[0][1] - earlier.beyond[0][1])
        serials = tuple(piece.element.serial for piece in pieces)
        message = tr(
            "The openings of {names} and {names2} meet only in part: one is shifted by {off}.",
            names=names[0],
            names2=names[1],
            off=tr_count("{n} space", "{n} spaces", off),
        )
        labels = [
            tr("{rim} opening of {name}", rim=tr(one.rim), name=name) for one, name in zip(both, names, strict=True)
        ]
        witness = places(*(place(label, one.inside, one.edges) for label, one in zip(labels, both, strict=True)))
        fixes, cause = fixes_of(facts, serials, (pair.a, pair.b)), explaining_cause(facts, CODE, pieces=serials)
        yield Finding(CODE, message, (*pair.a.inside, *pair.b.inside), serials, ("at",), witness, fixes, cause=cause)
