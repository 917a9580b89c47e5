"""More pieces or figures than the boxes hold: plain counts, since these have one face each or share a tile."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.catalog.catalog import Catalog


class Excess(NamedTuple):
    """What is asked for above what is held; `id` is a piece's tile or a figure's kind."""

    id: str
    asked: int
    held: int


def piece_excesses(catalog: Catalog, demand: Mapping[str, int], boxes: Sequence[str]) -> tuple[Excess, ...]:
    """The tiles of which more are asked for (piece id -> number) than the boxes hold, sorted by id.

    The two faces of one tile count together. Pieces not in the catalog or in no sure number are left out.
    """
    asked: dict[str, int] = {}
    held: dict[str, int] = {}
    for piece, number in demand.items():
        limit = catalog.pieces_held(piece, boxes) if piece in catalog.pieces else None
        if limit is not None:
            tile = catalog.pieces[piece].tile
            asked[tile] = asked.get(tile, 0) + number
            held[tile] = limit
    return _excesses(asked, held)


def figure_excesses(
    catalog: Catalog, demand: Mapping[str, int], boxes: Sequence[str], marines: int
) -> tuple[Excess, ...]:
    """The figure kinds of which more are asked for than that many marines bring into play, sorted by id.

    Rule: 2004 rulebook p. 7 (spawn), only invaders in the colors of the marines are used. Kinds not in the catalog or in
    no sure number are left out.
    """
    held = {
        figure: limit
        for figure in demand
        if figure in catalog.figures and (limit := catalog.figures_held(figure, boxes, marines)) is not None
    }
    return _excesses(demand, held)


def _excesses(asked: Mapping[str, int], held: Mapping[str, int]) -> tuple[Excess, ...]:
    return tuple(Excess(id, asked[id], held[id]) for id in sorted(held) if asked[id] > held[id])
