"""The analysis against every course of play of random small scenarios with portals."""

import random
from typing import Any

import pytest

from kneedeep.solver.dead_ends import shortest_dead_end
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import achieve
from kneedeep.solver.search.state_space import explore
from kneedeep.solver.solution import solve
from tests.support.generators.random_portal_maps import random_portal_map
from tests.support.oracles.plain_play import MOMENTS, Played, compare_maps, map_ranges
from tests.support.oracles.plain_portal_play import PlainPortalPlay
from tests.support.oracles.portal_course import PortalCourse
from tests.support.reading import board_of_data


def problem_of(data: dict[str, Any]) -> PlanningProblem:
    return PlanningProblem(PlanningProblems(board_of_data(data)), 1)


def compared(data: dict[str, Any], played: Played) -> None:
    problem = problem_of(data)
    exploration = explore(problem)
    achieved = achieve(problem, exploration)
    assert exploration.exhaustive
    assert set(problem.terrain.board.lattice.listed(achieved.within)) == played.stood
    assert achieved.wins == exploration.wins == played.wins
    course = achieved.course
    for flag in ("fa", "fb", "fc"):
        assert course.flag(flag) == (("flag", flag) in played.facts)
    for door in data["doors"]:
        worked, opened = (("worked", door["id"]) in played.facts, ("opened", door["id"]) in played.facts)
        if "'by': 'marines'" in str(data):
            # Else a step that opens it first is taken for granted, and nobody asks.
            assert course.opened(door["id"], "marines") == worked
        if door.get("kind") != "passage":
            assert course.opened(door["id"], "") == (worked or opened)
    for portal in problem.portals:
        assert achieved.has(portal.summoned) == (("summoned", portal.number) in played.facts)
    for token in data["tokens"]:
        if token["kind"] == "objective":
            assert course.used(token["id"]) == (("used", token["id"], 0) in played.facts)
    trapping = shortest_dead_end(achieved)
    if played.wins and (trapping.exhaustive or trapping.trap is not None):
        assert (trapping.trap is not None) == played.trapped
    solution = solve(achieved)
    assert (solution is not None) == played.wins
    if solution is not None:
        PortalCourse(problem.board, 1).verify(solution)


@pytest.mark.parametrize(
    "drawn",
    [
        pytest.param("r:485", id="a portal that summons takes the way to it off the map"),
        pytest.param("9502:829", id="a round ends while a marine stands where something then happens"),
        pytest.param("3065030729:51", id="a thing is taken from the teleporter that becomes active by it"),
    ],
)
def test_rare_turns(drawn: str) -> None:
    data = random_portal_map(random.Random(drawn), closing=True)
    compared(data, PlainPortalPlay(data).play(MOMENTS))


@map_ranges(16, 3, 8_000)
def test_the_analysis_finds_what_every_course_of_play_finds(seed: int, numbers: range) -> None:
    compare_maps(f"{seed}", numbers, random_portal_map, PlainPortalPlay, compared)
