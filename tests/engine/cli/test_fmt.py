"""`kneedeep fmt`: the canonical form, and nothing else."""

import io
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kneedeep.board.canonical_text import canonical
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.saver import Saved, saved
from kneedeep.model.scenario.model import Door, Scenario
from kneedeep.model.scenario.source import Source
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls

WEST = halls("at: [3, 0], side: west  ").replace("doors:", "doors:   # two of them")
EAST = halls("at: [2, 0], side: east  ").replace("doors:", "doors:   # two of them")
UNSORTED = """\
tokens:
  # in the far hall
  - {kind: health, at: [4, 1]}
  - {kind: armor, in: start}

  - {kind: health, spaces: [[5, 0], [3, 0]]}   # two
  - {kind: health, at: [1, 0]}
  - {kind: health, at: [90, 0]}
  - {kind: armor, at: [0, 1]}
"""
SORTED = """\
tokens:
  - {kind: armor, at: [0, 1]}
  - {kind: health, at: [1, 0]}
  - {kind: armor, in: start}

  - {kind: health, spaces: [[5, 0], [3, 0]]}   # two
  # in the far hall
  - {kind: health, at: [4, 1]}
  - {kind: health, at: [90, 0]}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A scenario with a door in its other spelling."""
    file = tmp_path / "a.yaml"
    file.write_text(WEST, encoding="utf-8")
    return file


def test_a_door_gets_its_canonical_spelling_and_nothing_else_changes(shell: Shell, path: Path) -> None:
    assert shell("fmt", path) == (0, "", f"kneedeep: {path} changed\n")
    assert path.read_text(encoding="utf-8") == EAST
    assert shell("fmt", path) == (0, "", "")


@cases(("door", "expected"))
def test_both_spellings_name_the_same_line(door: list[Any], expected: list[Any]) -> None:
    (spelled,) = canonical(Scenario(title="x", doors=(Door(at=tuple(door[0]), side=door[1]),))).doors
    assert [[*spelled.at], spelled.side] == expected


def test_check_names_what_would_change_and_changes_nothing(shell: Shell, path: Path) -> None:
    other = path.with_name("b.yaml")
    other.write_text(EAST, encoding="utf-8")
    assert shell("fmt", "--check", path.parent) == (1, f"{path} would change\n", "")
    assert path.read_text(encoding="utf-8") == WEST
    assert shell("fmt", "--check", other) == (0, "", "")


def test_sorting_follows_areas_then_x_and_y_and_takes_comments_along(shell: Shell, path: Path) -> None:
    path.write_text(EAST.replace("tokens: []\n", UNSORTED), encoding="utf-8")
    assert shell("fmt", "--check", path).status == 0
    assert shell("fmt", "--sort", path).status == 0
    first, second = read(path.read_text(encoding="utf-8")), read(EAST.replace("tokens: []\n", SORTED))
    assert first.scenario == second.scenario
    text = path.read_text(encoding="utf-8")
    assert "  # in the far hall\n  - {kind: health, at: [4, 1]}\n" in text
    assert "  - {kind: health, spaces: [[5, 0], [3, 0]]}   # two\n" in text
    assert shell("fmt", "--sort", "--check", path).status == 0


def test_form_is_kept(shell: Shell, path: Path) -> None:
    path.write_bytes(("\ufeff" + WEST).replace("\n", "\r\n").encode())
    path.chmod(0o640)
    assert shell("fmt", path).status == 0
    assert path.read_bytes() == ("\ufeff" + EAST).replace("\n", "\r\n").encode()
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[", "it can't be read in whole (line 1, SCN001"),
        (WEST.replace("format: 1", "format: 7"), "it has a newer format."),
        (WEST.replace("area: far}", "area: 1}"), "it can't be read in whole (line 7, SCN002"),
    ],
)
def test_broken_files_are_reported_and_not_touched(shell: Shell, path: Path, text: str, said: str) -> None:
    path.write_text(text, encoding="utf-8")
    good = path.with_name("good.yaml")
    good.write_text(WEST, encoding="utf-8")
    done = shell("fmt", path, good)
    assert done.status == 2 and said in done.err
    assert path.read_text(encoding="utf-8") == text
    assert good.read_text(encoding="utf-8") == EAST


@pytest.mark.parametrize("part", ["triggers: true", "flags: [1]", "rules: {depth: 3}", "kind: {a: true}"])
def test_what_cannot_be_read_stays_in_the_file(shell: Shell, path: Path, part: str) -> None:
    path.write_text(f"{WEST}{part}  # as it was\n", encoding="utf-8")
    done = shell("fmt", "--sort", path)
    assert done.status == 0
    assert (
        f"can't read {'parts of ' if 'rules' in part else ''}{part.partition(':')[0]}; leaves it as it is" in done.err
    )
    assert path.read_text(encoding="utf-8") == f"{EAST}{part}  # as it was\n"


def test_a_file_that_would_lose_what_cannot_be_read_is_not_written(
    shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = WEST.replace("side: west  }", "side: west, lokc: red}") + "triggers: true\n"
    path.write_text(text, encoding="utf-8", newline="")

    def careless(source: Source, old: Scenario, new: Scenario) -> Saved:
        made = saved(source, old, new).text.replace(", lokc: red", "").replace("triggers: true\n", "")
        return Saved(made, read(made))

    monkeypatch.setattr("kneedeep.board.canonical_text.saved", careless)
    done = shell("fmt", path)
    message = f"kneedeep: {path} is left as it is: doors.lokc and triggers can't be read and would be lost.\n"
    assert done == (2, "", message)
    assert path.read_text(encoding="utf-8") == text


def test_what_is_read_from_standard_input_is_printed(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(WEST.encode())))
    assert shell("fmt", "-") == (0, EAST, "")


def test_shipped_scenarios_are_in_canonical_form(shell: Shell) -> None:
    from kneedeep.support import resources

    assert shell("fmt", "--check", resources.folder("scenarios")).status == 0
