"""What comes first in a game of 2016: effects after an attack and the end of a stun, portals and texts."""

from typing import Any

import pytest

from kneedeep.model.catalog.cards.effect import Splash
from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.rules.doom2016.tables.moments import AFTER_ATTACK
from tests.support.small_maps.arena_2016 import Arena, arena

HALL = ("########",) * 6


def attacker(game: Arena, *effects: tuple[int, str, dict[str, Any]]) -> None:
    """Let Alpha be about to attack with a card that has these effects."""
    game.no_events()
    game.hold(0)
    game.dice(red=1, black=1)
    card = game.rewrite(game.card("combat-shotgun", 1), *effects)
    game.s.front[0] = (card,)
    game.marine_acts(card=card)


def test_a_reaction_may_come_before_what_the_attack_does_itself() -> None:
    """Rule: RUL16-118."""
    game = arena(*HALL)
    demon, beside = game.put("mancubus", (3, 3)), game.put("imp", (5, 3))
    splash = Splash(("red",), 1, "each")
    attacker(game, (AFTER_ATTACK, "splash", {"splash": splash, "pool": (0,)}))
    armor = game.rewrite(game.card("uac", 4), (AFTER_ATTACK, "stun", {"stun": "adjacent"}))
    game.hold(0, armor)
    game.do("attack", demon)
    assert ("react", armor) in game.options() and "pass" not in game.names() and not game.s.damage[beside]
    game.do("react", armor)
    game.do("pick-figure", beside)
    assert game.s.damage[beside] == 1 and game.s.stunned >> beside & 1


@pytest.mark.statement("B129")
def test_a_stunned_attacker_chooses_each_of_the_dice_that_he_leaves_out() -> None:
    """Rule: RUL16-108."""
    own = doom_2016().with_numbers(checked({"numbers.stun_dice": 2}, "doom-2016"))
    game = Arena(own.on(arena(*HALL).game.scenario), 1)
    game.put("mancubus", (2, 2))
    game.no_events()
    game.hold(0)
    game.t.kinds = tuple(kind._replace(pool=(0, 0, 1, 1)) if kind.pool else kind for kind in game.t.kinds)
    game.s.stunned = 1 << 1
    game.demons_act("mancubus")
    game.do("attack", 0)
    game.do("pick-die", 0)
    assert game.options() == [("pick-die", 0), ("pick-die", 1)]
    happened = game.do("pick-die", 1)
    rolled = next(fields[0] for name, *fields in happened if name == "dice")
    assert sorted(color for color, _ in rolled) == [0, 1]
