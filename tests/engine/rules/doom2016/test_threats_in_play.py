"""The threat cards, portals, items and objectives in a game."""

from typing import Any

import pytest

from kneedeep.rules.doom2016.invader import threat
from kneedeep.rules.doom2016.stages import Activations, Round
from kneedeep.rules.state import MARINES_WON
from tests.support.small_maps.arena_2016 import Arena, arena

GROUPS = {
    "name": "Test",
    **{color: [{"demons": {"imp": 1}}, {"demons": {"imp": 2}}] for color in ("blue", "yellow", "red")},
}


def portal(color: str, at: tuple[int, int], **more: Any) -> dict[str, Any]:
    return {"kind": "portal", "color": color, "at": list(at), **more}


def status(game: Arena) -> None:
    """Begin a Status Phase, as far as the threat card goes."""
    game.s.stack[:] = [Round("round", 8), Activations("activations")]
    game.s.initiative = ()
    threat.begin_status(game.t, game.s)
    game.settle()


@pytest.mark.statement("B314")
def test_infestation_summons_at_once_in_the_middle_of_a_movement() -> None:
    game = arena(
        "####",
        *("...#",) * 5,
        marines=[(0, 0)],
        tokens=[portal("blue", (3, 5))],
        more={"threat": "infestation", "invasion": GROUPS},
    )
    assert game.s.portals and not game.s.crowd
    game.marine_acts(points=5)
    game.step((1, 0))
    assert game.s.portals
    game.step((2, 0))
    if game.s.stack[-1].name == "marine":
        game.step((3, 0))
    assert game.names() == {"pick-group"}
    game.do("pick-group", 0)
    while game.s.stack[-1].name == "place-demon":
        game.do(*game.options()[0])
    assert game.s.crowd and game.s.stack[-1].name == "marine" and game.s.stack[-1].points >= 2


@pytest.mark.statement("B336")
def test_infestation_summons_at_set_up_what_is_seen_from_the_start() -> None:
    game = arena(
        "######", marines=[(0, 0)], tokens=[portal("blue", (5, 0))], more={"threat": "infestation", "invasion": GROUPS}
    )
    assert game.names() == {"pick-group"}
    game.do("pick-group", 0)
    while game.s.stack[-1][0] == "place-demon":
        game.do(*game.options()[0])
    assert len(game.s.crowd) == 1 and not game.s.portals


@pytest.mark.statement("B315")
def test_horde_summons_from_one_portal_of_the_lowest_color() -> None:
    tokens = [portal("yellow", (5, 0)), portal("blue", (5, 3)), portal("blue", (0, 3))]
    game = arena(*("######",) * 4, marines=[(0, 0)], tokens=tokens, more={"threat": "horde", "invasion": GROUPS})
    colors = [game.t.tokens[token].color for _, token in game.options() if game.names() == {"pick-portal"}]
    assert colors == [0, 0]
    game.do(*game.options()[0])
    game.do("pick-group", 0)
    while game.s.stack[-1][0] == "place-demon":
        game.do(*game.options()[0])
    assert len(game.s.crowd) == 1 and game.s.portals.bit_count() == 2


@pytest.mark.statement("B316")
def test_assault_pays_portals_with_threat_tokens() -> None:
    tokens = [portal("blue", (5, 0)), portal("red", (5, 3))]
    game = arena(
        *("######",) * 4,
        marines=[(0, 0)],
        tokens=tokens,
        more={
            "threat": {"card": "assault", "income": 2, "prices": {"blue": 2, "yellow": 2, "red": 9}},
            "invasion": GROUPS,
        },
    )
    assert game.s.threat == 2
    assert [game.t.tokens[fields[0]].color for name, *fields in game.options() if name == "pick-portal"] == [0]
    game.do(*game.options()[0])
    assert game.s.threat == 0


def test_a_carried_item_lies_where_the_demon_was_fragged_and_wins_the_game() -> None:
    game = arena(
        *("######",) * 4,
        marines=[(0, 0)],
        tokens=[portal("blue", (4, 2), carries="specimen")],
        more={
            "invasion": GROUPS,
            "items": [{"id": "specimen", "name": "Specimen", "fragged": "drop"}],
            "victory": {"marines": {"got": "specimen"}},
        },
    )
    game.marine_acts()
    game.t.effect_handler(game.t, game.s, -1).summon("all")
    game.settle()
    game.do("pick-group", 0)
    game.do(*game.options()[0])
    demon = game.s.crowd[0]
    assert len(game.s.carries[demon]) == 1
    space = game.at(demon)
    assert space is not None
    game.hurt(demon, 50)
    game.settle()
    game.pass_all()
    game.move(0, space)
    assert "gain" in game.names()
    game.do(*next(action for action in game.options() if action[0] == "gain"))
    assert game.s.winner == MARINES_WON


@pytest.mark.statement("B154")
def test_a_health_pack_recovers_five() -> None:
    game = arena("####", marines=[(0, 0)], tokens=[{"kind": "health-pack", "at": [0, 0]}])
    game.hurt(0, 7)
    game.marine_acts()
    game.do("gain", 0)
    assert game.s.damage[0] == 2 and not game.s.lying


@pytest.mark.statement("B158")
def test_a_weapon_puts_its_cards_on_top_of_the_deck() -> None:
    game = arena("####", marines=[(0, 0)], tokens=[{"kind": "weapon", "item": "chainsaw", "at": [0, 0]}])
    game.marine_acts()
    game.do("gain", 0)
    assert sorted(game.s.deck[0][-3:]) == sorted(game.t.cards.sets["chainsaw"])
    assert game.s.supply[game.t.weapon_number["chainsaw"]] == 0


def test_an_objective_is_used_for_points_and_what_it_brings_happens() -> None:
    token = {"kind": "objective", "id": "pump", "at": [1, 0], "use": {"from": "adjacent", "cost": {"points": 2}}}
    game = arena("####", marines=[(0, 0)], tokens=[token], more={"victory": {"marines": {"use": "pump"}}})
    game.marine_acts(points=1)
    assert "use" not in game.names()
    game.marine_acts(points=2)
    game.do("use", 0)
    assert game.s.winner == MARINES_WON


@pytest.mark.statement("B108", "B110", "B260")
def test_a_marine_comes_back_on_an_active_teleporter_and_acts() -> None:
    game = arena(
        "######",
        marines=[(3, 0)],
        tokens=[{"kind": "teleporter", "at": [0, 0]}, {"kind": "teleporter", "at": [5, 0], "active": False}],
    )
    imp = game.put("imp", (0, 0))
    game.demons_act("imp")
    game.hurt(0, 50)
    game.activate_in_turn(0)
    game.pass_all()
    assert game.at(0) == (0, 0) and game.at(imp) is None, "the demon there is telefragged"
    assert game.s.stack[-1].name == "marine"


@pytest.mark.statement("B112")
def test_without_an_active_teleporter_his_activation_is_skipped() -> None:
    game = arena("######", marines=[(3, 0), (5, 0)])
    game.put("imp", (0, 0))
    game.demons_act("imp")
    game.hurt(0, 50)
    game.activate_in_turn(1, 0)
    game.pass_all()
    assert game.at(0) is None and game.s.stack[-1].name == "marine" and game.s.player == 1
