"""Range and teleporters of the 2016 edition. Rule: RUL16-86, RUL16-92, RUL16-94, RUL16-156, RUL16-157."""

import pytest

from kneedeep.board import Board
from kneedeep.board.distances import distances_from, range_from
from kneedeep.board.walk_costs import active_pads
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.geometry.space import Space
from tests.support.small_maps.drawn_scenario import DrawnBoard


def distances(board: Board, space: Space, metric: str = "walk") -> dict[Space, int]:
    """The distance from a space to each that can be reached, doors as in the file."""
    found = distances_from(board, board.number[space], metric, board.open_doors("file"))
    return {end: far for end, far in zip(board.spaces, found, strict=True) if far != UNREACHED}


AROUND = """
    + - + - + - +
    | A | B   C |
    +   +   +   +
    | .   .   . |
    + - + - + - +
"""
PADS = [
    {"id": "start", "kind": "teleporter", "at": [0, 0]},
    {"id": "later", "kind": "teleporter", "at": [2, 0], "active": False},
    {"id": "locked", "kind": "teleporter", "at": [2, 1], "active": False, "needs": {"flag": "power"}},
]
FLAGS = {"power": "Power is on"}


@pytest.mark.statement("B074")
def test_range_goes_around_walls_or_straight_by_the_house_rule() -> None:
    drawn = DrawnBoard("+ - + - +\n| A | B |\n+   +   +\n| . | . |\n+   +   +\n| .   . |\n+ - + - +")
    assert range_from(drawn.board, drawn["A"], ())[drawn["B"]] == 4
    straight = DrawnBoard(drawn.drawn, rules={"range_count": "straight"}).board
    assert range_from(straight, drawn["A"], ())[drawn["B"]] == 1
    assert distances(straight, (0, 0), "range")[1, 0] == 1


@pytest.mark.statement("B252")
def test_a_teleporter_is_active_from_the_start_or_once_entered_unless_it_needs_something() -> None:
    drawn = DrawnBoard(AROUND, tokens=PADS, flags=FLAGS)
    board = drawn.board
    assert drawn.listed(active_pads(board)) == [(0, 0)]
    assert drawn.listed(active_pads(board, board.lattice.everywhere)) == [(0, 0), (2, 0)]


def test_who_enters_an_inactive_teleporter_goes_on_to_active_ones_at_once() -> None:
    far = distances(DrawnBoard(AROUND, tokens=PADS, flags=FLAGS).board, (1, 0))
    assert far[2, 0] == 1 and far[0, 0] == 2
    assert far[2, 1] == 1
    assert distances(DrawnBoard(AROUND, tokens=PADS, flags=FLAGS).board, (0, 0))[2, 0] == 2


def test_a_door_is_opened_beside_it_before_it_is_passed_at_its_end() -> None:
    drawing = "+ - + - +\n| . d . |\n+   +   +\n| E d C |\n+   + - +\n| D |\n+ - +"
    drawn = DrawnBoard(drawing)
    assert distances(drawn.board, drawn.drawn.named["D"])[drawn.drawn.named["C"]] == 3
    crate = {"id": "crate", "blocks": ["steps"]}
    blocked = DrawnBoard(drawing, token_types=[crate], tokens=[{"kind": "crate", "at": [0, 1]}])
    assert drawn.drawn.named["C"] not in distances(blocked.board, drawn.drawn.named["D"])


def test_by_the_house_rule_a_door_is_opened_from_the_end_of_its_line() -> None:
    """Rule: RUL16-69, `door_reach: corner`: one diagonal step past the end of the line, and 1 point to open."""
    drawing = "+ - + - +\n| . d . |\n+   +   +\n| E d C |\n+   + - +\n| D |\n+ - +"
    drawn = DrawnBoard(drawing, rules={"door_reach": "corner"})
    assert distances(drawn.board, drawn.drawn.named["D"])[drawn.drawn.named["C"]] == 2


def test_a_teleport_into_a_difficult_space_costs_what_a_step_into_it_costs() -> None:
    """Rule: RUL16-60, RUL16-157 (a teleport is a step into the space of the other teleporter)."""
    pads = [{"kind": "teleporter", "at": [0, 0]}, {"kind": "teleporter", "at": [3, 0]}]
    drawn = DrawnBoard("+ - + - + - + - +\n| A   . | .   ~ |\n+ - + - + - + - +", tokens=pads)
    assert distances(drawn.board, (0, 0)) == {(0, 0): 0, (1, 0): 1, (3, 0): 2, (2, 0): 3}
