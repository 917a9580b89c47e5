"""The picture of a game at a moment for a viewer, without hidden things."""

from collections.abc import Sequence
from typing import NamedTuple

from kneedeep.drawing import DisplayList, Theme
from kneedeep.drawing.game_badges import Pawn, pawn_picture, shut_doors_picture
from kneedeep.drawing.pawn_pictures import figure_picture, tokens_picture
from kneedeep.drawing.plan.board_plan import plan_of
from kneedeep.drawing.plan.plan import Place, Plan
from kneedeep.games.bots.seats import MARINES
from kneedeep.model.geometry.bits import each_number
from kneedeep.report import table_picture
from kneedeep.rules import Game
from kneedeep.rules.table_view import TableView
from kneedeep_editor.canvas.table.table_scene import Scene, Space, Sprite


class _Floor(NamedTuple):
    key: tuple[object, ...]
    plan: Plan


class GamePicture:
    """Makes the scenes of a game, with rarely changing parts cached."""

    def __init__(self, game: Game, theme: Theme, *, looks: bool = True) -> None:
        """Paint a game in a theme. `looks`: with floors and ornaments of the scenario."""
        self.game = game
        self.theme = theme
        self._floor: _Floor | None = None
        self._whole = plan_of(game.board, looks=looks)
        self._pawns: dict[Pawn, DisplayList] = {}
        self._tokens: tuple[object, tuple[DisplayList, DisplayList]] | None = None
        self._waiting: tuple[object, tuple[DisplayList, ...]] | None = None

    def use_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self.theme = theme
        self._pawns.clear()
        self._tokens = self._waiting = None

    def show_looks(self, *, shown: bool) -> None:
        """Show floors and ornaments of the scenario, or a plain board."""
        self._whole, self._floor = plan_of(self.game.board, looks=shown), None

    def scene(self, view: TableView, side: str | None, extra: int = 0) -> Scene:
        """The scene as a side sees it, None for everything. `extra`: unrevealed spaces to show."""
        tokens = [table_picture.token_on_table(token) for token in view.tokens]
        pawns = self.figures(view)
        covered = table_picture.covered_spaces(self.game.board, view)
        key = (tokens, covered)
        if self._tokens is None or self._tokens[0] != key:
            self._tokens = key, tokens_picture(tokens, covered, self.theme)
        below, before = self._tokens[1]
        floor = self.floor(view, side, extra)
        shut = shut_doors_picture(floor.doors, covered)
        before = before._replace(layers=(*before.layers, *shut.layers))
        waiting = self.waiting(view) if side != MARINES else ()
        taken = covered | {token.at for token in tokens}
        return Scene(floor, below, tuple(pawns), before, taken=taken, waiting=waiting)

    def waiting(self, view: TableView) -> tuple[DisplayList, ...]:
        """The pictures of things in unrevealed areas."""
        key = view.waiting_tokens, view.waiting_figures
        if self._waiting is None or self._waiting[0] != key:
            tokens = [table_picture.token_on_table(token) for token in view.waiting_tokens]
            figures = table_picture.waiting_figures(view)
            pictures = (tokens_picture(tokens, (), self.theme)[0],) if tokens else ()
            self._waiting = key, (*pictures, *(figure_picture(figure, self.theme) for figure in figures))
        return self._waiting[1]

    def shown(self, view: TableView, side: str | None, extra: int = 0) -> int:
        """The bit set of the spaces visible to a side. The invader sees the whole scenario."""
        return table_picture.shown_spaces(self.game.board, view, side, extra)

    def floor(self, view: TableView, side: str | None, extra: int = 0) -> Plan:
        """The plan of the board as a side sees it."""
        shown = self.shown(view, side, extra)
        key = shown, view.areas, tuple((door.open, door.destroyed) for door in view.doors)
        if self._floor is None or self._floor.key != key:
            self._floor = _Floor(key, table_picture.table_floor(self.game.board, view, shown, self._whole))
        return self._floor.plan

    def figures(self, view: TableView) -> list[Sprite]:
        """The figures on the table with their pictures, those on top of others last."""
        found = []
        for figure in table_picture.figures_by_height(view):
            pawn = table_picture.pawn_on_table(figure, view)
            if (drawn := self._pawns.get(pawn)) is None:
                drawn = self._pawns[pawn] = pawn_picture(pawn, self.theme)
            found.append(Sprite(figure.number, self.game.board.spaces[figure.space], drawn))
        return found


def spaces_box(board: Sequence[Space], bits: int) -> tuple[Place, int, int]:
    """The box of some spaces: its north-west space, width and height."""
    spaces = [board[number] for number in each_number(bits)]
    left, top = min(x for x, _ in spaces), min(y for _, y in spaces)
    return (left, top), max(x for x, _ in spaces) + 1 - left, max(y for _, y in spaces) + 1 - top
