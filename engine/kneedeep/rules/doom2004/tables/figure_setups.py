"""The figures of a scenario's set-up, by number."""

from collections.abc import Mapping, Sequence

from kneedeep.board import Board
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2004.tables.board_tables import LYING, STANDING, BoardTables
from kneedeep.rules.doom2004.tables.figure_kinds import FigureKind
from kneedeep.rules.numbers import AreaNumber, KindNumber, SpaceNumber
from kneedeep.rules.scenario_tokens import SetupFigure, scenario_figures


@placed_value
class FigureSetup(SetupFigure):
    """A figure set up when its area is revealed. `anchor` -1: the invader chooses a place in the area."""

    area: AreaNumber
    wounds: int


def figure_setups(
    board: Board, terrain: BoardTables, kinds: Sequence[FigureKind], areas: Mapping[str, int], marines: int
) -> list[FigureSetup]:
    """The figures of a scenario for a number of marines, including those placed by steps of its script."""
    number = terrain.number
    kind_number = {kind.id: place for place, kind in enumerate(kinds)}
    found: list[FigureSetup] = []
    for element, placed in scenario_figures(board, marines):
        if (kind := kind_number.get(element.kind)) is None:
            continue
        shape = kinds[kind].shape
        if shape == LYING and element.turn in (90, 270):
            shape = STANDING
        wounds = element.wounds or kinds[kind].wounds
        for at in element.places or (None,) * element.count:
            anchor = -1 if at is None else number.get(at, -1)
            if at is not None and (anchor < 0 or not terrain.cells[shape][anchor]):
                continue
            area = areas[board.area_of[anchor]] if anchor >= 0 else areas.get(element.in_area or "", -1)
            numbers = KindNumber(kind), SpaceNumber(anchor), shape, AreaNumber(area)
            found.append(FigureSetup(len(found), element, placed, *numbers, wounds))
    return found
