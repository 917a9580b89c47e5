"""Tiles on the map with an unknown outline: a part of the board is missing."""

from collections.abc import Mapping

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.model import Piece


def untranscribed_tiles(facts: Facts) -> tuple[Piece, ...]:
    """The pieces that name a tile without an outline. Tiles with an unreadable outline are another finding."""
    described = {own.id for own in facts.scenario.piece_types}
    described |= {str(one.data.get("id")) for one in facts.scenario.unread if isinstance(one.data, Mapping)}
    tiles = facts.catalog.tiles
    known = facts.catalog.pieces.keys() | described
    return tuple(piece for piece in facts.scenario.pieces if piece.piece in tiles and piece.piece not in known)
