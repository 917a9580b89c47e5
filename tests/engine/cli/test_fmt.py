"""`kneedeep fmt`: the canonical form, and nothing else."""

from pathlib import Path
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


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A scenario with a door in its other spelling."""
    file = tmp_path / "a.yaml"
    file.write_text(WEST, encoding="utf-8")
    return file


@cases(("door", "expected"))
def test_both_spellings_name_the_same_line(door: list[Any], expected: list[Any]) -> None:
    (spelled,) = canonical(Scenario(title="x", doors=(Door(at=tuple(door[0]), side=door[1]),))).doors
    assert [[*spelled.at], spelled.side] == expected


def test_form_is_kept(shell: Shell, path: Path) -> None:
    path.write_bytes(("\ufeff" + WEST).replace("\n", "\r\n").encode())
    path.chmod(0o640)
    assert shell("fmt", path).status == 0
    assert path.read_bytes() == ("\ufeff" + EAST).replace("\n", "\r\n").encode()
    assert path.stat().st_mode & 0o777 == 0o640


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


def test_shipped_scenarios_are_in_canonical_form(shell: Shell) -> None:
    from kneedeep.support import resources

    assert shell("fmt", "--check", resources.folder("scenarios")).status == 0
