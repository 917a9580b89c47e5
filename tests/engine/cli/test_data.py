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


def test_the_sheet_has_a_line_for_every_number_with_its_mark(shell: Shell) -> None:
    done = shell("data")
    assert (done.status, done.err) == (0, "")
    assert "S marines.1.bullets" in done.out and "S dice.red.faces" in done.out
    assert "stated by the source" in done.out
    data = json.loads(shell("data", "--format", "json").out)
    assert {entry["mark"] for entry in data["numbers"]} == {"S", "D", "M", "G", None}
    assert len([line for line in done.out.splitlines()[6:] if line]) == len(data["numbers"])


def test_the_path_is_printed(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "mine.json"))
    mine, tiles, prefabs, schema = shell("data", "path").out.splitlines()
    assert (mine, tiles) == (str(tmp_path / "mine.json"), str(tmp_path / "tiles.yaml"))
    assert "demons.imp.health" in Path(schema).read_text(encoding="utf-8")
    monkeypatch.delenv(VARIABLE)
    assert shell("data", "path").out.split()[0].endswith("numbers.json")


def test_the_line_of_simulated_games_counts_what_the_sheet_of_the_scenario_lists(shell: Shell) -> None:
    out = shell("simulate", TUTORIAL, "--games", 1, "--bots", "random", "--jobs", 1).out
    told = re.search(r"(\d+) of the (\d+) numbers in use are guessed or from memory: see `kneedeep (.+)`", out)
    assert told is not None
    listed = json.loads(shell(*shlex.split(told[3]), "--format", "json").out)["numbers"]
    unsure = [entry for entry in listed if entry["mark"] in ("M", "G")]
    assert (int(told[1]), int(told[2])) == (len(unsure), len(listed))
