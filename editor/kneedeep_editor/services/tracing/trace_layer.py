"""Painting of a picture to trace, cached at the scale of the view."""

import math

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from kneedeep_editor.services.tracing.trace import Point, Trace, rectangle

_AHEAD = 0.4
"""The margin drawn beyond each side of the view, as a share of it."""
_MOST_HALVES = 5
_GRID_FROM = 9.0
"""Pixels per space from which the grid is drawn over the picture."""
_GRID = QColor(60, 130, 255, 110)


class TraceLayer(QObject):
    """The traced picture of a drawing. `changed`: repaint it."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.trace: Trace | None = None
        self.clicked: list[Point] = []
        """The clicked places so far, for scaling."""
        self._smaller = [QImage()]
        """The picture, followed by copies of half the size of the previous one."""
        self._drawn: tuple[tuple[object, ...], QRectF, QPixmap] = (), QRectF(), QPixmap()
        """A cache of the drawn part: the picture's scale and place, the part of the board, the pixmap."""

    def show_picture(self, image: QImage, trace: Trace | None) -> None:
        """Show another picture at a position. None: no picture."""
        self._smaller, self._drawn = [image], ((), QRectF(), QPixmap())
        self.put(trace)

    def put(self, trace: Trace | None) -> None:
        """Show the picture with other values."""
        self.trace = trace
        self.changed.emit()

    def put_new(self, image: QImage, x: float, y: float, across: float) -> None:
        """Show a new picture centered at a place, `across` spaces wide."""
        down = across * image.height() / image.width()
        places = rectangle(x - across / 2, y - down / 2, across, down)
        self.show_picture(image, Trace(rectangle(0, 0, image.width(), image.height()), places))

    @property
    def extent(self) -> QRectF:
        """The part of the board that the picture covers. Empty without one."""
        if self.trace is None or not self.trace.shown:
            return QRectF()
        return self.trace.extent(self._smaller[0].width(), self._smaller[0].height())

    def paint(self, painter: QPainter, scale: float, left: float, top: float) -> None:
        """Paint into a view. (`left`, `top`): the pixel of the board's origin."""
        device, extent = painter.device(), self.extent
        size = device.width() / scale, device.height() / scale
        seen = QRectF(-left / scale, -top / scale, *size) & extent
        if (trace := self.trace) is None or seen.isEmpty():
            return
        ratio = device.devicePixelRatioF()
        look = scale * ratio, trace.points, trace.places
        if look != self._drawn[0] or not self._drawn[1].contains(seen):
            part = seen.adjusted(-size[0] * _AHEAD, -size[1] * _AHEAD, size[0] * _AHEAD, size[1] * _AHEAD) & extent
            self._drawn = look, part, self._pixels(trace, scale * ratio, part)
            self._drawn[2].setDevicePixelRatio(ratio)
        painter.setOpacity(trace.opacity)
        corner = self._drawn[1].topLeft() * scale + QPointF(left, top)
        painter.drawPixmap(corner.toPoint(), self._drawn[2])
        painter.setOpacity(1)

    def paint_clicked(self, painter: QPainter, scale: float, left: float, top: float) -> None:
        """Mark the points clicked so far."""
        spots = [QPointF(left + x * scale, top + y * scale) for x, y in self.clicked]
        for color, width in ((Qt.GlobalColor.black, 4), (Qt.GlobalColor.yellow, 2)):
            painter.setPen(QPen(color, width))
            painter.drawPolyline(spots)
            for spot in spots:
                painter.drawLine(spot - QPointF(9, 0), spot + QPointF(9, 0))
                painter.drawLine(spot - QPointF(0, 9), spot + QPointF(0, 9))

    def _pixels(self, trace: Trace, scale: float, part: QRectF) -> QPixmap:
        """A part of the picture as a pixmap, with the grid of the board over it."""
        pixmap = QPixmap(max(1, round(part.width() * scale)), max(1, round(part.height() * scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        image, whole = self._fitting(trace, scale), self._smaller[0]
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.scale(scale, scale)
            painter.translate(-part.topLeft())
            board = painter.transform()
            painter.setClipRect(part)
            painter.setTransform(trace.to_board, combine=True)
            painter.scale(whole.width() / image.width(), whole.height() / image.height())
            painter.drawImage(0, 0, image)
            painter.setTransform(board)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.setPen(QPen(_GRID, 0))
            if scale >= _GRID_FROM:
                for x in range(math.ceil(part.left()), math.floor(part.right()) + 1):
                    painter.drawLine(QPointF(x, part.top()), QPointF(x, part.bottom()))
                for y in range(math.ceil(part.top()), math.floor(part.bottom()) + 1):
                    painter.drawLine(QPointF(part.left(), y), QPointF(part.right(), y))
        return pixmap

    def _fitting(self, trace: Trace, scale: float) -> QImage:
        """The picture, halved until it has about one pixel per screen pixel."""
        detail = math.dist(*trace.points[:2]) / max(math.dist(*trace.places[:2]) * scale, 1e-9)
        level = max(0, min(_MOST_HALVES, int(math.log2(max(detail, 1)))))
        while level >= len(self._smaller) and not (half := self._smaller[-1].size() / 2).isEmpty():
            self._smaller.append(self._smaller[-1].scaled(half, mode=Qt.TransformationMode.SmoothTransformation))
        return self._smaller[min(level, len(self._smaller) - 1)]
