"""`kneedeep solve`, `inspect reach` and `inspect respawn` on the command line."""

import json
from pathlib import Path

import pytest
import yaml

from kneedeep.analysis.framework.check import load_check
from kneedeep.model.catalog.edition import edition_of
from kneedeep.support import resources
from tests.support.command import Shell
from tests.support.files import SCENARIOS
from tests.support.small_maps.script_cases import Data, rooms

TUTORIAL = resources.path("scenarios", "tutorial.yaml")


@pytest.fixture
def written(tmp_path: Path):  # type: ignore[no-untyped-def]
    def write(data: Data) -> Path:
        path = tmp_path / "rooms.yaml"
        path.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
        return path

    return write


LOCKED = rooms("a|b|c", ab={"key": "red"}, tokens=[{"kind": "key", "color": "red", "at": [4, 0]}])


def test_a_winnable_scenario_is_told_step_by_step(shell: Shell) -> None:
    done = shell("solve", TUTORIAL)
    assert (done.status, done.err) == (0, "")
    assert "1, 2 or 3 marines: the marines can win in 4 steps" in done.out
    assert (
        "take the red key at 14,8  [" in done.out and "leave by the way out with a red lock at 24,0 east  [" in done.out
    )


def test_as_json_it_has_points_turns_and_reveals(shell: Shell) -> None:
    outcome = json.loads(shell("solve", TUTORIAL, "--format", "json", "--marines", 2).out)["outcomes"][0]
    assert outcome["marines"] == [2] and outcome["winnable"] and outcome["fewest"]
    assert outcome["turns"] == -(-outcome["points"] // 8) == outcome["steps"][-1]["turn"]
    assert {"open": "door:hatch"}.items() <= outcome["steps"][0].items()
    assert outcome["steps"][0]["reveals"] == ["area:relay"]


def test_what_stands_in_the_way_is_told_with_exit_status_one(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    done = shell("solve", written(LOCKED))
    assert done.status == 1
    assert done.out.splitlines() == [
        "Rooms, 1 marine: the marines can't win.",
        "  never happens: a marine stands in “c”",
        "  stays locked: the red security door at 2,0 east, until a marine has the red key",
        "      take the red key at 4,0: behind the red security door at 2,0 east",
        "  never revealed: “b”",
        "  never revealed: “c”",
    ]


def test_the_same_as_json(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    outcome = json.loads(shell("solve", written(LOCKED), "--format", "json").out)["outcomes"][0]
    assert not outcome["winnable"] and outcome["circles"] == [["door:ab"]]
    assert outcome["locks"][0]["sources"] == [{"take": "token:key@4,0", "behind": ["door:ab"]}]
    assert outcome["unrevealed"] == ["area:b", "area:c"]


def test_a_way_that_takes_longer_than_the_limit_of_the_victory_is_no_victory(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    data = yaml.safe_load(TUTORIAL.read_text(encoding="utf-8"))
    data["victory"]["invaders"] = {"rounds": 3}
    path = written(data)
    done = shell("solve", path)
    assert done.status == 1
    assert "can't win in time" in done.out and "OBJ004 (1 marine): The limit of 3 rounds" in done.out
    told = json.loads(shell("solve", path, "--format", "json").out)["outcomes"]
    assert [outcome["winnable"] for outcome in told] == [False]
    assert {hitch["code"] for hitch in told[0]["hitches"]} == {"OBJ004"}


def test_a_trap_beside_the_way_is_told(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    done = shell("solve", written(yaml.safe_load(load_check("RCH011").page.example)))
    assert done.status == 0
    assert "RCH011: Once the marines" in done.out


def test_the_locks_as_a_graph(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    done = shell("solve", written(LOCKED), "--format", "dot")
    assert done.status == 1 and done.out.startswith("digraph locks {")


def test_a_number_of_marines_that_it_is_not_made_for_is_refused(shell: Shell) -> None:
    done = shell("solve", TUTORIAL, "--marines", 4)
    assert done.status == 2 and "it is made for 1, 2, 3" in done.err


def test_judgement_is_said(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    done = shell("solve", written(rooms("a|b", ab={"needs": {"manual": "All agree."}})))
    assert done.status == 0 and "can win, if the players decide so, in " in done.out
    assert "the players judge: All agree." in done.out


def test_reach_lists_what_is_reached_and_in_which_order(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    data = rooms("a|b|c", bc={"key": "red"}, tokens=[{"kind": "key", "color": "red", "at": [4, 0]}])
    answer = json.loads(shell("inspect", "reach", written(data)).out)
    assert answer["reachable"] == [[x, y] for x in range(9) for y in (0, 1)]
    opens, take = {"open": "door:ab"}, {"take": "token:key@4,0"}
    reveal = [{"reveal": f"area:{name}"} for name in "abc"]
    assert answer["order"] == [reveal[0], opens, reveal[1], take, {"open": "door:bc"}, reveal[2]]
    assert (answer["states"], answer["exhaustive"]) == (3, True)


def test_respawn_answers_with_band_spaces_and_fallback(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    path = written(rooms("a|b|c|d"))
    answer = json.loads(shell("inspect", "respawn", path, "--from", "0,0").out)
    spaces = [[x, y] for x in range(8, 12) for y in (0, 1)]
    assert answer == {"band": [8, 16], "spaces": spaces, "fallback": False, "tokens": "allowed"}
    near = json.loads(shell("inspect", "respawn", path, "--from", "0,0", "--areas", "a,b").out)
    assert near == {**answer, "spaces": [[5, 0], [5, 1]], "fallback": True}


def test_respawn_refuses_unknown_areas_and_spaces(shell: Shell, written) -> None:  # type: ignore[no-untyped-def]
    path = written(rooms("a|b"))
    assert "there is no area 'x'" in shell("inspect", "respawn", path, "--from", "0,0", "--areas", "a,x").err
    assert shell("inspect", "respawn", path, "--from", "40,0").status == 2


def test_an_edition_that_the_solver_does_not_know_is_named_in_one_sentence(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = edition_of("doom-2016")
    without = known._replace(features=known.features - {"solver"})
    monkeypatch.setattr("kneedeep.cli.commands.solve.edition_of", lambda _ruleset: without)
    path = SCENARIOS / "range-day.yaml"
    done = shell("solve", path)
    assert (done.status, done.out) == (2, "")
    assert done.err == (f"kneedeep: {path} is for the 2016 edition, whose ways to victory can't be searched yet\n")


def test_a_solution_names_the_portals_that_summon_on_the_way(shell: Shell) -> None:
    """Doors, portals, what demons drop: of a scenario under Infestation (RUL16-151, RUL16-170)."""
    done = shell("solve", SCENARIOS / "specimen-run.yaml")
    assert done.status == 0
    assert done.out.splitlines() == [
        "Specimen Run, 1, 2, 3 or 4 marines: the marines can win in 8 steps, 22 points.",
        "   1. the blue portal at 7,8 and the yellow portal at 7,5 summon;"
        " frag the demons from the yellow portal at 7,5  [0 points]",
        "   2. go to 6,4: take the Specimen that a demon from the yellow portal at 7,5 carried  [6 points]",
        "   3. open the door at 8,6 east; the blue portal at 14,8 summons  [9 points]",
        "   4. go to 13,5: the red portal at 17,5 summons; frag the demons from the red portal at 17,5  [14 points]",
        "   5. go to 16,4: take the Specimen that a demon from the red portal at 17,5 carried  [17 points]",
        "   6. open the door at 18,6 east; the yellow portal at 21,7 summons  [20 points]",
        "   7. frag the demons from the yellow portal at 21,7  [20 points]",
        "   8. go to 20,6: take the Specimen that a demon from the yellow portal at 21,7 carried  [22 points]",
    ]


def test_a_solution_with_portals_as_json(shell: Shell) -> None:
    """The first door opened lets both portals summon (RUL16-175)."""
    done = shell("solve", "--format", "json", "--marines", "2", SCENARIOS / "range-day.yaml")
    (outcome,) = json.loads(done.out)["outcomes"]
    assert outcome["winnable"] and outcome["turns"] is None
    assert [list(step)[0] for step in outcome["steps"]] == ["kill", "open", "defeat", "defeat"]
    assert outcome["steps"][0]["kill"] == "figure:imp@6,1"
    assert outcome["steps"][0]["others"] == ["figure:possessed-soldier@5,4"]
    step = {"open": "door:south-door", "at": [3, 5], "reveals": [], "points": 5, "turn": None}
    assert outcome["steps"][1] == {**step, "summons": ["token:near", "token:far"]}


def test_events_are_told_by_the_round(shell: Shell) -> None:
    done = shell("solve", TUTORIAL, "--events")
    assert (done.status, done.err) == (0, "")
    assert "From round 3\n  Take the red key at 14,8\nFrom round 4\n  Open the way out" in done.out
