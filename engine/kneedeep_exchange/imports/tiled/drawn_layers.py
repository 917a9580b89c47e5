"""Tile and image layers of a Tiled map, which a scenario has no place for."""

from collections.abc import Iterator, Mapping
from typing import Any

from kneedeep.board import compile_board
from kneedeep.model.catalog.catalog_files import load_catalog
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.io.reader import read
from kneedeep.support import coordinates, later_count, tr, tr_count
from kneedeep_exchange.imports.imported import scenario_text
from kneedeep_exchange.tiled.map_entries import PICTURE, PROGRAM
from kneedeep_exchange.tiled.tiled_map import TiledMap, TileLayer

_WITH_TILES = later_count(
    "The layer {name!r} is left out, with {n} tile: it is drawn with tiles, and only objects are read. Insert pieces as objects, in an object layer.",
    "The layer {name!r} is left out, with {n} tiles: it is drawn with tiles, and only objects are read. Insert pieces as objects, in an object layer.",
)
_PAINTED_OTHERWISE = later_count(
    "The layer {name!r} is left out where it is painted otherwise than the pieces: {n} space, {place} as {area}. The area of a piece is its property `area`.",
    "The layer {name!r} is left out where it is painted otherwise than the pieces: {n} spaces, the first {place} as {area}. The area of a piece is its property `area`.",
)


def layer_notes(tiled: TiledMap) -> Iterator[str]:
    """Yield notes about omitted tile and image layers."""
    areas = _area_tiles(tiled)
    for layer in tiled.drawn:
        if layer.cells is None:
            yield tr(
                "The layer {name!r} is left out: its tiles are packed in a way that is not read; choose CSV in Map > Map Properties > Tile Layer Format.",
                name=layer.name,
            )
            continue
        if others := sum(bool(cell) and cell not in areas for cell in layer.cells):
            yield tr_count(*_WITH_TILES, others, name=layer.name)
    for picture in tiled.pictures:
        if picture.name != PICTURE or PROGRAM not in tiled.properties:
            yield tr("The layer {name!r} is left out: it is a picture.", name=picture.name)


def painted_areas(tiled: TiledMap, origin: Space, data: Mapping[str, Any]) -> Iterator[str]:
    """Yield notes about spaces painted with another area than that of their piece."""
    areas = _area_tiles(tiled)
    scenario = read(scenario_text(data, ())).scenario
    if not areas or scenario is None:
        return
    catalog = load_catalog(scenario.ruleset)
    board = compile_board(scenario, catalog)
    known = set(catalog.pieces) | {piece.id for piece in scenario.piece_types}
    complete = all(piece.get("piece") in known for piece in data.get("pieces", ()))
    areas_at: dict[Space, set[str]] = {}
    for laid in board.pieces:
        # If pieces are unknown and missing, the board has dead ends in their place that the map lacks.
        for space in laid.spaces if complete or not laid.cap else ():
            areas_at.setdefault(space, set()).add(laid.area)
    for layer in tiled.drawn:
        cells = _painted(layer, tiled, origin, areas)
        wrong = [(at, area) for at, area in cells if (area not in areas_at[at] if at in areas_at else complete)]
        if wrong:
            place, area = wrong[0]
            yield tr_count(*_PAINTED_OTHERWISE, len(wrong), name=layer.name, place=coordinates(place), area=area)


def _painted(layer: TileLayer, tiled: TiledMap, origin: Space, areas: Mapping[int, str]) -> Iterator[tuple[Space, str]]:
    west, north = (
        first + round(offset / size) for first, offset, size in zip(origin, layer.offset, tiled.tile, strict=True)
    )
    for index, cell in enumerate(layer.cells or ()):
        if cell in areas:
            yield (west + index % layer.width, north + index // layer.width), areas[cell]


def _area_tiles(tiled: TiledMap) -> Mapping[int, str]:
    own = (tileset for tileset in tiled.tilesets if not tileset.source)
    tiles = ((one.first + index, properties) for one in own for index, properties in one.tiles.items())
    return {number: str(properties["id"]) for number, properties in tiles if "id" in properties}
