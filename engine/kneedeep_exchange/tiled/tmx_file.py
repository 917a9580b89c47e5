"""A map of Tiled as TMX (XML). Document types and entities are refused."""

import itertools
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement, TreeBuilder, XMLParser

from kneedeep_exchange.input_limits import PartCounter
from kneedeep_exchange.tiled import tiled_map
from kneedeep_exchange.tiled.map_data import FORMS, map_of, real, whole
from kneedeep_exchange.tiled.project_file import choice_name

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
OPACITY = "0.25"
"""The opacity of the layer of areas."""
_LAYERS = {"layer": "tilelayer", "objectgroup": "objectgroup", "imagelayer": "imagelayer", "group": "group"}
"""The elements of layers, with their names in TMJ."""


def tmx_text(tiled: tiled_map.TiledMap) -> str:
    """A map as TMX."""
    root = Element("map", {key: str(value) for key, value in tiled_map.head_of(tiled).items()} | {"infinite": "0"})
    _add_properties(root, tiled.properties)
    for tileset in tiled.tilesets:
        _add_tileset(root, tileset, tiled.tile)
    numbers = itertools.count(1)
    for picture in tiled.pictures:
        parent = SubElement(root, "imagelayer", id=str(next(numbers)), name=picture.name)
        SubElement(parent, "image", {"source": picture.source, **_picture_size(tiled)})
    for layer in tiled.drawn:
        _add_cells(root, next(numbers), layer, tiled.size[1])
    for group in tiled.layers:
        parent = SubElement(root, "objectgroup", id=str(next(numbers)), name=group.name)
        for one in group.objects:
            _add_object(parent, one)
    ElementTree.indent(root, " ")
    return HEAD + ElementTree.tostring(root, encoding="unicode") + "\n"


def _add_cells(root: Element, number: int, layer: tiled_map.TileLayer, height: int) -> None:
    size = {"width": str(layer.width), "height": str(height)}
    parent = SubElement(root, "layer", {"id": str(number), "name": layer.name, **size, "opacity": OPACITY})
    cells = layer.cells or ()
    rows = (cells[start : start + layer.width] for start in range(0, len(cells), layer.width))
    SubElement(parent, "data", encoding="csv").text = "\n" + ",\n".join(",".join(map(str, row)) for row in rows) + "\n"


def _picture_size(tiled: tiled_map.TiledMap) -> dict[str, str]:
    (width, height), (across, down) = tiled.size, tiled.tile
    return {"width": str(width * across), "height": str(height * down)}


def _add_tileset(root: Element, tileset: tiled_map.TileSet, tile: tuple[int, int]) -> None:
    across, down = tile
    if tileset.source:
        SubElement(root, "tileset", firstgid=str(tileset.first), source=tileset.source)
        return
    parent = SubElement(
        root,
        "tileset",
        firstgid=str(tileset.first),
        name=tileset.name,
        tilewidth=str(across),
        tileheight=str(down),
        tilecount=str(tileset.tile_count),
        columns=str(tileset.tile_count),
        objectalignment="topleft",
    )
    SubElement(parent, "image", source=tileset.picture, width=str(across * tileset.tile_count), height=str(down))
    for index, properties in tileset.tiles.items():
        _add_properties(SubElement(parent, "tile", id=str(index), type="area"), properties)


def _add_object(parent: Element, one: tiled_map.TiledObject) -> None:
    element = SubElement(parent, "object", id=str(one.id), type=one.type, x=_number(one.x), y=_number(one.y))
    if not one.line:
        element.set("width", _number(one.width))
        element.set("height", _number(one.height))
    _add_properties(element, one.properties, one.type)
    if one.line:
        SubElement(element, "polyline", points=" ".join(f"{_number(x)},{_number(y)}" for x, y in one.line))


