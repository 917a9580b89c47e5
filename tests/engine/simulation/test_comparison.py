"""Two simulations beside each other, and what games left on the map."""

from collections import Counter
from math import sqrt

import pytest

from kneedeep.board import compile_board
from kneedeep.games.simulation.chunk import game_of
from kneedeep.games.simulation.comparison import MEASURES, compared, difference_of_shares
from kneedeep.games.simulation.game_run import score_of
from kneedeep.games.simulation.result import INVADERS, MARINES, OVER, GameRecord, PartyStatistics
from kneedeep.games.simulation.space_maps import DEATHS, MAPS, REVEALED, TAKEN, map_of
from kneedeep.games.simulation.statistics import share_of
from tests.support.cases import cases
from tests.support.small_maps.skirmish import plan_of, played, skirmish


def games(won: int, lost: int, rounds: int = 8) -> PartyStatistics:
    records = [
        GameRecord(number, 1, MARINES if number < won else INVADERS, OVER, rounds + number % 3, 1, 2, 5, 90, dry=False)
        for number in range(won + lost)
    ]
    return PartyStatistics(2, tuple(records), {})


@cases(("first", "second", "low", "high"))
def test_the_interval_of_two_shares_is_newcombes(first: list[int], second: list[int], low: float, high: float) -> None:
    found = difference_of_shares(share_of(*first), share_of(*second))
    assert found[1] == pytest.approx(high, abs=0.0001)
    assert found[0] == pytest.approx(low, abs=0.0001)


def test_nothing_is_told_of_means_whose_spread_is_not_known() -> None:
    found = compared(games(60, 40), games(1, 0))
    assert "marines win" in found and "rounds" not in found
    assert "rounds" in compared(games(60, 40), games(3, 2))


def test_what_is_as_before_is_not_sure_and_what_is_turned_over_is() -> None:
    same = compared(games(60, 40), games(60, 40))
    assert set(same) == {measure.name for measure in MEASURES}
    assert not any(change.sure for change in same.values())
    assert same["rounds"].difference == 0 and same["rounds"].low == -same["rounds"].high
    other = compared(games(80, 20), games(20, 80, rounds=9))
    assert other["marines win"].sure and other["marines win"].difference == pytest.approx(-0.6)
    assert other["invader wins"].low > 0 and other["rounds"].sure
    spread = sqrt(2 * (2 / 3) * 100 / 99 / 100)
    assert other["rounds"].high - other["rounds"].difference == pytest.approx(1.96 * spread, rel=0.02)
    assert compared(games(0, 0), games(3, 3)) == {}


def test_versions_are_compared_by_half_for_the_win_then_frags_left_else_progress() -> None:
    game = game_of(plan_of().packed)
    state = game.setup(1, 1)
    for winner, frags, score in ((MARINES, 0, 100), (MARINES, 2, 75 + 25 / 3), (INVADERS, 3, 0)):
        state.winner, state.frags = winner, frags
        assert score_of(game, 1, state) == pytest.approx(score)
    never, often = games(0, 20), games(20, 0)
    closer = never._replace(records=tuple(one._replace(score=20.0 + one.number) for one in never.records))
    change = compared(never, closer)["score"]
    assert change.sure and change.difference > 0 and compared(never, often)["marines win"].sure


def test_maps_tell_where_it_happened() -> None:
    scenario = skirmish()
    result = played(plan_of(scenario, games=10, marines=(1, 2)))
    board = compile_board(scenario)
    assert result.games == 20
    for what in MAPS:
        found = map_of(result, board, what)
        assert found.games == 20
        assert set(found.values) <= set(board.number)
        assert all(start in board.number and end in board.number for start, end, _ in found.lines)
    deaths = map_of(result, board, DEATHS, 2)
    assert sum(deaths.values.values()) == pytest.approx(10 * result.party(2).spread("deaths").mean * 100 / 100)
    start = next(area.id for area in scenario.areas if area.start)
    revealed = map_of(result, board, REVEALED)
    assert all(revealed.values[space] == 1 for space in board.areas[start])
    taken = map_of(result, board, TAKEN)
    assert all(0 <= share <= 100 for share in taken.values.values())
    assert set(taken.never) <= set(taken.values)


def test_the_median_round_is_the_one_by_which_half_had_come() -> None:
    scenario = skirmish()
    board = compile_board(scenario)
    area = next(iter(board.areas))
    tallies = {"revealed": Counter({(area, 2): 3, (area, 5): 2, (area, 9): 1})}
    result = played(plan_of(scenario, games=1, marines=(1,)))
    party = result.parties[0]._replace(tallies=tallies)
    found = map_of(result._replace(parties=(party,)), board, REVEALED)
    assert found.values[board.areas[area][0]] == 2
    assert all(space not in found.values for other in list(board.areas)[1:] for space in board.areas[other])
