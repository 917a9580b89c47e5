"""Common parts of the plates of several floors: repeatable numbers, rivets, grooves, stains and scratches."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from kneedeep.drawing import Dot, Line, Paint, Path, Segment, Shape, Theme, mixed

Point: TypeAlias = tuple[float, float]


def numbers(seed: int) -> Iterator[float]:
    """An endless row of numbers from 0 to 1 that is the same on every machine."""
    state = (seed * 2654435761 + 12345) & 0xFFFFFFFF
    while True:
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (state >> 8) / 0x1000000


def lines(ends: Iterable[tuple[float, float, float, float]], paint: Paint) -> Path:
    """Straight strokes as one shape."""
    segments: list[Segment] = []
    for x1, y1, x2, y2 in ends:
        segments += (("M", round(x1, 3), round(y1, 3)), ("L", round(x2, 3), round(y2, 3)))
    return Path(tuple(segments), paint)


def boxes(places: Iterable[tuple[float, float, float, float]], paint: Paint) -> Path:
    """Rectangles (x, y, width, height) as one shape."""
    segments: list[Segment] = []
    for x, y, width, height in places:
        right, bottom = round(x + width, 3), round(y + height, 3)
        x, y = round(x, 3), round(y, 3)
        segments += (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
    return Path(tuple(segments), paint)


def bevel(theme: Theme) -> list[Shape]:
    """The light and the dark edge of a plate of metal."""
    light = Paint(None, theme.glint, 0.022, 0.38, cap="flat")
    dark = Paint(None, theme.seam, 0.035, 0.9, cap="flat")
    return [
        lines(((0.03, 0.022, 0.985, 0.022), (0.022, 0.03, 0.022, 0.985)), light),
        lines(((0, 0.987, 1, 0.987), (0.987, 0, 0.987, 1)), dark),
    ]


def seams(theme: Theme, strength: float = 0.8) -> list[Shape]:
    """The dark edge alone: a joint without relief."""
    return [lines(((0, 0.99, 1, 0.99), (0.99, 0, 0.99, 1)), Paint(None, theme.seam, 0.025, strength, cap="flat"))]


def stains(dice: Iterator[float], theme: Theme, base: str, rust: float = 0.4) -> list[Shape]:
    """A few worn spots; `rust` (0…1) says how many of them are brown."""
    shapes: list[Shape] = []
    for _ in range(int(next(dice) * 3.2) if theme.wear else 0):
        x, y, size = 0.2 + next(dice) * 0.6, 0.2 + next(dice) * 0.6, 0.07 + next(dice) * 0.11
        color = mixed(base, "#5a3418" if next(dice) < rust else theme.seam, 0.75)
        paint = Paint(color, opacity=round((0.10 + 0.13 * next(dice)) * theme.wear, 3))
        shapes += [Dot(x, y, size * share, paint) for share in (1.0, 0.62)]
        shapes.append(Dot(x + size * 0.8, y + size * 0.5, size * 0.4, paint))
    return shapes


def scratches(dice: Iterator[float], theme: Theme, most: int = 4) -> list[Shape]:
    """A few fine strokes, light and dark."""
    shapes: list[Shape] = []
    for _ in range(int(next(dice) * most) if theme.wear else 0):
        x, y = 0.12 + next(dice) * 0.6, 0.12 + next(dice) * 0.7
        dx, dy = 0.08 + next(dice) * 0.2, (next(dice) - 0.5) * 0.22
        bright = next(dice) < 0.6
        paint = Paint(
            None, theme.glint if bright else theme.seam, 0.012, round((0.3 if bright else 0.4) * theme.wear, 3)
        )
        shapes.append(Line(x, y, x + dx, y + dy, paint))
    return shapes


def rivet(x: float, y: float, theme: Theme, radius: float = 0.026) -> list[Shape]:
    """The head of a rivet with its shadow."""
    return [
        Dot(x + 0.008, y + 0.01, radius * 1.15, Paint(theme.seam, opacity=0.75)),
        Dot(x, y, radius, Paint(mixed(theme.floor, theme.glint, 0.35))),
    ]


def groove(ends: Iterable[tuple[float, float, float, float]], theme: Theme) -> list[Shape]:
    """Cuts into a plate: dark, with a light edge to the south-east."""
    cuts = tuple(ends)
    return [
        lines(cuts, Paint(None, theme.seam, 0.028, 0.75, cap="flat")),
        lines(
            ((x1 + 0.02, y1 + 0.02, x2 + 0.02, y2 + 0.02) for x1, y1, x2, y2 in cuts),
            Paint(None, theme.glint, 0.014, 0.35, cap="flat"),
        ),
    ]


def ragged(dice: Iterator[float], start: Point, end: Point, steps: int, spread: float) -> list[Point]:
    """The points of a broken line from one point to another."""
    (x1, y1), (x2, y2) = start, end
    found = [start]
    for step in range(1, steps):
        share = step / steps
        found.append(
            (
                round(x1 + (x2 - x1) * share + (next(dice) - 0.5) * spread, 3),
                round(y1 + (y2 - y1) * share + (next(dice) - 0.5) * spread, 3),
            )
        )
    return [*found, end]


def broken_line(points: Iterable[Point]) -> tuple[Segment, ...]:
    """The segments of an open line through points."""
    first, *rest = points
    return (("M", *first), *(("L", *point) for point in rest))


def blob(dice: Iterator[float], x: float, y: float, radius: float, corners: int = 9) -> tuple[Segment, ...]:
    """The segments of a closed, irregular outline around a point, with round corners."""
    from math import cos, pi, sin

    rim: list[Point] = []
    for corner in range(corners):
        far = radius * (0.72 + 0.5 * next(dice))
        angle = 2 * pi * corner / corners
        rim.append((x + far * cos(angle), y + far * sin(angle)))
    return rounded(rim)


def rounded(rim: list[Point]) -> tuple[Segment, ...]:
    """The segments of a closed outline with round corners at the points."""
    count = len(rim)
    middles = [
        ((rim[n][0] + rim[(n + 1) % count][0]) / 2, (rim[n][1] + rim[(n + 1) % count][1]) / 2) for n in range(count)
    ]
    segments: list[Segment] = [("M", *(round(value, 3) for value in middles[-1]))]
    for corner, middle, last in zip(rim, middles, [middles[-1], *middles[:-1]], strict=True):
        one = tuple(a + (b - a) * 0.66 for a, b in zip(last, corner, strict=True))
        two = tuple(a + (b - a) * 0.66 for a, b in zip(middle, corner, strict=True))
        segments.append(("C", *(round(value, 3) for value in (*one, *two, *middle))))
    return (*segments, ("Z",))
