"""Worked examples of the 2016 rulings that no line of `boards_rulings.yaml` can state, each as a test of its name."""

import pytest

from kneedeep.board.figure_moves import FigureMoves, Move, OtherFigures
from kneedeep.board.summoning import Summoning
from kneedeep.model.geometry.footprints import Place
from tests.support.small_maps.drawn_scenario import DrawnBoard
from tests.support.small_maps.ruling_maps import HALL

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


@pytest.mark.statement("B274", "B275", "B276")
def test_e18_turning_keeps_half_of_the_spaces() -> None:
    drawn = DrawnBoard(HALL)
    turns = FigureMoves(drawn.board, ()).footprints

    def turned(x: int, y: int, width: int, height: int) -> list[list[tuple[int, int]]]:
        place = Place(drawn.at(x, y), width, height)
        return sorted(drawn.listed(turns.body(one)) for one in turns.turns(place))

    assert turned(2, 2, 2, 1) == [[(2, 1), (2, 2)], [(2, 2), (2, 3)], [(3, 1), (3, 2)], [(3, 2), (3, 3)]]
    six = [[(x, y) for x in columns for y in rows] for columns in ((1, 2, 3), (2, 3, 4)) for rows in ((2, 3), (3, 4))]
    assert turned(2, 2, 2, 3) == sorted(six)
    assert turned(2, 2, 2, 2) == []
    walled = DrawnBoard("""
        + - + - + - +
        | .   A | . |
        +   +   +   +
        | .   .   . |
        + - + - + - +
    """)
    legal = FigureMoves(walled.board, ()).footprints
    assert not legal.body(Place(walled["A"], 2, 1))
    upright = Place(walled["A"], 1, 2)
    ways = sorted(walled.listed(legal.body(one)) for one in legal.turns(upright))
    assert ways == [[(0, 0), (1, 0)], [(0, 1), (1, 1)], [(1, 1), (2, 1)]]


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


@pytest.mark.statement("B189")
def test_e24_demons_are_placed_on_and_beside_a_portal() -> None:
    drawn = DrawnBoard("""
        + - + - + - +
        | A   .   . |
        +   +   +   +
        | .   P   . |
        +   +   +   +
        | .   .   . |
        + - + - + - +
    """)
    assert Summoning(FigureMoves(drawn.board, ()), drawn["P"]).free(drawn.bits("A")).bit_count() == 8
    walled = DrawnBoard("""
        + - + - + - +
        | .   .   . |
        + - + - + - +
        | .   P   . |
        +   +   +   +
        | .   .   . |
        + - + - + - +
    """)
    beside = Summoning(FigureMoves(walled.board, ()), walled["P"])
    assert walled.listed(beside.free(0)) == [(x, y) for x in (0, 1, 2) for y in (1, 2)]
