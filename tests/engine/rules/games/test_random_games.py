"""Random games: nothing breaks, every state is sound, every game ends."""

import json
import random

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.state import State
from tests.support import random_play
from tests.support.cases import cases
from tests.support.generators.random_battles import random_battle

NAMES = ("tutorial", "split-shift", "deep-freeze", "airless", "long-watch")


@cases("name", NAMES)
def test_a_random_game_stays_sound_and_ends(name: str, seed: int) -> None:
    game = doom_2004().on(random_play.shipped(name))
    for players in (1, 2, 3):
        state = random_play.watched_game(game, players, seed + players, most=400)
        assert state.round >= 1


@cases("name", NAMES)
def test_a_random_game_ends_with_a_winner(name: str, seed: int) -> None:
    game = doom_2004().on(random_play.shipped(name))
    *_, last = random_play.random_game(game, 2, seed)
    assert last.winner


def battle(seed: int, *, watched: bool) -> State:
    """A random game of a random scenario."""
    rng = random.Random(seed)
    game = random_play.game_of(json.dumps(random_battle(rng)))
    players = rng.randint(1, 3)
    if watched:
        return random_play.watched_game(game, players, seed, most=BATTLE_DECISIONS)
    *_, last = random_play.random_game(game, players, seed, most=BATTLE_DECISIONS)
    return last


BATTLE_DECISIONS = 20_000


def test_random_games_over_random_scenarios(seed: int) -> None:
    for number in range(24):
        assert battle(seed + number, watched=number % 8 == 0).winner, f"random battle {seed + number}"


@pytest.mark.nightly
@pytest.mark.timeout(0)
def test_ten_thousand_random_games_over_random_scenarios(seed: int) -> None:
    for number in range(10_000):
        assert battle(seed + number, watched=number % 10 == 0).winner, f"random battle {seed + number}"


def test_events_change_nothing_whatever_the_action(seed: int) -> None:
    rng = random.Random(seed)
    random_play.assert_events_change_nothing(random_play.game_of(json.dumps(random_battle(rng))), seed, rng, 400)


def test_what_was_legal_a_moment_ago_is_refused_when_it_is_no_longer(seed: int) -> None:
    rng = random.Random(seed)
    random_play.assert_only_what_is_legal_is_taken(random_play.game_of(json.dumps(random_battle(rng))), seed, rng, 300)
