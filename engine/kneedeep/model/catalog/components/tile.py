"""Tiles of a box: two-sided cardboard, each face a piece of the map with a name such as `05a`."""

import re
from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, record_of
from kneedeep.model.catalog.sourced_value import Word

_NAME = re.compile(r"([0-9]{2})([ab])")


class Tile(NamedTuple):
    """One face of a tile: its number, its face (a or b), and the kind of place it shows if a source says so.

    The outlines of tiles are unknown. A scenario that uses a tile has its outline as a piece type of the same name.
    """

    id: str
    number: str
    face: str
    name: str
    box: str
    kind: Word | None
    note: str = ""


def tile_of(row: Row) -> Tile:
    """The face of a tile that a data row describes."""
    return record_of(Tile, row, number=row["tile"])


def tile_name(id: str) -> tuple[str, str] | None:
    """Number and face of a name such as `05a`. None for a name that is not a tile's."""
    found = _NAME.fullmatch(id)
    return None if found is None else (found[1], found[2])
