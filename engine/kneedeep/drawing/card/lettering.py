"""Titles in stencil capitals of cut metal, lit from the upper left. Other scripts use a font."""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from kneedeep.drawing import Item, Paint, Path, Segment, Text, mixed, placed, polygon
from kneedeep.drawing.card.glyphs import ABOVE, BELOW, SPACE, TRACKING, Glyph, Point, Polygon, glyphs_of
from kneedeep.drawing.card.text_lines import cut, room_for

_BEVEL = 0.045
_OUTLINE = 0.05
_DEPTH = 0.05
"""The widths of lit edges and outline, and the depth of the letters, in cap heights."""
_BANDS = 10
"""The number of color steps of a letter's face."""
_LIGHT = (-0.45, -0.89)
_LEADING = 0.3
"""The gap between two lines, in cap heights."""
_MOST_LINES = 3
_WORTH = 1.15
"""The gain in size that justifies an additional line."""
_FONT_CAPS = 0.73
"""The cap height of fonts relative to their size."""


class LetterColors(NamedTuple):
    """Colors of letters: the face from top to bottom, the lit and the shaded edges, the background."""

    top: str
    bottom: str
    light: str
    dark: str
    outline: str


class Lettering(NamedTuple):
    """A title: its drawing with the upper left corner at (0, 0), its size, and its cap height."""

    items: tuple[Item, ...]
    width: float
    height: float
    caps: float


def lettering(title: str, width: float, most: float, least: float, colors: LetterColors) -> Lettering:
    """A title on up to three lines, as large as a width allows: cap height from `least` to `most`.

    A title that is still too long is truncated.
    """
    words = title.split()
    caps, lines = 0.0, [""]
    for count in range(1, min(_MOST_LINES, len(words)) + 1):
        tried = _balanced(words, count)
        fitting = min(most / (1 + 0.3 * (count - 1)), width / max(map(_wide, tried)))
        if fitting > caps * _WORTH:
            caps, lines = fitting, tried
    if caps < least:
        caps, lines = least, _cut(words, width / least)
    return _set(lines, caps, colors)


def _balanced(words: Sequence[str], count: int) -> list[str]:
    """Words on up to `count` lines, with the widest line as narrow as possible."""
    low, high = max(map(_wide, words)), _wide(" ".join(words))
    if len(_filled(words, low)) <= count:
        return _filled(words, low)
    while high - low > 0.02:
        middle = (low + high) / 2
        low, high = (low, middle) if len(_filled(words, middle)) <= count else (middle, high)
    return _filled(words, high)


def _filled(words: Sequence[str], width: float) -> list[str]:
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _wide(longer) <= width + 0.001:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _cut(words: Sequence[str], width: float) -> list[str]:
    """The words that fit on the lines, with an ellipsis if some are missing."""
    lines = _filled(words, width)
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], " ".join(lines[_MOST_LINES - 1 :])]
    return [cut(line, width, _wide) for line in lines]


@lru_cache(maxsize=4096)
def _wide(line: str) -> float:
    """The width of a line at a cap height of 1."""
    if (glyphs := glyphs_of(line)) is None:
        return room_for(line, 1 / _FONT_CAPS, bold=True)
    widths = (SPACE if glyph is None else glyph.width for glyph in glyphs)
    return (sum(widths) + TRACKING * (len(glyphs) - 1)) / 100


def _set(lines: Sequence[str], caps: float, colors: LetterColors) -> Lettering:
    signs: list[_Piece] = []
    texts: list[Text] = []
    y = 0.0
    for number, line in enumerate(lines):
        glyphs = glyphs_of(line)
        above, below = _overhang(glyphs)
        y += caps * _LEADING if number else 0.0
        y += caps * above / 100
        if glyphs is None:
            texts.append(Text(0, round(y + caps, 3), line, round(caps / _FONT_CAPS, 3), colors.top, "start"))
        else:
            signs += _pieces(glyphs, y, caps)
        y += caps
        y += caps * below / 100
    items = (*_cut_from_metal(signs, caps, colors), *_raised(texts, caps, colors))
    return Lettering(items, caps * max(map(_wide, lines)), y, caps)


