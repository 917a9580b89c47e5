"""Further rulings, each by an example. Rule: RUL-12 to RUL-100."""

from collections.abc import Sequence
from typing import Any

import pytest

from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2004.harm import barrels, wounds
from kneedeep.rules.doom2004.state import AIM, WAITING
from kneedeep.rules.numbers import SpaceNumber
from kneedeep.rules.rng import Stream, below
from tests.support.small_maps.arena import ADVANCE, HALL, READY, SPRINT, UNLOAD, Arena, arena, face


def beyond(*marines: tuple[int, int], figures: Sequence[dict[str, Any]] = (), **rules: object) -> Arena:
    """A corridor, at its end an open joint to another area."""
    return arena(
        "######", "######", marines=marines, more={"openings": ["E@0"]}, figures=figures,
        parts=[{"id": "next", "at": (6, 0), "rows": ("####", "####"), "openings": ["W@0"]}], rules=rules,
    )  # fmt: skip


def test_rul13_figures_hide_an_unrevealed_area_until_one_moves() -> None:
    # Two invaders fill the corridor's width before anybody has looked.
    walls: list[dict[str, Any]] = [{"kind": "zombie", "spaces": [[4, 0], [4, 1]]}]
    game = arena(
        "######", "######", marines=((0, 0),), more={"openings": ["E@0"]}, figures=walls,
        parts=[{"id": "next", "at": (6, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [5, 0], "side": "east"}],
    )  # fmt: skip
    assert game.areas() == 1
    game.move(0, (0, 0))
    game.s.doors = 1
    game.s.ground = game.t.terrain.ground(1, 0, 0)
    game.look()
    assert game.areas() == 1 and game.s.peeking == 1
    game.choose(SPRINT)
    game.do("finish")
    game.do("activate", game.s.crowd[0])
    game.step((5, 1) if game.at(game.s.crowd[0]) == (4, 0) else (5, 0))
    assert game.areas() == 0b11, "RUL-15: in anyone's turn"


def test_rul13_switched_figures_hide_nothing() -> None:
    walls: list[dict[str, Any]] = [{"kind": "zombie", "spaces": [[4, 0], [4, 1]]}]
    assert beyond((0, 0), figures=walls).areas() == 1
    assert beyond((0, 0), figures=walls, reveal_sight="figures-ignored").areas() == 0b11


@pytest.mark.statement("MV-05")
def test_rul20_nobody_enters_or_spawns_in_what_is_not_revealed() -> None:
    game = arena(
        "####", "####", marines=((0, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (4, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [3, 0], "side": "east"}],
    )  # fmt: skip
    zombie = game.put("zombie", (3, 0))
    game.activate(zombie)
    assert not game.spaces("step") & {(4, 0), (4, 1)}


def test_rul40_a_space_with_a_friend_alone_is_not_named() -> None:
    for rules, named in (({}, False), ({"direct_friendly_fire": "on"}, True)):
        game = arena(*HALL, marines=((0, 0), (2, 0)), rules=rules)
        game.put("zombie", (5, 0))
        game.choose(ADVANCE)
        pistol = game.t.weapon_number["pistol"]
        spaces = {game.space(action[2]) for action in game.options() if action[:2] == ("attack", pistol)}
        assert ((2, 0) in spaces) is named


@pytest.mark.statement("AT-08", "AT-08b")
def test_rul40_a_blast_may_name_an_empty_space_but_not_his_own_or_an_obstacle() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [3, 0]}])
    game.s.ammo[1] = 1
    game.choose(ADVANCE)
    grenade = game.t.weapon_number["grenade"]
    spaces = {game.space(action[2]) for action in game.options() if action[:2] == ("attack", grenade)}
    assert (1, 0) in spaces and (2, 2) in spaces
    assert (0, 0) not in spaces and (3, 0) not in spaces


def test_rul47_being_knocked_back_ends_an_aim() -> None:
    game = arena(*HALL, marines=((2, 0),))
    knight = game.put("hell-knight", (0, 0))
    game.activate(knight)
    game.s.order[0] = AIM
    game.s.armor[0] = 9
    game.dice(red=face(0, 9))
    game.t.parameters = game.t.parameters._replace(knockback_any_damage=True)
    game.s.armor[0] = 10
    game.strike((2, 0), 0)
    assert game.s.order[0] == AIM, "no wound"
    game.do("knock", 0, game.number((4, 0)), 0)
    assert game.s.order[0] == 0


@pytest.mark.statement("EQ-17")
def test_rul52_a_berserk_token_lasts_to_the_end_of_the_next_turn_but_one() -> None:
    game = arena(*HALL, tokens=[{"kind": "berserk", "at": [0, 0]}])
    game.choose(ADVANCE)
    game.do(*next(action for action in game.options() if action[0] == "pick"))
    for left in (1, 1, 0):
        assert bool(game.s.berserk[0])
        game.do("finish")
        assert bool(game.s.berserk[0]) is bool(left)
        game.next_round()
        game.choose(ADVANCE)


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


