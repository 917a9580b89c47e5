"""Shares with their interval, and how numbers spread."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.games.simulation.statistics import Share, share_of, spread_of
from tests.support.cases import cases


@cases(
    ("cases", "games", "low", "high"),
    [(0, 10, 0.0, 0.277533), (5, 10, 0.236593, 0.763407), (10, 10, 0.722467, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilsons(cases: int, games: int, low: float, high: float) -> None:
    """The last one is the worked example of Newcombe, Statistics in Medicine 17 (1998), method 3."""
    share = share_of(cases, games)
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)
    assert share.share == cases / games


@given(st.integers(0, 500), st.integers(0, 500))
def test_the_interval_holds_the_share_and_stays_between_0_and_1(cases: int, others: int) -> None:
    share, mirrored = share_of(cases, cases + others), share_of(others, cases + others)
    if cases + others:
        assert 0 <= share.low <= share.share <= share.high <= 1
        assert mirrored.low == pytest.approx(1 - share.high)
        more = share_of(2 * cases, 2 * (cases + others))
        assert more.margin < share.margin


def test_without_games_nothing_is_known() -> None:
    assert share_of(0, 0) == Share(0, 0, 0.0, 1.0)
    assert share_of(0, 0).share == 0


def test_more_cases_than_games_are_no_share() -> None:
    with pytest.raises(ValueError, match="3 of 2"):
        share_of(3, 2)


def test_a_spread_has_mean_and_quarters() -> None:
    assert spread_of([9, 1, 5, 3, 7]) == (5.0, 1, 3, 5, 7, 9)
    assert spread_of([]) == (0.0, 0, 0, 0, 0, 0)
    assert spread_of([4]) == (4.0, 4, 4, 4, 4, 4)
