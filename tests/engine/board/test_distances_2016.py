"""Range and teleporters of the 2016 edition. Rule: RUL16-86, RUL16-92, RUL16-94, RUL16-156, RUL16-157."""

import pytest

from kneedeep.board.distances import distances_from
from kneedeep.board.walk_costs import active_pads
from tests.support.small_maps.drawn_scenario import DrawnBoard

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


@pytest.mark.statement("B252")
def test_a_teleporter_is_active_from_the_start_or_once_entered_unless_it_needs_something() -> None:
    drawn = DrawnBoard(AROUND, tokens=PADS, flags=FLAGS)
    board = drawn.board
    assert drawn.listed(active_pads(board)) == [(0, 0)]
    assert drawn.listed(active_pads(board, board.lattice.everywhere)) == [(0, 0), (2, 0)]


def test_the_distances_of_commands_are_those_with_doors_as_in_the_file() -> None:
    drawn = DrawnBoard("+ - + - +\n| A   B |\n+ - + - +")
    for metric in ("walk", "range"):
        assert distances_from(drawn.board, drawn["A"], metric, drawn.board.open_doors("file")) == [0, 1]
