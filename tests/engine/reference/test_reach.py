"""What marines can reach, by the engine and by the reference engine: random scenarios, and a broken engine is found."""

import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.analysis.cross_check.reach_answers import is_bound, reach_differences
from kneedeep.api import Board, read
from kneedeep.board import Board as CompiledBoard
from kneedeep.reference.draws import draws
from kneedeep.reference.ground import Ground
from kneedeep.reference.reach import Course
from kneedeep.solver import branch_results
from kneedeep.solver.search.fixpoint import Achieved, achieve
from tests.support.cases import cases, few_or_many
from tests.support.files import SHIPPED, path_of
from tests.support.generators.random_party_maps import random_party_map
from tests.support.generators.random_portal_maps import random_portal_map
from tests.support.generators.random_scenarios import random_scenario
from tests.support.reading import board_of_data
from tests.support.small_maps.script_cases import Data, rooms

MAPS = 500
DRAWN = 10
"""So many of the maps of each sort are compared in each run, all of them nightly."""

Maker = Callable[[random.Random, int], Data]
MAKERS: dict[str, Maker] = {
    "one marine": lambda rng, number: random_scenario(rng, closing=number % 2 == 1),
    "portals": lambda rng, number: random_portal_map(rng, closing=number % 2 == 1),
    "a party": random_party_map,
}


def differing(board: CompiledBoard) -> list[Any]:
    return [found for found in reach_differences(board, Ground(board)) if found is not None]


def compared(make: Maker, seed: int, numbers: Iterable[int]) -> None:
    exact = 0
    for number in numbers:
        data = make(random.Random(f"{seed}:{number}"), number)
        board = board_of_data(data)
        exact += not is_bound(board)
        found = differing(board)
        assert not found, f"map {number} of seed {seed}: {found}\n{yaml.safe_dump(data, sort_keys=False)}"
    assert exact


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
@few_or_many(DRAWN, MAPS)
def test_both_engines_reach_the_same_on_random_maps(make: Maker, numbers: range, seed: int) -> None:
    compared(make, seed, numbers)


@cases("path", SHIPPED, ids=lambda path: path.stem)
def test_the_answers_about_a_shipped_scenario_are_exact(path: Path) -> None:
    assert not is_bound(Board(read(path)).compiled)


def _one_space_less(found: Achieved) -> Achieved:
    return found._replace(within=found.within & ~(1 << found.within.bit_length() - 1))


def _no_fact(found: Achieved) -> Achieved:
    return found._replace(facts=0)


@pytest.mark.parametrize(
    ("name", "broken"), [("split-shift", _one_space_less), ("range-day", _no_fact)], ids=["spaces", "facts"]
)
def test_an_engine_whose_reach_is_broken_is_found(
    name: str, broken: Callable[[Achieved], Achieved], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(branch_results, "achieve", lambda *given: broken(achieve(*given)))
    board = Board(read(path_of(f"{name}.yaml"))).compiled
    found = differing(board)
    assert [one.question for one in found] == [
        f"reach with {count} marine{'s' * (count > 1)}" for count in board.scenario.counts
    ]
    assert all(
        fast is None and reference for one in found for fast, reference in zip(one.fast, one.reference, strict=True)
    )


RED_LOCK = {"key": "red"}


def test_a_token_somewhere_in_an_area_of_two_parts_has_a_draw_for_each() -> None:
    key = {"kind": "key", "color": "red", "in": "a"}
    data = rooms("a|b", ab=RED_LOCK, tokens=[key])
    data["pieces"][1]["area"] = "a"
    data["victory"] = {"marines": {"got": "key", "color": "red"}, "invaders": {"frags": 6}}
    data["areas"] = data["areas"][:1]
    ground = Ground(board_of_data(data))
    found = [Course(ground, draw).wins for draw in draws(ground, ())]
    assert sorted(found) == [False, True]
    assert not differing(ground.board)


def test_a_step_that_takes_something_makes_the_answer_a_bound() -> None:
    console = {"kind": "encounter", "id": "console", "at": [1, 1], "do": [{"shut": "ab"}]}
    assert is_bound(board_of_data(rooms("a|b", tokens=[console])))
    assert not is_bound(board_of_data(rooms("a|b", tokens=[{**console, "do": [{"set": "power"}]}])))


@pytest.mark.parametrize("door", ({}, {"open": True}), ids=("shut", "open"))
def test_a_door_leads_away_from_a_start_space_below_an_obstacle(door: Data) -> None:
    data = rooms("a|b", ab=door, tokens=[{"kind": "obstacle", "spaces": [[2, 0], [2, 1]]}])
    data["spawns"] = [{"side": "marines", "spaces": [[2, 0]]}]
    board = board_of_data(data)
    assert not differing(board)
    assert "b" in Course(Ground(board), next(iter(draws(Ground(board), ())))).areas
