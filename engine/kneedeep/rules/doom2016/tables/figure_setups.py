"""The figures set up by a scenario, by number."""

from collections.abc import Mapping, Sequence

from kneedeep.board import Board
from kneedeep.model.scenario.value import placed_value
from kneedeep.rules.doom2016.tables.figure_kinds import FigureKind
from kneedeep.rules.doom2016.tables.ground import TURNED
from kneedeep.rules.numbers import KindNumber, SpaceNumber
from kneedeep.rules.scenario_tokens import SetupFigure, scenario_figures


@placed_value
class FigureSetup(SetupFigure):
    """A figure of the scenario, on the map from the start or placed by a step. Rule: RUL16-02."""

    health: int
    stagger: int


def figure_setups(board: Board, kinds: Sequence[FigureKind], marines: int) -> list[FigureSetup]:
    """The figures of a scenario for a number of marines, including those placed by steps of its script."""
    kind_number: Mapping[str, int] = {kind.id: place for place, kind in enumerate(kinds)}
    found: list[FigureSetup] = []
    for element, placed in scenario_figures(board, marines):
        if (number := kind_number.get(element.kind)) is None:
            continue
        kind = kinds[number]
        shape = TURNED[kind.shape] if element.turn in (90, 270) else kind.shape
        full = element.health or kind.health, element.stagger or kind.stagger
        for at in element.places:
            if (anchor := board.number.get(at, -1)) >= 0:
                place = KindNumber(number), SpaceNumber(anchor), shape
                found.append(FigureSetup(len(found), element, placed, *place, *full))
    return found
