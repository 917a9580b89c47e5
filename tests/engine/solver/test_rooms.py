"""What the solver finds on rooms in a row and on drawn maps.

`rooms.yaml` and `drawn_maps.yaml` have the plans of rooms or maps, further parts of the file, and what is found.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.model.scenario.script_values import condition
from kneedeep.solver.branch_results import party_results
from kneedeep.solver.dead_ends import shortest_dead_end
from kneedeep.solver.lock_graph import LockGraph, lock_graph
from kneedeep.solver.problem.fact_index import named_areas
from kneedeep.solver.search.state_space import doors_of, explore
from kneedeep.solver.solution import Solution, solve
from kneedeep.solver.time.time_bounds import TimeBounds
from tests.support.oracles.portal_course import PortalCourse
from tests.support.oracles.reveal_course import RevealCourse
from tests.support.small_maps.ascii_board import draw
from tests.support.small_maps.drawn_scenario import scenario_data
from tests.support.small_maps.script_cases import Data, board_of, ground_of, outcome_of, rooms
from tests.support.values import known


def winners(data: Data) -> list[int]:
    """The numbers of marines who win: these have a solution."""
    found = [count for count in data["marines"] if outcome_of(data, count).wins]
    assert found == [count for count in data["marines"] if solve(outcome_of(data, count).line.achieved) is not None]
    return found


def parties(data: Data) -> list[Any]:
    """The numbers of marines with one outcome, and whether they win."""
    return [[list(outcome.marines), outcome.wins] for outcome in party_results(board_of(data))]


def states(data: Data) -> list[str]:
    """The areas that are revealed at once."""
    exploration = explore(problem := ground_of(data))
    assert exploration.exhaustive
    return sorted({"".join(named_areas(problem, state.revealed)) for state in exploration.states})


def doors(data: Data) -> list[Any]:
    """The areas of each state, and the numbers of its open doors."""
    exploration = explore(problem := ground_of(data))
    return [
        ["".join(named_areas(problem, state.revealed)), sorted(doors_of(problem, state))]
        for state in exploration.states
    ]


def solved(data: Data) -> Solution:
    """The shortest solution, which can be walked: the verifier of 2004 knows no points of own types."""
    line = outcome_of(data).line
    found = known(solve(line.achieved))
    assert found.fewest
    board, marines = line.problem.board, data["marines"][0]
    if data["ruleset"] == "doom-2016":
        PortalCourse(board, marines).verify(found)
    elif "token_types" not in data:
        RevealCourse(board, marines).verify(found)
    return found


def solution(data: Data) -> list[list[str]]:
    """The steps of the shortest solution."""
    return [
        [stage.kind, getattr(stage.element, "id", None) or str(getattr(stage.element, "kind", stage.element))]
        for stage in solved(data).stages
    ]


def trap(data: Data) -> list[list[str]]:
    """The steps of the shortest way into a dead end, `[]` without one."""
    found = shortest_dead_end(outcome_of(data).line.achieved)
    assert found.exhaustive
    return [[step.kind, getattr(step.element, "id", None) or ""] for step in found.trap.steps] if found.trap else []


def graph(data: Data) -> LockGraph:
    """What locks wait for."""
    return lock_graph(outcome_of(data).line.achieved)


def circles(data: Data) -> list[list[str]]:
    """The circles of locks."""
    found = graph(data)
    return [[found.gates[number].element.id for number in circle] for circle in found.circles()]


def behind(data: Data) -> list[Any]:
    """For each lock the locks before each of its sources; nothing for a source to which no way leads."""
    return [[None if source.behind is None else list(source.behind) for source in own] for own in graph(data).sources]


def least(data: Data) -> Any:
    """The least points to the victory of the marines, with the most of them."""
    bounds = TimeBounds(outcome_of(data, data["marines"][-1]).line.achieved)
    return bounds.least(bounds.problem.victories[0])


def wanting(data: Data) -> list[str]:
    """The conditions that the victory of the marines lacks."""
    achieved = outcome_of(data).line.achieved
    return [leaf.kind for leaf in achieved.wanting(achieved.problem.victories[0])]


def reached(data: Data) -> list[list[int]]:
    """The spaces that marines reach."""
    outcome = outcome_of(data)
    return [list(space) for space in outcome.line.problem.board.lattice.listed(outcome.within)]


FACTS: dict[str, Callable[[Data], Any]] = {
    "won": lambda data: outcome_of(data).wins,
    "winners": winners,
    "unjudged": lambda data: outcome_of(data).wins_unjudged,
    "branches": lambda data: len(outcome_of(data).lines),
    "parties": parties,
    "states": states,
    "opened": doors,
    "solution": solution,
    "solved": lambda data: solve(outcome_of(data).line.achieved) is not None,
    "places": lambda data: [list(stage.at or ()) for stage in solved(data).stages],
    "points": lambda data: solved(data).points,
    "trap": trap,
    "lost": lambda data: known(shortest_dead_end(outcome_of(data).line.achieved).trap).lost,
    "circles": circles,
    "held": lambda data: [gate.held for gate in graph(data).gates],
    "behind": behind,
    "sources": lambda data: [[[one.kind, one.element.id] for one in own] for own in graph(data).sources],
    "least": least,
    "wanting": wanting,
    "revealed": lambda data: list(outcome_of(data).line.achieved.revealed),
    "reached": reached,
    "deeds": lambda data: [step.kind for step in outcome_of(data).line.achieved.deeds],
}
CASES = [
    case
    for name in ("rooms.yaml", "drawn_maps.yaml")
    for case in yaml.safe_load(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    if "rule" in case
]


MORE = ("rule", "plan", "map", "holds", "holds_not")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["rule"])
def test_what_is_found_on_a_small_map(case: Data) -> None:
    parts = {name: value for name, value in case.items() if name not in (*FACTS, *MORE)}

    def data() -> Data:
        return scenario_data(draw(case["map"]), **parts) if "map" in case else rooms(case["plan"], **parts)

    for fact in FACTS.keys() & case.keys():
        assert FACTS[fact](data()) == case[fact], fact
    for conditions, expected in ((case.get("holds", ()), True), (case.get("holds_not", ()), False)):
        achieved = outcome_of(data()).line.achieved
        for wanted in conditions:
            assert achieved.holds(condition().read(wanted)) is expected, wanted


def test_a_budget_that_is_spent_is_said() -> None:
    (case,) = (case for case in CASES if case["rule"] == "a one-way teleport to where everything lies is no trap")
    found = shortest_dead_end(
        outcome_of(rooms(case["plan"], bc=case["bc"], tokens=case["tokens"])).line.achieved, moments=1
    )
    assert found.trap is None and not found.exhaustive
