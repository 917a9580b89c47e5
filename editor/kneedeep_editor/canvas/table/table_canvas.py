"""The table: shows the current game, and turns mouse and keyboard input into places on it."""

from collections.abc import Sequence

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal

from kneedeep.drawing.plan.plan import bounds
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.board_view import ZOOM_STEP, BoardView
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.overlay_field import OverlayField
from kneedeep_editor.canvas.table.animation import Animation
from kneedeep_editor.canvas.table.animation_painter import AnimationClock, AnimationPainter
from kneedeep_editor.canvas.table.table_scene import Line, Scene, Space
from kneedeep_editor.canvas.viewpoint import Box, fit_box
from kneedeep_editor.services.icons import blank_pixmap
from kneedeep_editor.texts import tr

_STILL = 4
"""The maximum movement of the mouse in a click, in pixels."""
_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_WAITING = 0.45
"""The opacity of things in unrevealed areas."""
_AROUND = 1.5
"""The margin around an event's spaces that should be visible too, in spaces."""
_WAY, _CURSOR = "#ffd257", "#ffffff"
_EDGE = 10
"""The margin beside the board in pixels if it is cut off or only just fits."""


class TableCanvas(BoardView):
    """The table of a game.

    Signals: `hovered` and `clicked` have a place in board units. `drawn` has the spaces of a drag. `asked` has the
    place of a right click. `animated` has the time of the animation. `arrived`: the animation has ended.
    """

    hovered = Signal(float, float)
    clicked = Signal(float, float)
    asked = Signal(float, float)
    dragging = Signal(object)
    drawn = Signal(object)
    animated = Signal(float)
    arrived = Signal()

    def __init__(self, theme: Theme, player: DisplayPainter) -> None:
        super().__init__(theme, player)
        self.setObjectName("table")
        self.setAccessibleName(tr("Table"))
        self.glides = False  # figures would be redrawn at every scale
        self.scene = Scene()
        self._before: Scene | None = None
        """The previous scene, shown until the animation reaches the new one."""
        self._floor = self.scene.floor
        """The floor that is shown."""
        self.clock = AnimationClock(self)
        self._moving = AnimationPainter(player, self.clock)
        self.clock.moved.connect(self._show_frame)
        self.clock.ended.connect(self.arrived)
        self._field: OverlayField | None = None
        self._way: tuple[Space, ...] = ()
        self._lines: tuple[Line, ...] = ()
        self._faint: tuple[object, QtGui.QPixmap] | None = None
        self._grabbed_at = QPointF()
        self._pressed: QPointF | None = None
        self._stroke: list[Space] = []
        self._draws = False
        """Whether the pointer has left the space that it was pressed on."""
        self.cursor_space: Space | None = None
        self.first_space: Space | None = None
        """The first space of the keyboard cursor."""
        self.readable = 0.0
        """The least scale (pixels per space) for the whole board. Below it, the view follows the figures. 0: never."""
        self._whole = False
        """Whether the user has requested the whole board."""
        self._by_hand = False
        """Whether the user has moved or zoomed the view. If so, only events move it."""
        self._laid: Box | None = None
        """The box of the board at the last fit."""
        self._follows = True
        """Whether the view follows events. False after the user has moved it."""

    # Display

    def show_scene(self, scene: Scene) -> None:
        """Show a moment of the game. A running animation continues, and ends with that moment."""
        before, self.scene = self.scene, scene
        if self._before is None:
            self._show_floor()
        if scene.reach is not before.reach:
            self._field = OverlayField(scene.reach) if scene.reach is not None else None
        self.update()

    def animate(self, scene: Scene, animation: Animation) -> None:
        """Animate the change to another scene. `arrived` is emitted at the end, even without an animation."""
        self.clock.finish()
        self._before = self.scene
        self.show_scene(scene)
        self.clock.begin(animation)

    def _show_frame(self) -> None:
        if self._before is not None and self.clock.time >= self.clock.animation.turn:
            self._before = None
            self._show_floor()
        if self.clock.running:
            self.animated.emit(self.clock.time)
        self.update()

    def _show_floor(self) -> None:
        if (floor := self.scene.floor) is self._floor:
            return
        self._floor = floor
        self.chunks.lay(floor)
        box = self.whole()
        if floor.spaces and not self._by_hand and box != self._laid:
            self._laid = box
            self._arrange()
        elif self._begun:
            self._renew()
        self._sharpen_timer.start(0)

    def show_way(self, spaces: Sequence[Space]) -> None:
        """Show the path of a possible walk."""
        if tuple(spaces) != self._way:
            self._way = tuple(spaces)
            self.update()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show the lines (x1, y1, x2, y2) of a click's target: those of a door."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self.update()

    def whole(self) -> Box:
        """The box of all spaces, or a default box."""
        plan = self.scene.floor
        return bounds(plan) if plan.spaces else (0, 0, 16, 12)

    def bring_in(self, box: Box) -> None:
        """Scroll a part of the board (x, y, width, height) into view, unless it is completely visible."""
        if not self.shows(box):
            self.center(box, self.view.scale)

    def center(self, box: Box, scale: float) -> None:
        """Center a part of the board (x, y, width, height), without empty margins beyond the board."""
        x, y, across, down = self.whole()
        room_across, room_down = self.width() / scale, self.height() / scale
        edge = _EDGE / scale
        middle_x = _between(box[0] + box[2] / 2, x - edge, x + across + edge, room_across)
        middle_y = _between(box[1] + box[3] / 2, y - edge, y + down + edge, room_down)
        super().center((middle_x, middle_y, 0, 0), scale)

    def follow(self, spaces: Sequence[Space]) -> None:
        """Scroll to the spaces of an event, or to the last if not all fit. Not after the user has scrolled."""
        if not self._follows or self._to_fit or not spaces:
            return
        across = self.view.seen(self.width(), self.height())
        box = _around(spaces)
        if box[2] > across[2] or box[3] > across[3]:
            box = _around(spaces[-1:])
        self.bring_in(box)

    def follow_again(self) -> None:
        """Follow events again after the user has scrolled."""
        self._follows = True

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by pixels. It stays there until the next answer."""
        self._follows = self._whole = False
        self._by_hand = True
        super().pan(dx, dy)

    def zoom_to(self, scale: float, at: QPointF | None = None) -> None:
        """Zoom to a scale in pixels per space. It stays until the next answer."""
        self._follows = self._whole = False
        self._by_hand = True
        super().zoom_to(scale, at)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Keep the whole board visible if it is legible and the user has not zoomed."""
        asked = self._whole
        super().resizeEvent(event)
        self._whole = asked
        if not self._by_hand:
            self._arrange()

    def fit(self) -> None:
        """Show the whole board, however small."""
        super().fit()
        self._whole, self._by_hand = True, False

    def _arrange(self) -> None:
        """Show the whole board, or a part if the whole is illegible and was not asked for."""
        room = self.width() - self.rim, self.height() - self.rim
        near = fit_box(self.whole(), *room, margin=_EDGE)
        if self._whole or fit_box(self.whole(), *room).scale >= self.readable or not self.scene.sprites:
            super().fit()
        elif near.scale >= self.readable:
            self.set_viewpoint(near.panned(self.rim, self.rim))
            self._to_fit = True
        elif self._to_fit or self.view.scale != self.readable:
            self.center((*self.scene.sprites[-1].at, 1, 1), self.readable)

    # Events of the window system

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint floor, reach, tokens, figures, targets, path and cursor."""
        painter = QtGui.QPainter(self)
        view, ratio, scene = self.view, self.devicePixelRatioF(), self._before or self.scene
        self._paint_board(painter)
        if self._field is not None and not self.clock.running:
            self._field.paint(painter, view, self.width(), self.height(), ratio, numbers=False)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.translate(view.left, view.top)
        painter.scale(view.scale, view.scale)
        self._paint_waiting(painter, ratio)
        self.player.play(painter, scene.tokens)
        self._moving.paint_leaves(painter)
        painter.save()
        painter.resetTransform()
        self._moving.paint_figures(painter, scene, view, ratio)
        painter.restore()
        self.player.play(painter, scene.before)
        if not self.clock.running:
            self.player.play(painter, scene.signs)
            self._paint_way(painter)
        painter.resetTransform()
        self._moving.paint_marks(painter, view, ratio)
        if self._field is not None and not self.clock.running:
            # Above ways and tokens, so that costs stay readable.
            self._field.paint_numbers(painter, view, self.width(), self.height(), ratio, scene.taken)
        self._paint_cursor(painter)
        self._paint_focus(painter)
        painter.end()

    def _paint_waiting(self, painter: QtGui.QPainter, ratio: float) -> None:
        """Paint things of unrevealed areas, cached per view, since display lists have no opacity."""
        if not self.scene.waiting:
            return
        key = self.scene.waiting, self.view, self.size(), ratio
        if self._faint is None or self._faint[0] != key:
            layer = blank_pixmap(self.width(), self.height(), ratio)
            drawing = QtGui.QPainter(layer)
            drawing.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            drawing.translate(self.view.left, self.view.top)
            drawing.scale(self.view.scale, self.view.scale)
            for picture in self.scene.waiting:
                self.player.play(drawing, picture)
            drawing.end()
            self._faint = key, layer
        painter.save()
        painter.resetTransform()
        painter.setOpacity(_WAITING)
        painter.drawPixmap(0, 0, self._faint[1])
        painter.restore()

    def _paint_way(self, painter: QtGui.QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        way = QtGui.QPolygonF([QPointF(x + 0.5, y + 0.5) for x, y in self._way])
        for ink, thick in (("#000000", 0.2), (_WAY, 0.11)):
            pen = QtGui.QPen(QtGui.QColor(ink), thick)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            for x1, y1, x2, y2 in self._lines:
                painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))
            if len(self._way) > 1:
                painter.drawPolyline(way)
                # A circle around the number of the space.
                painter.drawEllipse(way.last(), 0.38, 0.38)

    def _paint_cursor(self, painter: QtGui.QPainter) -> None:
        if self.cursor_space is None or not self.hasFocus():
            return
        x, y = self.view.to_pixels(*self.cursor_space)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, thick in (("#000000", 4), (_CURSOR, 2)):
            painter.setPen(QtGui.QPen(QtGui.QColor(ink), thick))
            painter.drawRect(QRectF(x + 2, y + 2, self.view.scale - 4, self.view.scale - 4))

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Begin to pan, to click or to drag a path."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            self._stroke = [self._space_at(event.position())]
            self._draws = False
        elif event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            self._grabbed_at = event.position()
            self._grab(event.position())
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Pan, point, or drag a path."""
        if self._pull(event.position()):
            return
        space = self._space_at(event.position())
        if self._pressed is not None and space != self._stroke[-1]:
            if len(self._stroke) > 1 and space == self._stroke[-2]:
                self._stroke.pop()
            else:
                self._stroke.append(space)
            self._draws = True
            self.dragging.emit(tuple(self._stroke))
        self.cursor_space = None
        self.hovered.emit(*self.view.to_board(event.position().x(), event.position().y()))
        self.point(space)

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """End panning, a click or a path."""
        if self._grabbed is not None and event.button() != Qt.MouseButton.LeftButton:
            self._let_board_go()
            self.unsetCursor()
            moved = (event.position() - self._grabbed_at).manhattanLength()
            if event.button() == Qt.MouseButton.RightButton and moved < _STILL:
                self.asked.emit(*self.view.to_board(event.position().x(), event.position().y()))
        elif self._pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = None
            if self._draws:
                self.drawn.emit(tuple(self._stroke))
            else:
                self.clicked.emit(*self.view.to_board(event.position().x(), event.position().y()))

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self.point(None)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        """Zoom to the pointer."""
        if angle := event.angleDelta().y():
            self.zoom(ZOOM_STEP ** (angle / 120), event.position())
        event.accept()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Arrow keys move a cursor over the table, Enter clicks at it."""
        if (key := Qt.Key(event.key())) in _ARROWS:
            dx, dy = _ARROWS[key]
            far = 5 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            x, y = self.cursor_space or self.space or self.first_space or self._space_at(QPointF(self.rect().center()))
            self.cursor_space = (x + dx * far, y + dy * far)
            self.bring_in((*self.cursor_space, 1, 1))
            self.point(self.cursor_space)
            self.update()
        elif key == Qt.Key.Key_Escape and self._pressed is not None:
            self._pressed = None
            self.drawn.emit(())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cursor_space is not None:
            x, y = self.cursor_space
            self.clicked.emit(x + 0.5, y + 0.5)
        elif event.matches(QtGui.QKeySequence.StandardKey.ZoomIn):
            self.zoom_in()
        elif event.matches(QtGui.QKeySequence.StandardKey.ZoomOut):
            self.zoom_out()
        elif key == Qt.Key.Key_Home:
            self.fit()
        else:
            super().keyPressEvent(event)

    def global_place(self, space: Space) -> QPoint:
        """The screen position of a space's center."""
        return self.mapToGlobal(QPointF(*self.view.to_pixels(space[0] + 0.5, space[1] + 0.5)).toPoint())

    def describe(self, text: str, *, aloud: bool = True) -> None:
        """Describe the target of the pointer. `aloud`: spoken if the keyboard points."""
        super().describe(text)
        if aloud and self.cursor_space is not None:
            self.announce(text)

    def _space_at(self, at: QPointF) -> Space:
        x, y = self.view.to_board(at.x(), at.y())
        return int(x // 1), int(y // 1)


def _around(spaces: Sequence[Space]) -> Box:
    """The box of some spaces with a margin."""
    left, top = min(x for x, _ in spaces) - _AROUND, min(y for _, y in spaces) - _AROUND
    right, bottom = max(x for x, _ in spaces) + 1 + _AROUND, max(y for _, y in spaces) + 1 + _AROUND
    return left, top, right - left, bottom - top


def _between(middle: float, least: float, most: float, room: float) -> float:
    """The center of a window of size `room` within two ends, nearest to `middle`."""
    if room >= most - least:
        return (least + most) / 2
    return min(max(middle, least + room / 2), most - room / 2)
