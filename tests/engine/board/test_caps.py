"""`caps: auto`: dead ends for loose openings."""

from hypothesis import given

from kneedeep.board import Board, compile_board
from kneedeep.model.scenario.model import Door
from tests.support.generators.layouts import Lying, layouts
from tests.support.small_maps.small_boards import CATALOG, board_of, piece, scenario_of_layout


def _caps(board: Board) -> list[tuple[tuple[int, int], int, str]]:
    return [(laid.element.at, laid.element.turn, laid.area) for laid in board.pieces if laid.cap]


def test_every_loose_opening_gets_a_dead_end_of_its_area() -> None:
    board = board_of(piece("corridor-short", 0, 0, area="hall"), piece("turn-small", 3, -1, area="bend"), caps="auto")
    assert not board.joining.loose
    assert _caps(board) == [((-1, 0), 180, "hall"), ((4, -2), 270, "bend")]
    assert len(board.joining.joints) == 3
    assert board.area_of[board.number[-1, 1]] == "hall"


def test_without_caps_openings_stay_loose() -> None:
    board = board_of(piece("corridor-short", 0, 0))
    assert _caps(board) == []
    assert len(board.joining.loose) == 2


def test_a_dead_end_looks_at_the_opening_it_closes_on_every_rim() -> None:
    board = board_of(piece("room-4x4", 0, 0), caps="auto")
    assert _caps(board) == [((-1, 1), 180, "a"), ((1, -1), 270, "a"), ((1, 4), 90, "a"), ((4, 1), 0, "a")]
    assert not board.joining.loose
    assert not board.overlaps


def test_dead_ends_are_laid_by_x_y_and_rim_and_one_that_would_overlap_is_not_laid() -> None:
    board = board_of(piece("room-5x5", 0, 0), piece("room-5x5", 6, -2), caps="auto")
    laid = [(laid.element.at, laid.element.turn) for laid in board.pieces if laid.cap]
    assert ((5, 0), 0) in laid
    assert [(one.piece, one.rim, one.inside) for one in board.joining.loose] == [(1, "west", ((6, 1), (6, 2)))]
    assert not board.overlaps
    firsts = [one.inside[0] for one in board.uncapped.loose]
    assert sorted(firsts).index((4, 0)) < sorted(firsts).index((6, 1))


def test_a_dead_end_that_would_cover_half_a_space_of_a_piece_is_not_laid() -> None:
    board = board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 1, turn=90), caps="auto")
    assert _caps(board) == [((-1, 0), 180, "a"), ((3, 0), 270, "a"), ((3, 4), 90, "a")]
    assert [(one.piece, one.rim) for one in board.joining.loose] == [(0, "east")]


def test_an_exit_door_keeps_its_opening_free_of_a_dead_end() -> None:
    for door in (Door(at=(2, 0), side="east", exit=True), Door(at=(3, 0), side="west", exit=True)):
        board = board_of(piece("corridor-short", 0, 0), caps="auto", doors=(door,))
        assert _caps(board) == [((-1, 0), 180, "a")]
        assert [one.rim for one in board.joining.loose] == ["east"]
        assert board.doors[0].standing == "exit"


def test_openings_that_meet_in_part_get_no_dead_end() -> None:
    board = board_of(piece("corridor-short", 0, 0), piece("corridor-short", 3, 1), caps="auto")
    assert _caps(board) == [((-1, 0), 180, "a"), ((6, 1), 0, "a")]
    assert len(board.joining.misjoined) == 1


def test_numbers_of_pieces_count_on_through_the_dead_ends() -> None:
    board = board_of(piece("room-4x4", 0, 0), caps="auto")
    assert [laid.number for laid in board.pieces] == [0, 1, 2, 3, 4]
    assert board.owner[board.number[4, 1]] == 4


@given(layouts(most=8))
def test_dead_ends_never_overlap_and_close_every_opening_they_stand_at(layout: tuple[Lying, ...]) -> None:
    board = compile_board(scenario_of_layout(layout, caps="auto"), CATALOG)
    assert not board.overlaps
    caps = [laid for laid in board.pieces if laid.cap]
    joined = {one for joint in board.joining.joints for one in (joint.a.piece, joint.b.piece)}
    assert all(cap.number in joined for cap in caps)
    assert len(board.uncapped.loose) == len(caps) + len(board.joining.loose)
    taken = {space for laid in board.pieces for space in laid.spaces}
    assert all(not taken.isdisjoint(one.beyond) for one in board.joining.loose)
