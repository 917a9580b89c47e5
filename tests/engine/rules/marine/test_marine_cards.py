"""Marine cards that the set-up and turns hang on; the numbers are read from the data, of which some are guesses.

Rule: 2004 rulebook p. 6 (set-up 6), p. 9 (frags and kills), p. 10 (orders); B-04.
"""

from typing import Any

from kneedeep.model.catalog.play_data import load_play
from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.kit.marine_cards import full_armor, full_wounds
from kneedeep.rules.doom2004.setup import begin
from kneedeep.rules.doom2004.state import State
from tests.support.small_maps.arena import HALL, Arena, arena

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
