"""`kneedeep merge`: exit statuses, what is written where, conflicts of the meaning, files that can't be read."""

from pathlib import Path

import pytest

from tests.support.command import Done, Shell
from tests.support.files import path_of

BASE = path_of("tutorial.yaml").read_text(encoding="utf-8")
IMP, KEY, DOOR = (
    "{kind: imp, at: [14, -4]}",
    "{kind: key, color: red, at: [14, 8]}",
    "{id: hall-door, at: [14, 0], side: east,",
)
NORTH, WEST = BASE.replace(IMP, "{kind: imp, at: [14, -3]}"), BASE.replace(IMP, "{kind: imp, at: [13, -4]}")
TITLE = BASE.replace("title: Cold Start", "title: Colder Start")


class Merging:
    """Three files and the command."""

    def __init__(self, folder: Path, shell: Shell) -> None:
        self.folder, self.shell = folder, shell

    def __call__(self, ours: str, theirs: str, *options: str, base: str = BASE) -> Done:
        """Merge three texts."""
        names = []
        for name, text in (("base", base), ("ours", ours), ("theirs", theirs)):
            path = self.folder / f"{name}.yaml"
            path.write_text(text, encoding="utf-8", newline="")
            names.append(path)
        return self.shell("merge", *names, *options)

    @property
    def ours(self) -> str:
        """What is in the file of our side."""
        return (self.folder / "ours.yaml").read_text(encoding="utf-8")


@pytest.fixture
def merging(tmp_path: Path, shell: Shell) -> Merging:
    """The command with three files."""
    return Merging(tmp_path, shell)


def test_the_result_is_written_into_our_file(merging: Merging) -> None:
    assert merging(NORTH, TITLE) == Done(0, "", "")
    assert merging.ours == NORTH.replace("title: Cold Start", "title: Colder Start")


def test_the_result_can_be_printed(merging: Merging) -> None:
    done = merging(NORTH, TITLE, "-o", "-")
    assert done == Done(0, NORTH.replace("title: Cold Start", "title: Colder Start"), "")
    assert merging.ours == NORTH


def test_a_conflict_is_marked_and_named(merging: Merging) -> None:
    done = merging(NORTH, WEST, "--path", "maps/a.yaml", "--marker-size", "9")
    assert (done.status, done.err) == (1, "kneedeep: maps/a.yaml: imp at 14,-4: at: ours 14,-3, theirs 13,-4\n")
    assert merging.ours == BASE.replace(
        f"  - {IMP}\n",
        "<<<<<<<<< ours\n  - {kind: imp, at: [14, -3]}\n=========\n  - {kind: imp, at: [13, -4]}\n>>>>>>>>> theirs\n",
    )


def test_conflicts_can_be_decided_for_a_side(merging: Merging) -> None:
    done = merging(NORTH, WEST, "--take", "ours")
    assert done.status == 0 and "at: ours 14,-3, theirs 13,-4" in done.err and merging.ours == NORTH
    assert merging(NORTH, WEST, "--take", "theirs", "--trust").status == 0 and merging.ours == WEST
    assert merging("a: [\n", "b: [\n", "--take", "theirs", base="c: [\n").status == 0
    assert merging.ours == "b: [\n"


def test_a_file_that_both_sides_added_is_merged_by_lines(merging: Merging) -> None:
    done = merging(NORTH, WEST, base="")
    assert done.status == 1 and "ours.yaml is merged by lines: both sides added it\n" in done.err
    large = BASE + "# " + "x" * (1 << 20) + "\n"
    assert "merged by lines: base can't be read (The file is larger" in merging(NORTH, WEST, base=large).err


def test_an_error_that_neither_side_had_is_a_conflict_of_the_meaning(merging: Merging) -> None:
    beyond = BASE.replace(KEY, "{kind: key, color: red, at: [20, 0]}")
    locked = BASE.replace(DOOR, f"{DOOR} key: red,")
    done = merging(beyond, locked)
    assert done.status == 1 and "RCH002 only after the merge: The red security door at 14,0" in done.err
    assert "<<<" not in merging.ours and "key: red, text" in merging.ours
    assert merging(beyond, locked, "--trust") == Done(0, "", "")


def test_an_error_that_one_side_had_is_none(merging: Merging) -> None:
    broken = BASE.replace("{id: store, piece: room-4x4, at: [11, 6]", "{id: store, piece: room-4x4, at: [11, 5]")
    assert merging(broken, TITLE) == Done(0, "", "")


def test_a_file_that_can_not_be_read_is_merged_by_lines(merging: Merging) -> None:
    broken = BASE.replace("minutes: [30, 45]", "minutes: [30, 45")
    done = merging(broken, BASE.replace("at: [22, -2], turn: 90", "at: [22, -2]"))
    assert done.status == 0 and "ours.yaml is merged by lines: " in done.err
    assert merging.ours == broken.replace("at: [22, -2], turn: 90", "at: [22, -2]")
    done = merging(broken, BASE.replace("minutes: [30, 45]", "minutes: [40, 45]"))
    assert done.status == 1 and "<<<<<<< ours\n" in merging.ours
    done = merging(BASE.replace(IMP, "{kind: imp, at: here}"), TITLE)
    assert done.status == 0 and "merged by lines: " in done.err and "at: here" in merging.ours


def test_what_can_not_be_merged_stays(merging: Merging, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    done = merging("format: [", TITLE)
    assert done.status == 129 and "is not merged: can't run git" in done.err and merging.ours == "format: ["
    assert merging.shell("merge", "none.yaml", "none.yaml", "none.yaml").status == 129
