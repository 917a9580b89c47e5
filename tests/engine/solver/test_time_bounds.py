"""The clock: least points and rounds, worked out by hand on rooms in a row."""

import pytest

from kneedeep.model.catalog.turn_parameters import turn_parameters
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.time.time_bounds import TimeBounds
from tests.support.small_maps.script_cases import Data, outcome_of, rooms


def clock(data: Data, marines: int = 1) -> TimeBounds:
    return TimeBounds(outcome_of(data | {"marines": [marines]}).line.achieved)


def least(data: Data, marines: int = 1) -> int | None:
    own = clock(data, marines)
    return own.least(own.problem.victories[0])


def test_walking_costs_a_point_a_step_and_two_for_a_shut_door() -> None:
    assert least(rooms("a.b")) == 3
    assert least(rooms("a|b")) == 5
    assert least(rooms("a|b", ab={"open": True})) == 3
    assert least(rooms("a|b|c")) == 10


def test_a_teleport_costs_a_point() -> None:
    pads = {"kind": "teleporter", "color": "red", "spaces": [[1, 0], [7, 0]]}
    assert least(rooms("a#b#c", tokens=[pads])) == 2


def test_a_single_marine_walks_to_the_key_and_back() -> None:
    data = rooms("k|a|b", ab={"key": "red"}, tokens=[{"kind": "key", "color": "red", "at": [0, 0]}])
    data["areas"][0].pop("start")
    data["areas"][1]["start"] = True
    data["spawns"] = [{"side": "marines", "spaces": [[3, 0], [3, 1], [4, 0]]}]
    # Three steps to the key, six steps back to the third room, and both doors.
    assert least(data, 1) == 3 + 6 + 2 + 2
    # A second one waits at the other door, and the first might have points left to open it: all in the first round.
    assert least(data, 2) == 3


def test_what_can_never_hold_takes_no_time_at_all() -> None:
    assert least(rooms("a|b", ab={"key": "red"})) is None


def test_leaving_costs_a_point_and_the_door() -> None:
    data = rooms(
        "a.b",
        openings_b=["E@0"],
        doors=[{"id": "out", "at": [5, 0], "side": "east", "exit": True}],
        victory={"marines": {"exit": "out"}, "invaders": {"frags": 6}},
    )
    assert least(data) == 5 + 2 + 1


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


def test_a_round_that_is_waited_for_is_walked_in() -> None:
    lever = [{"kind": "encounter", "id": "lever", "at": [5, 0]}]
    own = clock(rooms("a.b", tokens=lever, victory={"marines": {"all": [{"round": 2}, {"use": "lever"}]}}))
    assert own.least(own.problem.victories[0]) == 16


def test_what_seeing_an_area_brings_about_takes_no_walking() -> None:
    data = rooms("a.b|c", bc={"needs": {"flag": "seen"}})
    data["areas"][1]["do"] = [{"set": "seen"}]
    assert least(data, 2) == 6


def test_waiting_for_a_round_takes_that_round() -> None:
    own = clock(rooms("a|b", victory={"marines": {"round": 3}, "invaders": {"frags": 6}}))
    points = own.least(own.problem.victories[0])
    assert points is not None and own.rounds(points) == 3
