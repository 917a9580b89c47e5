"""CMP001: more map pieces than the boxes hold."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.analysis.causes.explaining_faults import explaining_faults
from kneedeep.analysis.components.component_demand import boxes, countable
from kneedeep.analysis.parts import Cause, Facts, Finding, Severity, check, explaining_cause
from kneedeep.analysis.words import place, places, tr, tr_count
from kneedeep.board.laid_pieces import LaidPiece
from kneedeep.model.catalog import Catalog, sure_value, tile_name

CODE = "CMP001"


@check(Severity.WARNING, needs=("known kinds",))
def run(facts: Facts) -> Iterator[Finding]:
    """Yield a finding for each piece type with more pieces than in the boxes, and for too many tiles in all."""
    yield from _tiles(facts)
    countables = facts.of(countable)
    pieces = [piece for piece in facts.board.pieces if piece.cap or piece.element.serial in countables]
    demand = Counter(piece.type.id for piece in pieces)
    for excess in piece_excesses(facts.catalog, demand, boxes(facts)):
        alike = [piece for piece in pieces if piece.type.tile == excess.id]
        over = alike[excess.held :]
        caps = sum(piece.cap for piece in alike)
        name = facts.catalog.pieces[excess.id].name
        added = tr(", {caps} of them added automatically", caps=caps) if caps else ""
        serials = tuple(piece.element.serial for piece in over if not piece.cap)
        message = tr(
            "The map uses {asked} of type “{name}”{added}; the boxes hold {held}. "
            "Lay other pieces instead, or name one more box under `box`.",
            asked=tr_count("{n} piece", "{n} pieces", excess.asked),
            name=name,
            added=added,
            held=excess.held,
        )
        label = tr("{name} beyond the {held} held", name=name, held=excess.held)
        spaces, path = tuple(space for piece in over for space in piece.spaces), ("piece",) if serials else ("caps",)
        cause = explaining_cause(facts, CODE, serials=serials) or _of_caps(facts, over)
        witness = places(*(place(label, piece.spaces) for piece in over))
        yield Finding(CODE, message, spaces, serials, path, witness, cause=cause)


def _tiles(facts: Facts) -> Iterator[Finding]:
    """Yield a finding if there are more tiles than in the boxes, all numbers together.

    Tiles with an outline in the scenario count, and so do tiles without an outline.
    """
    catalog = facts.catalog
    numbers = [sure_value(catalog.boxes[box].tiles) for box in boxes(facts)]
    held = sum(number for number in numbers if number is not None)
    if not catalog.tiles or None in numbers:
        return
    countables = facts.of(countable)
    tiles = [one for one in facts.scenario.pieces if one.serial in countables and tile_name(one.piece)]
    if len(tiles) <= held:
        return
    serials = tuple(piece.serial for piece in tiles[held:])
    laid = [piece for piece in facts.board.pieces if piece.element.serial in serials and not piece.cap]
    count = tr_count("{n} tile", "{n} tiles", len(tiles))
    message = tr("The map uses {tiles} of the box; the boxes hold {held} in all.", tiles=count, held=held)
    spaces = tuple(space for piece in laid for space in piece.spaces)
    witness = places(*(place(tr("tile beyond the {held} held", held=held), piece.spaces) for piece in laid))
    yield Finding(
        CODE, message, spaces, serials, ("piece",), witness, cause=explaining_cause(facts, CODE, serials=serials)
    )


def _of_caps(facts: Facts, over: list[LaidPiece]) -> Cause | None:
    """The cause of the openings that `caps: auto` closed, if too many dead ends were laid this way."""
    if not any(piece.cap for piece in over):
        return None
    for blame in facts.of(explaining_faults):
        if blame.openings or blame.lines or blame.spaces or "BRD002" in blame.codes:
            return blame.cause
    return None


class Excess(NamedTuple):
    """The pieces in excess of the boxes' contents. `id` is the tile of a piece."""

    id: str
    asked: int
    held: int


def piece_excesses(catalog: Catalog, demand: Mapping[str, int], boxes: Sequence[str]) -> tuple[Excess, ...]:
    """The tiles with more uses (piece id -> number) than in the boxes, sorted by id.

    The two faces of a tile count together. Pieces that are not in the catalog or of unknown number are left out.
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