def _add_properties(parent: Element, properties: tiled_map.Properties, owner: str = "") -> None:
    """Add properties. `owner`: the type of the object with them."""
    if not properties:
        return
    group = SubElement(parent, "properties")
    for name, value in properties.items():
        kind, choices = tiled_map.type_of(value), choice_name(owner, name)
        given = {"name": name}
        if kind != "string":
            given["type"] = kind
        elif choices:
            given["propertytype"] = choices
        given["value"] = str(value).lower() if isinstance(value, bool) else str(value)
        SubElement(group, "property", given)


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def read_tmx(content: bytes) -> tiled_map.TiledMap:
    """The map in a TMX file. Raises NotReadable, TooLarge."""
    try:
        text = content.decode("utf-8-sig")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            raise tiled_map.NotReadable("it has a document type, which no map needs")
        root = ElementTree.fromstring(text, XMLParser(target=_LimitedBuilder()))
    except UnicodeDecodeError as error:
        raise tiled_map.NotReadable("its text is not UTF-8") from error
    except (ElementTree.ParseError, ValueError) as error:
        raise tiled_map.NotReadable("its XML is damaged: {error}", error=error) from error
    if root.tag != "map":
        raise tiled_map.NotReadable("it begins with <{tag}>, not with <map>", tag=root.tag)
    return map_of(
        {
            **_part(root),
            "tilesets": [_tileset_part(one) for one in root.findall("tileset")],
            "layers": list(_layer_parts(root)),
        }
    )


class _LimitedBuilder(TreeBuilder):
    """Builds a tree, and raises TooLarge as soon as it has too many parts."""

    def __init__(self) -> None:
        super().__init__()
        self._counter = PartCounter()

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        """Begin an element."""
        self._counter.enter(1 + len(attrs))
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Element:
        """End an element."""
        self._counter.leave()
        return super().end(tag)


def _part(element: Element) -> dict[str, object]:
    """The attributes and properties of an element, in the form of TMJ."""
    return {**element.attrib, "properties": list(_property_parts(element))}


def _layer_parts(parent: Element) -> Iterator[dict[str, object]]:
    for element in parent:
        if element.tag in _LAYERS:
            yield {
                **_part(element),
                **_content_part(element),
                "type": _LAYERS[element.tag],
                "layers": list(_layer_parts(element)),
            }


def _content_part(element: Element) -> dict[str, object]:
    """The contents of a layer in the form of TMJ: its tiles, its picture or its objects."""
    data, picture = element.find("data"), element.find("image")
    if element.tag == "layer" and data is not None:
        text, tiles = data.text or "", data.findall("tile")
        if data.get("encoding") == "csv":
            return {"data": [cell for cell in map(str.strip, text.split(",")) if cell]}
        cells = [tile.get("gid", "0") for tile in tiles] if data.get("encoding") is None else text
        return {"data": cells, "compression": data.get("compression", "")}
    if element.tag == "imagelayer":
        return {"image": picture.get("source", "") if picture is not None else ""}
    return {"objects": [_object_part(one) for one in element.findall("object")]}


def _object_part(element: Element) -> dict[str, object]:
    found: dict[str, object] = {**_part(element), **{form: True for form in FORMS if element.find(form) is not None}}
    if (line := element.find("polyline")) is not None:
        found["polyline"] = list(_points(line.get("points", "")))
    return found


def _tileset_part(element: Element) -> dict[str, object]:
    picture = element.find("image")
    return {
        **_part(element),
        "image": picture.get("source", "") if picture is not None else "",
        "tiles": [_part(tile) for tile in element.findall("tile")],
    }


def _points(text: str) -> Iterator[dict[str, str]]:
    for word in text.split():
        x, comma, y = word.partition(",")
        if not comma:
            raise tiled_map.NotReadable("a point of a line is no pair of numbers")
        yield {"x": x, "y": y}


def _property_parts(parent: Element) -> Iterator[dict[str, object]]:
    for one in parent.findall("properties/property"):
        text = one.get("value", one.text or "")
        value: object = text
        match one.get("type", "string"):
            case "int":
                value = whole(text)
            case "float":
                value = real(text)
            case "bool":
                value = text == "true"
            case "class":
                value = {member["name"]: member["value"] for member in _property_parts(one)}
        yield {"name": one.get("name", ""), "value": value}
