"""Keyboard control of the map: moves a cursor, and makes the same gestures as a mouse."""

from collections.abc import Set as AbstractSet

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent

from kneedeep.model.geometry.space import chebyshev
from kneedeep.model.scenario.value_shapes import COORDINATE_LIMIT
from kneedeep_editor.canvas.keyboard_cursor import STEPS, KeyboardCursor
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements.element_places import place_at
from kneedeep_editor.tools.geometry.hit_test import elements_of
from kneedeep_editor.tools.protocol import Space, Tool
from kneedeep_editor.tools.stamp import LOOKS, SPAWNS

_ARROWS = {Qt.Key.Key_Left: "west", Qt.Key.Key_Right: "east", Qt.Key.Key_Up: "north", Qt.Key.Key_Down: "south"}
_FAR = 5
_STILL = 4
"""The pixels that the mouse must move to take over from the keyboard."""


class KeyboardPointer(QObject):
    """Turns keys into gestures of the current tool.

    While the cursor is `shown`, arrow keys move it. The mouse takes over when it is moved or clicked. `moved`: the
    cursor, its load or target has changed (True: its place, to be announced). `appeared`: shown or hidden.
    """

    moved = Signal(bool)
    appeared = Signal()

    def __init__(self, work: Workspace, toolbox: Toolbox, parent: QObject) -> None:
        super().__init__(parent)
        self._work, self._toolbox = work, toolbox
        self.cursor = KeyboardCursor()
        self.shown = False
        self._holding: Tool | None = None
        self._stretching = False
        """Whether the gesture ends when Shift is let go."""
        self._placed = False
        self._mouse = QPoint()
        toolbox.changed.connect(self._change_tool)
        work.stamp_changed.connect(self._look_again)
        work.document.changed.connect(self._look_again)

    @property
    def holding(self) -> bool:
        """Whether a gesture is in progress."""
        return self._holding is not None

    # Position

    def announce(self) -> None:
        """Announce the changed target of the cursor."""
        if self.shown:
            self.moved.emit(True)

    def show(self) -> None:
        """Show the cursor, so that the keyboard controls the tools."""
        if not self.shown:
            self.shown = True
            if not self._placed:
                self.put(self._first_place())
            self._mouse = QCursor.pos()
            self.appeared.emit()
        self._follow()

    def put_aside(self) -> None:
        """Hide the cursor, so that the mouse controls the tools. Cancels a gesture of the keyboard."""
        if self.shown:
            self.give_up()
            self.shown = False
            self.appeared.emit()

    def put(self, space: Space) -> None:
        """Move the cursor to a space, shown or not."""
        x, y = (min(COORDINATE_LIMIT, max(-COORDINATE_LIMIT, number)) for number in space)
        self.cursor, self._placed = KeyboardCursor((x, y)), True

    def go(self, space: Space) -> None:
        """Show the cursor at a space."""
        self.put(space)
        self.show()

    def aim(self, side: str) -> None:
        """Target a side of the cursor's space, or if it is the target already, the whole space."""
        self.cursor = self.cursor._replace(side=None if self.cursor.side == side else side)
        self._follow()

    def is_shaken(self, at: QPoint) -> bool:
        """Whether the mouse has only moved a few pixels since the last key."""
        return self.shown and (at - self._mouse).manhattanLength() < _STILL

    def _first_place(self) -> Space:
        board = self._work.board
        for spawn in board.scenario.spawns:
            if spawn.side == "marines" and spawn.spaces:
                return spawn.spaces[0]
        return board.spaces[0] if board.spaces else (0, 0)

    # Keys

    def pressed(self, event: QKeyEvent) -> bool:
        """Handle a key. Returns False if it has no meaning here."""
        key = Qt.Key(event.key())
        shift, control, others = _modifiers(event)
        if others:
            return False
        if self._stretching and not shift:
            self._let_go()
        if key in _ARROWS:
            self._arrow(_ARROWS[key], shift=shift, control=control)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(shift=shift, control=control)
        else:
            return False
        self._mouse = QCursor.pos()
        return True

    def released(self, event: QKeyEvent) -> bool:
        """Handle a released key: Space lifts or drops, Shift ends a drag."""
        if event.key() == Qt.Key.Key_Shift and self._stretching:
            self._let_go()
            return True
        if event.key() == Qt.Key.Key_Space and self.shown:
            shift, control, others = _modifiers(event)
            if not others:
                self._lift_or_let_go(shift=shift, control=control)
                return True
        return False

    def give_up(self) -> bool:
        """Cancel the current gesture. Returns False if there was none."""
        tool, self._holding, self._stretching = self._holding, None, False
        if tool is None:
            return False
        tool.cancelled()
        self._follow()
        return True

    def _arrow(self, side: str, *, shift: bool, control: bool) -> None:
        selecting = self._toolbox.current is self._toolbox.select
        if not self.shown:
            if selecting and self._work.selection:
                self._nudge(side, _FAR if shift else 1)
            else:
                self.show()
        elif shift and control:
            self.aim(side)
        elif control and selecting and not self.holding:
            self._nudge(side, 1)
        else:
            if shift and not self.holding and self._stretches:
                self._stretch()
            self.put(self.cursor.moved(side).space)
            self._follow(shift=shift, control=control)

    @property
    def _stretches(self) -> bool:
        """Whether the current tool supports dragging. Others drop their load at once."""
        tool = self._toolbox.current
        return tool in self._toolbox.tools and tool.section in (None, SPAWNS, LOOKS)

    def _nudge(self, side: str, far: int) -> None:
        dx, dy = STEPS[side]
        if not self._work.selection:
            self._work.say(tr("Nothing that can be moved is selected."))
            return
        self._toolbox.select.nudged(dx * far, dy * far)
        if self.shown:
            self.put(self.cursor.moved(side, far).space)
        self._follow()

    def _enter(self, *, shift: bool, control: bool) -> None:
        if not self.shown:
            self.show()
        elif self.holding:
            self._let_go()
        elif shift or control or not self._next_of_stack():
            pointer = self.cursor.pointer(extend=shift, toggle=control)
            tool = self._toolbox.current
            before = {piece.serial for piece in self._work.scenario.pieces}
            tool.moved(pointer)
            tool.pressed(pointer)
            tool.released(pointer)
            self._go_to_laid(before)
            self._look_again()

    def _go_to_laid(self, before: AbstractSet[int]) -> None:
        """Move to the nearest space of the piece that was just laid."""
        board, here = self._work.board, self.cursor.space
        laid = [piece for piece in board.pieces if not piece.cap and piece.element.serial not in before]
        if laid and not any(here in piece.spaces for piece in laid):
            self.put(min(laid[-1].spaces, key=lambda space: (chebyshev(space, here), space)))

    def _next_of_stack(self) -> bool:
        """Select the next element on the space, if exactly one of them is selected."""
        if self._toolbox.current is not self._toolbox.select or self.cursor.side is not None:
            return False
        here = elements_of(self._work.board, self.cursor.space, self._work.layers.untouched)
        selection = self._work.selection
        if len(selection) != 1 or not selection.issubset(here):
            return False
        serial = here[(here.index(*selection) + 1) % len(here)]
        self._work.select({serial}, place_at(self._work.board, serial, self.cursor.space))
        self._look_again()
        return True

    def _lift_or_let_go(self, *, shift: bool, control: bool) -> None:
        if self.holding:
            self._let_go()
            return
        tool, select = self._toolbox.current, self._toolbox.select
        pointer = self.cursor.pointer(extend=shift, toggle=control)
        if tool is select and self.selected_here:
            select.lifted(pointer)
        else:
            tool.moved(pointer)
            tool.pressed(pointer)
        self._holding = tool
        self._follow(shift=shift, control=control)

    @property
    def selected_here(self) -> bool:
        """Whether any element on the cursor's space is selected."""
        here = elements_of(self._work.board, self.cursor.space, self._work.layers.untouched)
        return bool(self._work.selection.intersection(here))

    def _stretch(self) -> None:
        """Begin a drag that lasts while Shift is held: a rubber band or a stroke."""
        tool, select = self._toolbox.current, self._toolbox.select
        pointer = self.cursor.pointer(extend=True)
        if tool is select:
            select.banded(pointer)
        else:
            tool.moved(pointer)
            tool.pressed(pointer)
        self._holding, self._stretching = tool, True

    def _let_go(self) -> None:
        tool, self._holding, self._stretching = self._holding, None, False
        if tool is not None:
            tool.released(self.cursor.pointer())
            self._look_again()

    def _change_tool(self) -> None:
        if (tool := self._holding) is not None and tool is not self._toolbox.current:
            self._holding, self._stretching = None, False
            tool.cancelled()
        self._look_again()

    def _follow(self, *, shift: bool = False, control: bool = False) -> None:
        """Move the tool with the cursor."""
        if self.shown:
            self._toolbox.current.moved(self.cursor.pointer(extend=shift, toggle=control))
            self.moved.emit(True)

    def _look_again(self) -> None:
        """Let the tool react to a change under the cursor."""
        if self.shown:
            self._toolbox.current.moved(self.cursor.pointer())
            self.moved.emit(False)


def _modifiers(event: QKeyEvent) -> tuple[bool, bool, bool]:
    """Whether Shift, Ctrl, and other modifiers are pressed."""
    keys = Qt.KeyboardModifier
    held = event.modifiers()
    return (
        bool(held & keys.ShiftModifier),
        bool(held & keys.ControlModifier),
        bool(held & (keys.AltModifier | keys.MetaModifier)),
    )
