"""Attacks. Rule: 2004 rulebook p. 7 to 12; RUL-35 to RUL-78."""

import pytest

from kneedeep.rules.doom2004.state import AIM, DODGE
from kneedeep.rules.doom2004.tables.attack_profile import GREEN
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.cases import cases
from tests.support.small_maps.arena import MISS, Arena, arena, face

HALL = ("##########",) * 5
SPRINT, UNLOAD, ADVANCE, READY = range(4)


def targets(game: Arena, weapon: str) -> set[tuple[int, int]]:
    number = game.t.weapon_number[weapon]
    return {game.space(action[2]) for action in game.options() if action[0] == "attack" and action[1] == number}


@pytest.mark.statement("AT-20", "AT-22", "AT-23", "AT-30")
def test_p8_example_the_pistol_rolls_range_4_and_3_damage_and_wounds_the_demon_once() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (4, 0))
    before = game.s.left[demon]
    game.dice(yellow=face(2, 2), green=face(2, 1))
    game.choose(ADVANCE)
    game.attack("pistol", (4, 0), demon)
    assert game.s.left[demon] == before - 1


@pytest.mark.statement("AT-21")
def test_p8_a_rolled_range_below_the_needed_one_fails() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (5, 0))
    before = game.s.left[demon]
    game.dice(yellow=face(2, 2), green=face(2, 1))
    game.choose(ADVANCE)
    game.attack("pistol", (5, 0), demon)
    assert game.s.left[demon] == before


@pytest.mark.statement("AT-19")
def test_p8_a_miss_fails_whatever_else_is_rolled() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (2, 0))
    before = game.s.left[demon]
    game.dice(yellow=MISS, green=face(9, 9))
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), demon)
    assert game.s.left[demon] == before


@cases(("damage", "wounds"), [(1, 0), (2, 1), (4, 2), (7, 3)])
@pytest.mark.statement("AT-24", "AT-26", "AT-27", "AT-28", "AT-29")
def test_b22_wounds_are_damage_by_armor_rounded_down(damage: int, wounds: int) -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.s.armor[0] = 2
    before = game.s.left[0]
    game.dice(red=face(0, damage))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert game.s.left[0] == before - wounds


def test_the_story_tells_that_armor_took_a_hit() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.s.armor[0] = 2
    game.dice(red=face(0, 1))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert ("withstood", 0, 1, 2) in game.events
    assert "The red marine is unhurt: damage 1 against armor 2" in StoryWriter(game.t).sentences(game.events)


def test_the_story_tells_nothing_of_armor_that_did_not_hold_or_was_not_hit() -> None:
    for damage in (0, 2):
        game = arena(*HALL)
        zombie = game.put("zombie", (1, 0))
        game.s.armor[0] = 2
        game.dice(red=face(0, damage))
        game.activate(zombie)
        game.strike((0, 0), 0)
        assert "withstood" not in [event[0] for event in game.events]


@pytest.mark.statement("AT-05", "AT-06", "AT-07")
def test_b18_without_ammunition_no_attack_and_no_weapon_without_its_token() -> None:
    game = arena(*HALL)
    game.put("zombie", (1, 0))
    game.choose(ADVANCE)
    assert targets(game, "pistol") and targets(game, "fist")
    assert not targets(game, "shotgun") and not targets(game, "grenade")
    game.s.ammo[0] = 0
    assert not targets(game, "pistol")
    game.s.weapons[0] = 1 << game.t.weapon_number["chainsaw"]
    assert targets(game, "chainsaw") == {(1, 0)}, "a weapon without ammunition spends none"


@pytest.mark.statement("AM-03", "AM-04")
def test_p9_one_token_at_most_is_spent_and_only_for_a_bullet() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (1, 0))
    game.s.ammo[0] = 3
    game.dice(yellow=face(9, 0), green=face(0, 0))
    game.choose(UNLOAD)
    game.attack("pistol", (1, 0), demon)
    assert game.s.ammo[0] == 3
    game.dice(yellow=face(9, 0, bullet=True), green=face(0, 0, bullet=True))
    game.attack("pistol", (1, 0), demon)
    assert game.s.ammo[0] == 2


@pytest.mark.statement("AT-14", "AT-33")
def test_b20_figures_block_sight_friends_too() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)))
    game.put("zombie", (3, 0))
    game.choose(ADVANCE)
    assert not targets(game, "pistol")
    game.move(1, (1, 1))
    assert targets(game, "pistol") == {(3, 0)}


