"""A click on a door behind a friend goes through him and opens it, in both editions, as the rules allow it."""

from typing import Any

import pytest

from kneedeep.rules.choices import choices_of
from tests.support.small_maps import arena, arena_2016

ROWS = ("###", "###")
NEXT = {"id": "next", "at": (3, 0), "rows": ROWS, "openings": ["W@0"]}
GATE = {"id": "gate", "at": [2, 0], "side": "east"}
FRIENDS = ((0, 0), (2, 0), (2, 1))
ADVANCE = 2


def game_of(edition: str) -> Any:
    if edition == "2016":
        return arena_2016.arena(*ROWS, marines=FRIENDS, parts=[NEXT], doors=[GATE], openings=["E@0"])
    game = arena.arena(*ROWS, marines=FRIENDS, parts=[NEXT], doors=[GATE], more={"openings": ["E@0"]})
    game.choose(ADVANCE)
    return game


def acts(game: Any, points: int) -> None:
    """The first marine acts with so many points."""
    if isinstance(game, arena_2016.Arena):
        game.hold(0)
        game.marine_acts(points=points)
    game.leave(points=points)


def planner_of(game: Any) -> Any:
    return game.game.assistant.planner(game.s, choices_of(game.game, game.s, game.options()))


@pytest.mark.statement("B175", "B123")
@pytest.mark.parametrize(("edition", "toll", "words"), [("2016", 1, "3 points"), ("2004", 2, "4 points")])
def test_a_click_goes_through_a_friend_and_opens_a_door(edition: str, toll: int, words: str) -> None:
    """Rule: RUL-21; RUL16-65, RUL16-66, RUL16-69."""
    game = game_of(edition)
    acts(game, 3 + toll)
    (plan,) = planner_of(game).to_door(0)
    assert plan.words == f"Go there and open it: {words}"
    for action in plan.actions:
        game.do(*action)
    beyond = (3, game.at(0)[1])
    game.step(beyond)
    assert game.at(0) == beyond and game.s.doors


@pytest.mark.parametrize(("edition", "toll", "rest"), [("2016", 1, ", 3 are left."), ("2004", 2, ".")])
def test_what_the_door_behind_a_friend_takes_counts_the_step_on(edition: str, toll: int, rest: str) -> None:
    game = game_of(edition)
    acts(game, 2 + toll)
    planner = planner_of(game)
    assert not planner.to_door(0), "nobody stays in a friend's space"
    assert planner.why_not_open(0) == (
        f"To open it: 2 points to get there, {toll} for the door, 1 to go on from an occupied space{rest}"
    )
    acts(game, 1)
    assert "step" in game.names()


@pytest.mark.parametrize("edition", ["2016", "2004"])
def test_a_free_space_beside_the_door_comes_before_a_friend_s(edition: str) -> None:
    game = game_of(edition)
    game.move(1, (1, 0))
    acts(game, 9)
    (plan,) = planner_of(game).to_door(0)
    assert game.space(plan.actions[-2][1]) == (2, 0)
