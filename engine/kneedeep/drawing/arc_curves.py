"""Arcs over a board: curves from one point to another, bent to one side, with an arrow at the end."""

import math
from typing import NamedTuple

from kneedeep.drawing.primitive import Segments, polygon

Point = tuple[float, float]
_LEAST, _MOST, _SHARE = 0.8, 4.0, 0.16
"""The deviation of an arc: its least, its most (in spaces), and its share of the length."""


class Arc(NamedTuple):
    """A cubic Bézier curve in board units."""

    start: Point
    first: Point
    second: Point
    end: Point

    @property
    def middle(self) -> Point:
        """The midpoint of the curve."""
        x, y = ((a + 3 * b + 3 * c + d) / 8 for a, b, c, d in zip(*self, strict=True))
        return x, y

    def at(self, part: float) -> Point:
        """The point at a parameter from 0 to 1."""
        rest = 1 - part
        weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
        points = (self.start, self.first, self.second, self.end)
        x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
        return x, sum(weight * point[1] for weight, point in zip(weights, points, strict=True))

    @property
    def segments(self) -> Segments:
        """The curve as a path."""
        return ("M", *rounded(self.start)), ("C", *rounded(self.first), *rounded(self.second), *rounded(self.end))


def curve(start: Point, end: Point, bend: float, gap: float) -> Arc:
    """The arc between two points. It bends to the left of its direction, so that two opposite arcs stay apart.

    `bend`: a factor of the usual bend, negative to the right. `gap`: the distance of its ends from the points.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    aside = min(_MOST, max(_LEAST, _SHARE * length)) * bend * 4 / 3 / length
    first = (start[0] + dx * 0.25 + dy * aside, start[1] + dy * 0.25 - dx * aside)
    second = (first[0] + dx * 0.5, first[1] + dy * 0.5)
    return Arc(_moved(start, first, gap), first, second, _moved(end, second, gap))


def arrow_head(arc: Arc, size: float) -> Segments:
    """The arrow at the end of an arc."""
    (x, y), (from_x, from_y) = arc.end, arc.second
    length = math.hypot(x - from_x, y - from_y) or 1.0
    dx, dy = (x - from_x) / length * size, (y - from_y) / length * size
    return polygon(
        rounded((x, y)),
        rounded((x - dx * 0.46 - dy * 0.25, y - dy * 0.46 + dx * 0.25)),
        rounded((x - dx * 0.46 + dy * 0.25, y - dy * 0.46 - dx * 0.25)),
    )


def rounded(at: Point) -> Point:
    """A point rounded for pictures."""
    return round(at[0], 3), round(at[1], 3)


def _moved(at: Point, towards: Point, far: float) -> Point:
    dx, dy = towards[0] - at[0], towards[1] - at[1]
    length = math.hypot(dx, dy) or 1.0
    return at[0] + dx / length * far, at[1] + dy / length * far
