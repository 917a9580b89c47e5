"""What must not change, or only grow, when a random scenario with portals is changed in a known way."""

import copy
import random

import pytest

from kneedeep.solver.search.fixpoint import Achieved, achieve
from kneedeep.solver.search.state_space import explore
from tests.engine.solver.test_portal_brute_force import problem_of
from tests.support.generators.random_portal_maps import random_portal_map
from tests.support.generators.random_scenarios import Data

MAPS = 15
NIGHTLY_MAPS = 1_000


@pytest.fixture(params=[MAPS, pytest.param(NIGHTLY_MAPS, marks=pytest.mark.nightly)], ids=["few", "many"])
def count(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def maps(seed: int, count: int) -> list[Data]:
    return [random_portal_map(random.Random(f"{seed}/{number}"), closing=False) for number in range(count)]


def achieved_of(data: Data) -> Achieved:
    problem = problem_of(data)
    return achieve(problem, explore(problem))


def summoned(achieved: Achieved) -> set[int]:
    return {portal.number for portal in achieved.problem.portals if achieved.has(portal.summoned)}


def test_a_horde_never_makes_less_reachable_than_no_threat_card(seed: int, count: int) -> None:
    for data in maps(seed, count):
        before, after = (achieved_of({**data, "threat": threat}) for threat in ("script", "horde"))
        assert before.within & ~after.within == 0
        assert summoned(before) <= summoned(after) == {portal.number for portal in after.problem.portals}


def test_doors_without_locks_never_make_less_reachable(seed: int, count: int) -> None:
    for data in maps(seed, count):
        # A step that opens a door first takes it from marines who must open it themselves.
        if "'by'" in str(data):
            continue
        opened = copy.deepcopy(data)
        for door in opened["doors"]:
            if door.get("kind") != "passage":
                door.pop("needs", None)
        before, after = achieved_of(data), achieved_of(opened)
        assert before.within & ~after.within == 0
        assert summoned(before) <= summoned(after)
        assert after.wins or not before.wins


def test_a_health_pack_more_changes_nothing(seed: int, count: int) -> None:
    for data in maps(seed, count):
        space = data["spawns"][0]["spaces"][0]
        more = {**data, "tokens": [*data["tokens"], {"kind": "health-pack", "at": space}]}
        before, after = achieved_of(data), achieved_of(more)
        assert (before.within, before.wins, summoned(before)) == (after.within, after.wins, summoned(after))
