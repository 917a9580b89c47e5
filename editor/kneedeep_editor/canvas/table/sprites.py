"""The figures of a game: each drawn once at the scale of the view, then moved; on their way they glide from space to space."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.table.table_scene import FigureMove, Space, Sprite
from kneedeep_editor.canvas.viewpoint import Viewpoint

_FRAME = 16
"""Milliseconds between two pictures of a figure on its way."""
_AROUND = 0.25
"""Room around a figure for what reaches out of its spaces, in spaces."""


class Sprites(QObject):
    """Paints figures. `moved`: some are elsewhere than in the last picture; `arrived`: all stand where they belong."""

    moved = Signal()
    arrived = Signal()

    def __init__(self, player: DisplayPainter, parent: QObject) -> None:
        """Paint with a player."""
        super().__init__(parent)
        self._player = player
        self._glides: tuple[FigureMove, ...] = ()
        self._per_space = 0
        self._pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        """Figures as they are drawn, by their pictures."""
        self._clock = QElapsedTimer()
        self._frame = QTimer(self, interval=_FRAME)
        self._frame.timeout.connect(self._go_on)

    @property
    def moving(self) -> bool:
        """Return whether figures are on their way."""
        return bool(self._glides)

    def glide(self, glides: Sequence[FigureMove], milliseconds: int) -> None:
        """Let figures glide to where they belong, so long for each space; without figures or time: arrived at once."""
        self._glides = tuple(one for one in glides if len(one.spaces) > 1) if milliseconds else ()
        self._per_space = milliseconds
        if self._glides:
            self._clock.start()
            self._frame.start()
            self.moved.emit()
        else:
            self.arrived.emit()

    def paint(self, painter: QPainter, sprites: Sequence[Sprite], view: Viewpoint, ratio: float) -> None:
        """Paint figures, in pixels of a view whose device has `ratio` pixels to each."""
        pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        scale = view.scale * ratio
        for figure, at, picture in sprites:
            known = self._pixmaps.get(id(picture))
            if known is None or known[0] is not picture or known[1] != scale:
                known = (picture, scale, self._drawn(picture, view.scale, ratio))
            pixmaps[id(picture)] = known
            x, y = view.to_pixels(*self._place_of(figure, at))
            painter.drawPixmap(QPointF(x - _AROUND * view.scale, y - _AROUND * view.scale), known[2])
        self._pixmaps = pixmaps

    def _drawn(self, picture: DisplayList, scale: float, ratio: float) -> QPixmap:
        """A figure as a pixmap with a little room around it."""
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

    def _go_on(self) -> None:
        longest = max((len(one.spaces) - 1 for one in self._glides), default=0)
        if self._clock.elapsed() >= longest * self._per_space:
            self._frame.stop()
            self._glides = ()
            self.moved.emit()
            self.arrived.emit()
        else:
            self.moved.emit()

    def _place_of(self, figure: int, at: Space) -> tuple[float, float]:
        """Where a figure is drawn: between two spaces while it glides."""
        for one in self._glides:
            if one.figure == figure:
                part = self._clock.elapsed() / self._per_space
                number = min(int(part), len(one.spaces) - 2)
                share = min(1.0, part - number)
                (x, y), (to_x, to_y) = one.spaces[number : number + 2]
                return x + (to_x - x) * share, y + (to_y - y) * share
        return at
