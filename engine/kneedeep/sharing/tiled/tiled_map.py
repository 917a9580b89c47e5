"""A map of Tiled as a value: the parts of it that a scenario is written to and read from."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Plain: TypeAlias = str | int | float | bool
Properties: TypeAlias = Mapping[str, Plain]
Point: TypeAlias = tuple[float, float]

VERSION, PROGRAM_VERSION = "1.8", "1.8.2"
"""The version of the format that is written, in which objects have a `type`, and of the program that it is for."""
SIZE = 64
"""The width and height of a space, in pixels."""


class NotReadable(Exception):
    """A file is no map of Tiled that can be read; the text says why, in a clause."""


class TiledObject(NamedTuple):
    """An object: its place in pixels, `line`: the points of a polyline relative to it; `gid`: the number of its tile."""

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


class ObjectLayer(NamedTuple):
    """A layer of objects."""

    name: str
    objects: tuple[TiledObject, ...]


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
    """A map: its size in tiles and that of a tile in pixels, `cells`: the tile of each place, row by row."""

    size: tuple[int, int]
    tile: tuple[int, int]
    properties: Properties
    tilesets: tuple[TileSet, ...]
    cells: tuple[int, ...]
    picture: str
    layers: tuple[ObjectLayer, ...]
