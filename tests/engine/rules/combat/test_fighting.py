"""Attacks and abilities. Rule: 2004 rulebook p. 7, 8 (attacks), p. 10 (barrels), p. 11 (scatter), p. 12 (abilities)."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.state import AIM, DODGE
from kneedeep.rules.rng import Stream, below
from tests.support.cases import cases
from tests.support.small_maps.arena import ADVANCE, HALL, MISS, UNLOAD, Arena, arena, face


def scattering(game: Arena, direction: int, spaces: int) -> None:
    """Let every card scatter like that."""
    game.t.scatter = ((direction, spaces),) * len(game.t.scatter)


def two_rooms(*marines: tuple[int, int], **door: Any) -> Arena:
    """Two rooms of 4 by 3 spaces with a door between (3,0), (3,1) and (4,0), (4,1), both revealed."""
    game = arena(
        "####", "####", "####", marines=marines, more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (4, 0), "rows": ("####", "####", "####"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [3, 0], "side": "east", **door}],
    )  # fmt: skip
    game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
    return game


@pytest.mark.statement("AT-01", "AT-02", "ME-01")
def test_p7_a_marine_declares_the_space_and_the_weapon() -> None:
    game = arena(*HALL)
    one, two = game.put("zombie", (1, 0)), game.put("zombie", (0, 2))
    game.choose(ADVANCE)
    declared = {
        (game.t.weapons[action[1]].id, game.space(action[2]), action[3])
        for action in game.options()
        if action[0] == "attack"
    }
    assert declared == {("pistol", (1, 0), one), ("pistol", (0, 2), two), ("fist", (1, 0), one)}


@pytest.mark.statement("AT-03", "ME-01")
@cases("kind", ["zombie", "trite", "demon", "hell-knight"])
def test_p8_an_invader_with_a_red_bar_attacks_adjacent_spaces_alone(kind: str) -> None:
    for x, strikes in ((2, True), (3, False)):
        game = arena(*HALL, marines=((0, 0),))
        invader = game.put(kind, (x, 1), turned=True)
        if x == 2:
            game.move(0, (1, 0))
        game.activate(invader)
        assert ("strike" in game.names()) is strikes


@pytest.mark.statement("AT-04", "AT-06")
def test_p8_fist_pistol_and_grenade_need_no_token() -> None:
    game = arena(*HALL)
    game.put("zombie", (1, 0))
    game.s.ammo[:3] = [9, 9, 9]
    game.choose(ADVANCE)
    at_hand = {game.t.weapons[action[1]].id for action in game.options() if action[0] == "attack"}
    assert at_hand == {"fist", "pistol", "grenade"}


@pytest.mark.statement("AT-11", "OV-01")
@pytest.mark.parametrize(("obstacles", "sees"), [([[2, 0]], True), ([[2, 1]], True), ([[2, 0], [2, 1]], False)])
def test_p8_an_oversized_figure_needs_sight_from_one_space(obstacles: list[list[int]], sees: bool) -> None:
    game = arena("######", "######", marines=((5, 0),), tokens=[{"kind": "obstacle", "spaces": obstacles}])
    giant = game.put("mancubus", (0, 0))
    game.choose(ADVANCE)
    assert bool(game.targets("pistol")) is sees
    if obstacles == [[2, 0]]:
        assert (1, 1) in game.targets("pistol") and (1, 0) not in game.targets("pistol")
    game.do("finish")
    game.do("activate", giant)
    assert (("strike", game.number((5, 0)), 0) in game.options()) is sees


@pytest.mark.statement("AT-17", "AT-20", "AT-21")
@pytest.mark.parametrize(("reach", "hit"), [(3, False), (4, True)])
def test_p8_the_range_is_the_shortest_path_and_diagonals_count_1(reach: int, hit: bool) -> None:
    for space in ((4, 0), (4, 2), (4, 4)):
        game = arena(*HALL)
        imp = game.put("imp", space)
        game.dice(yellow=face(reach, 0))
        game.choose(ADVANCE)
        assert ("result", reach, 0, hit) in game.attack("pistol", space, imp)


@pytest.mark.statement("AT-31")
@pytest.mark.parametrize(("wounds", "fragged"), [(1, True), (2, False)])
def test_p8_a_marine_is_fragged_by_his_last_wound(wounds: int, fragged: bool) -> None:
    game = arena(*HALL)
    zombie = game.put("zombie", (1, 0))
    game.s.left[0] = wounds
    game.dice(red=face(0, 2))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert (game.at(0) is None) is fragged and game.s.frags == fragged


@pytest.mark.statement("AT-32", "FR-01")
@pytest.mark.parametrize(("damage", "killed"), [(9, True), (8, False)])
def test_p8_an_invader_is_killed_by_its_last_wound_and_back_in_the_reserve(damage: int, killed: bool) -> None:
    game = arena(*HALL)
    giant = game.put("mancubus", (1, 0))
    kind = game.s.kind[giant]
    assert (game.t.kinds[kind].armor, game.t.kinds[kind].wounds) == (3, 3)
    before = figures.count_of(game.s, kind)
    game.dice(yellow=face(9, damage))
    game.choose(ADVANCE)
    game.attack("pistol", (1, 0), giant)
    assert (game.at(giant) is None) is killed
    assert figures.count_of(game.s, kind) == before - killed


@pytest.mark.statement("ME-02")
def test_p10_a_melee_attack_misses_by_a_miss_alone() -> None:
    for dice, dies in ((face(0, 9), True), ((0, 9, False, True), False)):
        game = arena(*HALL)
        zombie = game.put("zombie", (1, 0))
        game.dice(yellow=dice)
        game.choose(ADVANCE)
        game.attack("fist", (1, 0), zombie)
        assert (game.at(zombie) is None) is dies


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


@pytest.mark.statement("SC-01")
def test_p11_a_blast_that_is_too_short_scatters() -> None:
    for reach, scatters in ((5, True), (6, False)):
        game = arena(*HALL, marines=((0, 2),))
        zombie = game.put("zombie", (6, 2))
        game.s.ammo[1] = 1
        scattering(game, 0, 2)
        game.dice(yellow=face(reach, 2))
        game.choose(ADVANCE)
        happened = game.attack("grenade", (6, 2), zombie)
        assert ("scatter" in [event[0] for event in happened]) is scatters
        assert (game.at(zombie) is None) is not scatters


@pytest.mark.statement("SC-06", "SC-08")
@pytest.mark.parametrize(
    ("door", "space", "hit"), [({"open": True}, (3, 1), True), ({}, (3, 1), False), ({"open": True}, (3, 2), False)]
)
def test_p11_a_scatter_over_a_wall_or_a_closed_door_is_harmless(
    door: dict[str, Any], space: tuple[int, int], hit: bool
) -> None:
    game = two_rooms((0, 0), **door)
    demon = game.put("demon", (5, space[1]))
    game.s.ammo[1] = 1
    scattering(game, 2, 2)
    before = game.s.left[demon]
    game.dice(yellow=(0, 9, False, True))
    game.choose(ADVANCE)
    game.attack("grenade", space)
    assert (game.s.left[demon] < before) is hit


@pytest.mark.statement("AB-02")
def test_p12_an_invader_with_the_ability_aimed_rolls_again() -> None:
    for aimed in (False, True):
        game = arena(*HALL)
        imp = game.put("imp", (4, 0))
        number = game.s.kind[imp]
        arms = game.t.kinds[number].arms
        assert arms is not None
        game.t.kinds = tuple(
            kind._replace(arms=arms._replace(aimed=aimed)) if place == number else kind
            for place, kind in enumerate(game.t.kinds)
        )
        before = game.s.left[0]
        game.dice(yellow=MISS)
        game.activate(imp)
        game.strike((0, 0), 0)
        assert ("reroll" in game.names()) is aimed
        if aimed:
            assert game.s.player == -1
            game.dice(yellow=face(9, 2))
            game.do("reroll", 1)
            assert game.s.left[0] == before - 1


@pytest.mark.statement("AB-04")
def test_p12_a_blast_does_not_pass_obstacles_walls_or_closed_doors() -> None:
    for tokens, hurt in (((), True), (({"kind": "obstacle", "at": [5, 0]},), False)):
        game = arena("########", tokens=tokens)
        demon = game.put("demon", (6, 0))
        game.s.ammo[1] = 1
        game.arm("grenade", blast=2)
        before = game.s.left[demon]
        game.dice(yellow=face(9, 3))
        game.choose(ADVANCE)
        game.attack("grenade", (4, 0))
        assert (game.s.left[demon] < before) is hurt
    for door, space, hurt in (({"open": True}, (3, 1), True), ({}, (3, 1), False), ({"open": True}, (3, 2), False)):
        game = two_rooms((0, 0), **door)
        demon = game.put("demon", (4, space[1]))
        game.s.ammo[1] = 1
        before = game.s.left[demon]
        game.dice(yellow=face(9, 3))
        game.choose(ADVANCE)
        game.attack("grenade", space)
        assert (game.s.left[demon] < before) is hurt


@pytest.mark.statement("AB-18")
def test_p12_knockback_does_not_pass_walls_or_closed_doors() -> None:
    for door, beyond in (({"open": True}, {(4, 0), (4, 1), (4, 2)}), ({}, set())):
        game = two_rooms((3, 1), **door)
        knight = game.put("hell-knight", (1, 0))
        game.dice(red=face(0, 2))
        game.activate(knight)
        game.strike((3, 1), 0)
        found = game.spaces("knock", 2)
        assert {space for space in found if space[0] == 4} == beyond
        assert (3, 2) in found, "and not straight through the wall"


@pytest.mark.statement("AB-21")
def test_p12_a_seeking_attack_goes_round_a_wall_through_an_open_door_only() -> None:
    for door, reach, hit in (({}, 9, None), ({"open": True}, 1, False), ({"open": True}, 2, True)):
        game = two_rooms((3, 2), **door)
        imp = game.put("imp", (4, 2))
        game.s.ammo[1] = 1
        scattering(game, -1, 0)
        game.dice(yellow=face(reach, 0))
        game.choose(ADVANCE)
        assert ((4, 2) in game.targets("grenade")) is (hit is not None)
        if hit is not None:
            assert ("result", reach, 0, hit) in game.attack("grenade", (4, 2), imp)


@pytest.mark.statement("UH-46")
def test_telekinesis_needs_sight() -> None:
    for obstacles, seen in (([], True), ([{"kind": "obstacle", "spaces": [[5, 0], [5, 1]]}], False)):
        game = arena("########", "########", "########", marines=((0, 0), (7, 0)), tokens=obstacles)
        vagary = game.put("vagary", (2, 0))
        game.dice(red=face(9, 2))
        before = list(game.s.left)
        game.activate(vagary)
        game.do(*next(action for action in game.options() if action[0] == "strike"))
        assert game.s.left[0] == before[0] - 1
        assert (game.s.left[1] < before[1]) is seen


@pytest.mark.statement("UH-49")
def test_a_soul_cube_attacks_only_when_it_is_charged_and_is_empty_then() -> None:
    game = arena(*HALL)
    giant = game.put("cyberdemon", (4, 0))
    game.s.weapons[0] = 1 << game.t.weapon_number["soul-cube"]
    game.choose(UNLOAD)
    assert not game.targets("soul-cube")
    game.s.charge[0] = game.t.parameters.soul_cube_charge
    assert game.targets("soul-cube")
    game.dice()
    game.attack("soul-cube", (4, 0), giant)
    assert game.at(giant) is None and game.s.charge[0] < game.t.parameters.soul_cube_charge
