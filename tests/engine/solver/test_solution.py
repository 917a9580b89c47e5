"""Solutions: the shipped scenarios can be won as they say, and small ones with as few steps as can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from kneedeep.board import compile_board
from kneedeep.catalog import load_catalog
from kneedeep.scenario.io.reader import read
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.solution import Solution, solve
from kneedeep.solver.time import route_cost
from tests.support.files import shipped_with
from tests.support.oracles.course_verifier import CourseVerifier
from tests.support.small_maps.script_cases import Data, outcome_of, rooms

SHIPPED = shipped_with("solver")


def solved(data: Data) -> Solution | None:
    return solve(outcome_of(data).line.achieved)


def told(solution: Solution | None) -> list[tuple[str, str]]:
    assert solution is not None
    return [
        (stage.kind, getattr(stage.element, "id", None) or str(getattr(stage.element, "kind", stage.element)))
        for stage in solution.stages
    ]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_scenario_is_winnable_by_every_number_of_marines(path: Path) -> None:
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None
    found = party_results(compile_board(scenario, load_catalog(scenario.ruleset)))
    assert {count for outcome in found for count in outcome.marines} == set(scenario.counts)
    for outcome in found:
        assert outcome.wins and outcome.wins_unjudged
        assert solve(outcome.line.achieved) is not None


@pytest.mark.parametrize("path", shipped_with("hidden areas"), ids=lambda path: path.stem)
def test_the_solution_of_a_shipped_scenario_can_be_walked(path: Path) -> None:
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None
    board = compile_board(scenario, load_catalog(scenario.ruleset))
    found = party_results(board)
    for outcome in found:
        solution = solve(outcome.line.achieved)
        assert solution is not None and solution.fewest
        for marines in outcome.marines:
            CourseVerifier(board, marines).verify(solution)


def test_there_are_shipped_scenarios() -> None:
    assert len(SHIPPED) >= 5


def test_only_needed_steps_are_in_a_solution() -> None:
    tokens = [
        {"kind": "key", "color": "red", "at": [1, 0]},
        {"kind": "key", "color": "blue", "at": [0, 1]},
        {"kind": "encounter", "at": [2, 1], "do": [{"set": "unneeded"}]},
    ]
    assert told(solved(rooms("a|b|c", ab={"key": "red"}, tokens=tokens))) == [
        ("take", "key"),
        ("open", "ab"),
        ("open", "bc"),
        ("stand", "c"),
    ]


def test_the_shorter_of_two_ways_is_taken() -> None:
    pads = {"kind": "teleporter", "color": "red", "spaces": [[1, 0], [10, 0]]}
    assert told(solved(rooms("a|b|c|d", tokens=[pads]))) == [("teleport", "teleporter"), ("stand", "d")]


@pytest.mark.parametrize("limit", [1_000, 0])
def test_of_orders_with_as_few_steps_one_with_fewest_points_is_taken(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(route_cost, "COMPARED", limit)
    levers = [(8, 0), (3, 1), (11, 1), (5, 0)]
    tokens = [
        {"kind": "encounter", "id": f"lever-{n}", "at": list(at), "do": [{"set": f"f{n}"}]}
        for n, at in enumerate(levers)
    ]
    flags = {"all": [{"flag": f"f{n}"} for n in range(4)]}
    victory = {"marines": flags, "invaders": {"frags": 6}}
    solution = solved(rooms("a.b.c.d", tokens=tokens, victory=victory))
    assert solution is not None and solution.fewest
    order = [stage.at for stage in solution.stages]
    if limit:
        assert order == [(3, 1), (5, 0), (8, 0), (11, 1)]
        assert solution.points == 3 + 2 + 3 + 3
    else:
        assert sorted(filter(None, order)) == sorted(levers)


def test_points_and_turns_are_counted() -> None:
    solution = solved(rooms("a|b"))
    assert solution is not None
    # From 0,0 two steps to the door, two points to open it, one step through it.
    assert [(stage.at, stage.points, stage.turn) for stage in solution.stages] == [
        ((2, 0), 4, 1),
        ((3, 0), 5, 1),
    ]
    assert (solution.points, solution.turns, solution.fewest) == (5, 1, True)


def test_what_cannot_be_won_has_no_solution() -> None:
    assert solved(rooms("a|b", ab={"key": "red"})) is None


def test_the_verifier_refuses_a_course_that_does_not_work() -> None:
    data = rooms("a|b|c", bc={"key": "red"}, tokens=[{"kind": "key", "color": "red", "at": [4, 1]}])
    line = outcome_of(data).line
    solution = solve(line.achieved)
    assert solution is not None
    CourseVerifier(line.problem.board, 1).verify(solution)
    for left_out in range(len(solution.stages)):
        stages = tuple(stage for place, stage in enumerate(solution.stages) if place != left_out)
        with pytest.raises(AssertionError):
            CourseVerifier(line.problem.board, 1).verify(solution._replace(stages=stages))
