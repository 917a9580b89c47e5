"""Worked examples of the 2016 rulings that no line of `boards_rulings.yaml` can state, each as a test of its name."""

import pytest

from kneedeep.board.figure_moves import FigureMoves, Move, OtherFigures
from kneedeep.model.geometry.footprints import Place
from tests.support.small_maps.drawn_scenario import DrawnBoard

APART = """
    + - + - + - + - + - +
    | S   . | .   T   . |
    + - + - + - + - + - +
"""


def test_e15_teleporting_costs_a_step_and_frags_the_demon_there() -> None:
    drawn = DrawnBoard(APART)
    moves = FigureMoves(drawn.board, ())
    s, t = drawn["S"], drawn["T"]
    assert moves.reach(Place(s), 1, OtherFigures(), pads=drawn.bits("S", "T"))[Place(t)] == 1
    imp = OtherFigures(enemies=1 << t)
    (jump,) = (move for move in moves.moves(Place(s), imp, drawn.bits("S", "T")) if move.teleported)
    assert jump == Move(Place(t), 1, teleported=True)
    assert moves.can_take(jump, 1, imp, pads=drawn.bits("S", "T"), fragged=1 << t)
    beside = drawn.at(2, 0)
    walking = Move(Place(t), 2)
    assert walking in moves.moves(Place(beside), imp, drawn.bits("S", "T"))
    assert not moves.can_take(walking, 2, imp)
    assert moves.can_take(walking, 3, imp)


@pytest.mark.statement("B284", "B288")
def test_e19_who_stands_under_a_large_demon_goes_to_the_nearest_free_space() -> None:
    drawn = DrawnBoard("""
        + - +
        | . |
        +   +
        | . |
        +   +
        | . |
        +   +
        | . |
        +   +
        | . |
        +   +
        | . |
        + - +
    """)
    moves = FigureMoves(drawn.board, ())
    for marine, anchor, end in ((4, 3, 5), (5, 4, 3)):
        others = OtherFigures(enemies=1 << drawn.at(0, marine))
        body = moves.body(Place(drawn.at(0, anchor), 1, 2))
        assert moves.displaced(body, others) == ((drawn.at(0, marine), drawn.at(0, end)),)
