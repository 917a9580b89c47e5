"""The six primitives of a display list, their paint, and the symbols composed of them.

All lengths are in board units (1 = the side of a space), x to the east, y to the south, angles clockwise in degrees.
All values are tuples, which can be compared, hashed and pickled. The class of an item decides what is drawn.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

Segment: TypeAlias = tuple[str | float, ...]
"""`("M", x, y)`, `("L", x, y)`, `("C", x1, y1, x2, y2, x, y)` or `("Z",)`."""
Segments: TypeAlias = tuple[Segment, ...]


class Paint(NamedTuple):
    """The fill and outline of a shape: colors as `#rrggbb` or None (not drawn), the stroke centered.

    `dash` holds lengths of strokes and gaps in board units. Joins are round, the fill rule is even-odd.
    """

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    opacity: float = 1.0
    dash: tuple[float, ...] = ()
    cap: Literal["round", "flat", "square"] = "round"


class Rect(NamedTuple):
    """A rectangle from its north-west corner, its corners rounded by `radius`."""

    x: float
    y: float
    width: float
    height: float
    paint: Paint
    radius: float = 0.0


class Line(NamedTuple):
    """A straight stroke from (x1, y1) to (x2, y2)."""

    x1: float
    y1: float
    x2: float
    y2: float
    paint: Paint


class Path(NamedTuple):
    """An outline or polyline, with any number of subpaths."""

    segments: Segments
    paint: Paint


class Dot(NamedTuple):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    paint: Paint


class Text(NamedTuple):
    """A line of text. (x, y): on the baseline at its start, middle or end. `size`: the em in board units."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Literal["start", "middle", "end"] = "middle"
    bold: bool = True
    opacity: float = 1.0


class Use(NamedTuple):
    """A use of a named symbol: its origin is at (x, y), turned clockwise by `turn` degrees and scaled by `scale`."""

    symbol: str
    x: float
    y: float
    turn: int = 0
    scale: float = 1.0


Shape: TypeAlias = Rect | Line | Path | Dot | Text
Item: TypeAlias = Rect | Line | Path | Dot | Text | Use
Box: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height."""


class Symbol(NamedTuple):
    """Shapes used many times. `box` encloses all of them with their strokes. A symbol uses no other symbol."""

    name: str
    box: Box
    shapes: tuple[Shape, ...]


Layer: TypeAlias = tuple[str, tuple[Item, ...]]


class DisplayList(NamedTuple):
    """A picture: layers from bottom to top, each with its items in drawing order.

    `box`: the part of the board shown. `background`: its color (None: transparent). `symbols`: every symbol used.
    """

    box: Box
    layers: tuple[Layer, ...]
    symbols: Mapping[str, Symbol]
    background: str | None = None


@cache
def outline(text: str) -> Segments:
    """The segments of a path written as `M20 30L50 10C…Z` in hundredths of a space (absolute; M L H V C Z).

    Raises ValueError for any other letter or for a wrong number of numbers.
    """
    counts = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}
    segments: list[Segment] = []
    x = y = 0.0
    for letter, written in re.findall(r"([A-Za-z])([^A-Za-z]*)", text):
        numbers = [float(number) / 100 for number in re.findall(r"-?[\d.]+", written)]
        if letter not in counts:
            raise ValueError(f"path letter {letter!r} in {text!r}: only M, L, H, V, C and Z are known")
        step = counts[letter]
        if (step == 0 and numbers) or (step and (not numbers or len(numbers) % step)):
            raise ValueError(f"{letter} takes {step} numbers each, not {len(numbers)}, in {text!r}")
        if letter == "Z":
            segments.append(("Z",))
        for index in range(0, len(numbers), step or 1):
            part = numbers[index : index + step]
            if letter == "H":
                part = [part[0], y]
            elif letter == "V":
                part = [x, part[0]]
            x, y = part[-2], part[-1]
            segments.append(("L" if letter in "HV" else letter, *part))
    return tuple(segments)


def polygon(*points: tuple[float, float]) -> Segments:
    """The segments of a closed polygon through the points, in board units."""
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest), ("Z",))


def polyline(*points: tuple[float, float]) -> Segments:
    """The segments of an open polyline through the points, in board units."""
    return polygon(*points)[:-1]


def placed(item: Item, x: float, y: float, scale: float = 1.0) -> Item:
    """The item scaled about the origin, with its strokes, and moved by (x, y)."""
    if isinstance(item, Use):
        return item._replace(x=_put(item.x, x, scale), y=_put(item.y, y, scale), scale=round(item.scale * scale, 4))
    if isinstance(item, Text):
        return item._replace(x=_put(item.x, x, scale), y=_put(item.y, y, scale), size=round(item.size * scale, 4))
    dash = tuple(round(length * scale, 4) for length in item.paint.dash)
    paint = item.paint._replace(width=round(item.paint.width * scale, 4), dash=dash)
    if isinstance(item, Rect):
        left, top, radius = _put(item.x, x, scale), _put(item.y, y, scale), round(item.radius * scale, 4)
        return Rect(left, top, round(item.width * scale, 4), round(item.height * scale, 4), paint, radius)
    if isinstance(item, Line):
        ends = (_put(item.x1, x, scale), _put(item.y1, y, scale), _put(item.x2, x, scale), _put(item.y2, y, scale))
        return Line(*ends, paint)
    if isinstance(item, Dot):
        return Dot(_put(item.x, x, scale), _put(item.y, y, scale), round(item.radius * scale, 4), paint)
    return Path(
        tuple(
            (letter, *(_put(float(value), (x, y)[index % 2], scale) for index, value in enumerate(values)))
            for letter, *values in item.segments
        ),
        paint,
    )


def _put(value: float, shift: float, scale: float) -> float:
    return round(value * scale + shift, 4)
