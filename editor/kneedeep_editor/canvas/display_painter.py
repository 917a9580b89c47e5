"""Paints display lists with QPainter: on the screen, into pictures and PDFs, on paper."""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, TypeAlias, cast

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform

from kneedeep.board import Edge
from kneedeep.drawing import primitive
from kneedeep.model.geometry import edge_ends
from kneedeep_editor.canvas.viewpoint import Viewpoint

LIGATURES = QFont.Tag("liga")
"""The font feature for ligatures. It is off, so that text searches in PDFs find all words."""
FAMILIES = ("DejaVu Sans", "Verdana", "Arial", "sans-serif")
_EM = 100
"""The pixel size of all text before scaling, which makes its layout independent of zoom and device."""
_CAPS = {"round": Qt.PenCapStyle.RoundCap, "flat": Qt.PenCapStyle.FlatCap, "square": Qt.PenCapStyle.SquareCap}
_MOST_PIXELS = 24_000_000


StampKey: TypeAlias = tuple[str, int, int, int, float]
"""A symbol's name with its size in pixels (plates), or with its turn and scale."""
Stamp: TypeAlias = tuple[primitive.Symbol, QPixmap, int, int]
"""A symbol, its pixmap, and the pixmap's offset from the symbol's origin in pixels."""
_SPACE = (0, 0, 1, 1)


@cache
def screen_painter() -> "DisplayPainter":
    """The shared painter of all windows, so that each symbol is drawn only once."""
    return DisplayPainter()


