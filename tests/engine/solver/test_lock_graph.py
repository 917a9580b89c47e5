"""The lock graph: what locks wait for, where that lies, circles of locks."""

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.solver.lock_graph import LockGraph, dot, lock_graph
from tests.support.small_maps.script_cases import Data, outcome_of, rooms


def graph(data: Data) -> LockGraph:
    return lock_graph(outcome_of(data).line.achieved)


def circles(data: Data) -> list[list[str]]:
    found = graph(data)
    return [[found.gates[number].element.id for number in circle] for circle in found.circles()]


def key(color: str, x: int) -> Data:
    return {"kind": "key", "color": color, "at": [x, 0]}


def test_a_key_behind_its_own_door_is_a_circle_of_one() -> None:
    assert circles(rooms("a|b", ab={"key": "red"}, tokens=[key("red", 4)])) == [["ab"]]


def test_two_keys_each_behind_the_others_door_are_a_circle() -> None:
    data = rooms("b|a|c", ba={"key": "red"}, ac={"key": "blue"}, tokens=[key("blue", 1), key("red", 7)])
    data["spawns"] = [{"side": "marines", "spaces": [[4, 0]]}]
    data["areas"][0].pop("start")
    data["areas"][1]["start"] = True
    assert circles(data) == [["ba", "ac"]]


def test_a_flag_set_behind_its_own_lock_is_a_circle() -> None:
    lever = {"kind": "encounter", "id": "lever", "at": [4, 0], "do": [{"set": "power"}]}
    assert circles(rooms("a|b", ab={"needs": {"flag": "power"}}, tokens=[lever])) == [["ab"]]


def test_a_missing_key_is_no_circle_and_has_no_source() -> None:
    found = graph(rooms("a|b", ab={"key": "red"}, tokens=[key("blue", 1)]))
    assert found.circles() == []
    assert not found.gates[0].held and found.sources[0] == ()
    assert found.gates[0].missing[0].params["color"] == "red"


def test_what_lies_behind_a_missing_key_is_no_circle_of_its_own() -> None:
    data = rooms("a|b|c", ab={"key": "red"}, bc={"key": "blue"}, tokens=[key("blue", 4)])
    found = graph(data)
    assert found.circles() == []
    assert [source.behind for source in found.sources[1]] == [(0,)]


def test_a_lock_that_can_be_satisfied_is_held_and_tells_from_where() -> None:
    data = rooms("a|b|c", ab={"key": "blue"}, bc={"key": "red"}, tokens=[key("blue", 1), key("red", 4)])
    found = graph(data)
    assert [gate.held for gate in found.gates] == [True, True]
    assert [[source.behind for source in own] for own in found.sources] == [[()], [(0,)]]


def test_a_source_that_no_way_leads_to_says_so() -> None:
    found = graph(rooms("a|b#c", ab={"key": "red"}, tokens=[key("red", 7)]))
    assert [source.behind for source in found.sources[0]] == [None]


def test_triggers_are_followed_back_to_what_marines_do() -> None:
    data = rooms(
        "a|b",
        ab={"needs": {"flag": "power"}},
        tokens=[{"kind": "encounter", "id": "lever", "at": [1, 0]}],
        triggers=[{"when": {"use": "lever"}, "do": [{"set": "power"}]}],
    )
    found = graph(data)
    assert [(source.kind, source.element.id) for source in found.sources[0]] == [("use", "lever")]


def test_teleporters_and_tokens_that_wait_are_gates_too() -> None:
    pads = [
        {"kind": "teleporter", "color": "red", "at": [1, 0]},
        {"kind": "teleporter", "id": "far", "color": "red", "at": [4, 0], "needs": {"use": "lever"}},
        {"kind": "encounter", "id": "lever", "at": [5, 1], "needs": {"got": "key", "color": "blue"}},
    ]
    found = graph(rooms("a#b", tokens=pads))
    assert sorted((gate.kind, gate.held) for gate in found.gates) == [("teleporter", False), ("token", False)]


def test_the_graph_as_dot_names_locks_and_sources() -> None:
    data = rooms("a|b", ab={"key": "red"}, tokens=[key("red", 4)])
    achieved = outcome_of(data).line.achieved
    board = achieved.problem.board
    text = dot(lock_graph(achieved), DisplayNames(board.scenario, board, board.catalog))
    assert text.startswith("digraph locks {") and text.endswith("}\n")
    assert '"the red security door at 2,0 east" [shape=box, color=red];' in text
    assert '"take the red key at 4,0" -> "the red security door at 2,0 east";' in text
    assert '"the red security door at 2,0 east" -> "take the red key at 4,0" [style=dashed];' in text
