"""The map with its overlays: fields, marks, arcs, previews, cursor, rulers."""

import math

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame

from kneedeep.analysis.layout.area_parts import contacts
from kneedeep.drawing.marks import Mark
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.board_view import BoardView
from kneedeep_editor.canvas.decorations import Decorations
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.event_layer import EventLayer
from kneedeep_editor.canvas.keyboard_control import KeyboardPointer
from kneedeep_editor.canvas.keyboard_cursor import paint_cursor
from kneedeep_editor.canvas.overlay_field import OverlayField
from kneedeep_editor.canvas.placement_preview import PlacementPreview
from kneedeep_editor.canvas.rulers import RULER, Rulers
from kneedeep_editor.canvas.teleporter_layer import TeleporterLayer
from kneedeep_editor.canvas.toolbox import Toolbox
from kneedeep_editor.canvas.viewpoint import Box, fit_box, whole_pixel_scale
from kneedeep_editor.canvas.workspace import Workspace
from kneedeep_editor.services.tracing.trace_layer import TraceLayer
from kneedeep_editor.texts import tr
from kneedeep_editor.tools.layers import TOKENS

_TOLD = 12.0
"""Pixels per space from which elements are recognizable."""
_AROUND_CURSOR = 1.5
"""The margin around the keyboard cursor that is kept visible, in spaces."""


def empty_hint(work: Workspace, *, traced: bool = False) -> tuple[str, tuple[str, ...]] | None:
    """The title and lines shown on an empty map. None if the map needs no hint. `traced`: there is a picture."""
    if not work.document.readable:
        return tr("This file could not be read as a scenario"), (
            tr("The list of problems below shows what is wrong with it."),
            tr("The editor does not overwrite it."),
        )
    if work.document.scenario.pieces or work.preview.ghost is not None or traced:
        return None
    return tr("The map is empty"), (
        work.texts.tr("Click a piece in the palette, then click here to lay it."),
        work.texts.tr("Or drag it here. Pieces snap to each other's openings."),
        tr("File > Samples opens finished maps, File > Generate makes new ones, Tools > Furnish completes yours."),
    )


