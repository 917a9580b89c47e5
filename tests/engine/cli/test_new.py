"""`kneedeep new`: a valid start, written once."""

from pathlib import Path

import pytest

from kneedeep.cli.commands.new import title_from
from kneedeep.model.scenario.io.reader import read
from tests.support.cases import cases
from tests.support.command import Shell


@pytest.mark.parametrize("ruleset", ["doom-2004", "doom-2016"])
def test_a_new_scenario_is_clean_and_canonical(shell: Shell, tmp_path: Path, ruleset: str) -> None:
    path = tmp_path / "the-red-gate.yaml"
    assert shell("new", path, "--ruleset", ruleset) == (0, "", f"kneedeep: wrote {path}\n")
    checked = shell("validate", "--strict", path)
    assert checked.status == 0
    assert "error" not in checked.out
    assert "warning" not in checked.out
    assert shell("fmt", "--sort", "--check", path).status == 0
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None
    assert (scenario.title, scenario.ruleset) == ("The red gate", ruleset)


@cases("title", ['Halls: of "Iron" #1', "yes", "no way", "", "12", "界", "a\nb", " x ", "- x"])
def test_any_title_is_kept(shell: Shell, tmp_path: Path, title: str) -> None:
    path = tmp_path / "x.yaml"
    assert shell("new", path, "--title", title).status == 0
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None and scenario.title == title


def test_a_file_that_exists_is_never_overwritten(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("mine", encoding="utf-8")
    done = shell("new", path)
    assert done.status == 2 and done.err == f"kneedeep: {path} exists and is not overwritten: choose another name\n"
    assert path.read_text(encoding="utf-8") == "mine"


def test_what_cannot_be_written_is_said(shell: Shell, tmp_path: Path) -> None:
    assert "there is no such file or folder" in shell("new", tmp_path / "none" / "x.yaml").err
    done = shell("new", tmp_path / "x.yaml", "--title", "half a character: \udc80")
    assert done.status == 2 and "the title can't be written" in done.err
    assert not (tmp_path / "x.yaml").exists()


def test_the_schema_is_named_only_inside_a_checkout(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "engine" / "kneedeep").mkdir(parents=True)
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas" / "scenario.schema.json").write_text("{}", encoding="utf-8")
    (tmp_path / "maps" / "mine").mkdir(parents=True)
    inside = tmp_path / "maps" / "mine" / "x.yaml"
    assert shell("new", inside).status == 0
    first = inside.read_text(encoding="utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../../schemas/scenario.schema.json"
    (tmp_path / "schemas" / "scenario.schema.json").unlink()
    outside = tmp_path / "maps" / "y.yaml"
    assert shell("new", outside).status == 0
    assert outside.read_text(encoding="utf-8").startswith("format: 1\n")


@pytest.mark.parametrize(
    ("path", "title"), [("a/the_red--gate.yaml", "The red gate"), ("-.yaml", "Untitled"), ("E1M1", "E1M1")]
)
def test_the_title_comes_from_the_name_of_the_file(path: str, title: str) -> None:
    assert title_from(path) == title