class DisplayPainter:
    """Draws display lists. Pens, fonts and the pixmaps of symbols are cached.

    Use `screen_painter()` for the screen. `pixmaps`: for raster devices. A symbol is drawn once per size and then
    copied at whole pixels. Without it everything stays vectors (PDF, print).
    """

    def __init__(self, *, pixmaps: bool = True) -> None:
        self._use_pixmaps = pixmaps
        self._pens: dict[primitive.Paint, QPen] = {}
        self._brushes: dict[str | None, QBrush] = {}
        self._fonts = {bold: text_font(bold=bold) for bold in (False, True)}
        self._widths: dict[tuple[str, bool], float] = {}
        self._stamps: dict[StampKey, Stamp] = {}
        self._pixels = 0
        self._draw: Mapping[type[primitive.Item], Callable[[QPainter, Any], None]] = {
            primitive.Rect: self._draw_rect,
            primitive.Line: self._draw_line,
            primitive.Path: self._draw_path,
            primitive.Dot: self._draw_dot,
            primitive.Text: self._draw_text,
        }

    def play(self, painter: QPainter, picture: primitive.DisplayList) -> None:
        """Paint a picture. The painter is in board units: its transform may scale and move, but not rotate."""
        painter.save()
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if picture.background is not None:
                painter.fillRect(QRectF(*picture.box), QColor(picture.background))
            transform = painter.transform()
            stamping = self._use_pixmaps and transform.m12() == 0 and transform.m21() == 0
            for _, items in picture.layers:
                for are_uses, group in groupby(items, key=lambda item: type(item) is primitive.Use):
                    if are_uses and stamping:
                        self._stamp(painter, cast("Iterator[primitive.Use]", group), picture.symbols, transform)
                    elif are_uses:
                        self._place_all(painter, cast("Iterator[primitive.Use]", group), picture.symbols)
                    else:
                        for item in group:
                            self._draw[type(item)](painter, item)
        finally:
            painter.restore()

    def play_shapes(self, painter: QPainter, shapes: tuple[primitive.Shape, ...]) -> None:
        """Paint the shapes of a symbol about the painter's origin."""
        for shape in shapes:
            self._draw[type(shape)](painter, shape)

    def forget_stamps(self) -> None:
        """Drop all pixmaps of symbols, as after a change of theme."""
        self._stamps.clear()
        self._pixels = 0

    def _place_all(
        self, painter: QPainter, uses: Iterator[primitive.Use], symbols: Mapping[str, primitive.Symbol]
    ) -> None:
        """Draw symbols as vectors. Equal floor symbols, which fill a space each, are drawn together."""
        alike: dict[tuple[str, float], list[tuple[float, float]]] = {}
        for use in uses:
            symbol = symbols[use.symbol]
            if symbol.box == _SPACE and use.turn == 0:
                place = use.x / use.scale, use.y / use.scale
                alike.setdefault((use.symbol, use.scale), []).append(place)
            else:
                self._place(painter, use, symbol)
        for (name, scale), places in alike.items():
            painter.save()
            try:
                painter.scale(scale, scale)
                self._place_alike(painter, symbols[name].shapes, places)
            finally:
                painter.restore()

    def _place_alike(
        self, painter: QPainter, shapes: tuple[primitive.Shape, ...], places: list[tuple[float, float]]
    ) -> None:
        for shape in shapes:
            if (single := _shape_path(shape)) is None:
                for x, y in places:
                    painter.translate(x, y)
                    self._draw[type(shape)](painter, shape)
                    painter.translate(-x, -y)
                continue
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.OddEvenFill)
            for x, y in places:
                path.addPath(single.translated(x, y))
            self._set(painter, shape.paint)  # type: ignore[union-attr]
            painter.drawPath(path)

    def _place(self, painter: QPainter, use: primitive.Use, symbol: primitive.Symbol) -> None:
        painter.save()
        try:
            painter.translate(use.x, use.y)
            if use.turn:
                painter.rotate(use.turn)
            if use.scale != 1:
                painter.scale(use.scale, use.scale)
            self.play_shapes(painter, symbol.shapes)
        finally:
            painter.restore()

    def _stamp(
        self,
        painter: QPainter,
        uses: Iterator[primitive.Use],
        symbols: Mapping[str, primitive.Symbol],
        transform: QTransform,
    ) -> None:
        """Copy the pixmaps of symbols. Floor plates fill the pixels of their space exactly, without seams."""
        ratio = painter.device().devicePixelRatio()
        across, down = transform.m11() * ratio, transform.m22() * ratio
        left, top = transform.dx() * ratio, transform.dy() * ratio
        stamps = self._stamps
        painter.save()
        try:
            painter.setOpacity(1)
            painter.resetTransform()
            if ratio != 1:
                painter.scale(1 / ratio, 1 / ratio)
            for name, at_x, at_y, turn, scale in uses:
                symbol = symbols[name]
                x, y = round(at_x * across + left), round(at_y * down + top)
                if symbol.box == _SPACE and turn == 0:
                    width = round((at_x + scale) * across + left) - x
                    key = (name, width, round((at_y + scale) * down + top) - y, 0, 0.0)
                else:
                    key = (name, 0, 0, turn, across * scale)
                found = stamps.get(key)
                if found is None or (found[0] is not symbol and found[0] != symbol):
                    found = stamps[key] = self._drawn_stamp(symbol, key)
                painter.drawPixmap(x + found[2], y + found[3], found[1])
        finally:
            painter.restore()

    def _drawn_stamp(self, symbol: primitive.Symbol, key: StampKey) -> Stamp:
        _, width, height, turn, scale = key
        if turn or scale:
            turned = QTransform().rotate(turn).scale(scale, scale)
            bounds = turned.mapRect(QRectF(*symbol.box))
            dx, dy = math.floor(bounds.left()) - 1, math.floor(bounds.top()) - 1
            width, height = math.ceil(bounds.right()) + 1 - dx, math.ceil(bounds.bottom()) + 1 - dy
            turned = turned * QTransform.fromTranslate(-dx, -dy)
        else:
            dx = dy = 0
            turned = QTransform.fromScale(width, height)
        if self._pixels > _MOST_PIXELS:
            self.forget_stamps()
        self._pixels += width * height
        pixmap = QPixmap(max(1, width), max(1, height))
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setTransform(turned)
            self.play_shapes(painter, symbol.shapes)
        return symbol, pixmap, dx, dy

    def _set(self, painter: QPainter, paint: primitive.Paint) -> None:
        if (pen := self._pens.get(paint)) is None:
            pen = self._pens[paint] = _pen(paint)
        if (brush := self._brushes.get(paint.fill)) is None:
            brush = self._brushes[paint.fill] = QBrush() if paint.fill is None else QBrush(QColor(paint.fill))
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.setOpacity(paint.opacity)

    def _draw_rect(self, painter: QPainter, item: primitive.Rect) -> None:
        self._set(painter, item.paint)
        area = QRectF(item.x, item.y, item.width, item.height)
        if item.radius:
            radius = min(item.radius, item.width / 2, item.height / 2)
            painter.drawRoundedRect(area, radius, radius)
        else:
            painter.drawRect(area)

    def _draw_line(self, painter: QPainter, item: primitive.Line) -> None:
        self._set(painter, item.paint)
        painter.drawLine(QPointF(item.x1, item.y1), QPointF(item.x2, item.y2))

    def _draw_path(self, painter: QPainter, item: primitive.Path) -> None:
        self._set(painter, item.paint)
        painter.drawPath(painter_path(item.segments))

    def _draw_dot(self, painter: QPainter, item: primitive.Dot) -> None:
        self._set(painter, item.paint)
        painter.drawEllipse(QPointF(item.x, item.y), item.radius, item.radius)

    def _draw_text(self, painter: QPainter, item: primitive.Text) -> None:
        font = self._fonts[item.bold]
        painter.save()
        try:
            painter.translate(item.x, item.y)
            painter.scale(item.size / _EM, item.size / _EM)
            painter.setFont(font)
            painter.setPen(QColor(item.fill))
            painter.setOpacity(item.opacity)
            shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[item.anchor]
            painter.drawText(QPointF(-shift * self._width(item.text, bold=item.bold) if shift else 0.0, 0.0), item.text)
        finally:
            painter.restore()

    def _width(self, text: str, *, bold: bool) -> float:
        width = self._widths.get((text, bold))
        if width is None:
            width = QFontMetricsF(self._fonts[bold]).horizontalAdvance(text)
            self._widths[text, bold] = width
        return width


