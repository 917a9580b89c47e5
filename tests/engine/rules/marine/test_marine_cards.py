"""Marine cards that the set-up and turns hang on; the numbers are read from the data, of which some are guesses.

Rule: 2004 rulebook p. 6 (set-up 6), p. 9 (frags and kills), p. 10 (orders); B-04.
"""

from typing import Any

import pytest

from kneedeep.model.catalog.play_data import load_play
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit.marine_cards import bonus, full_armor, full_wounds
from kneedeep.rules.doom2004.setup import begin
from kneedeep.rules.doom2004.state import AIM, GUARD, State
from tests.support.small_maps.arena import ADVANCE, HALL, READY, SPRINT, UNLOAD, Arena, arena, face

EVERY = 30
"""Seeds enough for every card of the deck to be dealt with three marines."""


def holding(*cards: str, **more: Any) -> Arena:
    """A game of one marine with these cards."""
    game = arena(*HALL, **more)
    game.s.cards = (cards, *game.s.cards[1:])
    return game


def dealt(card: str) -> tuple[Arena, State]:
    """A game with its state at the set-up, in which a marine was dealt a card."""
    game = arena(*HALL, marines=((0, 0), (1, 0), (2, 0)))
    states = (begin(game.t, seed) for seed in range(EVERY))
    return game, next(state for state in states if any(card in held for held in state.cards))


def test_tough_gives_one_more_armor_at_the_set_up_and_again_after_a_frag() -> None:
    amount = next(card.amount for card in load_play("doom-2004").marine_cards if card.id == "tough")
    assert amount is not None and amount.sure and amount.value == 1
    game, state = dealt("tough")
    p = game.t.parameters
    assert [a - p.armor for a in state.armor] == [held.count("tough") for held in state.cards]
    game = holding("tough")
    game.s.armor[0] = 7
    wounds.frag(game.t, game.s, 0, "test")
    assert game.s.armor[0] == p.armor + 1 == full_armor(game.t, game.s, 0)
    assert full_wounds(game.t, game.s, 0) == game.t.parameters.wounds


def test_survival_ops_gives_more_wounds_at_the_set_up_and_for_each_copy() -> None:
    game, state = dealt("survival-ops")
    for seat, held in enumerate(state.cards):
        more = state.left[seat] - game.t.parameters.wounds
        assert (more > 0) is ("survival-ops" in held)
    once, twice = holding("survival-ops"), holding("survival-ops", "survival-ops")
    start = once.t.parameters.wounds
    assert full_wounds(twice.t, twice.s, 0) - start == 2 * (full_wounds(once.t, once.s, 0) - start) > 0
    assert full_armor(once.t, once.s, 0) == once.t.parameters.armor
    once.s.left[0] = start
    wounds.heal(once.t, once.s, 0, 99)
    assert once.s.left[0] == full_wounds(once.t, once.s, 0)


@pytest.mark.parametrize(("cards", "kept"), [((), {GUARD: False, AIM: False}), (("alert",), {GUARD: True, AIM: False})])
def test_alert_keeps_the_guard_order_through_a_wound_and_no_other(
    cards: tuple[str, ...], kept: dict[int, bool]
) -> None:
    for order, stays in kept.items():
        game = holding(*cards)
        game.s.order[0] = order
        wounds.wound(game.t, game.s, 0, 1, "test")
        assert (game.s.order[0] == order) is stays


@pytest.mark.parametrize("cards", [(), ("front-guard",)])
def test_front_guard_sweeps_in_melee_alone(cards: tuple[str, ...]) -> None:
    for weapon, sweeps in (("fist", bool(cards)), ("pistol", False)):
        game = holding(*cards, marines=((2, 2),))
        one, two = game.put("zombie", (3, 2)), game.put("zombie", (1, 2))
        game.dice(yellow=face(4, 9))
        game.choose(ADVANCE)
        game.attack(weapon, (3, 2), one)
        assert one not in game.s.crowd and (two not in game.s.crowd) is sweeps


def test_ground_assault_gives_one_melee_attack_in_a_sprint() -> None:
    for cards in ((), ("ground-assault",)):
        game = holding(*cards)
        imp = game.put("imp", (1, 0))
        game.put("imp", (6, 0))
        game.dice(yellow=face(1, 0))
        game.choose(SPRINT)
        weapons = {game.t.weapons[action[1]].id for action in game.options() if action[0] == "attack"}
        assert weapons == ({"fist"} if cards else set())
        if cards:
            game.attack("fist", (1, 0), imp)
            assert "attack" not in game.names() and "step" in game.names()


def test_special_ops_gives_more_damage_in_melee_for_each_copy() -> None:
    game = holding("special-ops")
    fist, pistol = (game.t.weapons[game.t.weapon_number[name]] for name in ("fist", "pistol"))
    farther, harder = bonus(game.t, game.s, 0, fist)
    assert farther == 0 < harder
    assert bonus(game.t, game.s, 0, pistol) == (0, 0)
    game.s.cards = (("special-ops", "special-ops"),)
    assert bonus(game.t, game.s, 0, fist) == (0, 2 * harder)


def test_tactician_places_an_order_when_he_advances_too() -> None:
    for cards, modes in (((), {READY}), (("tactician",), {READY, ADVANCE})):
        found = set()
        for mode in (SPRINT, UNLOAD, ADVANCE, READY):
            game = holding(*cards)
            game.put("imp", (6, 0))
            game.choose(mode)
            if "order" in game.names():
                found.add(mode)
                game.do("order", AIM)
                assert game.s.order[0] == AIM and "order" not in game.names()
        assert found == modes
