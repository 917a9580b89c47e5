"""Decorations over the map: selection, hover, highlighted edges, rubber band, findings."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from kneedeep.analysis.layout.area_parts import Contact
from kneedeep.board import Board
from kneedeep.drawing import DisplayList, Theme
from kneedeep.drawing.event_arcs import LIT, EventArc, draw_event_arcs
from kneedeep.drawing.marks import Mark, draw_marks
from kneedeep.model.geometry.space import edge_ends
from kneedeep_editor.canvas.arc_tiles import thickness
from kneedeep_editor.canvas.display_painter import DisplayPainter, edge_lines, stroke
from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.tools.geometry.extent import Extent, extent_of, outline_strokes
from kneedeep_editor.tools.protocol import ToolPreview

Space = tuple[int, int]
_SELECTED = "#ffffff"
_HOVERED = "#8fd3ff"
_JOINS = "#63f29a"
_LIT = "#ffd257"
_STOPPED = "#ff5a5f"
_SIGN, _SIGN_ITEMS = 18, 3


class SelectionOutline(NamedTuple):
    """Lines along the rims of spaces, and rounded boxes around doors."""

    lines: list[QLineF]
    boxes: list[QRectF]


class Decorations:
    """Paints the decorations over the map, with cached outlines."""

    def __init__(self, player: DisplayPainter, theme: Theme) -> None:
        self._player = player
        self._theme = theme
        self._outlines: dict[tuple[frozenset[int], Space | None], tuple[Board, SelectionOutline]] = {}
        self._marks: list[Mark] = []
        self._shown: DisplayList | None = None
        self.faint: list[tuple[int, int, int, int]] = []
        """Boxes of dimmed spaces (x, y, width, height)."""
        self.signs: dict[tuple[int, int], str] = {}
        """The severities of the small signs on spaces."""
        self._pixmaps: dict[tuple[str, float], QPixmap] = {}

    def use_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self._pixmaps.clear()
        self.show_marks(self._marks)

    def show_marks(self, marks: list[Mark]) -> None:
        """Show several marks."""
        self._marks = marks
        self._shown = draw_marks(marks, self._theme) if marks else None

    def paint_faint(self, painter: QPainter, view: Viewpoint, width: int, height: int) -> None:
        """Paint a veil with a dotted frame over elements that the shown number of marines lacks."""
        if not self.faint:
            return
        veil = QColor(self._theme.floor)
        veil.setAlphaF(0.74)
        left, top, across, down = view.seen(width, height)
        size = view.scale
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(veil)
        painter.setPen(QPen(QColor(self._theme.rim_text), 1, Qt.PenStyle.DotLine))
        for x, y, wide, high in self.faint:
            if left - wide < x < left + across and top - high < y < top + down:
                corner = QPointF(*view.to_pixels(x, y))
                area = QRectF(corner.x(), corner.y(), wide * size, high * size)
                painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), size / 6, size / 6)
        painter.restore()

    def paint_selection(
        self,
        painter: QPainter,
        board: Board,
        view: Viewpoint,
        selected: frozenset[int],
        preview: ToolPreview,
        place: Space | None = None,
    ) -> None:
        """Paint the outlines of the selection, or of one place of it, and of the pointer's target."""
        pointed = preview.hovered - selected
        for serials, one, color, width in (
            (pointed | selected if place is not None else pointed, None, _HOVERED, 1.6),
            (selected, place, _SELECTED, 2.4),
        ):
            if serials:
                lines, boxes = self._outline(board, serials, one)
                painter.save()
                painter.translate(view.left, view.top)
                painter.scale(view.scale, view.scale)
                for ink, thick in (("#000000", width + 2.4), (color, width)):
                    pen = QPen(QColor(ink), thick)
                    pen.setCosmetic(True)
                    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                    painter.setPen(pen)
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    # A single path would take quadratic time.
                    painter.drawLines(lines)
                    for box in boxes:
                        painter.drawRoundedRect(box, 0.2, 0.2)
                painter.restore()

    def paint_preview(self, painter: QPainter, view: Viewpoint, preview: ToolPreview) -> None:
        """Paint highlighted edges, future joints and the rubber band."""
        for line in preview.lines:
            stroke(painter, edge_lines(view, line), _LIT, 5)
        if preview.joints:
            stroke(painter, edge_lines(view, preview.joints), _JOINS, 6)
        if preview.way or preview.line:
            self._paint_measure(painter, view, preview)
        if preview.link is not None:
            arc = EventArc(*preview.link, "does", 0.5)
            items = draw_event_arcs([arc], self._theme, thickness(view.scale), LIT)
            self._play(painter, view, DisplayList((0, 0, 1, 1), (("way", items),), {}, None))
        if preview.band is not None:
            left, top, right, bottom = preview.band
            corner, other = QPointF(*view.to_pixels(left, top)), QPointF(*view.to_pixels(right, bottom))
            fill = QColor(_HOVERED)
            fill.setAlphaF(0.14)
            painter.setBrush(fill)
            painter.setPen(QPen(QColor(_HOVERED), 1, Qt.PenStyle.DashLine))
            painter.drawRect(QRectF(corner, other))

    def _play(self, painter: QPainter, view: Viewpoint, picture: DisplayList) -> None:
        painter.save()
        painter.translate(view.left, view.top)
        painter.scale(view.scale, view.scale)
        self._player.play(painter, picture)
        painter.restore()

    def _paint_measure(self, painter: QPainter, view: Viewpoint, preview: ToolPreview) -> None:
        """Paint the path in dots, the line of sight up to its end, and a cross where it is stopped."""

        def middle(x: float, y: float) -> QPointF:
            return QPointF(*view.to_pixels(x + 0.5, y + 0.5))

        ends: list[tuple[QPointF, QPointF, str, Qt.PenStyle]] = []
        spots = [middle(*space) for space in preview.way]
        ends += [(a, b, _JOINS, Qt.PenStyle.DotLine) for a, b in zip(spots, spots[1:], strict=False)]
        if preview.line is not None:
            start, end = (middle(*space) for space in preview.line)
            if preview.stopped is None:
                ends.append((start, end, _LIT, Qt.PenStyle.SolidLine))
            else:
                stop = QPointF(*view.to_pixels(*preview.stopped))
                ends += [(start, stop, _LIT, Qt.PenStyle.SolidLine), (stop, end, _STOPPED, Qt.PenStyle.DashLine)]
                arm = QPointF(6, 6), QPointF(6, -6)
                ends += [(stop - one, stop + one, _STOPPED, Qt.PenStyle.SolidLine) for one in arm]
        for first, last, color, dash in ends:
            for ink, thick, style in (("#000000", 5, Qt.PenStyle.SolidLine), (color, 2.6, dash)):
                painter.setPen(QPen(QColor(ink), thick, style, Qt.PenCapStyle.RoundCap))
                painter.drawLine(first, last)
        painter.setPen(QPen(QColor("#000000"), 1.5))
        for space in {*preview.way[:1], *preview.way[-1:], *(preview.line or ())}:
            painter.setBrush(QColor(_LIT))
            painter.drawEllipse(middle(*space), 5, 5)

    def paint_contacts(self, painter: QPainter, view: Viewpoint, touching: Iterable[Contact]) -> None:
        """Paint a dashed line where pieces touch without joining."""
        for contact in touching:
            stroke(painter, edge_lines(view, contact.edges), _STOPPED, 4, Qt.PenStyle.DotLine)

    def paint_marks(self, painter: QPainter, view: Viewpoint, ratio: float) -> None:
        """Paint the signs of all findings, and the shown marks."""
        if self._shown is not None:
            self._play(painter, view, self._shown)
        for (column, row), severity in self.signs.items():
            x, y = view.to_pixels(column, row)
            painter.drawPixmap(QPointF(round(x) - _SIGN / 2, round(y) - _SIGN / 2), self._sign(severity, ratio))

    def paint_note(self, painter: QPainter, at: QPointF, text: str, width: int, height: int, *, blocked: bool) -> None:
        """Paint a note beside the pointer and within the view. `blocked`: why an element can't be placed."""
        font = QFont()
        font.setPixelSize(12)
        painter.setFont(font)
        room = QRectF(0, 0, min(300.0, width - 32), height)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        box = painter.boundingRect(room, flags, text).adjusted(-8, -5, 8, 5)
        left = min(at.x() + 18, width - box.width() - 4)
        top = at.y() + 20 if at.y() + 20 + box.height() < height else min(at.y() - 12, height) - box.height()
        box.moveTopLeft(QPointF(max(4.0, left), top))
        ground = QColor("#000000")
        ground.setAlphaF(0.86)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(self._theme.error if blocked else self._theme.info), 1.5))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(box.adjusted(8, 5, -8, -5), flags, text)

    def paint_text(self, painter: QPainter, width: int, height: int, title: str, lines: Iterable[str]) -> None:
        """Paint a title and lines below it in the middle, as first steps on an empty map."""
        font = QFont()
        font.setPixelSize(20)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.rim_text))
        middle = height / 2 - 24
        painter.drawText(QRectF(0, middle - 30, width, 30), Qt.AlignmentFlag.AlignCenter, title)
        font.setPixelSize(13)
        font.setBold(False)
        painter.setFont(font)
        for number, line in enumerate(lines):
            painter.drawText(QRectF(0, middle + 12 + 22 * number, width, 20), Qt.AlignmentFlag.AlignCenter, line)

    def _outline(self, board: Board, serials: frozenset[int], place: Space | None) -> SelectionOutline:
        known = self._outlines.get((serials, place))
        if known is None or known[0] is not board:
            if len(self._outlines) > 8:
                self._outlines.clear()
            extent = extent_of(board, serials, place)
            known = self._outlines[serials, place] = (board, outline_of(extent))
        return known[1]

    def _sign(self, severity: str, ratio: float) -> QPixmap:
        pixmap = self._pixmaps.get((severity, ratio))
        if pixmap is None:
            picture = draw_marks([Mark(severity, spaces=((0, 0),))], self._theme)  # type: ignore[arg-type]
            sign = [(name, items[-_SIGN_ITEMS:]) for name, items in picture.layers]
            pixmap = QPixmap(round(_SIGN * ratio), round(_SIGN * ratio))
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.scale(_SIGN * ratio * 1.75, _SIGN * ratio * 1.75)
                painter.translate(0.285, 0.285)
                self._player.play(painter, picture._replace(layers=tuple(sign)))
            pixmap.setDevicePixelRatio(ratio)
            self._pixmaps[severity, ratio] = pixmap
        return pixmap


def outline_of(extent: Extent) -> SelectionOutline:
    """The outlines of elements in board units."""
    lines = [QLineF(*stroke) for patch in extent.patches for stroke in outline_strokes(patch)]
    boxes = []
    for line in extent.lines:
        spots = [point for edge in line for point in edge_ends(edge)]
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        right, bottom = max(x for x, _ in spots), max(y for _, y in spots)
        boxes.append(QRectF(left - 0.2, top - 0.2, right - left + 0.4, bottom - top + 0.4))
    return SelectionOutline(lines, boxes)
