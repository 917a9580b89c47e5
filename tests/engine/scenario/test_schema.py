"""The JSON Schema of scenario files: in step with the model, complete, and read alike by two validators."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kneedeep.model.catalog import RULESETS
from kneedeep.model.scenario.io.schema_check import schema_faults, shipped_schema
from kneedeep.model.scenario.model import SECTIONS, Clear, Scenario, Victory, keys_of
from kneedeep.model.scenario.script_values import CONDITION_PARAMS, CONDITIONS, EFFECT_PARAMS, EFFECTS
from kneedeep.support import resources
from tests.support import files
from tests.support.cases import cases
from tests.support.generators.mutations import mutated
from tests.support.generators.random_files import scenario_data
from tests.support.schema_file import schema_texts

SCHEMA = shipped_schema()
SECOND = jsonschema.Draft202012Validator(SCHEMA)


def _keys(part: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every key that the schema describes, however deep, with its own schema."""
    if isinstance(part, dict):
        if isinstance(part.get("properties"), dict):
            for name, schema in part["properties"].items():
                yield "/".join((*path, name)), schema
        for name, inner in part.items():
            yield from _keys(inner, (*path, name))
    elif isinstance(part, list):
        for index, inner in enumerate(part):
            yield from _keys(inner, (*path, str(index)))


KEYS = dict(_keys(SCHEMA))


def test_the_shipped_schemas_are_those_that_follow_from_the_model() -> None:
    """Fix with `python -m tests.support.schema_file`."""
    for name, text in schema_texts():
        assert resources.text("schemas", name) == text


def test_the_schema_is_valid_by_draft_2020_12() -> None:
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert SCHEMA["$id"].startswith("urn:")
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert jsonschema_rs.meta.is_valid(SCHEMA)


def test_every_key_says_what_it_is() -> None:
    assert len(KEYS) > 250
    assert not [path for path, schema in KEYS.items() if len(schema.get("description", "")) < 8]


@cases("path", KEYS)
def test_every_key_has_an_example_that_it_allows(path: str) -> None:
    schema = KEYS[path]
    assert schema["examples"]
    own = jsonschema.Draft202012Validator({**schema, "$defs": SCHEMA["$defs"]})
    for example in schema["examples"]:
        own.validate(example)
    if "default" in schema:
        own.validate(schema["default"])


@cases("kind", [*SECTIONS.values(), Clear, Victory, Scenario])
def test_every_element_class_is_described_key_by_key(kind: type[Any]) -> None:
    schema = SCHEMA if kind is Scenario else SCHEMA["$defs"][kind.word]
    assert schema["description"] == kind.__doc__
    assert set(schema["properties"]) - {"$schema"} == {key.name for key in keys_of(kind)}
    assert set(schema.get("required", ())) == {key.name for key in keys_of(kind) if key.required}
    assert schema["additionalProperties"] is False


def test_keys_that_are_numbers_are_allowed_by_a_pattern() -> None:
    """The YAML language server compares the number 1 with the word "1" and finds them different."""
    assert set(KEYS["$defs/condition/frags"]["patternProperties"]) == {"^[1-4]$"}
    for schema in KEYS.values():
        names = schema.get("propertyNames", {}).get("enum", ())
        assert not any(name.isdecimal() for name in names)


def test_every_word_of_the_script_is_described() -> None:
    assert set(SCHEMA["$defs"]["condition"]["properties"]) == {*CONDITIONS, *CONDITION_PARAMS}
    assert set(SCHEMA["$defs"]["effect"]["properties"]) == {*EFFECTS, *EFFECT_PARAMS}


@cases("path", files.ALL, ids=lambda path: path.stem)
def test_every_file_is_valid_to_both_validators(path: Path) -> None:
    data = files.plain_of(path)
    assert list(schema_faults(data)) == []
    SECOND.validate(data)


def _agree(data: Any) -> None:
    """Both find the same values wrong; where a wrong key is, and an empty one, only ours tells."""
    whole = ("additionalProperties", "required")
    faults = (fault for fault in schema_faults(data) if not fault.keys or fault.keyword in whole)
    first = {tuple(step for step in fault.path if step != "") for fault in faults}
    wrong = list(SECOND.iter_errors(data))
    of_values = (error for error in wrong if "propertyNames" not in error.absolute_schema_path)
    second = {tuple(step for step in error.absolute_path if step != "") for error in of_values}
    assert bool(list(schema_faults(data))) == bool(wrong)
    assert first == second


@given(st.data())
def test_two_validators_agree_on_files_made_wrong(data: st.DataObject) -> None:
    _agree(data.draw(mutated(files.plain_of(data.draw(st.sampled_from(files.ALL))))))


@given(st.data())
def test_two_validators_agree_on_random_scenarios_made_wrong(data: st.DataObject) -> None:
    ruleset = data.draw(st.sampled_from(RULESETS))
    _agree(data.draw(mutated(data.draw(scenario_data(ruleset=ruleset)))))


@pytest.mark.nightly
@pytest.mark.timeout(1_200)
@given(st.data())
def test_two_validators_agree_on_many_files_made_wrong(data: st.DataObject) -> None:
    _agree(data.draw(mutated(files.plain_of(data.draw(st.sampled_from(files.ALL))))))
