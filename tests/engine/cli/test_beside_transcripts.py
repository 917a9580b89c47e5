"""What transcripts can't hold of small commands: odd signs, large files, editions that there are not."""

from pathlib import Path

import pytest

from kneedeep.model.catalog.edition import edition_of
from kneedeep.model.scenario.io.reader import read
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import SCENARIOS, path_of


@cases("title", ['Halls: of "Iron" #1', "yes", "no way", "", "12", "界", "a\nb", " x ", "- x"])
def test_a_new_scenario_keeps_any_title(shell: Shell, tmp_path: Path, title: str) -> None:
    path = tmp_path / "x.yaml"
    assert shell("new", path, "--title", title).status == 0
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None and scenario.title == title


def test_a_new_scenario_has_no_title_that_cannot_be_written(shell: Shell, tmp_path: Path) -> None:
    done = shell("new", tmp_path / "x.yaml", "--title", "half a character: \udc80")
    assert done.status == 2 and "the title can't be written" in done.err
    assert not (tmp_path / "x.yaml").exists()


def test_a_file_that_is_too_large_is_merged_by_lines(shell: Shell, tmp_path: Path) -> None:
    text = path_of("tutorial.yaml").read_text(encoding="utf-8")
    imp = "{kind: imp, at: [14, -4]}"
    files = {"base": f"{text}# {'x' * (1 << 20)}\n", "ours": text.replace(imp, ""), "theirs": text.replace(imp, "[]")}
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8", newline="")
    done = shell("merge", *(tmp_path / name for name in files))
    assert done.status == 1 and "merged by lines: base can't be read (The file is larger" in done.err


def test_an_edition_that_the_solver_does_not_know_is_named_in_one_sentence(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = edition_of("doom-2016")
    without = known._replace(features=known.features - {"solver"})
    monkeypatch.setattr("kneedeep.cli.commands.solve.edition_of", lambda _ruleset: without)
    path = SCENARIOS / "range-day.yaml"
    said = f"kneedeep: {path} is for the 2016 edition, whose ways to victory can't be searched yet\n"
    assert shell("solve", path) == (2, "", said)
