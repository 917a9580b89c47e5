"""`kneedeep validate --cross-check`: a difference of the two engines is a finding, and a fault of the program."""

import json
import random
from pathlib import Path

import jsonschema
import pytest
import yaml

from kneedeep.analysis.cross_check import board_answers, file_answers
from kneedeep.board.respawn_set import RespawnSet
from kneedeep.model.scenario.yaml_patch.node_tree import parse
from kneedeep.support import resources
from tests.support.command import Shell
from tests.support.generators.broken_scenarios import shipped, unreadable
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


def test_a_difference_has_a_witness(shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_a_fault_of_the_form_that_one_check_overlooks_is_a_difference(
    shell: Shell, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text(
        path.read_text(encoding="utf-8").replace("format: 1", "format: 1\nminutes: [soon]"), encoding="utf-8"
    )
    assert "INT003" not in shell("validate", "--cross-check", path).out
    monkeypatch.setattr(file_answers, "schema_faults", lambda data: ())
    done = shell("validate", "--cross-check", path)
    assert done.status == 2 and "differ in the form of the file: minutes: none by the engine" in done.out


def test_the_form_of_large_and_deep_files_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_answers, "schema_faults", lambda data: ())
    step = "{wound: x}"
    for _ in range(10):
        step = f"{{place: {{do: [{step}]}}}}"
    large = f"flags: [{'x, ' * file_answers.VALUES}]"
    asked = [file_answers.file_difference(parse(text)) for text in ("flags: 1", large, f"triggers: [{step}]")]
    assert [found is not None for found in asked] == [True, False, False]


def test_both_checks_of_the_form_find_the_same_in_broken_files(seed: int) -> None:
    broken = list(unreadable(shipped("tutorial.yaml")))
    for one in random.Random(seed).sample(broken, 12):
        tree = parse(yaml.safe_dump(one.data, sort_keys=False))
        assert file_answers.file_difference(tree) is None, one.change


def test_a_file_without_a_scenario_has_nothing_to_compare(
    shell: Shell, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("maps") / "text.yaml"
    path.write_text("- no scenario")
    done = shell("validate", "--cross-check", path)
    assert done.status == 1 and "INT" not in done.out
