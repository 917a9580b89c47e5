"""More pieces than the boxes hold: plain counts, the two faces of a tile together."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.catalog.catalog import Catalog


class Excess(NamedTuple):
    """The demand in excess of the boxes' contents. `id` is the tile of a piece."""

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
    return tuple(Excess(id, asked[id], held[id]) for id in sorted(held) if asked[id] > held[id])
