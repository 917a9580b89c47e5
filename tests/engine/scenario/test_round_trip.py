"""Load, write, load: the same scenario, and every key of the format lands in the model."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.catalog import RULESETS, edition_of
from kneedeep.model.scenario import script_values as values
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.io.writer import data_of, key_order
from kneedeep.model.scenario.model import SECTIONS, Clear, Door, Element, Piece, Scenario, Victory, keys_of
from tests.support import files
from tests.support.cases import cases
from tests.support.generators.random_files import scenario_data, scenario_of, text_of

RULESET = st.sampled_from(RULESETS)
CLASSES: list[type[Any]] = [*SECTIONS.values(), Clear, Victory, Scenario]


def _without_defaults(kind: type[Any], data: dict[str, Any]) -> dict[str, Any]:
    """Plain data without the keys that say what would be so anyway."""
    kept = {key: value for key, value in data.items() if key != "$schema"}
    for key in keys_of(kind):
        if key.name not in kept:
            continue
        if kind is Scenario and key.name in SECTIONS:
            entries = [_without_defaults(SECTIONS[key.name], entry) for entry in kept[key.name]]
            kept[key.name] = entries
            if not entries and not key.required:
                del kept[key.name]
        elif key.shape.read(kept[key.name]) == key.default and not key.required:
            del kept[key.name]
    return kept


@cases("path", files.ALL, ids=lambda path: path.stem)
def test_the_data_of_a_file_is_the_files_up_to_defaults(path: Path) -> None:
    reading = read(path.read_bytes())
    assert reading.problems == ()
    assert reading.scenario is not None
    assert data_of(reading.scenario) == _without_defaults(Scenario, files.plain_of(path))


_RARE: dict[str, dict[type[Any], tuple[str, ...]]] = {"doom-2016": {Door: ("width",)}}
"""Keys that have one value only, their default."""


def _used(value: Any, found: dict[type[Any], set[str]]) -> None:
    """Gather which keys of each class of elements, and which words of the script, are not at their default."""
    if isinstance(value, Element):
        for key in keys_of(type(value)):
            part = getattr(value, key.attribute)
            if part != key.default:
                found.setdefault(type(value), set()).add(key.name)
                _used(part, found)
    elif isinstance(value, values.Condition | values.Effect):
        found.setdefault(type(value), set()).update((value.kind, *value.params))
        _used(value.value, found)
        _used(tuple(value.params.values()), found)
    elif isinstance(value, tuple):
        for part in value:
            _used(part, found)


FEATURES = edition_of("doom-2004").features


@pytest.mark.parametrize("ruleset", files.EVERY_KEYS)
def test_a_fixture_uses_every_key_and_every_word_and_all_of_them_land_in_the_model(ruleset: str) -> None:
    reading = read(files.EVERY_KEYS[ruleset].read_bytes())
    assert reading.problems == ()
    features = edition_of(ruleset).features
    found: dict[type[Any], set[str]] = {}
    _used(reading.scenario, found)

    def of_edition(words: dict[str, values.ScriptWord]) -> set[str]:
        return {name for name, word in words.items() if word.needs is None or word.needs in features}

    for kind in CLASSES:
        wanted = {key.name for key in keys_of(kind) if key.needs is None or key.needs in features}
        left = {"format", "ruleset", "allow", *_RARE.get(ruleset, {}).get(kind, ())}
        assert not wanted - found[kind] - left, kind
    assert all("allow" in found[kind] for kind in (Scenario, Piece, Clear, Victory))
    assert found[values.Condition] == of_edition(values.CONDITIONS) | of_edition(values.CONDITION_PARAMS)
    assert found[values.Effect] == of_edition(values.EFFECTS) | of_edition(values.EFFECT_PARAMS)


@cases("kind", CLASSES)
def test_the_example_of_every_key_can_be_read_and_written(kind: type[Any]) -> None:
    for key in keys_of(kind):
        assert key.shape.write(key.shape.read(key.example)) == key.example
        hash(key.shape.read(key.example))


def _same_again(data: dict[str, Any]) -> None:
    scenario = scenario_of(data)
    written = data_of(scenario)
    assert written == _without_defaults(Scenario, data)
    again = scenario_of(written)
    assert again == scenario
    assert hash(again) == hash(scenario)
    assert data_of(again) == written


@given(st.tuples(st.booleans(), RULESET).flatmap(lambda one: scenario_data(laid=one[0], ruleset=one[1])))
def test_a_scenario_is_the_same_after_writing_and_reading(data: dict[str, Any]) -> None:
    _same_again(data)


@pytest.mark.nightly
@pytest.mark.timeout(1_200)
@given(st.tuples(st.booleans(), RULESET).flatmap(lambda one: scenario_data(laid=one[0], most=4, ruleset=one[1])))
def test_many_scenarios_are_the_same_after_writing_and_reading(data: dict[str, Any]) -> None:
    _same_again(data)


@given(RULESET.flatmap(lambda ruleset: scenario_data(ruleset=ruleset)))
def test_a_scenario_without_file_is_written_as_text_that_reads_the_same(data: dict[str, Any]) -> None:
    scenario = scenario_of(data)
    reading = read(text_of(data_of(scenario)))
    assert reading.problems == ()
    assert reading.scenario == scenario


def test_elements_are_written_with_their_serials_and_in_the_order_of_the_keys() -> None:
    reading = read(files.EVERY_KEY.read_bytes())
    assert reading.scenario is not None and reading.source is not None
    written = data_of(reading.scenario)
    assert list(written) == [key for key in key_order() if key in written]
    for section in SECTIONS:
        assert [entry.serial for entry in written[section]] == [
            element.serial for element in getattr(reading.scenario, section)
        ]
    serials = [element.serial for element in reading.scenario.elements()]
    assert len(set(serials)) == len(serials)
    assert 0 not in serials


def test_serials_are_taken_from_the_counter_that_is_given() -> None:
    reading = read(files.EVERY_KEY.read_bytes(), serials=iter(range(1_000, 2_000)))
    assert reading.scenario is not None
    serials = sorted(element.serial for element in reading.scenario.elements())
    assert serials[0] == 1_000
    assert reading.scenario.next_serial == serials[-1] + 1


def test_a_new_scenario_names_format_ruleset_title_pieces_and_areas() -> None:
    new = {"format": 1, "ruleset": "doom-2004", "title": "New", "pieces": [], "areas": []}
    assert data_of(Scenario(title="New")) == new


def test_unknown_keys_are_left_out_of_the_model_not_out_of_the_file() -> None:
    reading = read(files.SHIPPED[0].read_text(encoding="utf-8") + "xtra: 5\n")
    assert reading.scenario is not None and reading.source is not None
    assert "xtra" not in data_of(reading.scenario)
    assert "xtra: 5" in reading.source.tree.text
