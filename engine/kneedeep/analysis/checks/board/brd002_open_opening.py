"""BRD002: an opening leads nowhere."""

from collections.abc import Iterator

from kneedeep.analysis.components.component_demand import boxes
from kneedeep.analysis.layout.door_places import open_openings
from kneedeep.analysis.layout.piece_names import piece_name
from kneedeep.analysis.layout.piece_shifts import contact_fixes
from kneedeep.analysis.parts import Facts, Finding, Fix, Severity, check, explaining_cause
from kneedeep.analysis.words import at_all, listed, place, places, tr
from kneedeep.board.joints import cap_of
from kneedeep.board.laid_pieces import LaidOpening, LaidPiece
from kneedeep.model.scenario.edits import Add, Change
from kneedeep.model.scenario.record import Record

CODE = "BRD002"
_NOWHERE = "leads nowhere: it joins no piece, is no exit and is not capped."


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each opening that meets nothing, is no exit and is not capped."""
    board = facts.board
    for opening in facts.of(open_openings):
        piece = board.pieces[opening.piece]
        behind = sorted({board.owner[board.number[one]] for one in opening.beyond if one in board.number})
        at, name = at_all(opening.inside), piece_name(facts, piece)
        where = tr("The {rim} opening at {at} of {piece_name}", rim=tr(opening.rim), at=at, piece_name=name)
        cap = next((board.pieces[other] for other in behind if board.pieces[other].cap), None)
        if cap is not None:
            message = tr(
                "{where} can't be capped: {closing} is already there.", where=where, closing=_closing(facts, cap)
            )
        elif behind:
            against = listed([piece_name(facts, board.pieces[other]) for other in behind])
            message = tr("{where} leads against the wall of {against}.", where=where, against=against)
        else:
            message = f"{where} {facts.in_words(_NOWHERE)}"
        serials, lines = (piece.element.serial,), (opening.edges,)
        fixes = tuple(_moves(facts, {opening.piece, *behind}) if behind else _fixes(facts, opening))
        witness = places(place(tr("open opening"), opening.inside, opening.edges))
        cause = explaining_cause(facts, CODE, serials=serials, openings=(opening,), lines=lines, spaces=opening.beyond)
        yield Finding(CODE, message, opening.inside, serials, (), witness, fixes, cause=cause)


def _closing(facts: Facts, cap: LaidPiece) -> str:
    """A name for a dead end that is not in the file: its place and the opening that it closes."""
    board = facts.board
    for joint in board.joining.joints:
        for own, other in ((joint.a, joint.b), (joint.b, joint.a)):
            if own.piece == cap.number:
                name = piece_name(facts, board.pieces[other.piece])
                closed = tr("the {rim} opening of {piece_name}", rim=tr(other.rim), piece_name=name)
                at = f"{cap.element.at[0]},{cap.element.at[1]}"
                return tr("the automatic dead end at {at}, which closes {closed},", at=at, closed=closed)
    return piece_name(facts, cap)


def _moves(facts: Facts, numbers: set[int]) -> Iterator[Fix]:
    """Yield the move that joins two pieces, if nothing joins them to each other and they only touch."""
    for contact, fixes in facts.of(contact_fixes):
        if all(any(piece.number in numbers for piece in some) for some in (contact.part, contact.beside)):
            yield from fixes


def _dead_ends(facts: Facts) -> tuple[int | None, int]:
    """The number of dead ends in the boxes, None if unknown, and the number on the map."""
    cap = facts.board.edition.cap
    laid = sum(piece.type.id == cap for piece in facts.board.pieces)
    return facts.catalog.pieces_held(cap, boxes(facts)), laid


def _fixes(facts: Facts, opening: LaidOpening) -> Iterator[Fix]:
    """Yield a dead end if the box still has one, and `caps: auto`, which is safe if the box has enough."""
    board = facts.board
    if board.edition.cap not in facts.catalog.pieces:
        return
    held, laid = facts.of(_dead_ends)
    if held is None or laid < held:
        cap = cap_of(opening, board.pieces[opening.piece].area, board.edition.cap)
        title = tr("Cap the opening with a dead end at {at},{at2}", at=cap.at[0], at2=cap.at[1])
        yield Fix(title, Add(title, (cap,)))
    if facts.scenario.caps != "auto":
        enough = held is None or laid + len(facts.of(open_openings)) <= held
        title = tr("Cap all open openings automatically")
        yield Fix(title, Change(title, 0, Record(caps="auto")), safe=enough)
