"""Rulings on attacks, each by an example. Rule: RUL-35 to RUL-41, RUL-58 to RUL-78, B-19 to B-31."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.state import DODGE
from kneedeep.rules.doom2004.tables.attack_profile import BLUE, GREEN, RED, YELLOW
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.small_maps.arena import ADVANCE, HALL, MISS, UNLOAD, Arena, arena, face
from tests.support.values import known


def walks(game: Arena) -> set[tuple[tuple[int, int], int, int]]:
    return {(game.space(action[1]), action[2], action[3]) for action in game.options() if action[0] == "walk"}


def test_rul39_of_two_figures_in_a_space_the_attacker_names_one_and_a_blast_hits_both() -> None:
    game = arena(*HALL, marines=((5, 0),))
    imp = game.put("imp", (1, 0))
    cherub = game.put("cherub", (0, 0))
    game.move(cherub, (1, 0))
    game.s.sharing = (imp, cherub)
    game.s.ammo[1] = 1
    game.choose(UNLOAD)
    pistol = game.t.weapon_number["pistol"]
    assert {action[3] for action in game.options() if action[:2] == ("attack", pistol)} == {imp, cherub}
    game.dice(yellow=face(9, 9))
    game.attack("grenade", (1, 0), imp)
    game.do("reroll", 0)
    assert not game.s.crowd


def test_rul59_one_dodger_and_an_aimed_attack_means_no_re_roll_for_anybody() -> None:
    game = arena(*HALL, marines=((0, 0), (2, 0)))
    knight = game.put("hell-knight", (0, 1))
    game.to_invader()
    game.s.order[0] = DODGE
    number = game.s.kind[knight]
    arms = known(game.t.kinds[number].arms)
    game.t.kinds = tuple(
        kind._replace(arms=arms._replace(aimed=True)) if place == number else kind
        for place, kind in enumerate(game.t.kinds)
    )
    game.do("activate", knight)
    game.strike((2, 0), 1)
    assert "reroll" not in game.names()


def test_rul64_only_the_landing_counts() -> None:
    tokens: list[dict[str, Any]] = [
        {"kind": "flame-jet", "at": [2, 0], "on": True},
        {"kind": "hazard", "at": [3, 0], "size": 1},
        {"kind": "encounter", "at": [4, 0], "text": "Hm.", "do": []},
        {"kind": "armor", "at": [4, 0]},
    ]
    game = arena(*HALL, marines=((2, 0),), tokens=tokens, rules={"pickup": "forced"})
    knight = game.put("hell-knight", (0, 0))
    game.put("demon", (5, 0))
    game.activate(knight)
    before, armor = game.s.left[0], game.s.armor[0]
    game.dice(red=face(0, 2))
    game.strike((2, 0), 0)
    happened = game.do("knock", 0, game.number((4, 0)), 0)
    assert game.s.left[0] == before - 1, "the wound of the attack alone"
    assert game.s.armor[0] == armor and ("text", "Hm.") not in happened
    assert "bite" not in game.names()


def test_rul64_dead_figures_stay_off_and_oversized_ones_keep_their_shape() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (3, 0), turned=True)
    zombie = game.put("zombie", (4, 0))
    game.s.ammo[1] = 1
    game.arm("grenade", knockback=True)
    game.dice(yellow=face(9, 3))
    game.choose(ADVANCE)
    game.attack("grenade", (3, 0), demon)
    assert game.s.at[zombie] < 0
    knocks = [action for action in game.options() if action[0] == "knock"]
    assert {action[1] for action in knocks} == {demon} and {action[3] for action in knocks} == {game.s.shape[demon]}


@pytest.mark.statement("AB-14", "UH-42")
def test_b28_everybody_whom_the_attack_reached_is_knocked_back_after_the_wounds() -> None:
    game = arena(*HALL, marines=((0, 0), (2, 0)))
    knight = game.put("hell-knight", (0, 1))
    game.dice(red=face(0, 2))
    game.activate(knight)
    happened = game.strike((0, 0), 0)
    assert [event[1] for event in happened if event[0] == "wound"] == [0, 1]
    assert {action[1] for action in game.options() if action[0] == "knock"} == {0, 1}
    game.do("knock", 1, game.number((5, 0)), 0)
    assert {action[1] for action in game.options() if action[0] == "knock"} == {0}
    game.do("pass")
    assert game.at(0) == (0, 0)


@pytest.mark.statement("SC-09")
def test_b26_a_miss_card_means_nothing_happens() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (3, 0))
    game.s.ammo[1] = 1
    game.t.scatter = ((-1, 0),) * len(game.t.scatter)
    game.dice(yellow=MISS, green=face(9, 9))
    game.choose(ADVANCE)
    game.attack("grenade", (3, 0), imp)
    assert game.s.at[imp] >= 0


def test_b27_an_invaders_blast_scatters_too() -> None:
    game = arena(*HALL, marines=((5, 0),))
    giant = game.put("cyberdemon", (0, 0))
    card = game.s.deck[-1 - game.t.parameters.draw]
    game.dice(red=MISS)
    game.activate(giant)
    happened = game.strike((5, 0), 0)
    assert [event[1] for event in happened if event[0] == "scatter"] == [card]
    assert game.s.discard[-1] == card


@pytest.mark.parametrize(("switch", "spent"), [("per-roll", 2), ("one-attack", 1)])
def test_rul69_each_roll_of_a_blow_through_pays_for_its_bullet(switch: str, spent: int) -> None:
    game = arena(*HALL, rules={"blow_through": switch})
    one, two = game.put("zombie", (1, 0)), game.put("zombie", (2, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
    game.s.ammo[0] = 4
    game.dice(yellow=face(9, 9, bullet=True))
    game.choose(ADVANCE)
    game.attack("chain-gun", (1, 0), one)
    game.do("walk", game.number((2, 0)), two, GREEN)
    assert game.s.ammo[0] == 4 - spent and not game.s.crowd


def test_rul70_a_walked_attack_needs_no_sight_but_a_way_and_counts_range_from_the_attacker() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [2, 1]}])
    one, two = game.put("zombie", (1, 0)), game.put("zombie", (2, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
    game.s.ammo[0] = 3
    game.dice(yellow=face(1, 0))
    game.choose(ADVANCE)
    game.attack("chain-gun", (1, 0), one)
    assert not any(space == (2, 1) for space, _, _ in walks(game)), "not onto an obstacle"
    happened = game.do("walk", game.number((2, 0)), two, GREEN)
    assert ("result", 1, 0, False) in happened, "range 2 behind the first zombie"
    assert not any(target in (one, two) for _, target, _ in walks(game)), "a figure never twice"


@pytest.mark.statement("AB-11")
def test_p12_yellow_and_green_walk_on_with_yellow_alone() -> None:
    game = arena(*HALL)
    one, two = game.put("zombie", (1, 0)), game.put("zombie", (2, 0))
    game.arm("pistol", blow_through=True, dice=(YELLOW, GREEN))
    game.s.ammo[0] = 3
    game.dice(yellow=face(9, 0))
    game.choose(ADVANCE)
    game.attack("pistol", (1, 0), one)
    happened = game.do("walk", game.number((2, 0)), two, GREEN)
    assert [[color for color, _ in event[1]] for event in happened if event[0] == "dice"] == [[YELLOW]]
    assert "walk" not in game.names()


@pytest.mark.statement("AB-09")
def test_b24_only_green_and_blue_dice_are_dropped() -> None:
    game = arena(*HALL)
    one = game.put("zombie", (1, 0))
    game.put("zombie", (2, 0))
    game.arm("pistol", blow_through=True, dice=(YELLOW, RED, GREEN, BLUE))
    game.s.ammo[0] = 3
    game.choose(ADVANCE)
    game.attack("pistol", (1, 0), one)
    assert {die for _, _, die in walks(game)} == {GREEN, BLUE}


def test_rul74_telekinesis_that_reaches_nobody_says_the_range_to_the_nearest() -> None:
    game = arena(*HALL, marines=((0, 0), (2, 0)))
    vagary = game.put("vagary", (7, 0))
    game.dice(red=(2, 9, False, False))
    game.activate(vagary)
    game.do(*next(action for action in game.options() if action[0] == "strike"))
    assert ("missed", 5) in game.events
    assert "Range 5 was needed" in StoryWriter(game.t).sentences(game.events)


@pytest.mark.statement("AT-24", "AB-05")
def test_b25_one_roll_hits_everybody_against_his_own_armor() -> None:
    game = arena(*HALL, marines=((1, 0), (1, 2)))
    game.s.armor[:2] = [1, 4]
    before = list(game.s.left)
    giant = game.put("cyberdemon", (5, 0))
    game.dice(yellow=face(9, 4))
    number = game.s.kind[giant]
    arms = known(game.t.kinds[number].arms)
    game.t.kinds = tuple(
        kind._replace(arms=arms._replace(blast=2, deadly=0, dice=(YELLOW,))) if place == number else kind
        for place, kind in enumerate(game.t.kinds)
    )
    game.activate(giant)
    happened = game.strike((1, 0), 0)
    assert len([event for event in happened if event[0] == "dice"]) == 1
    assert game.s.left[:2] == [before[0] - 4, before[1] - 1]


CORE = {"id": "core", "name": "Core", "armor": 2, "wounds": 2}
WALL_CORE = {**CORE, "blocks": ["steps", "sight"]}


def with_core(at: tuple[int, int], *, more: Any = CORE, **rest: Any) -> Arena:
    tokens = [{"kind": "core", "at": list(at), "id": "core"}, *rest.pop("tokens", ())]
    return arena(*HALL, tokens=tokens, more={"token_types": [more]}, **rest)


@pytest.mark.parametrize("kind", [CORE, WALL_CORE])
def test_a_blast_hurts_a_scenarios_own_things_once_each_against_their_armor(kind: dict[str, Any]) -> None:
    game = with_core((4, 0), more={**kind, "size": [2, 1]})
    core = game.t.tokens_named["core"][0]
    zombie = game.put("zombie", (5, 1))
    game.s.ammo[1] = 2
    game.choose(UNLOAD)
    game.dice(yellow=face(9, 3))
    game.attack("grenade", (5, 1), zombie)
    assert dict(game.s.worn) == {core: 1}, "3 damage on armor 2, though it covers two spaces of the area"
    game.attack("grenade", (5, 2))
    assert dict(game.s.worn) == {core: 1}, "out of the area"


def test_a_blast_destroys_a_thing_and_the_script_hears_of_it() -> None:
    game = with_core((4, 0))
    core = game.t.tokens_named["core"][0]
    game.s.ammo[1] = 1
    game.choose(ADVANCE)
    game.dice(yellow=face(9, 4))
    game.attack("grenade", (4, 1))
    assert not game.s.lying >> core & 1 and game.s.course.destroyed >> core & 1


def test_a_missed_blast_that_scatters_beside_a_thing_hurts_it_and_ends_on_one_that_blocks() -> None:
    from kneedeep.rules.doom2004.combat import attack_effect

    game = with_core((4, 0), more=WALL_CORE)
    east = 2
    assert attack_effect.drift(game.t, game.s, game.number((2, 0)), east, 2) == game.number((4, 0))
    assert attack_effect.drift(game.t, game.s, game.number((2, 0)), east, 3) == -1


def test_a_blow_through_walks_onto_a_thing_that_blocks() -> None:
    game = with_core((2, 0), more=WALL_CORE)
    one = game.put("zombie", (1, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
    game.s.ammo[0] = 3
    game.dice(yellow=face(9, 2))
    game.choose(ADVANCE)
    game.attack("chain-gun", (1, 0), one)
    happened = game.do("walk", game.number((2, 0)), -1, GREEN)
    assert "dice" in [event[0] for event in happened] and [wear for _, wear in game.s.worn] == [1]


def test_a_thing_that_was_laid_elsewhere_is_attacked_where_it_lies() -> None:
    from kneedeep.rules.doom2004.board import tokens_on_board

    game = with_core((2, 0))
    tokens_on_board.move_to(game.t, game.s, game.t.tokens_named["core"][0], game.number((5, 0)))
    tokens_on_board.refresh_tokens(game.t, game.s)
    game.choose(ADVANCE)
    assert game.targets("pistol") == {(5, 0)}
    game.dice(yellow=face(9, 9))
    game.attack("pistol", (5, 0))
    assert game.s.course.destroyed


@pytest.mark.statement("UH-12b")
def test_b38_a_sentry_bot_that_is_not_active_is_neither_hurt_nor_knocked_back() -> None:
    game = arena(*HALL, marines=((0, 0),), tokens=[{"kind": "sentry-bot", "at": [4, 0]}])
    (bot,) = game.s.others
    zombie = game.put("zombie", (4, 1))
    game.arm("grenade", knockback=True)
    game.s.ammo[1] = 1
    game.dice(yellow=face(9, 1))
    game.choose(ADVANCE)
    before = game.s.left[bot]
    game.t.kinds = tuple(kind._replace(armor=1, wounds=9) for kind in game.t.kinds)
    game.s.left[zombie] = 9
    happened = game.attack("grenade", (4, 1), zombie)
    assert game.s.left[bot] == before and not any(event[:2] == ("withstood", bot) for event in happened)
    assert {action[1] for action in game.options() if action[0] == "knock"} == {zombie}


def test_rul36_an_oversized_attacker_stands_beside_by_one_of_its_spaces_and_sees_by_another() -> None:
    game = arena(
        *("####",) * 4, marines=((2, 3),), rules={"corner": "both-sides"},
        tokens=[{"kind": "obstacle", "at": [2, 2]}],
    )  # fmt: skip
    demon = game.put("demon", (0, 2))
    target = game.number((2, 3))
    assert not game.s.ground.visible[game.number((1, 2))] >> target & 1
    game.activate(demon)
    assert ("strike", target, 0) in game.options()
