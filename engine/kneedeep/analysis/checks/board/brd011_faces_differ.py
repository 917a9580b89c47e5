"""BRD011: the two transcribed faces of a tile are not the two sides of one piece of cardboard."""

from collections.abc import Iterator

from kneedeep.analysis.layout.mirrored_faces import mirrorings
from kneedeep.analysis.parts import Facts, Finding, Severity, check
from kneedeep.analysis.words import tr
from kneedeep.model.catalog import PieceType
from kneedeep.model.catalog.components.other_face import same_cardboard
from kneedeep.support import later

CODE = "BRD011"


@check(Severity.WARNING, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each tile whose two faces are in the file and don't match."""
    kinds = facts.board.kinds.pieces
    own_types = {own.id: own for own in facts.scenario.piece_types}
    faces: dict[str, dict[str, PieceType]] = {}
    for own in facts.scenario.piece_types:
        if (kind := kinds.get(own.id)) is not None and kind.face:
            faces.setdefault(kind.tile, {})[kind.face] = kind
    for tile, pair in faces.items():
        if len(pair) < 2:
            continue
        a, b = (pair[face] for face in sorted(pair))
        if not same_cardboard(a, b):
            laid = [piece for piece in facts.board.pieces if piece.type.id in (a.id, b.id)]
            text = later(
                "The faces {id} and {id2} of tile {tile} differ: no turn of {id} mirrored has the rows and openings of {id2}."
            )
            message = tr(text, id=a.id, id2=b.id, tile=tile)
            spaces = tuple(space for piece in laid for space in piece.spaces)
            first, second = own_types[a.id], own_types[b.id]
            fixes = tuple(mirrorings(facts, first, second))
            yield Finding(CODE, message, spaces, (second.serial, first.serial), ("rows",), fixes=fixes)
