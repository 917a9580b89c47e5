"""The grid for drawing a piece type, with the mouse or a keyboard cursor."""

import math
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kneedeep.drawing.theme import THEMES
from kneedeep.model.geometry.space import SIDES, Space, canonical_edge, edge_ends, neighbour, opposite, spaces_between
from kneedeep_editor.panels.piece_editor.grid_painter import GridPainter, wall_color
from kneedeep_editor.services.screen_reader import describe, description_of, speak_text
from kneedeep_editor.services.tracing.trace_layer import TraceLayer
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.elements import piece_draft as drafts
from kneedeep_editor.tools.elements.piece_draft import PieceDraft

BRUSH, RECTANGLE, ERASER, DIFFICULT, OPENING = "brush", "rectangle", "eraser", "difficult", "opening"
EDGES = ("wall", "impassable", "blocking")
ON_SIDES = (OPENING, *EDGES)
"""The tools that change the sides of spaces."""
_REACH = 0.75
"""The maximum distance of a click from the side it targets, in spaces."""
_MARGIN = 3
_LEAST = (17, 15)
_CELL_MOST, _CELL_LEAST = 34, 6
_ARROWS = {Qt.Key.Key_Up: "north", Qt.Key.Key_Right: "east", Qt.Key.Key_Down: "south", Qt.Key.Key_Left: "west"}


def _away(x: float, y: float, space: Space, side: str) -> float:
    """The distance of a place from a side of a space, in spaces."""
    (left, top), (right, bottom) = edge_ends(canonical_edge(space, side))
    return math.hypot(x - min(max(x, left), right), y - min(max(y, top), bottom))


class GridWindow(NamedTuple):
    """The visible part of the endless grid."""

    left: int
    top: int
    columns: int
    rows: int


