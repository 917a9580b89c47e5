"""The arcs between teleporters over the map: as thick on the screen from far away as from near."""

import math
from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kneedeep.board import Board
from kneedeep.drawing.plan.board_plan import arcs_of
from kneedeep.drawing.plan.plan import Place, PlanArc
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.teleporter_arcs import Arc, arc_of, draw_arcs
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint

_SCALES = (24.0, 17.0, 12.0, 8.5, 6.0, 4.2, 3.0)
"""Pixels a space down to which arcs get no thinner; between two of them they are drawn as for the larger one."""
_MOST = 60
"""With more arcs than that only those of the teleporters that are pointed at or selected are shown."""
_TILE = 128
_AROUND = 160
"""Pixels around what is seen in which arcs are drawn, too, so that panning finds them."""
_REACH = 0.4
"""How far an arc with its mark reaches from its line, in spaces, where it is as thick as usual."""
_STEP = 24


class _Drawn(NamedTuple):
    """Arcs as drawn: at so many pixels of the device a space, in a part of the board, in tiles by their corners there."""

    arcs: tuple[PlanArc, ...]
    scale: float
    box: Box
    tiles: tuple[tuple[float, float, QPixmap], ...]


class TeleporterLayer:
    """Paints the ways of the teleporters of a board; keeps them drawn, since curves would cost most of a frame."""

    def __init__(self, player: DisplayPainter, theme: Theme) -> None:
        """Paint with a player in the colors of a theme."""
        self._player, self._theme = player, theme
        self._of: tuple[Board, int | None] | None = None
        self._arcs: tuple[PlanArc, ...] = ()
        self._drawn: _Drawn | None = None
        self.marines: int | None = None
        """For how many marines; None for any number."""
        self.shown = True
        """Whether all are shown, or only those of what is pointed at or selected."""

    def wear(self, theme: Theme) -> None:
        """Paint in the colors of another theme from now on."""
        self._theme = theme
        self._drawn = None

    def paint(
        self,
        painter: QPainter,
        board: Board,
        view: Viewpoint,
        size: tuple[int, int],
        lit: Sequence[Set[int]] = (),
        *,
        moving: bool = False,
    ) -> None:
        """Paint what is seen in a view of that many pixels; `lit`: sets of serials whose arcs are shown in any case.

        `moving`: the scale is about to change again, so that what is drawn at another one may be stretched.
        """
        if self._of is None or self._of[0] is not board or self._of[1] != self.marines:
            self._of, self._arcs = (board, self.marines), arcs_of(board, self.marines)
        arcs = self._arcs
        if arcs and not (self.shown and len(arcs) <= _MOST):
            ends = _places(board, lit)
            arcs = tuple(way for way in arcs if way.start in ends or way.end in ends)
        if not arcs:
            return
        scale, known = view.scale * painter.device().devicePixelRatio(), self._drawn
        box = view.seen(*size)
        if known is None or known.arcs != arcs or not (moving or _serves(known, scale, box)):
            known = self._drawn = self._draw(arcs, view.scale, scale, box)
        side = _TILE / known.scale * view.scale
        for x, y, tile in known.tiles:
            left, top = view.to_pixels(x, y)
            if left + side < 0 or top + side < 0 or left > size[0] or top > size[1]:
                continue
            if known.scale == scale:
                painter.drawPixmap(QPointF(left, top), tile)
            else:
                painter.drawPixmap(QRectF(left, top, side, side), tile, QRectF(0, 0, _TILE, _TILE))

    def _draw(self, arcs: tuple[PlanArc, ...], near: float, scale: float, box: Box) -> _Drawn:
        """Draw arcs in tiles, in a part of the board and around it, at so many pixels of the device a space."""
        thick = _SCALES[0] / next((step for step in _SCALES if step <= near), _SCALES[-1])
        around = _AROUND / scale
        left, top = math.floor((box[0] - around) * scale), math.floor((box[1] - around) * scale)
        columns = math.ceil((box[2] + 2 * around) * scale / _TILE) + 1
        rows = math.ceil((box[3] + 2 * around) * scale / _TILE) + 1
        pixmap = QPixmap(columns * _TILE, rows * _TILE)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-left, -top)
        painter.scale(scale, scale)
        layer = ("way", draw_arcs(arcs, self._theme, thick))
        self._player.play(painter, DisplayList((0, 0, 1, 1), (layer,), {}, None))
        painter.end()
        used = {
            ((x - left) // _TILE, (y - top) // _TILE)
            for way in arcs
            for x, y in _touched(arc_of(way), scale, _REACH * thick * scale)
        }
        tiles = []
        for column, row in sorted(used):
            if 0 <= column < columns and 0 <= row < rows:
                tile = pixmap.copy(QRect(column * _TILE, row * _TILE, _TILE, _TILE))
                tile.setDevicePixelRatio(scale / near)
                tiles.append(((left + column * _TILE) / scale, (top + row * _TILE) / scale, tile))
        covered = (left / scale, top / scale, columns * _TILE / scale, rows * _TILE / scale)
        return _Drawn(arcs, scale, covered, tuple(tiles))


def _serves(drawn: _Drawn, scale: float, box: Box) -> bool:
    """Return whether arcs are drawn at a scale, and wherever a part of the board is."""
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
        t = number / count
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
        y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
        yield from ((math.floor(x + dx), math.floor(y + dy)) for dx in beside for dy in beside)


def _places(board: Board, lit: Sequence[Set[int]]) -> frozenset[Place]:
    if not any(lit):
        return frozenset()
    return frozenset(
        token.at for token in board.tokens if any(token.element.serial in serials for serials in lit)
    )