def _overhang(glyphs: Sequence[Glyph | None] | None) -> tuple[float, float]:
    """The extent of a line above and below its capitals, in hundredths of the cap height."""
    if glyphs is None:
        return ABOVE, BELOW
    heights = [at for glyph in glyphs if glyph for piece in glyph.pieces for _, at in piece]
    return ABOVE if min(heights, default=0) < 0 else 0, BELOW if max(heights, default=0) > 100 else 0


def _pieces(glyphs: Sequence[Glyph | None], y: float, caps: float) -> Iterator["_Piece"]:
    x = 0.0
    for glyph in glyphs:
        for piece in glyph.pieces if glyph is not None else ():
            corners = tuple((x + across * caps / 100, y + down * caps / 100) for across, down in piece)
            yield _Piece(corners, y)
        x += ((SPACE if glyph is None else glyph.width) + TRACKING) * caps / 100


class _Piece(NamedTuple):
    """A placed piece of a sign, and the top of its line."""

    corners: Polygon
    top: float


def _raised(texts: Sequence[Text], caps: float, colors: LetterColors) -> list[Item]:
    """Texts in a font with darker copies behind them."""
    depth = round(caps * _DEPTH, 3)
    behind = [placed(text._replace(fill=colors.outline), depth, depth) for text in texts]
    edges = [placed(text._replace(fill=colors.bottom), depth / 2, depth / 2) for text in texts]
    return [*behind, *edges, *texts]


def _cut_from_metal(pieces: Sequence[_Piece], caps: float, colors: LetterColors) -> list[Item]:
    """Letters with depth, outline, lit edges and a vertical color gradient."""
    if not pieces:
        return []
    whole = _path([piece.corners for piece in pieces])
    around = Paint(colors.outline, colors.outline, round(2 * _OUTLINE * caps, 4))
    items: list[Item] = [placed(Path(whole, around), caps * _DEPTH, caps * _DEPTH), Path(whole, around)]
    items.append(Path(whole, Paint(mixed(colors.light, colors.dark, 0.5))))
    edges: dict[str, list[Polygon]] = defaultdict(list)
    faces = []
    for piece in pieces:
        face = _inset(piece.corners, _BEVEL * caps)
        faces.append(piece._replace(corners=face))
        for at, corner in enumerate(piece.corners):
            following = (at + 1) % len(face)
            quad = (corner, piece.corners[following], face[following], face[at])
            edges[_lit(quad[0], quad[1], colors)].append(quad)
    items += (Path(_path(quads), Paint(color)) for color, quads in sorted(edges.items()))
    for band in range(_BANDS):
        parts = [_below(face.corners, face.top + caps * band / _BANDS) for face in faces]
        color = mixed(colors.top, colors.bottom, band / (_BANDS - 1))
        items.append(Path(_path([part for part in parts if len(part) > 2]), Paint(color)))
    return items


def _path(polygons: Sequence[Polygon]) -> tuple[Segment, ...]:
    return tuple(
        segment for corners in polygons for segment in polygon(*((round(x, 4), round(y, 4)) for x, y in corners))
    )


def _inset(corners: Polygon, by: float) -> Polygon:
    """A clockwise polygon with its edges moved inwards."""
    found = []
    for at, (x, y) in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % len(corners)]
        one, other = _normal(before, (x, y)), _normal((x, y), after)
        both = 1 + one[0] * other[0] + one[1] * other[1]
        found.append((x - by * (one[0] + other[0]) / both, y - by * (one[1] + other[1]) / both))
    return tuple(found)


def _normal(start: Point, end: Point) -> Point:
    """The outward normal of an edge of a clockwise polygon."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return dy / length, -dx / length


def _lit(start: Point, end: Point, colors: LetterColors) -> str:
    x, y = _normal(start, end)
    return mixed(colors.dark, colors.light, round((1 + x * _LIGHT[0] + y * _LIGHT[1]) / 2, 2))


def _below(corners: Polygon, y: float) -> Polygon:
    """The part of a polygon below a horizontal line."""
    if all(at >= y for _, at in corners):
        return corners
    found: list[Point] = []
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if y1 >= y:
            found.append((x1, y1))
        if (y1 >= y) != (y2 >= y):
            found.append((x1 + (x2 - x1) * (y - y1) / (y2 - y1), y))
    return tuple(found)
