"""The field of an overlay over the map: patterned spaces, numbers, open doors."""

from collections.abc import Container
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from kneedeep.drawing.floors.lettering import SIZE
from kneedeep.model.geometry import runs
from kneedeep_editor.canvas.display_painter import edge_lines, stroke
from kneedeep_editor.canvas.overlay_styles import STYLES, brush_of
from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.services.icons import blank_pixmap
from kneedeep_editor.texts import translated
from kneedeep_editor.tools.geometry.extent import outline_strokes
from kneedeep_editor.worker.map_questions import MapAnswer, Space

SMALLEST = 7
"""The minimum font size of numbers in pixels. Numbers that don't fit even so are left out."""
_NAME = 13
"""The usual font size of names, in pixels."""
LEAST = 15.0
"""Pixels per space below which numbers are left out."""
_STRENGTHS = ("heat-1", "heat-2", "heat-3", "heat-4", "heat-5")
"""The colors of lines, the strongest last."""


class OverlayField:
    """Paints an answer. Created once per answer, for any viewpoint."""

    def __init__(self, answer: MapAnswer) -> None:
        self.answer = answer
        self._runs = [(layer.style, runs((y, x) for x, y in layer.spaces)) for layer in answer.layers]
        self._rims = [
            (STYLES[layer.style].color, outline_strokes(frozenset(layer.spaces)))
            for layer in answer.layers
            if STYLES[layer.style].rimmed
        ]
        self._glyphs: dict[tuple[str, int, float], QPixmap] = {}

    def paint(
        self, painter: QPainter, view: Viewpoint, width: float, height: float, ratio: float, *, numbers: bool = True
    ) -> None:
        """Paint the visible part in a view of `width` × `height` pixels. `numbers`: with the numbers of spaces."""
        x, y, across, down = view.seen(width, height)
        left, top, right, bottom = x - 1, y - 1, x + across, y + down
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(QPointF(view.left % 16, view.top % 16))
        scale = view.scale
        for style, rows in self._runs:
            boxes = [
                QRectF(view.left + start * scale, view.top + row * scale, length * scale, scale)
                for row, start, length in rows
                if top <= row <= bottom and start <= right and start + length >= left
            ]
            if boxes:
                painter.setBrush(brush_of(style, ratio))
                painter.drawRects(boxes)
        self._paint_lines(painter, view)
        if numbers:
            self.paint_numbers(painter, view, width, height, ratio)
        for at_x, at_y, room, name in self.answer.names:
            # Capitals of this size are wide enough to cover the name on the map.
            wanted = max(_NAME, round(SIZE * 1.3 * scale))
            pixmap = self._fitting(translated(name), wanted, ratio, room * scale, plate=0.94)
            if pixmap is None:
                continue
            spot = QPointF(*view.to_pixels(at_x, at_y))
            size = pixmap.deviceIndependentSize()
            painter.drawPixmap(spot - QPointF(size.width() / 2, size.height() / 2), pixmap)
        painter.restore()

    def _paint_lines(self, painter: QPainter, view: Viewpoint) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for color, strokes in self._rims:
            lines = [
                QLineF(QPointF(*view.to_pixels(x1, y1)), QPointF(*view.to_pixels(x2, y2))) for x1, y1, x2, y2 in strokes
            ]
            stroke(painter, lines, color, 2.4)
        for strength, style in enumerate(_STRENGTHS, 1):
            lines = [
                QLineF(
                    QPointF(*view.to_pixels(start[0] + 0.5, start[1] + 0.5)),
                    QPointF(*view.to_pixels(end[0] + 0.5, end[1] + 0.5)),
                )
                for start, end, own in self.answer.lines
                if own == strength
            ]
            if lines:
                stroke(painter, lines, STYLES[style].color, 0.6 + 0.7 * strength)
        if self.answer.opened:
            lines = edge_lines(view, self.answer.opened)
            stroke(painter, lines, "#ffffff", max(4.0, view.scale * 0.14), Qt.PenStyle.DotLine)
        if self.answer.at is not None:
            x, y = self.answer.at
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, thick in (("#000000", 6), ("#ffffff", 3)):
                painter.setPen(QPen(QColor(ink), thick))
                painter.drawEllipse(QPointF(*view.to_pixels(x + 0.5, y + 0.5)), view.scale * 0.42, view.scale * 0.42)

    def paint_numbers(
        self,
        painter: QPainter,
        view: Viewpoint,
        width: float,
        height: float,
        ratio: float,
        taken: Container[Space] = (),
    ) -> None:
        """Paint the numbers of visible spaces, centered, or in a corner if the space is `taken`."""
        if view.scale < LEAST:
            return
        x, y, across, down = view.seen(width, height)
        left, top, right, bottom = x - 1, y - 1, x + across, y + down
        size = 9 if view.scale < 20 else 11 if view.scale < 34 else 14
        small = 9 if view.scale < 34 else 11
        half = view.scale / 2
        for (x, y), number in self.answer.numbers.items():
            if left <= x <= right and top <= y <= bottom:
                aside = (x, y) in taken
                pixmap = self._fitting(str(number), small if aside else size, ratio, view.scale)
                if pixmap is None:
                    continue
                wide = pixmap.deviceIndependentSize()
                room = QPointF(2, 2) if aside else QPointF(half - wide.width() / 2, half - wide.height() / 2)
                spot = QPointF(view.left + x * view.scale, view.top + y * view.scale) + room
                painter.drawPixmap(QPointF(round(spot.x()), round(spot.y())), pixmap)

    def _fitting(self, text: str, size: int, ratio: float, room: float, plate: float = 0.72) -> QPixmap | None:
        """A text with a maximum width of `room`, in a smaller font if necessary. None if it never fits."""
        for smaller in range(size, SMALLEST - 1, -1):
            _, width, _ = _measured(text, smaller)
            if width <= room:
                return self._glyph(text, smaller, ratio, plate)
        return None

    def _glyph(self, text: str, size: int, ratio: float, plate: float = 0.72) -> QPixmap:
        """A text on a dark plate, cached."""
        pixmap = self._glyphs.get((text, size, ratio))
        if pixmap is None:
            font, width, height = _measured(text, size)
            pixmap = blank_pixmap(width, height, ratio)
            with QPainter(pixmap) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                dark = QColor("#0b0d0f")
                dark.setAlphaF(plate)
                painter.setBrush(dark)
                painter.drawRoundedRect(QRectF(0, 0, width, height), 3, 3)
                painter.setPen(QColor("#ffffff"))
                painter.setFont(font)
                painter.drawText(QRectF(0, 0, width, height), Qt.AlignmentFlag.AlignCenter, text)
            self._glyphs[text, size, ratio] = pixmap
        return pixmap


@lru_cache(maxsize=4096)
def _measured(text: str, size: int) -> tuple[QFont, float, float]:
    """The font of a text of `size` pixels, and the size of its plate."""
    font = QFont()
    font.setPixelSize(size)
    font.setBold(True)
    metrics = QFontMetricsF(font)
    return font, metrics.horizontalAdvance(text) + (6 if size > 9 else 3), metrics.ascent() + 3
