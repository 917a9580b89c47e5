"""The canvas: shows the board, and turns what mouse and keyboard do into places on it for the tool in hand."""

import math

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from kneedeep.drawing.marks import Mark
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.chunks import Chunks
from kneedeep_editor.canvas.cursor import paint_cursor
from kneedeep_editor.canvas.field import Field
from kneedeep_editor.canvas.ghosts import Ghosts
from kneedeep_editor.canvas.hand import Hand
from kneedeep_editor.canvas.overlay import RULER, Overlay
from kneedeep_editor.canvas.player import Player
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint, fitting, resting
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.protocol import Pointer
from kneedeep_editor.tools.stamp import STAMP_FORMAT, Stamp, stamp_of

ZOOM_STEP = 1.25
NO_PLACE = later("The map of the scenario. Arrow keys lead a cursor over it.")
"""The description of the map as long as nothing points at a space."""
_GLIDE = 110
_SHARPEN_AFTER = 40
_SLICE = 0.012
_AT_ONCE = 0.25
_REACH_PIXELS = 9
_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_AROUND_CURSOR = 1.5
"""Spaces that are kept in sight around the cursor of the keyboard."""
_CURSORS = {"arrow": Qt.CursorShape.ArrowCursor, "cross": Qt.CursorShape.CrossCursor}


