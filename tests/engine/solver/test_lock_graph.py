"""The lock graph: what locks wait for, where that lies, circles of locks."""

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.solver.lock_graph import LockGraph, dot, lock_graph
from tests.support.small_maps.script_cases import Data, outcome_of, rooms


def graph(data: Data) -> LockGraph:
    return lock_graph(outcome_of(data).line.achieved)


def key(color: str, x: int) -> Data:
    return {"kind": "key", "color": color, "at": [x, 0]}


def test_a_missing_key_is_no_circle_and_has_no_source() -> None:
    found = graph(rooms("a|b", ab={"key": "red"}, tokens=[key("blue", 1)]))
    assert found.circles() == []
    assert not found.gates[0].held and found.sources[0] == ()
    assert found.gates[0].missing[0].params["color"] == "red"


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
