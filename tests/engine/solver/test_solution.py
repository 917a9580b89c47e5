"""Solutions: the shipped scenarios can be won as they say, and small ones with as few steps as can be."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kneedeep.board import Board, compile_board
from kneedeep.solver.branch_results import PartyResult, party_results
from kneedeep.solver.solution import Solution, solve
from kneedeep.solver.time import route_cost
from tests.support.cases import cases
from tests.support.files import shipped_with
from tests.support.oracles.course_verifier import BrokenCourse
from tests.support.oracles.portal_course import PortalCourse
from tests.support.oracles.reveal_course import RevealCourse
from tests.support.reading import scenario_in
from tests.support.small_maps.script_cases import Data, outcome_of, rooms
from tests.support.values import known

SHIPPED = shipped_with("solver")
with_portals = pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, marks=pytest.mark.nightly if path.stem == "brine" else (), id=path.stem)
        for path in shipped_with("portals")
    ],
)


def solved(data: Data) -> Solution | None:
    return solve(outcome_of(data).line.achieved)


@cache
def board_at(path: Path) -> Board:
    scenario = scenario_in(path.read_bytes())
    return compile_board(scenario)


@cache
def results_at(path: Path) -> tuple[PartyResult, ...]:
    """The results of a shipped scenario for its numbers of marines, computed once."""
    return party_results(board_at(path))


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_scenario_is_winnable_by_every_number_of_marines(path: Path) -> None:
    board = board_at(path)
    found = results_at(path)
    assert {count for outcome in found for count in outcome.marines} == set(board.scenario.counts)
    for outcome in found:
        assert outcome.wins and outcome.wins_unjudged
        assert solve(outcome.line.achieved) is not None


@cases("path", shipped_with("hidden areas"), ids=lambda path: path.stem)
def test_the_solution_of_a_shipped_scenario_can_be_walked(path: Path) -> None:
    for board, marines, solution in solutions(path):
        RevealCourse(board, marines).verify(solution)


def solutions(path: Path) -> Iterator[tuple[Board, int, Solution]]:
    """The solution of a scenario for each number of marines."""
    board = board_at(path)
    for outcome in results_at(path):
        solution = solve(outcome.line.achieved)
        assert solution is not None and solution.fewest
        for marines in outcome.marines:
            yield board, marines, solution


@with_portals
def test_the_solution_of_a_shipped_scenario_with_portals_can_be_walked(path: Path) -> None:
    for board, marines, solution in solutions(path):
        PortalCourse(board, marines).verify(solution)


@with_portals
def test_the_verifier_says_where_a_course_with_portals_breaks(path: Path) -> None:
    board, marines, solution = next(solutions(path))
    stages = solution.stages
    for place, stage in enumerate(stages):
        left_out = solution._replace(stages=(*stages[:place], *stages[place + 1 :]))
        with pytest.raises(BrokenCourse) as broken:
            PortalCourse(board, marines).verify(left_out)
        assert broken.value.step > place
        later = [one._replace(points=one.points + 1) for one in stages[place:]]
        dearer = solution._replace(stages=(*stages[:place], *later), points=solution.points + 1)
        with pytest.raises(BrokenCourse, match="points are counted") as broken:
            PortalCourse(board, marines).verify(dearer)
        assert broken.value.step == place + 1
        summons = (*stage.summons, board.scenario.tokens[0])
        wrong = solution._replace(stages=(*stages[:place], stage._replace(summons=summons), *stages[place + 1 :]))
        with pytest.raises(BrokenCourse, match="summon, not") as broken:
            PortalCourse(board, marines).verify(wrong)
        assert broken.value.step == place + 1


def test_there_are_shipped_scenarios() -> None:
    assert len(SHIPPED) >= 5


@pytest.mark.parametrize("limit", [1_000, 0])
def test_of_as_short_orders_the_cheapest_is_taken(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
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
    solution = known(solved(rooms("a|b")))
    # From 0,0 two steps to the door, two points to open it, one step through it.
    assert [(stage.at, stage.points, stage.turn) for stage in solution.stages] == [((2, 0), 4, 1), ((3, 0), 5, 1)]
    assert (solution.points, solution.turns, solution.fewest) == (5, 1, True)


def test_portals_seen_on_the_last_way_are_named() -> None:
    """Rule: RUL16-151: he sees the portal while he goes where the victory wants him."""
    portal = {"kind": "portal", "id": "pit", "color": "blue", "at": [5, 0]}
    data = hall(
        "a.b",
        tokens=[portal],
        threat="infestation",
        invasion={"name": "Ours", "blue": [{"demons": {"imp": 1}}] * 2},
        victory={"marines": {"reach": "nook"}},
    )
    solution = known(solved(data))
    assert [(stage.kind, [one.id for one in stage.summons]) for stage in solution.stages] == [("stand", ["pit"])]


def hall(row: str = "a|b", **more: Any) -> Data:
    """A room of the 2016 edition with a marine in it, and a nook beside it."""
    data = rooms(row, **{"areas": [{"id": "a", "start": True}, {"id": "nook"}], **more})
    data["ruleset"] = "doom-2016"
    for piece in data["pieces"][1:]:
        piece["area"] = "nook"
    return data


def test_the_verifier_refuses_a_course_that_does_not_work() -> None:
    data = rooms("a|b|c", bc={"key": "red"}, tokens=[{"kind": "key", "color": "red", "at": [4, 1]}])
    line = outcome_of(data).line
    solution = known(solve(line.achieved))
    RevealCourse(line.problem.board, 1).verify(solution)
    for left_out in range(len(solution.stages)):
        stages = tuple(stage for place, stage in enumerate(solution.stages) if place != left_out)
        with pytest.raises(BrokenCourse):
            RevealCourse(line.problem.board, 1).verify(solution._replace(stages=stages))
