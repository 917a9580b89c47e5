"""Doors: who shuts them, and what keeps them open. Rule: 2004 rulebook p. 9 and 10; B-33, RUL-24."""

from typing import Any

import pytest

from kneedeep.rules.doom2004.movement import doors, figure_steps
from kneedeep.rules.doom2004.script_effects import StateEffectHandler
from kneedeep.rules.doom2004.text.story import StoryWriter
from tests.support.small_maps.arena import Arena, arena

SPRINT, UNLOAD, ADVANCE, READY = range(4)


def two_rooms(
    *, marines: tuple[tuple[int, int], ...] = ((0, 0),), more: dict[str, Any] | None = None, **door: Any
) -> Arena:
    """Two rooms of four spaces by two, joined by a door that stands open."""
    return arena(
        "####", "####", marines=marines, more={"openings": ["E@0"], **(more or {})},
        parts=[{"id": "next", "at": (4, 0), "rows": ("####", "####"), "openings": ["W@0"]}],
        doors=[{"id": "hatch", "at": [3, 0], "side": "east", "open": True, **door}],
    )  # fmt: skip


def names_of(game: Arena, figure: int, points: int = 8) -> set[str]:
    return {str(action[0]) for action in doors.options(game.t, game.s, figure, points)}


@pytest.mark.statement("DO-08", "DO-08b")
def test_b33_nobody_shuts_a_door_with_an_oversized_invader_across_it_not_even_itself() -> None:
    game = two_rooms(marines=((3, 0),))
    game.move(0, (2, 0))
    giant = game.put("mancubus", (3, 0))
    assert "close" not in names_of(game, giant)
    game.move(0, (3, 1))
    assert "close" not in names_of(game, 0)
    game.move(0, (0, 0))
    game.move(giant, (2, 0))
    assert "close" in names_of(game, giant)


@pytest.mark.statement("DO-08b")
def test_b33_the_script_shuts_no_door_through_an_oversized_invader_and_the_log_says_so() -> None:
    game = two_rooms()
    game.s.events = game.events
    game.put("mancubus", (3, 0))
    StateEffectHandler(game.t, game.s, -1).shut("hatch")
    game.s.events = None
    assert game.s.doors == 1
    told = StoryWriter(game.t).sentences(game.events)
    assert told[-1] == "The door at 3,0 east stays open: the mancubus stands across it", told
    game.clear()
    StateEffectHandler(game.t, game.s, -1).shut("hatch")
    assert game.s.doors == 0


@pytest.mark.statement("DO-08b")
def test_b33_a_figure_is_not_put_back_across_a_door_that_was_shut_meanwhile() -> None:
    game = two_rooms()
    giant = game.put("mancubus", (3, 0))
    game.put("zombie", (6, 0))
    game.activate(giant)
    game.step((4, 0), 3)
    game.step((5, 0), 3)
    assert giant in game.s.sharing
    game.s.back[giant] = 4 * game.number((3, 0)) + 3
    doors.set_open(game.t, game.s, 0, -1, opened=False)
    figure_steps.send_back(game.t, game.s, giant)
    assert game.s.ground.fits(3, game.s.at[giant]) and not game.s.sharing


@pytest.mark.statement("DO-14", "DO-12")
def test_security_doors_are_shut_by_marines_with_the_key_alone() -> None:
    game = two_rooms(marines=((3, 0),), key="red")
    imp = game.put("imp", (4, 0))
    assert not names_of(game, 0) and not names_of(game, imp)
    game.s.keys |= 1 << game.t.doors[0].key
    assert names_of(game, 0) == {"close"} and not names_of(game, imp)


def test_rul24_a_door_with_needs_is_worked_by_nobody_until_they_hold() -> None:
    game = two_rooms(marines=((3, 0),), more={"flags": {"power": "Power"}}, needs={"flag": "power"})
    imp = game.put("imp", (4, 0))
    assert not names_of(game, 0) and not names_of(game, imp)
    StateEffectHandler(game.t, game.s, -1).set_flag("power")
    assert names_of(game, 0) == names_of(game, imp) == {"close"}


def test_rul24_an_unlocked_door_with_needs_is_worked_by_all() -> None:
    game = two_rooms(marines=((3, 0),), needs={"never": True})
    imp = game.put("imp", (4, 0))
    StateEffectHandler(game.t, game.s, -1).unlock("hatch")
    assert names_of(game, 0) == names_of(game, imp) == {"close"}


def test_rul24_no_invader_shuts_a_door_whose_needs_hang_on_where_marines_stand() -> None:
    game = two_rooms(marines=((3, 0),), needs={"reach": "start"})
    imp = game.put("imp", (4, 0))
    assert names_of(game, 0) == {"close"}
    assert not names_of(game, imp), "they need not hold again"
