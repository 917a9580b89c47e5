"""`kneedeep diff`: words, meaning, pictures and exit statuses, and the arguments of git."""

import base64
import json
import random
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from kneedeep.model.scenario.comparison import compared
from kneedeep.report.differences.difference_lines import GROUPS, difference_lines, word_by_word
from kneedeep.report.producer import origin_of
from tests.support.cases import cases
from tests.support.command import Shell, process
from tests.support.files import SHIPPED, path_of
from tests.support.generators.random_edits import random_edit
from tests.support.reading import scenario_in
from tests.support.small_maps import skirmish
from tests.support.small_maps.two_halls import halls

TUTORIAL = path_of("tutorial.yaml")
BASE = TUTORIAL.read_text(encoding="utf-8")
NEWER = (Path(__file__).parent / "transcripts" / "maps" / "newer.yaml").read_text(encoding="utf-8")
HALLS = halls(tokens="[{kind: key, color: red, at: [4, 0]}]", figures="[{kind: imp, at: [5, 1]}]")
NEWER_HALLS = HALLS.replace("at: [5, 1]", "at: [4, 1]")
"""A small map whose passport is soon made, and a newer draft of it."""
MOVED = "imp at 5,1: moved 1 west to 4,1"


class Drafts:
    """Two files and the command."""

    def __init__(self, folder: Path, shell: Shell) -> None:
        self.folder, self.shell = folder, shell

    def __call__(self, before: str, after: str, *options: str) -> Any:
        """Compare two texts."""
        for name, text in (("old.yaml", before), ("new.yaml", after)):
            (self.folder / name).write_text(text, encoding="utf-8")
        return self.shell("diff", "old.yaml", "new.yaml", *options)


@pytest.fixture
def drafts(tmp_path: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> Drafts:
    """The command in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Drafts(tmp_path, shell)


def test_games_of_both_drafts_are_compared(drafts: Drafts) -> None:
    base = skirmish.TEXT
    locked = base.replace("at: [4, 0], side: east", "at: [4, 0], side: east, key: red")
    assert locked != base
    done = drafts(base, locked, "--simulate", "5")
    assert done.status == 1 and "in 5 simulated games of each" in done.out and ", score: " in done.out
    data = json.loads(drafts(base, locked, "--simulate", "3", "--format", "json").out)
    assert data["simulated"]["games"] == 3
    assert all(one["sure"] == (one["low"] > 0 or one["high"] < 0) for one in data["simulated"]["changes"])
    assert any(one["measure"] == "marines win" for one in data["simulated"]["changes"])


def test_the_picture_has_every_number_that_has_a_place(drafts: Drafts) -> None:
    svg = drafts(BASE, NEWER, "--format", "svg").out
    root = ElementTree.fromstring(svg)
    name = "{http://www.w3.org/2000/svg}"
    (layer,) = (group for group in root.iter(f"{name}g") if group.get("id") == "layer-difference")
    assert [text.text for text in layer.iter(f"{name}text")] == ["1", "2", "3", "4", "6"]
    assert drafts(BASE, NEWER, "--format", "svg").out == svg


def test_picture_and_page_say_what_they_were_made_from(drafts: Drafts) -> None:
    scenario = scenario_in(NEWER)
    for form in ("svg", "html"):
        assert origin_of(scenario) in drafts(BASE, NEWER, "--brief", "--format", form).out


def test_the_page_needs_no_network(drafts: Drafts) -> None:
    drafts(BASE, NEWER, "--format", "html", "-o", "page.html")
    page = (drafts.folder / "page.html").read_text(encoding="utf-8")
    assert "default-src 'none'" in page and not re.search(r"""(?:src|href)=["'](?!data:)""", page)
    older, newer = (
        ElementTree.fromstring(base64.b64decode(found)) for found in re.findall(r"svg\+xml;base64,([^\"]*)", page)
    )
    assert older.get("viewBox") == newer.get("viewBox")
    assert page.count('<button type="button" data-box=') == 5
    assert "<del>hum</del> <ins>noise</ins>" in page
    script = "<script>x</script>"
    assert script not in drafts(BASE, NEWER.replace("Cold Start", script), "--format", "html").out


@cases("path", SHIPPED, ids=lambda path: str(path.name))
def test_every_random_edit_is_a_line(path: Path, seed: int) -> None:
    scenario = scenario_in(path.read_bytes())
    chance = random.Random(f"{seed} {path.name}")
    for _ in range(6):
        edit = random_edit(scenario, chance)
        difference = compared(scenario, edit.apply(scenario).having())
        lines = difference_lines(difference)
        assert bool(lines) == (not difference.same), edit
        assert all(line.group in GROUPS and line.text for line in lines)
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))


def test_the_scenario_in_a_passport_is_compared_also_from_standard_input(drafts: Drafts) -> None:
    drafts(HALLS, NEWER_HALLS)
    assert drafts.shell("passport", "old.yaml", "-o", "old.kneedeep").status == 0
    assert drafts.shell("diff", "old.kneedeep", "old.yaml").status == 0
    done = drafts.shell("diff", "old.kneedeep", "new.yaml")
    assert done.status == 1 and MOVED in done.out
    passport = (drafts.folder / "old.kneedeep").read_bytes()
    assert process("diff", "-", "old.yaml", given=passport).returncode == 0
    (drafts.folder / "broken.kneedeep").write_bytes(passport[:200])
    done = drafts.shell("diff", "broken.kneedeep", "new.yaml")
    assert done.status == 2 and done.err.count("\n") == 1


def test_words_of_a_text() -> None:
    assert word_by_word("a red door", "a green door opens") == "a [-red-] {+green+} door {+opens+}"
