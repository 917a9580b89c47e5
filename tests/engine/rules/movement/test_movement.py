"""Steps, oversized figures, doors, hazards, teleporters, ducts. Rule: 2004 rulebook p. 7 to 11; RUL-21 to RUL-34."""

import pytest

from tests.support.small_maps.arena import ADVANCE, HALL, Arena, arena, face


def shapes(game: Arena) -> set[tuple[tuple[int, int], int]]:
    return {(game.space(action[1]), action[2]) for action in game.options() if action[0] == "step"}


@pytest.mark.statement("SU-02", "OV-04", "OV-05", "OV-06")
def test_b05_either_half_of_a_demon_leads() -> None:
    game = arena(*HALL, marines=((9, 0),))
    demon = game.put("demon", (4, 2))
    game.activate(demon)
    assert shapes(game) == {
        ((3, 2), 1),
        ((5, 2), 1),
        ((4, 1), 2),
        ((4, 2), 2),
        ((5, 1), 2),
        ((5, 2), 2),
        ((3, 1), 1),
        ((3, 3), 1),
        ((5, 1), 1),
        ((5, 3), 1),
    }


@pytest.mark.statement("MV-05", "OV-07")
def test_a_2x2_figure_needs_four_spaces_without_wall_or_obstacle() -> None:
    game = arena("####", "####", ".###", tokens=[{"kind": "obstacle", "at": [3, 2]}], marines=((3, 0),))
    giant = game.put("mancubus", (0, 0))
    game.activate(giant)
    assert shapes(game) == {((1, 0), 3), ((1, 1), 3)}


@pytest.mark.statement("MV-09", "DO-02", "DO-04", "DO-05", "MA-05", "EX-01")
def test_a_door_costs_2_points_to_open_or_close_from_any_space_beside_it() -> None:
    game = arena(
        "##", "##", marines=((1, 0),),
        parts=[{"id": "next", "at": (2, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        more={"openings": ["E@0"]}, doors=[{"id": "hatch", "at": [1, 0], "side": "east"}],
    )  # fmt: skip
    game.choose(ADVANCE)
    assert "step" in game.names() and not game.spaces("step") & {(2, 0), (2, 1)}
    game.do("open", 0)
    assert game.s.stack[-1][3] == 2
    assert game.s.areas == 0b11, "what it hid is revealed at once"
    assert (2, 0) in game.spaces("step")
    game.do("close", 0)
    assert game.s.stack[-1][3] == 0


def door_game(**door: object) -> Arena:
    return arena(
        "###", "###", marines=((0, 0),),
        parts=[{"id": "next", "at": (3, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        more={"openings": ["E@0"], "flags": {"power": "Power"}},
        doors=[{"id": "hatch", "at": [2, 0], "side": "east", **door}],
        tokens=[{"kind": "key", "color": "red", "at": [1, 1]}],
    )  # fmt: skip


@pytest.mark.statement("DO-02", "DO-12")
def test_an_invader_opens_doors_but_no_security_door() -> None:
    for door, opens in (({}, True), ({"key": "red"}, False)):
        game = door_game(**door)
        game.s.keys = 1
        zombie = game.put("zombie", (2, 1))
        game.activate(zombie)
        assert ("open" in game.names()) is opens


def test_rul24_a_door_with_needs_opens_for_nobody_until_they_hold() -> None:
    game = door_game(needs={"flag": "power"})
    zombie = game.put("zombie", (2, 1))
    game.activate(zombie)
    assert "open" not in game.names()
    game.s.course = game.s.course._replace(flags=1)
    assert "open" in game.names()


@pytest.mark.statement("UH-12")
def test_b38_nothing_hurts_a_bot_that_is_not_active() -> None:
    game = arena(*HALL, tokens=[{"kind": "sentry-bot", "at": [1, 0]}])
    bot = game.s.others[0]
    before = game.s.left[bot]
    game.s.ammo[1] = 1
    game.dice(yellow=face(9, 9))
    game.choose(ADVANCE)
    assert not any(action[0] == "attack" and action[3] == bot for action in game.options())
    game.attack("grenade", (2, 0))
    assert game.s.left[bot] == before
