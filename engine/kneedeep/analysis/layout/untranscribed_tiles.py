"""Tiles of the box that are laid though nothing says what their outline is: a part of the board is missing."""

from collections.abc import Mapping

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.model import Piece


def untranscribed_tiles(facts: Facts) -> tuple[Piece, ...]:
    """The pieces that name a tile without an outline; one whose outline can't be read is another finding."""
    described = {own.id for own in facts.scenario.piece_types}
    described |= {str(one.data.get("id")) for one in facts.scenario.unread if isinstance(one.data, Mapping)}
    tiles = facts.catalog.tiles
    known = facts.catalog.pieces.keys() | described
    return tuple(piece for piece in facts.scenario.pieces if piece.piece in tiles and piece.piece not in known)
