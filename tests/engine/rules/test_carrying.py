"""A game on another map: played again as far as it fits, with a sentence where it does not."""

from functools import partial

import pytest

from kneedeep.bots import bot_named
from kneedeep.rules.carrying import carried
from kneedeep.rules.history import History, begun
from kneedeep.rules.ruleset import doom_2004
from kneedeep.rules.state import INVADER
from kneedeep.scenario.model import Scenario
from tests.support.random_play import shipped

STEPS = 60


@pytest.fixture
def played() -> History:
    game = doom_2004().on(shipped("tutorial"))
    history = begun(game, 1, 5)
    bots = bot_named("rush", game, 1, 1), bot_named("random", game, 1, 2)
    while len(history.actions) < STEPS:
        legal = game.legal_actions(history.state)
        side = "invaders" if history.state.player == INVADER else "marines"
        see = partial(game.view, history.state, side)
        history.do(bots[history.state.player == INVADER].choose(see, legal))
    return history


def moved(scenario: Scenario, token: int, at: tuple[int, int]) -> Scenario:
    tokens = list(scenario.tokens)
    tokens[token] = tokens[token].having(at=at)
    return scenario.having(tokens=tuple(tokens))


def test_on_the_same_map_all_of_it_fits(played: History) -> None:
    found = carried(played, doom_2004().on(played.game.scenario))
    assert found.whole and found.history.actions == played.actions
    assert found.history.state == played.state


def test_what_nobody_has_come_near_may_change(played: History) -> None:
    scenario = played.game.scenario
    barrel = next(number for number, token in enumerate(scenario.tokens) if token.kind == "barrel")
    found = carried(played, doom_2004().on(moved(scenario, barrel, (22, 1))))
    assert found.history.players == played.players
    assert found.whole or "no longer" in found.told


def test_an_obstacle_in_the_way_ends_it_with_a_sentence(played: History) -> None:
    scenario = played.game.scenario
    steps = [action[1] for action in played.actions if action[0] == "step"]
    at = played.game.board.spaces[steps[0]]
    obstacle = next(number for number, token in enumerate(scenario.tokens) if token.kind == "obstacle")
    found = carried(played, doom_2004().on(moved(scenario, obstacle, at)))
    assert not found.whole
    assert len(found.history.actions) < len(played.actions)
    assert f"up to step {len(found.history.actions)}" in found.told and "dropped" in found.told


def test_a_moment_is_the_state_after_so_many_actions(played: History) -> None:
    game = played.game
    state = game.setup(1, 5)
    for number, action in enumerate(played.actions):
        if number % 7 == 0:
            assert played.moment(number) == state
        game.apply(state, action)
    assert played.moment(STEPS) == played.state
    with pytest.raises(ValueError, match="there were"):
        played.moment(STEPS + 1)
