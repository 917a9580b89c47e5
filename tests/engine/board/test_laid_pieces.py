"""Pieces laid and joined: against a slow board, and rule by rule."""

import textwrap

import pytest
from hypothesis import given

from kneedeep.board import Board, compile_board
from kneedeep.board.joints import Joint
from kneedeep.board.laid_pieces import LaidOpening
from kneedeep.model.geometry import Space, edge
from kneedeep.model.scenario.model import OwnPieceType, Record
from tests.support.generators.layouts import Gap, Lying, layouts
from tests.support.oracles.board_oracle import SlowBoard, Where, slow_board
from tests.support.small_maps.ascii_board import draw
from tests.support.small_maps.small_boards import CATALOG, board_of, drawn, piece, scenario_of_layout


def _where(opening: LaidOpening) -> Where:
    return opening.piece, Gap(opening.rim[0].upper(), opening.inside)


def _pairs(joints: tuple[Joint, ...]) -> frozenset[frozenset[Where]]:
    return frozenset(frozenset((_where(joint.a), _where(joint.b))) for joint in joints)


def _edges_of_kind(board: Board, kind: int) -> frozenset[frozenset[Space]]:
    over = {"east": (1, 0), "south": (0, 1)}
    edges = (edge for edge, found in board.edges.items() if found == kind)
    return frozenset(frozenset((at, (at[0] + over[side][0], at[1] + over[side][1]))) for at, side in edges)


def _same(board: Board, slow: SlowBoard) -> None:
    assert list(board.spaces) == sorted(slow.owner)
    assert dict(zip(board.spaces, board.owner, strict=True)) == slow.owner
    assert all(board.number[space] == number for number, space in enumerate(board.spaces))
    assert _edges_of_kind(board, edge.OPEN) == slow.open
    assert _edges_of_kind(board, edge.WALL) == slow.walls
    assert _pairs(board.joining.joints) == slow.joints
    assert _pairs(board.joining.misjoined) == slow.misjoined
    assert frozenset(map(_where, board.joining.loose)) == slow.loose
    assert frozenset(map(_where, board.joining.buried)) == slow.buried
    assert {(one.first, one.second): frozenset(one.spaces) for one in board.overlaps} == slow.overlaps


@given(layouts(most=10))
def test_a_tidy_layout_is_joined_as_the_slow_board_joins_it(layout: tuple[Lying, ...]) -> None:
    board = compile_board(scenario_of_layout(layout), CATALOG)
    _same(board, slow_board(layout))
    assert not board.overlaps
    assert not board.joining.buried


@given(layouts(most=10, tidy=False))
def test_any_layout_is_joined_as_the_slow_board_joins_it(layout: tuple[Lying, ...]) -> None:
    _same(compile_board(scenario_of_layout(layout), CATALOG), slow_board(layout))


@pytest.mark.nightly
@pytest.mark.timeout(1_200)
@given(layouts(most=25, tidy=False))
def test_a_large_layout_is_joined_as_the_slow_board_joins_it(layout: tuple[Lying, ...]) -> None:
    _same(compile_board(scenario_of_layout(layout), CATALOG), slow_board(layout))


def test_openings_that_meet_are_open_and_every_other_edge_between_pieces_is_wall() -> None:
    board = board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 0), piece("tee", 2, 2))
    expected = """
    + - + - + - + - + - + - +
    | .   .   .   .   .   . |
    +   +   +   +   +   +   +
    | .   .   .   .   .   . |
    + - + - + - + - + - + - +
            | .   .   .   . |
            +   +   +   +   +
            | .   .   .   . |
            + - +   +   + - +
                | .   . |
                + - + - +
    """
    assert drawn(board) == textwrap.dedent(expected).strip("\n")
    assert draw(drawn(board)).edges == {one: kind for one, kind in board.edges.items() if kind != edge.OPEN}


def test_spaces_are_numbered_by_x_then_y() -> None:
    board = board_of(piece("corridor-short", 5, -3), piece("dead-end", -2, 4))
    assert board.spaces == ((-2, 4), (-2, 5), (5, -3), (5, -2), (6, -3), (6, -2), (7, -3), (7, -2))
    assert board.number[5, -3] == 2


def test_the_first_piece_in_the_file_owns_a_space_of_both() -> None:
    board = board_of(piece("room-4x4", 0, 0), piece("room-4x4", 3, 0, area="b"))
    (overlap,) = board.overlaps
    assert (overlap.first, overlap.second, overlap.spaces) == (0, 1, ((3, 0), (3, 1), (3, 2), (3, 3)))
    assert board.area_of[board.number[3, 1]] == "a"
    assert board.area_of[board.number[4, 1]] == "b"
    assert board.areas["b"][0] == (4, 0)


