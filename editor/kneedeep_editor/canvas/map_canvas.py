"""The canvas: shows the board, and passes mouse and keyboard input to the current tool as places on it."""

import math
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.board_view import ZOOM_STEP
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.overlaid_map import OverlaidMap
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.texts import later, tr
from kneedeep_editor.tools.protocol import NOTHING, Pointer
from kneedeep_editor.tools.stamp import STAMP_FORMAT, stamp_of

if TYPE_CHECKING:
    from kneedeep.analysis.views.event_links import EventLink

NO_PLACE = later("The map of the scenario. Arrow keys move a cursor on it.")
"""The description of the map while the pointer is on no space."""
_REACH_PIXELS = 9
_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_CURSORS = {"arrow": Qt.CursorShape.ArrowCursor, "cross": Qt.CursorShape.CrossCursor}


class PaletteDrag:
    """Drives a tool by drag and drop."""

    def __init__(self, work: Workspace, toolbox: Toolbox) -> None:
        self._work, self._toolbox = work, toolbox
        self.under_way = False

    def begin(self, data: QMimeData) -> bool:
        """Start dragging a stamp. Returns False if it can't be placed here."""
        stamp = stamp_of(bytes(data.data(STAMP_FORMAT).data()).decode()) if data.hasFormat(STAMP_FORMAT) else None
        if stamp is None or not self._work.document.editable:
            return False
        self.under_way = True
        self._toolbox.place(stamp)
        return True

    def drop(self, pointer: Pointer) -> None:
        """Place the stamp and select the placed element."""
        before = self._placed()
        tool = self._toolbox.current
        tool.moved(pointer)
        tool.pressed(pointer)
        tool.released(pointer)
        self.end()
        self._work.select(self._placed() - before)

    def end(self) -> None:
        """Cancel the drag."""
        self.under_way = False
        self._toolbox.current.left()
        self._toolbox.put_down()

    def _placed(self) -> set[int]:
        return {element.serial for element in self._work.scenario.on_map()}


