"""Attacks and abilities. Rule: 2004 rulebook p. 7, 8 (attacks), p. 10 (barrels), p. 11 (scatter), p. 12 (abilities)."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.state import AIM, DODGE
from kneedeep.rules.rng import Stream, below
from tests.support.small_maps.arena import ADVANCE, HALL, MISS, arena, face


@pytest.mark.statement("RR-01")
def test_p11_who_re_rolls_chooses_which_dice_are_rolled_again() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (4, 0))
    game.s.order[0] = AIM
    game.dice(yellow=face(1, 0), green=face(1, 0))
    game.choose(ADVANCE)
    game.attack("pistol", (4, 0), imp, aimed=1)
    game.dice(yellow=face(3, 0), green=face(7, 0))
    stage: Any = game.s.stack[-1]
    kept = stage.rolled[0]
    happened = game.do("reroll", 2)
    (again,) = [event[1] for event in happened if event[0] == "reroll"]
    assert again[0] == kept and len(again) == 2


@pytest.mark.statement("OR-06", "OR-19")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 0)])
def test_p11_the_second_result_stands_for_better_or_worse(before: int, after: int) -> None:
    for order in ("aim", "dodge"):
        game = arena(*HALL)
        imp = game.put("imp", (4, 0))
        game.dice()
        faces = (MISS, *(face(9, 9),) * 5)
        game.t.dice = (faces, *game.t.dice[1:])
        if order == "aim":
            game.s.order[0] = AIM
            game.choose(ADVANCE)
            game.attack("pistol", (4, 0), imp, aimed=1)
        else:
            game.to_invader()
            game.s.order[0] = DODGE
            game.do("activate", imp)
            game.strike((0, 0), 0)
        stage: Any = game.s.stack[-1]
        game.s.stack[-1] = stage._replace(rolled=((0, before), *stage.rolled[1:]))
        stream = Stream.MARINE_DICE if order == "aim" else Stream.INVADER_DICE
        while min(below(game.s.copy(), stream, 6), 1) != after:
            game.s.rng = tuple(number + 1 for number in game.s.rng)
        happened = game.do("reroll", 1)
        assert [event[3] for event in happened if event[0] == "result"] == [bool(after)]


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
