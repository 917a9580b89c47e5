"""Paints an animation over the table: moving figures, opening doors, losses and gains."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap

from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.table.animation import STILL, Animation, Drawn, Leaf
from kneedeep_editor.canvas.table.table_scene import Scene
from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.services.icons import blank_pixmap

_FRAME = 16
"""Milliseconds per frame."""
_AROUND = 0.25
"""The margin around a picture for parts outside of its box, in spaces."""
_SLIDES = 0.64
"""The distance that a half of a door slides, in spaces, which ends with the picture of the open door."""
_FLASH = 0.75
"""The maximum opacity of a flash."""


class AnimationClock(QObject):
    """Runs one animation at a time. `moved`: the next frame is due. `ended`: the animation has ended."""

    moved = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.animation = STILL
        self.time = 0.0
        """Milliseconds since the start of the animation."""
        self.running = False
        """Whether an animation is running."""
        self._clock = QElapsedTimer()
        self._frames = QTimer(self, interval=_FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(lambda: self.show_at(float(self._clock.elapsed())))

    def begin(self, animation: Animation) -> None:
        """Run an animation instead of the current one. An empty one ends at once."""
        self.animation, self.time, self.running = animation, 0.0, True
        self._clock.start()
        self._frames.start()
        self.show_at(0.0)

    def show_at(self, time: float) -> None:
        """Show the animation at a time in milliseconds, limited to its length."""
        self.time = time
        if time < self.animation.length:
            self.moved.emit()
        else:
            self.finish()

    def finish(self) -> None:
        """End the current animation, if any."""
        self._frames.stop()
        if self.running:
            self.animation, self.time, self.running = STILL, 0.0, False
            self.moved.emit()
            self.ended.emit()


class Sprites:
    """Paints pictures, with the last frame's pixmaps cached."""

    def __init__(self, player: DisplayPainter) -> None:
        self._player = player
        self._pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        """The cache of drawn sprites, with their pictures and scales."""

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
        """A picture as a pixmap with a margin."""
        _, _, width, height = picture.box
        pixmap = blank_pixmap((width + 2 * _AROUND) * scale, (height + 2 * _AROUND) * scale, ratio)
        with QPainter(pixmap) as drawing:
            drawing.scale(scale, scale)
            drawing.translate(_AROUND, _AROUND)
            self._player.play(drawing, picture)
        return pixmap


class AnimationPainter:
    """Paints the figures of a scene, and an animation at the time of a clock."""

    def __init__(self, player: DisplayPainter, clock: AnimationClock) -> None:
        self._player, self._clock = player, clock
        self._figures, self._marks = Sprites(player), Sprites(player)

    def paint_leaves(self, painter: QPainter) -> None:
        """Paint opening and closing doors with a painter in board units."""
        for leaf in self._clock.animation.leaves:
            if (gap := leaf.gap(self._clock.time)) < 1:
                self._paint_leaf(painter, leaf, gap * _SLIDES)

    def _paint_leaf(self, painter: QPainter, leaf: Leaf, slid: float) -> None:
        x, y, width, height = leaf.picture.box
        along_x = width > height
        half = QRectF(x, y, width / 2, height) if along_x else QRectF(x, y, width, height / 2)
        for side in (-1, 1):
            dx, dy = (side * slid, 0.0) if along_x else (0.0, side * slid)
            painter.save()
            painter.setClipRect(QRectF(x, y, width, height))
            painter.translate(dx, dy)
            painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
            self._player.play(painter, leaf.picture)
            painter.restore()
            half.translate(width / 2 if along_x else 0, 0 if along_x else height / 2)

    def paint_figures(self, painter: QPainter, scene: Scene, view: Viewpoint, ratio: float) -> None:
        """Paint the figures of a scene, moving ones at their current places, in pixels of a view."""
        self._figures.paint(painter, self._drawn(scene), view, ratio)

    def _drawn(self, scene: Scene) -> Iterator[Drawn]:
        tracks = self._clock.animation.tracks
        tracked = {track.figure for track in tracks}
        for figure, (x, y), picture in scene.sprites:
            if figure not in tracked:
                yield Drawn(picture, x, y)
        for track in tracks:
            yield from track.drawn(self._clock.time)

    def paint_marks(self, painter: QPainter, view: Viewpoint, ratio: float) -> None:
        """Paint flashes, losses and gains of figures, in pixels of a view."""
        time, marks = self._clock.time, self._clock.animation.marks
        painter.setPen(Qt.PenStyle.NoPen)
        for mark in marks:
            if strength := mark.flash(time):
                x, y, width, height = mark.box
                left, top = view.to_pixels(x, y)
                painter.setBrush(QColor(mark.color))
                painter.setOpacity(_FLASH * strength)
                painter.drawEllipse(QRectF(left, top, width * view.scale, height * view.scale))
        painter.setOpacity(1)
        self._marks.paint(painter, filter(None, (mark.drawn(time) for mark in marks)), view, ratio)
