"""Small pictures of the items of a list."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from kneedeep.drawing.primitive import DisplayList

_LARGEST = 44.0
"""Largest size of a space in points, at a text size of twenty."""


class PicturePlayer(Protocol):
    """Something that draws display lists with a painter."""

    def play(self, painter: QPainter, picture: DisplayList) -> None:
        """Draw a picture with a painter that is in board units."""


def pixmap_of(player: PicturePlayer, picture: DisplayList, size: int, ratio: float) -> QPixmap:
    """A pixmap with a picture in the middle of a square of `size` points, each of `ratio` pixels."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.fill(Qt.GlobalColor.transparent)
    x, y, width, height = picture.box
    scale = min(_LARGEST * size / 40, size / max(width, 0.1), size / max(height, 0.1)) * ratio
    painter = QPainter(made)
    painter.translate((made.width() - width * scale) / 2, (made.height() - height * scale) / 2)
    painter.scale(scale, scale)
    painter.translate(-x, -y)
    player.play(painter, picture._replace(background=None))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made
