"""CMP001: more map pieces than the boxes hold."""

from collections import Counter
from collections.abc import Iterator

from kneedeep.analysis.causes.explaining_faults import explaining_faults
from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.components.component_demand import boxes, countable
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Cause, Finding, Severity
from kneedeep.analysis.text.witness_text import place, places
from kneedeep.board.laid_pieces import LaidPiece
from kneedeep.catalog.components.box_counts import piece_excesses
from kneedeep.english import counted

CODE = "CMP001"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each piece type of which more are laid than the boxes hold."""
    countables = facts.of(countable)
    pieces = [piece for piece in facts.board.pieces if piece.cap or piece.element.serial in countables]
    demand = Counter(piece.type.id for piece in pieces)
    for excess in piece_excesses(facts.catalog, demand, boxes(facts)):
        alike = [piece for piece in pieces if piece.type.tile == excess.id]
        over = alike[excess.held :]
        caps = sum(piece.cap for piece in alike)
        name = facts.catalog.pieces[excess.id].name
        added = f", {caps} of them added automatically" if caps else ""
        serials = tuple(piece.element.serial for piece in over if not piece.cap)
        yield Finding(
            CODE,
            f"The map uses {counted(excess.asked, 'piece')} of type “{name}”{added}; the boxes hold {excess.held}.",
            tuple(space for piece in over for space in piece.spaces),
            serials,
            ("piece",) if serials else ("caps",),
            places(*(place(f"{name} beyond the {excess.held} held", piece.spaces) for piece in over)),
            cause=explaining_cause(facts, CODE, serials=serials) or _of_caps(facts, over),
        )


def _of_caps(facts: Facts, over: list[LaidPiece]) -> Cause | None:
    """Return what has opened openings that `caps: auto` then closed, if the dead ends so laid are too many."""
    if not any(piece.cap for piece in over):
        return None
    for blame in facts.of(explaining_faults):
        if blame.openings or blame.lines or blame.spaces or "BRD002" in blame.codes:
            return blame.cause
    return None


CHECK = Check(
    code=CODE,
    name="pieces-over-box",
    severity=Severity.WARNING,
    when="more pieces of a type than the boxes hold",
    what="The map uses more pieces of one type than the required boxes hold. Dead ends added by `caps: auto` count. Pieces of your own (`piece_types`) do not.",
    why="With one copy of the game the map can't be built.",
    fix="Use another piece, close an opening in another way, or state which boxes are needed: `box: [base-2004, base-2004]`.",
    rule="2004 rulebook p. 3 (components): the contents of the box.",
    example=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lab-two, piece: room-4x4, at: [9, -1], area: research}
  - {id: lab-three, piece: room-4x4, at: [13, -1], area: research}
  - {id: lab-four, piece: room-4x4, at: [17, -1], area: research}
  - {id: lab-five, piece: room-4x4, at: [21, -1], area: research}
  - {id: lab-six, piece: room-4x4, at: [25, -1], area: research}
"""
    ),
    near_miss=example(
        pieces="""  - {id: hall, piece: room-5x5, at: [0, 0], area: start}
  - {id: lab, piece: room-4x4, at: [5, -1], area: research}
  - {id: lab-two, piece: room-4x4, at: [9, -1], area: research}
  - {id: lab-three, piece: room-4x4, at: [13, -1], area: research}
  - {id: lab-four, piece: room-4x4, at: [17, -1], area: research}
  - {id: lab-five, piece: room-4x4, at: [21, -1], area: research}
"""
    ),
    run=run,
    needs=("part counts",),
)
