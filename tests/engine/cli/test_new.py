"""`kneedeep new`: titles."""

from pathlib import Path

from kneedeep.model.scenario.io.reader import read
from tests.support.cases import cases
from tests.support.command import Shell


@cases("title", ['Halls: of "Iron" #1', "yes", "no way", "", "12", "界", "a\nb", " x ", "- x"])
def test_any_title_is_kept(shell: Shell, tmp_path: Path, title: str) -> None:
    path = tmp_path / "x.yaml"
    assert shell("new", path, "--title", title).status == 0
    scenario = read(path.read_bytes()).scenario
    assert scenario is not None and scenario.title == title


def test_a_title_that_cannot_be_written_is_said(shell: Shell, tmp_path: Path) -> None:
    done = shell("new", tmp_path / "x.yaml", "--title", "half a character: \udc80")
    assert done.status == 2 and "the title can't be written" in done.err
    assert not (tmp_path / "x.yaml").exists()
