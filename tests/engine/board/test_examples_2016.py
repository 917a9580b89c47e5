"""The worked examples E1 to E19 and E24 of the 2016 rulings that concern the board, each as a test of its name."""

from typing import Any

import pytest

from kneedeep.board.board import WALLS
from kneedeep.board.board_sight import cover_of, sight_of
from kneedeep.board.distances import range_from, walk_from
from kneedeep.board.door_reach import opening_spaces
from kneedeep.board.figure_moves import FigureMoves, Move, OtherFigures
from kneedeep.board.summoning import Summoning
from kneedeep.model.geometry import cover as covers
from kneedeep.model.geometry.footprints import Place
from tests.support.cases import cases
from tests.support.small_maps.drawn_scenario import DrawnBoard
from tests.support.small_maps.ruling_maps import E1, E5, E6, HALL

E2 = "+ - + - +\n| A | B |\n+ - + - +"
E3 = "+ - + - +\n| A i B |\n+ - + - +"
E4 = "+ - + - +\n| A b B |\n+ - + - +"
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


@pytest.mark.statement("B076", "B220")
def test_e1_sight_range_and_no_cover_along_a_corridor() -> None:
    drawn = DrawnBoard(E1)
    assert sees(drawn) and far(drawn, "A", "B") == 3
    assert covered(drawn, "A", "B") is False
    assert covered(DrawnBoard(E1, rules={"cover_along": "stops"}), "A", "B") is True


@pytest.mark.statement("B161", "B162", "B322")
def test_e2_a_wall_stops_sight_adjacency_and_steps() -> None:
    drawn = DrawnBoard(E2)
    assert not sees(drawn) and not adjacent(drawn) and not one_step(drawn)
    assert covered(drawn, "A", "B") is None


@pytest.mark.statement("B163", "B164", "B165")
def test_e3_an_impassable_edge_stops_steps_alone() -> None:
    drawn = DrawnBoard(E3)
    assert sees(drawn) and adjacent(drawn) and far(drawn, "A", "B") == 1
    assert not one_step(drawn)
    assert covered(drawn, "A", "B") is False


@pytest.mark.statement("B078", "B166", "B167")
def test_e4_a_blocking_edge_stops_sight_and_steps() -> None:
    drawn = DrawnBoard(E4)
    assert not sees(drawn) and adjacent(drawn) and not one_step(drawn)


@pytest.mark.statement("B173", "B174")
def test_e5_a_shut_door_stops_sight_and_an_open_one_does_not() -> None:
    drawn = DrawnBoard(E5)
    assert not sees(drawn) and far(drawn, "A", "B") < 0
    assert sees(drawn, [0]) and far(drawn, "A", "B", [0]) == 3


