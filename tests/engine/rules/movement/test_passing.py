"""Passing friends: who shares a space keeps the points that lead to an empty one. Rule: 2004 rulebook p. 7; RUL-21, RUL-27."""

import pytest

from kneedeep.rules.doom2004.board import figures
from kneedeep.rules.doom2004.board.figures import refresh_sides
from kneedeep.rules.doom2004.passage import paths
from kneedeep.rules.numbers import FigureNumber
from tests.support.small_maps.arena import ADVANCE, Arena, arena

DOOR = {"id": "hatch", "at": [2, 0], "side": "east"}


def corridor(*, marines: tuple[tuple[int, int], ...], door: dict[str, object] | None = None) -> Arena:
    """Three spaces by two, a door, two spaces by two."""
    return arena(
        "###", "###", marines=marines, more={"openings": ["E@0"]},
        parts=[{"id": "next", "at": (3, 0), "rows": ("##", "##"), "openings": ["W@0"]}],
        doors=[door or DOOR],
    )  # fmt: skip


def awake(game: Arena) -> None:
    """Activate every bot of the board for the first marine."""
    for bot in game.s.others:
        game.s.owner[bot] = 0
    refresh_sides(game.t, game.s)


@pytest.mark.statement("MV-07b")
def test_rul21_nobody_shuts_the_door_that_is_his_only_way_out() -> None:
    game = corridor(marines=((4, 0), (3, 0)), door={**DOOR, "open": True})
    for space in ((3, 1), (4, 1)):
        game.put("zombie", space)
    game.choose(ADVANCE)
    game.step((3, 0))
    game.leave(points=3)
    assert "close" in game.names(), "he can go back"
    game.put("zombie", (4, 0))
    assert "close" not in game.names(), "all that is left lies beyond the door"


@pytest.mark.statement("MV-06b")
def test_a_bot_passes_two_friends_in_a_row() -> None:
    game = arena("####", marines=((1, 0), (2, 0)), tokens=[{"kind": "sentry-bot", "at": [0, 0]}])
    awake(game)
    game.choose(ADVANCE)
    game.do("finish")
    assert game.s.stack[-1][0] == "bot"
    game.step((1, 0))
    assert "done" not in game.names()
    game.step((2, 0))
    game.step((3, 0))
    assert "done" in game.names()


@pytest.mark.statement("MV-06c")
def test_rul27_a_teleport_onto_a_friend_needs_an_empty_space_within_the_points_left_not_beside_it() -> None:
    pads = [{"kind": "teleporter", "color": "red", "spaces": [[0, 0], [2, 0]]}]
    rooms = {"more": {"openings": []}, "parts": [{"id": "far", "at": (2, 0), "rows": ("###",)}]}
    game = arena("#", marines=((0, 0), (2, 0), (3, 0)), tokens=pads, **rooms)  # type: ignore[arg-type]
    game.s.areas |= 2
    game.s.revealed = game.t.terrain.everywhere
    game.choose(ADVANCE)
    game.leave(points=1)
    assert "teleport" not in game.names()
    game.leave(points=2)
    assert "teleport" in game.names(), "back by the same way"
    game.do("teleport", 1)
    game.leave(points=2)
    assert game.spaces("step") == {(3, 0)}


@pytest.mark.statement("MV-06c")
def test_rul27_a_duct_onto_a_friend_likewise() -> None:
    game = arena(
        "####", "####", marines=((0, 0),),
        tokens=[{"kind": "duct", "spaces": [[3, 0], [1, 1]]}],
    )  # fmt: skip
    trite = game.put("trite", (3, 0))
    game.put("zombie", (1, 1))
    game.activate(trite)
    assert "hop" in game.names()
    for space in ((0, 1), (1, 0), (2, 0), (2, 1)):
        game.put("zombie", space)
    game.leave(points=1)
    assert "hop" not in game.names()
    game.leave(points=2)
    assert "hop" in game.names(), "back by the same duct"


def test_a_start_that_a_friend_takes_is_no_way_out() -> None:
    game = arena("###", marines=((1, 0), (0, 0), (2, 0)))
    game.move(2, (1, 0))
    game.move(0, (0, 0))
    zombie = game.put("zombie", (2, 0))
    assert not paths.find_paths(game.t, game.s, FigureNumber(0), 8), (
        "he comes from a friend's space, and there is no other"
    )
    figures.lift(game.t, game.s, zombie)
    assert {space for space, _ in paths.find_paths(game.t, game.s, FigureNumber(0), 2)} == {1, 2}
