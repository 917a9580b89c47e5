"""Pages as lists of placed items, and their painting."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextLayout

from kneedeep.drawing.primitive import DisplayList
from kneedeep_editor.canvas.display_painter import DisplayPainter

DOTS = 10
"""Dots per point. Layout uses tenths of a point, so that font sizes are whole numbers."""


class Line(NamedTuple):
    """A line of laid-out text. `y`: the top of the text's first line."""

    layout: QTextLayout
    number: int
    x: float
    y: float


class PlacedPicture(NamedTuple):
    """A picture with its north-west corner at (x, y) and `unit` dots per board unit. `clip`: its visible part."""

    picture: DisplayList
    x: float
    y: float
    unit: float
    clip: tuple[float, float, float, float] | None = None


class Rule(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    color: str


class Background(NamedTuple):
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    color: str


Mark: TypeAlias = Line | PlacedPicture | Rule | Background


class Bookmark(NamedTuple):
    """An entry of the table of contents: a heading, its level from 1, and its position on the page."""

    text: str
    level: int
    y: float


@dataclass(slots=True)
class Page:
    """A page: its size in dots, its orientation, its content and headings."""

    width: float
    height: float
    lying: bool = False
    marks: list[Mark] = field(default_factory=list)
    bookmarks: list[Bookmark] = field(default_factory=list)

    def write(self, text: QTextLayout, x: float, y: float) -> None:
        """Place all lines of a text."""
        self.marks += [Line(text, number, x, y) for number in range(text.lineCount())]


def paint(page: Page, painter: QPainter, player: DisplayPainter) -> None:
    """Paint a page with a painter in dots."""
    for mark in page.marks:
        if isinstance(mark, Line):
            painter.setPen(QColor("#000000"))
            mark.layout.lineAt(mark.number).draw(painter, QPointF(mark.x, mark.y))
        elif isinstance(mark, Rule):
            pen = QPen(QColor(mark.color), mark.width)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(mark.x1, mark.y1), QPointF(mark.x2, mark.y2))
        elif isinstance(mark, Background):
            painter.fillRect(QRectF(mark.x, mark.y, mark.width, mark.height), QColor(mark.color))
        else:
            _paint_picture(mark, painter, player)


def _paint_picture(mark: PlacedPicture, painter: QPainter, player: DisplayPainter) -> None:
    x, y, _, _ = mark.picture.box
    painter.save()
    try:
        if mark.clip is not None:
            painter.setClipRect(QRectF(*mark.clip))
        painter.translate(mark.x, mark.y)
        painter.scale(mark.unit, mark.unit)
        painter.translate(-x, -y)
        player.play(painter, mark.picture)
    finally:
        painter.restore()