@pytest.mark.statement("ME-02", "AT-02", "ME-01")
def test_p10_melee_reaches_adjacent_spaces_only_and_ignores_range() -> None:
    game = arena(*HALL)
    near = game.put("zombie", (1, 1))
    game.put("zombie", (2, 0))
    game.dice(yellow=face(0, 9))
    game.choose(ADVANCE)
    assert targets(game, "fist") == {(1, 1)}
    game.attack("fist", (1, 1), near)
    assert game.s.at[near] < 0


def test_b21_a_ranged_weapon_at_arms_length_has_range_1() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.dice(yellow=face(0, 9))
    game.choose(ADVANCE)
    game.attack("pistol", (1, 0), zombie)
    assert game.s.at[zombie] >= 0


@pytest.mark.statement("OV-01")
def test_b29_an_oversized_figure_may_be_named_by_any_of_its_spaces() -> None:
    game = arena(*HALL)
    game.put("mancubus", (3, 0))
    game.choose(ADVANCE)
    assert targets(game, "pistol") == {(3, 0), (4, 0), (3, 1), (4, 1)}


@pytest.mark.statement("OR-04", "OR-05")
def test_p10_example_an_aimed_pistol_rerolls_its_miss_and_keeps_the_second_result() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (2, 0))
    game.s.order[0] = AIM
    game.dice(yellow=MISS, green=face(9, 9))
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), imp, aimed=1)
    assert game.s.order[0] == 0, "B-09: spent before the dice"
    assert game.s.player == 0
    game.dice(yellow=face(2, 0), green=face(0, 9))
    game.do("reroll", 1)
    assert game.s.at[imp] < 0
    assert "reroll" not in game.names()


@pytest.mark.statement("OR-18", "OR-19", "RR-01")
def test_p10_example_a_dodging_marine_has_the_zombie_roll_again() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.choose(READY)
    game.do("order", DODGE)
    game.do("finish")
    game.dice(red=face(0, 9))
    before = game.s.left[0]
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert game.s.player == 0
    assert {action[1] for action in game.options()} == {0, 1, 2, 3}, "either or both dice, or none"
    game.dice(red=MISS)
    game.do("reroll", 3)
    assert game.s.left[0] == before
    assert game.s.order[0] == DODGE, "B-11: a dodge is not used up"


@pytest.mark.statement("RR-03")
def test_p11_an_aim_and_a_dodge_cancel_each_other() -> None:
    game = arena(*HALL)
    cherub = game.put("cherub", (2, 0))
    game.s.order[0] = AIM
    game.dice(yellow=MISS)
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), cherub, aimed=1)
    assert "reroll" not in game.names()
    assert game.s.order[0] == 0


@pytest.mark.statement("UH-35")
def test_rul60_an_agile_invader_has_its_player_choose_the_dice() -> None:
    game = arena(*HALL)
    cherub = game.put("cherub", (2, 0))
    game.dice(yellow=face(2, 9))
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), cherub)
    assert game.names() == {"reroll"} and game.s.player == -1
    game.dice(yellow=MISS)
    game.do("reroll", 1)
    assert game.s.at[cherub] >= 0


def test_the_dodge_card_is_played_after_the_dice() -> None:
    game = arena(*HALL)
    imp = game.put("imp", (2, 0))
    game.hold("dodge")
    game.dice(yellow=face(2, 9))
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), imp)
    assert game.names() == {"event", "pass"}
    game.do(*next(action for action in game.options() if action[0] == "event"))
    assert game.names() == {"reroll"} and game.s.player == -1
    game.dice(yellow=MISS)
    game.do("reroll", 1)
    assert game.s.at[imp] >= 0
    assert not game.s.hand


@pytest.mark.statement("TI-01")
def test_p11_example_dark_energies_comes_before_the_dice() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (2, 0))
    game.s.left[demon] = 1
    game.hold("dark-energies")
    game.dice(yellow=face(2, 3))
    game.choose(ADVANCE)
    game.attack("pistol", (2, 0), demon)
    event = next(action for action in game.options() if action[0] == "event")
    assert event[2] == demon
    game.do(*event)
    assert game.s.at[demon] >= 0 and game.s.left[demon] == 1, "healed to 2, then wounded once"


