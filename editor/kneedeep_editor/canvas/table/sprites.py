"""Pictures that move over the table: each drawn once at the scale of the view, then copied wherever it is."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.table.animation import Drawn
from kneedeep_editor.canvas.viewpoint import Viewpoint

_AROUND = 0.25
"""Room around a picture for parts outside of its box, in spaces."""


class Sprites:
    """Paints pictures. The last frame's are cached as pixmaps."""

    def __init__(self, player: DisplayPainter) -> None:
        """Paint with a player."""
        self._player = player
        self._pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        """Pictures as they are drawn, with their scales."""

    def paint(self, painter: QPainter, drawn: Iterable[Drawn], view: Viewpoint, ratio: float) -> None:
        """Paint pictures, in pixels of a view whose device has `ratio` pixels to each."""
        pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        scale = view.scale * ratio
        for picture, at_x, at_y, opacity in drawn:
            known = pixmaps.get(id(picture)) or self._pixmaps.get(id(picture))
            if known is None or known[0] is not picture or known[1] != scale:
                known = (picture, scale, self._pixmap(picture, view.scale, ratio))
            pixmaps[id(picture)] = known
            x, y = view.to_pixels(at_x - _AROUND, at_y - _AROUND)
            painter.setOpacity(opacity)
            painter.drawPixmap(QPointF(x, y), known[2])
        painter.setOpacity(1)
        self._pixmaps = pixmaps

    def _pixmap(self, picture: DisplayList, scale: float, ratio: float) -> QPixmap:
        """A picture as a pixmap with a little room around it."""
        _, _, width, height = picture.box
        pixmap = QPixmap(
            round((width + 2 * _AROUND) * scale * ratio), round((height + 2 * _AROUND) * scale * ratio)
        )
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        drawing = QPainter(pixmap)
        drawing.scale(scale, scale)
        drawing.translate(_AROUND, _AROUND)
        self._player.play(drawing, picture)
        drawing.end()
        return pixmap
