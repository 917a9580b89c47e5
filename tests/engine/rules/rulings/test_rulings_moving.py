"""Rulings on movement, equipment and a marine's turn, each by an example. Rule: RUL-21 to RUL-56, B-06, B-16, B-39 to B-44."""

import pytest

from kneedeep.rules.doom2004.state import AIM
from tests.support.small_maps.arena import ADVANCE, HALL, READY, SPRINT, Arena, arena, face


def shapes(game: Arena) -> set[tuple[tuple[int, int], int]]:
    return {(game.space(action[1]), action[2]) for action in game.options() if action[0] == "step"}


def test_rul25_a_2x2_figure_steps_diagonally_wherever_both_footprints_are_legal() -> None:
    game = arena("##.", "###", ".##", "###", marines=((0, 3),))
    giant = game.put("mancubus", (0, 0))
    game.activate(giant)
    assert ((1, 1), 3) in shapes(game), "past the missing corner spaces"


def test_rul29_each_watchful_figure_attacks_once_in_the_invaders_order_and_no_longer_when_the_mover_is_dead() -> None:
    game = arena(*HALL, marines=((0, 0),))
    one, two = game.put("demon", (1, 1)), game.put("demon", (1, 2), turned=False)
    game.move(two, (2, 0))
    game.dice(red=face(0, 0))
    game.choose(ADVANCE)
    game.step((1, 0))
    assert set(game.options()) == {("bite", one), ("bite", two), ("pass",)}
    game.do("bite", two)
    assert set(game.options()) == {("bite", one), ("pass",)}
    game.s.left[0] = 1
    game.dice(red=face(0, 9))
    game.do("bite", one)
    assert game.s.at[0] < 0


@pytest.mark.parametrize(("switch", "hurt"), [("wound", 1), ("none", 0)])
@pytest.mark.statement("OB-07")
def test_rul32_an_invader_left_idle_on_a_damaging_obstacle(switch: str, hurt: int) -> None:
    game = arena(*HALL, tokens=[{"kind": "hazard", "at": [5, 0], "size": 1}], rules={"idle_hazard": switch})
    demon = game.put("demon", (5, 0))
    before = game.s.left[demon]
    game.next_round()
    assert game.s.left[demon] == before - hurt


def test_rul44_a_sprinting_marine_works_doors_gives_and_activates_but_never_attacks() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)), tokens=[{"kind": "sentry-bot", "at": [0, 1]}])
    game.put("zombie", (1, 1))
    game.s.order[0] = AIM
    game.choose(SPRINT)
    assert {"give", "wake"} <= game.names()
    assert not {"attack", "order"} & game.names()


def test_rul46_an_order_is_not_dropped_at_will() -> None:
    game = arena(*HALL)
    game.s.order[0] = AIM
    game.choose(READY)
    assert not game.names() & {"order", "drop"}
    game.step((1, 0))
    assert "order" in game.names()


@pytest.mark.statement("EQ-07")
def test_b14_armor_health_and_items_are_never_given() -> None:
    game = arena(
        *HALL, marines=((0, 0), (1, 0)), more={"items": [{"id": "disc"}]},
        tokens=[{"kind": "item", "item": "disc", "at": [0, 0]}],
    )  # fmt: skip
    game.s.armor[0], game.s.adrenaline[0], game.s.oxygen[0] = 5, 2, 2
    game.s.ammo[:3] = [0, 0, 0]
    game.choose(ADVANCE)
    game.do(*game.first("pick"))
    assert game.s.items[0] and "give" not in game.names()


@pytest.mark.statement("SU-encounter")
def test_b44_an_encounter_is_for_the_marine_who_ends_his_move_not_for_who_passes() -> None:
    game = arena(*HALL, tokens=[{"kind": "encounter", "at": [1, 0], "do": [{"give": "adrenaline"}]}])
    game.choose(ADVANCE)
    game.step((1, 0))
    game.step((2, 0))
    game.do("finish")
    assert game.s.lying and list(game.s.adrenaline) == [0]


@pytest.mark.statement("RS-34", "MV-03")
def test_b06_an_invader_may_use_a_part_of_its_movement_or_not_be_activated() -> None:
    game = arena(*HALL)
    one, two = game.put("zombie", (5, 0)), game.put("zombie", (7, 0))
    game.activate(two)
    game.step((8, 0))
    game.do("done")
    assert game.options() == [("activate", one), ("end",)], "in any order"
    game.do("end")
    assert game.s.round == 2
