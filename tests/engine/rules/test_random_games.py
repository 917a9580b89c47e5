"""Random games: nothing breaks, every state is sound, every game ends."""

import json
import random

import pytest

from kneedeep.rules import State
from kneedeep.rules.ruleset import doom_2004
from tests.support.random_battles import random_battle
from tests.support.random_play import game_of, random_game, shipped, watched_game

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


def battle(seed: int, *, watched: bool) -> State:
    """A random game of a random scenario."""
    rng = random.Random(seed)
    game = game_of(json.dumps(random_battle(rng)))
    players = rng.randint(1, 3)
    if watched:
        return watched_game(game, players, seed, most=BATTLE_DECISIONS)
    *_, last = random_game(game, players, seed, most=BATTLE_DECISIONS)
    return last


BATTLE_DECISIONS = 20_000


def test_random_games_over_random_scenarios(seed: int) -> None:
    for number in range(12):
        assert battle(seed + number, watched=True).winner, f"random battle {seed + number}"


@pytest.mark.nightly
@pytest.mark.timeout(0)
def test_ten_thousand_random_games_over_random_scenarios(seed: int) -> None:
    for number in range(10_000):
        assert battle(seed + number, watched=number % 10 == 0).winner, f"random battle {seed + number}"
