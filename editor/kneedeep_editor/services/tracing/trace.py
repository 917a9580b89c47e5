"""The position of a picture to trace on the board: four of its points and their places."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

Point = tuple[float, float]
_AXES = (1, 1j, -1, -1j)
_REACH = 4
"""The extent of a slanted picture around its four points, in lengths of their longer side."""
FAINTEST = 0.1
"""The minimum opacity."""


class Trace(NamedTuple):
    """Four points of a picture in its pixels, their places on the board in spaces, and display options."""

    points: tuple[Point, ...]
    places: tuple[Point, ...]
    opacity: float = 0.5
    shown: bool = True
    locked: bool = False

    @property
    def to_board(self) -> QTransform:
        """The transformation from pixels of the picture to the board."""
        made = QTransform.quadToQuad(_polygon(self.points), _polygon(self.places))
        return made if isinstance(made, QTransform) else QTransform()

    def moved(self, dx: float, dy: float) -> "Trace":
        """The trace moved by some spaces."""
        return self._replace(places=tuple((x + dx, y + dy) for x, y in self.places))

    def scaled(self, first: Point, second: Point, spaces: float, *, straight: bool) -> "Trace":
        """The trace scaled so that two places are `spaces` apart. `straight`: and in a row of the grid, at a corner."""
        start, way = complex(*first), complex(*second) - complex(*first)
        corner, direction = start, way / abs(way)
        if straight:
            corner = complex(round(start.real), round(start.imag))
            direction = max(_AXES, key=lambda axis: (way * axis.conjugate()).real)
        moved = ((complex(*place) - start) * direction * spaces / way + corner for place in self.places)
        return self._replace(places=tuple((place.real, place.imag) for place in moved))

    def straightened(self, clicked: Sequence[Point], width: float, height: float) -> "Trace":
        """The trace with four places, in any order, as the corners of a rectangle of the grid."""
        corners, (back, _) = around(clicked), self.to_board.inverted()
        points = (back.map(QPointF(*corner)) for corner in corners)
        x, y = (sum(along) / 4 for along in zip(*corners, strict=True))
        places = rectangle(round(x - width / 2), round(y - height / 2), width, height)
        return self._replace(points=tuple((point.x(), point.y()) for point in points), places=places)

    def extent(self, width: int, height: int) -> QRectF:
        """The part of the board that a picture covers. A slanted one is cut off far from its four points."""
        to_board, corners = self.to_board, rectangle(0, 0, width, height)
        near = _polygon(self.places).boundingRect()
        is_endless = min(to_board.m13() * x + to_board.m23() * y + to_board.m33() for x, y in corners) <= 0
        reach = max(near.width(), near.height()) * (1 if is_endless else _REACH)
        near.adjust(-reach, -reach, reach, reach)
        covered = to_board.map(_polygon(corners)).boundingRect()
        return near if is_endless else covered if to_board.isAffine() else covered & near


def around(clicked: Sequence[Point]) -> list[Point]:
    """Four places in clockwise order from the upper left one."""
    x, y = (sum(along) / len(clicked) for along in zip(*clicked, strict=True))
    turned = sorted(clicked, key=lambda place: math.atan2(place[1] - y, place[0] - x))
    first = turned.index(min(turned, key=sum))
    return turned[first:] + turned[:first]


def rectangle(x: float, y: float, width: float, height: float) -> tuple[Point, ...]:
    """The corners of a rectangle, clockwise from the upper left one."""
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _polygon(points: Sequence[Point]) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in points])
