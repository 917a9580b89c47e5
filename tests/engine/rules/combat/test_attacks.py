"""Attacks. Rule: 2004 rulebook p. 7 to 12; RUL-35 to RUL-78."""

import pytest

from kneedeep.rules.doom2004.tables.attack_profile import GREEN
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.cases import cases
from tests.support.small_maps.arena import ADVANCE, HALL, MISS, UNLOAD, Arena, arena, face


def targets(game: Arena, weapon: str) -> set[tuple[int, int]]:
    number = game.t.weapon_number[weapon]
    return {game.space(action[2]) for action in game.options() if action[0] == "attack" and action[1] == number}


@cases(("damage", "wounds"), [(1, 0), (2, 1), (4, 2), (7, 3)])
@pytest.mark.statement("AT-24", "AT-26", "AT-27", "AT-28", "AT-29")
def test_b22_wounds_are_damage_by_armor_rounded_down(damage: int, wounds: int) -> None:
    assert struck(damage).s.left[0] == arena(*HALL).s.left[0] - wounds


def struck(damage: int) -> Arena:
    """A game in which a zombie has just hit a marine with armor 2."""
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.s.armor[0] = 2
    game.dice(red=face(0, damage))
    game.activate(zombie)
    game.strike((0, 0), 0)
    return game


def test_the_story_tells_that_armor_took_a_hit() -> None:
    game = struck(1)
    assert ("withstood", 0, 1, 2) in game.events
    assert "The red marine is unhurt: damage 1 against armor 2" in StoryWriter(game.t).sentences(game.events)


def test_the_story_tells_nothing_of_armor_that_did_not_hold_or_was_not_hit() -> None:
    for damage in (0, 2):
        assert "withstood" not in [event[0] for event in struck(damage).events]


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


@pytest.mark.parametrize("farthest", [6, 9])
def test_a_users_range_of_seeking_attacks_is_honoured(farthest: int) -> None:
    game = arena("##########", "#.........", "##########", marines=((9, 0),))
    game.t.parameters = game.t.parameters._replace(seeking=farthest)
    for x in range(9):
        game.put("zombie", (x, 0))
    game.s.ammo[1] = 1
    game.choose(ADVANCE)
    assert min(x for x, _ in targets(game, "grenade")) == 9 - farthest
