"""Examples that the 2004 rulebook's text gives, each with its page; more stand beside the rule they explain. Rule: B-52."""

import pytest

from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2004.board.figures import armor_of
from kneedeep.rules.doom2004.names.game_names import Names
from kneedeep.rules.doom2004.tables.attack_profile import BLUE, GREEN, RED, YELLOW
from tests.support.random_play import shipped
from tests.support.small_maps.arena import HALL, arena


@pytest.mark.statement("SU-03", "RS-30")
def test_p3_rob_and_darrell_play_two_colors_and_the_third_goes_back_to_the_box() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(2)
    names = Names(t)
    assert len({names.marine(seat) for seat in range(2)}) == 2
    limits = {kind.id: kind.limit for kind in t.kinds}
    full = {kind.id: kind.limit for kind in doom_2004().on(shipped("tutorial")).tables(3).kinds}
    for kind in "zombie imp trite archvile demon mancubus hell-knight cyberdemon".split():
        assert 3 * limits[kind] == 2 * full[kind]


def test_p6_two_marines_have_3_shells_9_wounds_and_2_armor() -> None:
    game = doom_2004().on(shipped("tutorial"))
    state = game.setup(2, 1)
    p = game.tables(2).parameters
    assert (p.bullets, p.wounds, p.armor) == (3, 9, 2) and state.ammo == [3, 0, 0] * 2


@pytest.mark.statement("AT-18")
def test_p8_the_pistol_rolls_yellow_and_green_the_mancubus_yellow_blue_and_green() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(1)
    assert sorted(t.weapons[t.weapon_number["pistol"]].dice) == [YELLOW, GREEN]
    arms = t.kinds[t.kind_number["mancubus"]].arms
    assert arms is not None and sorted(arms.dice) == sorted([YELLOW, BLUE, GREEN])


@pytest.mark.statement("AT-25", "AT-30")
def test_p8_three_damage_on_a_demons_armor_of_3_is_1_wound() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(1)
    game = arena(*HALL)
    demon = game.put("demon", (4, 0))
    assert t.kinds[t.kind_number["demon"]].armor == armor_of(game.t, game.s, demon) == 3


def test_p10_the_zombie_rolls_red_and_blue() -> None:
    t = doom_2004().on(shipped("tutorial")).tables(1)
    arms = t.kinds[t.kind_number["zombie"]].arms
    assert arms is not None and sorted(arms.dice) == [RED, BLUE]


@pytest.mark.statement("AB-03", "AB-04")
def test_p12_a_blast_is_stopped_by_walls_shut_doors_and_obstacles() -> None:
    game = arena(
        "####", "####", marines=((0, 1),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (4, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[{"at": [3, 0], "side": "east"}], tokens=[{"kind": "obstacle", "at": [2, 0]}],
    )  # fmt: skip
    game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
    from kneedeep.rules.doom2004.combat.attack_effect import blast_area

    area = blast_area(game.s, game.number((3, 0)), 2)
    spaces = {game.space(number) for number in range(game.t.size) if area >> number & 1}
    assert spaces == {(3, 0), (3, 1), (2, 0), (2, 1), (1, 0), (1, 1)}
