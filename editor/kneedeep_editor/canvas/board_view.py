"""A view of a board: panning, zooming, and redrawing its chunks at the new scale."""

import math

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from kneedeep.drawing.plan.plan_chunks import CHUNK
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.chunks import MANY, Chunks, Place
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint, fit_box, whole_pixel_scale
from kneedeep_editor.services.screen_reader import describe, speak_text

ZOOM_STEP = 1.25
_GLIDE = 110
"""The duration of zooming, in milliseconds."""
_SHARPEN_AFTER = 30
_SLICE, _AT_ONCE = 0.012, 0.25
"""Seconds of drawing in one go: between two events, and when the picture should be complete at once."""
_AHEAD = 6.0
"""The margin around the visible part that is drawn when idle, in spaces."""


class BoardView(QWidget):
    """Shows a board. `pointed`: a space or None. `zoomed`: pixels per space. `announced`: the spoken text."""

    pointed = Signal(object)
    zoomed = Signal(float)
    announced = Signal(str)
    rim = 0
    """The width of the rulers at the upper and left side in pixels, where no board is visible."""

    def __init__(self, theme: Theme, player: DisplayPainter) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(200, 100)
        self.theme, self.player = theme, player
        self.chunks = Chunks(player, theme)
        self.view = Viewpoint()
        self.glides = True
        """Whether zooming is animated. If not, the new scale is applied at once."""
        self.foot = 0
        """The height in pixels of what covers the lower edge."""
        self.space: tuple[int, int] | None = None
        """The space under the pointer."""
        self._begun = False
        self._to_fit = True
        self._size = QSize()
        """The size at the last adjustment of the viewpoint."""
        self._grabbed: QPointF | None = None
        self._glide_timer = QTimer(self, interval=8)
        self._glide_timer.timeout.connect(self._glide_on)
        self._glide: tuple[float, float, QPointF] | None = None
        self._glide_clock = QElapsedTimer()
        self._sharpen_timer = QTimer(self, singleShot=True)
        self._sharpen_timer.timeout.connect(self._sharpen)

    def whole(self) -> Box:
        """The part of the board (x, y, width, height) that `fit` shows."""
        return (-4, -4, 16, 12)

    # The viewpoint

    def set_viewpoint(self, view: Viewpoint) -> None:
        """Show the board from a viewpoint."""
        if view != self.view:
            rescaled = view.scale != self.view.scale
            self.view = view
            if rescaled:
                self.zoomed.emit(view.scale)
            self._sharpen_timer.start(_SHARPEN_AFTER if rescaled else 0)
            self.update()

    def fit(self) -> None:
        """Show the whole board, and keep it fitted to the view's size until the viewpoint changes."""
        self._glide = None
        rim = self.rim
        width, height = self.width() - rim, self.height() - rim - self.foot
        self.set_viewpoint(fit_box(self.whole(), width, height).panned(rim, rim))
        self._to_fit = True

    def cover_foot(self, foot: int) -> None:
        """Reserve `foot` pixels at the bottom, and keep the board fitted above them."""
        if foot != self.foot:
            self.foot = foot
            if self._to_fit:
                self.fit()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor about a pixel, by default the middle. The final scale gives sharp chunks."""
        goal = self._glide[1] if self._glide is not None else self.view.scale
        self.zoom_to(goal * factor, at)

    def zoom_in(self) -> None:
        """Zoom in by a step."""
        self.zoom(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Zoom out by a step."""
        self.zoom(1 / ZOOM_STEP)

    def zoom_to(self, scale: float, at: QPointF | None = None) -> None:
        """Zoom to a scale in pixels per space about a pixel, by default the middle."""
        self._to_fit = False
        spot = at or QPointF(self.width() / 2, self.height() / 2)
        goal = whole_pixel_scale(scale)
        if not self.glides or not self.isVisible():
            self.set_viewpoint(self.view.zoomed(goal, spot.x(), spot.y()).settled())
            return
        self._glide = (self.view.scale, goal, spot)
        self._glide_clock.start()
        self._glide_timer.start()

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by pixels."""
        self._to_fit = False
        self.set_viewpoint(self.view.panned(dx, dy))

    def center(self, box: Box, scale: float) -> None:
        """Center a part of the board (x, y, width, height) at `scale` pixels per space."""
        self._glide, self._to_fit = None, False
        x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
        self.set_viewpoint(Viewpoint(scale, self.width() / 2 - x * scale, self.height() / 2 - y * scale).settled())

    def shows(self, box: Box) -> bool:
        """Whether a part of the board (x, y, width, height) is completely visible."""
        x, y, width, height = self.view.seen(self.width(), self.height())
        return x <= box[0] and y <= box[1] and box[0] + box[2] <= x + width and box[1] + box[3] <= y + height

    def _grab(self, at: QPointF) -> None:
        """Grab the board at a pixel, to pan it."""
        self._grabbed = at

    def _pull(self, at: QPointF) -> bool:
        """Pan with the pointer if the board is grabbed. Returns whether it is."""
        if self._grabbed is None:
            return False
        step = at - self._grabbed
        self._grabbed = at
        self.pan(step.x(), step.y())
        return True

    def _let_board_go(self) -> None:
        self._grabbed = None
        self.set_viewpoint(self.view.settled())

    def _glide_on(self) -> None:
        if self._glide is None:
            self._glide_timer.stop()
            return
        begin, goal, spot = self._glide
        part = min(1.0, self._glide_clock.elapsed() / _GLIDE)
        eased = 1 - (1 - part) ** 3
        if part >= 1:
            self._glide_timer.stop()
            self._glide = None
            self.set_viewpoint(self.view.zoomed(goal, spot.x(), spot.y()).settled())
        else:
            self.set_viewpoint(self.view.zoomed(begin * (goal / begin) ** eased, spot.x(), spot.y()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board again if it was fitted, else keep scale and middle."""
        if self._to_fit:
            self.fit()
        elif self._begun:
            # After the view was hidden, the event's old size is wrong.
            grown = event.size() - self._size
            self.set_viewpoint(self.view.panned(grown.width() / 2, grown.height() / 2).settled())
        self._size = event.size()
        self._sharpen_timer.start(0)

    # Drawing

    @property
    def sharp(self) -> bool:
        """Whether everything visible is drawn at its scale, and drawing has begun."""
        return self._begun and self._glide is None and not self.chunks.unsharp(self._seen(), self._scale)

    @property
    def _scale(self) -> float:
        """Device pixels per space."""
        return self.view.scale * self.devicePixelRatioF()

    def _seen(self, ahead: float = 0) -> list[Place]:
        """The visible chunks and those within `ahead` spaces."""
        x, y, width, height = self.view.seen(self.width(), self.height())
        return self.chunks.seen((x - ahead, y - ahead, width + 2 * ahead, height + 2 * ahead))

    def use_theme(self, theme: Theme) -> None:
        """Use another theme. The map is redrawn at once if the time suffices."""
        self.theme = theme
        self.chunks.use_theme(theme)
        self._begun = False
        self.update()

    def _renew(self) -> None:
        """Redraw the changed visible part, at once if the time suffices."""
        if self._glide is None:
            self.chunks.sharpen(self._seen(), self._scale, _AT_ONCE)

    def _sharpen(self) -> None:
        """Draw the visible chunks at their scale for one time slice, then a margin around them."""
        if self._glide is not None or not self._begun:
            return
        seen = self._seen()
        if waiting := self.chunks.unsharp(seen, self._scale):
            if not self.chunks.sharpen(seen, self._scale, _SLICE):
                self._sharpen_timer.start(0)
            if len(seen) > MANY:
                self.update()
                return
            for place in set(waiting).difference(self.chunks.unsharp(seen, self._scale)):
                self.update(self._area_of(place))
        elif not self.chunks.sharpen(self._seen(_AHEAD), self._scale, 0):
            self._sharpen_timer.start(0)

    def _area_of(self, place: Place) -> QRect:
        """The pixels of a chunk. Updating only these leaves more time for drawing."""
        x, y = self.view.to_pixels(place[0] * CHUNK, place[1] * CHUNK)
        side = math.ceil(CHUNK * self.view.scale) + 4
        return QRect(math.floor(x) - 2, math.floor(y) - 2, side, side)

    def _paint_board(self, painter: QPainter) -> None:
        if not self._begun:
            # Draw all of the first picture if there is time. Otherwise a timer draws the rest.
            self._begun = True
            if not self.chunks.sharpen(self._seen(), self._scale, _AT_ONCE):
                self._sharpen_timer.start(0)
        self.chunks.paint(painter, self.view, self.width(), self.height(), self.devicePixelRatioF())

    def _paint_focus(self, painter: QPainter) -> None:
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(self.palette().highlight().color(), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))

    # Hit tests

    def point(self, space: tuple[int, int] | None) -> None:
        """Set the space under the pointer, None for none."""
        if space != self.space:
            self.space = space
            self.pointed.emit(space)
            self.update()

    def describe(self, text: str) -> None:
        """Set the description of the pointer's target for screen readers, without speaking it."""
        describe(self, text)

    def announce(self, text: str, *, again: bool = False) -> None:
        """Let screen readers speak a text. `again`: even if it was the last one."""
        if text:
            self.announced.emit(text)
            speak_text(self, text, again=again)
