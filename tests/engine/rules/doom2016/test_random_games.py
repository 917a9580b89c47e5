"""Random games of the shipped scenarios run to an end, and what must hold holds all the time."""

from __future__ import annotations

import pytest

from tests.support.random_play_2016 import game_named, watched_game

SCENARIOS = ("range-day", "specimen-run", "brine")


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("range-day", 1),
        ("range-day", 3),
        ("range-day", 4),
        ("specimen-run", 2),
        ("specimen-run", 4),
        ("brine", 4),
    ],
)
def test_a_random_game_ends_and_stays_sound(name: str, players: int) -> None:
    assert watched_game(game_named(name), players, seed=players).winner


@pytest.mark.nightly
@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("seed", range(5, 45))
def test_many_random_games_stay_sound(name: str, seed: int) -> None:
    assert watched_game(game_named(name), 1 + seed % 4, seed).winner
