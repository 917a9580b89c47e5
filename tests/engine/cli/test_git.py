"""`kneedeep git` and merges by git itself: the driver is called, both sides' changes and comments are there."""

import shlex
import sys
from pathlib import Path

import pytest

from kneedeep.model.scenario.io.reader import read
from tests.support.files import path_of
from tests.support.repository import Repository

BASE = path_of("tutorial.yaml").read_text(encoding="utf-8")
PROGRAM = f"{shlex.quote(sys.executable)} -P -m kneedeep "
MAPS = Path(__file__).parent / "transcripts" / "maps"
MOVED, NAMED, ELSEWHERE = ((MAPS / f"{name}.yaml").read_text("utf-8") for name in ("moved", "named", "elsewhere"))


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    """The tutorial, and branches: one moves and adds an imp, one names the zombie on the next line."""
    made = Repository(tmp_path, BASE, "maps/tutorial.yaml")
    for name, text in (("named", NAMED), ("elsewhere", ELSEWHERE), ("moved", MOVED)):
        made.branch(name, text)
    return made


def _has_both(text: str) -> None:
    """Both sides' changes and comments are in a text that is read in whole."""
    reading = read(text)
    assert reading.scenario is not None and not reading.problems
    assert reading.scenario.title == "Colder Start"
    figures = [(one.kind, one.at, one.name) for one in reading.scenario.figures[:3]]
    assert figures == [("imp", (14, -3), ""), ("imp", (12, 3), ""), ("zombie", (13, 7), "Bob")]
    assert text.count("# nearer") == text.count("# the caretaker") == text.count("# the blind corner") == 1


def test_the_tools_of_git_open_the_window(repository: Repository) -> None:
    """A program that stands for the window: it writes down how it is started, and saves the map when it is told to."""
    folder = repository.folder
    (folder / "window").write_text(
        '#!/bin/sh\necho "$@" >> shown.txt\ncp "$3" compared.yaml\n'
        '[ -z "$SAVE" ] || { sleep 0.1; sed "s/Cold Start/Warm/" "$1" > saved; cat saved > "$1"; }\n',
        encoding="utf-8",
    )
    (folder / "window").chmod(0o755)
    for tool in ("difftool", "mergetool"):
        command = repository.git("config", f"{tool}.kneedeep.cmd").stdout.strip()
        repository.git("config", f"{tool}.kneedeep.cmd", command.replace(f"{PROGRAM}edit", "./window"))
    repository.git("difftool", "-y", "-t", "kneedeep", "main", "--", "maps/tutorial.yaml")
    assert (folder / "shown.txt").read_text("utf-8").startswith("maps/tutorial.yaml --compare ")
    assert (folder / "compared.yaml").read_text("utf-8") == BASE
    repository.git("merge", "elsewhere", status=1)
    marked = repository.text
    done = repository.git("mergetool", "-y", "-t", "kneedeep", status=1)
    assert "seems unchanged" in done.stdout and repository.text == marked
    assert (folder / "compared.yaml").read_text("utf-8") == MOVED.replace("at: [14, -3]}", "at: [13, -4]}")
    repository.git(
        "config", "mergetool.kneedeep.cmd", f"SAVE=1; export SAVE; {command}".replace(f"{PROGRAM}edit", "./window")
    )
    repository.git("mergetool", "-y", "-t", "kneedeep")
    assert repository.text == MOVED.replace("title: Cold Start", "title: Warm")
    assert repository.git("status", "--porcelain", "maps/tutorial.yaml").stdout == "M  maps/tutorial.yaml\n"


def test_a_failure_leaves_the_file_unmerged(repository: Repository) -> None:
    repository.commit("format: 1\nruleset: [\n")
    driver = repository.git("config", "merge.kneedeep.driver").stdout.strip()
    repository.git("config", "merge.kneedeep.driver", f"PATH=/nowhere {PROGRAM}{driver[driver.index('merge') :]}")
    done = repository.git("merge", "named", status=1)
    assert "maps/tutorial.yaml is not merged: can't run git: No such file or directory" in done.stderr
    assert repository.git("status", "--porcelain").stdout == "UU maps/tutorial.yaml\n"
    assert repository.text == "format: 1\nruleset: [\n"


@pytest.mark.parametrize(
    "name",
    [
        "-a x[1]*?/#käse\\two.yaml",
        *(pytest.param(name, marks=pytest.mark.nightly) for name in ("-map.yaml", "a x[1]/two.yaml")),
    ],
)
def test_names_with_signs_that_mean_something_elsewhere(tmp_path: Path, name: str) -> None:
    repository = Repository(tmp_path, BASE, name)
    repository.commit("steps: []\n", name=str(Path(name).with_name("other.yaml")))
    repository.kneedeep("git", "--set-up")
    assert "merge=kneedeep diff=kneedeep" in (tmp_path / ".gitattributes").read_text("utf-8")
    repository.commit(BASE)
    repository.branch("moved", MOVED)
    assert "moved 1 south" in repository.git("diff", "main").stdout
    assert "+Figure, imp at 14,-3." in repository.git("log", "-p", "-1").stdout
    repository.branch("named", NAMED)
    repository.git("merge", "moved", "-m", "both")
    _has_both(repository.text)
