"""The stencil capitals of titles: letters, digits and signs as polygons without holes, with a cap height of 100.

A design of this project. A row of `glyphs.txt` has a sign, its width, and its pieces separated by `;`. A piece is a
list of corners `x,y`, clockwise from the top (y 0: top of a capital, 100: baseline). The suffix `|` adds the mirror
image, `@` adds a copy turned by 180 degrees, `~` gives only the mirror image.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias
from unicodedata import combining, normalize

from kneedeep.support.resources import table_rows

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]


class Glyph(NamedTuple):
    """A sign: its width and its pieces at a cap height of 100."""

    width: float
    pieces: tuple[Polygon, ...]


SPACE = 34.0
"""The width of a blank."""
TRACKING = 10.0
"""The gap between two signs."""
ABOVE, BELOW = 30.0, 24.0
"""The extent of diacritics above a capital and below the baseline."""

_LIKE = dict(
    zip(
        "АВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧΓΠΦ’‘`´“”„«»‚‐‑•[]{}_×|",
        'ABEKMHOPCTYXIJSABEZHIKMNOPTYXГПФ\'\'\'\'""""",--·()()–*I',
        strict=True,
    )
)
"""Signs drawn as a different sign."""
_MARKS = {chr(int(code, 16)): mark for code, mark in table_rows(__file__, "glyph_marks.txt")}
"""The diacritics of letters, centered on the letter."""


def glyphs_of(text: str) -> list[Glyph | None] | None:
    """The signs of a text in capitals, None for each blank. None as a whole if a sign is missing."""
    found: list[Glyph | None] = []
    table = _table()
    for sign in normalize("NFD", text.upper().replace("Æ", "AE").replace("Œ", "OE").replace("Đ", "D")):
        if sign.isspace():
            found.append(None)
        elif combining(sign):
            mark = _MARKS.get(sign)
            last = found[-1] if found else None
            if mark is None or last is None:
                return None
            pieces = (piece for part in mark.split(";") for piece in _pieces(part, 0))
            moved = tuple(tuple((x + last.width / 2, y) for x, y in piece) for piece in pieces)
            found[-1] = Glyph(last.width, last.pieces + moved)
        else:
            if (glyph := table.get(_LIKE.get(sign, sign))) is None:
                return None
            found.append(glyph)
    return found


@cache
def _table() -> dict[str, Glyph]:
    table = {}
    for row in Path(__file__).with_name("glyphs.txt").read_text("utf-8").splitlines():
        sign, width, text = row.split(" ", 2)
        pieces = (piece for part in text.split(";") for piece in _pieces(part, float(width)))
        table[sign] = Glyph(float(width), tuple(pieces))
    return table


def _pieces(text: str, width: float) -> list[Polygon]:
    *corners, how = text.split() if text.split()[-1] in "|@~" else (*text.split(), "")
    piece: Polygon = tuple((float(x), float(y)) for x, y in (corner.split(",") for corner in corners))
    mirrored = tuple((width - x, y) for x, y in reversed(piece))
    turned = tuple((width - x, 100 - y) for x, y in piece)
    return {"": [piece], "|": [piece, mirrored], "@": [piece, turned], "~": [mirrored]}[how]
