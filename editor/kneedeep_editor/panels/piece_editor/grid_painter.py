"""Painting of a piece type's grid: spaces, rims, openings, printed edges."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kneedeep.drawing.theme import LIGHT, THEMES, Theme, mixed
from kneedeep.model.geometry.space import SIDES, Space, canonical_edge, edge_ends, neighbour
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.tools.elements import piece_draft as drafts
from kneedeep_editor.tools.elements.piece_draft import PieceDraft


class GridPainter:
    """Paints the parts of a draft. `pixel`: maps a place of the grid to pixels. `cell`: the pixels of a space."""

    def __init__(self, painter: QPainter, pixel: Callable[[float, float], QPointF], cell: float) -> None:
        self.painter, self.pixel, self.cell = painter, pixel, cell

    def box(self, space: Space) -> QRectF:
        """The rectangle of a space."""
        return QRectF(self.pixel(*space), self.pixel(space[0] + 1, space[1] + 1))

    def ends(self, space: Space, side: str) -> tuple[QPointF, QPointF]:
        """The ends of a side of a space."""
        first, last = edge_ends(canonical_edge(space, side))
        return self.pixel(*first), self.pixel(*last)

    def paint_cells(self, draft: PieceDraft, cells: Iterable[Space], theme: Theme) -> None:
        """Paint some cells of the grid, with floor on the spaces of the draft."""
        floor, seam = QColor(theme.floor), QColor(theme.seam)
        faint = QColor(mixed(theme.background, theme.rim_text, 0.16))
        for cell in cells:
            if cell in draft.spaces:
                self.painter.fillRect(self.box(cell), floor)
            self.painter.setPen(QPen(seam if cell in draft.spaces else faint, 1))
            self.painter.drawRect(self.box(cell))

    def paint_errors(self, spaces: Iterable[Space], theme: Theme) -> None:
        """Mark spaces with errors."""
        for space in spaces:
            self.painter.fillRect(self.box(space), _see_through(theme.error, 70))
            self.painter.setPen(QPen(QColor(theme.error), 2))
            self.painter.drawRect(self.box(space).adjusted(2, 2, -2, -2))

    def paint_difficult(self, draft: PieceDraft, ink: QColor) -> None:
        """Paint a dotted border inside the difficult spaces. Rule: Learn to Play p. 10 (difficult)."""
        self.painter.setPen(QPen(ink, max(2.0, self.cell / 10), Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
        for space in draft.difficult:
            for side in SIDES:
                if neighbour(space, side) not in draft.difficult:
                    out = neighbour((0, 0), side)
                    inside = QPointF(-out[0], -out[1]) * (self.cell / 6)
                    first, last = self.ends(space, side)
                    self.painter.drawLine(first + inside, last + inside)

    def paint_rim(self, draft: PieceDraft, ink: QColor) -> None:
        """Paint the walls around a piece with gaps for openings."""
        self.painter.setPen(QPen(ink, max(2.0, self.cell / 8), Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        gaps = {(one, rim[1]) for rim in draft.openings for one in drafts.opening_spaces(rim)}
        for space in draft.spaces:
            for side in SIDES:
                if neighbour(space, side) not in draft.spaces and (space, side) not in gaps:
                    self.painter.drawLine(*self.ends(space, side))

    def paint_opening(self, opening: tuple[Space, str], ink: QColor) -> None:
        """Paint an opening as a dashed line with an outward arrow."""
        spaces, side = drafts.opening_spaces(opening), opening[1]
        first, last = self.ends(spaces[0], side)[0], self.ends(spaces[1], side)[1]
        self.painter.setPen(QPen(ink, max(1.5, self.cell / 12), Qt.PenStyle.DotLine))
        self.painter.drawLine(first, last)
        middle = (first + last) / 2
        out = neighbour((0, 0), side)
        tip = middle + QPointF(out[0], out[1]) * (self.cell * 0.45)
        wing = QPointF(out[1], out[0]) * (self.cell * 0.28)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(ink)
        self.painter.drawPolygon(QPolygonF([tip, middle + wing, middle - wing]))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint_printed(self, at: Space, side: str, kind: str) -> None:
        """Paint a printed edge: impassable as red dots, blocking as a red line. Rule: Learn to Play p. 10."""
        theme = THEMES[current_theme().name]
        ink = wall_color(theme) if kind == "wall" else theme.red
        dotted = kind == "impassable"
        style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        cap = Qt.PenCapStyle.RoundCap if dotted else Qt.PenCapStyle.FlatCap
        self.painter.setPen(QPen(QColor(ink), max(2.0, self.cell / 8), style, cap))
        self.painter.drawLine(*self.ends(at, side))


def wall_color(theme: Theme) -> str:
    """A color for walls in contrast to the floor."""
    return theme.wall if theme is LIGHT else theme.wall_top


def _see_through(color: str, alpha: int) -> QColor:
    made = QColor(color)
    made.setAlpha(alpha)
    return made
