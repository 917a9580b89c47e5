"""A map of Tiled as TMX: XML. Document types and entities are refused."""

import math
from collections.abc import Iterable
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement, TreeBuilder, XMLParser

from kneedeep.sharing.input_limits import PartCounter, TooLarge
from kneedeep.sharing.tiled.tiled_map import (
    PROGRAM_VERSION,
    VERSION,
    NotReadable,
    ObjectLayer,
    Plain,
    Point,
    Properties,
    TiledMap,
    TiledObject,
    TileSet,
)

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


def tmx_text(tiled: TiledMap) -> str:
    """Return a map as TMX."""
    width, height = tiled.size
    objects = sum(len(layer.objects) for layer in tiled.layers)
    root = Element(
        "map",
        version=VERSION,
        tiledversion=PROGRAM_VERSION,
        orientation="orthogonal",
        renderorder="right-down",
        width=str(width),
        height=str(height),
        tilewidth=str(tiled.tile[0]),
        tileheight=str(tiled.tile[1]),
        infinite="0",
        nextlayerid=str(len(tiled.layers) + 3),
        nextobjectid=str(objects + 1),
    )
    _add_properties(root, tiled.properties)
    for tileset in tiled.tilesets:
        _add_tileset(root, tileset, tiled.tile)
    picture = SubElement(root, "imagelayer", id="1", name="map")
    SubElement(picture, "image", {"source": tiled.picture, **_picture_size(tiled)})
    layer = SubElement(
        root, "layer", id="2", name="areas", width=str(width), height=str(height), opacity="0.25"
    )
    rows = (tiled.cells[start : start + width] for start in range(0, len(tiled.cells), width))
    SubElement(layer, "data", encoding="csv").text = (
        "\n" + ",\n".join(",".join(map(str, row)) for row in rows) + "\n"
    )
    for number, group in enumerate(tiled.layers, 3):
        parent = SubElement(root, "objectgroup", id=str(number), name=group.name)
        for one in group.objects:
            _add_object(parent, one)
    ElementTree.indent(root, " ")
    return HEAD + ElementTree.tostring(root, encoding="unicode") + "\n"


def _picture_size(tiled: TiledMap) -> dict[str, str]:
    (width, height), (across, down) = tiled.size, tiled.tile
    return {"width": str(width * across), "height": str(height * down)}


def _add_tileset(root: Element, tileset: TileSet, tile: tuple[int, int]) -> None:
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
    SubElement(
        parent, "image", source=tileset.picture, width=str(across * tileset.tile_count), height=str(down)
    )
    for index, properties in tileset.tiles.items():
        _add_properties(SubElement(parent, "tile", id=str(index), type="area"), properties)


def _add_object(parent: Element, one: TiledObject) -> None:
    element = SubElement(parent, "object", id=str(one.id), type=one.type, x=_number(one.x), y=_number(one.y))
    if not one.line:
        element.set("width", _number(one.width))
        element.set("height", _number(one.height))
    _add_properties(element, one.properties)
    if one.line:
        SubElement(element, "polyline", points=" ".join(f"{_number(x)},{_number(y)}" for x, y in one.line))


def _add_properties(parent: Element, properties: Properties) -> None:
    if properties:
        group = SubElement(parent, "properties")
        for name, value in properties.items():
            kind = type_of(value)
            text = str(value).lower() if isinstance(value, bool) else str(value)
            given = (
                {"name": name, "value": text}
                if kind == "string"
                else {"name": name, "type": kind, "value": text}
            )
            SubElement(group, "property", given)


def type_of(value: Plain) -> str:
    """Return what Tiled calls the type of a property."""
    return {bool: "bool", int: "int", float: "float"}.get(type(value), "string")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)


