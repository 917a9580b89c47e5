"""Files of older formats keep loading: an invented format 0 with an upgrade to the present one."""

from typing import Any

import pytest

from kneedeep.scenario.io import migrations
from kneedeep.scenario.io.reader import read
from kneedeep.scenario.yaml_patch import node_tree
from tests.support.cases import cases

OLD = """# a file of long ago
format: 0
ruleset: doom-2004
name: Old Gate     # it was called so then

tiles:
  # the hall
  - {tile: room-5x5, x: 0, y: 0, area: start}   # first of all
  - {tile: dead-end, x: 5, y: 0, area: start}
areas:
  - {id: start, start: true}   # dust
"""


def _upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """In format 0 a title was a name, pieces were tiles, and a place two keys."""
    pieces = [
        {"piece": tile["tile"], "at": [tile["x"], tile["y"]], "area": tile["area"]} for tile in data["tiles"]
    ]
    kept = {key: value for key, value in data.items() if key not in ("name", "tiles")}
    return {**kept, "title": data["name"], "pieces": pieces}


def test_an_older_file_is_read_by_way_of_its_upgrade(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(migrations.UPGRADES, 0, _upgraded)
    reading = read(OLD)
    assert reading.problems == ()
    scenario, source = reading.scenario, reading.source
    assert scenario is not None and source is not None
    assert (scenario.format, scenario.title) == (1, "Old Gate")
    assert [(piece.piece, piece.at) for piece in scenario.pieces] == [
        ("room-5x5", (0, 0)),
        ("dead-end", (5, 0)),
    ]
    assert source.tree.text.startswith("# a file of long ago\nformat: 1\n")
    assert "start: true}   # dust" in source.tree.text
    line = source.tree.text.split("\n")[source.span(scenario.pieces[1].serial).line - 1]
    assert "dead-end" in line


def test_without_an_upgrade_an_older_format_is_told() -> None:
    reading = read(OLD)
    assert "format: 0 is too small; the least is 1." in [problem.message for problem in reading.problems]


def test_upgrades_are_applied_one_after_the_other() -> None:
    def first(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "steps": [data["format"]]}

    def second(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "steps": [*data["steps"], data["format"]]}

    tree = migrations.migrated(node_tree.parse("format: -1\ntitle: x # kept\n"), {-1: first, 0: second})
    assert node_tree.plain(tree.root) == {"format": 1, "title": "x", "steps": [-1, 0]}
    assert "title: x # kept" in tree.text


@cases("text", ["format: 1\n", "format: 2\n", "format: x\n", "format: true\n", "- a\n", "title: x\n"])
def test_a_file_that_needs_no_upgrade_is_left_alone(text: str) -> None:
    tree = node_tree.parse(text)
    assert migrations.migrated(tree, {0: _upgraded}) is tree
