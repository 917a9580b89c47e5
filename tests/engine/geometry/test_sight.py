"""Sight of the 2004 edition on drawn boards."""

import pytest

from kneedeep.model.geometry import edge
from kneedeep.model.geometry.center_sight import CenterSight
from kneedeep.model.geometry.lattice import Lattice
from kneedeep.model.geometry.sight_table import LARGEST_PACKED
from kneedeep.model.geometry.sightline import Obstruction
from kneedeep.model.geometry.steps import Corner
from tests.support.small_maps.ascii_board import AsciiBoard, draw


def sight(board: AsciiBoard, corner: Corner = "one-side", *, doors_open: bool = False) -> CenterSight:
    lattice = board.lattice
    free = board.free(edge.STOPS_SIGHT, doors_open=doors_open)
    return CenterSight(lattice, free, lattice.bits(board.obstacles), corner)


def sees(board: AsciiBoard, a: str, b: str, corner: Corner = "one-side", *, doors_open: bool = False) -> bool:
    found = sight(board, corner, doors_open=doors_open)
    one, other = board.number(a), board.number(b)
    answer = found.sees(one, other)
    assert found.sees(other, one) == answer
    assert bool(found.visible(one) >> other & 1) == answer
    assert (found.obstruction(one, other) is None) == answer
    return answer


def test_sight_crosses_open_edges() -> None:
    board = draw("""
        + - + - + - +
        | A   .   . |
        +   +   +   +
        | .   .   B |
        + - + - + - +
    """)
    assert sees(board, "A", "B")


@pytest.mark.statement("AT-12", "AT-13")
@pytest.mark.parametrize(
    ("sign", "shut", "opened"),
    [
        ("|", False, False),
        ("d", False, True),
        ("'", True, True),
        ("p", False, False),
        ("i", True, True),
        ("b", False, False),
    ],
)
def test_walls_shut_doors_passages_and_blocking_edges_block_sight(sign: str, *, shut: bool, opened: bool) -> None:
    board = draw(f"+ - + - + - +\n| A   . {sign} B |\n+ - + - + - +")
    assert sees(board, "A", "B") == shut
    assert sees(board, "A", "B", doors_open=True) == opened


def test_nothing_is_seen_over_the_outside() -> None:
    board = draw("""
        + - +   + - +
        | A |   | B |
        +   + - +   +
        | .   .   . |
        + - + - + - +
    """)
    assert not sees(board, "A", "B")
    met = sight(board).obstruction(board.number("A"), board.number("B"))
    assert met == Obstruction("edge", (0, 0), (1, 0), (1.0, 0.5))


@pytest.mark.statement("AT-15")
def test_an_obstacle_blocks_sight_through_its_space_but_is_seen_itself() -> None:
    board = draw("""
        + - + - + - +
        | A   o   B |
        + - + - + - +
    """)
    assert not sees(board, "A", "B")
    found = sight(board)
    assert found.sees(board.number("A"), 1)
    assert found.visible(1) == 0b111


def test_a_diagonal_passes_one_wall_end_by_one_side_only() -> None:
    board = draw("""
        + - + - +
        | A | . |
        +   +   +
        | .   B |
        + - + - +
    """)
    assert sees(board, "A", "B")
    assert not sees(board, "A", "B", "both-sides")


def test_a_diagonal_never_passes_between_two_walls() -> None:
    board = draw("""
        + - + - +
        | A | . |
        +   +   +
        | . | B |
        + - + - +
    """)
    assert not sees(board, "A", "B")
    met = sight(board).obstruction(board.number("A"), board.number("B"))
    assert met == Obstruction("corner", (0, 0), (1, 1), (1.0, 1.0))


@pytest.mark.parametrize(("obstacles", "one", "both"), [("..", True, True), ("o.", True, False), ("oo", False, False)])
def test_obstacles_beside_a_corner_close_their_way_round(obstacles: str, one: bool, both: bool) -> None:
    board = draw(f"""
        + - + - +
        | A   {obstacles[0]} |
        +   +   +
        | {obstacles[1]}   B |
        + - + - +
    """)
    assert sees(board, "A", "B") == one
    assert sees(board, "A", "B", "both-sides") == both


def test_a_flat_line_through_a_corner_asks_the_corner_rule() -> None:
    board = draw("""
        + - + - + - + - +
        | A   . | .   . |
        +   + - + - +   +
        | .   .   .   B |
        + - + - + - + - +
    """)
    assert not sees(board, "A", "B")


@pytest.mark.statement("AT-14")
def test_a_figure_in_the_way_blocks_and_one_at_a_corner_does_not() -> None:
    board = draw("""
        + - + - + - +
        | A   f   B |
        +   +   +   +
        | f   C   . |
        + - + - + - +
    """)
    found = sight(board)
    a, b, c = (board.number(name) for name in "ABC")
    figures = board.lattice.bits(board.figures)
    assert found.sees(a, b)
    assert found.visible_past(a, figures) >> 2 & 1, "a figure is seen itself"
    assert found.visible_past(a, figures) >> c & 1
    assert found.visible_past(a, figures) == found.visible(a) & ~(1 << b | 1 << board.lattice.number[2, 1])
    met = found.obstruction(a, b, figures)
    assert met is not None and (met.kind, met.entering) == ("space", (1, 0))


def test_the_first_thing_met_is_told() -> None:
    board = draw("""
        + - + - + - + - +
        | A   .   . d B |
        +   +   + - +   +
        | .   o | .   . |
        +   + - + - +   +
        | .   C   .   D |
        + - + - + - + - +
    """)
    found = sight(board)
    a, b, c, d = (board.number(name) for name in "ABCD")
    assert found.obstruction(a, b) == Obstruction("edge", (2, 0), (3, 0), (3.0, 0.5))
    assert found.obstruction(a, c) == Obstruction("space", (0, 1), (1, 1), (1.0, 1.5))
    assert found.obstruction(a, d) == Obstruction("space", (1, 0), (1, 1), (1.25, 1.0))
    assert found.obstruction(b, a) == Obstruction("edge", (3, 0), (2, 0), (3.0, 0.5))


def test_pairs_count_every_ordered_pair_and_each_space_with_itself() -> None:
    board = draw("""
        + - + - + - +
        | A   .   B |
        + - + - +   +
                | C |
                + - +
    """)
    found = sight(board)
    assert found.pairs() == len(list(found.each_pair())) == 4 + 2 * 5
    assert list(found.each_pair())[:3] == [(0, 0), (0, 1), (0, 2)]


def test_a_huge_nearly_empty_part_is_followed_line_by_line() -> None:
    far = 520
    ring = {(x, y) for x in range(far) for y in (0, far - 1)} | {(x, y) for x in (0, far - 1) for y in range(far)}
    lattice = Lattice.of(ring)
    assert lattice.patches[0].area > LARGEST_PACKED
    found = CenterSight(lattice, lattice.inner)
    a, b, c = (lattice.number[space] for space in ((0, 0), (far - 1, 0), (far - 1, far - 1)))
    assert found.sees(a, b)
    assert found.sees(b, c)
    assert not found.sees(a, c)
    assert found.visible(a).bit_count() == 2 * far - 1
