"""Teleporters that marines make active by entering them. Rule: RUL16-156, RUL16-157."""

from typing import Any

from kneedeep.model.geometry.space import Space
from kneedeep.solver.branch_results import party_results
from tests.support.small_maps.drawn_scenario import DrawnBoard

APART = """
    + - + - + - +   + - + - +
    | A   .   N |   | F   . |
    + - + - + - +   + - + - +
"""
NEAR, FAR = [2, 0], [4, 0]
START = [{"side": "marines", "spaces": [[0, 0]]}]


def reached(near: dict[str, Any], far: dict[str, Any], **sections: Any) -> tuple[set[Space], list[str]]:
    """The spaces that marines reach, and the kinds of the steps that bring them there."""
    tokens = [
        {"kind": "teleporter", "id": "near", "at": NEAR, **near},
        {"kind": "teleporter", "id": "far", "at": FAR, **far},
    ]
    board = DrawnBoard(APART, tokens=tokens, spawns=START, marines=[1], **sections).board
    outcome = party_results(board, marines=1)[0]
    steps = [step.kind for step in outcome.line.achieved.deeds]
    return set(board.lattice.listed(outcome.within)), steps


HERE = {(0, 0), (1, 0), (2, 0)}
THERE = {(4, 0), (5, 0)}


def test_an_active_teleporter_leads_to_another_active_one() -> None:
    assert reached({}, {})[0] == HERE | THERE


def test_an_inactive_teleporter_that_can_be_entered_leads_to_active_ones() -> None:
    spaces, steps = reached({"active": False}, {})
    assert spaces == HERE | THERE and "activate" in steps


def test_no_teleporter_leads_to_an_inactive_one_that_nobody_can_enter() -> None:
    spaces, steps = reached({}, {"active": False})
    assert spaces == HERE and "activate" not in steps
    assert reached({"active": False}, {"active": False})[0] == HERE


def test_a_teleporter_that_needs_something_becomes_active_only_then() -> None:
    flags = {"power": "Power is on"}
    locked = {"active": False, "needs": {"flag": "power"}}
    assert reached(locked, {}, flags=flags)[0] == HERE
    powered = [{"id": "on", "when": {"round": 1}, "do": [{"set": "power"}]}]
    assert reached(locked, {}, flags=flags, triggers=powered)[0] == HERE | THERE


def test_what_a_teleporter_does_happens_when_it_becomes_active() -> None:
    flags = {"power": "Power is on"}
    needs = {"needs": {"flag": "power"}}
    assert reached({"active": False, "do": [{"set": "power"}]}, {"active": True}, flags=flags)[0] == HERE | THERE
    spaces, _ = reached({"active": False, "do": [{"set": "power"}]}, {**needs, "active": True}, flags=flags)
    assert spaces == HERE | THERE
