"""Arcs over the map, cached in tiles, since drawing curves takes most of a frame. Their width on screen is fixed."""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kneedeep.drawing.arc_curves import Arc
from kneedeep.drawing.primitive import DisplayList, Item
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint

_SCALES = (24.0, 17.0, 12.0, 8.5, 6.0, 4.2, 3.0)
"""Scales in pixels per space at which the thickness factor changes. It is that of the next smaller scale."""
_TILE = 128
_AROUND = 160
"""The margin in pixels around the view in which arcs are drawn, for panning."""
_REACH = 0.4
"""The extent of an arc with its mark beside its line, in spaces, at the usual thickness."""
_STEP = 24

DrawArcs = Callable[[float], tuple[Item, ...]]
"""A function from a thickness factor to the drawn arcs."""
Curves = Callable[[], Sequence[Arc]]


class _Drawn(NamedTuple):
    """Arcs drawn into tiles: scale in device pixels per space, part of the board, tiles by corner."""

    key: Hashable
    scale: float
    box: Box
    tiles: tuple[tuple[float, float, QPixmap], ...]


class ArcTiles:
    """Paints arcs from a cache, renewed when the arcs, the scale or the visible part change."""

    def __init__(self, player: DisplayPainter) -> None:
        self._player = player
        self._drawn: _Drawn | None = None

    def forget(self) -> None:
        """Drop the cache, since the colors have changed."""
        self._drawn = None

    def paint(
        self,
        painter: QPainter,
        key: Hashable,
        curves: Curves,
        draw: DrawArcs,
        view: Viewpoint,
        size: tuple[int, int],
        *,
        moving: bool = False,
    ) -> None:
        """Paint the visible part of some arcs in a view of `size` pixels, cached by `key`.

        `moving`: the scale is still changing, so that tiles of another scale can be stretched.
        """
        scale, known = view.scale * painter.device().devicePixelRatio(), self._drawn
        box = view.seen(*size)
        if known is None or known.key != key or not (moving or _serves(known, scale, box)):
            known = self._drawn = self._draw(key, curves, draw, view.scale, scale, box)
        side = _TILE / known.scale * view.scale
        for x, y, tile in known.tiles:
            left, top = view.to_pixels(x, y)
            if left + side < 0 or top + side < 0 or left > size[0] or top > size[1]:
                continue
            if known.scale == scale:
                painter.drawPixmap(QPointF(left, top), tile)
            else:
                painter.drawPixmap(QRectF(left, top, side, side), tile, QRectF(0, 0, _TILE, _TILE))

    def _draw(self, key: Hashable, curves: Curves, draw: DrawArcs, near: float, scale: float, box: Box) -> _Drawn:
        """Draw arcs into tiles for a part of the board and a margin, at `scale` device pixels per space."""
        thick = thickness(near)
        around = _AROUND / scale
        left, top = math.floor((box[0] - around) * scale), math.floor((box[1] - around) * scale)
        columns = math.ceil((box[2] + 2 * around) * scale / _TILE) + 1
        rows = math.ceil((box[3] + 2 * around) * scale / _TILE) + 1
        pixmap = QPixmap(columns * _TILE, rows * _TILE)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.translate(-left, -top)
            painter.scale(scale, scale)
            self._player.play(painter, DisplayList((0, 0, 1, 1), (("way", draw(thick)),), {}, None))
        used = {
            ((x - left) // _TILE, (y - top) // _TILE)
            for arc in curves()
            for x, y in _touched(arc, scale, _REACH * thick * scale)
        }
        tiles = []
        for column, row in sorted(used):
            if 0 <= column < columns and 0 <= row < rows:
                tile = pixmap.copy(QRect(column * _TILE, row * _TILE, _TILE, _TILE))
                tile.setDevicePixelRatio(scale / near)
                tiles.append(((left + column * _TILE) / scale, (top + row * _TILE) / scale, tile))
        covered = (left / scale, top / scale, columns * _TILE / scale, rows * _TILE / scale)
        return _Drawn(key, scale, covered, tuple(tiles))


def thickness(scale: float) -> float:
    """The factor of the usual thickness of arcs at a scale in pixels per space."""
    return _SCALES[0] / next((step for step in _SCALES if step <= scale), _SCALES[-1])


def _serves(drawn: _Drawn, scale: float, box: Box) -> bool:
    """Whether cached arcs have a scale and contain a part of the board."""
    x, y, width, height = drawn.box
    inside = x <= box[0] and y <= box[1] and box[0] + box[2] <= x + width and box[1] + box[3] <= y + height
    return drawn.scale == scale and inside


def _touched(arc: Arc, scale: float, reach: float) -> Iterator[tuple[int, int]]:
    """Yield pixels along an arc and beside it, so dense that they touch every tile of the arc."""
    points = [(x * scale, y * scale) for x, y in arc]
    length = sum(math.dist(one, other) for one, other in zip(points, points[1:], strict=False))
    count = max(2, math.ceil(length / _STEP))
    beside = [round(reach * part) for part in (-1, 0, 1)]
    for number in range(count + 1):
        x, y = arc.at(number / count)
        yield from ((math.floor(x * scale + dx), math.floor(y * scale + dy)) for dx in beside for dy in beside)
