"""A map of Tiled as TMJ: JSON."""

import json

from kneedeep_exchange.input_limits import check_size
from kneedeep_exchange.tiled import tiled_map
from kneedeep_exchange.tiled.map_data import map_of, real
from kneedeep_exchange.tiled.project_file import choice_name

OPACITY = 0.25
"""The opacity of the layer of areas."""


def tmj_text(tiled: tiled_map.TiledMap) -> str:
    """A map as TMJ."""
    return json.dumps(tmj_data(tiled), ensure_ascii=False, indent=1) + "\n"


def tmj_data(tiled: tiled_map.TiledMap) -> tiled_map.Data:
    """A map as plain data, from which both formats are written."""
    width, height = tiled.size
    across, down = tiled.tile
    size = {"imagewidth": width * across, "imageheight": height * down}
    layers = [_layer("imagelayer", one.name, image=one.source, **size, opacity=1) for one in tiled.pictures]
    for one in tiled.drawn:
        cells = list(one.cells or ())
        layers.append(_layer("tilelayer", one.name, width=one.width, height=height, data=cells, opacity=OPACITY))
    for group in tiled.layers:
        objects = [_object_data(one) for one in group.objects]
        layers.append(_layer("objectgroup", group.name, draworder="topdown", objects=objects, opacity=1))
    return {
        "type": "map",
        **tiled_map.head_of(tiled),
        "properties": _property_data(tiled.properties),
        "tilesets": [_tileset_data(one, across, down) for one in tiled.tilesets],
        "layers": [{"id": number, **layer, "x": 0, "y": 0, "visible": True} for number, layer in enumerate(layers, 1)],
    }


def _layer(type: str, name: str, **own: object) -> dict[str, object]:
    return {"type": type, "name": name, **own}


def _tileset_data(tileset: tiled_map.TileSet, across: int, down: int) -> dict[str, object]:
    if tileset.source:
        return {"firstgid": tileset.first, "source": tileset.source}
    return {
        "firstgid": tileset.first,
        "name": tileset.name,
        "image": tileset.picture,
        "imagewidth": across * tileset.tile_count,
        "imageheight": down,
        "tilewidth": across,
        "tileheight": down,
        "tilecount": tileset.tile_count,
        "columns": tileset.tile_count,
        "margin": 0,
        "spacing": 0,
        "objectalignment": "topleft",
        "tiles": [
            {"id": index, "type": "area", "properties": _property_data(properties)}
            for index, properties in tileset.tiles.items()
        ],
    }


def _object_data(one: tiled_map.TiledObject) -> dict[str, object]:
    data = {
        "id": one.id,
        "name": "",
        "type": one.type,
        **{name: getattr(one, name) for name in ("x", "y", "width", "height", "rotation")},
        "visible": True,
        "properties": _property_data(one.properties, one.type),
    }
    return {**data, "polyline": [{"x": x, "y": y} for x, y in one.line]} if one.line else data


def _property_data(properties: tiled_map.Properties, owner: str = "") -> list[dict[str, object]]:
    """Properties as JSON. `owner`: the type of the object with them."""
    found: list[dict[str, object]] = []
    for name, value in properties.items():
        kind, choices = tiled_map.type_of(value), choice_name(owner, name)
        own = {"propertytype": choices} if choices and kind == "string" else {}
        found.append({"name": name, **own, "type": kind, "value": value})
    return found


def read_tmj(content: bytes) -> tiled_map.TiledMap:
    """The map in a TMJ file. Raises NotReadable, TooLarge."""
    try:
        data: dict[str, object] = json.loads(content, parse_constant=real)
    except (ValueError, RecursionError) as error:
        raise tiled_map.NotReadable("its JSON is damaged: {error}", error=error) from error
    check_size(data)
    return map_of(data)
