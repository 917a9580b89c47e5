"""Arcs over the map, kept drawn in tiles: curves would cost most of a frame. As thick on the screen from far away as from near."""

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
"""Scales in pixels per space at which the thickness factor changes. Between two the smaller one's is used."""
_TILE = 128
_AROUND = 160
"""Pixels around the view in which arcs are drawn, too, so that panning finds them."""
_REACH = 0.4
"""How far an arc with its mark reaches from its line, in spaces, where it is as thick as usual."""
_STEP = 24

DrawArcs = Callable[[float], tuple[Item, ...]]
"""How many times as thick as usual -> the arcs."""
Curves = Callable[[], Sequence[Arc]]


class _Drawn(NamedTuple):
    """Arcs drawn into tiles: scale in device pixels per space, part of the board, tiles by corner."""

    key: Hashable
    scale: float
    box: Box
    tiles: tuple[tuple[float, float, QPixmap], ...]


class ArcTiles:
    """Paints arcs. Redraws them only when the arcs, the scale or the visible part have changed."""

    def __init__(self, player: DisplayPainter) -> None:
        self._player = player
        self._drawn: _Drawn | None = None

    def forget(self) -> None:
        """Draw the arcs again the next time: their colors have changed."""
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

        `moving`: the scale is about to change again, so tiles of another scale may be stretched.
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
        """Draw arcs into tiles, for a part of the board and its surroundings, at `scale` device pixels per space."""
        thick = thickness(near)
        around = _AROUND / scale
        left, top = math.floor((box[0] - around) * scale), math.floor((box[1] - around) * scale)
        columns = math.ceil((box[2] + 2 * around) * scale / _TILE) + 1
        rows = math.ceil((box[3] + 2 * around) * scale / _TILE) + 1
        pixmap = QPixmap(columns * _TILE, rows * _TILE)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-left, -top)
        painter.scale(scale, scale)
        self._player.play(painter, DisplayList((0, 0, 1, 1), (("way", draw(thick)),), {}, None))
        painter.end()
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
    """The factor by which arcs are thicker than usual at a scale in pixels per space."""
    return _SCALES[0] / next((step for step in _SCALES if step <= scale), _SCALES[-1])


def _serves(drawn: _Drawn, scale: float, box: Box) -> bool:
    """Whether arcs are drawn at a scale, and wherever a part of the board is."""
    x, y, width, height = drawn.box
    inside = x <= box[0] and y <= box[1] and box[0] + box[2] <= x + width and box[1] + box[3] <= y + height
    return drawn.scale == scale and inside


def _touched(arc: Arc, scale: float, reach: float) -> Iterator[tuple[int, int]]:
    """Yield pixels so close to each other along an arc, and as far beside it as it reaches, that no tile is missed."""
    points = [(x * scale, y * scale) for x, y in arc]
    length = sum(math.dist(one, other) for one, other in zip(points, points[1:], strict=False))
    count = max(2, math.ceil(length / _STEP))
    beside = [round(reach * part) for part in (-1, 0, 1)]
    for number in range(count + 1):
        x, y = arc.at(number / count)
        yield from ((math.floor(x * scale + dx), math.floor(y * scale + dy)) for dx in beside for dy in beside)