def test_an_opening_under_another_piece_is_buried_and_not_loose() -> None:
    board = board_of(piece("room-4x4", 0, 0), piece("room-4x4", 3, 0))
    assert [(opening.piece, opening.rim) for opening in board.joining.buried] == [(1, "west")]
    assert (0, "east") in [(opening.piece, opening.rim) for opening in board.joining.loose]
    assert board.edge_kind((3, 1), "east") == edge.WALL


def test_openings_shifted_by_one_are_misjoined_and_wall() -> None:
    board = board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 1))
    (pair,) = board.joining.misjoined
    assert (pair.a.piece, pair.b.piece) == (0, 1)
    assert pair.edges == (((2, 1), "east"),)
    assert not board.joining.joints
    assert {(one.piece, one.rim) for one in board.joining.loose} == {(0, "west"), (1, "east")}
    assert board.edge_kind((2, 1), "east") == edge.WALL


def test_openings_shifted_by_two_only_are_loose() -> None:
    board = board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 2))
    assert not board.joining.misjoined
    assert len(board.joining.loose) == 4


def test_a_piece_that_nobody_knows_is_left_out() -> None:
    board = board_of(piece("balcony", 0, 0), piece("dead-end", 0, 0))
    assert [laid.type.id for laid in board.pieces] == ["dead-end"]
    assert board.pieces[0].number == 0


def test_a_board_without_pieces_is_empty() -> None:
    board = board_of()
    assert (board.spaces, board.edges, board.areas) == ((), {}, {})


def test_an_area_without_pieces_has_no_spaces_and_one_that_only_pieces_name_has_them() -> None:
    scenario = board_of(piece("dead-end", 0, 0)).scenario.having(areas=())
    assert compile_board(scenario, CATALOG).areas == {"a": ((0, 0), (0, 1))}


OWN = OwnPieceType(
    id="bridge",
    rows=("###", "###"),
    openings=("W@0", "E@0"),
    edges=(
        Record(at=(0, 0), side="east", kind="wall"),
        Record(at=(1, 1), side="north", kind="impassable"),
        Record(at=(2, 1), side="west", kind="blocking"),
    ),
    difficult=((2, 0),),
)


def test_an_own_piece_lies_joins_and_turns_like_one_of_the_box() -> None:
    board = board_of(piece("bridge", 0, 0), piece("bridge", 3, 0), piece_types=(OWN,))
    expected = """
    + - + - + - + - + - + - +
    | . | .   .   . | .   . |
    +   + i +   +   + i +   +
    | .   . b .   .   . b . |
    + - + - + - + - + - + - +
    """
    assert drawn(board) == textwrap.dedent(expected).strip("\n")
    assert board.pieces[1].difficult == ((5, 0),)
    turned = """
    + - + - +
    | .   . |
    +   + - +
    | . i . |
    + b +   +
    | .   . |
    + - + - +
    """
    board = board_of(piece("bridge", 0, 0, turn=90), piece_types=(OWN,))
    assert drawn(board) == textwrap.dedent(turned).strip("\n")
    assert board.pieces[0].difficult == ((1, 2),)


def test_printed_edges_of_a_space_that_another_piece_owns_do_not_count() -> None:
    board = board_of(piece("dead-end", 0, 0), piece("bridge", 0, 0), piece_types=(OWN,))
    assert board.edge_kind((0, 0), "east") == edge.WALL
    assert board.edge_kind((1, 0), "south") == edge.IMPASSABLE


def test_an_own_piece_of_the_name_of_one_of_the_box_takes_its_place() -> None:
    board = board_of(piece("dead-end", 0, 0), piece_types=(OwnPieceType(id="dead-end", rows=("##",)),))
    assert board.spaces == ((0, 0), (1, 0))


def test_every_edge_has_its_kind_from_both_sides_and_the_outside_is_wall() -> None:
    board = board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 0))
    assert board.edge_kind((2, 0), "east") == board.edge_kind((3, 0), "west") == edge.OPEN
    assert board.edge_kind((0, 0), "south") == board.edge_kind((0, 1), "north") == edge.OPEN
    assert board.edge_kind((0, 0), "north") == board.edge_kind((0, 0), "west") == edge.WALL
    assert board.edge_kind((50, 50), "west") == edge.WALL
