"""The map in the data of a TMJ file. TMX is first converted to this data, so that both mean the same."""

import base64
import binascii
import math
import zlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.support import later, listed
from kneedeep_exchange.tiled import tiled_map

FORMS = ("ellipse", "point", "polygon", "text", "capsule")
"""The forms of objects other than rectangle, tile and line."""
_CELL_BYTES = 4
_WINDOWS = {"": None, "zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}
"""The compressions of cells, with their window sizes for zlib."""


def map_of(data: Mapping[str, object]) -> tiled_map.TiledMap:
    """The map in the data of a TMJ file. Raises NotReadable."""
    try:
        return _map(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise tiled_map.NotReadable("a part of it is missing or of another kind: {error}", error=error) from error


def _map(data: tiled_map.Data) -> tiled_map.TiledMap:
    if _truth(data.get("infinite")):
        raise tiled_map.NotReadable("an infinite map can't be imported: switch off Map > Map Properties > Infinite")
    if data.get("orientation", "orthogonal") != "orthogonal":
        text = later("its orientation is {orientation}, and spaces are squares")
        raise tiled_map.NotReadable(text, orientation=data["orientation"])
    layers = list(_layers(data["layers"]))
    objects = tuple(_objects(layer) for layer in layers if layer.kind == "objectgroup")
    size = whole(data.get("width")), whole(data.get("height"))
    return tiled_map.TiledMap(
        size,
        (whole(data.get("tilewidth")), whole(data.get("tileheight"))),
        _properties(data),
        tuple(_tileset(one) for one in data.get("tilesets", ())),
        tuple(_drawn(layer, size) for layer in layers if layer.kind == "tilelayer"),
        tuple(
            tiled_map.PictureLayer(layer.name, str(layer.data.get("image", "")))
            for layer in layers
            if layer.kind == "imagelayer"
        ),
        objects,
        tuple(note for layer in layers for note in _layer_notes(layer)),
    )


class _Layer(NamedTuple):
    """A layer in the data: kind, name, data, offset including its groups', whether it is hidden."""

    kind: str
    name: str
    data: tiled_map.Data
    offset: tiled_map.Point
    hidden: bool


def _layers(data: list[Any], around: tiled_map.Point = (0.0, 0.0), *, hidden: bool = False) -> Iterator[_Layer]:
    """Yield all layers in order, each group before its contents."""
    for one in data:
        offset = around[0] + real(one.get("offsetx", 0)), around[1] + real(one.get("offsety", 0))
        unseen = hidden or not _truth(one.get("visible", True))
        yield _Layer(str(one.get("type", "")), str(one.get("name", "")), one, offset, unseen)
        yield from _layers(one.get("layers", []), offset, hidden=unseen)


def _layer_notes(layer: _Layer) -> Iterator[str]:
    """Yield notes about properties and hidden objects of a layer, which a scenario can't represent."""
    if names := list(_properties(layer.data)):
        lead = "property" if len(names) == 1 else "properties"
        yield f"The {lead} {listed(names)} of the layer {layer.name!r} {'is' if len(names) == 1 else 'are'} left out."
    if layer.hidden and layer.data.get("objects"):
        yield f"The layer {layer.name!r} is hidden in Tiled; its objects are carried over."


def _tileset(one: tiled_map.Data) -> tiled_map.TileSet:
    first, count = whole(one["firstgid"]), whole(one.get("tilecount", 0))
    name, image, source = (str(one.get(key, "")) for key in ("name", "image", "source"))
    by_corner = one.get("objectalignment") == "topleft"
    return tiled_map.TileSet(first, name, image, count, dict(_tiles(one)), by_corner, source)


def _tiles(one: tiled_map.Data) -> Iterator[tuple[int, tiled_map.Properties]]:
    """Yield the index and the properties of tiles. Handles the mappings of Tiled before 1.2."""
    found = one.get("tiles", ())
    if isinstance(found, Mapping):
        for index in dict.fromkeys((*found, *one.get("tileproperties", ()))):
            yield whole(index), _properties({"properties": one.get("tileproperties", {}).get(index, {})})
        return
    for tile in found:
        kind = tile.get("type") or tile.get("class")
        yield whole(tile["id"]), {**({"type": str(kind)} if kind else {}), **_properties(tile)}


def _drawn(layer: _Layer, size: tuple[int, int]) -> tiled_map.TileLayer:
    width = whole(layer.data.get("width", size[0]))
    cells = layer.data.get("data", ())
    if isinstance(cells, str):
        most = max(0, width * whole(layer.data.get("height", size[1]))) * _CELL_BYTES
        return tiled_map.TileLayer(layer.name, width, _unpacked(cells, layer.data, most), layer.offset)
    return tiled_map.TileLayer(layer.name, width, tuple(map(whole, cells)), layer.offset)


def _unpacked(text: str, data: Mapping[str, object], most: int) -> tuple[int, ...] | None:
    """The cells in a base64 text. None for an unsupported compression."""
    packing = str(data.get("compression", "") or "")
    if packing not in _WINDOWS:
        return None
    try:
        content = base64.b64decode(text.strip())
        if (window := _WINDOWS[packing]) is not None:
            content = zlib.decompressobj(window).decompress(content, most + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        raise tiled_map.NotReadable("the tiles of a layer are damaged: {error}", error=error) from error
    if len(content) > most or len(content) % _CELL_BYTES:
        raise tiled_map.NotReadable("a layer holds more or fewer tiles than its size says")
    starts = range(0, len(content), _CELL_BYTES)
    return tuple(int.from_bytes(content[start : start + _CELL_BYTES], "little") for start in starts)


def _objects(group: _Layer) -> tiled_map.ObjectLayer:
    if any("template" in one for one in group.data["objects"]):
        raise tiled_map.NotReadable("it uses templates, which are in other files: detach them")
    return tiled_map.ObjectLayer(group.name, tuple(_object(one, group) for one in group.data["objects"]))


def _object(one: tiled_map.Data, layer: _Layer) -> tiled_map.TiledObject:
    return tiled_map.TiledObject(
        whole(one.get("id", 0)),
        str(one.get("type") or one.get("class") or ""),
        real(one.get("x")) + layer.offset[0],
        real(one.get("y")) + layer.offset[1],
        real(one.get("width", 0)),
        real(one.get("height", 0)),
        real(one.get("rotation", 0)),
        tuple((real(point["x"]), real(point["y"])) for point in one.get("polyline", ())),
        _properties(one),
        whole(one.get("gid", 0)),
        str(one.get("name", "")),
        next((form for form in FORMS if one.get(form)), ""),
        not _truth(one.get("visible", True)),
    )


def _properties(parent: tiled_map.Data) -> tiled_map.Properties:
    """The properties of a part. Handles the mapping of Tiled before 1.2."""
    found = parent.get("properties", ())
    if isinstance(found, Mapping):
        return {str(name): _plain(value) for name, value in found.items()}
    return {str(one["name"]): _plain(one.get("value")) for one in found}


def _plain(value: Any) -> tiled_map.Plain:
    if isinstance(value, Mapping):
        return {str(name): _plain(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return "" if value is None else value


def _truth(value: object) -> bool:
    """A truth value of TMJ or TMX."""
    return value in (True, "1", "true")


def whole(value: object) -> int:
    """A whole number of a file. Raises NotReadable."""
    if (number := real(value)) != int(number):
        raise tiled_map.NotReadable("{value} is no whole number", value=value)
    return int(number)


def real(value: object) -> float:
    """A number of a file. Raises NotReadable."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError) as error:
        raise tiled_map.NotReadable("{value!r} is in the place of a number", value=value) from error
    if not math.isfinite(number):
        raise tiled_map.NotReadable("{value} is no number of a map", value=value)
    return number
