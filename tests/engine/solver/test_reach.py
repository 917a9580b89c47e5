"""What marines can reach, rule by rule, on rooms in a row."""

from typing import Any

import pytest

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


@cases(
    ("rule", "data", "won"),
    [
        ("a door is opened by walking up to it", rooms("a|b|c"), True),
        ("no way leads through a wall", rooms("a|b#c"), False),
        ("a security door wants its key", rooms("a|b", ab=RED), False),
        ("a key opens every door of its color", rooms("a|b|c", ab=RED, bc=RED, tokens=[key("red", 1)]), True),
        ("a key of another color opens nothing", rooms("a|b", ab=RED, tokens=[key("blue", 1)]), False),
        ("a key behind its own door is out of reach", rooms("a|b", ab=RED, tokens=[key("red", 4)]), False),
        ("one key of two lies before the door", rooms("a|b", ab=RED, tokens=[key("red", 4), key("red", 1)]), True),
        ("a given key counts as got", rooms("a|b", ab=RED, tokens=[console(1, {"give": "key", "color": "red"})]), True),
        ("a lock waits for its flag", rooms("a|b", ab=POWER, tokens=[console(1, SET_POWER)]), True),
        (
            "a flag that is set behind the lock is never set",
            rooms("a|b", ab=POWER, tokens=[console(4, SET_POWER)]),
            False,
        ),
        ("key and needs on one door: both", rooms("a|b", ab=RED | POWER, tokens=[console(1, SET_POWER)]), False),
        ("unlock waives both", rooms("a|b", ab=RED | POWER, tokens=[console(1, {"unlock": "ab"})]), True),
        ("open opens without a key", rooms("a|b", ab=RED, tokens=[console(1, {"open": "ab"})]), True),
        ("never keeps a door shut", rooms("a|b", ab={"needs": {"never": True}}), False),
        ("a door that starts open needs no key", rooms("a|b", ab=RED | {"open": True}), True),
        ("a passage is wall until its needs hold", rooms("a|b", ab=PASSAGE), False),
        ("a passage opens by itself", rooms("a|b", ab=PASSAGE, tokens=[console(1, SET_POWER)]), True),
        ("a passage without needs is open", rooms("a|b", ab={"kind": "passage"}), True),
        (
            "an encounter may wait for a key",
            rooms("a|b", ab=POWER, tokens=[console(1, SET_POWER, needs={"got": "key", "color": "red"})]),
            False,
        ),
        (
            "a trigger fires when its condition holds",
            rooms("a|b|c", bc=POWER, triggers=[{"when": {"open": "ab"}, "do": [SET_POWER]}]),
            True,
        ),
        (
            "time passes: a round comes by waiting",
            rooms("a|b", ab=POWER, triggers=[{"when": {"round": 5}, "do": [SET_POWER]}]),
            True,
        ),
        (
            "clear takes fights as won",
            rooms("a|b|c", bc={"needs": {"clear": "b"}}, figures=[{"kind": "imp", "spaces": [[4, 0], [5, 1]]}]),
            True,
        ),
        ("an area that is not revealed is not clear", rooms("a|b", ab={"needs": {"clear": "b"}}), False),
        (
            "a figure that does not come can't be killed",
            rooms("a|b", ab={"needs": {"kill": "boss"}}, figures=[{"kind": "imp", "id": "boss", "at": [4, 0]}]),
            False,
        ),
        ("cards bring kinds in any number", rooms("a|b", ab={"needs": {"kill": "imp", "count": 9}}), True),
        (
            "what a figure carries lies where it dies",
            rooms(
                "a|b",
                ab={"needs": {"got": "disc"}},
                items=[{"id": "disc"}],
                figures=[{"kind": "imp", "at": [1, 1], "carries": "disc"}],
            ),
            True,
        ),
        (
            "an obstacle across the way stops it",
            rooms("a|b", tokens=[{"kind": "obstacle", "spaces": [[2, 0], [2, 1]]}]),
            False,
        ),
        ("a barrel can be shot away", rooms("a|b", tokens=[{"kind": "barrel", "spaces": [[2, 0], [2, 1]]}]), True),
        (
            "an obstacle can be removed by the script",
            rooms(
                "a|b",
                tokens=[{"kind": "obstacle", "id": "rock", "spaces": [[2, 0], [2, 1]]}, console(1, {"remove": "rock"})],
            ),
            True,
        ),
        (
            "a token may be placed by the script",
            rooms("a|b", ab=RED, tokens=[console(1, {"place": {"kind": "key", "color": "red", "at": [0, 1]}})]),
            True,
        ),
        ("ducts are not for marines", rooms("a#b", tokens=[{"kind": "duct", "spaces": [[1, 0], [4, 0]]}]), False),
        (
            "teleporters of a color are linked",
            rooms("a#b", tokens=[{"kind": "teleporter", "color": "red", "spaces": [[1, 0], [4, 0]]}]),
            True,
        ),
        (
            "teleporters of two colors are not",
            rooms(
                "a#b",
                tokens=[
                    {"kind": "teleporter", "color": "red", "at": [1, 0]},
                    {"kind": "teleporter", "color": "blue", "at": [4, 0]},
                ],
            ),
            False,
        ),
        (
            "a pad that waits is out of use at both ends",
            rooms(
                "a#b",
                tokens=[
                    {"kind": "teleporter", "color": "red", "at": [1, 0]},
                    {"kind": "teleporter", "color": "red", "at": [4, 0], "needs": {"flag": "power"}},
                ],
            ),
            False,
        ),
        (
            "a pad that waits can be switched on",
            rooms(
                "a#b",
                tokens=[
                    {"kind": "teleporter", "color": "red", "at": [1, 0]},
                    {"kind": "teleporter", "id": "far", "color": "red", "at": [4, 0], "needs": {"never": True}},
                    console(0, {"activate": "far"}),
                ],
            ),
            True,
        ),
        (
            "a pad with `to` leads there and nowhere else",
            rooms(
                "a#b#c",
                tokens=[
                    {"kind": "teleporter", "color": "red", "at": [1, 0], "to": [{"pad": "mid"}]},
                    {"kind": "teleporter", "id": "mid", "color": "red", "at": [4, 0], "to": [{"pad": "near"}]},
                    {"kind": "teleporter", "id": "near", "color": "red", "at": [0, 1], "to": [{"pad": "mid"}]},
                    {"kind": "teleporter", "id": "far", "color": "red", "at": [7, 0]},
                ],
            ),
            False,
        ),
        (
            "a script may reveal, but nobody walks through walls for it",
            rooms("a#b", tokens=[console(1, {"reveal": "b"})]),
            False,
        ),
        (
            "an exit door off the board",
            rooms(
                "a|b",
                openings_b=["E@0"],
                doors=[{"id": "out", "at": [5, 0], "side": "east", "exit": True, "key": "red"}],
                tokens=[key("red", 3)],
                victory={"marines": {"exit": "out"}, "invaders": {"frags": 6}},
            ),
            True,
        ),
        (
            "no key, no exit",
            rooms(
                "a|b",
                openings_b=["E@0"],
                doors=[{"id": "out", "at": [5, 0], "side": "east", "exit": True, "key": "red"}],
                victory={"marines": {"exit": "out"}, "invaders": {"frags": 6}},
            ),
            False,
        ),
        (
            "count of several",
            rooms(
                "a|b",
                ab={"needs": {"count": 2, "of": [{"open": "ab"}, {"flag": "power"}, {"round": 2}]}},
                tokens=[console(1, SET_POWER)],
            ),
            True,
        ),
        ("holding an area takes standing there", rooms("a|b", ab={"needs": {"hold": "a", "rounds": 3}}), True),
        ("one can't hold what one can't reach", rooms("a|b", ab={"needs": {"hold": "b", "rounds": 3}}), False),
    ],
)
def test_whether_the_marines_win(rule: str, data: Data, won: bool) -> None:
    assert wins(data) == won, rule


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
    passage = {"kind": "passage", "needs": {"flag": "power"}}
    for tokens, triggers in (([lever], [shutting]), ([lever, late], [])):
        line = outcome_of(rooms("a|b", ab=passage, tokens=tokens, triggers=triggers)).line
        assert line.achieved.wins
        assert shortest_dead_end(line.achieved).trap is None
