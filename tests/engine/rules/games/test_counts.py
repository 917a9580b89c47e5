"""What each side may see, actions as files, questions that need not be asked."""

import json

import pytest

from kneedeep.rules import IllegalActionError
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.queries.auto_pass import KEEP, PASS, STOP, needless_question, unwanted_window
from kneedeep.rules.doom2004.state import DODGE
from kneedeep.rules.doom2004.view import HIDDEN
from tests.support.random_play import random_game, shipped
from tests.support.small_maps.arena import MISS, arena, face


def test_a_view_hides_the_hand_from_the_marines_and_the_deck_from_everybody() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(2, 1)
    marines, invaders = game.view(state, "marines"), game.view(state, "invaders")
    assert set(marines.hand) == {HIDDEN} and len(marines.hand) == len(state.hand)
    assert invaders.hand == state.hand
    for view in (marines, invaders):
        assert set(view.deck) == {HIDDEN} and len(view.deck) == len(state.deck)
        assert view.rng == ()
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


def test_windows_that_a_player_does_not_want_to_be_asked_about_are_passed() -> None:
    game = arena("####", "####")
    game.hold("shaky-footing")
    game.choose(0)
    game.do("finish")
    game.do("end")
    assert game.s.stack[-1][:2] == ("window", "marine-turn")
    assert unwanted_window(game.s, game.options(), ()) is None
    assert unwanted_window(game.s, game.options(), ("marine-turn",)) == PASS
    game.do(*PASS)
    assert unwanted_window(game.s, game.options(), ("marine-turn",)) is None


@pytest.mark.parametrize("fails", [True, False])
def test_a_marine_who_dodges_is_not_asked_about_dice_that_fail(fails: bool) -> None:
    """Rule: 2004 rulebook p. 11 (re-rolls); RUL-57. An invader pays no ammunition: other dice bring nothing."""
    game = arena("####", "####")
    zombie = game.put("zombie", (1, 0))
    game.choose(3)
    game.do("order", DODGE)
    game.do("finish")
    game.dice(red=MISS if fails else face(0, 9))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert game.names() == {"reroll"} and game.s.player == 0
    assert needless_question(game.t, game.s, game.options()) == (KEEP if fails else None)


@pytest.mark.parametrize("bullet", [False, True])
def test_dice_that_fail_are_asked_about_while_others_may_cost_ammunition(bullet: bool) -> None:
    """Rule: 2004 rulebook p. 8 and 9 (ammo), p. 11 (re-rolls); RUL-57, RUL-68."""
    game = arena("##########", "##########")
    zombie = game.put("zombie", (9, 0))
    game.hold("dodge")
    game.dice(yellow=face(0, 1, bullet=bullet), green=face(0, 1))
    game.choose(2)
    game.attack("pistol", (9, 0), zombie)
    assert game.names() == {"event", "pass"}
    assert needless_question(game.t, game.s, game.options()) == (PASS if bullet else None)


def test_an_attack_that_can_walk_on_to_nobody_is_not_asked_about() -> None:
    from kneedeep.model.catalog.turn_parameters import UNLOAD

    for other, answer in (((3, 0), None), ((7, 0), STOP)):
        game = arena("########", "########")
        one = game.put("zombie", (1, 0))
        game.put("zombie", other)
        game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
        game.s.ammo[0] = 4
        game.dice(yellow=face(9, 9))
        game.choose(UNLOAD)
        assert needless_question(game.t, game.s, game.options()) is None
        game.attack("chain-gun", (1, 0), one)
        assert STOP in game.options()
        assert needless_question(game.t, game.s, game.options()) == answer
