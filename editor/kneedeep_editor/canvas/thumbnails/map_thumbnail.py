"""Thumbnails of maps."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from kneedeep.board import compile_board
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.scene import draw
from kneedeep.drawing.theme import Theme
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.canvas.display_painter import screen_painter
from kneedeep_editor.services.icons import blank_pixmap

_MOST = 12.0
"""The maximum number of pixels per space."""
_AROUND = 0.6
"""The margin around a poster for its outer walls, in spaces."""


def map_thumbnail(scenario: Scenario, theme: Theme, size: QSize, ratio: float = 1.0, margin: int = 6) -> QPixmap:
    """A pixmap with a scenario's map in its middle. `size`: in points of `ratio` pixels each."""
    made = blank_pixmap(size.width(), size.height(), ratio, QColor(theme.background))
    plan = plan_of(compile_board(scenario))
    if theme.poster:
        from kneedeep.drawing.poster.poster_board import poster_board

        picture = poster_board(plan, theme, small=True)
        left, top, across, down = picture.box
        picture = picture._replace(box=(left - _AROUND, top - _AROUND, across + 2 * _AROUND, down + 2 * _AROUND))
    else:
        picture = draw(plan._replace(areas=tuple(area._replace(label=None) for area in plan.areas)), theme)
    x, y, width, height = picture.box
    if width <= 0 or height <= 0:
        return made
    room_x, room_y = size.width() - 2 * margin, size.height() - 2 * margin
    scale = min(_MOST, room_x / width, room_y / height)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        # Drawn at twice the size and scaled down, so that thin walls and small tokens keep their shape.
        large = QPixmap(round(width * scale * ratio * 2), round(height * scale * ratio * 2))
        large.fill(Qt.GlobalColor.transparent)
        with QPainter(large) as inner:
            inner.scale(large.width() / width, large.height() / height)
            inner.translate(-x, -y)
            screen_painter().play(inner, picture._replace(background=None))
        shrunk = large.scaled(
            round(width * scale * ratio),
            round(height * scale * ratio),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        shrunk.setDevicePixelRatio(ratio)
        painter.drawPixmap(
            round((size.width() - width * scale) / 2), round((size.height() - height * scale) / 2), shrunk
        )
    return made
