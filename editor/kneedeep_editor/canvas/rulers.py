"""The rulers along the map: coordinates of its columns and rows."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.services.icons import blank_pixmap

RULER = 22
"""The width of a ruler in pixels."""
_APART = 34
"""The minimum distance of numbers on a ruler, in pixels."""
_AIR = 2
"""The margin around a number, in pixels."""
_POINTED = "#8fd3ff"


class _Ruler(NamedTuple):
    """A drawn ruler from the space `first` to the space `last`, with a number every `every` spaces."""

    scale: float
    ratio: float
    first: int
    last: int
    every: int
    pixmap: QPixmap


class Rulers:
    """Paints the rulers, with cached pixmaps."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._drawn: dict[bool, _Ruler] = {}
        self._font = QFont()
        self._font.setPixelSize(10)
        self._metrics = QFontMetricsF(self._font)

    def use_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self._drawn.clear()

    def paint(
        self, painter: QPainter, view: Viewpoint, width: int, height: int, pointed: tuple[int, int] | None
    ) -> None:
        """Paint the coordinates along the upper and the left side. The pointer's space is highlighted."""
        scale, ratio = view.scale, painter.device().devicePixelRatio()
        columns = self._ruler(scale, -view.left / scale, width, ratio, upright=False)
        rows = self._ruler(scale, -view.top / scale, height, ratio, upright=True)
        painter.drawPixmap(QPointF(round(columns.first * scale + view.left), 0), columns.pixmap)
        painter.drawPixmap(QPointF(0, round(rows.first * scale + view.top)), rows.pixmap)
        ground = QColor(ruler_ground(self._theme))
        for begin, end in self._cut(columns, view.left, width, upright=False):
            painter.fillRect(QRectF(begin, 0, end - begin, RULER), ground)
        for begin, end in self._cut(rows, view.top, height, upright=True):
            painter.fillRect(QRectF(0, begin, RULER, end - begin), ground)
        if pointed is not None:
            lit = QColor(_POINTED)
            lit.setAlphaF(0.3)
            x, y = view.to_pixels(*pointed)
            painter.fillRect(QRectF(x, 0, scale, RULER), lit)
            painter.fillRect(QRectF(0, y, RULER, scale), lit)
        painter.fillRect(QRectF(0, 0, RULER, RULER), ground)
        line = QColor(self._theme.rim_text)
        line.setAlphaF(0.35)
        painter.fillRect(0, RULER, width, 1, line)
        painter.fillRect(RULER, 0, 1, height, line)

    def _ruler(self, scale: float, begin: float, length: int, ratio: float, *, upright: bool) -> _Ruler:
        """A ruler that covers `length` pixels from `begin` (in spaces), cached while it covers them."""
        known = self._drawn.get(upright)
        if known is not None and known.scale == scale and known.ratio == ratio:
            if known.first <= begin and begin + length / scale <= known.last:
                return known
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if step * scale >= _APART or step == 100)
        first = math.floor(begin / every - 8) * every
        last = math.ceil((begin + length / scale) / every + 8) * every
        long = round((last - first) * scale)
        size = QSize(RULER, long) if upright else QSize(long, RULER)
        pixmap = blank_pixmap(size.width(), size.height(), ratio, QColor(ruler_ground(self._theme)))
        with QPainter(pixmap) as painter:
            painter.setFont(self._font)
            painter.setPen(QColor(self._theme.rim_text))
            for number in range(first, last, every):
                at = (number - first) * scale
                room = _label(scale, upright=upright)
                box = QRectF(0, at, RULER, room) if upright else QRectF(at, 0, room, RULER)
                if not upright or self._metrics.horizontalAdvance(str(number)) <= RULER - 2 * _AIR:
                    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        made = self._drawn[upright] = _Ruler(scale, ratio, first, last, every, pixmap)
        return made

    def _cut(self, ruler: _Ruler, offset: float, length: int, *, upright: bool) -> Iterator[tuple[float, float]]:
        """Yield the extents (from, to, in pixels) of numbers cut off by the corner or the end."""
        apart = ruler.every * ruler.scale
        for edge in (RULER, length):
            near = math.floor((edge - offset) / apart)
            for step in (near - 1, near, near + 1):
                text = str(step * ruler.every)
                across = self._metrics.height() if upright else self._metrics.horizontalAdvance(text)
                middle = step * apart + offset + _label(ruler.scale, upright=upright) / 2
                begin, end = middle - across / 2 - _AIR, middle + across / 2 + _AIR
                if begin < edge < end:
                    yield begin, end


def ruler_ground(theme: Theme) -> str:
    """The background color of the rulers."""
    ground = QColor(theme.background)
    return ground.darker(125 if ground.lightness() < 128 else 107).name()


def _label(scale: float, *, upright: bool) -> float:
    """The length in pixels in which a number is centered."""
    return max(scale, 14.0 if upright else 24.0)
