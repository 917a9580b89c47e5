"""Equipment and what a frag leaves of it. Rule: 2004 rulebook p. 9 (equipment tokens, frags)."""

import pytest

from kneedeep.rules.doom2004.harm import wounds
from kneedeep.rules.doom2004.marine import respawn
from tests.support.small_maps.arena import ADVANCE, HALL, UNLOAD, Arena, arena, face


def weapons_at_hand(game: Arena) -> set[str]:
    return {game.t.weapons[action[1]].id for action in game.options() if action[0] == "attack"}


@pytest.mark.statement("EQ-12")
def test_p9_a_weapon_token_is_kept() -> None:
    game = arena("####################", tokens=[{"kind": "weapon", "item": "shotgun", "at": [0, 0]}])
    zombie = game.put("zombie", (3, 0))
    game.choose(ADVANCE)
    assert "shotgun" not in weapons_at_hand(game)
    game.do(*game.first("pick"))
    assert "shotgun" in weapons_at_hand(game)
    game.dice()
    game.attack("shotgun", (3, 0), zombie)
    game.do("stop")
    game.do("finish")
    game.next_round()
    game.choose(ADVANCE)
    assert "shotgun" in weapons_at_hand(game), "in a later turn too"


@pytest.mark.statement("EQ-13")
def test_p9_a_weapon_that_was_found_needs_its_ammunition() -> None:
    for cells, usable in ((0, False), (1, True)):
        game = arena(*HALL, tokens=[{"kind": "weapon", "item": "plasma-gun", "at": [0, 0]}])
        game.put("zombie", (3, 0))
        game.s.ammo[:3] = [4, 4, cells]
        game.choose(ADVANCE)
        game.do(*game.first("pick"))
        assert ("plasma-gun" in weapons_at_hand(game)) is usable


@pytest.mark.statement("EQ-15")
def test_p9_a_berserk_marine_guards_and_unloads_with_his_fists_alone() -> None:
    game = arena(*HALL)
    game.s.ammo[:3] = [4, 4, 4]
    game.s.weapons[0] = 1 << game.t.weapon_number["chainsaw"] | 1 << game.t.weapon_number["bfg"]
    game.put("zombie", (1, 0))
    game.choose(UNLOAD)
    assert len(weapons_at_hand(game)) == 5
    game.s.berserk[0] = (1,)
    assert weapons_at_hand(game) == {"fist"}


@pytest.mark.statement("FR-02", "FR-06", "EQ-18")
def test_p9_a_frag_takes_the_figure_off_and_leaves_cards_and_other_tokens() -> None:
    game = arena("####################", tokens=[{"kind": "key", "color": "red", "at": [0, 0]}])
    game.s.cards = (("scout",),)
    zombie = game.put("zombie", (1, 0))
    game.choose(ADVANCE)
    game.do(*game.first("pick"))
    game.s.ammo[:3], game.s.weapons[0] = [1, 2, 3], 0b11000
    game.s.adrenaline[0], game.s.berserk[0], game.s.left[0] = 2, (1,), 1
    game.dice(red=face(0, 9))
    game.activate(zombie)
    game.strike((0, 0), 0)
    assert game.at(0) is None and game.space(game.s.fragged_at[0]) == (0, 0)
    assert (game.s.ammo[:3], game.s.weapons[0]) == ([1, 2, 3], 0b11000)
    assert (game.s.adrenaline[0], game.s.cards, game.s.keys) == (2, (("scout",),), 1)
    assert game.s.berserk[0] == ()


@pytest.mark.statement("FR-12")
def test_p9_the_marine_chooses_where_he_comes_back() -> None:
    game = arena("####################", marines=((0, 0), (1, 0)))
    wounds.frag(game.t, game.s, 1, "test")
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.player == 1 and game.names() == {"respawn"} and len(game.options()) == 9


@pytest.mark.statement("FR-08")
def test_p9_nobody_comes_back_where_the_board_is_not_revealed_or_somebody_stands() -> None:
    game = arena(
        "######", "######", marines=((0, 0),), more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (6, 0), "rows": ("######", "######"), "openings": ["W@0"]}],
        doors=[{"at": [5, 0], "side": "east"}],
    )  # fmt: skip
    game.put("zombie", (5, 0))
    wounds.frag(game.t, game.s, 0, "test")
    assert {game.space(one) for one in respawn.spaces(game.t, game.s, 0)} == {(5, 1)}
