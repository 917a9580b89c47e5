"""Pictures of the table of a game, with only the parts that a side sees."""

from kneedeep.board import Board
from kneedeep.drawing import Box, DisplayList, Item, Paint, Rect, Symbol, Theme, placed
from kneedeep.drawing.game_badges import Pawn, pawn_picture, shut_doors_picture
from kneedeep.drawing.pawn_pictures import figure_picture, tokens_picture
from kneedeep.drawing.plan.plan import Place, Plan, PlanFigure, PlanToken
from kneedeep.drawing.plan.table_plan import floor_of
from kneedeep.drawing.scene import draw
from kneedeep.games.bots.seats import MARINES
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.rules.table_view import TableFigure, TableToken, TableView

MARGIN = 1
"""The margin around the board, in spaces, for arrows of exits."""
_SHADE = Paint("#000000", opacity=0.45)
"""The shade over tokens and figures in unrevealed areas."""
_ORDER = {"invaders": 1, "marines": 2}


def shown_spaces(board: Board, view: TableView, side: str | None, extra: int = 0) -> int:
    """The bit set of spaces visible to a side. The invader, or None for everybody, sees the whole scenario."""
    return view.revealed | extra if side == MARINES else (1 << len(board.spaces)) - 1


def table_floor(board: Board, view: TableView, shown: int, whole: Plan) -> Plan:
    """The plan of the visible spaces, with the current state of doors. `whole`: the plan of the board."""
    spaces = frozenset(board.spaces[number] for number in each_number(shown))
    dim = {area for area in board.areas if area not in view.areas}
    opened = frozenset(door.number for door in view.doors if door.open)
    gone = frozenset(door.number for door in view.doors if door.destroyed)
    return floor_of(board, spaces, dim, opened, gone, whole)


def token_on_table(token: TableToken) -> PlanToken:
    """A token as the plan draws it."""
    return PlanToken(token.kind, token.at, token.color, token.item, token.footprint, token.turn, on=token.on)


def pawn_on_table(figure: TableFigure, view: TableView) -> Pawn:
    """A figure as the plan draws it, relative to the north-west corner of its footprint."""
    drawn = PlanFigure(figure.looks, (0, 0), figure.footprint, figure.turn, figure.label, side=figure.side)
    label = figure.label if figure.number < len(view.sheets) else ""
    return Pawn(drawn, figure.wounds, figure.shield, figure.mark, figure.acts, figure.done, label)


def figures_by_height(view: TableView) -> list[TableFigure]:
    """The figures on the table in drawing order, those on top of others last."""
    return sorted(view.figures, key=lambda one: _ORDER.get(one.side, 0))


def waiting_figures(view: TableView) -> list[PlanFigure]:
    """The waiting figures of unrevealed areas as the plan draws them."""
    return [
        PlanFigure(one.looks, one.at, one.footprint, one.turn, one.label, side=one.side) for one in view.waiting_figures
    ]


def covered_spaces(board: Board, view: TableView) -> frozenset[Place]:
    """The spaces covered by figures."""
    return frozenset(board.spaces[cell] for figure in view.figures for cell in each_number(figure.spaces))


def table_picture(board: Board, view: TableView, side: str | None, theme: Theme, whole: Plan) -> DisplayList:
    """The picture of a table for a side, in one size for all pictures of a board. `whole`: the plan of the board."""
    floor = table_floor(board, view, shown_spaces(board, view, side, view.extra), whole)
    covered = covered_spaces(board, view)
    below, before = tokens_picture(map(token_on_table, view.tokens), covered, theme)
    ground = draw(floor, theme)
    layers = {"tokens": _items(below)}
    symbols: dict[str, Symbol] = {**ground.symbols, **below.symbols, **before.symbols}
    if side != MARINES:
        layers["waiting"] = _waiting(board, view, theme, symbols)
    layers["figures"] = []
    for figure in figures_by_height(view):
        pawn = pawn_picture(pawn_on_table(figure, view), theme)
        symbols.update(pawn.symbols)
        layers["figures"] += (placed(item, *board.spaces[figure.space]) for item in _items(pawn))
    layers["before"] = [*_items(before), *_items(shut_doors_picture(floor.doors, covered))]
    on_top = ((name, tuple(items)) for name, items in layers.items() if items)
    return DisplayList(_box(board), (*ground.layers, *on_top), symbols, theme.background)


def _waiting(board: Board, view: TableView, theme: Theme, symbols: dict[str, Symbol]) -> list[Item]:
    """The shaded things of unrevealed areas. Their symbols are added to `symbols`."""
    tokens = [token_on_table(token) for token in view.waiting_tokens]
    figures = waiting_figures(view)
    found: list[Item] = []
    for picture in (tokens_picture(tokens, (), theme)[0], *(figure_picture(one, theme) for one in figures)):
        symbols.update(picture.symbols)
        found += _items(picture)
    spaces = union([token.spaces for token in view.waiting_tokens] + [one.spaces for one in view.waiting_figures])
    return [*found, *(Rect(*board.spaces[number], 1, 1, _SHADE) for number in each_number(spaces))]


def _items(picture: DisplayList) -> list[Item]:
    return [item for _, items in picture.layers for item in items]


def _box(board: Board) -> Box:
    left, top = (min(space[axis] for space in board.spaces) - MARGIN for axis in (0, 1))
    right, bottom = (max(space[axis] for space in board.spaces) + 1 + MARGIN for axis in (0, 1))
    return left, top, right - left, bottom - top
