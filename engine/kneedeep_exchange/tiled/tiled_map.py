"""A map of Tiled as a value, with the parts used for scenarios."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from kneedeep.model.scenario.io.foreign_files import ImportFailed

Plain: TypeAlias = "str | int | float | bool | Mapping[str, Plain] | list[Plain]"
"""The value of a property. A class is a mapping of its members."""
Properties: TypeAlias = Mapping[str, Plain]
Point: TypeAlias = tuple[float, float]
Data: TypeAlias = Mapping[str, Any]
"""A part of the data of a map, as TMJ has it."""

VERSION, PROGRAM_VERSION = "1.8", "1.8.2"
"""The written version of the format, in which objects have a `type`, and its version of Tiled."""
SIZE = 64
"""The width and height of a space, in pixels."""


class NotReadable(ImportFailed):
    """A file is not a readable map of Tiled. The text gives the reason, in a clause."""


class TiledObject(NamedTuple):
    """An object: its place in pixels, its `gid` (tile). `line`: the points of a polyline, relative to its place.

    `form`: such as `ellipse`, empty for a rectangle, a tile or a line. `hidden`: invisible in Tiled.
    """

    id: int
    type: str
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    rotation: float = 0.0
    line: tuple[Point, ...] = ()
    properties: Properties = {}
    gid: int = 0
    name: str = ""
    form: str = ""
    hidden: bool = False


class ObjectLayer(NamedTuple):
    """A layer of objects. Their places include the offset of the layer."""

    name: str
    objects: tuple[TiledObject, ...]


class TileLayer(NamedTuple):
    """A tile layer: the tile of each position, row by row, 0 for none. Its offset is in pixels.

    `cells` is None for an unsupported compression.
    """

    name: str
    width: int
    cells: tuple[int, ...] | None
    offset: Point = (0.0, 0.0)


class PictureLayer(NamedTuple):
    """An image layer, with its image in a file."""

    name: str
    source: str


class TileSet(NamedTuple):
    """A tileset: the number of its first tile, its picture, and the properties of tiles by index.

    `source`: its file, if it is external.
    """

    first: int
    name: str
    picture: str
    tile_count: int
    tiles: Mapping[int, Properties]
    top_left: bool = True
    source: str = ""


class TiledMap(NamedTuple):
    """A map: its size in tiles, the size of a tile in pixels, its properties and layers.

    `notes`: notes about unsupported parts of its file, a sentence each.
    """

    size: tuple[int, int]
    tile: tuple[int, int]
    properties: Properties
    tilesets: tuple[TileSet, ...]
    drawn: tuple[TileLayer, ...]
    pictures: tuple[PictureLayer, ...]
    layers: tuple[ObjectLayer, ...]
    notes: tuple[str, ...] = ()


def head_of(tiled: TiledMap) -> dict[str, str | int]:
    """The head of the file of a map."""
    return {
        "version": VERSION,
        "tiledversion": PROGRAM_VERSION,
        "orientation": "orthogonal",
        "renderorder": "right-down",
        "width": tiled.size[0],
        "height": tiled.size[1],
        "tilewidth": tiled.tile[0],
        "tileheight": tiled.tile[1],
        "infinite": False,
        "nextlayerid": len(tiled.pictures) + len(tiled.drawn) + len(tiled.layers) + 1,
        "nextobjectid": sum(len(layer.objects) for layer in tiled.layers) + 1,
    }


def type_of(value: Plain) -> str:
    """Tiled's name for the type of a property."""
    return {bool: "bool", int: "int", float: "float"}.get(type(value), "string")