@pytest.mark.statement("AB-01", "AB-13")
def test_p12_accuracy_adds_to_range_and_deadly_to_damage() -> None:
    from kneedeep.rules.doom2004.tables.attack_profile import AttackProfile

    game = arena(*HALL)
    imp = game.put("imp", (5, 0))
    pistol = game.t.weapon_number["pistol"]
    arms: AttackProfile = game.t.weapons[pistol]
    game.t.weapons = tuple(
        arms._replace(accuracy=2, deadly=2) if number == pistol else one for number, one in enumerate(game.t.weapons)
    )
    game.dice(yellow=face(3, 3))
    game.choose(ADVANCE)
    happened = game.attack("pistol", (5, 0), imp)
    assert ("result", 5, 5, True) in happened


@pytest.mark.statement("AB-33", "AB-11", "UH-37")
def test_p12_example_the_chain_gun_walks_over_an_empty_space_by_dropping_two_green_dice() -> None:
    game = arena(*HALL)
    first, second = game.put("zombie", (1, 0)), game.put("zombie", (3, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
    game.s.ammo[0] = 2
    game.dice(yellow=face(3, 9, bullet=True))
    game.choose(ADVANCE)
    game.attack("chain-gun", (1, 0), first)
    assert game.s.at[first] < 0 and game.s.ammo[0] == 1
    game.do("walk", game.number((2, 0)), -1, GREEN)
    assert game.s.ammo[0] == 1, "B-24: no roll for an empty space"
    game.do("walk", game.number((3, 0)), second, GREEN)
    assert game.s.at[second] < 0 and game.s.ammo[0] == 0
    assert game.names() & {"step", "finish"}


@pytest.mark.statement("AM-05", "AB-08")
def test_b24_the_attack_walks_on_after_a_miss_but_not_without_ammunition() -> None:
    for tokens, walks in ((2, True), (1, False)):
        game = arena(*HALL)
        first = game.put("zombie", (1, 0))
        game.put("zombie", (2, 0))
        game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
        game.s.ammo[0] = tokens
        game.dice(yellow=(0, 0, True, True))
        game.choose(ADVANCE)
        game.attack("chain-gun", (1, 0), first)
        assert ("walk" in game.names()) is walks


@pytest.mark.statement("AB-12")
def test_p12_the_same_target_is_never_attacked_twice_by_one_attack() -> None:
    game = arena(*HALL)
    demon = game.put("demon", (1, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["chain-gun"]
    game.choose(ADVANCE)
    game.attack("chain-gun", (1, 0), demon)
    assert not any(action[0] == "walk" and action[2] == demon for action in game.options())


@pytest.mark.statement("AB-24", "AB-25")
def test_p12_a_sweep_hits_every_adjacent_enemy_by_one_roll() -> None:
    game = arena(*HALL, marines=((0, 0), (2, 0), (5, 0)))
    knight = game.put("hell-knight", (0, 1))
    game.dice(red=face(0, 4))
    before = list(game.s.left)
    game.activate(knight)
    game.strike((0, 0), 0)
    assert game.s.left[:3] == [before[0] - 2, before[1] - 2, before[2]]


@pytest.mark.statement("OB-08", "AB-31", "AB-16")
def test_p12_example_the_hell_knight_knocks_a_marine_3_spaces_onto_an_obstacle() -> None:
    game = arena(*HALL, marines=((2, 0),), tokens=[{"kind": "hazard", "at": [5, 0], "size": 1}])
    knight = game.put("hell-knight", (0, 0))
    game.dice(red=face(0, 2))
    before = game.s.left[0]
    game.activate(knight)
    game.strike((2, 0), 0)
    assert game.names() == {"knock", "pass"} and game.s.player == -1
    game.do("knock", 0, game.number((5, 0)), 0)
    assert game.at(0) == (5, 0)
    assert game.s.left[0] == before - 2
    game.do("done")
    game.do("end")
    game.choose(SPRINT)
    game.step((6, 0))
    game.do("finish")
    assert game.s.left[0] == before - 2, "B-41: none at the end of his own turn when he leaves"


@pytest.mark.statement("AB-14")
def test_rul62_knockback_needs_damage_that_reaches_the_armor() -> None:
    game = arena(*HALL, marines=((2, 0),))
    knight = game.put("hell-knight", (0, 0))
    game.dice(red=face(0, 1))
    game.activate(knight)
    game.strike((2, 0), 0)
    assert "knock" not in game.names()


@pytest.mark.statement("FAQ-08")
def test_p12_a_blast_hits_friend_and_foe_and_the_thrower() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 1)))
    zombie = game.put("zombie", (1, 0))
    game.s.ammo[1] = 2
    game.dice(yellow=face(3, 4))
    game.choose(ADVANCE)
    before = list(game.s.left)
    game.attack("grenade", (1, 0), zombie)
    assert game.s.at[zombie] < 0
    assert game.s.left[0] == before[0] - 2 and game.s.left[1] == before[1] - 2


@pytest.mark.statement("AB-32")
def test_p12_example_the_grenade_is_thrown_round_the_corner() -> None:
    game = arena("#####", "#....", "#####")
    zombie = game.put("zombie", (3, 2))
    game.s.ammo[1] = 1
    game.choose(ADVANCE)
    assert (3, 2) in targets(game, "grenade")
    assert (3, 2) not in targets(game, "pistol")
    game.dice(yellow=face(4, 9))
    game.attack("grenade", (3, 2), zombie)
    assert game.s.at[zombie] < 0


@pytest.mark.statement("SC-02", "SC-03", "SC-04", "SC-05", "SC-10", "SC-12", "AB-07")
def test_p11_example_a_missed_grenade_scatters_4_spaces_back_to_a_marine() -> None:
    game = arena(*HALL, marines=((1, 2), (0, 0)))
    zombie = game.put("zombie", (6, 2))
    game.s.ammo[1] = 1
    card = game.s.deck[-1]
    west = 6
    game.t.scatter = tuple((west, 4) if number == card else one for number, one in enumerate(game.t.scatter))
    game.dice(yellow=MISS, green=face(9, 2))
    before = list(game.s.left)
    game.choose(ADVANCE)
    happened = game.attack("grenade", (6, 2), zombie)
    assert ("scatter", card, west, 4, game.number((2, 2))) in happened
    assert game.s.left[0] == before[0] - 1, "the rolled damage, no second miss"
    assert game.s.discard[-1] == card
    assert game.s.at[zombie] >= 0


@pytest.mark.statement("SC-11")
def test_b27_the_last_card_of_the_deck_scores_in_a_scatter_too() -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (6, 2))
    game.s.ammo[1] = 1
    game.s.discard = game.s.deck[:-1]
    game.s.deck = game.s.deck[-1:]
    game.dice(yellow=MISS)
    game.choose(ADVANCE)
    game.attack("grenade", (6, 2), zombie)
    assert game.s.frags == 1
    assert len(game.s.deck) == len(game.t.decks[0]) and not game.s.discard


