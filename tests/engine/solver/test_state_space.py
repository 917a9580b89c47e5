"""Exploration states: what is revealed by looking, opening, teleporting and by the script."""

from kneedeep.solver.problem.fact_index import named_areas
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.state_space import Exploration, doors_of, explore
from tests.support.small_maps.script_cases import Data, ground_of, rooms


def explored(data: Data) -> tuple[PlanningProblem, Exploration]:
    problem = ground_of(data)
    return problem, explore(problem)


def test_a_state_tells_where_marines_walk_without_revealing_more() -> None:
    problem, exploration = explored(rooms("a|b"))
    first = exploration.states[0]
    assert problem.terrain.board.lattice.listed(first.within) == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert first.since == -1 and exploration.states[1].since == 0
    assert exploration.states[1].by is not None and exploration.states[1].by.kind == "open"
    assert exploration.transitions == {(0, 1)}


def test_nobody_comes_back_to_a_space_that_an_obstacle_has_taken_since() -> None:
    crate = {"place": {"kind": "obstacle", "at": [3, 0], "size": 1}}
    falling = {"id": "fall", "when": {"reach": "b"}, "do": [crate]}
    console = {"kind": "encounter", "id": "e", "at": [5, 1], "do": [{"lose": "key"}]}
    problem, exploration = explored(rooms("a|b", tokens=[console], triggers=[falling]))
    used = [state for state in exploration.states if state.irreversible.bit_count() == 2]
    assert len(used) == 1
    assert (3, 1) in problem.terrain.board.lattice.listed(used[0].within)
    assert (3, 0) not in problem.terrain.board.lattice.listed(used[0].within)


def test_a_closing_step_makes_a_state_of_its_own() -> None:
    console = {"kind": "encounter", "at": [1, 1], "do": [{"place": {"kind": "hazard", "at": [0, 1], "size": 1}}]}
    _ground, exploration = explored(rooms("a|b", tokens=[console]))
    assert sorted((state.revealed, bool(state.irreversible)) for state in exploration.states) == [
        (1, False),
        (1, True),
        (3, False),
        (3, True),
    ]


def test_doors_of_a_state_stand_open_between_revealed_areas_where_the_lock_can_be_satisfied() -> None:
    data = rooms(
        "a|b|c|d", bc={"key": "red"}, cd={"kind": "airlock"}, tokens=[{"kind": "key", "color": "red", "at": [3, 1]}]
    )
    problem, exploration = explored(data)
    opened = {
        "".join(named_areas(problem, state.revealed)): sorted(doors_of(problem, state)) for state in exploration.states
    }
    assert opened == {"a": [], "ab": [0], "abc": [0, 1], "abcd": [0, 1]}
    assert sorted(doors_of(problem, exploration.states[-1], invaders_turn=False)) == [0, 1, 2]


def test_beyond_the_limit_the_extreme_states_are_gone_through() -> None:
    data = rooms("a|b|c|d", openings_a=["S@0"], openings_b=["S@0"], openings_c=["S@0"], openings_d=["S@0"])
    for place, name in enumerate("abcd"):
        cell = f"cell-{name}"
        data["piece_types"].append({"id": cell, "rows": ["##"], "openings": ["N@0"]})
        data["pieces"].append({"piece": cell, "at": [3 * place, 2], "area": name * 2})
        data["areas"].append({"id": name * 2})
        data["doors"].append({"at": [3 * place, 1], "side": "south"})
    problem = ground_of(data)
    whole = explore(problem)
    assert whole.exhaustive and len(whole.states) > 20
    part = explore(problem, states=4)
    assert not part.exhaustive
    known = {state.revealed for state in whole.states}
    found = {state.revealed for state in part.states}
    assert found <= known and max(found) == max(known)
    for area in range(len(problem.terrain.areas)):
        with_area = [state.revealed.bit_count() for state in whole.states if state.revealed >> area & 1]
        reached = [revealed.bit_count() for revealed in found if revealed >> area & 1]
        assert min(reached) == min(with_area)
    again = explore(problem, states=4)
    assert {state.revealed for state in again.states} == found


def test_fewer_nodes_than_needed_are_said_to_be_fewer() -> None:
    assert not explore(ground_of(rooms("a|b|c")), nodes=2).exhaustive