def test_rul72_walls_and_shut_doors_shield_from_a_barrel() -> None:
    game = arena(
        "###", "###", marines=((0, 0),), more={"openings": ["E@0"]}, tokens=[{"kind": "barrel", "at": [2, 1]}],
        parts=[{"id": "next", "at": (3, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [2, 0], "side": "east"}],
    )  # fmt: skip
    game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
    near, behind = game.put("imp", (1, 1)), game.put("imp", (3, 1))
    barrels.explode(game.t, game.s, game.number((2, 1)))
    assert game.s.at[near] < 0
    assert game.s.at[behind] >= 0


def test_rul82_marines_and_bots_hide_a_spawn_space_from_each_other() -> None:
    game = arena("##########", marines=((0, 0), (4, 0)))
    from kneedeep.rules.doom2004.invader.spawns import unseen

    assert unseen(game.t, game.s) == 0, "the second one sees what lies behind him"
    game.move(1, (9, 0))
    game.s.at[1] = SpaceNumber(9)
    assert unseen(game.t, game.s) == 0


def test_rul83_without_a_marine_on_the_board_any_empty_space_will_do() -> None:
    game = arena("####", marines=((0, 0),))
    from kneedeep.rules.doom2004.invader.spawns import unseen

    wounds.frag(game.t, game.s, 0, "test")
    assert unseen(game.t, game.s) == game.s.revealed


def test_rul87_a_marine_fragged_in_his_own_turn_has_ended_it_and_two_are_two_points() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)))
    game.s.left[:2] = [1, 1]
    game.s.ammo[1] = 1
    zombie = game.put("zombie", (0, 1))
    game.dice(yellow=face(9, 9))
    game.choose(ADVANCE)
    game.attack("grenade", (0, 1), zombie)
    assert game.s.frags == 2
    assert list(game.s.status) == [WAITING, WAITING]
    assert game.names() == {"respawn"} and game.s.player == 1, "the next one comes back in his own turn"


def test_rul90_unconnected_revealed_spaces_count_as_17_away() -> None:
    game = arena(
        "##", "##", marines=((0, 0),),
        parts=[{"id": "far", "at": (30, 0), "rows": ("##", "##")}],
    )  # fmt: skip
    from kneedeep.rules.doom2004.marine.respawn import spaces

    game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
    wounds.frag(game.t, game.s, 0, "test")
    assert {game.space(number) for number in spaces(game.t, game.s, 0)} == {(30, 0), (31, 0), (30, 1), (31, 1)}


def test_rul96_named_figures_are_not_recycled() -> None:
    from kneedeep.rules.doom2004.areas.area_setup import recyclable

    game = arena(*HALL, figures=[{"kind": "zombie", "id": "boss", "at": [5, 0]}, {"kind": "zombie", "at": [6, 0]}])
    zombie = game.t.kind_number["zombie"]
    assert [game.at(one) for one in recyclable(game.t, game.s, zombie)] == [(6, 0)]


def test_corner_rule_both_sides_stops_a_step_past_one_wall_end() -> None:
    for corner, steps in (("one-side", True), ("both-sides", False)):
        game = arena("##", "#.", "##", marines=((0, 0),), rules={"corner": corner})
        game.move(0, (0, 1))
        game.choose(ADVANCE)
        assert ((1, 0) in game.spaces("step")) is steps


# Marine cards: what they do at all, never how much of it.


def test_scout_has_more_movement_but_none_in_unload() -> None:
    game = arena(*HALL)
    game.s.cards = (("scout",),)
    plain = game.t.play.marine_actions
    for mode in (SPRINT, ADVANCE, READY):
        other = arena(*HALL)
        other.s.cards = (("scout",),)
        other.choose(mode)
        assert other.s.stack[-1][3] > plain[mode].move.value
    game.choose(UNLOAD)
    assert game.s.stack[-1][3] == 0


def test_sniper_sees_past_figures() -> None:
    for cards, sees in (((), False), (("sniper",), True)):
        game = arena(*HALL)
        game.s.cards = (cards,)
        game.put("zombie", (2, 0))
        game.put("zombie", (4, 0))
        game.choose(ADVANCE)
        pistol = game.t.weapon_number["pistol"]
        assert any(action[:3] == ("attack", pistol, game.number((4, 0))) for action in game.options()) is sees


def test_officer_helps_others_near_him_with_range_and_damage() -> None:
    from kneedeep.rules.doom2004.kit.marine_cards import bonus

    game = arena(*HALL, marines=((0, 0), (1, 0), (9, 4)))
    game.s.cards = (("officer",), (), ())
    pistol = game.t.weapons[game.t.weapon_number["pistol"]]
    assert bonus(game.t, game.s, 0, pistol) == (0, 0)
    assert min(bonus(game.t, game.s, 1, pistol)) > 0
    assert bonus(game.t, game.s, 2, pistol) == (0, 0)


def test_two_tokens_of_equipment_change_places_and_are_picked_up_where_they_lie_then() -> None:
    tokens = [
        {"kind": "key", "color": "red", "at": [1, 0]},
        {"kind": "ammo", "item": "bullets", "at": [5, 0]},
        {"kind": "ammo", "item": "cells", "at": [5, 0]},
        {"kind": "obstacle", "at": [6, 0]},
    ]
    game = arena(*HALL, tokens=tokens)
    key, bullets, cells, obstacle = range(4)
    game.hold("swapped-equipment")
    game.to_invader()
    aims = {action[2] for action in game.options() if action[0] == "event"}
    assert aims == {key, bullets, cells} and obstacle not in aims
    choices = choices_of(game.game, game.s, game.options())
    pointed = {list(one.action)[2]: one.spaces for one in choices if one.action[0] == "event"}
    assert pointed[key] == ((1, 0),) and pointed[bullets] == ((5, 0),), "they are pointed at on the map"
    game.do(*next(action for action in game.options() if action[0] == "event" and action[2] == bullets))
    assert game.options() == [("exchange", key)], "cells lie on the same space"
    assert choices_of(game.game, game.s, game.options())[0].spaces == ((1, 0),)
    events = game.do("exchange", key)
    assert ("exchanged", bullets, key) in events and ("token", key, game.number((5, 0))) in events
    game.do("end")
    game.choose(ADVANCE)
    game.step((1, 0))
    assert [action for action in game.options() if action[0] == "pick"] == [("pick", bullets)]
    ammo = game.s.ammo[0]
    game.do("pick", bullets)
    assert game.s.ammo[0] == ammo + 1 and not game.s.keys
