"""Portals in courses of play: what makes them summon, and what their demons bring. Rule: RUL16-143 to RUL16-154."""

from typing import Any

import pytest

from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.branch_results import BranchResult, party_results
from kneedeep.solver.solution import solve
from tests.support.oracles.portal_course import PortalCourse
from tests.support.small_maps.drawn_scenario import DrawnBoard

HALLS = """
    + - + - + - + - + - + - +
    | A   .   . d .   .   . |
    +   +   +   +   +   +   +
    | .   .   . d .   .   P |
    + - + - + - + - + - + - +
"""
START = [{"side": "marines", "spaces": [[0, 0], [0, 1]]}]
PIT = {"kind": "portal", "id": "pit", "color": "blue", "at": [5, 1]}
GROUPS = {"name": "Ours", "blue": [{"demons": {"imp": 3}}, {"demons": {"imp": 1, "pinky": 1}}]}


def line_of(drawing: str = HALLS, **sections: Any) -> BranchResult:
    """What marines can do on a drawn board with a portal."""
    given: dict[str, Any] = {"tokens": [PIT], "spawns": START, "marines": [2], "invasion": GROUPS}
    board = DrawnBoard(drawing, **{**given, **sections}).board
    return party_results(board, marines=board.most_marines)[0].line


def summoned(line: BranchResult, name: str = "pit") -> bool:
    return line.achieved.holds(Condition("summoned", name))


LOCKED: dict[str, Any] = {"doors": [{"at": [2, 0], "side": "east", "id": "gate", "needs": {"never": True}}]}


def test_under_infestation_a_portal_summons_once_a_marine_sees_it() -> None:
    """Rule: RUL16-151; marines open the door to see it."""
    assert summoned(line_of(threat="infestation"))
    assert not summoned(line_of(threat="infestation", **LOCKED))


def test_under_horde_and_assault_every_portal_can_summon_unseen() -> None:
    """Rule: RUL16-152, RUL16-153."""
    for threat in ("horde", "assault"):
        assert summoned(line_of(threat=threat, **LOCKED))


def test_without_a_threat_card_only_a_step_summons() -> None:
    """Rule: RUL16-154."""
    alarm = {"id": "alarm", "when": {"round": 1}, "do": [{"summon": "blue"}]}
    assert not summoned(line_of())
    assert summoned(line_of(triggers=[alarm], **LOCKED))


def test_a_portal_that_is_never_placed_is_not_summoned_by_a_step() -> None:
    late = {"id": "late", "when": {"never": True}, "do": [{"place": PIT}]}
    alarm = {"id": "alarm", "when": {"round": 1}, "do": [{"summon": "all"}]}
    assert not summoned(line_of(tokens=[], triggers=[late, alarm]))
    assert summoned(line_of(tokens=[], triggers=[{**late, "when": {"round": 1}}, alarm]))


def test_kills_count_what_comes_for_certain() -> None:
    """The least number of a kind over the two groups of the color, and the figures that are set up."""
    line = line_of(
        threat="horde",
        figures=[{"kind": "imp", "at": [4, 0]}],
        victory={"marines": {"any": [{"kill": "imp", "count": 2}, {"kill": "pinky"}]}},
    )
    assert line.achieved.holds(Condition("kill", "imp", {"count": 2}))  # type: ignore[arg-type]
    assert not line.achieved.holds(Condition("kill", "imp", {"count": 3}))  # type: ignore[arg-type]
    assert not line.achieved.holds(Condition("kill", "pinky"))


def test_an_area_is_clear_once_its_portals_can_have_summoned() -> None:
    """Rule: RUL16-178."""
    assert line_of(threat="infestation").achieved.holds(Condition("clear", "board"))
    assert not line_of(threat="infestation", **LOCKED).achieved.holds(Condition("clear", "board"))
    assert not line_of().achieved.holds(Condition("clear", "board"))
    assert line_of(tokens=[]).achieved.holds(Condition("clear", "board"))


def test_an_item_that_a_demon_of_a_portal_carries_can_be_had_once_it_summons() -> None:
    """Rule: RUL16-169, RUL16-170."""
    given: dict[str, Any] = {
        "tokens": [{**PIT, "carries": "jar"}],
        "items": [{"id": "jar", "name": "Jar"}],
        "victory": {"marines": {"got": "jar"}},
    }
    assert line_of(threat="infestation", **given).achieved.wins
    assert not line_of(threat="infestation", **given, **LOCKED).achieved.wins
    assert not line_of(**given).achieved.wins


