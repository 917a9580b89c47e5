"""`kneedeep git` and merges by git itself: the driver is called, both sides' changes and comments are there."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kneedeep.model.scenario.io.reader import read
from tests.support.files import path_of
from tests.support.repository import Repository

BASE = path_of("tutorial.yaml").read_text(encoding="utf-8")
BASE_2016 = path_of("brine.yaml").read_text(encoding="utf-8")
IMP, ZOMBIE = "  - {kind: imp, at: [14, -4]}\n", "  - {kind: zombie, at: [13, 7]}\n"
PROGRAM = f"{shlex.quote(sys.executable)} -P -m kneedeep "
MOVED = BASE.replace(IMP, "  - {kind: imp, at: [14, -3]}   # nearer\n  - {kind: imp, at: [12, 3]}\n")
NAMED = BASE.replace(ZOMBIE, "  # the caretaker\n  - {kind: zombie, at: [13, 7], name: Bob}\n").replace(
    "title: Cold Start", "title: Colder Start"
)
ELSEWHERE = BASE.replace(IMP, "  - {kind: imp, at: [13, -4]}\n")


@pytest.fixture(scope="module")
def branched(tmp_path_factory: pytest.TempPathFactory) -> Repository:
    """The tutorial, and branches: one moves and adds an imp, one names the zombie on the next line."""
    made = Repository(tmp_path_factory.mktemp("branched"), BASE, "maps/tutorial.yaml")
    made.branch("moved", MOVED)
    made.branch("named", NAMED)
    made.branch("elsewhere", ELSEWHERE)
    made.git("checkout", "-q", "moved")
    return made


@pytest.fixture
def repository(branched: Repository, tmp_path: Path) -> Repository:
    """A copy of the repository with the branches."""
    return branched.copied_to(tmp_path)


def _has_both(text: str) -> None:
    """Both sides' changes and comments are in a text that is read in whole."""
    reading = read(text)
    assert reading.scenario is not None and not reading.problems
    assert reading.scenario.title == "Colder Start"
    figures = [(one.kind, one.at, one.name) for one in reading.scenario.figures[:3]]
    assert figures == [("imp", (14, -3), ""), ("imp", (12, 3), ""), ("zombie", (13, 7), "Bob")]
    assert text.count("# nearer") == text.count("# the caretaker") == text.count("# the blind corner") == 1


def test_lines_that_git_alone_can_not_merge_are_merged(repository: Repository) -> None:
    repository.git("-c", "core.attributesFile=/dev/null", "merge", "named", "-m", "both")
    _has_both(repository.text)


def test_without_the_set_up_git_finds_a_conflict_in_them(repository: Repository) -> None:
    repository.kneedeep("git", "--undo")
    repository.git("commit", "-qam", "undone")
    assert "CONFLICT" in repository.git("merge", "named", status=1).stdout


def test_rebase(repository: Repository) -> None:
    repository.git("rebase", "-q", "named")
    _has_both(repository.text)


def test_cherry_pick(repository: Repository) -> None:
    repository.git("cherry-pick", "named")
    _has_both(repository.text)


def test_stash_pop(repository: Repository) -> None:
    repository.git("checkout", "-q", "named")
    repository.file.write_text(
        NAMED.replace("    # cover in the hall", "    # cover in the hall").replace(
            IMP, "  - {kind: imp, at: [14, -3]}   # nearer\n  - {kind: imp, at: [12, 3]}\n"
        ),
        encoding="utf-8",
    )
    repository.git("stash", "-q")
    repository.commit(NAMED.replace("name: Bob}", "name: Bob, marines: 2}"))
    repository.git("stash", "pop")
    _has_both(repository.text)
    assert "name: Bob, marines: 2" in repository.text


def test_a_file_that_was_renamed_on_one_side(repository: Repository) -> None:
    repository.git("mv", "maps/tutorial.yaml", "maps/first.yaml")
    repository.git("commit", "-qm", "renamed")
    repository.git("merge", "-q", "named", "-m", "both")
    _has_both((repository.folder / "maps" / "first.yaml").read_text(encoding="utf-8"))


