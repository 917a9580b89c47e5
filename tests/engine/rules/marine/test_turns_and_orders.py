"""Turns, event cards and orders. Rule: 2004 rulebook p. 6, 7 (round), p. 9, 10 (orders), p. 11 (timing)."""

import pytest

from kneedeep.rules.doom2004.state import AIM, GUARD
from tests.support.small_maps.arena import ADVANCE, HALL, arena, face


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
