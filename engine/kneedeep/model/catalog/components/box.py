"""Boxes: the cardboard parts a reader owns, each showing one of its faces at a time."""

from typing import Any, NamedTuple

from kneedeep.model.catalog.sourced_value import Number, number_of, sure_value
from kneedeep.support.translation import translatable_word


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
    invaders: Number | None
    tiles: Number | None = None
    contents: tuple[Content, ...] = ()
    note: str = ""


def box_of(row: Any) -> Box:
    """The box a data row describes."""
    return Box(
        row["id"],
        translatable_word(row["name"]),
        row["expansion"],
        tuple(map(part_of, row["parts"])),
        number_of(row.get("invaders")),
        number_of(row.get("tiles")),
        tuple(
            Content(one["id"], translatable_word(one["name"]), number_of(one["count"]))
            for one in row.get("contents", ())
        ),
        row.get("note", ""),
    )


def part_of(row: Any) -> Part:
    """The part a data row describes."""
    faces = tuple(Face(**face) for face in row["faces"])
    return Part(row["id"], faces, number_of(row["count"]), row.get("note", ""))
