"""Respawn sets: band, fallback, what bars a space, the house rules."""

from typing import Any

import pytest

from kneedeep.board.respawn_set import legal_spaces, respawn_band, respawn_set
from kneedeep.model.geometry.space import Space
from tests.support.small_maps.script_cases import Data, board_of, rooms

LONG = "a|b|c|d|e|f"
"""Six rooms in a row: eighteen spaces long."""


def answer(data: Data, at: Space, areas: str = LONG[::2], **options: Any) -> tuple[list[Space], bool, int]:
    board = board_of(data)
    revealed = board.bits(space for area in areas for space in board.areas[area])
    legal = legal_spaces(board, 1, **options)
    found = respawn_set(board, board.number[at], revealed, legal, board.open_doors("closed"))
    return board.lattice.listed(found.spaces), found.fallback, found.shortfall


def columns(*numbers: int) -> list[Space]:
    return [(x, y) for x in numbers for y in (0, 1)]


def test_a_marine_comes_back_eight_to_sixteen_spaces_away_through_doors() -> None:
    assert answer(rooms(LONG), (0, 0)) == (columns(*range(8, 17)), False, 0)


def test_only_revealed_spaces_count() -> None:
    assert answer(rooms(LONG), (0, 0), "abc")[0] == columns(8)


def test_nothing_in_the_band_the_nearest_miss_will_do() -> None:
    assert answer(rooms(LONG), (0, 0), "ab") == (columns(5), True, 3)
    assert answer(rooms("a.b"), (3, 0), "b") == (columns(5), True, 6)


def test_unrevealed_spaces_are_no_way() -> None:
    spaces, fallback, shortfall = answer(rooms(LONG), (0, 0), "af")
    # The last room is not connected: it counts as 17 away, one too far.
    assert (spaces, fallback, shortfall) == (columns(15, 16, 17), True, 1)


def test_by_house_rule_unconnected_spaces_are_never_used() -> None:
    data = rooms(LONG) | {"rules": {"respawn_unconnected": "never"}}
    assert answer(data, (0, 0), "af") == (columns(2), True, 6)


def test_obstacles_hazards_and_barrels_bar_other_tokens_do_not() -> None:
    kinds = ("obstacle", "hazard", "barrel", "duct", "health", "encounter")
    tokens: list[dict[str, object]] = [{"kind": kind, "at": [8 + at // 2, at % 2]} for at, kind in enumerate(kinds)]
    tokens[1]["size"] = 1
    assert answer(rooms(LONG, tokens=tokens), (0, 0), "abcd")[0] == [(9, 1), *columns(10, 11)]


def test_figures_bar_when_they_are_regarded() -> None:
    data = rooms(LONG, figures=[{"kind": "imp", "at": [8, 0]}])
    assert (8, 0) in answer(data, (0, 0))[0]
    assert (8, 0) not in answer(data, (0, 0), figures=True)[0]


def test_by_house_rule_every_token_but_terrain_bars() -> None:
    kinds = ("health", "duct", "encounter", "airless", "flame-jet", "teleporter")
    tokens: list[dict[str, object]] = [{"kind": kind, "at": [8 + at // 2, at % 2]} for at, kind in enumerate(kinds)]
    tokens[-1]["color"] = "red"
    data = rooms(LONG, tokens=tokens, expansion=True)
    assert answer(data, (0, 0), "abcd")[0] == columns(*range(8, 12))
    barred = data | {"rules": {"respawn_tokens": "barred"}}
    assert answer(barred, (0, 0), "abcd")[0] == [(9, 1), (10, 0), *columns(11)]


def test_the_space_of_the_frag_counts_as_no_step_away() -> None:
    assert answer(rooms("a.b") | {"rules": {"respawn_band": [0, 0]}}, (0, 0), "ab") == ([(0, 0)], False, 0)


def test_the_band_is_a_house_rule() -> None:
    data = rooms(LONG) | {"rules": {"respawn_band": [2, 3]}}
    assert respawn_band(board_of(data)) == (2, 3)
    assert answer(data, (0, 0))[0] == columns(2, 3)


def test_by_house_rule_distance_goes_through_open_doors_only_or_straight() -> None:
    shut = rooms(LONG) | {"rules": {"respawn_distance": "open-doors"}}
    # Behind the first door everything counts as 17: one too far beats six too near.
    assert answer(shut, (0, 0)) == (columns(*range(3, 18)), True, 1)
    walled = rooms("a#b#c#d#e#f") | {"rules": {"respawn_distance": "straight"}}
    assert answer(walled, (0, 0)) == (columns(*range(8, 17)), False, 0)


def test_a_passage_that_is_not_open_stops_the_distance() -> None:
    data = rooms("a|b|c|d", ab={"kind": "passage", "needs": {"flag": "never"}})
    assert answer(data, (0, 0), "abcd") == (columns(*range(3, 12)), True, 1)


@pytest.mark.parametrize("areas", ["a"])
def test_where_nothing_is_free_he_waits(areas: str) -> None:
    tokens = [{"kind": "hazard", "spaces": [[x, y] for x, y in columns(0, 1, 2)], "size": 1}]
    assert answer(rooms("a|b", tokens=tokens), (0, 0), areas) == ([], True, 0)
