"""BRD011: the two transcribed faces of a tile are not the two sides of one piece of cardboard."""

from collections.abc import Iterator

from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import portal_example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Fix, Severity
from kneedeep.analysis.layout.mirrored_faces import mirrored, with_outline_of
from kneedeep.board.kinds import own_piece_type
from kneedeep.catalog import PieceType
from kneedeep.catalog.components.other_face import same_cardboard
from kneedeep.scenario.edits import Change
from kneedeep.scenario.model import OwnPieceType
from kneedeep.translation import tr

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


_PIECES = """  - {id: hall, piece: g-room-6x6, at: [0, 0], area: start}
  - {id: end, piece: 05a, at: [2, 6], area: research}
"""
_TOKENS = """  - {kind: teleporter, id: pad, at: [0, 0]}
  - {kind: portal, id: pit, color: blue, at: [4, 4]}
"""
_TYPES = """  - {{id: 05a, rows: ["###", "#.."], openings: [N@0]}}
  - {{id: 05b, rows: {}, openings: [{}]}}
"""

CHECK = Check(
    code=CODE,
    name="faces-differ",
    severity=Severity.WARNING,
    when="both faces of a tile are transcribed, and no turn of the one mirrored has the rows and openings of the other",
    what="Both faces of a tile are printed on the same cardboard, so the outline of one face is that of the other, mirrored. The rows and openings of the two faces in the file don't fit each other. Printed edges and difficult spaces may differ.",
    why="One of the two faces is transcribed wrongly, and maps that lay it can't be built.",
    fix="Compare both with the tile. A face that is drawn the wrong way round can be mirrored, with its printed edges; else it can take over the other one's outline, and keeps the printed edges that fit. Both are offered as fixes. In the piece editor, *Start from the other face* gives the mirrored rows and openings.",
    rule="2016 rulebook p. 2 (components): map tiles are two-sided.",
    example=portal_example(
        pieces=_PIECES, doors="", tokens=_TOKENS, piece_types=_TYPES.format('["###", "#.."]', "N@0")
    ),
    near_miss=portal_example(
        pieces=_PIECES, doors="", tokens=_TOKENS, piece_types=_TYPES.format('["###", "..#"]', "N@1")
    ),
    run=run,
    needs=("known kinds",),
)
