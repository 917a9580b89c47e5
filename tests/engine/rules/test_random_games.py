"""Random games: nothing breaks, every state is sound, every game ends."""

import pytest

from kneedeep.rules.ruleset import doom_2004
from tests.support.random_play import random_game, shipped, watched_game

NAMES = ("tutorial", "split-shift", "deep-freeze", "airless", "long-watch")


@pytest.mark.parametrize("name", NAMES)
def test_a_random_game_stays_sound_and_ends(name: str, seed: int) -> None:
    game = doom_2004().on(shipped(name))
    for players in (1, 2, 3):
        state = watched_game(game, players, seed + players, most=2_500)
        assert state.round >= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_random_game_ends_with_a_winner(name: str, seed: int) -> None:
    game = doom_2004().on(shipped(name))
    *_, last = random_game(game, 2, seed)
    assert last.winner
