"""BRD010: a tile of the box is laid, but nobody has said what its outline is."""

from collections.abc import Iterator

from kneedeep.analysis.causes.finding_causes import explaining_cause
from kneedeep.analysis.framework.check import Check
from kneedeep.analysis.framework.examples import portal_example
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.analysis.layout.untranscribed_tiles import untranscribed_tiles
from kneedeep.english import coordinates
from kneedeep.translation import tr

CODE = "BRD010"


def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each piece that names a tile without an outline."""
    for piece in facts.of(untranscribed_tiles):
        yield Finding(
            CODE,
            tr(
                "Tile {piece} at {at} can't be laid: neither the catalog nor the file has its outline.",
                piece=piece.piece,
                at=coordinates(piece.at),
            ),
            (),
            (piece.serial,),
            ("piece",),
            about=(piece.piece,),
            cause=explaining_cause(facts, CODE, serials=(piece.serial,)),
        )


_PIECES = """  - {{id: hall, piece: g-room-6x6, at: [0, 0], area: start}}
  - {{id: lab, piece: {}, at: [6, 1], area: research}}
"""

CHECK = Check(
    code=CODE,
    name="untranscribed-tile",
    severity=Severity.ERROR,
    when="a piece names a tile of the box whose outline is neither in the catalog nor in the file",
    what="Of this tile of the box only number and face are known. Its spaces, openings and printed edges must be in the file, as a piece type with the name of the tile. Until then the board is not whole: only the file, overlaps, misjoined openings, things that share a space and the parts of the box are checked.",
    why="Nothing can be said about reach and sight on a map of which a part is missing, and nobody without that tile can see what it looks like.",
    fix="Transcribe the tile: list a piece type with its name under `piece_types` and draw its `rows`, `openings`, `edges` and `difficult` spaces. In the editor, double-click the tile in the palette. Or lay a generic tile (`g-…`).",
    rule="Scenario format, `piece_types`: outlines of tiles are transcribed.",
    example=portal_example(pieces=_PIECES.format("05a")),
    near_miss=portal_example(
        pieces=_PIECES.format("05a"),
        piece_types="""  - {id: 05a, rows: ["####", "####", "####", "####"], openings: [W@1]}\n""",
    ),
    run=run,
    needs=("known kinds",),
)
