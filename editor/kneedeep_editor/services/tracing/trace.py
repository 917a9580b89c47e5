"""Where a picture to trace is on the board: four of its points, and their places."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

Point = tuple[float, float]
_AXES = (1, 1j, -1, -1j)
FAINTEST = 0.1
"""The lowest opacity."""


class Trace(NamedTuple):
    """Four points of a picture in its pixels, their places on the board in spaces, and how it is shown."""

    points: tuple[Point, ...]
    places: tuple[Point, ...]
    opacity: float = 0.5
    shown: bool = True
    locked: bool = False
    under: bool = False
    """Whether floors cover it."""

    @property
    def to_board(self) -> QTransform:
        """From pixels of the picture to the board."""
        made = QTransform.quadToQuad(_corners(self.points), _corners(self.places))
        return made if isinstance(made, QTransform) else QTransform()

    @property
    def width(self) -> float:
        """How many spaces the first two points are apart."""
        return math.dist(self.places[0], self.places[1])

    @property
    def angle(self) -> float:
        """The direction from the first point to the second in degrees, clockwise from east."""
        (x, y), (right, below) = self.places[:2]
        return math.degrees(math.atan2(below - y, right - x))

    def carried(self, first: Point, second: Point, to_first: complex, to_second: complex) -> "Trace":
        """Moved, turned and scaled so that two places come to two others."""
        begin = complex(*first)
        factor = (to_second - to_first) / (complex(*second) - begin)
        moved = ((complex(*place) - begin) * factor + to_first for place in self.places)
        return self._replace(places=tuple((place.real, place.imag) for place in moved))

    def moved(self, dx: float, dy: float) -> "Trace":
        """Moved by spaces."""
        return self._replace(places=tuple((x + dx, y + dy) for x, y in self.places))

    def laid(self, x: float, y: float, width: float, angle: float) -> "Trace":
        """With the first point at a place, the second `width` spaces away in a direction."""
        corner = complex(x, y)
        way = complex(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        return self.carried(self.places[0], self.places[1], corner, corner + way * width)

    def scaled(self, first: Point, second: Point, spaces: float, *, straight: bool) -> "Trace":
        """With two places `spaces` apart. `straight`: in a row of the grid, the first at a corner of a space."""
        begin = complex(*first)
        way = complex(*second) - begin
        way /= abs(way)
        if straight:
            way = max(_AXES, key=lambda axis: (way * axis.conjugate()).real)
            begin = complex(round(begin.real), round(begin.imag))
        return self.carried(first, second, begin, begin + way * spaces)

    def straightened(self, clicked: Sequence[Point], width: float, height: float) -> "Trace":
        """With four places, in any order, as the corners of a rectangle of the grid."""
        corners = around(clicked)
        back, _ = self.to_board.inverted()
        mapped = (back.map(QPointF(*corner)) for corner in corners)
        x, y = (sum(along) / 4 for along in zip(*corners, strict=True))
        rectangle = _rectangle(round(x - width / 2), round(y - height / 2), width, height)
        return self._replace(points=tuple((point.x(), point.y()) for point in mapped), places=rectangle)

    def extent(self, width: int, height: int) -> QRectF:
        """The part of the board that a picture covers. Far from the four points a slanted one is cut off."""
        to_board, corners = self.to_board, _rectangle(0, 0, width, height)
        near = _corners(self.places).boundingRect()
        near.adjust(-near.width(), -near.height(), near.width(), near.height())
        if min(to_board.m13() * x + to_board.m23() * y + to_board.m33() for x, y in corners) <= 0:
            return near
        covered = to_board.map(_corners(corners)).boundingRect()
        return covered if to_board.isAffine() else covered & near


def around(clicked: Sequence[Point]) -> list[Point]:
    """Four places clockwise from the upper left one."""
    x, y = (sum(along) / len(clicked) for along in zip(*clicked, strict=True))
    turned = sorted(clicked, key=lambda place: math.atan2(place[1] - y, place[0] - x))
    first = min(range(len(turned)), key=lambda number: sum(turned[number]))
    return turned[first:] + turned[:first]


def fresh_trace(width: int, height: int, x: float, y: float, across: float) -> Trace:
    """A picture with its middle at a place, `across` spaces wide."""
    left, top, down = x - across / 2, y - across * height / width / 2, across * height / width
    return Trace(_rectangle(0, 0, width, height), _rectangle(left, top, across, down))


def _rectangle(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _corners(points: Sequence[Point]) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in points])
