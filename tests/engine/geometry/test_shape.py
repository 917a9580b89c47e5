"""Spaces, sides and printed shapes when they are turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.geometry import edge
from kneedeep.model.geometry import space as geometry
from kneedeep.model.geometry.shape import (
    InnerEdge,
    Opening,
    Shape,
    opening_edges,
    parse_opening,
    turned_opening,
    turned_rows,
    turned_shape,
)
from tests.support.cases import cases

ROOM = Shape(
    rows=(".#######.", "#########", "#########", ".#######.", "....##..."),
    openings=(Opening("east", 1), Opening("south", 4), Opening("west", 1)),
)
TURN = Shape(rows=(".##", "###", "###"), openings=(Opening("north", 1), Opening("west", 1)))

sizes = st.tuples(st.integers(1, 9), st.integers(1, 9))
turns = st.sampled_from(geometry.TURNS)


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    width, height = draw(sizes)
    rows = tuple(draw(st.text("#.", min_size=width, max_size=width)) for _row in range(height))
    spaces = [(x, y) for x in range(width) for y in range(height) if rows[y][x] == "#"]
    pairs = ((at, side) for at in spaces for side in ("east", "south") if geometry.neighbour(at, side) in spaces)
    inner = [InnerEdge(at, side, "impassable") for at, side in pairs]
    openings = [Opening("north", at) for at in range(width - 1) if rows[0][at : at + 2] == "##"]
    openings += [Opening("west", at) for at in range(height - 1) if rows[at][0] == rows[at + 1][0] == "#"]
    return Shape(rows, tuple(openings), tuple(sorted(inner)), tuple(spaces[::2]))


def test_a_quarter_turn_is_clockwise() -> None:
    assert turned_rows(["##.", "#.."], 90) == ("##", ".#", "..")
    assert geometry.turned_space((0, 0), (3, 2), 90) == (1, 0)
    assert geometry.turned_side("north", 90) == "east"
    assert geometry.turned_size((3, 2), 90) == (2, 3)


def test_openings_turn_with_the_rim_and_keep_their_lower_end() -> None:
    assert turned_opening(Opening("north", 4), (9, 10), 90) == Opening("east", 4)
    assert turned_opening(Opening("east", 2), (9, 10), 90) == Opening("south", 6)
    assert turned_opening(Opening("south", 3), (9, 10), 90) == Opening("west", 3)
    assert turned_opening(Opening("west", 8), (9, 10), 90) == Opening("north", 0)


def test_a_turned_room_lists_its_openings_clockwise() -> None:
    turned = turned_shape(ROOM, 90)
    assert turned.rows == ("..##.", *(".####",) * 3, "#####", "#####", *(".####",) * 2, "..##.")
    assert [str(opening) for opening in turned.openings] == ["N@2", "S@2", "W@4"]


def test_half_a_turn_of_a_small_turn_piece() -> None:
    turned = turned_shape(TURN, 180)
    assert turned.rows == ("###", "###", "##.")
    assert [str(opening) for opening in turned.openings] == ["E@0", "S@0"]


def test_printed_edges_and_difficult_spaces_turn_along() -> None:
    shape = Shape(("###", "###"), (), (InnerEdge((0, 0), "east", "blocking"),), ((2, 1),))
    turned = turned_shape(shape, 90)
    assert turned.edges == (InnerEdge((1, 0), "south", "blocking"),)
    assert turned.difficult == ((0, 2),)


@given(shapes())
def test_four_quarter_turns_change_nothing(shape: Shape) -> None:
    turned = shape
    for _quarter in range(4):
        turned = turned_shape(turned, 90)
    assert turned == Shape(shape.rows, turned_shape(shape, 0).openings, shape.edges, shape.difficult)


@given(shapes(), turns)
def test_spaces_rows_and_openings_turn_alike(shape: Shape, turn: int) -> None:
    turned = turned_shape(shape, turn)
    assert sorted(geometry.turned_space(space, shape.size, turn) for space in shape.spaces) == turned.spaces
    assert turned.size == geometry.turned_size(shape.size, turn)
    before = {edge for one in shape.openings for edge in opening_edges(one, shape.size)}
    after = {edge for one in turned.openings for edge in opening_edges(one, turned.size)}
    assert {
        (geometry.turned_space(s, shape.size, turn), geometry.turned_side(side, turn)) for s, side in before
    } == after


@given(shapes(), turns, turns)
def test_two_turns_add_up(shape: Shape, one: int, other: int) -> None:
    assert turned_shape(turned_shape(shape, one), other) == turned_shape(shape, (one + other) % 360)


@cases("text", ["", "N4", "X@1", "N@", "N@-1", "N@x", "n@1", "N@٣"])
def test_an_opening_is_a_rim_letter_and_a_number(text: str) -> None:
    with pytest.raises(ValueError, match="opening"):
        parse_opening(text)


def test_an_opening_is_spelled_as_it_is_read() -> None:
    assert parse_opening("W@8") == Opening("west", 8)
    assert str(parse_opening("W@8")) == "W@8"


def test_a_turn_that_is_no_quarter_is_refused() -> None:
    with pytest.raises(ValueError, match="45"):
        turned_rows(["#"], 45)


def test_each_edge_has_one_spelling() -> None:
    assert geometry.canonical_edge((3, 4), "north") == ((3, 3), "south")
    assert geometry.canonical_edge((3, 4), "west") == ((2, 4), "east")
    assert geometry.canonical_edge((3, 4), "east") == ((3, 4), "east")


def test_sides_and_directions_go_clockwise_from_north() -> None:
    assert [geometry.OFFSET[side] for side in geometry.SIDES] == list(geometry.DIRECTIONS[::2])
    assert [geometry.opposite(side) for side in geometry.SIDES] == ["south", "west", "north", "east"]
    assert geometry.chebyshev((0, 0), (3, -7)) == 7


def test_every_edge_kind_has_a_name_and_a_code() -> None:
    codes = [edge.WALL, edge.OPEN, edge.IMPASSABLE, edge.BLOCKING, edge.DOOR]
    assert [edge.edge_code(name) for name in edge.NAMES] == codes
    assert edge.edge_name(edge.BLOCKING) == "blocking"
    with pytest.raises(ValueError, match="lava"):
        edge.edge_code("lava")


def test_an_impassable_edge_stops_steps_and_neither_sight_nor_adjacency() -> None:
    assert edge.IMPASSABLE in edge.STOPS_STEP
    assert edge.IMPASSABLE not in edge.STOPS_SIGHT | edge.STOPS_ADJACENCY


def test_a_blocking_edge_stops_steps_and_sight_but_not_adjacency() -> None:
    assert edge.BLOCKING in edge.STOPS_STEP & edge.STOPS_SIGHT
    assert edge.BLOCKING not in edge.STOPS_ADJACENCY
