"""The ghost of the next placement, drawn once and then only moved."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap

from kneedeep.board import Board, compile_board
from kneedeep.drawing import DisplayList, Theme
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.scene import draw
from kneedeep.model.scenario.model import Record, Scenario
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Viewpoint
from kneedeep_editor.tools.geometry.extent import box_around, placed_things
from kneedeep_editor.tools.protocol import ToolPreview

_OPACITY = 0.72
_AROUND = 0.7
_WALL = 0.15
"""The extent of walls beyond their spaces."""


class _Ghost(NamedTuple):
    scenario: Scenario
    board: Board
    picture: DisplayList
    box: tuple[float, float, float, float]
    tints: Mapping[str, int]


class PlacementPreview:
    """Draws the ghost of a preview."""

    def __init__(self, player: DisplayPainter, theme: Theme) -> None:
        self._player = player
        self._theme = theme
        self._ghost: _Ghost | None = None
        self._pixmap: tuple[_Ghost, float, bool, QPixmap] | None = None

    def use_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self._ghost = self._pixmap = None

    def paint(self, painter: QPainter, board: Board, preview: ToolPreview, view: Viewpoint, ratio: float) -> None:
        """Paint the ghost at its place, tinted red if it is blocked. Dead ends that it replaces are hidden."""
        if preview.ghost is None:
            return
        ghost = self._made(preview.ghost, board)
        patch = _patch(board, covered_caps(board, ghost.board, preview.offset))
        if not patch.isEmpty():
            painter.save()
            painter.translate(view.left, view.top)
            painter.scale(view.scale, view.scale)
            painter.fillPath(patch, QColor(self._theme.background))
            painter.restore()
        pixmap = self._drawn(ghost, view.scale * ratio, blocked=bool(preview.blocked))
        x, y = view.to_pixels(ghost.box[0] + preview.offset[0], ghost.box[1] + preview.offset[1])
        painter.setOpacity(_OPACITY)
        pixmap.setDevicePixelRatio(ratio)
        painter.drawPixmap(QPointF(round(x), round(y)), pixmap)
        painter.setOpacity(1)

    def _made(self, scenario: Scenario, on: Board) -> _Ghost:
        """The picture of a ghost. Pieces have the colors of their areas, which may be new."""
        known = self._ghost
        tints = known.tints if known is not None and known.scenario is scenario else {}
        if known is None or known.scenario is not scenario or tints != _tints(on, tints):
            floors = Record((key, value) for key, value in on.scenario.look.items() if key in ("floor", "areas"))
            dressed = scenario if scenario.look else scenario.having(look=floors)
            board = compile_board(dressed)
            plan, tints = plan_of(board), _tints(on, board.areas)
            ids = [area.id for area in plan.areas]
            spaces = tuple(space._replace(area=tints[ids[space.area]]) for space in plan.spaces)
            picture = draw(plan._replace(spaces=spaces, areas=()), self._theme)._replace(background=None)
            known = self._ghost = _Ghost(scenario, board, picture, _box(board), tints)
        return known

    def _drawn(self, ghost: _Ghost, scale: float, *, blocked: bool) -> QPixmap:
        known = self._pixmap
        if known is None or known[0] is not ghost or known[1:3] != (scale, blocked):
            x, y, width, height = ghost.box
            pixmap = QPixmap(max(1, round(width * scale)), max(1, round(height * scale)))
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                painter.scale(scale, scale)
                painter.translate(-x, -y)
                self._player.play(painter, ghost.picture)
                if blocked:
                    painter.resetTransform()
                    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
                    red = QColor(self._theme.error)
                    painter.setOpacity(0.45)
                    painter.fillRect(pixmap.rect(), red)
                    painter.setOpacity(0.8)
                    painter.fillRect(pixmap.rect(), QBrush(red, Qt.BrushStyle.BDiagPattern))
            known = self._pixmap = (ghost, scale, blocked, pixmap)
        return known[3]


def _tints(board: Board, areas: Iterable[str]) -> dict[str, int]:
    """The color numbers of areas. Areas that the board lacks get the next free number."""
    index = {area: number for number, area in enumerate(board.areas)}
    return {area: index.get(area, len(index)) for area in areas}


def covered_caps(board: Board, ghost: Board, offset: tuple[int, int]) -> frozenset[tuple[int, int]]:
    """The spaces of the board's dead ends that the pieces of a ghost, moved by `offset`, replace."""
    found: set[tuple[int, int]] = set()
    for piece in ghost.pieces:
        for x, y in () if piece.cap else piece.spaces:
            number = board.number.get((x + offset[0], y + offset[1]))
            under = board.pieces[board.owner[number]] if number is not None else None
            if under is not None and under.cap:
                found.update(under.spaces)
    return frozenset(found)


def _patch(board: Board, spaces: frozenset[tuple[int, int]]) -> QPainterPath:
    """The shape of spaces with their walls in board units, without other spaces."""
    patch, others = QPainterPath(), QPainterPath()
    for x, y in spaces:
        around = QPainterPath()
        around.addRect(QRectF(x - _WALL, y - _WALL, 1 + 2 * _WALL, 1 + 2 * _WALL))
        patch = patch.united(around)
        for near in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            if near in board.number and near not in spaces:
                others.addRect(QRectF(*near, 1, 1))
    return patch.subtracted(others)


def _box(board: Board) -> tuple[float, float, float, float]:
    """The box around a ghost, with a margin for overhanging parts."""
    spaces = list(board.spaces)
    for laid in placed_things(board):
        spaces += laid.spaces
    for door in board.doors:
        spaces += door.sides
    for spawn in board.scenario.spawns:
        spaces += spawn.spaces
    if not spaces:
        return (0, 0, 1, 1)
    x, y, width, height = box_around(spaces)
    return x - _AROUND, y - _AROUND, width + 2 * _AROUND, height + 2 * _AROUND
