"""Moving, doors, obstacles, teleporters, ducts. Rule: 2004 rulebook p. 7 (movement), p. 9 (doors), p. 10 (obstacles, ducts)."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.harm import wounds
from tests.support.small_maps.arena import ADVANCE, HALL, SPRINT, Arena, arena, face


def points(game: Arena) -> int:
    """What is left to the marine or the invader that moves."""
    stage = game.s.stack[-1]
    return int(stage[3] if stage[0] == "marine" else stage[2])


def two_rooms(*marines: tuple[int, int], **door: Any) -> Arena:
    """Two rooms with a door between (2,1), (2,2) and (3,1), (3,2), both revealed."""
    game = arena(
        "###", "###", "###", "###", marines=marines or ((0, 0),), more={"openings": ["E@1"]},
        parts=[{"id": "next", "at": (3, 0), "rows": ("###", "###", "###", "###"), "openings": ["W@1"]}],
        doors=[{"id": "hatch", "at": [2, 1], "side": "east", **door}],
        tokens=[{"kind": "key", "color": "red", "at": [1, 1]}],
    )  # fmt: skip
    game.s.areas, game.s.revealed = 0b11, game.t.terrain.everywhere
    return game


@pytest.mark.statement("MV-08")
def test_p7_a_figure_moves_beside_an_enemy_unless_that_is_watchful() -> None:
    for kind, attacked in (("zombie", False), ("demon", True)):
        game = arena(*HALL)
        game.put(kind, (3, 0))
        game.choose(ADVANCE)
        game.step((1, 1))
        game.step((2, 1))
        assert ("bite" in game.names()) is attacked


@pytest.mark.statement("DO-01", "DO-03")
def test_p9_a_door_is_worked_from_the_four_spaces_beside_it_alone() -> None:
    found = set()
    for x in range(6):
        for y in range(4):
            game = two_rooms((x, y))
            game.choose(SPRINT)
            if "open" in game.names():
                found.add((x, y))
    assert found == {(2, 1), (2, 2), (3, 1), (3, 2)}


@pytest.mark.statement("DO-02", "DO-04", "DO-09")
def test_p9_an_invader_opens_and_closes_a_door_that_stands_as_before() -> None:
    game = two_rooms((0, 0))
    imp = game.put("imp", (2, 1))
    game.activate(imp)
    shut = game.spaces("step")
    assert not shut & {(3, 1), (3, 2)}
    game.do("open", 0)
    assert points(game) == 2 and {(3, 1), (3, 2)} <= game.spaces("step")
    game.do("close", 0)
    assert not game.s.doors and "step" not in game.names()
    game.do("done")
    game.do("end")
    game.activate(imp)
    assert game.spaces("step") == shut and "open" in game.names()


@pytest.mark.statement("EX-01")
def test_p9_a_step_round_a_corner_reveals_what_is_seen_then() -> None:
    game = arena(
        "##....", "##....", "######", "######", marines=((1, 1),), more={"openings": ["E@2"]},
        parts=[{"id": "next", "at": (6, 2), "rows": ("##", "##"), "openings": ["W@0"]}],
    )  # fmt: skip
    game.choose(ADVANCE)
    assert game.areas() == 1
    game.step((1, 2))
    assert game.areas() == 0b11 and points(game) == 3


@pytest.mark.statement("DO-05", "AT-13")
def test_p9_a_closed_door_stops_every_attack() -> None:
    for is_open in (False, True):
        game = two_rooms((2, 1), open=is_open)
        game.s.ammo[:3] = [3, 3, 3]
        game.put("zombie", (3, 1))
        game.s.weapons[0] = 1 << game.t.weapon_number["chainsaw"] | 1 << game.t.weapon_number["bfg"]
        game.choose(ADVANCE)
        reached = {
            game.t.weapons[action[1]].id
            for action in game.options()
            if action[:1] == ("attack",) and game.space(action[2]) == (3, 1)
        }
        assert reached == ({"fist", "pistol", "grenade", "chainsaw", "bfg"} if is_open else set())


@pytest.mark.statement("MA-06")
def test_p10_an_unlocked_security_door_costs_a_marine_2_points() -> None:
    game = two_rooms((2, 1), key="red")
    game.s.keys = 1
    game.choose(ADVANCE)
    game.do("open", 0)
    assert points(game) == 2
    game.do("close", 0)
    assert points(game) == 0


@pytest.mark.statement("DO-12")
def test_p9_an_invader_never_closes_a_security_door() -> None:
    for door, closes in (({}, True), ({"key": "red"}, False)):
        game = two_rooms((0, 0), open=True, **door)
        game.s.keys = 1
        imp = game.put("imp", (2, 1))
        game.activate(imp)
        assert ("close" in game.names()) is closes


@pytest.mark.statement("OB-03")
def test_p10_a_damaging_obstacle_stops_neither_sight_nor_movement() -> None:
    game = arena("#####", tokens=[{"kind": "hazard", "at": [1, 0], "size": 1}])
    zombie = game.put("zombie", (4, 0))
    game.choose(ADVANCE)
    assert any(action[0] == "attack" and action[3] == zombie for action in game.options())
    game.step((1, 0))
    game.step((2, 0))
    assert game.at(0) == (2, 0)


@pytest.mark.statement("OB-07")
@pytest.mark.parametrize(("steps", "hurt"), [(0, 1), (1, 0)])
def test_p10_an_invader_that_stays_for_its_activation_is_wounded(steps: int, hurt: int) -> None:
    game = arena(*HALL, marines=((9, 4),), tokens=[{"kind": "hazard", "at": [3, 0], "size": 1}])
    archvile = game.put("archvile", (3, 0))
    before = game.s.left[archvile]
    game.activate(archvile)
    for x in range(steps):
        game.step((4 + x, 0))
    game.do("done")
    game.do("end")
    assert game.s.left[archvile] == before - hurt


@pytest.mark.statement("BA-01")
def test_p10_a_barrel_stops_sight() -> None:
    for tokens, seen in (((), True), (({"kind": "barrel", "at": [2, 0]},), False)):
        game = arena("#####", tokens=tokens)
        zombie = game.put("zombie", (4, 0))
        game.choose(ADVANCE)
        pistol = game.t.weapon_number["pistol"]
        assert (("attack", pistol, game.number((4, 0)), zombie, 0) in game.options()) is seen


@pytest.mark.statement("TE-01")
def test_p10_a_teleporter_leads_to_its_own_color_alone() -> None:
    pads = [
        {"kind": "teleporter", "color": "red", "spaces": [[0, 0], [9, 4]]},
        {"kind": "teleporter", "color": "blue", "spaces": [[5, 0], [5, 4]]},
    ]
    game = arena(*HALL, tokens=pads)
    game.choose(ADVANCE)
    ends = {game.space(game.t.pieces[a[1]].spaces[0]) for a in game.options() if a[0] == "teleport"}
    assert ends == {(9, 4)}
    game.step((1, 0))
    assert "teleport" not in game.names(), "only from a teleporter's space"


@pytest.mark.statement("TE-02")
def test_p10_an_invader_does_not_teleport() -> None:
    pads = [{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [9, 4]]}]
    game = arena(*HALL, marines=((5, 2),), tokens=pads)
    for kind in ("zombie", "trite"):
        figure = game.put(kind, (0, 0))
        game.activate(figure)
        assert game.names() <= {"step", "done", "strike"}
        game.do("done")
        wounds.kill(game.t, game.s, figure, "test")


@pytest.mark.statement("TE-04")
def test_p10_parts_of_the_board_stay_apart_until_something_joins_them() -> None:
    game = arena(
        "##", "##", parts=[{"id": "far", "at": (20, 0), "rows": ("##", "##")}],
        tokens=[{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [20, 0]]}],
    )  # fmt: skip
    imp = game.put("imp", (1, 0))
    game.choose(ADVANCE)
    game.do("teleport", 1)
    assert game.at(0) == (20, 0) and game.spaces("step") == {(21, 0), (20, 1), (21, 1)}
    assert not game.s.ground.look(game.number((20, 0))) >> game.number((1, 0)) & 1
    game.activate(imp)
    assert game.spaces("step") <= {(0, 0), (0, 1), (1, 1)}


@pytest.mark.statement("DU-02", "MA-03")
def test_p10_from_any_duct_to_any_for_one_point() -> None:
    ducts = [(0, 0), (9, 0), (0, 4), (9, 4)]
    game = arena(*HALL, marines=((5, 2),), tokens=[{"kind": "duct", "spaces": [list(one) for one in ducts]}])
    trite = game.put("trite", (0, 0))
    game.activate(trite)
    assert game.spaces("hop") == set(ducts[1:])
    game.do("hop", game.number((9, 4)))
    assert points(game) == 4
    assert game.spaces("hop") == set(ducts[:3])


@pytest.mark.statement("DU-01", "AB-19")
@pytest.mark.parametrize(("kind", "hops"), [("trite", True), ("zombie", False), ("imp", False)])
def test_p10_only_a_scuttling_invader_uses_ducts(kind: str, hops: bool) -> None:
    game = arena(*HALL, marines=((5, 2),), tokens=[{"kind": "duct", "spaces": [[0, 0], [9, 0]]}])
    game.activate(game.put(kind, (0, 0)))
    assert ("hop" in game.names()) is hops


@pytest.mark.statement("FAQ-recon")
def test_faq_a_watchful_figure_attacks_a_recon_marine_on_an_obstacle() -> None:
    game = arena(*HALL, tokens=[{"kind": "obstacle", "at": [1, 0]}])
    game.s.cards = (("recon",),)
    demon = game.put("demon", (2, 1))
    game.choose(ADVANCE)
    game.step((1, 0))
    assert game.options() == [("bite", demon), ("pass",)]
    before = game.s.left[0]
    game.dice(red=face(0, 2))
    game.do("bite", demon)
    assert game.s.left[0] == before - 1
