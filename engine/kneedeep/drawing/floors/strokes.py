"""Strokes, boxes, irregular lines and blobs, and repeatable numbers for them."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from kneedeep.drawing import Paint, Path, Segment

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
