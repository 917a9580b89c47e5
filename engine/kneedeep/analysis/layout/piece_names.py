"""Laid pieces: their names, and the piece that covers a space."""

from kneedeep.analysis.framework.facts import Facts
from kneedeep.board import Board, LaidPiece
from kneedeep.model.geometry.space import Space
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