def test_an_opened_door_stays_open_and_can_be_opened_by_marines_or_a_step() -> None:
    """Rule: RUL16-69, RUL16-179."""
    doors = [{**LOCKED["doors"][0]}]
    opens = {"id": "opens", "when": {"round": 1}, "do": [{"open": "gate"}]}
    by_marines = Condition("open", "gate", {"by": "marines"})  # type: ignore[arg-type]
    stepped = line_of(doors=doors, triggers=[opens]).achieved
    assert stepped.holds(Condition("open", "gate")) and stepped.holds(Condition("open", "any"))
    assert not stepped.holds(by_marines)
    unlocked = line_of(doors=[{key: doors[0][key] for key in ("at", "side", "id")}]).achieved
    assert unlocked.holds(Condition("open", "gate")) and unlocked.holds(by_marines)
    gone = line_of(doors=[{"at": [2, 0], "side": "east", "id": "gate", "open": True}]).achieved
    assert not gone.holds(Condition("open", "gate"))


def test_an_area_is_revealed_once_a_marine_sees_it() -> None:
    """Rule: RUL16-180."""
    areas: dict[str, Any] = {
        "pieces": [
            {"piece": "part-1", "at": [0, 0], "area": "west"},
            {"piece": "part-2", "at": [3, 0], "area": "east"},
        ],
        "areas": [{"id": "west", "start": True}, {"id": "east"}],
        "victory": {"marines": {"reveal": "east"}},
    }
    assert line_of(**areas).achieved.wins
    assert not line_of(**areas, **LOCKED).achieved.wins


def test_every_use_of_an_objective_carries_out_its_steps() -> None:
    """Rule: RUL16-184."""
    shelf = {"kind": "objective", "id": "shelf", "at": [1, 1], "do": [{"give": "jar"}]}
    given: dict[str, Any] = {
        "items": [{"id": "jar", "name": "Jar"}],
        "victory": {"marines": {"got": "jar", "count": 3}},
    }
    for times, enough in ((2, False), (3, True)):
        assert line_of(tokens=[{**shelf, "use": {"times": times}}], **given).achieved.wins is enough


def test_an_objective_beside_an_impassable_edge_is_used_across_it() -> None:
    """Rule: RUL16-57, RUL16-184: the two spaces stay adjacent."""
    drawing = "+ - + - + - +\n| A   . i O |\n+ - + - + - +"
    shelf = {"kind": "objective", "id": "shelf", "at": [2, 0]}
    given: dict[str, Any] = {
        "victory": {"marines": {"use": "shelf"}},
        "spawns": [{"side": "marines", "spaces": [[0, 0], [1, 0]]}],
    }
    for use, enough in (({"from": "on"}, False), ({"from": "adjacent"}, True)):
        assert line_of(drawing, tokens=[{**shelf, "use": use}], **given).achieved.wins is enough


CRATES: dict[str, Any] = {
    "token_types": [{"id": "crate", "blocks": ["steps"]}],
    "tokens": [{"kind": "crate", "spaces": [[2, 0], [2, 1]]}],
    "victory": {"marines": {"open": "gate"}},
}


@pytest.mark.parametrize(("reach", "wins"), [("beside", False), ("corner", True)])
def test_a_door_is_opened_from_the_end_of_its_line_by_the_house_rule(reach: str, wins: bool) -> None:
    """Rule: RUL16-69, house rule `door_reach`."""
    drawing = """
        + - + - + - + - + - + - +
        | A   .   . d .   .   . |
        +   +   +   +   +   +   +
        | .   .   . d .   .   . |
        +   +   +   +   +   +   +
        | .   .   . | .   .   . |
        + - + - + - + - + - + - +
    """
    doors = [{"at": [2, 0], "side": "east", "id": "gate"}]
    line = line_of(drawing, rules={"door_reach": reach}, doors=doors, marines=[1], **CRATES)
    assert line.achieved.wins == wins
    if wins:
        solution = solve(line.achieved)
        assert solution is not None and [stage.at for stage in solution.stages] == [(2, 2)]
        PortalCourse(line.problem.board, 1).verify(solution)
