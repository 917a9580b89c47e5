"""What the tactical bot does as the invader of the 2004 edition, in small positions."""

import pytest

from kneedeep.games.bots.doom2004.distance_maps import distance_maps_of
from kneedeep.games.bots.doom2004.invader_attacks import InvaderAttacks
from kneedeep.games.bots.doom2004.invader_ways import InvaderWays
from kneedeep.rules.doom2004.board import tokens_on_board
from tests.engine.bots.test_tactical import EXIT, LONG, exit_at, fragged, taken
from tests.support.small_maps.arena import HALL, UNLOAD, Arena, arena, face


def test_an_invader_behind_another_in_a_corridor_is_not_activated_in_vain() -> None:
    game = arena("########", tokens=[exit_at(7, 0)], more=EXIT)
    first, second = game.put("zombie", (1, 0)), game.put("zombie", (2, 0))
    game.to_invader()
    game.s.hand = ()
    actions = [*taken(game), *taken(game)]
    assert ("activate", first) in actions and ("activate", second) not in actions and ("end",) in actions


def test_an_invader_steps_between_a_marine_and_its_goal_to_strike() -> None:
    game = arena(*HALL, marines=((4, 2),), tokens=[exit_at(9, 2)], more=EXIT)
    zombie = game.put("zombie", (3, 2))
    game.activate(zombie)
    assert "strike" in {action[0] for action in taken(game)}
    at = game.at(zombie)
    assert at is not None and at[0] > 4


def gated(*tokens: dict[str, object], key: str = "") -> Arena:
    """A hall with a marine and, behind a door, a cell with the exit."""
    game = arena(
        *LONG,
        parts=[{"id": "cell", "at": [16, 0], "rows": ["######", "######"], "openings": ["W@0"]}],
        doors=[{"id": "gate", "at": [15, 0], "side": "east", **({"key": key} if key else {})}],
        marines=((12, 0),),
        tokens=[*tokens, exit_at(21, 1)],
        more={"openings": ["E@0"], **EXIT},
    )
    game.s.areas = (1 << len(game.t.area_bits)) - 1
    game.s.revealed = game.t.terrain.everywhere
    return game


def test_an_invader_shuts_the_door_before_the_marines_who_see_it() -> None:
    game = gated()
    game.s.doors |= 1
    tokens_on_board.refresh_tokens(game.t, game.s)
    imp = game.put("imp", (16, 0))
    game.activate(imp)
    game.leave(points=2, attacks=0)
    assert ("close", 0) in taken(game)


def test_the_invader_puts_the_key_that_marines_need_where_it_is_far() -> None:
    key: dict[str, object] = {"kind": "key", "color": "red", "at": [13, 1]}
    other: list[dict[str, object]] = [{"kind": "ammo", "item": "bullets", "at": [x, 2]} for x in (10, 0)]
    game = gated(key, *other, key="red")
    game.to_invader()
    game.s.hand = ()
    game.hold("swapped-equipment")
    taken(game)
    assert game.space(tokens_on_board.space_of(game.t, game.s, 0)) == (0, 2)


def test_the_invader_smashes_the_door_between_its_figures_and_the_marines() -> None:
    game = gated()
    for x in (16, 17, 18):
        game.put("zombie", (x, 1))
    game.to_invader()
    game.s.hand = ()
    game.hold("smash")
    taken(game)
    assert game.s.smashed


def test_dark_energies_heal_whom_a_wound_has_weakened_and_dodge_saves_even_the_weak() -> None:
    for card, dead in (("dark-energies", 1), ("dodge", 9)):
        game = arena(*HALL, marines=((2, 2),), tokens=[exit_at(9, 2)], more=EXIT)
        hurt, zombie = game.put("archvile", (8, 4)), game.put("zombie", (3, 2))
        game.s.left[hurt] -= 1
        game.s.hand = ()
        game.hold(card)
        game.dice(yellow=face(9, dead), green=face(0, 0))
        game.choose(UNLOAD)
        game.attack("pistol", (3, 2), zombie)
        assert "event" in {action[0] for action in taken(game)}


def test_a_marine_is_knocked_away_from_its_goal() -> None:
    game = arena(*HALL, marines=((4, 2),), tokens=[exit_at(0, 2)], more=EXIT)
    demon = game.put("demon", (5, 2))
    game.equip(demon, knockback=True)
    game.dice(red=face(0, 2), yellow=face(0, 2))
    game.activate(demon)
    actions = taken(game)
    at = game.at(0)
    assert "knock" in {action[0] for action in actions} and at is not None and at[0] > 4


def test_a_shot_that_would_hurt_its_own_side_more_is_no_reason_to_act_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = arena("########", tokens=[exit_at(7, 0)], more=EXIT)
    game.put("imp", (3, 0))
    game.to_invader()
    game.s.hand = ()
    monkeypatch.setattr(InvaderAttacks, "promise", lambda *_, **__: -0.5)
    assert taken(game)


@pytest.mark.parametrize(("left", "walks"), [(2, False), (3, True)])
def test_an_invader_does_not_walk_to_its_death(left: int, walks: bool) -> None:
    game = arena("########", tokens=[exit_at(7, 0)], more=EXIT)
    zombie = game.put("zombie", (4, 0))
    game.s.left[zombie] = left
    game.s.hazards = 1 << game.number((3, 0)) | 1 << game.number((2, 0))
    game.activate(zombie)
    assert ("step" in {action[0] for action in taken(game)}) == walks


def test_an_invader_makes_no_attack_that_cannot_hit() -> None:
    game = arena(*LONG, marines=((12, 0),), tokens=[exit_at(15, 1)], more=EXIT)
    game.activate(game.put("imp", (0, 0)))
    game.leave(points=1)
    assert "strike" not in {action[0] for action in taken(game)}


def test_invaders_wait_for_marines_at_one_place_in_a_turn() -> None:
    game = arena(*LONG, tokens=[exit_at(15, 1)], more=EXIT)
    game.to_invader()
    fragged(game, 0, (0, 0))
    ways = InvaderWays(distance_maps_of(game.game, 1))
    before = ways.field(game.s)
    game.put("zombie", game.space(before.index(0)))
    ways.begin()
    assert ways.field(game.s) == before
