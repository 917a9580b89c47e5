"""Why a click does nothing in a game of the 2016 edition, and what a click offers that needs several actions."""

from typing import Any

import pytest

from kneedeep.rules.choices import choices_of
from kneedeep.rules.doom2016.stages import DemonPlacing, Demons, TypeChoice
from tests.support.random_play import shipped
from tests.support.random_play_2016 import game_2016
from tests.support.small_maps.arena_2016 import Arena, Space, arena
from tests.support.values import known


def why(game: Arena, space: Space, figure: int | None = None) -> str:
    """The reason at a space for who moves."""
    assistant = game.game.assistant
    acts = assistant.moving_figure(game.s) if figure is None else figure
    choices = choices_of(game.game, game.s, game.options())
    return assistant.why_nothing(game.s, choices, acts, game.number(space))


HALL = ("#" * 12, "#" * 12)


def test_demons_say_why_they_are_not_activated() -> None:
    game = arena(*HALL)
    imp, other, soldier = (game.put("imp", (5, 0)), game.put("imp", (7, 0)), game.put("possessed-soldier", (9, 0)))
    game.put("cacodemon", (3, 0))
    game.s.stack[-1] = TypeChoice("type")
    game.s.exhausted = 1 << game.s.kind[imp]
    assert why(game, (5, 0), -1) == "The card of the Imps is exhausted."
    choices = choices_of(game.game, game.s, game.options())
    assert any(game.game.board.spaces[game.s.at[soldier]] in choice.spaces for choice in choices)
    game.s.stack[-1] = Demons("demons", game.s.kind[imp], (imp, other))
    assert why(game, (9, 0), -1) == "It is the turn of the Imps."
    game.s.stack[-1] = Demons("demons", game.s.kind[imp], (imp,))
    assert why(game, (7, 0), -1) == f"Imp {other} has acted already."


def test_where_demons_come_is_said() -> None:
    game = arena(*HALL, tokens=[{"kind": "portal", "color": "blue", "at": [8, 0]}])
    stage: Any = DemonPlacing("place-demon", 0, (game.t.kind_number["imp"],), (), 0, 0)
    game.s.stack.append(stage)
    assert why(game, (2, 0), -1).startswith("Demons come to the portal")
    assert why(game, (0, 0), -1) == "Alpha stands there."
    game.s.stack[-1] = TypeChoice("type")
    assert why(game, (2, 0), -1) == "", "the question itself is said"


@pytest.mark.parametrize("seed_", range(3))
def test_a_shut_door_says_what_it_takes(seed_: int) -> None:
    game = game_2016(shipped("range-day"))
    state = game.setup(1, seed_)
    while state.stack[-1][0] != "marine":
        legal = game.legal_actions(state)
        game.apply(state, ("pass",) if ("pass",) in legal else legal[-1])
    planner = known(game.assistant.planner(state, choices_of(game, state, game.legal_actions(state))))
    words = planner.why_not_open(0)
    assert words.startswith("To open it: ") and words.endswith("1 for the door, 0 are left.")
    for plan in planner.to_door(1):
        copy = state.copy()
        for action in plan.actions:
            assert action in game.legal_actions(copy)
            game.apply(copy, action)
        assert copy.doors >> 1 & 1


@pytest.mark.statement("B182")
def test_demons_open_no_door_while_a_portal_is_on_the_map() -> None:
    game = game_2016(shipped("range-day"))
    state = game.setup(1, 1)
    for _ in range(200):
        if state.stack[-1][0] == "demon":
            break
        legal = game.legal_actions(state)
        game.apply(state, next((one for one in legal if one[0] in ("pass", "end")), legal[0]))
    planner = known(game.assistant.planner(state, choices_of(game, state, game.legal_actions(state))))
    assert planner.why_not_open(0) == "Demons open no door while a portal is on the map."
