"""The map as it is set up for a number of marines, small, with the places of its figures."""

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from kneedeep.board import Board, compile_board, present
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.scene import draw
from kneedeep.drawing.theme import Theme
from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.model import Scenario
from kneedeep_editor.canvas.display_painter import DisplayPainter

_MARGIN = 4
_MOST = 24.0
"""Pixels a space at most."""


class PartyPicture(NamedTuple):
    """A picture, and the figures on it by serial, each with the boxes of its places in pixels."""

    pixmap: QPixmap
    figures: tuple[tuple[int, QRectF], ...]

    def figure_at(self, point: QPointF) -> int:
        """The serial of the figure at a point of the picture, 0 for none."""
        return next((serial for serial, box in reversed(self.figures) if box.contains(point)), 0)

    def boxes_of(self, serial: int) -> list[QRectF]:
        """The boxes of a figure in the picture. Empty if it is not set up."""
        return [box for own, box in self.figures if own == serial]


def board_with(scenario: Scenario, marines: int) -> Board:
    """The board as set up for a number of marines."""

    def there(elements: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(one.having(marines=None) for one in elements if present(one.marines, marines))

    spawns = tuple(
        spawn.having(spaces=spawn.spaces[:marines]) if spawn.side == "marines" else spawn for spawn in scenario.spawns
    )
    only = scenario.having(tokens=there(scenario.tokens), figures=there(scenario.figures), spawns=spawns)
    return compile_board(only, load_catalog(scenario.ruleset))


def party_picture(
    board: Board, theme: Theme, player: DisplayPainter, size: QSize, ratio: float = 1.0, *, looks: bool = True
) -> PartyPicture:
    """A picture with a board in its middle, with or without its look. `size` in points of `ratio` pixels each."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(QColor(theme.background))
    plan = plan_of(board, looks=looks)
    picture = draw(plan._replace(areas=tuple(area._replace(label=None) for area in plan.areas)), theme)
    x, y, width, height = picture.box
    if width <= 0 or height <= 0:
        return PartyPicture(made, ())
    scale = min(
        _MOST, (size.width() - 2 * _MARGIN) / width, (size.height() - 2 * _MARGIN) / height
    )  # fmt: skip
    left, top = (size.width() - width * scale) / 2, (size.height() - height * scale) / 2
    painter = QPainter(made)
    painter.translate(left, top)
    painter.scale(scale, scale)
    painter.translate(-x, -y)
    player.play(painter, picture._replace(background=None))
    painter.end()
    figures = []
    for laid in board.figures:
        columns, rows = [space[0] for space in laid.spaces], [space[1] for space in laid.spaces]
        across, down = max(columns) + 1 - min(columns), max(rows) + 1 - min(rows)
        corner = QPointF(left + (min(columns) - x) * scale, top + (min(rows) - y) * scale)
        figures.append((laid.element.serial, QRectF(corner.x(), corner.y(), across * scale, down * scale)))
    return PartyPicture(made, tuple(figures))