class PieceGrid(QWidget):
    """Shows a draft for drawing. `drawn` has the draft after each gesture, `missed`: a gesture without an effect."""

    drawn = Signal(object)
    missed = Signal()

    def __init__(self, draft: PieceDraft) -> None:
        super().__init__()
        self.setObjectName("piece-grid")
        self.setAccessibleName(tr("Drawing"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.draft = draft
        self.tool = BRUSH
        self.cursor_space: Space = (0, 0)
        self._marked: frozenset[Space] = frozenset()
        (left, top), (width, height) = draft.box
        columns, rows = max(_LEAST[0], width + 2 * _MARGIN), max(_LEAST[1], height + 2 * _MARGIN)
        self._window = GridWindow(left - (columns - width) // 2, top - (rows - height) // 2, columns, rows)
        self._pointed: QPointF | None = None
        self._pulled: QPointF | None = None
        """The start of the drag for an opening. The opening is around the middle of the drag."""
        self._stroke: PieceDraft | None = None
        self._takes_away = False
        self._corner: Space | None = None
        self._last: Space | None = None
        self.trace = TraceLayer(self)
        """The photograph of the tile to trace."""
        self.trace.changed.connect(self.update)
        self._describe()

    def sizeHint(self) -> QSize:
        """The preferred size."""
        return QSize(540, 430)

    def minimumSizeHint(self) -> QSize:
        """The smallest size."""
        return QSize(260, 200)

    # Display

    def show_draft(self, draft: PieceDraft) -> None:
        """Show a draft. The view grows as needed, so that nothing moves under the pointer."""
        self.draft = draft
        self._stroke = self._corner = None
        (left, top), (width, height) = draft.box
        self._take_in(left - 1, top - 1, left + width + 1, top + height + 1)
        self._describe()
        self.update()

    def mark(self, spaces: frozenset[Space]) -> None:
        """Mark spaces with errors."""
        if spaces != self._marked:
            self._marked = spaces
            self.update()

    def use(self, tool: str) -> None:
        """Make a tool current."""
        self.tool = tool
        self._corner = None
        self.update()

    def middle(self) -> tuple[float, float, float]:
        """The middle and the width of the visible grid."""
        window = self._window
        return window.left + window.columns / 2, window.top + window.rows / 2, window.columns

    @property
    def _cell(self) -> float:
        window = self._window
        fits = min(self.width() / window.columns, self.height() / window.rows)
        return float(max(_CELL_LEAST, min(_CELL_MOST, int(fits))))

    @property
    def _corner_at(self) -> QPointF:
        cell, window = self._cell, self._window
        return QPointF(int((self.width() - cell * window.columns) / 2), int((self.height() - cell * window.rows) / 2))

    def _take_in(self, left: int, top: int, right: int, bottom: int) -> None:
        """Extend the visible part of the grid by a box."""
        window = self._window
        left, top = min(window.left, left), min(window.top, top)
        right, bottom = max(window.left + window.columns, right), max(window.top + window.rows, bottom)
        self._window = GridWindow(left, top, right - left, bottom - top)

    def pixel(self, x: float, y: float) -> QPointF:
        """The pixel of a place of the grid."""
        corner, cell, window = self._corner_at, self._cell, self._window
        return QPointF(corner.x() + (x - window.left) * cell, corner.y() + (y - window.top) * cell)

    def place(self, at: QPointF) -> tuple[float, float]:
        """The place of the grid at a pixel."""
        corner, cell, window = self._corner_at, self._cell, self._window
        return window.left + (at.x() - corner.x()) / cell, window.top + (at.y() - corner.y()) / cell

    def _meant(self, at: QPointF) -> tuple[Space, str, bool]:
        """The space and side nearest to a pixel, and whether the pixel is in the second half of that side.

        For openings and printed edges, sides that the tool can change are preferred if nearby.
        """
        x, y = self.place(at)
        column, row = int(x // 1), int(y // 1)
        near = [
            (_away(x, y, space, side), space, side)
            for space in ((column + dx, row + dy) for dx in (0, -1, 1) for dy in (0, -1, 1))
            for side in SIDES
            if space == (column, row) or self.tool in ON_SIDES
        ]
        own = [one for one in near if one[0] <= _REACH and self._works_at(one[1], one[2])]
        _, space, side = min(own or [one for one in near if one[1] == (column, row)])
        later = x - space[0] if side in ("north", "south") else y - space[1]
        return space, side, later >= 0.5

    def _works_at(self, space: Space, side: str) -> bool:
        """Whether the tool can change a side: openings at the rim, edges between two spaces."""
        other = neighbour(space, side) in self.draft.spaces
        return space in self.draft.spaces and self.tool in ON_SIDES and other == (self.tool != OPENING)

    # Drawing

    def _worked(self, draft: PieceDraft, space: Space, side: str) -> PieceDraft:
        """The draft after using the tool at a space or at one of its sides."""
        away = self._takes_away
        if self.tool == BRUSH:
            return drafts.erase_spaces(draft, [space]) if away else drafts.paint_spaces(draft, [space])
        if self.tool == ERASER:
            return drafts.erase_spaces(draft, [space])
        if self.tool == DIFFICULT:
            return drafts.set_difficult(draft, [space], difficult=not away)
        if self.tool in EDGES:
            return drafts.print_edge(draft, space, side, None if away else self.tool)
        return draft

    def _opening_at(self, space: Space, side: str, *, later: bool) -> drafts.Side | None:
        """The existing or possible opening at a side, also seen from outside. None if there is none."""
        sides = (space, side), (neighbour(space, side), opposite(side))
        found = (drafts.opening_at(self.draft, one, rim, later=later) for one, rim in sides)
        return next(filter(None, found), None)

    def _opening(self, space: Space, side: str, *, later: bool) -> PieceDraft:
        """The draft with the opening at a side added or removed."""
        opening = self._opening_at(space, side, later=later)
        return self.draft if opening is None else drafts.toggle_opening(self.draft, opening)

    def _begin(self, space: Space, side: str) -> None:
        """Decide whether a new stroke adds or removes parts."""
        if self.tool == DIFFICULT:
            self._takes_away = space in self.draft.difficult
        elif self.tool in EDGES:
            self._takes_away = drafts.printed_edge_at(self.draft, space, side) == self.tool

    def _end(self, draft: PieceDraft) -> None:
        self._stroke = self._corner = self._last = None
        self._takes_away = False
        if draft == self.draft and self.tool in ON_SIDES:
            self.missed.emit()
        if draft != self.draft:
            self.show_draft(draft)
            self.drawn.emit(draft)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke. The right button erases."""
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        space, side, later = self._meant(event.position())
        self.cursor_space = space
        self._begin(space, side)
        self._takes_away |= event.button() == Qt.MouseButton.RightButton
        if self.tool == OPENING:
            self._pointed = self._pulled = event.position()
        elif self.tool == RECTANGLE:
            self._corner, self._stroke = space, self.draft
            self._stretch(space)
        else:
            self._last = space
            self._stroke = self._worked(self.draft, space, side)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue the stroke, or preview a click."""
        self._pointed = event.position()
        if self._pulled is not None:
            self._pointed = (self._pulled + event.position()) / 2
        if self._stroke is not None:
            space, side, later = self._meant(event.position())
            self.cursor_space = space
            if self._corner is not None:
                self._stretch(space)
            else:
                for one in spaces_between(self._last or space, space) if self.tool not in EDGES else (space,):
                    self._stroke = self._worked(self._stroke, one, side)
                self._last = space
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke as one step."""
        if self._pulled is not None and not event.buttons():
            space, side, later = self._meant((self._pulled + event.position()) / 2)
            self._pulled = None
            self._end(self._opening(space, side, later=later))
        elif self._stroke is not None and not event.buttons():
            self._end(self._stroke)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        self._pointed = None
        self.update()

    def _stretch(self, space: Space) -> None:
        assert self._corner is not None
        (x, y), (right, bottom) = self._corner, space
        columns, rows = range(min(x, right), max(x, right) + 1), range(min(y, bottom), max(y, bottom) + 1)
        change = drafts.erase_spaces if self._takes_away else drafts.paint_spaces
        self._stroke = change(self.draft, product(columns, rows))

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the grid from the window's shortcuts. Esc first cancels a stroke."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            cancels = event.key() == Qt.Key.Key_Escape and (self._stroke is not None or self._corner is not None)
            if cancels or event.key() in (*_ARROWS, Qt.Key.Key_Space):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move the cursor. Space draws there, Shift with an arrow on a side, Delete removes."""
        if (key := event.key()) in _ARROWS:
            side = _ARROWS[Qt.Key(key)]
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._work_at_side(side)
            else:
                self._lead(side)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.tool not in ON_SIDES:
            self._work_at_cursor()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._end(drafts.erase_spaces(self.draft, [self.cursor_space]))
        elif key == Qt.Key.Key_Escape and (self._corner is not None or self._stroke is not None):
            self._end(self.draft)
        else:
            super().keyPressEvent(event)

    def _lead(self, side: str) -> None:
        self.cursor_space = neighbour(self.cursor_space, side)
        x, y = self.cursor_space
        self._take_in(x, y, x + 1, y + 1)
        if self._corner is not None:
            self._stretch(self.cursor_space)
        self._describe()
        self.update()

    def _work_at_cursor(self) -> None:
        space = self.cursor_space
        if self.tool != RECTANGLE:
            self._begin(space, "north")
            self._takes_away |= self.tool == BRUSH and space in self.draft.spaces
            self._end(self._worked(self.draft, space, "north"))
        elif self._corner is not None and self._stroke is not None:
            self._end(self._stroke)
        else:
            self._corner = space
            self._stretch(space)
            self._describe()
            self.update()

    def _work_at_side(self, side: str) -> None:
        if self.tool == OPENING:
            self._end(self._opening(self.cursor_space, side, later=True))
        elif self.tool in EDGES:
            self._begin(self.cursor_space, side)
            self._end(self._worked(self.draft, self.cursor_space, side))

    def _describe(self) -> None:
        """Set the description of the cursor's target for screen readers."""
        if (text := self.described) != description_of(self):
            describe(self, text)
            if self.hasFocus():
                speak_text(self, text)

    @property
    def described(self) -> str:
        """The description of the cursor's target."""
        drawn = [] if self._corner is None else [tr("a rectangle is being drawn")]
        return ", ".join([*drafts.space_words(self.draft, self.cursor_space), *drawn])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        self._describe()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid, spaces, edges, openings, and the preview of a click."""
        painter = QPainter(self)
        theme, cell, window = THEMES[current_theme().name], self._cell, self._window
        draft = self._stroke if self._stroke is not None else self.draft
        painter.fillRect(self.rect(), QColor(theme.background))
        parts = GridPainter(painter, self.pixel, cell)
        columns, rows = range(window.left, window.left + window.columns), range(window.top, window.top + window.rows)
        parts.paint_cells(draft, product(columns, rows), theme)
        origin = self.pixel(0, 0)
        view = cell, origin.x(), origin.y()
        self.trace.paint(painter, *view)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        parts.paint_difficult(draft, QColor(theme.blue))
        parts.paint_rim(draft, QColor(wall_color(theme)))
        for at, side, kind in draft.edges:
            parts.paint_printed(at, side, kind)
        for opening in draft.openings:
            parts.paint_opening(opening, QColor(current_theme().fine))
        parts.paint_errors(self._marked, theme)
        if self._pointed is not None and self._stroke is None:
            self._paint_meant(parts, QColor(theme.info))
        self.trace.paint_clicked(painter, *view)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(current_theme().focus), 2, Qt.PenStyle.DashLine))
            painter.drawRect(parts.box(self.cursor_space).adjusted(1, 1, -1, -1))
            painter.setPen(QPen(QColor(current_theme().focus), 1))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def _paint_meant(self, parts: GridPainter, ink: QColor) -> None:
        """Paint the target of a click."""
        assert self._pointed is not None
        space, side, later = self._meant(self._pointed)
        painter, cell = parts.painter, parts.cell
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.tool == OPENING:
            if (opening := self._opening_at(space, side, later=later)) is not None:
                spaces = drafts.opening_spaces(opening)
                painter.setPen(QPen(ink, max(3.0, cell / 6)))
                painter.drawLine(parts.ends(spaces[0], opening[1])[0], parts.ends(spaces[1], opening[1])[1])
        elif self.tool in EDGES:
            if {space, neighbour(space, side)} <= self.draft.spaces:
                painter.setPen(QPen(ink, max(3.0, cell / 6)))
                painter.drawLine(*parts.ends(space, side))
        else:
            painter.setPen(QPen(ink, 2))
            painter.drawRect(parts.box(space).adjusted(1, 1, -1, -1))