@pytest.mark.statement("B176")
def test_e5_a_door_is_opened_from_the_four_spaces_beside_it() -> None:
    drawn = DrawnBoard(E5)
    (door,) = drawn.board.doors
    beside = [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert drawn.listed(opening_spaces(drawn.board, door)) == beside
    assert not opening_spaces(drawn.board, door) >> drawn["A"] & 1


@pytest.mark.statement("B225", "B238")
def test_e6_cover_by_a_blocking_edge_and_by_a_figure() -> None:
    drawn = DrawnBoard(E6)
    figures = drawn.bits("A", "P", "I", "C")
    assert [covered(drawn, "A", name, figures) for name in "PIC"] == [True, True, False]


@pytest.mark.statement("B226")
def test_e7_a_difficult_space_gives_cover() -> None:
    drawn = DrawnBoard(E7)
    assert covered(drawn, "A", "B") is True and far(drawn, "A", "B") == 4


@pytest.mark.statement("B227")
def test_e8_an_impassable_edge_gives_no_cover() -> None:
    drawn = DrawnBoard(E8)
    assert covered(drawn, "A", "B") is False and far(drawn, "A", "B") == 4


@pytest.mark.statement("B269", "B270")
def test_e9_a_large_demon_is_seen_and_has_no_cover() -> None:
    drawn = DrawnBoard(E6)
    figures = drawn.bits("A", "P", "I", "C")
    assert cover_of(drawn.board, ()).between((drawn["A"],), (drawn["P"], drawn["I"]), figures) is False


@pytest.mark.statement("B221")
def test_e10_a_figure_gives_cover_to_the_one_behind_it() -> None:
    drawn = DrawnBoard(E1)
    soldier = drawn.at(1, 0)
    figures = drawn.bits("A", "B") | 1 << soldier
    cover = cover_of(drawn.board, ())
    assert sees(drawn)
    assert cover.cover(drawn["A"], drawn["B"], figures) is True
    assert cover.cover(drawn["A"], soldier, figures) is False


def cost(moves: FigureMoves, a: int, b: int, others: OtherFigures, pads: int = 0) -> int:
    """The points of the cheapest single move from a space to another."""
    return min(move.cost for move in moves.moves(Place(a), others, pads) if move.place == Place(b))


def test_e11_entering_the_space_of_a_demon_takes_a_point_more_and_one_to_go_on() -> None:
    drawn = DrawnBoard(HALL)
    moves = FigureMoves(drawn.board, ())
    start, diagonal, demon, beyond = (drawn.at(*space) for space in ((0, 0), (1, 1), (2, 1), (3, 1)))
    others = OtherFigures(enemies=1 << demon)
    assert cost(moves, start, diagonal, others) == 1
    assert cost(moves, diagonal, demon, others) == 2
    assert cost(moves, demon, beyond, others) == 1
    into = Move(Place(demon), 2)
    assert moves.can_take(into, 3, others)
    assert not moves.can_take(into, 2, others)


@pytest.mark.statement("B168", "B170", "B171")
def test_e12_difficult_spaces_and_enemies_add_up() -> None:
    drawn = DrawnBoard("""
        + - + - + - + - +
        | A   ~   ~   . |
        + - + - + - + - +
    """)
    moves = FigureMoves(drawn.board, ())
    a, b, c = drawn["A"], drawn.at(1, 0), drawn.at(2, 0)
    assert cost(moves, a, b, OtherFigures(enemies=1 << b)) == 3
    assert cost(moves, a, b, OtherFigures(friends=1 << b)) == 2
    assert cost(moves, a, b, OtherFigures()) == cost(moves, b, c, OtherFigures()) == 2


def test_e13_a_friend_is_passed_only_with_points_to_go_on() -> None:
    drawn = DrawnBoard(E1)
    moves = FigureMoves(drawn.board, ())
    friend = drawn.at(1, 0)
    others = OtherFigures(friends=1 << friend)
    assert not moves.can_take(Move(Place(friend), 1), 1, others)
    assert moves.can_take(Move(Place(friend), 1), 2, others)
    assert Place(friend) not in moves.reach(Place(drawn["A"]), 3, others)
    assert moves.reach(Place(drawn["A"]), 1, others) == {Place(drawn["A"]): 0}


def test_e14_a_step_a_door_and_a_step_through_it_cost_three_points() -> None:
    drawn = DrawnBoard(E5)
    walked = walk_from(drawn.board, drawn["A"], ())
    beside, beyond = drawn.at(1, 0), drawn.at(2, 0)
    assert walked[beside] == 1 and walked[beyond] == 3
    # With two points he opens it and stays: nothing is left for the step.
    here = Place(beside)
    assert Place(beyond) not in FigureMoves(drawn.board, ()).reach(here, 1, OtherFigures())
    assert FigureMoves(drawn.board, [0]).reach(here, 1, OtherFigures())[Place(beyond)] == 1
    assert FigureMoves(drawn.board, [0]).reach(here, 0, OtherFigures()) == {here: 0}


def pads(drawn: DrawnBoard) -> int:
    return drawn.bits("S", "T")


APART = """
    + - + - + - + - + - +
    | S   . | .   T   . |
    + - + - + - + - + - +
"""


def test_e15_teleporting_costs_a_step_and_frags_the_demon_there() -> None:
    drawn = DrawnBoard(APART)
    moves = FigureMoves(drawn.board, ())
    s, t = drawn["S"], drawn["T"]
    assert moves.reach(Place(s), 1, OtherFigures(), pads=pads(drawn))[Place(t)] == 1
    imp = OtherFigures(enemies=1 << t)
    (jump,) = (move for move in moves.moves(Place(s), imp, pads(drawn)) if move.teleported)
    assert jump == Move(Place(t), 1, teleported=True)
    assert moves.can_take(jump, 1, imp, pads=pads(drawn), fragged=1 << t)
    beside = drawn.at(2, 0)
    walking = Move(Place(t), 2)
    assert walking in moves.moves(Place(beside), imp, pads(drawn))
    assert not moves.can_take(walking, 2, imp)
    assert moves.can_take(walking, 3, imp)


def test_e16_an_inactive_teleporter_is_active_once_entered() -> None:
    drawn = DrawnBoard(
        APART, tokens=[{"kind": "teleporter", "at": [0, 0]}, {"kind": "teleporter", "at": [3, 0], "active": False}]
    )
    walked = walk_from(drawn.board, drawn.at(2, 0), ())
    assert walked[drawn["T"]] == 1
    assert walked[drawn["S"]] == 2
    assert walk_from(drawn.board, drawn["S"], ())[drawn["T"]] < 0


@pytest.mark.statement("B272", "B273", "B278", "B279", "B282", "B283")
def test_e17_a_large_demon_goes_diagonally_in_two_straight_steps_past_everything_small() -> None:
    drawn = DrawnBoard("""
        + - + - + - +
        | .   .   . |
        +   +   + b +
        | . i ~   ~ |
        +   +   +   +
        | .   ~   . |
        + - + - + - +
    """)
    moves = FigureMoves(drawn.board, ())
    start, end = Place(drawn.at(0, 0), 2, 2), Place(drawn.at(1, 1), 2, 2)
    others = OtherFigures(enemies=1 << drawn.at(2, 1))
    assert moves.reach(start, 2, others)[end] == 2
    assert end not in moves.reach(start, 1, others)


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


UPRIGHT = """
    + - +
    | A |
    +   +
    | . |
    +   +
    | . |
    +   +
    | B |
    + - +
"""
NORTH_OF_THE_RIM = """
    + - + - + - + - +
    | .   .   .   B |
    +   + - + - + - +
    | A |
    + - +
"""
SOUTH_OF_THE_RIM = """
    + - +
    | A |
    +   + - + - + - +
    | .   .   .   B |
    + - + - + - + - +
"""
WEST_OF_THE_RIM = """
    + - + - +
    | .   A |
    +   + - +
    | . |
    +   +
    | . |
    +   +
    | B |
    + - +
"""
EAST_OF_THE_RIM = """
    + - + - +
    | A   . |
    + - +   +
        | . |
        +   +
        | . |
        +   +
        | B |
        + - +
"""


@cases("followed", [False, True], ids=["table", "line by line"])
@cases(
    "drawing",
    [E1, UPRIGHT, NORTH_OF_THE_RIM, SOUTH_OF_THE_RIM, WEST_OF_THE_RIM, EAST_OF_THE_RIM],
    ids=["level", "upright", "north", "south", "west", "east"],
)
def test_a_line_along_the_rim_of_a_corridor_is_free_on_the_side_of_the_figures(
    drawing: str, followed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rule: RUL16-98, house rule `cover_along`; in a corner there is one side alone on which the line is free."""
    if followed:
        monkeypatch.setattr(covers, "LARGEST_PACKED", 0)
    for rule, expected in (("free", False), ("stops", True)):
        drawn = DrawnBoard(drawing, rules={"cover_along": rule})
        assert sees(drawn)
        for figures in (0, drawn.bits("A", "B")):
            assert covered(drawn, "A", "B", figures) is expected
