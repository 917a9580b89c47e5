"""Traps: courses of play that can no longer be won, and plays that only look like one."""

from kneedeep.solver.dead_ends import DeadEndResult, shortest_dead_end
from tests.support.small_maps.script_cases import Data, outcome_of, rooms


def trapping(data: Data) -> DeadEndResult:
    return shortest_dead_end(outcome_of(data).line.achieved)


def steps(data: Data) -> list[tuple[str, str]]:
    found = trapping(data)
    assert found.trap is not None and found.exhaustive
    return [(step.kind, getattr(step.element, "id", None) or "") for step in found.trap.steps]


def safe(data: Data) -> bool:
    found = trapping(data)
    return found.trap is None and found.exhaustive


def pad(name: str, x: int, to: str | None = None) -> Data:
    data: Data = {"kind": "teleporter", "id": name, "color": "red", "at": [x, 1]}
    return data if to is None else data | {"to": [{"pad": to}]}


def test_without_closing_steps_nothing_is_a_trap() -> None:
    key = {"kind": "key", "color": "red", "at": [1, 0]}
    assert safe(rooms("a|b", ab={"key": "red"}, tokens=[key]))


def test_leaving_the_key_behind_on_a_one_way_teleport_is_a_trap() -> None:
    tokens = [pad("in", 1, "out"), pad("out", 4, "out"), {"kind": "key", "id": "card", "color": "red", "at": [2, 0]}]
    data = rooms("a#b|c", bc={"key": "red"}, tokens=tokens)
    assert outcome_of(data).wins
    assert steps(data) == [("teleport", "in")]


def test_a_one_way_teleport_to_where_everything_lies_is_none() -> None:
    tokens = [pad("in", 1, "out"), pad("out", 4, "out"), {"kind": "key", "color": "red", "at": [5, 0]}]
    assert safe(rooms("a#b|c", bc={"key": "red"}, tokens=tokens))


def test_closing_too_early_is_a_trap() -> None:
    tokens = [
        {"kind": "encounter", "id": "lever", "at": [1, 1], "do": [{"lose": "key"}]},
        {"kind": "key", "id": "card", "color": "red", "at": [2, 0]},
    ]
    data = rooms("a|b", ab={"key": "red"}, tokens=tokens)
    assert outcome_of(data).wins
    assert steps(data) == [("use", "lever")]


def test_a_hazard_put_down_traps_nobody() -> None:
    lever = {"kind": "encounter", "at": [1, 1], "do": [{"place": {"kind": "hazard", "at": [2, 0], "size": 1}}]}
    assert safe(rooms("a|b", tokens=[lever]))


def test_an_obstacle_put_across_the_way_is_a_trap() -> None:
    blocks = [{"place": {"kind": "obstacle", "at": [2, y], "size": 1}} for y in (0, 1)]
    lever = {"kind": "encounter", "id": "lever", "at": [1, 1], "do": blocks}
    assert steps(rooms("a|b", tokens=[lever])) == [("use", "lever")]


def test_shutting_a_door_that_opens_again_is_none() -> None:
    lever = {"kind": "encounter", "at": [1, 1], "do": [{"shut": "ab"}]}
    assert safe(rooms("a|b", tokens=[lever]))
    locked = rooms("a|b", ab={"open": True, "needs": {"never": True}}, tokens=[lever])
    assert [kind for kind, _name in steps(locked)] == ["use"]


def test_a_step_that_loses_the_game_is_a_trap() -> None:
    bomb = {"kind": "encounter", "id": "bomb", "at": [1, 1], "do": [{"win": "invaders"}]}
    found = trapping(rooms("a|b", tokens=[bomb]))
    assert found.trap is not None and found.trap.lost
    assert [step.element.id for step in found.trap.steps] == ["bomb"]


def test_a_budget_that_is_spent_is_said() -> None:
    tokens = [pad("in", 1, "out"), pad("out", 4, "out"), {"kind": "key", "color": "red", "at": [5, 0]}]
    data = rooms("a#b|c", bc={"key": "red"}, tokens=tokens)
    found = shortest_dead_end(outcome_of(data).line.achieved, moments=1)
    assert found.trap is None and not found.exhaustive