@pytest.mark.statement("SC-07")
def test_rul66_a_scatter_into_an_obstacle_is_harmless() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [5, 2]}])
    zombie = game.put("zombie", (6, 2))
    game.s.ammo[1] = 1
    card = game.s.deck[-1]
    game.t.scatter = tuple((6, 2) if number == card else one for number, one in enumerate(game.t.scatter))
    game.dice(yellow=MISS, green=face(9, 9))
    game.choose(ADVANCE)
    happened = game.attack("grenade", (6, 2), zombie)
    assert ("scatter", card, 6, 2, -1) in happened
    assert game.s.at[zombie] >= 0


@pytest.mark.statement("BA-02", "BA-04", "UH-27")
def test_p10_a_barrel_explodes_by_one_damage_and_wounds_everybody_beside_it() -> None:
    game = arena(*HALL, marines=((0, 0),), tokens=[{"kind": "barrel", "spaces": [[3, 0], [4, 0]]}])
    game.s.order[0] = 0
    zombie = game.put("demon", (3, 1))
    before = game.s.left[zombie]
    game.dice(yellow=face(3, 1))
    game.choose(UNLOAD)
    assert (3, 0) in targets(game, "pistol")
    game.attack("pistol", (3, 0))
    assert game.s.left[zombie] == before - 1
    assert not game.s.barrels >> game.number((3, 0)) & 1
    assert game.s.barrels >> game.number((4, 0)) & 1, "RUL-71: no chain unless switched on"


def test_rul71_barrels_go_off_in_a_chain_when_switched_on() -> None:
    game = arena(*HALL, tokens=[{"kind": "barrel", "spaces": [[3, 0], [4, 0]]}], rules={"barrel_chain": "on"})
    game.dice(yellow=face(3, 1))
    game.choose(UNLOAD)
    game.attack("pistol", (3, 0))
    assert not game.s.barrels


