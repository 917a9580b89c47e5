"""Cover of the 2016 edition on drawn boards. Rule: RUL16-95 to RUL16-101."""

import pytest

from kneedeep.model.geometry import edge
from kneedeep.model.geometry.corner_sight import CornerSight
from kneedeep.model.geometry.cover import Cover, Thicket
from kneedeep.model.geometry.exposure import Along
from kneedeep.model.geometry.lattice import Lattice
from tests.support.small_maps.ascii_board import AsciiBoard, draw


def cover_on(board: AsciiBoard, along: Along = "free", by: Thicket = "space") -> Cover:
    lattice = board.lattice
    sight = CornerSight(lattice, board.free(edge.STOPS_SIGHT))
    return Cover(sight, lattice.bits(board.difficult), along, by)


def cover(board: AsciiBoard, a: str, b: str, along: Along = "free", by: Thicket = "space") -> bool | None:
    figures = board.lattice.bits(board.figures)
    return cover_on(board, along, by).cover(board.number(a), board.number(b), figures)


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
    assert cover(draw(OPEN_FLOOR.format(sign=sign, target="B")), "A", "B") is True


@pytest.mark.statement("B232")
def test_a_difficult_space_covers_who_stands_in_it() -> None:
    board = draw(OPEN_FLOOR.format(sign=".", target="B"))
    sight = cover_on(board).sight
    a, b = board.number("A"), board.number("B")
    assert Cover(sight, 1 << b).cover(a, b) is True
    assert Cover(sight).cover(a, b, figures=1 << b | 1 << a) is False


@pytest.mark.statement("B229")
@pytest.mark.parametrize(("side", "below"), [("i", " "), (" ", "-")], ids=["impassable edge", "best corner"])
def test_an_impassable_edge_and_a_wall_at_another_corner_give_no_cover(side: str, below: str) -> None:
    board = draw(f"""
        + - + - + - +
        | .   .   . |
        +   +   +   +
        | A {side} .   B |
        +   + {below} +   +
        | .   .   . |
        + - + - + - +
    """)
    assert cover(board, "A", "B") is False


@pytest.mark.statement("B224")
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


def test_the_rim_of_a_difficult_patch_covers_only_where_a_line_goes_in_or_out() -> None:
    board = draw("""
        + - + - + - + - +
        | ~   ~   ~   . |
        +   +   +   +   +
        | .   .   .   . |
        + - + - + - + - +
    """)
    lattice = board.lattice
    within, beyond = lattice.number[2, 0], lattice.number[3, 0]
    start = lattice.number[0, 0]
    assert cover_on(board, by="space").cover(start, within) is True
    assert cover_on(board, by="border").cover(start, within) is False
    assert cover_on(board, by="border").cover(start, beyond) is True


@pytest.mark.statement("B231", "B268")
def test_a_large_attacker_takes_his_best_space_and_his_body_covers_nobody() -> None:
    board = draw("""
        + - + - + - + - +
        | A   .   .   . |
        +   +   +   +   +
        | C   .   .   B |
        +   + b +   +   +
        | .   .   .   . |
        + - + - + - + - +
    """)
    found = cover_on(board)
    a, c, b = (board.number(name) for name in "ACB")
    middle = board.lattice.number[1, 1]
    figures = 1 << a | 1 << c | 1 << middle | 1 << b
    assert found.cover(c, b, figures) is True
    assert found.between((a, c, middle), (b,), figures) is False


def test_a_large_defender_never_has_cover() -> None:
    board = draw("""
        + - + - + - + - +
        | A   ~   B   C |
        + - + - + - + - +
    """)
    found = cover_on(board)
    a, b, c = (board.number(name) for name in "ABC")
    assert found.between((a,), (b,)) is True
    assert found.between((a,), (b, c)) is False


def test_a_large_figure_that_is_not_seen_has_no_answer() -> None:
    board = draw("+ - + - + - +\n| A | B   C |\n+ - + - + - +")
    a, b, c = (board.number(name) for name in "ABC")
    assert cover_on(board).between((a,), (b, c)) is None


def test_a_part_too_large_to_pack_is_followed_line_by_line() -> None:
    far = 520
    arms = {(x, 0) for x in range(far)} | {(0, y) for y in range(far)} | {(x, 1) for x in range(far)}
    lattice = Lattice.of(arms)
    found = Cover(CornerSight(lattice, lattice.inner))
    a, b, c = (lattice.number[space] for space in ((0, 0), (far - 1, 1), (0, far - 1)))
    assert found.cover(a, b) is False
    assert found.cover(b, c) is None
