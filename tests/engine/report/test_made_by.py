"""What made a report: program, ruleset, catalog, numbers."""

import json
import shutil
from pathlib import Path

import jsonschema_rs
import pytest

from kneedeep import __version__
from kneedeep.model.catalog import catalog_files, digest
from kneedeep.model.catalog.numbers.overrides import checked
from kneedeep.model.scenario.io.reader import read
from kneedeep.report.producer import producer_of
from kneedeep.rules.doom2004 import doom_2004
from kneedeep.rules.doom2016 import doom_2016
from kneedeep.support.resources import path
from tests.support.small_maps.skirmish import skirmish

SCHEMA = json.loads(path("schemas", "findings.schema.json").read_text(encoding="utf-8"))
FITS = jsonschema_rs.validator_for({**SCHEMA["$defs"]["made_by"], "$defs": SCHEMA["$defs"]}).is_valid


def test_a_report_names_program_ruleset_catalog_and_own_numbers() -> None:
    found = producer_of(skirmish(), checked({"figures.imp.move": 9}, "doom-2004"))
    assert found["program"] == "kneedeep" and found["version"] == __version__
    assert found["ruleset"] == {"name": "doom-2004", "version": doom_2004().version}
    assert found["numbers"] == {"figures.imp.move": 9}
    assert FITS(found)


def test_a_file_without_a_scenario_has_no_ruleset_and_any_other_a_version() -> None:
    found = producer_of(None)
    assert found["ruleset"] is None and found["catalog"] is None and FITS(found)
    later = producer_of(read("format: 1\nruleset: doom-2016\n").scenario)
    assert later["ruleset"] == {"name": "doom-2016", "version": doom_2016().version} and FITS(later)


def test_the_digest_changes_with_any_data_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = digest.digest.__wrapped__
    shipped = plain("doom-2004")
    assert shipped != plain("doom-2016")
    shutil.copytree(catalog_files.DATA_FOLDER, tmp_path / "data")
    for module in (digest, catalog_files):
        monkeypatch.setattr(module, "DATA_FOLDER", str(tmp_path / "data"))
    assert plain("doom-2004") == shipped
    dice = tmp_path / "data" / "doom-2004" / "play" / "dice.json"
    text = dice.read_text(encoding="utf-8")
    dice.write_text(text.replace("\n", "\r\n"), encoding="utf-8")
    assert plain("doom-2004") == shipped, "layout is no data"
    dice.write_text(text.replace('"range": 4', '"range": 5'), encoding="utf-8")
    assert plain("doom-2004") != shipped