class Canvas(QWidget):
    """The map. `pointed` brings the space under the pointer or None; `zoomed` the scale in pixels a space.

    To screen readers it is one widget, whose description is the space under the pointer or the cursor of the keyboard.
    """

    pointed = Signal(object)
    zoomed = Signal(float)
    menu_asked = Signal(QPoint)
    painted = Signal()
    picked = Signal(object)
    """Brings the pointer at which something is to be picked up as a pattern: a click with Alt."""
    announced = Signal(str)
    """Brings what is said to screen readers."""

    def __init__(self, work: Workspace, toolbox: Toolbox, theme: Theme, player: Player) -> None:
        """Show a workspace; the tools are those of the toolbox."""
        super().__init__()
        self.setObjectName("canvas")
        self.setAccessibleName(tr("Map"))
        self.setAccessibleDescription(tr(NO_PLACE))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(200, 150)
        self._work, self._toolbox, self._theme = work, toolbox, theme
        self.player = player
        self.chunks = Chunks(player, theme)
        self._overlay = Overlay(player, theme)
        self._ghosts = Ghosts(player, theme)
        self._field: Field | None = None
        self.view = Viewpoint()
        self.glides = True
        """Whether zooming glides; without it the new scale is there at once."""
        self._begun = False
        self._to_fit = True
        self._space: tuple[int, int] | None = None
        self._grabbed: QPointF | None = None
        self._space_held = False
        self._panned = False
        self._carried: Stamp | None = None
        self.hand = Hand(work, toolbox, self)
        self.hand.moved.connect(self._follow_hand)
        self.hand.appeared.connect(self._give_way)
        self._glide_timer = QTimer(self)
        self._glide_timer.setInterval(8)
        self._glide_timer.timeout.connect(self._glide_on)
        self._glide: tuple[float, float, QPointF] | None = None
        self._glide_clock = QElapsedTimer()
        self._sharpen_timer = QTimer(self)
        self._sharpen_timer.setSingleShot(True)
        self._sharpen_timer.timeout.connect(self._sharpen)
        self.chunks.show(work.board)
        work.document.changed.connect(self._show_board)
        work.document.renamed.connect(self.update)
        work.selected.changed.connect(self.update)
        work.preview_changed.connect(self._show_preview)
        toolbox.changed.connect(self._show_tool)

    # What is seen

    def fit(self) -> None:
        """Show the whole map."""
        self._glide = None
        self.look(fitting(self._map_box(), self.width() - RULER, self.height() - RULER).panned(RULER, RULER))
        self._to_fit = True

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor about a pixel, the middle by default; ends on a scale at which all is sharp."""
        spot = at or QPointF(self.width() / 2, self.height() / 2)
        goal = self._glide[1] if self._glide is not None else self.view.scale
        self.zoom_to(goal * factor, spot)

    def zoom_to(self, scale: float, at: QPointF | None = None) -> None:
        """Zoom to so many pixels a space, about a pixel, the middle by default."""
        self._to_fit = False
        spot = at or QPointF(self.width() / 2, self.height() / 2)
        goal = resting(scale)
        if not self.glides or not self.isVisible():
            self.look(self.view.zoomed(goal, spot.x(), spot.y()).settled())
            return
        self._glide = (self.view.scale, goal, spot)
        self._glide_clock.start()
        self._glide_timer.start()

    def center_on(self, box: Box) -> None:
        """Bring a part of the board (x, y, width, height) into the middle; zoom out when it does not fit."""
        self._glide, self._to_fit = None, False
        x, y, width, height = box
        self.hand.put(self._first_space(box))
        fit = fitting(box, self.width(), self.height(), 80)
        scale = resting(min(fit.scale, max(self.view.scale, 24.0)))
        middle = (x + width / 2, y + height / 2)
        self.look(
            Viewpoint(
                scale, self.width() / 2 - middle[0] * scale, self.height() / 2 - middle[1] * scale
            ).settled()
        )

    def _first_space(self, box: Box) -> tuple[int, int]:
        """Return the first space of the board in a part of it, else the middle of that part."""
        x, y, width, height = box
        inside = (
            space
            for space in self._work.board.spaces
            if x <= space[0] < x + width and y <= space[1] < y + height
        )
        return next(inside, (math.floor(x + width / 2), math.floor(y + height / 2)))

    def shows(self, box: Box) -> bool:
        """Tell whether all of a part of the board (x, y, width, height) is seen."""
        x, y, width, height = self.view.seen(self.width(), self.height())
        return x <= box[0] and y <= box[1] and box[0] + box[2] <= x + width and box[1] + box[3] <= y + height

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by pixels."""
        self._to_fit = False
        self.look(self.view.panned(dx, dy))

    def show_mark(self, mark: Mark | None) -> None:
        """Point out one thing, or none."""
        self.show_marks([mark] if mark is not None else [])

    def show_marks(self, marks: list[Mark]) -> None:
        """Point out several things at once, such as a finding and what its witness shows."""
        self._overlay.show_marks(marks)
        self.update()

    def wear(self, theme: Theme) -> None:
        """Draw the map in the colours of another theme, at once where the time suffices."""
        self._theme = theme
        self.chunks.wear(theme)
        self._overlay.wear(theme)
        self._ghosts.wear(theme)
        self._begun = False
        self.update()

    def show_field(self, field: Field | None) -> None:
        """Lay the field of an overlay over the map, or none."""
        self._field = field
        self.update()

    def show_faint(self, boxes: list[tuple[int, int, int, int]]) -> None:
        """Show what stands in some boxes of spaces (x, y, width, height) faint."""
        self._overlay.faint = boxes
        self.update()

    def show_signs(self, signs: dict[tuple[int, int], str]) -> None:
        """Put signs of findings on spaces: space -> severity."""
        self._overlay.show_signs(signs)
        self.update()

    @property
    def sharp(self) -> bool:
        """Tell whether all that is seen is drawn at its scale."""
        seen = self.chunks.seen(self.view.seen(self.width(), self.height()))
        return self._glide is None and not self.chunks.unsharp(seen, self._scale)

    @property
    def _scale(self) -> float:
        return self.view.scale * self.devicePixelRatioF()

    def look(self, view: Viewpoint) -> None:
        """Show the map from a viewpoint."""
        if view != self.view:
            rescaled = view.scale != self.view.scale
            self.view = view
            if rescaled:
                self.zoomed.emit(view.scale)
            self._sharpen_timer.start(_SHARPEN_AFTER if rescaled else 0)
            self.update()

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
            self.look(self.view.zoomed(goal, spot.x(), spot.y()).settled())
        else:
            self.look(self.view.zoomed(begin * (goal / begin) ** eased, spot.x(), spot.y()))

    def _sharpen(self) -> None:
        """Draw what is seen at its scale, a slice of time at once; then a little around it."""
        if self._glide is not None or not self._begun:
            return
        view = self.view
        seen = self.chunks.seen(view.seen(self.width(), self.height()))
        if self.chunks.unsharp(seen, self._scale):
            if not self.chunks.sharpen(seen, self._scale, _SLICE):
                self._sharpen_timer.start(0)
            self.update()
            return
        x, y, width, height = view.seen(self.width(), self.height())
        around = 6.0
        near = self.chunks.seen((x - around, y - around, width + 2 * around, height + 2 * around))
        if not self.chunks.sharpen(near, self._scale, 0):
            self._sharpen_timer.start(0)

    def _map_box(self) -> Box:
        spaces = self._work.board.spaces
        if not spaces:
            return (-4, -4, 16, 12)
        left, right = spaces[0][0], spaces[-1][0]
        top, bottom = min(y for _, y in spaces), max(y for _, y in spaces)
        return left, top, right + 1 - left, bottom + 1 - top

    def _show_board(self) -> None:
        changed = self.chunks.show(self._work.board)
        if not changed:
            return
        seen = self.chunks.seen(self.view.seen(self.width(), self.height()))
        if changed.intersection(seen) and self._glide is None:
            self.chunks.sharpen(seen, self._scale, _AT_ONCE)
        self._sharpen_timer.start(0)
        self.update()

    def _show_preview(self) -> None:
        self.update()

    def _show_tool(self) -> None:
        self._show_cursor()
        self.update()

    def _show_cursor(self) -> None:
        if self._grabbed is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space_held:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.setCursor(_CURSORS[self._toolbox.current.cursor])

    # Events of the window system

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint chunks, ghost and overlays."""
        painter = QPainter(self)
        ratio, view, work = self.devicePixelRatioF(), self.view, self._work
        if not self._begun:
            # The first picture is whole at once where the time suffices; later ones fill up in slices of time.
            self._begun = True
            seen = self.chunks.seen(view.seen(self.width(), self.height()))
            if not self.chunks.sharpen(seen, self._scale, _AT_ONCE):
                self._sharpen_timer.start(0)
        self.chunks.paint(painter, view, self.width(), self.height(), ratio)
        self._overlay.paint_faint(painter, view, self.width(), self.height())
        if self._field is not None:
            self._field.paint(painter, view, self.width(), self.height(), ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        preview = work.preview
        self._overlay.paint_selection(painter, work.board, view, work.selection, preview)
        self._overlay.paint_marks(painter, view, ratio)
        self._ghosts.paint(painter, work.board, preview, view, ratio)
        self._overlay.paint_preview(painter, view, preview)
        self._paint_empty(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if self.hand.shown:
            paint_cursor(painter, view, self.hand.cursor, held=self.hand.holding, focused=self.hasFocus())
        self._overlay.paint_rulers(painter, view, self.width(), self.height(), self._space)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().highlight().color(), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))
        painter.end()
        self.painted.emit()

    def _paint_empty(self, painter: QPainter) -> None:
        document = self._work.document
        if not document.readable:
            lines: tuple[str, ...] = (
                tr("What is wrong with it stands in the list of problems below."),
                tr("It is not written over."),
            )
            title = tr("This file could not be read as a scenario")
        elif not document.scenario.pieces and self._work.preview.ghost is None:
            lines = (
                tr("Click a piece in the palette, then click here to lay it."),
                tr("Or drag it here. Pieces are drawn to each other's openings."),
                tr("File > Samples shows finished maps and opens copies of them."),
            )
            title = tr("No piece lies here yet")
        else:
            return
        self._overlay.paint_text(painter, self.width(), self.height(), title, lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep showing the whole map as long as nothing else was asked for."""
        if self._to_fit:
            self.fit()
        self._sharpen_timer.start(0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan, or a gesture of the tool."""
        button = event.button()
        self.hand.put_aside()
        self.hand.put(self._pointer(event).space)
        if button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self._space_held
        ):
            self._grabbed, self._panned = event.position(), True
            self._show_cursor()
        elif button == Qt.MouseButton.LeftButton and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.picked.emit(self._pointer(event))
        elif button == Qt.MouseButton.LeftButton:
            self._toolbox.current.pressed(self._pointer(event))
        elif button == Qt.MouseButton.RightButton:
            if self._toolbox.current is self._toolbox.select:
                if not event.buttons() & Qt.MouseButton.LeftButton:
                    self._choose_for_menu(event)
            else:
                self._toolbox.put_down()

    def _choose_for_menu(self, event: QMouseEvent) -> None:
        pointer = self._pointer(event)
        self._toolbox.select.moved(pointer)
        hovered = self._work.preview.hovered
        if not hovered & self._work.selection:
            self._work.select(hovered)
        self.menu_asked.emit(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the tool follow."""
        if self._grabbed is not None:
            step = event.position() - self._grabbed
            self._grabbed = event.position()
            self.pan(step.x(), step.y())
            return
        if self.hand.is_shaken(event.globalPosition().toPoint()):
            return
        self.hand.put_aside()
        pointer = self._pointer(event)
        self._point(pointer.space)
        self._toolbox.current.moved(pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or the gesture of the tool."""
        if self._grabbed is not None and event.button() in (
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.LeftButton,
        ):
            self._grabbed = None
            self.look(self.view.settled())
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._toolbox.current.released(self._pointer(event))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the tool's cursor."""
        self._show_cursor()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer, unless the keyboard leads."""
        if not self.hand.shown:
            self._point(None)
            self._toolbox.current.left()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom to the pointer; a touch pad pans; with Shift turn what is being placed, else pan sideways."""
        modifiers = event.modifiers()
        zooming = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        touch = event.device().type() == QInputDevice.DeviceType.TouchPad or not event.pixelDelta().isNull()
        angle = event.angleDelta().y() or event.angleDelta().x()
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            if self._toolbox.current.section is not None:
                self._toolbox.current.turned(1 if angle < 0 else -1)
            else:
                self.pan(angle / 2, 0)
        elif touch and not zooming:
            step = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 4
            self.pan(step.x(), step.y())
        elif angle:
            self.zoom(ZOOM_STEP ** (angle / 120), event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Zoom by pinching."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                at = event.position()
                self.look(self.view.zoomed(self.view.scale * (1 + event.value()), at.x(), at.y()))
            elif event.gestureType() == Qt.NativeGestureType.EndNativeGesture:
                self.zoom(1.0, event.position())
            return True
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is under the cursor, when a key does; the mouse asks by its button."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu()

    def _ask_for_menu(self) -> None:
        self.hand.show()
        if self._toolbox.current is self._toolbox.select and not self.hand.selected_here:
            self._work.select(self._work.preview.hovered)
        x, y = self.hand.cursor.space
        self.menu_asked.emit(self.mapToGlobal(QPointF(*self.view.to_pixels(x + 1, y + 1)).toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead the cursor by keys; with the space bar held the mouse pans."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._panned = True, False
                self._show_cursor()
        elif _asks_for_menu(event):
            self._ask_for_menu()
        elif not self.hand.pressed(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End panning with the space bar; without a mouse it lifts and lets go."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            alone = self._space_held and not self._panned
            self._space_held = False
            self._show_cursor()
            if not alone:
                return
        if not self.hand.released(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus; who comes by key goes on by keys."""
        if event.reason() in _BY_KEYS:
            self.hand.show()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of the space bar."""
        self._space_held = False
        self.update()

    def _follow_hand(self) -> None:
        """Keep the cursor of the keyboard in sight."""
        x, y = self.hand.cursor.space
        self._keep_in_sight((x, y, 1, 1))
        self._point(self.hand.cursor.space)
        self.update()

    def _give_way(self) -> None:
        """Forget the cursor of the keyboard when the mouse leads."""
        if not self.hand.shown:
            self._point(None)
            self._toolbox.current.left()
        self.update()

    def _keep_in_sight(self, box: Box) -> None:
        left, top = self.view.to_pixels(box[0] - _AROUND_CURSOR, box[1] - _AROUND_CURSOR)
        right, bottom = self.view.to_pixels(
            box[0] + box[2] + _AROUND_CURSOR, box[1] + box[3] + _AROUND_CURSOR
        )
        dx = min(0.0, self.width() - right) or max(0.0, RULER - left)
        dy = min(0.0, self.height() - bottom) or max(0.0, RULER - top)
        if dx or dy:
            self._to_fit = False
            self.look(self.view.panned(dx, dy).settled())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take what is dragged from the palette in hand."""
        data = event.mimeData()
        stamp = (
            stamp_of(bytes(data.data(STAMP_FORMAT).data()).decode()) if data.hasFormat(STAMP_FORMAT) else None
        )
        if stamp is not None and self._work.document.editable:
            self._carried = stamp
            self._toolbox.place(stamp)
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Let the ghost follow."""
        if self._carried is not None:
            pointer = self._pointed(event.position())
            self._point(pointer.space)
            self._toolbox.current.moved(pointer)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the ghost away."""
        self._end_carrying()

    def dropEvent(self, event: QDropEvent) -> None:
        """Place what was dragged here."""
        if self._carried is not None:
            pointer = self._pointed(event.position())
            before = {element.serial for element in self._work.scenario.elements()}
            self._toolbox.current.moved(pointer)
            self._toolbox.current.pressed(pointer)
            self._toolbox.current.released(pointer)
            event.acceptProposedAction()
            self.hand.put(pointer.space)
            self._end_carrying()
            areas = {area.serial for area in self._work.scenario.areas}
            after = {element.serial for element in self._work.scenario.elements()}
            self._work.select(after - before - areas)
            self.setFocus()

    def _end_carrying(self) -> None:
        self._carried = None
        self._point(None)
        self._toolbox.current.left()
        self._toolbox.put_down()

    def _pointer(self, event: QMouseEvent) -> Pointer:
        modifiers = event.modifiers()
        return self._pointed(event.position())._replace(
            extend=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
            toggle=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        )

    def _pointed(self, at: QPointF) -> Pointer:
        x, y = self.view.to_board(at.x(), at.y())
        return Pointer(x, y, _REACH_PIXELS / self.view.scale)

    def _point(self, space: tuple[int, int] | None) -> None:
        if space != self._space:
            self._space = space
            self.pointed.emit(space)
            self.update()

    def describe(self, text: str) -> None:
        """Say in words what is under the pointer, for screen readers."""
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def announce(self, text: str) -> None:
        """Let screen readers say something at once."""
        if text:
            self.announced.emit(text)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))


def _asks_for_menu(event: QKeyEvent) -> bool:
    """Tell whether a key asks for the menu; where the system asks for it itself this comes too late to be heard."""
    shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shift)
