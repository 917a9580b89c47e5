"""The minimap: a small picture of the whole board, with a frame around the visible part."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

_MARGIN = 6
_KEYS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_STRIDE = 0.25
"""The step of an arrow key, as a share of the visible part."""
Box = tuple[float, float, float, float]


class Minimap(QWidget):
    """The panel. `went` has the place to be centered. `fit_asked`: show the whole map."""

    went = Signal(float, float)
    fit_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Minimap"))
        self.setAccessibleDescription(tr("The whole map. Arrow keys move the visible part, Home shows everything."))
        self.setToolTip(tr("Click or drag to move the visible part"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setMinimumSize(100, 80)
        self._image = QImage()
        self._box: Box = (0, 0, 1, 1)
        self._seen: Box = (0, 0, 1, 1)
        self._pixmap: QPixmap | None = None
        self._held: tuple[float, float] | None = None
        """The offset in pixels from the pointer to the middle of the frame during a drag."""
        self._dragged = False

    def sizeHint(self) -> QSize:
        """The preferred size."""
        return QSize(220, 170)

    def show_chart(self, image: QImage, box: Box) -> None:
        """Show a picture of a part of the board (x, y, width, height)."""
        self._image, self._box, self._pixmap = image, box, None
        self.update()

    def show_seen(self, box: Box) -> None:
        """Move the frame to the visible part of the board. The picture itself is not redrawn."""
        if box != self._seen:
            self._seen = box
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, and the frame over it."""
        with QPainter(self) as painter:
            theme = current_theme()
            painter.fillRect(self.rect(), QColor(theme.base))
            if not self._image.isNull():
                place = self._place()
                if self._pixmap is None:
                    ratio = self.devicePixelRatioF()
                    size = (place.size() * ratio).toSize().expandedTo(QSize(1, 1))
                    self._pixmap = QPixmap.fromImage(self._image).scaled(size)
                    self._pixmap.setDevicePixelRatio(ratio)
                painter.drawPixmap(place.topLeft(), self._pixmap)
                frame = self._frame()
                for color, width in (("#000000", 4.0), ("#ffffff", 2.0)):
                    painter.setPen(QPen(QColor(color), width))
                    painter.drawRect(frame)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.focus), 1))
                painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def resizeEvent(self, event: QEvent) -> None:
        """Fit the picture again."""
        self._pixmap = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the pressed place, or grab the frame."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        spot = event.position()
        middle = self._frame().center()
        inside = self._frame().contains(spot)
        self._held = (middle.x() - spot.x(), middle.y() - spot.y()) if inside else (0.0, 0.0)
        self._dragged = not inside
        if not inside:
            self._follow(spot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the visible part along."""
        if self._held is not None:
            self._dragged = True
            self._follow(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Release the frame. A click centers its place."""
        if self._held is not None and not self._dragged:
            self._held = (0.0, 0.0)
            self._follow(event.position())
        self._held = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the visible part by keys."""
        step = _KEYS.get(Qt.Key(event.key()))
        x, y, width, height = self._seen
        if step is not None:
            dx, dy = step
            self.went.emit(x + width * (0.5 + dx * _STRIDE), y + height * (0.5 + dy * _STRIDE))
        elif event.key() == Qt.Key.Key_Home:
            self.fit_asked.emit()
        else:
            super().keyPressEvent(event)

    def place_of(self, x: float, y: float) -> QPointF:
        """The pixel of a place on the board."""
        place, scale = self._place(), self._scale()
        return QPointF(place.left() + (x - self._box[0]) * scale, place.top() + (y - self._box[1]) * scale)

    def _follow(self, spot: QPointF) -> None:
        assert self._held is not None
        place, scale = self._place(), self._scale()
        x = (spot.x() + self._held[0] - place.left()) / scale + self._box[0]
        y = (spot.y() + self._held[1] - place.top()) / scale + self._box[1]
        left, top, width, height = self._box
        self.went.emit(min(left + width, max(left, x)), min(top + height, max(top, y)))

    def _scale(self) -> float:
        room_x, room_y = max(1, self.width() - 2 * _MARGIN), max(1, self.height() - 2 * _MARGIN)
        return min(room_x / self._box[2], room_y / self._box[3])

    def _place(self) -> QRectF:
        scale = self._scale()
        width, height = self._box[2] * scale, self._box[3] * scale
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _frame(self) -> QRectF:
        x, y, width, height = self._seen
        frame = QRectF(self.place_of(x, y), self.place_of(x + width, y + height))
        return frame.intersected(QRectF(self.rect()).adjusted(2, 2, -2, -2))
