"""BRD008: two areas meet at an opening without a door."""

from collections.abc import Iterator

from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import place, places, tr

CODE = "BRD008"


@check(Severity.INFO, needs=("known kinds", "hidden areas"))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each joint of two areas without a door."""
    board = facts.board
    guarded = {door.edges for door in board.doors if door.stands}
    for joint in board.joining.joints:
        a, b = board.pieces[joint.a.piece], board.pieces[joint.b.piece]
        if a.area == b.area or joint.edges in guarded:
            continue
        serials = (b.element.serial, a.element.serial)
        spaces = (*joint.a.inside, *joint.b.inside)
        message = tr(
            "{area} and {area2} meet without a door where {piece_name} joins {piece_name2}.",
            area=facts.words.area(a.area),
            area2=facts.words.area(b.area),
            piece_name=piece_name(facts, b),
            piece_name2=piece_name(facts, a),
        )
        witness = places(place(tr("joint without a door"), spaces, joint.edges))
        cause = explaining_cause(facts, CODE, serials=serials, lines=(joint.edges,))
        yield Finding(CODE, message, spaces, serials, (), witness, cause=cause)
