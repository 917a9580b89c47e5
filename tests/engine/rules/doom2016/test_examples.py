"""The worked examples of the rulings in the game itself: movement, initiative, portals, Argent Power, attacks, frags."""

from collections import Counter
from dataclasses import replace

import pytest

from kneedeep.rules.doom2016.stages import Reordering
from kneedeep.rules.doom2016.state import HIDDEN
from kneedeep.rules.state import INVADER, INVADERS_WON
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.skirmish_2016 import Skirmish2016

CORRIDOR = """
+ - + - + - + - + - +
| .   .   .   .   . |
+ - + - + - + - + - +
"""


# Attacks


@pytest.mark.statement("B102", "B104", "B105", "B198")
def test_e32_a_fragged_marine() -> None:
    game = Skirmish2016(CORRIDOR, [(0, 0), (2, 0), (3, 0)], [("imp", (1, 0), 0)])
    deck = game.s.deck[0]
    game.s.hand[0], game.s.discard[0], game.s.deck[0] = tuple(sorted(deck[:2])), deck[2:6], deck[6:]
    game.frag(0)
    assert len(game.s.hand[0]) == 3 and not game.s.discard[0] and len(game.s.deck[0]) == 7
    assert Counter([*game.s.hand[0], *game.s.deck[0]]) == Counter(deck)
    assert game.s.damage[0] == 0 and game.s.frags == 1
    day = shipped("range-day")
    assert day.victory.invaders is not None
    loss = replace(day.victory.invaders, value=3)
    game = Skirmish2016.begun(game_2016(replace(day, victory=replace(day.victory, invaders=loss))), 3)
    game.s.frags = 2
    game.marine_acts()
    game.frag(0)
    assert game.s.winner == INVADERS_WON


# When the game is over


def test_who_looks_at_initiative_cards_sees_them_alone() -> None:
    """Rule: RUL16-13."""
    game = Skirmish2016(CORRIDOR, [(0, 0), (1, 0)], [("imp", (4, 0), 0)])
    for player, side, other in ((INVADER, "invaders", "marines"), (0, "marines", "invaders")):
        game.s.stack[-1] = Reordering("reorder", player, (1, INVADER))
        assert game.game.view(game.s, side).stack[-1].cards == (1, INVADER)
        assert game.game.view(game.s, other).stack[-1].cards == (HIDDEN, HIDDEN)
