"""What parts lost games from won ones: counted a game at most once, told only where luck does not explain it."""

from collections import Counter
from typing import Any

from kneedeep.board import compile_board
from kneedeep.games.simulation.result import INVADERS, MARINES, OVER, GameRecord, PartyStatistics
from kneedeep.games.simulation.turning_points import FRAGGED, TURNS, UNTAKEN, turning_points, turns
from kneedeep.model.catalog import load_catalog
from tests.support.random_play import shipped


def party(won: int, lost: int, counts: dict[tuple[bool, str, str], int]) -> PartyStatistics:
    records = [
        GameRecord(number, 1, MARINES if number < won else INVADERS, OVER, 5, 1, 1, 1, 9, False)
        for number in range(won + lost)
    ]
    return PartyStatistics(2, tuple(records), {TURNS: Counter(counts)})


def test_a_game_counts_once_for_each_area_and_thing() -> None:
    board = compile_board(shipped("airless"), load_catalog("doom-2004"))
    tallies: dict[str, Counter[Any]] = {
        "deaths": Counter({(8, 0): 2, (9, 0): 1, (7, 9): 1}), "lain": Counter([(5, 1, 1), (6, 2, 2)]),
        "taken": Counter([(5, 1, 1)]),
    }  # fmt: skip
    assert turns(False, tallies, board) == Counter(
        [(False, FRAGGED, "breach"), (False, FRAGGED, "works"), (False, UNTAKEN, 6, 2, 2)]
    )


def test_only_what_luck_does_not_explain_is_a_turning_point() -> None:
    counts = {
        (False, FRAGGED, "relay"): 30, (True, FRAGGED, "relay"): 5,
        (False, FRAGGED, "hall"): 20, (True, FRAGGED, "hall"): 18,
        (True, FRAGGED, "pad"): 20,
    }  # fmt: skip
    (found,) = turning_points(party(40, 40, counts))
    assert found.subject == ("relay",) and found.lost.share == 0.75 and found.won.share == 0.125
    assert not turning_points(party(0, 80, counts)), "nothing to compare with"
    assert not turning_points(party(3, 3, {(False, FRAGGED, "relay"): 3}))
