"""The possible kinds of a scenario: those of the catalog and its own."""

from functools import partial
from typing import Any, NamedTuple

from kneedeep.model.catalog import Catalog, FigureType, PieceType, TokenType, edition_of, own_token_type, tile_name
from kneedeep.model.catalog.components.figure_type import DICE_COLORS, Demon, figure_type_like, with_demon_numbers
from kneedeep.model.catalog.components.piece_type import PieceTypeError, piece_type_from_rows
from kneedeep.model.scenario.model import OwnFigureType, Scenario
from kneedeep.model.scenario.model import OwnPieceType as OwnPiece
from kneedeep.support.translation import translatable

_DICE = {color[0].upper(): color for color in DICE_COLORS}


class Kinds(NamedTuple):
    """Piece, token and figure types by name. Types unknown to the catalog and the scenario are missing."""

    pieces: dict[str, PieceType]
    tokens: dict[str, TokenType]
    figures: dict[str, FigureType]

    def looks(self, figure: str) -> str:
        """The kind with the picture for a kind of figures. A scenario's own kind may use another's picture."""
        own = self.figures.get(figure)
        return (own.like if own is not None else None) or figure


def kinds_of(scenario: Scenario, catalog: Catalog) -> Kinds:
    """The kinds of a scenario. Faulty own piece types are left out (a finding reports them)."""
    pieces, tokens, figures = dict(catalog.pieces), dict(catalog.tokens), dict(catalog.figures)
    for own in scenario.piece_types:
        try:
            pieces[own.id] = own_piece_type(own, catalog)
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
    for kind, numbers in scenario.demons.items():
        if kind in figures:
            figures[kind] = with_demon_numbers(figures[kind], numbers)
    plain = edition_of(catalog.ruleset).figure
    for own_figure in scenario.figure_types:
        if (base := figures.get(own_figure.like or plain)) is not None:
            figures[own_figure.id] = _own_figure_type(own_figure, base)
    return Kinds(pieces, tokens, figures)


def _own_figure_type(own: OwnFigureType, base: FigureType) -> FigureType:
    names = ("spaces", *Demon._fields) if base.demon is not None else ("move", "armor", "wounds", "abilities")
    given: dict[str, Any] = {name: getattr(own, name) for name in names if getattr(own, name) not in (None, ())}
    kind = partial(figure_type_like, base, own.id, name=own.name or own.id, side=own.side)
    if base.demon is not None:
        return with_demon_numbers(kind(), given)
    if own.dice is not None:
        given["dice"] = tuple(_DICE[letter] for letter in own.dice)
    return kind(**given)


def own_piece_type(own: OwnPiece, catalog: Catalog) -> PieceType:
    """The type of a home-made piece, or of a tile of the box with an outline in the scenario.

    A tile without a name is named by its number and face. Raises PieceTypeError with a sentence about the fault.
    """
    edges = [(tuple(edge["at"]), edge["side"], edge["kind"]) for edge in own.edges]
    piece = piece_type_from_rows(own.id, own.rows, own.openings, edges, own.difficult, name=own.name)
    tile = tile_name(own.id) if catalog.tiles else None
    if tile is None:
        return piece
    listed = catalog.tiles.get(own.id)
    plain = not own.name or (listed is not None and own.name == listed.name)
    name = translatable("tile {name}", name=own.id) if plain else own.name
    return piece._replace(name=name, box=next(iter(catalog.tiles.values())).box, tile=tile[0], face=tile[1])
