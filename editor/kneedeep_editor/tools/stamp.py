"""A stamp: the kind of element to place next, chosen in the palette."""

from typing import NamedTuple

PIECES, DOORS, TOKENS, FIGURES, SPAWNS, LOOKS = "pieces", "doors", "tokens", "figures", "spawns", "looks"
PREFABS = "prefabs"
SECTIONS = (PIECES, DOORS, TOKENS, FIGURES, SPAWNS, LOOKS, PREFABS)
FLOOR, ORNAMENT, ERASER = "floor", "ornament", "eraser"
"""The item of a look stamp: its kind of look, or the eraser."""
STAMP_FORMAT = "application/x-kneedeep-stamp"
"""The MIME type of a dragged stamp."""


class Stamp(NamedTuple):
    """A kind of element. `kind`: a piece, door, token or figure kind, the side of a spawn, a look, or a prefab."""

    section: str
    kind: str
    color: str | None = None
    item: str | None = None
    size: int | None = None
    exit: bool = False
    inactive: bool = False

    @property
    def text(self) -> str:
        """The stamp as text for `stamp_of`, for drag and drop and settings."""
        return "|".join(
            (
                self.section,
                self.kind,
                self.color or "",
                self.item or "",
                str(self.size or ""),
                "x" * self.exit + "i" * self.inactive,
            )
        )


def stamp_of(text: str) -> Stamp | None:
    """The stamp in a text of `Stamp.text`. None for any other text."""
    parts = text.split("|")
    if len(parts) != 6 or parts[0] not in SECTIONS or not (parts[4] or "0").isdigit():
        return None
    section, kind, color, item, size, more = parts
    return Stamp(section, kind, color or None, item or None, int(size) if size else None, "x" in more, "i" in more)
