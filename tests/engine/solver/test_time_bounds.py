"""The clock: least points and rounds, worked out by hand on rooms in a row."""

import pytest

from kneedeep.model.catalog.action_points import turn_parameters
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.time.time_bounds import TimeBounds
from tests.support.small_maps.script_cases import Data, outcome_of, rooms


def clock(data: Data, marines: int = 1) -> TimeBounds:
    return TimeBounds(outcome_of(data | {"marines": [marines]}).line.achieved)


def test_rounds_are_eight_points_and_four_more_once_for_each_adrenaline_in_reach() -> None:
    plain = clock(rooms("a|b"))
    assert [plain.rounds(points) for points in (0, 1, 8, 9, 16, 17)] == [1, 1, 1, 2, 2, 3]
    tokens = [{"kind": "adrenaline", "spaces": [[1, 0], [4, 0]]}, {"kind": "adrenaline", "at": [7, 0]}]
    pumped = clock(rooms("a|b#c", tokens=tokens))
    assert pumped.adrenaline == 2
    assert [pumped.rounds(points) for points in (16, 17, 24, 25)] == [1, 2, 2, 3]


@pytest.mark.parametrize(("move", "rounds"), [(8, 1), ({"1": 2}, 3), (0, 12)])
def test_rounds_are_counted_by_the_points_that_the_scenario_sets(move: object, rounds: int) -> None:
    """A sprint is in proportion: twice what an advancing marine has; without any points a bound still holds."""
    assert clock(rooms("a|b", setup={"marines": {"move": move}})).rounds(12) == rounds


def test_the_toll_of_a_door_and_adrenaline_are_those_of_the_data() -> None:
    plain = clock(rooms("a|b"))
    assert plain.toll == turn_parameters("doom-2004")["door"].value
    assert plain.points.adrenaline == turn_parameters("doom-2004")["adrenaline"].value


@pytest.mark.parametrize(("marines", "points"), [(1, 8), (2, 0)])
def test_the_time_from_one_thing_to_another(marines: int, points: int) -> None:
    tokens = [{"kind": "encounter", "id": "first", "at": [0, 0]}, {"kind": "encounter", "id": "second", "at": [8, 0]}]
    limit = {"rounds": 3, "from": {"use": "first"}, "goal": {"use": "second"}}
    own = clock(rooms("a.b.c", tokens=tokens, deadlines=[limit]), marines)
    assert own.after(Condition("use", "first"), Condition("use", "second")) == points
    assert own.after(Condition("use", "second"), Condition("use", "first")) == points


def test_of_several_marines_one_waits_behind_every_door_that_opens_without_the_first_condition() -> None:
    tokens = [
        {"kind": "encounter", "id": "first", "at": [0, 0], "do": [{"set": "power"}]},
        {"kind": "encounter", "id": "second", "at": [11, 0]},
    ]
    limit = {"rounds": 3, "from": {"use": "first"}, "goal": {"use": "second"}}
    needs = {"needs": {"flag": "power"}}
    own = clock(rooms("a|b|c.d", tokens=tokens, deadlines=[limit], bc=needs), 2)
    # One stands at the shut door when the other throws the first lever: six steps, and the door waits for nobody's points.
    assert own.after(Condition("use", "first"), Condition("use", "second")) == 6


def test_waiting_for_a_round_takes_that_round() -> None:
    own = clock(rooms("a|b", victory={"marines": {"round": 3}, "invaders": {"frags": 6}}))
    points = own.least(own.problem.victories[0])
    assert points is not None and own.rounds(points) == 3
