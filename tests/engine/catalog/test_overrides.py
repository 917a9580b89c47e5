"""A user's own numbers: addresses, checks, the file, the schema, and that games play with them."""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import jsonschema_rs
import pytest

from kneedeep.model.catalog import load_catalog
from kneedeep.model.catalog.numbers.number_sheet import entries
from kneedeep.model.catalog.numbers.overrides import OverrideError, checked, data_with, known, numbers_in, plain
from kneedeep.model.catalog.numbers.user_file import MOST_BYTES, VARIABLE, own_numbers, own_path
from kneedeep.model.catalog.play_data import load_play
from kneedeep.support import resources
from tests.support.cases import cases
from tests.support.override_schema import NAME, schema, text

SHIPPED = (load_catalog("doom-2004"), load_play("doom-2004"))


@cache
def validator() -> jsonschema_rs.Draft202012Validator:
    """The schema of the shipped data, ready to check files."""
    return jsonschema_rs.Draft202012Validator(schema())


def refused(content: Any) -> list[str]:
    with pytest.raises(OverrideError) as caught:
        numbers_in(content, "doom-2004")
    return caught.value.problems


def test_the_schema_is_in_step_with_the_catalog() -> None:
    assert resources.text("schemas", NAME) == text(), "python -m tests.support.override_schema"
    jsonschema.Draft202012Validator.check_schema(schema())


@cases("name", known("doom-2004"))
def test_every_shipped_value_is_one_that_a_file_may_give_and_comes_back(name: str) -> None:
    address = known("doom-2004")[name]
    if (found := address.read(SHIPPED)) is None:
        return
    value = json.loads(json.dumps(found.value))
    content = {"format": 1, "doom-2004": {name: value}}
    assert validator().is_valid(content)
    again = address.read(data_with("doom-2004", numbers_in(content, "doom-2004")))
    assert again is not None and json.loads(json.dumps(again.value)) == value
    assert again.mark == "U" or value == [], "its own mark"


@cases(("name", "value"))
def test_what_a_number_cannot_be_is_refused_by_file_and_schema_alike(name: str, value: Any) -> None:
    content = {"format": 1, "doom-2004": {name: value}}
    (problem,) = refused(content)
    assert problem.startswith(f"{name} must be ") and ", not " in problem
    assert not validator().is_valid(content)


def test_all_that_is_wrong_is_told_with_where_and_what_would_be_right() -> None:
    problems = refused({"format": 1, "dooom-2004": {}, "doom-2004": {"figures.imp.mvoe": 3, "numbers.hand": "x"}})
    assert problems == [
        "There is no key dooom-2004: did you mean doom-2004?",
        "There is no number figures.imp.mvoe: did you mean figures.imp.move?",
        'numbers.hand must be a whole number from 0 to 99, not "x".',
    ]
    assert str(OverrideError(problems)) == f"{problems[0]} (and 2 more)"


@cases("content", [[], 3, None, {}, {"format": 2}, {"format": True}, {"format": 1, "doom-2004": []}])
def test_a_file_of_another_shape_is_refused(content: Any) -> None:
    assert len(refused(content)) == 1


@cases(
    ("data", "why"),
    [
        (b"{", "It is no JSON: line 1, column 2"),
        (b"\xff\xfe", "no text in UTF-8"),
        (b'{"a": ' * 90_000, "larger than 256 KiB"),
        (b"[" * 100_000, "nested too deep"),
        (b'{"format": 1, "format": 1}', "format is given twice"),
        (b'{"format": NaN}', "NaN is no number"),
        (b'{"format": ' + b"1" * 6000 + b"}", "A number in it is too long"),
    ],
)
def test_a_hostile_file_is_one_sentence(tmp_path: Path, data: bytes, why: str) -> None:
    file = tmp_path / "numbers.json"
    file.write_bytes(data)
    with pytest.raises(OverrideError, match=why) as caught:
        own_numbers("doom-2004", str(file))
    assert caught.value.problems[0].startswith(str(file))
    assert MOST_BYTES == 256 * 1024


