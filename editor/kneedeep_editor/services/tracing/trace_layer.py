"""The painting of a picture to trace: drawn at the scale of the view when idle, copied in every frame."""

import math
from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QTransform

from kneedeep_editor.services.tracing.trace import Point, Trace

_AFTER = 40
"""Milliseconds from a changed view to the sharp picture."""
_AHEAD = 0.4
"""How much more than the view is drawn on each side, as a share of it."""


_MOST_HALVES = 5
_GRID_FROM = 9.0
"""Pixels of a space from which on its grid is seen on the picture."""
_GRID = QColor(60, 130, 255, 110)


class _View(NamedTuple):
    """What is to be drawn: device pixels per space, the picture's place, the floor over it, the visible part."""

    scale: float
    trace: Trace
    floor: Collection[tuple[int, int]]
    seen: QRectF


class TraceLayer(QObject):
    """The picture of one drawing. `changed`: its place or look. `renewed`: it is to be painted again."""

    changed = Signal()
    renewed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.trace: Trace | None = None
        self.clicked: list[Point] = []
        """The places that were clicked so far, to scale it."""
        self._image = QImage()
        self._smaller: list[QImage] = []
        self._drawn: tuple[_View, QRectF, QPixmap] | None = None
        """What was drawn: the view then, the part of the board, the pixmap of it."""
        self._wanted: _View | None = None
        self._timer = QTimer(self, singleShot=True, interval=_AFTER)
        self._timer.timeout.connect(self._draw)

    def show_picture(self, image: QImage) -> None:
        """Show another picture, or none by an empty one."""
        self._image, self._smaller, self._drawn = image, [image], None

    def put(self, trace: Trace | None) -> None:
        """Show the picture at another place or with another look. None: there is none."""
        if trace != self.trace:
            self.trace = trace
            self.changed.emit()
            self.renewed.emit()

    @property
    def extent(self) -> QRectF:
        """The part of the board that the picture covers. Empty without one."""
        if self.trace is None or not self.trace.shown:
            return QRectF()
        return self.trace.extent(self._image.width(), self._image.height())

    @property
    def is_sharp(self) -> bool:
        """Whether what is seen was drawn as it is now."""
        return not self._timer.isActive()

    def paint(
        self,
        painter: QPainter,
        scale: float,
        left: float,
        top: float,
        size: tuple[int, int],
        floor: Collection[tuple[int, int]] = (),
    ) -> None:
        """Paint into a view of a size in pixels. (`left`, `top`): the pixel of the board's origin, `floor`: its spaces."""
        seen = QRectF(-left / scale, -top / scale, size[0] / scale, size[1] / scale)
        if (trace := self.trace) is None or (seen & self.extent).isEmpty():
            return
        ratio = painter.device().devicePixelRatioF()
        laid = trace._replace(opacity=1, locked=False)
        view = _View(scale * ratio, laid, floor if trace.under else (), seen)
        if not self._fits(view) and view != self._wanted:
            self._wanted = view
            self._timer.start()
        painter.save()
        painter.setOpacity(trace.opacity)
        self._copy(painter, view, (left * ratio, top * ratio), ratio)
        painter.restore()

    def paint_clicked(self, painter: QPainter, scale: float, left: float, top: float) -> None:
        """Mark the places that were clicked so far."""
        spots = [QPointF(left + x * scale, top + y * scale) for x, y in self.clicked]
        for color, width in ((Qt.GlobalColor.black, 4), (Qt.GlobalColor.yellow, 2)):
            painter.setPen(QPen(color, width))
            painter.drawPolyline(spots)
            for spot in spots:
                painter.drawLine(spot - QPointF(9, 0), spot + QPointF(9, 0))
                painter.drawLine(spot - QPointF(0, 9), spot + QPointF(0, 9))

    def _fits(self, view: _View) -> bool:
        """Whether the drawn picture is the one to be seen."""
        return (
            self._drawn is not None
            and self._drawn[0][:3] == view[:3]
            and self._drawn[1].contains(view.seen & self.extent)
        )

    def _copy(self, painter: QPainter, view: _View, corner: Point, ratio: float) -> None:
        """Copy the drawn picture, stretched and moved where the view has changed since."""
        if self._drawn is None:
            return
        drawn, part, pixmap = self._drawn
        painter.scale(1 / ratio, 1 / ratio)
        x, y, grown = corner[0] + part.x() * view.scale, corner[1] + part.y() * view.scale, view.scale / drawn.scale
        if drawn.trace.places != view.trace.places:
            moved = drawn.trace._replace(points=drawn.trace.places, places=view.trace.places).to_board
            to_board = QTransform.fromTranslate(part.x(), part.y()).scale(1 / drawn.scale, 1 / drawn.scale)
            to_pixels = QTransform.fromTranslate(*corner).scale(view.scale, view.scale)
            painter.setTransform(to_board * moved * to_pixels * painter.transform())
            painter.drawPixmap(0, 0, pixmap)
        elif grown == 1:
            painter.drawPixmap(round(x), round(y), pixmap)
        else:
            size = QSizeF(pixmap.size()) * grown
            painter.drawPixmap(QRectF(QPointF(x, y), size), pixmap, QRectF(pixmap.rect()))

    def _draw(self) -> None:
        """Draw the picture at the scale of the view."""
        if (view := self._wanted) is None or self._image.isNull():
            return
        self._wanted = None
        dx, dy = view.seen.width() * _AHEAD, view.seen.height() * _AHEAD
        part = view.seen.adjusted(-dx, -dy, dx, dy) & view.trace.extent(self._image.width(), self._image.height())
        pixmap = QPixmap(max(1, round(part.width() * view.scale)), max(1, round(part.height() * view.scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.scale(view.scale, view.scale)
        painter.translate(-part.topLeft())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        image = self._fitting(view)
        painter.save()
        painter.setClipRect(part)
        painter.setTransform(view.trace.to_board, combine=True)
        painter.scale(self._image.width() / image.width(), self._image.height() / image.height())
        painter.drawImage(0, 0, image)
        painter.restore()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for x, y in view.floor:
            painter.fillRect(QRectF(x, y, 1, 1), Qt.GlobalColor.transparent)
        if view.scale >= _GRID_FROM:
            self._draw_grid(painter, part)
        painter.end()
        self._drawn = view, part, pixmap
        self.renewed.emit()

    def _draw_grid(self, painter: QPainter, part: QRectF) -> None:
        """Draw the grid of the board over the picture."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(_GRID, 0))
        for x in range(math.ceil(part.left()), math.floor(part.right()) + 1):
            painter.drawLine(QPointF(x, part.top()), QPointF(x, part.bottom()))
        for y in range(math.ceil(part.top()), math.floor(part.bottom()) + 1):
            painter.drawLine(QPointF(part.left(), y), QPointF(part.right(), y))

    def _fitting(self, view: _View) -> QImage:
        """The picture, halved until it has about one pixel per pixel of the screen."""
        detail = math.dist(*view.trace.points[:2]) / max(view.trace.width * view.scale, 1e-9)
        level = max(0, min(_MOST_HALVES, int(math.log2(max(detail, 1)))))
        while level >= len(self._smaller) and not (half := self._smaller[-1].size() / 2).isEmpty():
            self._smaller.append(self._smaller[-1].scaled(half, mode=Qt.TransformationMode.SmoothTransformation))
        return self._smaller[min(level, len(self._smaller) - 1)]
