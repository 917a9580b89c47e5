"""Rulings on timing, each by an example. Rule: RUL-01 to RUL-12, B-02, B-10, B-48, B-51."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.state import DODGE, GUARD, HEAL
from tests.support.small_maps.arena import ADVANCE, HALL, UNLOAD, Arena, arena, face


def guarding(*marines: tuple[int, int], enemy: tuple[str, tuple[int, int]] | None = None, **parts: Any) -> Arena:
    """A game in which every marine has placed a guard order and the invader has drawn."""
    game = arena(*HALL, marines=marines, **parts)
    if enemy is not None:
        game.put(*enemy)
    for _ in marines:
        game.place_order(GUARD)
    return game


def test_rul01_the_invader_is_asked_first_then_marines_by_seat_and_all_again_after_an_answer() -> None:
    game = guarding((0, 0), (0, 4))
    zombie = game.put("zombie", (5, 2))
    game.hold("rage")
    game.dice(yellow=face(9, 0))
    game.rouse(zombie)
    game.step((4, 2))
    assert game.s.player == 0, "nothing in the invader's hand fits a step: the first marine is asked"
    game.do(*game.first("guard"))
    asked = []
    while game.s.stack[-1][0] == "window":
        asked.append((game.s.stack[-1][1], game.s.player))
        game.do("pass")
    assert ("step", 1) in asked and ("step", 0) not in asked, "then the next one who still has an order"
    imp = game.put("imp", (5, 4))
    game.do("done")
    game.rouse(imp)
    game.strike((0, 4), 1)
    assert game.s.player == -1 and "event" in game.names(), "the invader before the marines"
    game.do(*game.first("event"))
    assert game.s.player == 1, "asked again, the invader has nothing left"


@pytest.mark.statement("RS-14", "OR-10")
def test_rul02_the_guard_windows_of_the_invaders_turn() -> None:
    wall = [{"kind": "obstacle", "at": [x, 2]} for x in range(10)]
    game = guarding((0, 0), enemy=("zombie", (2, 0)), tokens=wall)
    zombie = game.s.crowd[0]
    game.hold("three-zombies")
    asked: list[str] = []

    def windows() -> None:
        while game.s.stack[-1][0] == "window":
            asked.append(game.s.stack[-1][1])
            game.do("pass")

    windows()
    game.do(*game.first("spawn"))
    while "set" in game.names():
        game.do(*game.options()[0])
    windows()
    game.do("activate", zombie)
    windows()
    game.step((1, 0))
    windows()
    game.dice()
    game.strike((0, 0), 0)
    windows()
    game.do("done")
    game.do("end")
    windows()
    assert asked == ["drawn", "spawned", "activation", "step", "invader-attack", "resolved", "turn-end"]


def test_rul02_no_guard_between_dice_and_wounds() -> None:
    game = guarding((0, 0), (0, 4), enemy=("zombie", (5, 2)))
    zombie = game.s.crowd[0]
    game.dice(yellow=face(9, 9))
    assert game.s.player == 0
    game.do("guard", game.t.weapon_number["pistol"], game.number((5, 2)), zombie, 0)
    names = []
    while game.s.stack[-1][0] == "window":
        names.append(game.s.stack[-1][1])
        game.do("pass")
    assert "marine-dice" not in names and "marine-ammo" not in names
    assert game.s.at[zombie] < 0


def test_rul06_before_the_attack_means_after_declaring_and_the_dodge_card_comes_after_the_dice() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (2, 0))
    game.s.left[demon] -= 1
    game.hold("dark-energies", "dodge")
    game.dice(yellow=face(9, 0))
    game.choose(ADVANCE)
    declared = game.attack("pistol", (2, 0), demon)
    assert [event[0] for event in declared] == ["attack"]
    assert {game.t.cards[a[1]].id for a in game.options() if a[0] == "event"} == {"dark-energies"}
    rolled = game.do("pass")
    assert "dice" in [event[0] for event in rolled]
    assert {game.t.cards[a[1]].id for a in game.options() if a[0] == "event"} == {"dodge"}


def test_rul08_the_end_of_a_marines_turn_in_its_order() -> None:
    game = arena(
        *HALL,
        tokens=[
            {"kind": "encounter", "at": [0, 0], "text": "Hush.", "do": []},
            {"kind": "hazard", "at": [0, 0], "size": 1},
            {"kind": "flame-jet", "at": [0, 0], "on": True},
            {"kind": "airless", "at": [0, 0]},
            {"kind": "sentry-bot", "at": [1, 1]},
        ],
    )
    game.s.berserk[0] = (2,)
    game.choose(UNLOAD)
    game.s.owner[game.s.others[0]] = 0
    game.move(game.s.others[0], (1, 1))
    from kneedeep.rules.doom2004.board.figures import refresh_sides

    refresh_sides(game.t, game.s)
    happened = game.do("finish")
    told = [event[4] if event[0] == "wound" else event[0] for event in happened]
    assert [one for one in told if one in ("encounter", "damaging obstacle", "flame jet", "airless", "berserk")] == [
        "encounter",
        "damaging obstacle",
        "flame jet",
        "airless",
        "berserk",
    ]
    assert game.s.stack[-1][0] == "bot", "his bots come last"


@pytest.mark.statement("OR-24")
def test_rul11_a_heal_order_serves_in_anothers_turn_but_not_between_dice_and_wounds() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)))
    game.s.cards = (("medic",), ())
    game.s.left[1] -= 3
    game.place_order(HEAL)
    assert game.names() == {"heal", "pass"}
    game.pass_all()
    assert game.names() == {"choose"}
    imp = game.put("imp", (1, 2))
    game.choose(UNLOAD)
    game.dice(yellow=face(9, 0))
    game.attack("pistol", (1, 2), imp)
    asked = []
    while game.s.stack[-1][0] == "window":
        assert "heal" in game.names()
        asked.append(game.s.stack[-1][1])
        game.do("pass")
    assert asked == ["marine-attack", "resolved"]


def medic_and_comrade(*, at: tuple[int, int] = (5, 0), hurt: int = 3, **rest: Any) -> Arena:
    """A medic with a heal order at 0,0, and a comrade in the middle of his turn."""
    game = arena(*HALL, marines=((0, 0), at), **rest)
    game.s.cards = (("medic",), ())
    game.place_order(HEAL)
    game.pass_all()
    game.choose(ADVANCE)
    game.s.left[1] -= hurt
    return game


@pytest.mark.statement("OR-22b")
def test_rul11_a_heal_order_serves_between_a_comrades_steps() -> None:
    game = medic_and_comrade(at=(3, 1))
    game.step((2, 1))
    assert game.names() >= {"step"}, "out of reach nobody is asked"
    game.step((1, 1))
    assert game.s.player == 0 and game.options() == [("heal", 1, 0), ("pass",)]
    game.do("pass")
    before = game.s.left[1]
    game.step((1, 2))
    assert game.s.player == 1 and "step" in game.names(), "gone again: the chance is gone too"
    game.step((1, 1))
    game.do("heal", 1, 0)
    assert game.s.left[1] == before + 1 and game.s.player == 1 and not game.s.healers


def test_rul11_nobody_is_asked_between_steps_where_nobody_is_hurt_or_nobody_can_heal() -> None:
    game = medic_and_comrade(at=(2, 1), hurt=0)
    game.step((1, 1))
    assert game.s.stack[-1][0] == "marine"
    game = medic_and_comrade(at=(2, 1))
    game.s.left[0], game.s.left[1] = game.s.left[0] - 1, game.s.left[1] + 3
    game.step((2, 2))
    assert game.options() == [("heal", 0, 0), ("pass",)], "the medic himself is always in reach"


def test_rul11_a_medic_who_was_fragged_heals_nobody() -> None:
    game = medic_and_comrade(at=(2, 1))
    wounds.wound(game.t, game.s, 0, 99, "test")
    game.step((1, 1))
    assert game.s.stack[-1][0] == "marine" and not game.s.healers


def test_rul11_a_heal_order_serves_after_a_comrade_opened_a_door() -> None:
    game = medic_and_comrade(
        at=(9, 0), more={"openings": ["E@0"]}, doors=[{"at": [9, 0], "side": "east"}],
        parts=[{"id": "next", "at": (10, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
    )  # fmt: skip
    game.s.left[0] -= 1
    game.do("open", 0)
    assert game.areas() == 3, "revealed first"
    assert game.options() == [("heal", 0, 0), ("pass",)]


@pytest.mark.statement("RS-07")
def test_b02_the_first_attack_is_resolved_before_the_second_is_declared() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    behind = game.put("imp", (3, 0))
    game.dice(yellow=face(9, 9))
    game.choose(UNLOAD)
    assert not any(action[0] == "attack" and action[3] == behind for action in game.options())
    game.attack("fist", (1, 0), zombie)
    game.attack("pistol", (3, 0), behind)
    assert not game.s.crowd


@pytest.mark.statement("OR-19", "OR-20")
def test_b11_a_dodge_serves_against_every_attack_once_each_until_his_next_turn() -> None:
    game = arena(*HALL)
    one, two = game.put("zombie", (1, 0)), game.put("zombie", (0, 1))
    game.place_order(DODGE)
    game.dice()
    for zombie in (one, two):
        game.do("activate", zombie)
        game.strike((0, 0), 0)
        assert game.names() == {"reroll"} and game.s.player == 0
        game.do("reroll", 1)
        assert game.names() != {"reroll"}
        game.do("done")
    game.do("end")
    assert game.s.order[0] == 0