class OverlaidMap(BoardView):
    """The map of a workspace."""

    rim = RULER
    painted = Signal()

    def __init__(self, work: Workspace, toolbox: Toolbox, theme: Theme, player: DisplayPainter) -> None:
        super().__init__(theme, player)
        self._work = work
        self._overlay = Decorations(player, theme)
        self._rulers = Rulers(theme)
        self._ghosts = PlacementPreview(player, theme)
        self._arcs = TeleporterLayer(player, theme)
        self.events = EventLayer(player, theme)
        self.event_note = ""
        """The text of the hovered arc."""
        self.trace = TraceLayer(self)
        """The layer of the traced picture."""
        self.trace.changed.connect(self.update)
        self._field: OverlayField | None = None
        self._mouse: QPointF | None = None
        self.keyboard_pointer = KeyboardPointer(work, toolbox, self)
        self._looks = True
        self.chunks.show(work.board, work.layers.hidden)
        work.layers_changed.connect(self._show_board)
        work.document.changed.connect(self._show_board)
        work.document.renamed.connect(self.update)
        work.selected.changed.connect(self.update)
        work.preview_changed.connect(self.update)

    def whole(self) -> Box:
        """The box of all spaces and of the traced picture, or a default box."""
        whole = self.trace.extent
        if spaces := self._work.board.spaces:
            left, right = spaces[0][0], spaces[-1][0]
            top, bottom = min(y for _, y in spaces), max(y for _, y in spaces)
            whole |= QRectF(left, top, right + 1 - left, bottom + 1 - top)
        return super().whole() if whole.isEmpty() else (whole.x(), whole.y(), whole.width(), whole.height())

    def center_on(self, box: Box) -> None:
        """Center a part of the board (x, y, width, height), zooming out if it does not fit."""
        self.keyboard_pointer.put(self._first_space(box))
        fit = fit_box(box, self.width(), self.height(), 80)
        self.center(box, whole_pixel_scale(min(fit.scale, max(self.view.scale, 24.0))))

    def bring_in(self, box: Box) -> None:
        """Center a part of the board, unless it is completely visible and large enough."""
        rim = self.rim / self.view.scale
        with_rulers = (box[0] - rim, box[1] - rim, box[2] + rim, box[3] + rim)
        if self.shows(with_rulers) and self.view.scale >= _TOLD:
            self.keyboard_pointer.put(self._first_space(box))
        else:
            self.center_on(box)

    def _first_space(self, box: Box) -> tuple[int, int]:
        """The first space of the board in a box, else the middle of the box."""
        x, y, width, height = box
        inside = (
            space for space in self._work.board.spaces if x <= space[0] < x + width and y <= space[1] < y + height
        )
        return next(inside, (math.floor(x + width / 2), math.floor(y + height / 2)))

    def covered(self, place: QRect) -> int:
        """The number of spaces under a rectangle of the widget."""
        left, top = self.view.to_board(place.left(), place.top())
        right, bottom = self.view.to_board(place.right(), place.bottom())
        return sum(left < x + 1 and x < right and top < y + 1 and y < bottom for x, y in self._work.board.spaces)

    def show_mark(self, mark: Mark | None) -> None:
        """Show a mark, None for none."""
        self.show_marks([mark] if mark is not None else [])

    def show_marks(self, marks: list[Mark]) -> None:
        """Show several marks, such as a finding and its witness."""
        self._overlay.show_marks(marks)
        self.update()

    def use_theme(self, theme: Theme) -> None:
        """Use another theme. The map is redrawn at once if the time suffices."""
        self._overlay.use_theme(theme)
        self._rulers.use_theme(theme)
        self._ghosts.use_theme(theme)
        self._arcs.use_theme(theme)
        self.events.use_theme(theme)
        super().use_theme(theme)

    def show_field(self, field: OverlayField | None) -> None:
        """Show the field of an overlay, None for none."""
        self._field = field
        self.update()

    def show_faint(self, boxes: list[tuple[int, int, int, int]], marines: int | None = None) -> None:
        """Show boxes (x, y, width, height) faintly, and the arcs for a number of marines."""
        self._overlay.faint = boxes
        self._arcs.marines = marines
        self.update()

    def show_arcs(self, *, shown: bool) -> None:
        """Show the arcs of all teleporters, or only of hovered and selected ones."""
        self._arcs.shown = shown
        self.update()

    def show_looks(self, *, shown: bool) -> None:
        """Show the scenario's look, or the plain map."""
        if shown != self._looks:
            self._looks = shown
            self._show_board()

    def show_signs(self, signs: dict[tuple[int, int], str]) -> None:
        """Show signs of findings on spaces, given severities by space."""
        self._overlay.signs = signs
        self.update()

    def _show_board(self) -> None:
        changed = self.chunks.show(self._work.board, self._work.layers.hidden, looks=self._looks)
        if not changed:
            return
        if changed.intersection(self._seen()):
            self._renew()
        self._sharpen_timer.start(0)
        self.update()

    @property
    def spot(self) -> QPointF:
        """The position for a menu: at the mouse or the keyboard cursor, else in the middle."""
        return self._spot or QPointF(self.width() / 2, self.height() / 2)

    @property
    def _spot(self) -> QPointF | None:
        """The position of a note about the hovered element: at the mouse or the keyboard cursor."""
        if self.keyboard_pointer.shown:
            x, y = self.keyboard_pointer.cursor.space
            return QPointF(*self.view.to_pixels(x + 1, y + 1))
        return self._mouse if self.space is not None else None

    def _notices_top(self) -> int:
        """The top of the notice over the map, or the bottom of the map without one."""
        notices = self.findChildren(QFrame, "notice", Qt.FindChildOption.FindDirectChildrenOnly)
        return min((one.y() for one in notices if one.isVisible()), default=self.height())

    def _keep_in_sight(self, box: Box) -> None:
        left, top = self.view.to_pixels(box[0] - _AROUND_CURSOR, box[1] - _AROUND_CURSOR)
        right, bottom = self.view.to_pixels(box[0] + box[2] + _AROUND_CURSOR, box[1] + box[3] + _AROUND_CURSOR)
        dx = min(0.0, self.width() - right) or max(0.0, RULER - left)
        dy = min(0.0, self.height() - self.foot - bottom) or max(0.0, RULER - top)
        if dx or dy:
            self._to_fit = False
            self.set_viewpoint(self.view.panned(dx, dy).settled())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint chunks, ghost and overlays."""
        with QPainter(self) as painter:
            ratio, view, work = self.devicePixelRatioF(), self.view, self._work
            self._paint_board(painter)
            self.trace.paint(painter, *view)
            self._overlay.paint_faint(painter, view, self.width(), self.height())
            if self._field is not None:
                self._field.paint(painter, view, self.width(), self.height(), ratio)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            preview = work.preview
            lit = (work.selection, preview.hovered)
            size, gliding = (self.width(), self.height()), self._glide is not None
            if TOKENS not in work.layers.hidden:
                self._arcs.paint(painter, work.board, view, size, lit, moving=gliding)
            self.events.paint(painter, view, size, *lit, moving=gliding)
            self._overlay.paint_selection(painter, work.board, view, work.selection, preview, work.place)
            self._overlay.paint_contacts(painter, view, contacts(work.board))
            self._overlay.paint_marks(painter, view, ratio)
            self._ghosts.paint(painter, work.board, preview, view, ratio)
            self._overlay.paint_preview(painter, view, preview)
            if self._spot is not None and (note := preview.reason or self.event_note):
                room = self.width(), self._notices_top()
                self._overlay.paint_note(painter, self._spot, note, *room, blocked=bool(preview.blocked))
            if (empty := empty_hint(work, traced=self.trace.trace is not None)) is not None:
                self._overlay.paint_text(painter, self.width(), self.height(), *empty)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            if self.keyboard_pointer.shown:
                paint_cursor(
                    painter,
                    view,
                    self.keyboard_pointer.cursor,
                    held=self.keyboard_pointer.holding,
                    focused=self.hasFocus(),
                )
            self.trace.paint_clicked(painter, *view)
            self._rulers.paint(painter, view, self.width(), self.height(), self.space)
            self._paint_focus(painter)
        self.painted.emit()