def read_tmx(content: bytes) -> TiledMap:
    """Return the map in a TMX file. Raises NotReadable."""
    try:
        text = content.decode("utf-8-sig")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            raise NotReadable("it has a document type, which no map needs")
        root = ElementTree.fromstring(text, XMLParser(target=_LimitedBuilder()))
    except UnicodeDecodeError as error:
        raise NotReadable("its text is not UTF-8") from error
    except TooLarge as error:
        raise NotReadable(str(error)) from error
    except (ElementTree.ParseError, ValueError) as error:
        raise NotReadable(f"its XML is damaged: {error}") from error
    if root.tag != "map":
        raise NotReadable(f"it begins with <{root.tag}>, not with <map>")
    if root.get("infinite", "0") != "0":
        raise NotReadable(
            "infinite maps have no place for each tile: switch off Map > Map Properties > Infinite"
        )
    if root.get("orientation", "orthogonal") != "orthogonal":
        raise NotReadable(f"its orientation is {root.get('orientation')}, and spaces are squares")
    if next(root.iter("template"), None) is not None or any(
        one.get("template") for one in root.iter("object")
    ):
        raise NotReadable("it uses templates, which are in other files: detach them")
    data = root.find("layer/data")
    cells = data.text if data is not None and data.get("encoding") == "csv" else None
    picture = root.find("imagelayer/image")
    return TiledMap(
        (whole(root.get("width")), whole(root.get("height"))),
        (whole(root.get("tilewidth")), whole(root.get("tileheight"))),
        _properties(root),
        tuple(_tileset(one) for one in root.findall("tileset")),
        tuple(whole(cell) for cell in (cells or "").replace("\n", "").split(",") if cell),
        picture.get("source", "") if picture is not None else "",
        tuple(
            ObjectLayer(group.get("name", ""), tuple(_object(one) for one in group.findall("object")))
            for group in root.iter("objectgroup")
        ),
    )


class _LimitedBuilder(TreeBuilder):
    """Builds the tree of a text, and raises TooLarge as soon as too much of it was read."""

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


def _tileset(element: Element) -> TileSet:
    picture = element.find("image")
    return TileSet(
        whole(element.get("firstgid")),
        element.get("name", ""),
        picture.get("source", "") if picture is not None else "",
        whole(element.get("tilecount", "0")),
        {whole(tile.get("id")): _properties(tile) for tile in element.findall("tile")},
        element.get("objectalignment") == "topleft",
        element.get("source", ""),
    )


def _object(element: Element) -> TiledObject:
    line = element.find("polyline")
    return TiledObject(
        whole(element.get("id", "0")),
        element.get("type") or element.get("class") or "",
        real(element.get("x")),
        real(element.get("y")),
        real(element.get("width", "0")),
        real(element.get("height", "0")),
        real(element.get("rotation", "0")),
        _points(line.get("points", "").split()) if line is not None else (),
        _properties(element),
        whole(element.get("gid", "0")),
    )


def _points(words: Iterable[str]) -> tuple[Point, ...]:
    pairs = [word.split(",") for word in words]
    if any(len(pair) != 2 for pair in pairs):
        raise NotReadable("a point of a line is no pair of numbers")
    return tuple((real(x), real(y)) for x, y in pairs)


def _properties(parent: Element) -> Properties:
    found: dict[str, Plain] = {}
    for one in parent.findall("properties/property"):
        text = one.get("value", one.text or "")
        match one.get("type", "string"):
            case "int":
                found[one.get("name", "")] = whole(text)
            case "float":
                found[one.get("name", "")] = real(text)
            case "bool":
                found[one.get("name", "")] = text == "true"
            case _:
                found[one.get("name", "")] = text
    return found


def whole(value: object) -> int:
    """Return a whole number of a file. Raises NotReadable."""
    number = real(value)
    if number != int(number):
        raise NotReadable(f"{value} is no whole number")
    return int(number)


def real(value: object) -> float:
    """Return a number of a file. Raises NotReadable."""
    try:
        number = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError) as error:
        raise NotReadable(f"{value!r} stands where a number belongs") from error
    if not math.isfinite(number):
        raise NotReadable(f"{value} is no number of a map")
    return number
