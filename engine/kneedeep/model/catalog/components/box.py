"""Boxes: the cardboard parts a reader owns, each showing one of its faces at a time."""

from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, record_of, records_of, rows_in
from kneedeep.model.catalog.sourced_value import Number, sure_value


class Face(NamedTuple):
    """The face of a part: a token or door kind, with the color, item or size that distinguishes parts of the kind."""

    kind: str
    color: str | None = None
    item: str | None = None
    size: int | None = None


class Part(NamedTuple):
    """A cardboard part with one or two faces. `in_box`: its number, None if no source gives one."""

    id: str
    faces: tuple[Face, ...]
    in_box: Number | None
    note: str = ""

    @property
    def held(self) -> int | None:
        """The number of the part in the box if it is marked S or D, else None (*count unknown*)."""
        return sure_value(self.in_box)


class Content(NamedTuple):
    """Further contents of a box that are on no map: cards, dice, tokens. `in_box`: their number."""

    id: str
    name: str
    in_box: Number | None


class Box(NamedTuple):
    """A printed box. `expansion`: whether it extends a base box.

    `invaders`: the number of figures by kind. `tiles`: the number of two-sided tiles in all.
    """

    id: str
    name: str
    expansion: bool
    parts: tuple[Part, ...]
    invaders: Number | None = None
    tiles: Number | None = None
    contents: tuple[Content, ...] = ()
    note: str = ""


def box_of(row: Row) -> Box:
    """The box a data row describes."""
    parts = tuple(record_of(Part, part, faces=records_of(Face, part, "faces")) for part in rows_in(row, "parts"))
    return record_of(Box, row, parts=parts, contents=records_of(Content, row, "contents"))
