"""The kinds that a scenario may use: those of the catalog and its own."""

from typing import Any, NamedTuple

from kneedeep.catalog import (
    Catalog,
    FigureType,
    PieceType,
    TokenType,
    figure_type_like,
    own_token_type,
    piece_type_from_rows,
)
from kneedeep.catalog.components.figure_type import DICE_COLORS
from kneedeep.catalog.components.piece_type import PieceTypeError
from kneedeep.scenario.model import OwnPieceType as OwnPiece
from kneedeep.scenario.model import Scenario

_DICE = {color[0].upper(): color for color in DICE_COLORS}


class Kinds(NamedTuple):
    """Piece, token and figure types by name; what the catalog or the scenario does not know is missing."""

    pieces: dict[str, PieceType]
    tokens: dict[str, TokenType]
    figures: dict[str, FigureType]


def kinds_of(scenario: Scenario, catalog: Catalog) -> Kinds:
    """Return the kinds of a scenario; own piece types with a fault are left out (a finding tells of them)."""
    pieces, tokens, figures = dict(catalog.pieces), dict(catalog.tokens), dict(catalog.figures)
    for own in scenario.piece_types:
        try:
            pieces[own.id] = own_piece_type(own)
        except PieceTypeError:
            continue
    for own_token in scenario.token_types:
        width, height = own_token.size
        tokens[own_token.id] = own_token_type(
            own_token.id,
            name=own_token.name,
            shape=(width, height),
            blocks=own_token.blocks,
            enter=1 if own_token.enter is None else own_token.enter,
            destroyable=own_token.wounds is not None,
            use="" if own_token.use is None else str(own_token.use.get("from", "on")),
        )
    for own_figure in scenario.figure_types:
        base = figures.get(own_figure.like or "zombie")
        if base is not None:
            given: dict[str, Any] = {
                name: getattr(own_figure, name)
                for name in ("move", "armor", "wounds", "abilities")
                if getattr(own_figure, name) not in (None, ())
            }
            if own_figure.dice is not None:
                given["dice"] = tuple(_DICE[letter] for letter in own_figure.dice)
            figures[own_figure.id] = figure_type_like(
                base, own_figure.id, name=own_figure.name or own_figure.id, side=own_figure.side, **given
            )
    return Kinds(pieces, tokens, figures)


def own_piece_type(own: OwnPiece) -> PieceType:
    """Return the type of a home-made piece. Raises PieceTypeError with a sentence of what is wrong."""
    edges = [(tuple(edge["at"]), edge["side"], edge["kind"]) for edge in own.edges]
    return piece_type_from_rows(own.id, own.rows, own.openings, edges, own.difficult, name=own.name)
