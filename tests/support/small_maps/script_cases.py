"""Small scenarios for tests of the script: rooms in a row, drawn as text, with the keys that a test adds."""

from typing import Any

from kneedeep.board import Board, compile_board
from kneedeep.model.scenario.model import Scenario
from kneedeep.solver.branch_results import PartyResult, party_results
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.planning_problem import PlanningProblem
from tests.support.reading import read_data, sound

Data = dict[str, Any]


def rooms(row: str, **more: Any) -> Data:
    """Rooms of 3×2 spaces in a row from 0,0: `a|b.c#d` are rooms a to d, each an area of its own.

    Between two rooms: `|` a door, `.` an opening without a door, `#` nothing. Doors have the names `ab`, `bc` …. The
    keyword argument of that name is merged into the door. Rooms are 3 spaces wide, the marine starts on 0,0.
    """
    names = row[::2]
    joints = row[1::2]
    areas: list[Data] = [{"id": name} for name in names]
    areas[0]["start"] = True
    pieces, types, doors = [], [], []
    for place, name in enumerate(names):
        openings = []
        if place and joints[place - 1] != "#":
            openings.append("W@0")
        if place < len(joints) and joints[place] != "#":
            openings.append("E@0")
        openings += more.pop(f"openings_{name}", [])
        types.append({"id": f"room-{name}", "rows": ["###", "###"], "openings": openings})
        pieces.append({"piece": f"room-{name}", "at": [3 * place, 0], "area": name})
        if place < len(joints) and joints[place] == "|":
            door: Data = {"id": name + names[place + 1], "at": [3 * place + 2, 0], "side": "east"}
            doors.append(door | more.pop(door["id"], {}))
    data: Data = {
        "format": 1,
        "ruleset": "doom-2004",
        "title": "Rooms",
        "marines": [1],
        "pieces": pieces,
        "piece_types": types,
        "areas": areas,
        "doors": [*doors, *more.pop("doors", [])],
        "spawns": [{"side": "marines", "spaces": [[0, 0], [0, 1], [1, 0]]}],
        "victory": {"marines": {"reach": names[-1]}, "invaders": {"frags": 6}},
    }
    return data | more


def scenario_of(data: Data) -> Scenario:
    """The scenario of data, which must be readable without a problem."""
    return sound(read_data(data))


def board_of(data: Data) -> Board:
    """Return the board of a scenario."""
    return compile_board(scenario_of(data))


def ground_of(data: Data, marines: int = 1, *, manual: bool = True) -> PlanningProblem:
    """Return the ground of a scenario in its first branch."""
    return PlanningProblem(PlanningProblems(board_of(data)), marines, manual=manual)


def outcome_of(data: Data, marines: int | None = None) -> PartyResult:
    """Return the first outcome of a scenario."""
    return party_results(board_of(data), marines=marines)[0]
