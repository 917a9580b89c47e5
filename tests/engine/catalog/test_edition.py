"""What sets the editions apart on a board, seen on the same map. Rule: board geometry; RUL16-54, RUL16-69, RUL16-156."""

from typing import Any

import pytest

from kneedeep.board import Board, compile_board
from kneedeep.board.distances import range_from, walk_from
from kneedeep.board.visible_spaces import sight_of
from kneedeep.model.catalog import edition_of, load_catalog
from kneedeep.model.geometry.distance import UNREACHED
from tests.support.files import map_text
from tests.support.reading import scenario_in

MAP = map_text("editions")


def board_of(ruleset: str, first: str, second: str) -> Board:
    scenario = scenario_in(MAP.format(ruleset=ruleset, first=first, second=second))
    return compile_board(scenario, load_catalog("doom-2004"))


def walk(board: Board, start: tuple[int, int], end: tuple[int, int]) -> int:
    return walk_from(board, board.number[start], ())[board.number[end]]


def test_teleporters_lead_to_those_of_their_color_or_to_all_active_ones() -> None:
    apart = "color: red", "color: blue"
    assert walk(board_of("doom-2004", "color: red", "color: red"), (0, 0), (7, 1)) == 1
    assert walk(board_of("doom-2004", *apart), (0, 0), (7, 1)) == UNREACHED
    assert walk(board_of("doom-2016", "active: true", "active: true"), (0, 0), (7, 1)) == 1
    assert walk(board_of("doom-2016", "active: true", "active: false"), (0, 0), (7, 1)) == UNREACHED


@pytest.mark.parametrize(("ruleset", "cost"), [("doom-2004", 2), ("doom-2016", 1)])
def test_a_shut_door_costs_what_the_data_say(ruleset: str, cost: int) -> None:
    given = ("color: red", "color: blue") if ruleset == "doom-2004" else ("active: false", "active: false")
    assert walk(board_of(ruleset, *given), (3, 0), (4, 0)) == 1 + cost


def test_range_goes_over_an_impassable_edge_where_only_walls_part_spaces() -> None:
    for ruleset, given, near in (
        ("doom-2004", ("color: red", "color: blue"), False),
        ("doom-2016", ("active: false", "active: false"), True),
    ):
        board = board_of(ruleset, *given)
        assert (range_from(board, board.number[1, 0], ())[board.number[2, 0]] == 1) is near


def test_sight_goes_from_center_to_center_or_from_corner_to_corner() -> None:
    pads = {"doom-2004": ("color: red", "color: blue"), "doom-2016": ("active: true", "active: true")}
    boards = {ruleset: board_of(ruleset, *given) for ruleset, given in pads.items()}
    kinds: dict[str, Any] = {ruleset: type(sight_of(board, ())).__name__ for ruleset, board in boards.items()}
    assert kinds == {"doom-2004": "CenterSight", "doom-2016": "CornerSight"}


def test_a_scenario_is_played_by_the_numbers_of_marines_of_its_edition() -> None:
    old = board_of("doom-2004", "color: red", "color: blue").scenario
    new = board_of("doom-2016", "active: true", "active: true").scenario
    assert [one.having(marines=(1, 2, 3, 4)).played_counts for one in (old, new)] == [(1, 2, 3), (1, 2, 3, 4)]
    assert old.having(marines=None).counts == (1, 2, 3) and new.having(marines=None).counts == (1, 2, 3, 4)


def test_an_edition_that_is_not_known_is_named() -> None:
    with pytest.raises(ValueError, match='no ruleset "doom-1993"'):
        edition_of("doom-1993")
