"""A map of Tiled as TMJ: JSON."""

import json
from collections.abc import Iterator
from typing import Any

from kneedeep.sharing.input_limits import TooLarge, check_size
from kneedeep.sharing.tiled.tiled_map import (
    PROGRAM_VERSION,
    VERSION,
    NotReadable,
    ObjectLayer,
    Plain,
    Properties,
    TiledMap,
    TiledObject,
    TileSet,
)
from kneedeep.sharing.tiled.tmx_file import real, type_of, whole


def tmj_text(tiled: TiledMap) -> str:
    """Return a map as TMJ."""
    width, height = tiled.size
    across, down = tiled.tile
    shown = {"x": 0, "y": 0, "visible": True}
    picture = {
        "type": "imagelayer",
        "id": 1,
        "name": "map",
        "image": tiled.picture,
        "imagewidth": width * across,
        "imageheight": height * down,
        "opacity": 1,
        **shown,
    }
    areas = {
        "type": "tilelayer",
        "id": 2,
        "name": "areas",
        "width": width,
        "height": height,
        "data": list(tiled.cells),
        "opacity": 0.25,
        **shown,
    }
    groups = [
        {
            "type": "objectgroup",
            "id": number,
            "name": layer.name,
            "draworder": "topdown",
            "objects": [_object_data(one) for one in layer.objects],
            "opacity": 1,
            **shown,
        }
        for number, layer in enumerate(tiled.layers, 3)
    ]
    data = {
        "type": "map",
        "version": VERSION,
        "tiledversion": PROGRAM_VERSION,
        "orientation": "orthogonal",
        "renderorder": "right-down",
        "width": width,
        "height": height,
        "tilewidth": across,
        "tileheight": down,
        "infinite": False,
        "nextlayerid": len(tiled.layers) + 3,
        "nextobjectid": sum(len(layer.objects) for layer in tiled.layers) + 1,
        "properties": _property_data(tiled.properties),
        "tilesets": [_tileset_data(one, across, down) for one in tiled.tilesets],
        "layers": [picture, areas, *groups],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _tileset_data(tileset: TileSet, across: int, down: int) -> dict[str, Any]:
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


def _object_data(one: TiledObject) -> dict[str, Any]:
    data = {
        "id": one.id,
        "name": "",
        "type": one.type,
        "x": one.x,
        "y": one.y,
        "width": one.width,
        "height": one.height,
        "rotation": one.rotation,
        "visible": True,
        "properties": _property_data(one.properties),
    }
    return {**data, "polyline": [{"x": x, "y": y} for x, y in one.line]} if one.line else data


def _property_data(properties: Properties) -> list[dict[str, Any]]:
    return [{"name": name, "type": type_of(value), "value": value} for name, value in properties.items()]


def read_tmj(content: bytes) -> TiledMap:
    """Return the map in a TMJ file. Raises NotReadable."""
    try:
        data: dict[str, Any] = json.loads(content, parse_constant=real)
    except (ValueError, RecursionError) as error:
        raise NotReadable(f"its JSON is damaged: {error}") from error
    try:
        check_size(data)
        return _map(data)
    except TooLarge as error:
        raise NotReadable(str(error)) from error
    except (KeyError, TypeError, AttributeError) as error:
        raise NotReadable(f"a part of it is missing or of another kind: {error}") from error


def _map(data: dict[str, Any]) -> TiledMap:
    if data.get("infinite"):
        raise NotReadable(
            "infinite maps have no place for each tile: switch off Map > Map Properties > Infinite"
        )
    if data.get("orientation", "orthogonal") != "orthogonal":
        raise NotReadable(f"its orientation is {data['orientation']}, and spaces are squares")
    layers = list(_layers(data))
    groups = [layer for layer in layers if layer.get("type") == "objectgroup"]
    if any("template" in one for group in groups for one in group["objects"]):
        raise NotReadable("it uses templates, which are in other files: detach them")
    tiles = next((layer for layer in layers if layer.get("type") == "tilelayer"), {})
    cells = tiles.get("data", [])
    return TiledMap(
        (whole(data["width"]), whole(data["height"])),
        (whole(data["tilewidth"]), whole(data["tileheight"])),
        _properties(data),
        tuple(
            TileSet(
                whole(one["firstgid"]),
                one.get("name", ""),
                one.get("image", ""),
                whole(one.get("tilecount", 0)),
                {whole(tile["id"]): _properties(tile) for tile in one.get("tiles", ())},
                one.get("objectalignment") == "topleft",
                str(one.get("source", "")),
            )
            for one in data.get("tilesets", ())
        ),
        tuple(whole(cell) for cell in cells) if isinstance(cells, list) else (),
        next((layer["image"] for layer in layers if layer.get("type") == "imagelayer"), ""),
        tuple(ObjectLayer(str(group["name"]), tuple(map(_object, group["objects"]))) for group in groups),
    )


def _layers(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    waiting = list(data["layers"])[::-1]
    while waiting:
        layer = waiting.pop()
        yield layer
        waiting += layer.get("layers", [])[::-1]


def _object(one: dict[str, Any]) -> TiledObject:
    return TiledObject(
        whole(one.get("id", 0)),
        str(one.get("type") or one.get("class") or ""),
        real(one["x"]),
        real(one["y"]),
        real(one.get("width", 0)),
        real(one.get("height", 0)),
        real(one.get("rotation", 0)),
        tuple((real(point["x"]), real(point["y"])) for point in one.get("polyline", ())),
        _properties(one),
        whole(one.get("gid", 0)),
    )


def _properties(parent: dict[str, Any]) -> Properties:
    found: dict[str, Plain] = {}
    for one in parent.get("properties", ()):
        value = one["value"]
        if not isinstance(value, str | int | float):
            raise TypeError(f"the property {one['name']} is no plain value")
        found[str(one["name"])] = value
    return found
