"""Pieces of the map: their names, the piece that covers a space, tiles without an outline."""

from collections.abc import Mapping

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board import Board, LaidPiece
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Piece
from kneedeep.support.translation import tr


def piece_name(facts: Facts, piece: LaidPiece) -> str:
    """The name of a laid piece."""
    if piece.cap:
        return tr("the automatic dead end at {at},{at2}", at=piece.element.at[0], at2=piece.element.at[1])
    return facts.called(piece.element.serial)


def owner_at(board: Board, space: Space) -> LaidPiece | None:
    """The piece that covers a space."""
    number = board.number.get(space)
    return None if number is None else board.pieces[board.owner[number]]


def untranscribed_tiles(facts: Facts) -> tuple[Piece, ...]:
    """The pieces that name a tile without an outline. Tiles with an unreadable outline are another finding."""
    described = {own.id for own in facts.scenario.piece_types}
    described |= {str(one.data.get("id")) for one in facts.scenario.unread if isinstance(one.data, Mapping)}
    tiles = facts.catalog.tiles
    known = facts.catalog.pieces.keys() | described
    return tuple(piece for piece in facts.scenario.pieces if piece.piece in tiles and piece.piece not in known)
