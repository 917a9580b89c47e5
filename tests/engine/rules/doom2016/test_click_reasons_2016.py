"""Why a click does nothing in a game of the 2016 edition, and what a click offers that needs several actions."""

import pytest

from kneedeep.rules.choices import choices_of
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.values import known


@pytest.mark.parametrize("seed_", range(3))
def test_a_shut_door_says_what_it_takes(seed_: int) -> None:
    game = game_2016(shipped("range-day"))
    state = game.setup(1, seed_)
    while state.stack[-1][0] != "marine":
        legal = game.legal_actions(state)
        game.apply(state, ("pass",) if ("pass",) in legal else legal[-1])
    planner = known(game.assistant.planner(state, choices_of(game, state, game.legal_actions(state))))
    words = planner.why_not_open(0)
    assert words.startswith("To open it: ") and words.endswith("1 for the door, 0 are left.")
    for plan in planner.to_door(1):
        copy = state.copy()
        for action in plan.actions:
            assert action in game.legal_actions(copy)
            game.apply(copy, action)
        assert copy.doors >> 1 & 1


@pytest.mark.statement("B182")
def test_demons_open_no_door_while_a_portal_is_on_the_map() -> None:
    game = game_2016(shipped("range-day"))
    state = game.setup(1, 1)
    for _ in range(200):
        if state.stack[-1][0] == "demon":
            break
        legal = game.legal_actions(state)
        game.apply(state, next((one for one in legal if one[0] in ("pass", "end")), legal[0]))
    planner = known(game.assistant.planner(state, choices_of(game, state, game.legal_actions(state))))
    assert planner.why_not_open(0) == "Demons open no door while a portal is on the map."
