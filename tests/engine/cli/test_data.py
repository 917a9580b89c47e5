"""`kneedeep data`: the sheet, the path, the user's file, what a game rests on."""

import json
import re
import shlex
from pathlib import Path

import pytest

from kneedeep.model.catalog.numbers.user_file import VARIABLE
from kneedeep.support import resources
from tests.support.command import Shell

TUTORIAL = resources.path("scenarios", "tutorial.yaml")


@pytest.fixture(autouse=True)
def no_file_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")


def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    file = tmp_path / "numbers.json"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(file))


def test_the_sheet_has_a_line_for_every_number_with_its_mark(shell: Shell) -> None:
    done = shell("data")
    assert (done.status, done.err) == (0, "")
    assert "S marines.1.bullets" in done.out and "S dice.red.faces" in done.out
    assert "stated by the source" in done.out
    data = json.loads(shell("data", "--format", "json").out)
    assert {entry["mark"] for entry in data["numbers"]} == {"S", "D", "M", "G", None}
    assert len([line for line in done.out.splitlines()[6:] if line]) == len(data["numbers"])


def test_only_the_marks_asked_for(shell: Shell) -> None:
    data = json.loads(shell("data", "--marks", "m,G", "--format", "json").out)
    assert {entry["mark"] for entry in data["numbers"]} == {"M", "G"}
    assert shell("data", "--marks", "U").out == "No number of those.\n"
    wrong = shell("data", "--marks", "X")
    assert wrong.status == 2 and "S, D, M, G, U" in wrong.err


def test_the_path_is_printed(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "mine.json"))
    mine, tiles, prefabs, schema = shell("data", "path").out.splitlines()
    assert (mine, tiles) == (str(tmp_path / "mine.json"), str(tmp_path / "tiles.yaml"))
    assert "demons.imp.health" in Path(schema).read_text(encoding="utf-8")
    monkeypatch.delenv(VARIABLE)
    assert shell("data", "path").out.split()[0].endswith("numbers.json")


def test_own_numbers_carry_their_mark(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own(tmp_path, monkeypatch, '{"format": 1, "doom-2004": {"figures.imp.move": 5}}')
    assert [line.split() for line in shell("data", "--marks", "U").out.splitlines()[2:]] == [
        ["U", "figures.imp.move", "5"]
    ]


def test_every_fault_of_ones_own_file_is_a_line(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own(tmp_path, monkeypatch, '{"format": 1, "doom-2004": {"figures.imp.mvoe": 5, "numbers.hand": -1}}')
    done = shell("data")
    assert done.status == 2 and done.out == ""
    first, second = done.err.splitlines()
    assert "numbers.json:1: There is no number figures.imp.mvoe: did you mean figures.imp.move?" in first
    assert "numbers.hand must be a whole number from 0 to 99, not -1." in second
    played = shell("play", "--text", TUTORIAL)
    assert played.status == 2 and played.err.count("\n") == 1 and "(and 1 more)" in played.err
    assert shell("validate", TUTORIAL).status == 0, "checks judge by the shipped numbers"


def test_what_a_scenario_and_a_saved_game_rest_on(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own(tmp_path, monkeypatch, '{"format": 1, "doom-2004": {"marines.1.wounds": 1}}')
    out = shell("data", TUTORIAL, "--marines", 1).out
    assert "figures.zombie.move" in out and "figures.vagary" not in out and "marines.2" not in out
    given = ["play", "--text", TUTORIAL, "--bots", "random,random", "--seed", 2, "--no-pause"]
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    out = shell(*given).out
    assert "Played with 1 number of a data file" in out
    assert f"1 your own: see `kneedeep data {TUTORIAL} --marines 1`" in " ".join(out.split())
    monkeypatch.setenv(VARIABLE, "")
    saved = shell("data", "tutorial.kneedeep-replay").out
    assert "U marines.1.wounds" in saved, "the numbers it was played with"
    told = shell("replay", "tutorial.kneedeep-replay", "--verify")
    assert told.status == 0 and "played with numbers of a data file: marines.1.wounds" in told.err


@pytest.mark.parametrize("file", ["nowhere.yaml", "nowhere.kneedeep-replay"])
def test_a_file_that_is_not_there_is_one_sentence(shell: Shell, file: str) -> None:
    done = shell("data", file)
    assert done.status == 2 and done.err.count("\n") == 1 and "no such file" in done.err


def test_simulated_games_are_played_with_ones_own_numbers(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ["simulate", TUTORIAL, "--games", 2, "--marines", 1, "--bots", "random", "--jobs", 1]
    shipped = shell(*given)
    own(tmp_path, monkeypatch, '{"format": 1, "doom-2004": {"marines.1.wounds": 1}}')
    frail = shell(*given)
    assert (shipped.status, frail.status) == (0, 0) and shipped.out != frail.out
    assert "numbers of your own" not in shipped.out
    assert "Played with numbers of your own: marines.1.wounds 1. " in frail.out
    producer_of = json.loads(shell(*given, "--format", "json").out)["made_by"]
    assert producer_of["numbers"] == {"marines.1.wounds": 1} and len(producer_of["catalog"]) == 64
    own(tmp_path, monkeypatch, "{")
    assert shell(*given).status == 2


def test_the_line_of_simulated_games_counts_what_the_sheet_of_the_scenario_lists(shell: Shell) -> None:
    out = shell("simulate", TUTORIAL, "--games", 1, "--bots", "random", "--jobs", 1).out
    told = re.search(r"(\d+) of the (\d+) numbers in use are guessed or from memory: see `kneedeep (.+)`", out)
    assert told is not None
    listed = json.loads(shell(*shlex.split(told[3]), "--format", "json").out)["numbers"]
    unsure = [entry for entry in listed if entry["mark"] in ("M", "G")]
    assert (int(told[1]), int(told[2])) == (len(unsure), len(listed))


def test_cards_that_nobody_can_play_are_told_where_the_expansion_is_used(shell: Shell) -> None:
    expansion = resources.path("scenarios", "airless.yaml")
    told = "10 marine cards of the expansion of 2005 are not dealt"
    assert told in shell("data", expansion).out and told not in shell("data", TUTORIAL).out
    for file, expected in ((expansion, True), (TUTORIAL, False)):
        out = shell("simulate", file, "--games", 1, "--marines", 1, "--bots", "random", "--jobs", 1).out
        assert (told in out) is expected


def test_what_a_map_of_the_other_edition_rests_on(shell: Shell) -> None:
    path = resources.path("scenarios", "range-day.yaml")
    data = json.loads(shell("data", path, "--marks", "M,G", "--format", "json").out)
    found = {entry["address"] for entry in data["numbers"]}
    assert data["ruleset"] == "doom-2016"
    assert {"demons.imp.health", "actions.uac.1.speed", "events.kd-fury.1"} <= found
    assert not {"actions.chainsaw.1.speed", "demons.cyberdemon.health", "numbers.sprint"} & found
    assert "the set Fury of this program is played instead" in shell("data", path).out
