"""The preview of a picture, as large as possible, painted once per size."""

from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.services.icons import blank_pixmap
from kneedeep_editor.texts import tr

_DESK = "#6b7075"
_EDGE = 12
_PAUSE = 60
"""Milliseconds without a change of size before the picture is painted sharply."""


class PicturePreview(QWidget):
    """A display list on a plain background."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture: DisplayList | None = None
        self._painted = QPixmap()
        self._player = DisplayPainter()
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self._paint)
        self.setMinimumSize(240, 100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Preview"))

    def sizeHint(self) -> QSize:
        return QSize(640, 520)

    def show_picture(self, picture: DisplayList | None) -> None:
        """Show a picture, None for none."""
        self.picture = picture
        self._paint()

    def _size(self) -> QSize:
        """The size of the shown picture in pixels of the window."""
        assert self.picture is not None
        _, _, width, height = self.picture.box
        scale = max(0.001, min((self.width() - 2 * _EDGE) / width, (self.height() - 2 * _EDGE) / height))
        return QSize(max(1, round(width * scale)), max(1, round(height * scale)))

    def _paint(self) -> None:
        if self.picture is None:
            self._painted = QPixmap()
        else:
            size, ratio = self._size(), self.devicePixelRatioF()
            painted = blank_pixmap(size.width(), size.height(), ratio)
            x, y, width, _ = self.picture.box
            with QPainter(painted) as painter:
                painter.scale(size.width() / width, size.width() / width)
                painter.translate(-x, -y)
                self._player.play(painter, self.picture)
            self._painted = painted
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(_DESK))
            if self.picture is not None and not self._painted.isNull():
                size = self._size()
                place = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.drawPixmap(int(place.x()), int(place.y()), size.width(), size.height(), self._painted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()
