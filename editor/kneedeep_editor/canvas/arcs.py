"""The arcs between teleporters over the map: as thick on the screen from far away as from near."""

from collections.abc import Iterable, Sequence, Set

from PySide6.QtGui import QPainter

from kneedeep.board import Board
from kneedeep.drawing.plan import Place, PlanWay
from kneedeep.drawing.primitive import DisplayList
from kneedeep.drawing.teleporting import way_plans
from kneedeep.drawing.theme import Theme
from kneedeep.drawing.ways import arc_of, draw_ways
from kneedeep_editor.canvas.player import Player
from kneedeep_editor.canvas.viewpoint import Box, Viewpoint

_SCALES = (24.0, 17.0, 12.0, 8.5, 6.0, 4.2, 3.0)
"""Pixels a space down to which arcs get no thinner; between two of them they are drawn as for the larger one."""
_MOST = 60
"""With more arcs than that only those of the teleporters that are pointed at or selected are shown."""


class Arcs:
    """Paints the ways of the teleporters of a board."""

    def __init__(self, player: Player, theme: Theme) -> None:
        """Paint with a player in the colours of a theme."""
        self._player, self._theme = player, theme
        self._of: tuple[Board, int | None] | None = None
        self._ways: tuple[tuple[PlanWay, Box], ...] = ()
        self._pictures: dict[tuple[PlanWay, float], DisplayList] = {}
        self.marines: int | None = None
        """For how many marines; None for any number."""
        self.shown = True
        """Whether all are shown, or only those of what is pointed at or selected."""

    def wear(self, theme: Theme) -> None:
        """Paint in the colours of another theme from now on."""
        self._theme = theme
        self._pictures.clear()

    def paint(
        self,
        painter: QPainter,
        board: Board,
        view: Viewpoint,
        size: tuple[int, int],
        lit: Sequence[Set[int]] = (),
    ) -> None:
        """Paint what is seen in a view of that many pixels; `lit`: sets of serials whose arcs are shown in any case."""
        self._follow(board)
        if not self._ways:
            return
        thick = _thickness(view.scale)
        left, top, width, height = view.seen(*size)
        every = self.shown and len(self._ways) <= _MOST
        ends = frozenset() if every else _places(board, lit)
        painter.save()
        painter.translate(view.left, view.top)
        painter.scale(view.scale, view.scale)
        for way, (x, y, across, down) in self._ways:
            named = way.start in ends or way.end in ends
            if (
                not (every or named)
                or x > left + width
                or y > top + height
                or x + across < left
                or y + down < top
            ):
                continue
            self._player.play(painter, self._picture(way, thick))
        painter.restore()

    def _follow(self, board: Board) -> None:
        if self._of is None or self._of[0] is not board or self._of[1] != self.marines:
            self._of = (board, self.marines)
            ways = way_plans(board, self.marines)
            self._ways = tuple((way, _box(way)) for way in ways)
            kept = set(ways)
            self._pictures = {key: one for key, one in self._pictures.items() if key[0] in kept}

    def _picture(self, way: PlanWay, thick: float) -> DisplayList:
        known = self._pictures.get((way, thick))
        if known is None:
            layer = ("way", draw_ways((way,), self._theme, thick))
            known = self._pictures[way, thick] = DisplayList(_box(way), (layer,), {}, None)
        return known


def _thickness(scale: float) -> float:
    """Return how many times as thick as near by arcs are drawn at so many pixels a space."""
    return _SCALES[0] / next((step for step in _SCALES if step <= scale), _SCALES[-1])


def _places(board: Board, lit: Sequence[Set[int]]) -> frozenset[Place]:
    if not any(lit):
        return frozenset()
    return frozenset(
        token.at for token in board.tokens if any(token.element.serial in serials for serials in lit)
    )


def _box(way: PlanWay) -> Box:
    """Return the part of the board in which an arc is."""
    points: Iterable[tuple[float, float]] = (way.start, way.end, arc_of(way).middle)
    xs, ys = zip(*points, strict=True)
    return min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 3, max(ys) - min(ys) + 3