def _shape_path(shape: primitive.Shape) -> QPainterPath | None:
    if isinstance(shape, primitive.Path):
        return painter_path(shape.segments)
    path = QPainterPath()
    if isinstance(shape, primitive.Rect):
        path.addRoundedRect(QRectF(shape.x, shape.y, shape.width, shape.height), shape.radius, shape.radius)
    elif isinstance(shape, primitive.Dot):
        path.addEllipse(QPointF(shape.x, shape.y), shape.radius, shape.radius)
    elif isinstance(shape, primitive.Line):
        path.moveTo(shape.x1, shape.y1)
        path.lineTo(shape.x2, shape.y2)
    else:
        return None
    return path


def painter_path(segments: primitive.Segments) -> QPainterPath:
    """A path of segments with even-odd filling."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for letter, *values in segments:
        numbers = [float(value) for value in values]
        if letter == "M":
            path.moveTo(*numbers)
        elif letter == "L":
            path.lineTo(*numbers)
        elif letter == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path


def _pen(paint: primitive.Paint) -> QPen:
    if paint.stroke is None or paint.width <= 0:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(QColor(paint.stroke), paint.width)
    pen.setCapStyle(_CAPS[paint.cap])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if paint.dash:
        # Qt counts dashes in widths of the pen.
        pen.setDashPattern([length / paint.width for length in paint.dash])
    return pen


def edge_lines(view: Viewpoint, edges: Iterable[Edge]) -> list[QLineF]:
    """The lines of edges, in pixels of a view."""
    return [QLineF(*(QPointF(*view.to_pixels(*end)) for end in edge_ends(edge))) for edge in edges]


def stroke(
    painter: QPainter, lines: list[QLineF], color: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
) -> None:
    """Draw lines with round ends in a color over wider black ones."""
    for ink, thick, dash in (("#000000", width + 3, Qt.PenStyle.SolidLine), (color, width, style)):
        painter.setPen(QPen(QColor(ink), thick, dash, Qt.PenCapStyle.RoundCap))
        painter.drawLines(lines)


def text_font(*, bold: bool, italic: bool = False, size: int = _EM) -> QFont:
    """The font for texts of a display list, with its size in pixels."""
    font = QFont()
    font.setFamilies(list(FAMILIES))
    font.setPixelSize(size)
    font.setBold(bold)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(LIGATURES, 0)
    return font
