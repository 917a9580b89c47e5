"""The marine's turn. Rule: 2004 rulebook p. 6 and 9; RUL-42 to RUL-50."""

import pytest

from kneedeep.rules.doom2004.position.placement import set_up_at
from kneedeep.rules.doom2004.position.state_codec import position_of
from kneedeep.rules.doom2004.state import AIM
from kneedeep.rules.doom2004.text.player_sheets import sheet_of
from kneedeep.rules.position import Marine, Position
from tests.support.small_maps.arena import ADVANCE, READY, SPRINT, UNLOAD, arena, face

HALL = ("##########",) * 4


def moves_left(game) -> int:  # type: ignore[no-untyped-def]
    return int(game.s.stack[-1][3])


@pytest.mark.statement("RS-05", "MV-01")
def test_a_sprint_is_8_spaces_without_an_attack_or_an_order() -> None:
    game = arena(*HALL)
    game.put("zombie", (2, 0))
    game.choose(SPRINT)
    assert moves_left(game) == 8
    assert not game.names() & {"attack", "order"}


@pytest.mark.statement("RS-09", "RS-10", "MV-01", "MV-12")
def test_p6_example_an_advancing_marine_moves_1_attacks_and_moves_3() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (6, 1))
    game.dice(yellow=face(9, 9))
    game.choose(ADVANCE)
    game.step((1, 1))
    game.attack("pistol", (6, 1), zombie)
    assert game.s.at[zombie] < 0
    for space in ((0, 0), (1, 0), (2, 0)):
        game.step(space)
    assert moves_left(game) == 0
    assert "step" not in game.names() and "attack" not in game.names()


@pytest.mark.statement("RS-11", "RS-12", "RS-13")
def test_b03_ready_is_moving_or_attacking_and_an_order_at_any_time() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (6, 1))
    game.dice(yellow=face(9, 0))
    game.choose(READY)
    assert {"step", "attack", "order"} <= game.names()
    game.do("order", AIM)
    aimed = [action for action in game.options() if action[0] == "attack" and action[4]]
    assert aimed, "an aim placed in this turn serves its attack"
    game.attack("pistol", (6, 1), zombie, aimed=1)
    game.do("reroll", 0)
    assert "step" not in game.names() and "order" not in game.names()


@pytest.mark.statement("EQ-14")
def test_rul42_adrenaline_adds_4_but_not_to_unload() -> None:
    game = arena(*HALL)
    game.s.adrenaline[0] = 2
    assert ("choose", SPRINT, 2) in game.options()
    assert ("choose", UNLOAD, 1) not in game.options()
    game.choose(ADVANCE, 2)
    assert moves_left(game) == 12
    assert game.s.adrenaline[0] == 0


@pytest.mark.statement("EQ-14")
def test_rul43_adrenaline_serves_at_the_start_of_a_later_turn() -> None:
    game = arena(*HALL, tokens=[{"kind": "adrenaline", "at": [0, 0]}])
    game.choose(ADVANCE)
    game.do("pick", game.options()[[action[0] for action in game.options()].index("pick")][1])
    assert game.s.adrenaline[0] == 1
    assert moves_left(game) == 4
    game.do("finish")
    game.next_round()
    assert ("choose", ADVANCE, 1) in game.options()


@pytest.mark.statement("EQ-04", "MA-04")
def test_b14_a_weapon_or_ammunition_is_given_for_a_point_to_a_marine_beside() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 1)))
    game.s.weapons[0] = 1 << game.t.weapon_number["shotgun"]
    game.choose(ADVANCE)
    bullets = game.s.ammo[0]
    game.do("give", 1, 0)
    assert (game.s.ammo[0], game.s.ammo[3]) == (bullets - 1, bullets + 1)
    assert moves_left(game) == 3
    game.do("give", 1, 3 + game.t.weapon_number["shotgun"])
    assert game.s.weapons == [0, 1 << game.t.weapon_number["shotgun"]]
    game.do("finish")
    game.choose(UNLOAD)
    assert "give" not in game.names(), "RUL-50: not without movement"


@pytest.mark.statement("EQ-12b")
def test_b14_of_two_tokens_of_a_weapon_one_is_given_and_one_remains() -> None:
    shotguns = [{"kind": "weapon", "item": "shotgun", "at": [0, 0], "count": 2}]
    game = arena(*HALL, marines=((0, 0), (1, 1)), tokens=shotguns)
    shotgun = game.t.weapon_number["shotgun"]
    game.choose(ADVANCE)
    for _ in range(2):
        game.do(*next(action for action in game.options() if action[0] == "pick"))
    assert sheet_of(game.game, game.s, 0).weapons == ("shotgun ×2",)
    assert position_of(game.game, game.s).marines[0].weapons == ("shotgun", "shotgun")
    happened = game.do("give", 1, 3 + shotgun)
    assert game.s.weapons == [1 << shotgun, 1 << shotgun] and game.s.spares == [(), ()]
    assert [event[1:] for event in happened if event[0] == "weapon"] == [(0, shotgun, 1), (1, shotgun, 1)]
    assert game.s.data() == game.game.load(game.s.data()).data()
    game.do("give", 1, 3 + shotgun)
    assert game.s.weapons == [0, 1 << shotgun] and game.s.spares == [(), (shotgun,)]


def test_b14_a_marine_begins_with_the_weapon_tokens_of_a_position() -> None:
    game = arena(*HALL, tokens=[{"kind": "weapon", "item": "shotgun", "at": [4, 0], "count": 2}])
    shotgun = game.t.weapon_number["shotgun"]
    found = set_up_at(game.game, 1, 1, Position(marines=(Marine(weapons=("shotgun", "shotgun")),)))
    assert (found.weapons[0], found.spares[0]) == (1 << shotgun, (shotgun,))
