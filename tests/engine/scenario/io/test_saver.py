"""Saving a scenario: what is written is what is read back, or nothing is written."""

from pathlib import Path

import pytest

from kneedeep.model.scenario.edits import Add, Change, Remove
from kneedeep.model.scenario.io import saver
from kneedeep.model.scenario.io.atomic_files import FileFailed
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.saver import SaveFailed, save, saved_text
from kneedeep.model.scenario.io.writer import data_of, key_order
from kneedeep.model.scenario.model import SECTIONS, Door, Record, Scenario
from kneedeep.model.scenario.source import Source
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.small_maps.two_halls import halls


def parts(text: str) -> tuple[Scenario, Source]:
    reading = read(text)
    assert reading.scenario is not None and reading.source is not None
    return reading.scenario, reading.source


@cases("name", resources.names("scenarios", ".yaml"))
def test_plain_data_is_read_back_as_the_scenario(name: str) -> None:
    import json

    scenario, _ = parts(resources.text("scenarios", name))
    data = data_of(scenario)
    assert read(json.dumps(data)).scenario == scenario
    assert list(data) == [key for key in key_order() if key in data]
    assert [entry.serial for section in SECTIONS for entry in data.get(section, ())] == [
        element.serial for element in scenario.elements()
    ]


def test_without_a_change_the_text_stays_to_the_letter() -> None:
    text = halls().replace("\n", "\r\n") + "# end"
    scenario, source = parts(text)
    assert saved_text(source, scenario, scenario) == text


def test_a_saved_file_keeps_serials_and_leaves_the_rest_alone(tmp_path: Path) -> None:
    text = halls(tokens="[{kind: health, at: [0, 0]}]")
    path = tmp_path / "a.yaml"
    path.write_text(text, encoding="utf-8")
    scenario, source = parts(text)
    out = next(door for door in scenario.doors if door.id == "out")
    new = Add("Add a door", (Door(at=(9, 9), side="south"),)).apply(scenario)
    new = Remove("Remove it", frozenset({scenario.tokens[0].serial})).apply(new)
    reading = save(path, source, scenario, new)
    assert reading.scenario == new
    assert [door.serial for door in reading.scenario.doors] == [door.serial for door in new.doors]
    assert reading.scenario.next_serial == new.next_serial
    assert reading.source is not None and reading.source.span(out.serial).line == source.span(out.serial).line
    assert read(path.read_bytes()).scenario == new
    old_lines, new_lines = text.splitlines(), path.read_text(encoding="utf-8").splitlines()
    assert len([line for line in new_lines if line not in old_lines]) == 2


def test_what_could_not_be_read_back_is_not_written(tmp_path: Path) -> None:
    text = halls()
    path = tmp_path / "a.yaml"
    path.write_text(text, encoding="utf-8")
    scenario, source = parts(text)
    beyond = Change("Move", scenario.doors[0].serial, Record(at=(99_999, 0))).apply(scenario)
    with pytest.raises(SaveFailed, match="would not be read back"):
        save(path, source, scenario, beyond)
    half = Change("Rename", 0, Record(title="\udc80")).apply(scenario)
    with pytest.raises(SaveFailed, match="cannot be written"):
        save(path, source, scenario, half)
    assert path.read_text(encoding="utf-8") == text


def test_unread_elements_stay_in_the_file() -> None:
    text = halls(tokens="[{kind: health, at: [0]}, {kind: health, at: [0, 0]}]")
    scenario, source = parts(text)
    assert len(scenario.unread) == 1
    new = Change("Rename", 0, Record(title="Other")).apply(scenario)
    assert saved_text(source, scenario, new) == text.replace("title: Halls", "title: Other")


def test_a_file_that_cannot_be_written_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: object, data: bytes) -> None:
        raise FileFailed("the disk is full")

    monkeypatch.setattr(saver, "write_atomically", refuse)
    scenario, source = parts(halls())
    with pytest.raises(FileFailed):
        save(tmp_path / "a.yaml", source, scenario, scenario.having(title="Other"))
    assert list(tmp_path.iterdir()) == []
