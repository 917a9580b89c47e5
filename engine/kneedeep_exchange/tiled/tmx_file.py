"""A map of Tiled as TMX (XML). Document types and entities are refused."""

from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement, TreeBuilder, XMLParser

from kneedeep_exchange.input_limits import PartCounter
from kneedeep_exchange.tiled import tiled_map
from kneedeep_exchange.tiled.map_data import FORMS, map_of, real, whole
from kneedeep_exchange.tiled.tmj_file import tmj_data

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_LAYERS = {"layer": "tilelayer", "objectgroup": "objectgroup", "imagelayer": "imagelayer", "group": "group"}
"""The elements of layers, with their names in TMJ."""


def tmx_text(tiled: tiled_map.TiledMap) -> str:
    """A map as TMX, from the data of TMJ."""
    data = tmj_data(tiled)
    root = Element("map")
    _set(root, data, *tiled_map.head_of(tiled))
    root.set("infinite", "0")
    _add_properties(root, data)
    for tileset in data["tilesets"]:
        _add_tileset(root, tileset)
    for layer in data["layers"]:
        _add_layer(root, layer)
    ElementTree.indent(root, " ")
    return HEAD + ElementTree.tostring(root, encoding="unicode") + "\n"


def _set(element: Element, data: tiled_map.Data, *keys: str) -> None:
    """Set attributes of an XML element to the values that the data has."""
    for key in keys:
        if key in data:
            element.set(key, _attribute(data[key]))


def _attribute(value: object) -> str:
    if isinstance(value, float) and value == int(value):
        return str(int(value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _add_picture(parent: Element, source: str, data: tiled_map.Data) -> None:
    size = {"width": str(data["imagewidth"]), "height": str(data["imageheight"])}
    SubElement(parent, "image", {"source": source, **size})


def _add_tileset(root: Element, data: tiled_map.Data) -> None:
    parent = SubElement(root, "tileset")
    if "source" in data:
        _set(parent, data, "firstgid", "source")
        return
    _set(parent, data, "firstgid", "name", "tilewidth", "tileheight", "tilecount", "columns", "objectalignment")
    _add_picture(parent, data["image"], data)
    for tile in data["tiles"]:
        _add_properties(SubElement(parent, "tile", id=str(tile["id"]), type=tile["type"]), tile)


def _add_layer(root: Element, data: tiled_map.Data) -> None:
    parent = SubElement(root, next(tag for tag, type in _LAYERS.items() if type == data["type"]))
    _set(parent, data, "id", "name")
    if "image" in data:
        _add_picture(parent, data["image"], data)
    elif "data" in data:
        _set(parent, data, "width", "height", "opacity")
        cells, width = data["data"], data["width"]
        rows = (cells[start : start + width] for start in range(0, len(cells), width))
        text = ",\n".join(",".join(map(str, row)) for row in rows)
        SubElement(parent, "data", encoding="csv").text = f"\n{text}\n"
    for one in data.get("objects", ()):
        line = one.get("polyline", ())
        element = SubElement(parent, "object")
        _set(element, one, "id", "type", "x", "y", *(() if line else ("width", "height")))
        _add_properties(element, one)
        if line:
            points = " ".join(f"{_attribute(point['x'])},{_attribute(point['y'])}" for point in line)
            SubElement(element, "polyline", points=points)


def _add_properties(parent: Element, data: tiled_map.Data) -> None:
    group = SubElement(parent, "properties") if data["properties"] else parent
    for one in data["properties"]:
        element = SubElement(group, "property")
        _set(element, one, "name", "type" if one["type"] != "string" else "propertytype")
        # A number is written as it is: 1.0 has another type than 1.
        element.set("value", str(one["value"]).lower() if isinstance(one["value"], bool) else str(one["value"]))


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
