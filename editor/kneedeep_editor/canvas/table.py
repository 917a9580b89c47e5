"""The table: shows a game under way, and turns what mouse and keyboard do into places on it."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from kneedeep.drawing.plan import bounds
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.chunks import Chunks
from kneedeep_editor.canvas.field import Field
from kneedeep_editor.canvas.player import Player
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint, fitting, resting
from kneedeep_editor.services.scene import Glide, Scene, Space
from kneedeep_editor.texts import tr

ZOOM_STEP = 1.25
_SLICE, _AT_ONCE = 0.012, 0.25
_FRAME = 16
_STILL = 4
"""Pixels the mouse may shake in a click."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_AROUND = 0.25
"""Room around a figure for what reaches out of its spaces, in spaces."""
_WAY, _CURSOR = "#ffd257", "#ffffff"


class Table(QWidget):
    """A game's table.

    `pointed` brings the space under the pointer or None, `clicked` a place in board units, `drawn` the spaces that the
    pointer was dragged over, `asked` the place of a right click. `arrived`: all figures stand where they belong.
    """

    pointed = Signal(object)
    clicked = Signal(float, float)
    asked = Signal(float, float)
    dragging = Signal(object)
    drawn = Signal(object)
    arrived = Signal()
    zoomed = Signal(float)

    def __init__(self, theme: Theme, player: Player) -> None:
        """Begin with nothing on the table."""
        super().__init__()
        self.setObjectName("table")
        self.setAccessibleName(tr("Table"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(200, 150)
        self._player, self._theme = player, theme
        self._floor = Chunks(player, theme)
        self.scene = Scene()
        self._field: Field | None = None
        self.view = Viewpoint()
        self._way: tuple[Space, ...] = ()
        self._begun = False
        self._to_fit = True
        self._space: Space | None = None
        self._grabbed: QPointF | None = None
        self._grabbed_at = QPointF()
        self._pressed: QPointF | None = None
        self._stroke: list[Space] = []
        self.cursor_space: Space | None = None
        """Where the keyboard points."""
        self._glides: tuple[Glide, ...] = ()
        self._glide_per_space = 0
        self._pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        """Figures as they are drawn, by their pictures."""
        self._clock = QElapsedTimer()
        self._frame = QTimer(self)
        self._frame.setInterval(_FRAME)
        self._frame.timeout.connect(self._glide_on)
        self._sharpen_timer = QTimer(self)
        self._sharpen_timer.setSingleShot(True)
        self._sharpen_timer.timeout.connect(self._sharpen)

    # What is shown

    def show_scene(self, scene: Scene) -> None:
        """Show a moment of the game."""
        before, self.scene = self.scene, scene
        if scene.floor is not before.floor:
            self._floor.lay(scene.floor)
            if self._to_fit and bounds(scene.floor) != bounds(before.floor):
                self.fit()
            elif self._begun:
                self._floor.sharpen(self._seen(), self._scale, _AT_ONCE)
            self._sharpen_timer.start(0)
        if scene.reach is not before.reach:
            self._field = Field(scene.reach) if scene.reach is not None else None
        self.update()

    def show_way(self, spaces: Sequence[Space]) -> None:
        """Show a way that would be walked."""
        if tuple(spaces) != self._way:
            self._way = tuple(spaces)
            self.update()

    def glide(self, glides: Sequence[Glide], milliseconds: int) -> None:
        """Let figures glide to where the scene has them, so long for each space; without figures or time: arrived at once."""
        self._glides = tuple(one for one in glides if len(one.spaces) > 1) if milliseconds else ()
        self._glide_per_space = milliseconds
        if self._glides:
            self._clock.start()
            self._frame.start()
            self.update()
        else:
            self.arrived.emit()

    def wear(self, theme: Theme) -> None:
        """Draw in the colours of another theme."""
        self._theme = theme
        self._floor.wear(theme)
        self._begun = False
        self.update()

    def fit(self) -> None:
        """Show all of the table."""
        plan = self.scene.floor
        self.look(fitting(bounds(plan) if plan.spaces else (0, 0, 16, 12), self.width(), self.height()))
        self._to_fit = True

    def zoom_in(self) -> None:
        """Come nearer."""
        self._zoom(ZOOM_STEP, QPointF(self.rect().center()))

    def zoom_out(self) -> None:
        """Step back."""
        self._zoom(1 / ZOOM_STEP, QPointF(self.rect().center()))

    def bring_in(self, box: Box) -> None:
        """Bring a part of the board (x, y, width, height) into the view, if it is not all there."""
        x, y, across, down = box
        left, top, width, height = self.view.seen(self.width(), self.height())
        if left <= x and top <= y and x + across <= left + width and y + down <= top + height:
            return
        spot = self.view.to_pixels(x + across / 2, y + down / 2)
        self._to_fit = False
        self.look(self.view.panned(self.width() / 2 - spot[0], self.height() / 2 - spot[1]).settled())

    def look(self, view: Viewpoint) -> None:
        """Show the table from a viewpoint."""
        if view != self.view:
            rescaled = view.scale != self.view.scale
            self.view = view
            if rescaled:
                self.zoomed.emit(view.scale)
            self._sharpen_timer.start(40 if rescaled and self._begun else 0)
            self.update()

    @property
    def sharp(self) -> bool:
        """Tell whether all that is seen is drawn at its scale."""
        return not self._floor.unsharp(self._seen(), self._scale)

    @property
    def moving(self) -> bool:
        """Tell whether figures are on their way."""
        return bool(self._glides)

    @property
    def _scale(self) -> float:
        return self.view.scale * self.devicePixelRatioF()

    def _seen(self) -> list[Space]:
        return self._floor.seen(self.view.seen(self.width(), self.height()))

    def _zoom(self, factor: float, at: QPointF) -> None:
        self._to_fit = False
        self.look(self.view.zoomed(resting(self.view.scale * factor), at.x(), at.y()).settled())

    def _sharpen(self) -> None:
        if self._begun and not self._floor.sharpen(self._seen(), self._scale, _SLICE):
            self._sharpen_timer.start(0)
        self.update()

    def _glide_on(self) -> None:
        longest = max((len(one.spaces) - 1 for one in self._glides), default=0)
        if self._clock.elapsed() >= longest * self._glide_per_space:
            self._frame.stop()
            self._glides = ()
            self.update()
            self.arrived.emit()
        else:
            self.update()

    def _place_of(self, figure: int, at: Space) -> tuple[float, float]:
        """Where a figure is drawn: between two spaces while it glides."""
        for one in self._glides:
            if one.figure == figure:
                part = self._clock.elapsed() / self._glide_per_space
                number = min(int(part), len(one.spaces) - 2)
                share = min(1.0, part - number)
                (x, y), (to_x, to_y) = one.spaces[number : number + 2]
                return x + (to_x - x) * share, y + (to_y - y) * share
        return at

    # Events of the window system

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint floor, reach, tokens, figures, targets, way and cursor."""
        painter = QPainter(self)
        view, ratio, scene = self.view, self.devicePixelRatioF(), self.scene
        if not self._begun:
            self._begun = True
            if not self._floor.sharpen(self._seen(), self._scale, _AT_ONCE):
                self._sharpen_timer.start(0)
        self._floor.paint(painter, view, self.width(), self.height(), ratio)
        if self._field is not None and not self._glides:
            self._field.paint(painter, view, self.width(), self.height(), ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(view.left, view.top)
        painter.scale(view.scale, view.scale)
        self._player.play(painter, scene.tokens)
        self._paint_figures(painter, ratio)
        self._player.play(painter, scene.before)
        if not self._glides:
            self._player.play(painter, scene.signs)
            self._paint_way(painter)
        painter.resetTransform()
        self._paint_cursor(painter)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(self.palette().highlight().color(), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))
        painter.end()

    def _paint_figures(self, painter: QPainter, ratio: float) -> None:
        painter.save()
        painter.resetTransform()
        pixmaps: dict[int, tuple[DisplayList, float, QPixmap]] = {}
        for figure, at, picture in self.scene.sprites:
            known = self._pixmaps.get(id(picture))
            if known is None or known[0] is not picture or known[1] != self._scale:
                known = (picture, self._scale, self._drawn(picture, ratio))
            pixmaps[id(picture)] = known
            x, y = self.view.to_pixels(*self._place_of(figure, at))
            painter.drawPixmap(
                QPointF(x - _AROUND * self.view.scale, y - _AROUND * self.view.scale), known[2]
            )
        self._pixmaps = pixmaps
        painter.restore()

    def _drawn(self, picture: DisplayList, ratio: float) -> QPixmap:
        """A figure as a pixmap at the scale of the view, with a little room around it."""
        _, _, width, height = picture.box
        pixmap = QPixmap(
            round((width + 2 * _AROUND) * self._scale), round((height + 2 * _AROUND) * self._scale)
        )
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        drawing = QPainter(pixmap)
        drawing.scale(self.view.scale, self.view.scale)
        drawing.translate(_AROUND, _AROUND)
        self._player.play(drawing, picture)
        drawing.end()
        return pixmap

    def _paint_way(self, painter: QPainter) -> None:
        if len(self._way) < 2:
            return
        line = QPolygonF([QPointF(x + 0.5, y + 0.5) for x, y in self._way])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, thick in (("#000000", 0.2), (_WAY, 0.11)):
            pen = QPen(QColor(ink), thick)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(line)
        painter.setPen(QPen(QColor("#000000"), 0.05))
        painter.setBrush(QColor(_WAY))
        painter.drawEllipse(line.last(), 0.2, 0.2)

    def _paint_cursor(self, painter: QPainter) -> None:
        if self.cursor_space is None or not self.hasFocus():
            return
        x, y = self.view.to_pixels(*self.cursor_space)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, thick in (("#000000", 4), (_CURSOR, 2)):
            painter.setPen(QPen(QColor(ink), thick))
            painter.drawRect(QRectF(x + 2, y + 2, self.view.scale - 4, self.view.scale - 4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep showing all of it as long as nothing else was asked for."""
        if self._to_fit:
            self.fit()
        self._sharpen_timer.start(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan, a click or a way."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            self._stroke = [self._space_at(event.position())]
        elif event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            self._grabbed = self._grabbed_at = event.position()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, point, or draw a way."""
        if self._grabbed is not None:
            step = event.position() - self._grabbed
            self._grabbed = event.position()
            self._to_fit = False
            self.look(self.view.panned(step.x(), step.y()))
            return
        space = self._space_at(event.position())
        if self._pressed is not None and space != self._stroke[-1]:
            if len(self._stroke) > 1 and space == self._stroke[-2]:
                self._stroke.pop()
            else:
                self._stroke.append(space)
            self.dragging.emit(tuple(self._stroke))
        self.cursor_space = None
        self._point(space)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, a click or a way."""
        if self._grabbed is not None and event.button() != Qt.MouseButton.LeftButton:
            self._grabbed = None
            self.look(self.view.settled())
            self.unsetCursor()
            moved = (event.position() - self._grabbed_at).manhattanLength()
            if event.button() == Qt.MouseButton.RightButton and moved < _STILL:
                self.asked.emit(*self.view.to_board(event.position().x(), event.position().y()))
        elif self._pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = None
            if len(self._stroke) > 1:
                self.drawn.emit(tuple(self._stroke))
            else:
                self.clicked.emit(*self.view.to_board(event.position().x(), event.position().y()))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._point(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to the pointer."""
        angle = event.angleDelta().y()
        if angle:
            self._zoom(ZOOM_STEP ** (angle / 120), event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows lead a cursor over the table, Enter clicks there."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            dx, dy = _ARROWS[key]
            far = 5 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            x, y = self.cursor_space or self._space or self._middle()
            self.cursor_space = (x + dx * far, y + dy * far)
            self.bring_in((*self.cursor_space, 1, 1))
            self._point(self.cursor_space)
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor_space is not None:
            x, y = self.cursor_space
            self.clicked.emit(x + 0.5, y + 0.5)
        elif event.matches(QKeySequence.StandardKey.ZoomIn):
            self.zoom_in()
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.zoom_out()
        elif key == Qt.Key.Key_Home:
            self.fit()
        else:
            super().keyPressEvent(event)

    def describe(self, text: str) -> None:
        """Say in words what is under the pointer, for screen readers."""
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def global_place(self, space: Space) -> QPoint:
        """Return the place on the screen of the middle of a space."""
        return self.mapToGlobal(QPointF(*self.view.to_pixels(space[0] + 0.5, space[1] + 0.5)).toPoint())

    def point_at(self, space: Space) -> None:
        """Put the keyboard's cursor on a space."""
        self.cursor_space = space

    def _middle(self) -> Space:
        return self._space_at(QPointF(self.rect().center()))

    def _space_at(self, at: QPointF) -> Space:
        x, y = self.view.to_board(at.x(), at.y())
        return int(x // 1), int(y // 1)

    def _point(self, space: Space | None) -> None:
        if space != self._space:
            self._space = space
            self.pointed.emit(space)
