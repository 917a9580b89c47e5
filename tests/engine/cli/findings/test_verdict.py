"""What `validate` says as text beyond single findings: the verdict on a scenario, and infos by their number."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.command import Shell
from tests.support.files import playable

TUTORIAL = resources.path("scenarios", "tutorial.yaml")


@pytest.fixture
def changed(tmp_path: Path, shell: Shell) -> Callable[..., str]:
    """Return a function that validates the tutorial with texts replaced."""

    def validate(*pairs: tuple[str, str], options: tuple[str, ...] = ()) -> str:
        text = Path(str(TUTORIAL)).read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / "map.yaml"
        path.write_text(text, encoding="utf-8")
        return shell("validate", *options, path).out

    return validate


def test_the_verdict_says_box_reach_winners_and_turns(changed: Callable[..., str]) -> None:
    told = changed()
    assert (
        "= verdict: This map can be built from one copy of the base game of 2004. The marines can reach everything. "
        "It can be won with 1, 2 or 3 marines. 3 marines need at least 4 turns. It is easy, as its author says.\n"
    ) in told
    assert "= assumes: " in told.splitlines()[-2], "at the end, above the numbers of findings"
    assert "How hard it is has not been measured.\n" in changed(("challenge: easy\n", ""))


def test_the_verdict_says_what_speaks_against_it(changed: Callable[..., str]) -> None:
    told = changed(("  - {kind: key, color: red,", "  - {kind: key, color: blue,"))
    assert " It can't be won with any number of marines. " in told
    lacking = changed(("tokens:\n", "tokens:\n  - {kind: key, color: red, spaces: [[3, 0], [4, 0]]}\n"))
    assert "= verdict: This map can't be built from one copy of the base game of 2004 (CMP002). " in lacking


@pytest.mark.parametrize(("name", "year"), [("tutorial", "2004"), ("range-day", "2016")])
def test_several_boxes_have_a_plural(tmp_path: Path, shell: Shell, name: str, year: str) -> None:
    text = Path(str(resources.path("scenarios", f"{name}.yaml"))).read_text(encoding="utf-8")
    path = tmp_path / "map.yaml"
    path.write_text(f"box: [base-{year}, base-{year}]\n{text}", encoding="utf-8")
    assert (
        f"= verdict: This map can be built from two copies of the base game of {year}. " in shell("validate", path).out
    )


def test_a_broken_board_is_not_judged(changed: Callable[..., str]) -> None:
    told = changed(("caps: auto", "caps: none"))
    assert "= verdict: This map can't be judged yet: fix BRD002 first.\n" in told
    assert "be won" not in told


def test_there_is_no_verdict_where_checks_were_left_out(changed: Callable[..., str]) -> None:
    for options in (("--select", "BRD"), ("--ignore", "LOS")):
        assert "be won" not in changed(options=options)


def test_infos_are_numbers_until_asked_for(changed: Callable[..., str]) -> None:
    plain = changed()
    assert "info LOS003" not in plain
    assert "= 4 infos: LOS003 long-sightline, LOS006 early-spawn-gap, " in plain
    for options in (("--infos",), ("--verbose",), ("--select", "LOS")):
        assert "info LOS003" in changed(options=options)


def test_the_mark_is_under_the_name_not_under_the_whole_line(changed: Callable[..., str]) -> None:
    lines = changed(options=("--select", "LOS003")).splitlines()
    start = next(number for number, line in enumerate(lines) if "{id: dock," in line)
    assert lines[start + 1][lines[start].index("id: dock") :] == "^" * len("id: dock")


def test_long_values_are_marked_at_their_key(changed: Callable[..., str]) -> None:
    many = ", ".join(f"[{x}, 99]" for x in range(60))
    told = changed(
        ("tokens:\n", f"tokens:\n  - {{kind: weapon, item: bfg, spaces: [{many}]}}\n"), options=("--select", "BRD005")
    )
    marks = [line for line in told.splitlines() if "^" in line]
    assert marks
    assert max(line.count("^") for line in marks) <= 60


def test_on_an_empty_map_the_next_steps_are_listed(tmp_path: Path, shell: Shell) -> None:
    path = tmp_path / "empty.yaml"
    path.write_text(
        "format: 1\nruleset: doom-2004\ntitle: E\npieces: []\nareas: [{id: start, start: true}]\n", encoding="utf-8"
    )
    done = shell("validate", path)
    assert done.status == 1
    assert "error BRD009" in done.out
    assert "= verdict: The map is empty.\n" in done.out
    assert "= next: Lay the first piece.\n" in done.out
    assert "= next: Set how each side wins.\n" in done.out


def test_without_a_start_the_next_step_is_listed_and_the_error_stays(changed: Callable[..., str]) -> None:
    out = changed(("spawns:\n  - {id: clamps, side: marines,", "spawns:\n  - {id: clamps, side: invaders,"))
    assert "error BRD009" in out
    assert "= verdict: The map is not finished yet.\n" in out
    assert "= next: Mark where the marines start.\n" in out


@cases("name", resources.names("scenarios", ".yaml"))
def test_only_what_can_be_played_is_sent_to_simulate(name: str, shell: Shell) -> None:
    path = resources.path("scenarios", name)
    told = shell("validate", path).out
    assert "= assumes: " in told
    assert ("`kneedeep simulate` shows" in told) == (path in playable())
