"""`kneedeep validate --cross-check`: a difference of the two engines is a finding, and a fault of the program."""

import json
from pathlib import Path

import jsonschema
import pytest

from kneedeep import resources
from kneedeep.analysis.cross_check import board_answers
from kneedeep.board.respawn_set import RespawnSet
from tests.support.command import Shell
from tests.support.small_maps.two_halls import halls


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small map."""
    made = tmp_path / "halls.yaml"
    made.write_text(halls(tokens="[{kind: key, color: red, at: [4, 0]}]"), encoding="utf-8")
    return made


def test_engines_that_agree_add_a_line_to_the_verdict(shell: Shell, path: Path) -> None:
    once, twice = shell("validate", path), shell("validate", "--cross-check", path)
    said = "  = engines: checked by two engines, which agree\n"
    assert said in twice.out and (twice.status, twice.out.replace(said, ""), twice.err) == (0, once.out, "")


def test_a_difference_is_a_finding_with_a_witness(
    shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_answers, "respawn_set", lambda *given: RespawnSet(1, False, 0))
    assert shell("validate", path).status == 0
    done = shell("validate", "--cross-check", "--format", "json", path)
    assert done.status == 2
    report = json.loads(done.out)
    jsonschema.validate(report, json.loads(resources.path("schemas", "findings.schema.json").read_text()))
    found = [one for one in report["files"][0]["findings"] if one["code"] == "INT003"]
    assert found and len({one["fingerprint"] for one in found}) == len(found)
    assert {one["severity"] for one in found} == {"error"}
    first = found[0]
    assert "respawn spaces" in first["message"] and "reference engine" in first["message"]
    assert first["spaces"] and first["witness"]["places"][0]["spaces"][0] in first["spaces"]


def test_a_file_without_a_scenario_has_nothing_to_compare(
    shell: Shell, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("maps") / "text.yaml"
    path.write_text("- no scenario")
    done = shell("validate", "--cross-check", path)
    assert done.status == 1 and "INT" not in done.out
