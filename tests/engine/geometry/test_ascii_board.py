"""Drawings of boards mean what they look like."""

import pytest

from kneedeep.model.geometry import edge
from tests.support.cases import cases
from tests.support.small_maps.ascii_board import draw

DRAWING = """
    + - + - + - +
    | A   o d ~ |
    +   + - + ' +
        | f p 7 |
        + i + b +
        | .   . |
        + - + - +
"""


def test_a_drawing_names_its_spaces_and_edges() -> None:
    board = draw(DRAWING)
    assert board.named == {"A": (0, 0), "7": (2, 1)}
    assert board.obstacles == {(1, 0)}
    assert board.figures == {(1, 1)}
    assert board.difficult == {(2, 0)}
    assert len(board.spaces) == 7
    assert board.edges == {
        ((1, 0), "east"): edge.DOOR,
        ((1, 0), "south"): edge.WALL,
        ((2, 0), "south"): edge.DOOR,
        ((1, 1), "east"): edge.DOOR,
        ((1, 1), "south"): edge.IMPASSABLE,
        ((2, 1), "south"): edge.BLOCKING,
    }
    assert board.shut == {((1, 0), "east"), ((1, 1), "east")}
    assert board.passages == {((1, 1), "east")}


def test_stopped_edges_follow_the_purpose_and_the_doors() -> None:
    board = draw(DRAWING)
    assert ((1, 1), "south") in board.stopped(edge.STOPS_STEP)
    assert ((1, 1), "south") not in board.stopped(edge.STOPS_SIGHT)
    assert ((1, 0), "east") in board.stopped(edge.STOPS_SIGHT)
    assert ((1, 0), "east") not in board.stopped(edge.STOPS_SIGHT, doors_open=True)
    assert ((1, 1), "east") in board.stopped(edge.STOPS_SIGHT, doors_open=True)


def test_a_narrow_drawing_has_no_blanks_between() -> None:
    assert draw("+-+-+\n|A|B|\n+-+-+", wide=False) == draw("+ - + - +\n| A | B |\n+ - + - +")


@cases(("drawing", "told"))
def test_a_drawing_with_a_wrong_sign_is_refused(drawing: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        draw(drawing)
