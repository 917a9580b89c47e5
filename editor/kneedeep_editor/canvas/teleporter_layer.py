"""The arcs between teleporters over the map."""

from collections.abc import Sequence, Set

from PySide6.QtGui import QPainter

from kneedeep.board import Board
from kneedeep.drawing.plan.board_plan import arcs_of
from kneedeep.drawing.plan.plan import Place, PlanArc
from kneedeep.drawing.teleporter_arcs import arc_of, draw_arcs
from kneedeep.drawing.theme import Theme
from kneedeep_editor.canvas.arc_tiles import ArcTiles
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Viewpoint

_MOST = 60
"""The number of arcs above which only those of selected and hovered teleporters are shown."""


class TeleporterLayer:
    """Paints the arcs between the teleporters of a board."""

    def __init__(self, player: DisplayPainter, theme: Theme) -> None:
        self._tiles, self._theme = ArcTiles(player), theme
        self._of: tuple[Board, int | None] | None = None
        self._arcs: tuple[PlanArc, ...] = ()
        self.marines: int | None = None
        """The number of marines to show arcs for. None for any number."""
        self.shown = True
        """Whether all arcs are shown, or only those of hovered and selected elements."""

    def use_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self._tiles.forget()

    def paint(
        self,
        painter: QPainter,
        board: Board,
        view: Viewpoint,
        size: tuple[int, int],
        lit: Sequence[Set[int]] = (),
        *,
        moving: bool = False,
    ) -> None:
        """Paint the visible arcs in a view of `size` pixels. `lit`: sets of serials whose arcs are always shown.

        `moving`: the scale is still changing, so tiles of another scale may be stretched.
        """
        if self._of is None or self._of[0] is not board or self._of[1] != self.marines:
            self._of, self._arcs = (board, self.marines), arcs_of(board, self.marines)
        arcs = self._arcs
        if arcs and not (self.shown and len(arcs) <= _MOST):
            ends = _places(board, lit)
            arcs = tuple(way for way in arcs if way.start in ends or way.end in ends)
        if arcs:
            self._tiles.paint(
                painter,
                arcs,
                lambda: [arc_of(way) for way in arcs],
                lambda thick: draw_arcs(arcs, self._theme, thick),
                view,
                size,
                moving=moving,
            )


def _places(board: Board, lit: Sequence[Set[int]]) -> frozenset[Place]:
    if not any(lit):
        return frozenset()
    return frozenset(token.at for token in board.tokens if any(token.element.serial in serials for serials in lit))