@pytest.mark.statement("BA-02")
def test_a_hit_without_damage_leaves_a_barrel_standing() -> None:
    game = arena(*HALL, tokens=[{"kind": "barrel", "at": [3, 0]}])
    game.dice(yellow=face(3, 0))
    game.choose(UNLOAD)
    game.attack("pistol", (3, 0))
    assert game.s.barrels


@pytest.mark.statement("EQ-15", "EQ-16")
def test_rul53_a_berserk_marine_has_only_his_fists_and_kills_by_any_hit() -> None:
    game = arena(*HALL)
    giant = game.put("cyberdemon", (1, 0))
    game.s.berserk[0] = (2,)
    game.dice(yellow=face(0, 0))
    game.choose(UNLOAD)
    assert {action[1] for action in game.options() if action[0] == "attack"} == {game.t.weapon_number["fist"]}
    game.attack("fist", (1, 0), giant)
    assert game.s.at[giant] < 0


@pytest.mark.statement("EQ-16")
def test_berserk_a_miss_fails() -> None:
    game = arena(*HALL)
    giant = game.put("cyberdemon", (1, 0))
    game.s.berserk[0] = (2,)
    game.dice(yellow=MISS)
    game.choose(UNLOAD)
    game.attack("fist", (1, 0), giant)
    assert game.s.at[giant] >= 0


@pytest.mark.statement("UH-46", "UH-48")
def test_b31_telekinesis_hits_every_enemy_in_sight_up_to_the_rolled_range() -> None:
    game = arena(*HALL, marines=((0, 0), (0, 3), (9, 4)))
    vagary = game.put("vagary", (3, 1))
    game.dice(red=face(3, 2))
    before = list(game.s.left)
    game.activate(vagary)
    game.do(*next(action for action in game.options() if action[0] == "strike"))
    assert game.s.left[:3] == [before[0] - 1, before[1] - 1, before[2]]


@pytest.mark.statement("UH-38")
def test_b31_double_attack_is_two_attacks_in_an_activation() -> None:
    game = arena(*HALL)
    maggot = game.put("maggot", (1, 0))
    game.dice(red=face(0, 2))
    before = game.s.left[0]
    game.activate(maggot)
    game.strike((0, 0), 0)
    game.strike((0, 0), 0)
    assert game.s.left[0] == before - 2
    assert "strike" not in game.names()


@pytest.mark.statement("UH-44", "UH-45", "UH-49")
def test_soul_drain_kills_unless_it_misses_and_heals_3() -> None:
    game = arena(*HALL)
    giant = game.put("cyberdemon", (5, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["soul-cube"]
    game.s.charge[0] = game.t.parameters.soul_cube_charge
    game.s.left[0] -= 4
    before = game.s.left[0]
    game.dice(red=face(0, 0))
    game.choose(UNLOAD)
    game.attack("soul-cube", (5, 0), giant)
    assert game.s.at[giant] < 0
    assert game.s.left[0] == before + 3


@pytest.mark.statement("AB-20", "AB-23")
def test_rul76_a_seeking_attack_reaches_8_spaces_round_walls() -> None:
    game = arena("##########", "#.........", "##########", marines=((9, 0),))
    game.put("zombie", (2, 0))
    game.put("zombie", (0, 0))
    game.s.ammo[1] = 1
    game.choose(ADVANCE)
    assert (2, 0) in targets(game, "grenade")
    assert (0, 0) not in targets(game, "grenade")


@pytest.mark.parametrize("farthest", [6, 9])
def test_a_users_range_of_seeking_attacks_is_honoured(farthest: int) -> None:
    game = arena("##########", "#.........", "##########", marines=((9, 0),))
    game.t.parameters = game.t.parameters._replace(seeking=farthest)
    for x in range(9):
        game.put("zombie", (x, 0))
    game.s.ammo[1] = 1
    game.choose(ADVANCE)
    assert min(x for x, _ in targets(game, "grenade")) == 9 - farthest


@pytest.mark.statement("UH-05", "FAQ-02")
def test_no_attack_while_sharing_a_space() -> None:
    game = arena(*HALL, marines=((0, 0), (1, 0)))
    game.put("zombie", (4, 4))
    game.choose(ADVANCE)
    assert "attack" in game.names()
    game.step((1, 0))
    assert "attack" not in game.names() and "finish" not in game.names()
