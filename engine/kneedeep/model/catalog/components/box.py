"""Boxes: the cardboard parts a reader owns, each showing one of its faces at a time."""

from typing import NamedTuple

from kneedeep.model.catalog.data_rows import Row, record_of, records_of, rows_in
from kneedeep.model.catalog.sourced_value import Number, sure_value


class Face(NamedTuple):
    """The face of a part: a token or door kind, and the color, item or size that distinguishes its parts."""

    kind: str
    color: str | None = None
    item: str | None = None
    size: int | None = None


class Part(NamedTuple):
    """A cardboard part with one or two faces; `in_box` is how many, None when no source says."""

    id: str
    faces: tuple[Face, ...]
    in_box: Number | None
    note: str = ""

    @property
    def held(self) -> int | None:
        """How many the box surely holds; None when that is not marked S or D (*count unknown*)."""
        return sure_value(self.in_box)


class Content(NamedTuple):
    """Further contents of a box: cards, dice, tokens that are on no map. `in_box` is their number."""

    id: str
    name: str
    in_box: Number | None


class Box(NamedTuple):
    """A printed box; `expansion` is True when it adds to a base box.

    `invaders`: how many figures of them it holds. `tiles`: how many two-sided tiles, of all numbers together.
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