class MapCanvas(OverlaidMap):
    """The map.

    For screen readers it is one widget, described by the space under the pointer or the keyboard cursor.
    """

    menu_asked = Signal(QPoint)
    opened = Signal()
    """Emitted when the selection was double-clicked."""
    panels_asked = Signal()
    """Emitted when Tab was pressed, to hide or show the panels around the map."""
    event_pointed = Signal(object)
    """Has the link of the arc under the pointer, None when it was left."""
    event_chosen = Signal(object)
    """Has the link of the clicked arc, None for any other click."""
    picked = Signal(object)
    """Has the pointer of an Alt click, which picks up a stamp."""

    def __init__(self, work: Workspace, toolbox: Toolbox, theme: Theme, player: DisplayPainter) -> None:
        super().__init__(work, toolbox, theme, player)
        self.setObjectName("canvas")
        self.setAccessibleName(tr("Map"))
        self.setAccessibleDescription(tr(NO_PLACE))
        self.setAcceptDrops(True)
        self._toolbox = toolbox
        self._on_arc: tuple[Pointer, EventLink] | None = None
        """A pressed arc and the pointer's place. A release selects the arc, a drag starts the tool."""
        self._space_held = False
        self._panned = False
        self._carrying = PaletteDrag(work, toolbox)
        self.keyboard_pointer.moved.connect(self._follow_keyboard)
        self.keyboard_pointer.appeared.connect(self._give_way)
        toolbox.changed.connect(self._show_tool)

    def _show_tool(self) -> None:
        self.show_cursor()
        self.update()

    def show_cursor(self) -> None:
        """Show the mouse cursor of the current tool."""
        if self._grabbed is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space_held:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.setCursor(_CURSORS[self._toolbox.current.cursor])

    # Events of the window system

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        """Begin to pan, or begin a gesture of the tool."""
        button = event.button()
        self.keyboard_pointer.put_aside()
        self.keyboard_pointer.put(self._pointer(event).space)
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space_held):
            self._grab(event.position())
            self._panned = True
            self.show_cursor()
        elif button == Qt.MouseButton.LeftButton and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.picked.emit(self._pointer(event))
        elif button == Qt.MouseButton.LeftButton:
            pointer = self._pointer(event)
            self._find_event(pointer)
            if self.events.chosen is not None:
                self.event_chosen.emit(None)
            if self.events.hovered is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                self._on_arc = (pointer, self.events.hovered)
            else:
                self._toolbox.current.pressed(pointer)
        elif button == Qt.MouseButton.RightButton:
            if self._toolbox.current is self._toolbox.select:
                if not event.buttons() & Qt.MouseButton.LeftButton:
                    self._choose_for_menu(event)
            else:
                self._toolbox.put_down()

    def mouseDoubleClickEvent(self, event: QtGui.QMouseEvent) -> None:
        """Open the selection of the first click. For other tools and buttons it counts as a click."""
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers() and not self._space_held
        if plain and self._toolbox.current is self._toolbox.select and self._work.selection:
            self.opened.emit()
        else:
            self.mousePressEvent(event)

    def _choose_for_menu(self, event: QtGui.QMouseEvent) -> None:
        self._toolbox.select.moved(self._pointer(event))
        hovered = self._work.preview.hovered
        if not hovered & self._work.selection:
            self._work.select(hovered)
        self.menu_asked.emit(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        """Pan, or move the tool."""
        if self._pull(event.position()):
            return
        if self.keyboard_pointer.is_shaken(event.globalPosition().toPoint()):
            return
        self.keyboard_pointer.put_aside()
        self._lead(self._pointer(event), event.position())

    def _lead(self, pointer: Pointer, at: QPointF) -> None:
        """Move the tool with the mouse."""
        self._mouse = at
        self.point(pointer.space)
        if self._on_arc is not None:
            pressed = self._on_arc[0]
            if math.dist((pressed.x, pressed.y), (pointer.x, pointer.y)) <= min(0.4, pressed.reach):
                return
            self._on_arc = None
            self._show_event(None)
            self._toolbox.current.pressed(pressed)
        self._toolbox.current.moved(pointer)
        self._find_event(pointer)
        if self._work.preview.reason:
            self.update()

    def _find_event(self, pointer: Pointer) -> None:
        """Highlight the arc under the pointer, if the select tool is idle and over nothing but a piece."""
        link, preview = None, self._work.preview
        if self._toolbox.current is self._toolbox.select and self.events.shown and not preview.is_busy:
            pieces = {piece.serial for piece in self._work.scenario.pieces}
            if preview.hovered <= pieces:
                link = self.events.link_at(pointer.x, pointer.y, self.view.scale, self._work.selection)
        if link is not None:
            self._work.show(NOTHING)
        self._show_event(link)

    def _show_event(self, link: "EventLink | None") -> None:
        if link is not self.events.hovered:
            self.events.hovered = link
            self.event_pointed.emit(link)
            self.update()

    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        """End panning or the tool's gesture."""
        if self._grabbed is not None and event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._let_board_go()
            self.show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and self._on_arc is not None:
            link, self._on_arc = self._on_arc[1], None
            self.event_chosen.emit(link)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._toolbox.current.released(self._pointer(event))

    def enterEvent(self, event: QtGui.QEnterEvent) -> None:
        """Show the mouse cursor of the tool."""
        self.show_cursor()

    def point_at(self, at: QPoint) -> None:
        """Point at a position of the screen, if it is on the map."""
        spot = self.mapFromGlobal(at)
        self.keyboard_pointer.put_aside()
        self.point(self._pointed(QPointF(spot)).space if self.rect().contains(spot) else None)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer, except while the keyboard cursor is shown or a menu is open."""
        if not self.keyboard_pointer.shown and QApplication.activePopupWidget() is None:
            self.point(None)
            self._show_event(None)
            self._toolbox.current.left()

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        """Zoom at the pointer. A touch pad pans. With Shift turn the stamp, or pan sideways."""
        modifiers = event.modifiers()
        zooming = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        touch = event.device().type() == QtGui.QInputDevice.DeviceType.TouchPad or not event.pixelDelta().isNull()
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
        if isinstance(event, QtGui.QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                at = event.position()
                self.set_viewpoint(self.view.zoomed(self.view.scale * (1 + event.value()), at.x(), at.y()))
            elif event.gestureType() == Qt.NativeGestureType.EndNativeGesture:
                self.zoom(1.0, event.position())
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QtGui.QKeyEvent) and _is_tab(event):
            self.panels_asked.emit()
            return True
        return super().event(event)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        """Request the context menu at the keyboard cursor after a key press. Mouse buttons are handled elsewhere."""
        if event.reason() == QtGui.QContextMenuEvent.Reason.Keyboard:
            self._ask_for_menu()

    def _ask_for_menu(self) -> None:
        self.keyboard_pointer.show()
        if self._toolbox.current is self._toolbox.select and not self.keyboard_pointer.selected_here:
            self._work.select(self._work.preview.hovered)
        x, y = self.keyboard_pointer.cursor.space
        self.menu_asked.emit(self.mapToGlobal(QPointF(*self.view.to_pixels(x + 1, y + 1)).toPoint()))

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Move the keyboard cursor. While the space bar is held the mouse pans."""
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._panned = True, False
                self.show_cursor()
        elif _asks_for_menu(event):
            self._ask_for_menu()
        elif not self.keyboard_pointer.pressed(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QtGui.QKeyEvent) -> None:
        """End panning with the space bar. Without a mouse, the space bar lifts and drops."""
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            alone = self._space_held and not self._panned
            self._space_held = False
            self.show_cursor()
            if not alone:
                return
        if not self.keyboard_pointer.released(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        """Show the focus. If it came by a key, show the keyboard cursor."""
        if event.reason() in _BY_KEYS:
            self.keyboard_pointer.show()
        self.update()

    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        """Release the space bar."""
        self._space_held = False
        self.update()

    def _follow_keyboard(self) -> None:
        """Keep the keyboard cursor visible."""
        x, y = self.keyboard_pointer.cursor.space
        self._keep_in_sight((x, y, 1, 1))
        self.point(self.keyboard_pointer.cursor.space)
        self.update()

    def _give_way(self) -> None:
        """Forget the pointed space when the mouse takes over from the keyboard cursor."""
        if not self.keyboard_pointer.shown:
            self.point(None)
            self._toolbox.current.left()
        self.update()

    def dragEnterEvent(self, event: QtGui.QDragEnterEvent) -> None:
        """Start placing the stamp dragged from the palette."""
        if self._carrying.begin(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QtGui.QDragMoveEvent) -> None:
        """Move the ghost of the dragged stamp."""
        if self._carrying.under_way:
            self._lead(self._pointed(event.position()), event.position())
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QtGui.QDragLeaveEvent) -> None:
        """Hide the ghost of the dragged stamp."""
        self.point(None)
        self._carrying.end()

    def dropEvent(self, event: QtGui.QDropEvent) -> None:
        """Place the dragged stamp here."""
        if self._carrying.under_way:
            pointer = self._pointed(event.position())
            self.point(None)
            self.keyboard_pointer.put(pointer.space)
            self._carrying.drop(pointer)
            event.acceptProposedAction()
            self.setFocus()

    def _pointer(self, event: QtGui.QMouseEvent) -> Pointer:
        modifiers = event.modifiers()
        return self._pointed(event.position())._replace(
            extend=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
            toggle=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        )

    def _pointed(self, at: QPointF) -> Pointer:
        x, y = self.view.to_board(at.x(), at.y())
        return Pointer(x, y, _REACH_PIXELS / self.view.scale)


def _is_tab(event: QtGui.QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Tab and event.modifiers() == Qt.KeyboardModifier.NoModifier


def _asks_for_menu(event: QtGui.QKeyEvent) -> bool:
    """Whether a key asks for the menu. Some systems send a menu event for it before."""
    shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shift)
