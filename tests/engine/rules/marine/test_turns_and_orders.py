"""Turns, event cards and orders. Rule: 2004 rulebook p. 6, 7 (round), p. 9, 10 (orders), p. 11 (timing)."""

import pytest

from kneedeep.rules.doom2004.state import AIM, DODGE, GUARD, HEAL
from tests.support.small_maps.arena import ADVANCE, HALL, READY, SPRINT, UNLOAD, arena, face


@pytest.mark.statement("RS-02")
@pytest.mark.parametrize("marines", [1, 2])
def test_p6_the_turns_of_missing_marines_are_skipped(marines: int) -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0))[:marines])
    order = []
    for _ in range(marines):
        order.append(game.s.player)
        game.choose(ADVANCE)
        game.do("finish")
    order.append(game.s.player)
    game.do("end")
    assert [*order, game.s.player] == [*range(marines), -1, 0]


@pytest.mark.statement("RS-10")
def test_p6_an_advancing_marine_attacks_before_or_after_all_of_his_move() -> None:
    for steps in (0, 4):
        game = arena(*HALL)
        zombie = game.put("zombie", (6, 1))
        game.choose(ADVANCE)
        for x in range(steps):
            game.step((x + 1, 0))
        assert any(action[0] == "attack" and action[3] == zombie for action in game.options())


@pytest.mark.statement("RS-16")
def test_p6_the_invader_discards_what_he_likes() -> None:
    game = arena(*HALL)
    game.hold(*["three-zombies"] * 4, *["three-trites"] * 4)
    game.choose(ADVANCE)
    game.do("finish")
    assert {action[1] for action in game.options()} == set(game.s.hand)
    left = len(game.s.hand)
    card = max(game.s.hand)
    game.do("discard", card)
    assert game.s.discard[-1] == card and len(game.s.hand) == left - 1


@pytest.mark.statement("RS-18")
def test_p6_an_event_waits_for_its_condition_and_is_discarded() -> None:
    game = arena(*HALL, tokens=[{"kind": "ammo", "item": "bullets", "at": [1, 0]}])
    zombie = game.put("zombie", (9, 4))
    game.hold("its-a-trap")
    (card,) = game.s.hand
    game.choose(ADVANCE)
    game.step((1, 0))
    assert "event" not in game.names(), "nothing was picked up"
    game.do(*game.first("pick"))
    game.do(*game.first("event"))
    assert not game.s.hand
    game.do("activate", zombie)
    game.do("done")
    game.pass_all()
    assert game.s.stack[-1][0] == "marine" and game.s.discard[-1] == card


@pytest.mark.statement("RS-21")
def test_p7_the_invader_need_not_play_a_spawn_card() -> None:
    game = arena(*HALL)
    game.hold("three-zombies")
    game.to_invader()
    held = game.s.hand
    assert {"spawn", "end"} <= game.names()
    game.do("end")
    assert game.s.round == 2 and game.s.hand == held


@pytest.mark.statement("RS-32")
@pytest.mark.parametrize("steps", [0, 2, 4])
def test_p7_an_invader_attacks_once_before_amid_or_after_its_move(steps: int) -> None:
    game = arena(*HALL, marines=((9, 2),))
    imp = game.put("imp", (0, 2))
    game.activate(imp)
    for x in range(1, steps + 1):
        game.step((x, 2))
    game.strike((9, 2), 0)
    assert "strike" not in game.names()
    for x in range(steps + 1, 5):
        game.step((x, 2))
    assert "step" not in game.names(), "4 is its movement"


@pytest.mark.statement("RS-14")
def test_p6_cards_are_drawn_before_anything_is_spawned_or_activated() -> None:
    game = arena(*HALL)
    game.put("zombie", (9, 4))
    game.hold("three-zombies")
    game.choose(ADVANCE)
    happened = game.do("finish")
    assert "draw" in [event[0] for event in happened]
    assert game.names() == {"spawn", "activate", "end"}


@pytest.mark.statement("OR-01")
def test_p9_a_ready_marine_has_the_choice_of_aim_guard_and_dodge() -> None:
    game = arena(*HALL)
    game.choose(READY)
    assert {action[1] for action in game.options() if action[0] == "order"} == {AIM, GUARD, DODGE}
    for mode in (SPRINT, UNLOAD, ADVANCE):
        game = arena(*HALL)
        game.choose(mode)
        assert "order" not in game.names()


@pytest.mark.statement("OR-05")
def test_p10_an_aim_rolls_any_of_the_dice_again() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (2, 0))
    game.s.order[0] = AIM
    game.dice(yellow=face(1, 0), green=face(1, 0))
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), imp, aimed=1)
    assert {action[1] for action in game.options()} == {0, 1, 2, 3}


@pytest.mark.statement("OR-07")
@pytest.mark.parametrize(("damage", "kept"), [(2, False), (1, True)])
def test_p10_a_wound_ends_an_aim(damage: int, kept: bool) -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.place_order(AIM)
    game.dice(red=face(0, damage))
    game.do("activate", zombie)
    game.strike((0, 0), 0)
    assert (game.s.order[0] == AIM) is kept


@pytest.mark.statement("OR-13")
def test_p10_after_a_guard_attack_the_invaders_turn_goes_on() -> None:
    game = arena(*HALL)
    game.place_order(GUARD)
    zombie = game.put("zombie", (5, 0))
    game.dice()
    game.rouse(zombie)
    game.step((4, 0))
    game.do(*game.first("guard"))
    assert game.at(zombie) == (4, 0) and game.s.order[0] == 0
    game.step((3, 0))
    game.step((2, 0))
    assert game.options() == [("end",)]


@pytest.mark.statement("OR-26")
def test_p10_only_the_medic_uses_his_heal_order() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)))
    game.s.cards = (("medic",), ())
    game.place_order(HEAL)
    game.s.left[1] -= 2
    game.pass_all()
    game.choose(ADVANCE)
    zombie = game.put("zombie", (2, 1))
    game.attack("pistol", (2, 1), zombie)
    while "heal" in game.names():
        assert game.s.player == 0, "the medic is asked, not the one who is hurt"
        game.do("pass")
