"""The worked examples E1 to E19 and E24 of the 2016 rulings that concern the board, each as a test of its name."""

from typing import Any

from kneedeep.board.board import WALLS
from kneedeep.board.board_sight import cover_of, sight_of
from kneedeep.board.distances import range_from
from tests.support.small_maps.drawn_scenario import DrawnBoard

E1 = """
    + - + - + - + - +
    | A   .   .   B |
    + - + - + - + - +
"""
E2 = "+ - + - +\n| A | B |\n+ - + - +"
E3 = "+ - + - +\n| A i B |\n+ - + - +"
E4 = "+ - + - +\n| A b B |\n+ - + - +"
E5 = """
    + - + - + - + - +
    | A   . d .   B |
    +   +   +   +   +
    | .   . d .   . |
    + - + - + - + - +
"""
E6 = """
    + - + - + - + - + - + - +
    | .   .   .   .   .   . |
    +   +   +   +   +   +   +
    | .   .   . b P   I   . |
    +   +   +   +   +   +   +
    | A   .   .   .   .   . |
    +   +   +   +   +   +   +
    | .   .   .   C   .   . |
    + - + - + - + - + - + - +
"""
E7 = """
    + - + - + - + - + - +
    | .   .   .   .   . |
    +   +   +   +   +   +
    | A   .   ~   .   B |
    +   +   +   +   +   +
    | .   .   .   .   . |
    + - + - + - + - + - +
"""
E8 = """
    + - + - + - + - + - +
    | .   .   .   .   . |
    +   +   +   +   +   +
    | A   .   . i .   B |
    +   +   +   +   +   +
    | .   .   .   .   . |
    + - + - + - + - + - +
"""


def sees(drawn: DrawnBoard, opened: Any = ()) -> bool:
    return sight_of(drawn.board, opened).sees(drawn["A"], drawn["B"])


def far(drawn: DrawnBoard, a: str, b: str, opened: Any = ()) -> int:
    return range_from(drawn.board, drawn[a], opened)[drawn[b]]


def covered(drawn: DrawnBoard, a: str, b: str, figures: int = 0) -> bool | None:
    return cover_of(drawn.board, ()).cover(drawn[a], drawn[b], figures)


def adjacent(drawn: DrawnBoard) -> bool:
    return drawn.board.steps((), WALLS).adjacent(drawn["A"], drawn["B"])


def one_step(drawn: DrawnBoard) -> bool:
    return drawn.board.steps(()).adjacent(drawn["A"], drawn["B"])


def test_e1_sight_range_and_no_cover_along_a_corridor() -> None:
    drawn = DrawnBoard(E1)
    assert sees(drawn) and far(drawn, "A", "B") == 3
    assert covered(drawn, "A", "B") is False
    assert covered(DrawnBoard(E1, rules={"cover_along": "stops"}), "A", "B") is True


def test_e2_a_wall_stops_sight_adjacency_and_steps() -> None:
    drawn = DrawnBoard(E2)
    assert not sees(drawn) and not adjacent(drawn) and not one_step(drawn)
    assert covered(drawn, "A", "B") is None


def test_e3_an_impassable_edge_stops_steps_alone() -> None:
    drawn = DrawnBoard(E3)
    assert sees(drawn) and adjacent(drawn) and far(drawn, "A", "B") == 1
    assert not one_step(drawn)
    assert covered(drawn, "A", "B") is False


def test_e4_a_blocking_edge_stops_sight_and_steps() -> None:
    drawn = DrawnBoard(E4)
    assert not sees(drawn) and adjacent(drawn) and not one_step(drawn)


def test_e5_a_shut_door_stops_sight_and_an_open_one_does_not() -> None:
    drawn = DrawnBoard(E5)
    assert not sees(drawn) and far(drawn, "A", "B") < 0
    assert sees(drawn, [0]) and far(drawn, "A", "B", [0]) == 3


def test_e6_cover_by_a_blocking_edge_and_by_a_figure() -> None:
    drawn = DrawnBoard(E6)
    figures = drawn.bits("A", "P", "I", "C")
    assert [covered(drawn, "A", name, figures) for name in "PIC"] == [True, True, False]


def test_e7_a_difficult_space_gives_cover() -> None:
    drawn = DrawnBoard(E7)
    assert covered(drawn, "A", "B") is True and far(drawn, "A", "B") == 4


def test_e8_an_impassable_edge_gives_no_cover() -> None:
    drawn = DrawnBoard(E8)
    assert covered(drawn, "A", "B") is False and far(drawn, "A", "B") == 4


def test_e9_a_large_demon_is_seen_and_has_no_cover() -> None:
    drawn = DrawnBoard(E6)
    figures = drawn.bits("A", "P", "I", "C")
    cover = cover_of(drawn.board, ())
    assert cover.between((drawn["A"],), (drawn["P"], drawn["I"]), figures) is False


def test_e10_a_figure_gives_cover_to_the_one_behind_it() -> None:
    drawn = DrawnBoard(E1)
    soldier = drawn.at(1, 0)
    figures = drawn.bits("A", "B") | 1 << soldier
    cover = cover_of(drawn.board, ())
    assert sees(drawn)
    assert cover.cover(drawn["A"], drawn["B"], figures) is True
    assert cover.cover(drawn["A"], soldier, figures) is False
