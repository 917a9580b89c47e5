"""BRD011: the two transcribed faces of a tile are not the two sides of one piece of cardboard."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.analysis.layout.mirrored_faces import mirrored, with_outline_of
from kneedeep.board.kinds import own_piece_type
from kneedeep.model.catalog import PieceType
from kneedeep.model.catalog.components.other_face import same_cardboard
from kneedeep.model.scenario.edits import Change
from kneedeep.model.scenario.model import OwnPieceType
from kneedeep.support.translation import tr

CODE = "BRD011"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each tile of which both faces are in the file and don't fit."""
    kinds = facts.board.kinds.pieces
    own_types = {own.id: own for own in facts.scenario.piece_types}
    faces: dict[str, dict[str, PieceType]] = {}
    for own in facts.scenario.piece_types:
        kind = kinds.get(own.id)
        if kind is not None and kind.face:
            faces.setdefault(kind.tile, {})[kind.face] = kind
    for tile, pair in faces.items():
        if len(pair) < 2:
            continue
        a, b = (pair[face] for face in sorted(pair))
        if not same_cardboard(a, b):
            laid = [piece for piece in facts.board.pieces if piece.type.id in (a.id, b.id)]
            yield Finding(
                CODE,
                tr(
                    "The faces {id} and {id2} of tile {tile} differ: no turn of {id} mirrored has the rows and openings of {id2}.",
                    id=a.id,
                    id2=b.id,
                    tile=tile,
                ),
                tuple(space for piece in laid for space in piece.spaces),
                (own_types[b.id].serial, own_types[a.id].serial),
                ("rows",),
                fixes=tuple(_fixes(facts, own_types[a.id], own_types[b.id])),
            )


def _fixes(facts: Facts, a: OwnPieceType, b: OwnPieceType) -> Iterator[Fix]:
    """Yield the repairs of a face that is not laid, or of both: mirror it as a whole, or take over the other's outline."""
    laid = {piece.piece for piece in facts.scenario.pieces}
    pairs = ((b, a), (a, b))
    for own, other in [pair for pair in pairs if pair[0].id not in laid] or pairs:
        turned_over = own.having(**mirrored(own))
        if same_cardboard(own_piece_type(turned_over, facts.catalog), facts.board.kinds.pieces[other.id]):
            title, keys = tr("Mirror {id}", id=own.id), mirrored(own)
        else:
            title, keys = (
                tr("Give {id} the outline of {id2}, mirrored", id=own.id, id2=other.id),
                with_outline_of(own, other),
            )
        yield Fix(title, Change(title, own.serial, keys), safe=False)


CHECK = Check(__file__, Severity.WARNING, run, needs=("known kinds",))