def test_a_conflict_stays_in_the_index_until_it_is_solved(repository: Repository) -> None:
    done = repository.git("merge", "elsewhere", status=1)
    assert "maps/tutorial.yaml: imp at 14,-4: at: ours 14,-3, theirs 13,-4" in done.stderr
    assert repository.git("status", "--porcelain").stdout == "UU maps/tutorial.yaml\n"
    assert repository.text == MOVED.replace(
        "  - {kind: imp, at: [14, -3]}   # nearer\n",
        "<<<<<<< ours\n  - {kind: imp, at: [14, -3]}   # nearer\n=======\n"
        "  - {kind: imp, at: [13, -4]}   # nearer\n>>>>>>> theirs\n",
    )


def test_a_file_with_conflicts_is_shown_in_sentences(repository: Repository) -> None:
    repository.git("merge", "elsewhere", status=1)
    lines = repository.git("diff").stdout.splitlines()
    first = lines.index("++<<<<<<< ours")
    ours, theirs = " +Figure, imp at 14,-3.", "+ Figure, imp at 13,-4."
    assert lines[first : first + 5] == ["++<<<<<<< ours", ours, "++=======", theirs, "++>>>>>>> theirs"]
    assert not any("kind: imp" in line for line in lines)


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


def test_branches_that_edit_different_areas_of_a_map_of_each_edition(tmp_path: Path) -> None:
    for name, text, one, other in (
        (
            "2004",
            BASE,
            ("piece: room-5x5, at: [0, 0]", "piece: room-5x5, at: [-1, 0]"),
            ("name: Relay", "name: Junction"),
        ),
        ("2016", BASE_2016, ("name: Landing", "name: Cage"), ("at: [14, 20], marines: 4", "at: [13, 20], marines: 3")),
    ):
        folder = tmp_path / name
        folder.mkdir()
        repository = Repository(folder, text)
        repository.branch("one", text.replace(*one))
        repository.branch("other", text.replace(*other))
        repository.git("merge", "-q", "one", "-m", "both", status=None)
        assert repository.text == text.replace(*one).replace(*other)


def test_a_log_shows_sentences(repository: Repository) -> None:
    shown = repository.git("log", "-p", "-1", "named").stdout
    assert "-Figure, zombie at 13,7." in shown.splitlines()
    assert "+Figure, zombie “Bob” at 13,7: name Bob." in shown.splitlines()


def test_a_broken_file_is_shown_as_it_is(repository: Repository) -> None:
    repository.commit("format: 1\nruleset: [\n")
    assert "+ruleset: [" in repository.git("log", "-p", "-1").stdout.splitlines()


def test_the_set_up_is_taken_back_and_touches_only_its_own_lines(tmp_path: Path) -> None:
    attributes = tmp_path / ".gitattributes"
    attributes.write_text("*.png binary\n", encoding="utf-8")
    repository = Repository(tmp_path, BASE, "maps/tutorial.yaml")
    (tmp_path / "mixed").mkdir()
    (tmp_path / "mixed" / "a map.yaml").write_text(BASE, encoding="utf-8")
    (tmp_path / "mixed" / "build.yaml").write_text("steps: []\n", encoding="utf-8")
    repository.kneedeep("git", "--set-up")
    kneedeep = ['"/mixed/a map.yaml" merge=kneedeep diff=kneedeep', "/maps/*.yaml merge=kneedeep diff=kneedeep"]
    assert attributes.read_text(encoding="utf-8").splitlines() == ["*.png binary", *kneedeep]
    checked = repository.git("check-attr", "merge", "mixed/a map.yaml", "mixed/build.yaml").stdout
    assert checked == "mixed/a map.yaml: merge: kneedeep\nmixed/build.yaml: merge: unspecified\n"
    repository.kneedeep("git", "--undo")
    assert attributes.read_text(encoding="utf-8") == "*.png binary\n"
    assert "kneedeep" not in repository.git("config", "--local", "--list").stdout


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


def test_outside_of_a_repository_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    command = [sys.executable, "-P", "-m", "kneedeep", "git", "--set-up"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "not a git repository" in done.stderr
