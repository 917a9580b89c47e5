"""Further rulings, each by an example. Rule: RUL-12 to RUL-100."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.state import AIM
from kneedeep.rules.rng import Stream, below
from tests.support.small_maps.arena import ADVANCE, HALL, arena, face


@pytest.mark.parametrize(("switch", "spent"), [("final", False), ("any", True)])
def test_rul68_the_final_dice_decide_about_ammunition(switch: str, spent: bool) -> None:
    game = arena(*HALL, rules={"ammo_on": switch})
    imp = game.put("imp", (2, 0))
    game.s.order[0] = AIM
    game.dice()
    bullets = (face(1, 0, bullet=True), *(face(1, 0),) * 5)
    game.t.dice = (bullets, *game.t.dice[1:])
    before = game.s.ammo[0]
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), imp, aimed=1)
    under_way: Any = game.s.stack[-1]
    game.s.stack[-1] = under_way._replace(rolled=((0, 0), (2, 0)))
    while below(game.s.copy(), Stream.MARINE_DICE, 6) == 0:
        game.s.rng = tuple(number + 1 for number in game.s.rng)
    game.do("reroll", 1)
    assert (game.s.ammo[0] < before) is spent


# Marine cards: what they do at all, never how much of it.
