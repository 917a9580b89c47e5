"""A map of Tiled as a value: the parts of it that a scenario is written to and read from."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from kneedeep.model.scenario.io.foreign_files import ImportFailed

Plain: TypeAlias = "str | int | float | bool | Mapping[str, Plain] | list[Plain]"
"""The value of a property; that of a class is a mapping of its members."""
Properties: TypeAlias = Mapping[str, Plain]
Point: TypeAlias = tuple[float, float]

VERSION, PROGRAM_VERSION = "1.8", "1.8.2"
"""The version of the format that is written, in which objects have a `type`, and of the program that it is for."""
SIZE = 64
"""The width and height of a space, in pixels."""


class NotReadable(ImportFailed):
    """A file is no map of Tiled that can be read. The text gives the reason, in a clause."""


class TiledObject(NamedTuple):
    """An object: its place in pixels, its `gid` (tile). `line`: the points of a polyline relative to it.

    `form`: such as `ellipse`, empty for a rectangle, a tile or a line. `hidden`: it is not shown in Tiled.
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
    """A layer drawn with tiles: the tile of each place, row by row, 0 for none; its offset in pixels.

    `cells` is None if they are packed in an unsupported way.
    """

    name: str
    width: int
    cells: tuple[int, ...] | None
    offset: Point = (0.0, 0.0)


class PictureLayer(NamedTuple):
    """A layer that is one picture, in a file."""

    name: str
    source: str


class TileSet(NamedTuple):
    """A set of tiles: the number of its first one, its picture, and the properties of tiles by their index.

    `source`: the file that it is in, if it is not in the map.
    """

    first: int
    name: str
    picture: str
    tile_count: int
    tiles: Mapping[int, Properties]
    top_left: bool = True
    source: str = ""


class TiledMap(NamedTuple):
    """A map: its size in tiles and that of a tile in pixels, its properties and layers.

    `notes`: the parts of its file without a place here, a sentence each.
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
