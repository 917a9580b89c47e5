"""Strokes, boxes, irregular lines and blobs, and repeatable pseudorandom numbers for them."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from kneedeep.drawing import Paint, Path, Segment, polygon

Point: TypeAlias = tuple[float, float]


def numbers(seed: int) -> Iterator[float]:
    """An endless sequence of pseudorandom numbers from 0 to 1, the same on every machine."""
    state = (seed * 2654435761 + 12345) & 0xFFFFFFFF
    while True:
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (state >> 8) / 0x1000000


def lines(ends: Iterable[tuple[float, float, float, float]], paint: Paint) -> Path:
    """Straight strokes as one shape."""
    places = ([round(value, 3) for value in end] for end in ends)
    return Path(tuple(step for x1, y1, x2, y2 in places for step in (("M", x1, y1), ("L", x2, y2))), paint)


def boxes(places: Iterable[tuple[float, float, float, float]], paint: Paint) -> Path:
    """Rectangles (x, y, width, height) as one shape."""
    ends = ((round(x, 3), round(y, 3), round(x + width, 3), round(y + height, 3)) for x, y, width, height in places)
    corners = (((x, y), (right, y), (right, bottom), (x, bottom)) for x, y, right, bottom in ends)
    return Path(tuple(segment for box in corners for segment in polygon(*box)), paint)


def blob(dice: Iterator[float], radius: float, corners: int) -> tuple[Segment, ...]:
    """The segments of a closed irregular outline around the middle of a space, with rounded corners."""
    from math import cos, pi, sin

    rim: list[Point] = []
    for corner in range(corners):
        far = radius * (0.72 + 0.5 * next(dice))
        angle = 2 * pi * corner / corners
        rim.append((0.5 + far * cos(angle), 0.5 + far * sin(angle)))
    return rounded(rim)


def rounded(rim: list[Point]) -> tuple[Segment, ...]:
    """The segments of a closed outline with rounded corners near the points."""
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
