"""The styles of overlays: a color and a pattern each, so that they can be distinguished without color."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from kneedeep.drawing.space_field import FIELD_STYLES
from kneedeep.drawing.theme import DARK, THEMES
from kneedeep.support.resources import table_rows
from kneedeep_editor.services.icons import blank_pixmap
from kneedeep_editor.services.window_theme import current_theme

_TILE = 16


class OverlayStyle(NamedTuple):
    """The fill of a layer's spaces. `pattern`: plain, rising, falling, crossed, level, upright, dots, grid, none."""

    color: str
    pattern: str
    fill: float = 0.22
    ink: float = 0.75
    apart: int = 8
    rimmed: bool = False


STYLES: dict[str, OverlayStyle] = {
    **{
        name: OverlayStyle(color, pattern, float(fill), float(ink), int(apart), bool(rimmed))
        for name, color, pattern, fill, ink, apart, rimmed in table_rows(__file__, "overlay_styles.txt")
    },
    **{
        name: OverlayStyle(style.color, style.pattern, style.fill, style.ink, rimmed=style.rimmed)
        for name, style in FIELD_STYLES.items()
    },
    **{
        f"area-{place}": OverlayStyle(color, pattern, 0.34, 0.7)
        for place, (color, pattern) in enumerate(
            zip(DARK.areas, ("rising", "level", "dots", "falling", "upright", "crossed", "grid", "plain"), strict=True)
        )
    },
}


@cache
def brush_of(name: str, ratio: float) -> QBrush:
    """The brush of a style for a device pixel ratio. Raises KeyError for an unknown style."""
    style = STYLES[name]
    tile = blank_pixmap(_TILE, _TILE, ratio, _alpha(style.color, style.fill))
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Lines lighter or darker than their background are visible in print and without color.
        ink = _alpha(
            "#c9d1d8" if style.color == "#0b0d0f" else style.color, style.ink * (0.4 if style.color == "#0b0d0f" else 1)
        )
        painter.setPen(QPen(ink, 1.3))
        _draw(painter, style, ink)
    return QBrush(tile)


def _draw(painter: QPainter, style: OverlayStyle, ink: QColor) -> None:
    size, apart = _TILE, style.apart
    spots = range(0, size + 1, apart)
    if style.pattern in ("rising", "crossed"):
        for at in range(-size, size + 1, apart):
            painter.drawLine(QPointF(at, size), QPointF(at + size, 0))
    if style.pattern in ("falling", "crossed"):
        for at in range(-size, size + 1, apart):
            painter.drawLine(QPointF(at, 0), QPointF(at + size, size))
    if style.pattern in ("level", "grid"):
        for at in spots:
            painter.drawLine(QPointF(0, at + 0.5), QPointF(size, at + 0.5))
    if style.pattern in ("upright", "grid"):
        for at in spots:
            painter.drawLine(QPointF(at + 0.5, 0), QPointF(at + 0.5, size))
    if style.pattern == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x in spots:
            for y in spots:
                painter.drawEllipse(QPointF(x - apart / 2, y - apart / 2), 1.7, 1.7)


def swatch(name: str, width: int, height: int, ratio: float) -> QPixmap:
    """A small picture of a style for a legend, on the current floor of the map."""
    made = blank_pixmap(width, height, ratio, QColor(THEMES[current_theme().name].floor))
    with QPainter(made) as painter:
        box = QRectF(0, 0, width, height)
        painter.fillRect(box, brush_of(name, ratio))
        style = STYLES[name]
        painter.setPen(QPen(QColor(style.color if style.rimmed else "#14171a"), 3 if style.rimmed else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    return made


def _alpha(color: str, alpha: float) -> QColor:
    made = QColor(color)
    made.setAlphaF(alpha)
    return made
