"""BRD010: a tile of the box is laid, but its outline is unknown."""

from collections.abc import Iterator

from kneedeep.analysis.layout.piece_names import untranscribed_tiles
from kneedeep.analysis.parts import Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import coordinates, tr
from kneedeep.support import later

CODE = "BRD010"


@check(Severity.ERROR, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each piece that names a tile without an outline."""
    for piece in facts.of(untranscribed_tiles):
        text = later("Tile {piece} at {at} can't be laid: neither the catalog nor the file has its outline.")
        message, serials = tr(text, piece=piece.piece, at=coordinates(piece.at)), (piece.serial,)
        cause = explaining_cause(facts, CODE, serials=serials)
        yield Finding(CODE, message, (), serials, ("piece",), about=(piece.piece,), cause=cause)
