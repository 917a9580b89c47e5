"""What marines can reach, rule by rule, on rooms in a row."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from kneedeep.solver.dead_ends import shortest_dead_end
from kneedeep.solver.solution import solve
from tests.support.cases import cases
from tests.support.small_maps.script_cases import Data, outcome_of, rooms


def wins(data: Data, marines: int | None = None) -> bool:
    return outcome_of(data, marines).wins


def key(color: str, x: int, y: int = 0) -> Data:
    return {"kind": "key", "color": color, "at": [x, y]}


def console(x: int, *steps: Data, y: int = 1, **more: Any) -> Data:
    return {"kind": "encounter", "id": "console", "at": [x, y], "do": list(steps)} | more


RED = {"key": "red"}
POWER = {"needs": {"flag": "power"}}
PASSAGE = {"kind": "passage", "needs": {"flag": "power"}}
SET_POWER = {"set": "power"}
CASES = Path(__file__).with_name("reach.yaml")


@cases("case", yaml.safe_load(CASES.read_text(encoding="utf-8")), ids=lambda case: case["rule"])
def test_whether_the_marines_win(case: Data) -> None:
    parts = {name: value for name, value in case.items() if name not in ("rule", "plan", "won")}
    assert wins(rooms(case["plan"], **parts)) == case["won"], case["rule"]


def test_places_in_all_count_at_one_moment() -> None:
    both = {"marines": {"all": [{"reach": "a"}, {"reach": "c"}]}, "invaders": {"frags": 6}}
    data = rooms("a|b|c", victory=both) | {"marines": [1, 2]}
    assert not wins(data, 1)
    assert wins(data, 2)


LIFT: Data = {"kind": "exit", "id": "lift", "at": [1, 0]}


@pytest.mark.parametrize(
    ("rule", "data", "winning"),
    [
        (
            "who leaves sets the power for the others",
            rooms("a|b", ab=POWER, tokens=[LIFT | {"do": [SET_POWER]}]),
            [2, 3],
        ),
        (
            "a trigger waits for two who leave: a third goes on",
            rooms("a|b", ab=POWER, tokens=[LIFT], triggers=[{"when": {"exit": "lift", "who": 2}, "do": [SET_POWER]}]),
            [3],
        ),
        (
            "nobody has to leave because he could",
            rooms(
                "a|b",
                tokens=[LIFT],
                triggers=[{"when": {"exit": "lift", "who": 1}, "do": [SET_POWER]}],
                victory={"marines": {"reach": "b", "who": 2}, "invaders": {"frags": 6}},
            ),
            [2, 3],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_marines_who_leave_are_gone_and_the_others_go_on(rule: str, data: Data, winning: list[int]) -> None:
    """Rule: RUL-97 (`who` counts those who have not left)."""
    data = data | {"marines": [1, 2, 3]}
    assert [count for count in (1, 2, 3) if wins(data, count)] == winning
    for count in (1, 2, 3):
        assert (solve(outcome_of(data, count).line.achieved) is not None) == (count in winning)


def test_no_two_marines_stand_on_one_space() -> None:
    data = rooms("a|b", victory={"marines": {"reach": {"spaces": [[4, 0]]}, "who": 2}, "invaders": {"frags": 6}})
    assert not wins(data | {"marines": [2]})
    wide = rooms(
        "a|b", victory={"marines": {"reach": {"spaces": [[4, 0], [5, 0]]}, "who": 2}, "invaders": {"frags": 6}}
    )
    assert wins(wide | {"marines": [2]})


def test_a_key_that_only_two_get_makes_two_outcomes() -> None:
    data = rooms("a|b", ab=RED, tokens=[key("red", 1) | {"marines": 2}]) | {"marines": [1, 2, 3]}
    from kneedeep.solver.branch_results import party_results
    from tests.support.small_maps.script_cases import board_of

    found = {outcome.marines: outcome.wins for outcome in party_results(board_of(data))}
    assert found == {(1,): False, (2, 3): True}


def test_equipment_that_only_some_get_makes_no_difference() -> None:
    from kneedeep.solver.branch_results import party_results
    from tests.support.small_maps.script_cases import board_of

    data = rooms("a|b", tokens=[{"kind": "health", "at": [1, 0], "marines": 2}]) | {"marines": [1, 2, 3]}
    assert [outcome.marines for outcome in party_results(board_of(data))] == [(1, 2, 3)]


def test_what_the_players_judge_is_asked_once_with_and_once_without() -> None:
    outcome = outcome_of(rooms("a|b", ab={"needs": {"manual": "It is open."}}))
    assert outcome.wins and not outcome.wins_unjudged
    assert outcome_of(rooms("a|b")).wins_unjudged


def test_every_branch_of_a_choice_of_chance_must_be_winnable_and_one_of_the_marines() -> None:
    tokens = [key("red", 1) | {"id": "near"}, key("red", 4) | {"id": "far"}]
    choice = {"draw": 1, "of": [[{"token": "near"}], [{"token": "far"}]]}
    data = rooms("a|b", ab=RED, tokens=tokens)
    assert not outcome_of(data | {"choices": [choice | {"by": "chance"}]}).wins
    assert not outcome_of(data | {"choices": [choice | {"by": "invader"}]}).wins
    assert outcome_of(data | {"choices": [choice | {"by": "marines"}]}).wins
    assert len(outcome_of(data | {"choices": [choice | {"by": "chance"}]}).lines) == 2


def test_a_trigger_that_chance_may_leave_out_is_no_way_to_win() -> None:
    triggers = [{"id": name, "when": {"reveal": "a"}, "do": [{"open": "ab"}]} for name in ("one", "other")]
    entries = [[{"token": "one"}], [{"token": "other"}], []]
    data = rooms("a|b", ab={"id": "ab", "needs": {"flag": "f"}}, triggers=triggers)
    assert outcome_of(data | {"choices": [{"by": "chance", "of": entries[:2]}]}).wins
    assert not outcome_of(data | {"choices": [{"by": "chance", "of": entries}]}).wins


def test_the_invader_hides_a_key_in_the_part_of_the_area_that_is_worst() -> None:
    hidden = {"kind": "key", "color": "red", "in": "a"}
    assert outcome_of(rooms("a|b", ab=RED, tokens=[hidden])).wins
    cut_off = [hidden, {"kind": "obstacle", "spaces": [[1, 0], [1, 1]]}]
    outcome = outcome_of(rooms("a|b", ab=RED, tokens=cut_off))
    assert len(outcome.lines) == 2 and not outcome.wins


def test_a_lost_game_is_no_way_to_win() -> None:
    lost = {"marines": {"use": "console"}, "invaders": {"any": [{"frags": 6}, {"use": "console"}]}}
    assert not outcome_of(rooms("a|b", tokens=[console(1)], victory=lost)).wins
    ending = [{"when": {"reach": "b"}, "for": "nobody"}]
    assert not outcome_of(rooms("a|b|c", endings=ending)).wins
    assert outcome_of(rooms("a|b#c", endings=[{"when": {"reach": "b"}, "for": "marines"}])).wins


def test_two_marines_can_share_what_one_can_not() -> None:
    split = {"marines": {"all": [{"exit": "left", "who": 1}, {"reach": "b"}]}, "invaders": {"frags": 6}}
    data = rooms(
        "a|b", openings_a=["W@0"], doors=[{"id": "left", "at": [0, 0], "side": "west", "exit": True}], victory=split
    ) | {"marines": [1, 2]}
    assert not wins(data, 1)
    assert wins(data, 2)


def test_all_leaving_can_be_what_a_trigger_waits_for() -> None:
    data = rooms(
        "a|b",
        openings_a=["W@0"],
        doors=[{"id": "left", "at": [0, 0], "side": "west", "exit": True}],
        triggers=[{"when": {"exit": "left"}, "do": [{"win": "marines"}]}],
        victory={"invaders": {"frags": 6}},
    ) | {"marines": [2]}
    assert wins(data)


def test_what_is_wanting_is_named() -> None:
    outcome = outcome_of(rooms("a|b", ab=RED | POWER, tokens=[console(1, SET_POWER)]))
    achieved = outcome.line.achieved
    victory = achieved.problem.victories[0]
    assert [leaf.kind for leaf in achieved.wanting(victory)] == ["reach"]
    assert achieved.wanting(achieved.problem.board.doors[0].element.needs) == ()
    assert not achieved.locks_held & 1
    assert achieved.revealed == ("a",)


def test_a_passage_whose_needs_once_held_is_open_for_ever() -> None:
    lever = {"kind": "encounter", "id": "lever", "at": [1, 0], "do": [{"set": "power"}]}
    late = {"kind": "encounter", "id": "late", "at": [2, 0], "do": [{"shut": "ab"}]}
    shutting = {"when": {"flag": "power"}, "do": [{"shut": "ab"}]}
    for tokens, triggers in (([lever], [shutting]), ([lever, late], [])):
        line = outcome_of(rooms("a|b", ab=PASSAGE, tokens=tokens, triggers=triggers)).line
        assert line.achieved.wins
        assert shortest_dead_end(line.achieved).trap is None