def test_the_file_is_where_user_or_variable_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert own_path().startswith(str(tmp_path)) and own_path().endswith("numbers.json")
    assert own_numbers("doom-2004") == (), "no file, no numbers"
    Path(own_path()).parent.mkdir(parents=True)
    Path(own_path()).write_text('{"format": 1, "doom-2004": {"figures.imp.move": 5}}', encoding="utf-8")
    assert plain(own_numbers("doom-2004")) == {"figures.imp.move": 5}
    monkeypatch.setenv(VARIABLE, "")
    assert own_numbers("doom-2004") == ()
    monkeypatch.setenv(VARIABLE, str(tmp_path / "none.json"))
    with pytest.raises(OverrideError, match="no such file"):
        own_numbers("doom-2004")


def test_what_lies_there_and_is_no_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not passed over: whoever put a link there means his numbers to be played with."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    place = Path(own_path())
    place.parent.mkdir(parents=True)
    for target, why in ((tmp_path / "gone", "the link leads nowhere"), (place, "Too many levels of symbolic")):
        place.symlink_to(target)
        with pytest.raises(OverrideError, match=f"numbers.json: .*{why}"):
            own_numbers("doom-2004")
        place.unlink()
    place.mkdir()
    with pytest.raises(OverrideError, match="it is a folder, not a file"):
        own_numbers("doom-2004")
    with pytest.raises(OverrideError, match="it is a device"):
        own_numbers("doom-2004", os.devnull)


def test_numbers_compare_and_hash_whatever_their_order() -> None:
    one = checked({"numbers.hand": 6, "figures.imp.move": 5}, "doom-2004")
    other = checked({"figures.imp.move": 5, "numbers.hand": 6}, "doom-2004")
    assert one == other and hash(one) == hash(other)
    assert plain(one) == {"numbers.hand": 6, "figures.imp.move": 5}


def test_shipped_data_stay_as_they_are() -> None:
    catalog, play = data_with("doom-2004", checked({"figures.imp.move": 9, "numbers.hand": 1}, "doom-2004"))
    move = catalog.figures["imp"].move
    assert move is not None and (move.value, move.mark) == (9, "U") and play.numbers["hand"].value == 1
    assert load_catalog("doom-2004").figures["imp"].move != move and load_play("doom-2004").numbers["hand"].value == 5


def test_the_sheet_has_every_number_once_and_none_without_a_mark() -> None:
    sheet = list(entries(SHIPPED))
    names = [entry.address for entry in sheet]
    assert len(set(names)) == len(names)
    assert all(entry.mark for entry in sheet if entry.value is not None)
    assert {entry.address for entry in sheet if entry.own} == set(known("doom-2004"))
    assert all(entry.source for entry in sheet if entry.value is not None)


def test_a_fault_is_reported_with_the_line_of_its_key(tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    file.write_text(
        '{"format": 1,\n "doom-2004": {"figures.imp.move": 4,\n  "figures.imp.moves": 5},\n "doom-2016": {\n'
        '  "actions.uac.2.speed": -1,\n  "events.blood-rush.3": {"name": "Mine", "effects": [], "defense": 1}}}\n',
        encoding="utf-8",
    )
    with pytest.raises(OverrideError) as caught:
        own_numbers("doom-2016", str(file))
    lines = [problem.removeprefix(f"{file}:").split(":")[0] for problem in caught.value.problems]
    assert lines == ["3", "5", "6"]
    file.write_text('{"format": 1, "doom-2016": {"demons.imp.health": 4,\n"demons.imp.health": 5}}', encoding="utf-8")
    with pytest.raises(OverrideError, match=r"numbers\.json:2: demons\.imp\.health is given twice\."):
        own_numbers("doom-2016", str(file))
