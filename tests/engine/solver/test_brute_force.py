"""The analysis against every course of play of random small scenarios."""

import random
from typing import Any

import pytest

from kneedeep.model.geometry.bits import each_number
from kneedeep.solver.dead_ends import shortest_dead_end
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved, achieve
from kneedeep.solver.search.state_space import Exploration, explore
from kneedeep.solver.solution import solve
from tests.support.cases import cases
from tests.support.generators.random_scenarios import random_scenario
from tests.support.oracles.plain_play import MOMENTS, PlainPlay, Played, compare_maps, map_ranges
from tests.support.reading import board_of_data


def analysed(data: dict[str, Any]) -> tuple[PlanningProblem, Exploration, Achieved]:
    problem = PlanningProblem(PlanningProblems(board_of_data(data)), 1)
    exploration = explore(problem)
    return problem, exploration, achieve(problem, exploration)


def closing_names(problem: PlanningProblem, data: dict[str, Any], bits: int) -> frozenset[Any]:
    """Closing facts as the brute force calls them."""
    layout = problem.layout
    names: dict[int, Any] = {bit: name for name, bit in layout.names.items()}
    found: set[Any] = set()
    for number in each_number(bits):
        if number < layout.areas:
            found.add(("area", problem.terrain.areas[number]))
        elif number < layout.size and number >= layout.areas + 4 * layout.doors:
            kind, own = names[1 << number]
            if kind == "trigger":
                found.add(("fired", data["triggers"][own]["id"]))
            else:
                found.add(("used", problem.tokens[own].element.id))
        else:
            found.add(("opened", data["doors"][number - layout.open_at]["id"]))
    return frozenset(found)


def compared(data: dict[str, Any], played: Played) -> None:
    problem, exploration, achieved = analysed(data)
    terrain = problem.terrain
    assert exploration.exhaustive
    stood = {
        (
            frozenset(terrain.areas[number] for number in each_number(state.revealed)),
            closing_names(problem, data, state.irreversible),
        ): set(terrain.board.lattice.listed(state.within))
        for state in exploration.states
    }
    expected = {
        (areas, frozenset(fact[1:] for fact in closed)): spaces for (areas, closed), spaces in played.states.items()
    }
    assert stood.keys() == expected.keys()
    assert stood == expected

    assert set(terrain.board.lattice.listed(achieved.within)) == played.stood
    assert achieved.wins == exploration.wins == played.wins
    course = achieved.course
    for flag in ("fa", "fb", "fc"):
        assert course.flag(flag) == (("flag", flag) in played.facts)
    for color in ("red", "blue"):
        assert bool(course.got("key", color)) == (("key", color) in played.facts)
    for door in data["doors"]:
        assert course.opened(door["id"], "") == (("opened", door["id"]) in played.facts)
    for token in data["tokens"]:
        if token["kind"] == "encounter":
            assert course.used(token["id"]) == (("used", token["id"]) in played.facts)
    for name in {fact[1] for fact in played.facts if fact[0] == "area"} | set(achieved.revealed):
        assert course.revealed(name) == (("area", name) in played.facts)

    trapping = shortest_dead_end(achieved)
    if played.wins and (trapping.exhaustive or trapping.trap is not None):
        assert (trapping.trap is not None) == played.trapped
    assert (solve(achieved) is not None) == played.wins


@cases(
    ("drawn", "closing"),
    [
        pytest.param("584950218:91", True, id="a trigger shuts an open door at the start"),
        pytest.param("72:859", True, id="an obstacle falls where a marine stands"),
        pytest.param("101:4737", True, id="past the corner of a door that nobody stands beside"),
        pytest.param("80:4987", True, id="a step opens a door that marines have in their hands"),
        pytest.param("302:2641", True, id="a door that is a step of its own is shut before it"),
        pytest.param("301:739", True, id="nobody shuts a door after stepping past its corner"),
        pytest.param("9015:749", True, id="a trigger shuts a door before a passage opens"),
        pytest.param("1877612995:178", False, id="nor before a passage opens a way back beside it"),
        pytest.param("11:2004", False, id="nor beside it from where something happens first"),
    ],
)
def test_rare_turns(drawn: str, closing: bool) -> None:
    data = random_scenario(random.Random(drawn), closing=closing)
    compared(data, PlainPlay(data).play(MOMENTS))


@pytest.mark.parametrize(
    ("obstacles", "won"),
    [
        pytest.param([[0, 2], [1, 2]], False, id="nobody gets beside the door"),
        pytest.param([[0, 2]], True, id="one space beside the door is free"),
    ],
)
def test_a_door_is_passed_at_its_corner_once_opened(obstacles: list[list[int]], won: bool) -> None:
    """Rule: board geometry, *Steps and adjacency*: a figure on one of the four spaces beside a door may open it."""
    data = {
        "format": 1,
        "ruleset": "doom-2004",
        "title": "Corner",
        "marines": [1],
        "pieces": [{"piece": "far", "at": [0, 0], "area": "hall"}, {"piece": "near", "at": [0, 2], "area": "hall"}],
        "piece_types": [
            {"id": "far", "rows": ["###", "###"], "openings": ["S@0"]},
            {"id": "near", "rows": ["###", "###"], "openings": ["N@0"]},
        ],
        "areas": [{"id": "hall", "start": True}],
        "doors": [{"id": "gate", "at": [0, 1], "side": "south"}],
        "tokens": [
            {"kind": "key", "color": "red", "at": [0, 0]},
            *({"kind": "obstacle", "at": at} for at in obstacles),
        ],
        "triggers": [],
        "spawns": [{"side": "marines", "spaces": [[2, 2]]}],
        "victory": {"marines": {"got": "key", "color": "red"}, "invaders": {"frags": 6}},
        "rules": {"corner": "one-side"},
    }
    played = PlainPlay(data).play(MOMENTS)
    assert played.wins == won
    compared(data, played)


@map_ranges(25, 4, 10_000)
def test_the_analysis_finds_what_every_course_of_play_finds(seed: int, numbers: range) -> None:
    compare_maps(f"{seed}", numbers, random_scenario, PlainPlay, compared)
