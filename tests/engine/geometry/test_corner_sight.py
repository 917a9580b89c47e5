"""Sight and cover of the 2016 edition on drawn boards."""

import pytest

from kneedeep.geometry import edge
from kneedeep.geometry.corner_lines import Pinch
from kneedeep.geometry.corner_sight import CornerSight
from kneedeep.geometry.lattice import Lattice
from tests.support.small_maps.ascii_board import AsciiBoard, draw


def sight(board: AsciiBoard, pinch: Pinch = "blocked", *, doors_open: bool = False) -> CornerSight:
    return CornerSight(board.lattice, board.free(edge.STOPS_SIGHT, doors_open=doors_open), pinch)


def sees(board: AsciiBoard, a: str, b: str, pinch: Pinch = "blocked", *, doors_open: bool = False) -> bool:
    found = sight(board, pinch, doors_open=doors_open)
    one, other = board.number(a), board.number(b)
    answer = found.sees(one, other)
    assert found.sees(other, one) == answer
    assert bool(found.lines(one, other)) == answer
    return answer


def cover(board: AsciiBoard, a: str, b: str) -> bool | None:
    lattice = board.lattice
    return sight(board).cover(
        board.number(a), board.number(b), lattice.bits(board.difficult), lattice.bits(board.figures)
    )


def test_neighbours_behind_a_wall_do_not_see_each_other() -> None:
    board = draw("""
        + - + - +
        | A | B |
        + - + - +
    """)
    assert not sees(board, "A", "B")


def test_neighbours_round_the_free_end_of_a_wall_see_each_other() -> None:
    board = draw("""
        + - + - +
        | A | B |
        +   +   +
        | .   . |
        + - + - +
    """)
    assert sees(board, "A", "B")


def test_a_closed_door_blocks_sight() -> None:
    board = draw("""
        + - + - + - +
        | A   . d B |
        +   +   +   +
        | .   . d . |
        + - + - + - +
    """)
    assert not sees(board, "A", "B")
    assert sees(board, "A", "B", doors_open=True)


def test_no_line_runs_along_a_wall() -> None:
    board = draw("""
        + - + - + - +
        | A   .   B |
        +   + - + - +
        | .   .   . |
        + - + - + - +
    """)
    lines = sight(board).lines(board.number("A"), board.number("B"))
    assert ((0, 0), (3, 1)) in lines
    assert ((0, 1), (2, 1)) not in lines
    assert ((0, 0), (2, 0)) not in lines


def test_a_line_passes_the_free_end_of_a_wall() -> None:
    board = draw("""
        + - + - + - +
        | A   . | B |
        +   +   +   +
        | .   .   . |
        + - + - + - +
    """)
    found = sight(board)
    assert ((0, 1), (3, 1)) in found.lines(board.number("A"), board.number("B"))


def test_a_line_never_passes_the_middle_of_a_straight_wall() -> None:
    board = draw("""
        + - + - +
        | A | . |
        +   +   +
        | . | B |
        + - + - +
    """)
    assert not sees(board, "A", "B")
    assert not sees(board, "A", "B", "open")


def test_a_line_may_leave_by_turning_about_its_corner() -> None:
    board = draw("""
        + - + - +
            | B |
            +   +
            | . |
        + - +   +
        | .   . |
        +   + - +
        | .   A |
        + - + - +
    """)
    assert sees(board, "A", "B")
    lines = sight(board).lines(board.number("A"), board.number("B"))
    assert lines == [((1, 3), (2, 0)), ((1, 3), (2, 1))]


@pytest.mark.parametrize(("pinch", "seen"), [("blocked", False), ("open", True)])
def test_two_corners_that_touch_are_a_pinch(pinch: Pinch, seen: bool) -> None:
    board = draw("""
        + - +
        | A |
        + - + - +
            | B |
            + - +
    """)
    assert sees(board, "A", "B", pinch) == seen


def test_walls_that_cross_are_no_pinch() -> None:
    board = draw("""
        + - + - +
        | A | . |
        + - + - +
        | . | B |
        + - + - +
    """)
    assert not sees(board, "A", "B", "open")


def test_a_line_does_not_leave_over_the_outside() -> None:
    board = draw("""
        + - +   + - +
        | A |   | B |
        + - +   + - +
    """)
    assert not sees(board, "A", "B", "open")


def test_an_impassable_edge_stops_neither_sight_nor_gives_cover() -> None:
    board = draw("""
        + - + - + - +
        | .   .   . |
        +   +   +   +
        | A i .   B |
        +   +   +   +
        | .   .   . |
        + - + - + - +
    """)
    assert sees(board, "A", "B")
    assert cover(board, "A", "B") is False


OPEN_FLOOR = """
    + - + - + - + - +
    | .   .   .   . |
    +   +   +   +   +
    | A   {sign}   .   {target} |
    +   +   +   +   +
    | .   .   .   . |
    + - + - + - + - +
"""


def test_on_an_open_floor_there_is_no_cover() -> None:
    assert cover(draw(OPEN_FLOOR.format(sign=".", target="B")), "A", "B") is False


@pytest.mark.parametrize("sign", ["f", "~"])
def test_a_figure_or_difficult_space_in_between_gives_cover(sign: str) -> None:
    board = draw(OPEN_FLOOR.format(sign=sign, target="B"))
    assert sees(board, "A", "B")
    assert cover(board, "A", "B") is True


def test_a_difficult_space_covers_who_stands_in_it() -> None:
    board = draw(OPEN_FLOOR.format(sign=".", target="B"))
    found = sight(board)
    a, b = board.number("A"), board.number("B")
    assert found.cover(a, b, covering=1 << b) is True
    assert found.cover(a, b, figures=1 << b | 1 << a) is False


def test_the_attacker_takes_his_best_corner() -> None:
    board = draw("""
        + - + - + - +
        | .   .   . |
        +   +   +   +
        | A   .   B |
        +   + - +   +
        | .   .   . |
        + - + - + - +
    """)
    assert cover(board, "A", "B") is False


def test_a_wall_beside_the_defender_gives_cover() -> None:
    board = draw("""
        + - + - + - + - +
        | .   .   . | B |
        +   +   +   +   +
        | .   .   .   . |
        +   +   +   +   +
        | A   .   .   . |
        + - + - + - + - +
    """)
    assert cover(board, "A", "B") is True


def test_there_is_no_cover_where_there_is_no_sight() -> None:
    assert cover(draw("+ - + - +\n| A | B |\n+ - + - +"), "A", "B") is None


def test_a_part_too_large_to_pack_is_followed_line_by_line() -> None:
    far = 520
    arms = {(x, 0) for x in range(far)} | {(0, y) for y in range(far)} | {(x, 1) for x in range(far)}
    lattice = Lattice.of(arms)
    found = CornerSight(lattice, lattice.inner)
    a, b, c = (lattice.number[space] for space in ((0, 0), (far - 1, 1), (0, far - 1)))
    assert found.sees(a, b)
    assert not found.sees(b, c)
