"""What each side may see, actions as files, questions that need not be asked."""

import json

import pytest

from kneedeep.rules import IllegalActionError
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.state import HIDDEN
from tests.support.random_play import random_game, shipped


@pytest.mark.statement("SU-10", "SU-11")
def test_a_view_hides_the_hand_from_the_marines_and_the_deck_from_everybody() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(2, 1)
    marines, invaders = game.view(state, "marines"), game.view(state, "invaders")
    assert set(marines.hand) == {HIDDEN} and len(marines.hand) == len(state.hand)
    assert invaders.hand == state.hand
    for view in (marines, invaders):
        assert set(view.deck) == {HIDDEN} and len(view.deck) == len(state.deck)
        assert view.rng == () and view.cards == state.cards
    assert game.legal_actions(marines) == game.legal_actions(state)
    with pytest.raises(ValueError, match="no side"):
        game.view(state, "cooks")


def test_a_step_leaves_its_state_as_it_was_and_refuses_what_is_not_legal() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(1, 1)
    before = state.digest()
    after, events = game.step(state, ("choose", 0, 0))
    assert state.digest() == before and after.digest() != before
    assert events
    with pytest.raises(IllegalActionError, match="no legal action"):
        game.step(state, ("finish",))


def test_actions_go_through_json(seed: int) -> None:
    game = doom_2004().on(shipped("long-watch"))
    for number, state in enumerate(random_game(game, 3, seed, most=1_500)):
        if number % 10 == 0:
            for action in game.legal_actions(state):
                assert game.action_of(json.loads(json.dumps(game.action_data(action)))) == action
                assert game.describe(state, action)
            assert state.winner or game.question(state)


def test_the_same_seed_is_the_same_game() -> None:
    game = doom_2004().on(shipped("tutorial"))
    assert game.setup(2, 5) == doom_2004().on(shipped("tutorial")).setup(2, 5)
    assert game.setup(2, 5) != game.setup(2, 6)
