"""The ready lists of steps, attacks and activations against a plain generator, over random games."""

import json
import random

import pytest

from kneedeep.rules import Action
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.action_cache import SPECIAL
from kneedeep.rules.doom2004.game import Doom2004Game
from kneedeep.rules.doom2004.state import State
from tests.support.generators.random_battles import random_battle
from tests.support.oracles.plain_options import Plain
from tests.support.random_play import game_of, random_game, shipped

EVERY = 7
"""Looked at one decision in so many: the plain generator is slow."""


def assert_plain(game: Doom2004Game, s: State) -> int:
    """Compare the legal actions of a decision with the plain ones; return how many comparisons were made."""
    t = game.tables(s.players)
    stage = s.stack[-1]
    if s.winner or stage[0] not in ("activation", "marine", "bot", "command") or t.costly:
        return 0
    actions = game.legal_actions(s)
    if stage[0] == "command":
        idle = [("activate", figure) for figure in s.crowd if not s.activated >> figure & 1]
        assert actions[-1 - len(idle) :] == [*idle, ("end",)]
        return 1
    figure = stage[1]
    if stage[0] == "marine":
        if "recon" in s.cards[figure]:
            return 0
        points = stage[3]
    else:
        points = stage[2]
    plain = Plain(game, s, figure)
    if stage[0] == "bot" and s.shape[figure]:
        return 0
    assert [action for action in actions if action[0] == "step"] == plain.steps(points), stage
    leapt = [t.pieces[action[1]].spaces[0] for action in actions if action[0] == "teleport"]
    leapt += [action[1] for action in actions if action[0] == "hop"]
    assert sorted(leapt) == plain.leapt(points), stage
    for action in actions:
        if figure in s.sharing and action[0] in ("open", "close", "give", "wake", "use"):
            assert_gets_on_after(game, s, figure, action)
    if stage[0] == "activation" and stage[3] and t.stock.reach[s.kind[figure]] != SPECIAL:
        if not t.parameters.direct_friendly_fire:
            strikes = [action for action in actions if action[0] == "strike"]
            assert strikes == plain.strikes(), stage
    return 1


def assert_gets_on_after(game: Doom2004Game, s: State, figure: int, action: Action) -> None:
    """A figure in a taken space that spends points on an action still reaches an empty space."""
    after = s.copy()
    game.apply(after, action)
    stage = after.stack[-1]
    if stage[0] == s.stack[-1][0] and stage[1] == figure:
        plain = Plain(game, after, figure)
        assert plain.gets_on(plain.origin, stage[3 if stage[0] == "marine" else 2]), action


def assert_derived(s: State) -> None:
    """What the state keeps to save time follows from the rest of it."""
    foes = s.marine_bits | s.other_bits
    assert s.walk == s.revealed & ~(foes | s.blocked)
    assert s.prey == foes | s.barrels


@pytest.mark.parametrize("name", ["tutorial", "airless", "long-watch"])
def test_steps_attacks_and_activations_are_the_plain_ones(name: str, seed: int) -> None:
    game = doom_2004().on(shipped(name))
    compared = 0
    # Some random games are over soon: another one begins until enough was compared.
    games = (random_game(game, 3, seed + number, most=2_000) for number in range(10))
    for number, state in enumerate(state for one in games if compared <= 20 for state in one):
        if number % EVERY == 0:
            assert_derived(state)
            compared += assert_plain(game, state)
    assert compared > 20


def compare_in_battle(seed: int) -> int:
    """Play a random game of a random scenario, looking at some of its decisions."""
    rng = random.Random(seed)
    game = game_of(json.dumps(random_battle(rng)))
    compared = 0
    for number, state in enumerate(random_game(game, rng.randint(1, 3), seed, most=600)):
        if number % EVERY == 0:
            assert_derived(state)
            compared += assert_plain(game, state)
    return compared


def test_options_in_random_scenarios_are_the_plain_ones(seed: int) -> None:
    assert sum(compare_in_battle(seed + number) for number in range(15)) > 50


@pytest.mark.nightly
@pytest.mark.timeout(0)
def test_options_in_many_random_scenarios_are_the_plain_ones(seed: int) -> None:
    assert sum(compare_in_battle(seed + number) for number in range(1_000)) > 5_000


def test_a_list_of_actions_is_not_changed_by_what_comes_after(seed: int) -> None:
    """Lists are shared between states: what was handed out stays as it was."""
    game = doom_2004().on(shipped("long-watch"))
    handed = []
    for state in random_game(game, 3, seed, most=1_000):
        actions = game.legal_actions(state)
        handed.append((actions, list(actions)))
    assert all(actions == before for actions, before in handed)


def test_friendly_fire_in_melee_needs_no_enemy_near() -> None:
    """With the house rule an invader beside a friend alone may attack it."""
    from tests.support.small_maps.arena import arena

    game = arena("######", "######", rules={"direct_friendly_fire": "on"})
    demon = game.put("demon", (3, 0))
    friend = game.put("zombie", (5, 0))
    game.to_invader()
    game.do("activate", demon)
    assert any(action[0] == "strike" and action[2] == friend for action in game.options())
