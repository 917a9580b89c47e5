"""Sight of the 2016 edition on drawn boards."""

import pytest

from kneedeep.model.geometry import edge
from kneedeep.model.geometry.corner_lines import Pinch
from kneedeep.model.geometry.corner_sight import CornerSight
from kneedeep.model.geometry.lattice import Lattice
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


@pytest.mark.parametrize("end", ["-", " "])
def test_neighbours_see_each_other_only_round_the_free_end_of_a_wall(end: str) -> None:
    board = draw(f"""
        + - + - +
        | A | B |
        + {end} + {end} +
        | .   . |
        + - + - +
    """)
    assert sees(board, "A", "B") == (end == " ")


@pytest.mark.statement("B173")
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


@pytest.mark.statement("B079")
def test_a_line_passes_the_free_end_of_a_wall() -> None:
    board = draw("""
        + - + - + - +
        | A   . | B |
        +   +   +   +
        | .   .   . |
        + - + - + - +
    """)
    assert ((0, 1), (3, 1)) in sight(board).lines(board.number("A"), board.number("B"))


@pytest.mark.statement("B077")
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
    assert sight(board).lines(board.number("A"), board.number("B")) == [((1, 3), (2, 0)), ((1, 3), (2, 1))]


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


@pytest.mark.parametrize(
    "rows",
    ["+ - + - +\n| A | . |\n+ - + - +\n| . | B |\n+ - + - +", "+ - +   + - +\n| A |   | B |\n+ - +   + - +"],
    ids=["walls that cross are no pinch", "no line leaves over the outside"],
)
def test_no_line_leads_through_walls(rows: str) -> None:
    assert not sees(draw(rows), "A", "B", "open")


def test_a_part_too_large_to_pack_is_followed_line_by_line() -> None:
    far = 520
    arms = {(x, 0) for x in range(far)} | {(0, y) for y in range(far)} | {(x, 1) for x in range(far)}
    lattice = Lattice.of(arms)
    found = CornerSight(lattice, lattice.inner)
    a, b, c = (lattice.number[space] for space in ((0, 0), (far - 1, 1), (0, far - 1)))
    assert found.sees(a, b)
    assert not found.sees(b, c)
