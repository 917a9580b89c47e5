"""What must not change, or only grow, when a random scenario is changed in a known way."""

import copy
import random
from typing import Any

import pytest

from kneedeep.board import compile_board
from kneedeep.model.catalog import load_catalog
from kneedeep.model.geometry.bits import each_number
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved, achieve
from kneedeep.solver.search.state_space import Exploration, explore
from tests.support.generators.random_scenarios import random_scenario
from tests.support.small_maps.script_cases import Data, ground_of, scenario_of
from tests.support.small_maps.turned_scenario import turned_scenario, turned_space

MAPS = 20
NIGHTLY_MAPS = 2_000


def maps(seed: int, count: int, *, closing: bool) -> list[Data]:
    return [random_scenario(random.Random(f"{seed}/{number}"), closing=closing) for number in range(count)]


def result(problem: PlanningProblem) -> tuple[Exploration, Achieved]:
    exploration = explore(problem)
    return exploration, achieve(problem, exploration)


def picture(problem: PlanningProblem, quarters: int = 0) -> Any:
    """What the analysis says, without numbers and names that may change."""
    exploration, achieved = result(problem)
    terrain = problem.terrain

    def turned(bits: int) -> frozenset[Any]:
        return frozenset(turned_space(space, quarters) for space in terrain.board.lattice.listed(bits))

    states = {
        (
            frozenset(terrain.areas[number] for number in each_number(state.revealed)),
            state.irreversible.bit_count(),
            turned(state.within),
        )
        for state in exploration.states
    }
    return frozenset(states), turned(achieved.within), achieved.wins


def renamed(data: Any, names: dict[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: renamed(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [renamed(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data


@pytest.fixture(params=[MAPS, pytest.param(NIGHTLY_MAPS, marks=pytest.mark.nightly)], ids=["few", "many"])
def count(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def test_one_more_key_never_makes_less_reachable(seed: int, count: int) -> None:
    for data in maps(seed, count, closing=False):
        before = result(ground_of(data))[1]
        rng = random.Random(count)
        more = copy.deepcopy(data)
        space = rng.choice(before.problem.board.spaces)
        taken = {tuple(token["at"]) for token in data["tokens"]}
        if space in taken:
            continue
        more["tokens"].append({"kind": "key", "color": rng.choice(("red", "blue")), "at": list(space)})
        after = result(ground_of(more))[1]
        assert before.within & ~after.within == 0
        assert set(before.revealed) <= set(after.revealed)


def test_one_wall_less_never_makes_less_reachable(seed: int, count: int) -> None:
    for data in maps(seed, count, closing=False):
        if not data["doors"]:
            continue
        before = result(ground_of(data))[1]
        more = copy.deepcopy(data)
        door = more["doors"][0]
        # A door without a lock that stands open from the beginning is a gap that still has its name.
        for lock in ("key", "needs", "kind"):
            door.pop(lock, None)
        door["open"] = True
        after = result(ground_of(more))[1]
        assert before.within & ~after.within == 0
        assert set(before.revealed) <= set(after.revealed)


def test_names_and_the_order_of_the_file_change_nothing(seed: int, count: int) -> None:
    for number, data in enumerate(maps(seed, count, closing=number_is_odd(seed))):
        rng = random.Random(number)
        before = picture(ground_of(data))
        shuffled = copy.deepcopy(data)
        for section in ("pieces", "doors", "tokens", "areas"):
            rng.shuffle(shuffled[section])
        assert picture(ground_of(shuffled)) == before
        names = {
            element["id"]: f"x-{element['id']}"
            for section in ("doors", "tokens", "triggers")
            for element in data[section]
            if "id" in element
        }
        names |= {flag: f"y-{flag}" for flag in ("fa", "fb", "fc")}
        assert picture(ground_of(renamed(data, names))) == before


def number_is_odd(seed: int) -> bool:
    return seed % 2 == 1


def test_a_turned_map_has_the_same_states_turned(seed: int, count: int) -> None:
    for data in maps(seed, count, closing=False):
        scenario = scenario_of(data)
        pictures = []
        for quarters in (0, 1):
            board = compile_board(turned_scenario(scenario, quarters), load_catalog("doom-2004"))
            pictures.append(picture(PlanningProblem(PlanningProblems(board), 1), (4 - quarters) % 4))
        assert pictures[0] == pictures[1]
