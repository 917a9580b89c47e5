"""The JSON Schema of prefab files: it allows every prefab that is kept, and nothing that is none."""

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import jsonschema
import jsonschema_rs
from hypothesis import given, settings
from hypothesis import strategies as st

from kneedeep.model.scenario.edits.copied_script import ON_MAP
from kneedeep.model.scenario.edits.paste import KEYS, Paste, copied
from kneedeep.model.scenario.io.writer import data_of
from kneedeep.model.scenario.model import RULESETS, Scenario
from kneedeep.model.scenario.prefabs import as_prefab, keep_prefab, read_prefab
from kneedeep.model.scenario.yaml_patch import node_tree
from kneedeep.support import resources
from tests.support import files
from tests.support.cases import cases
from tests.support.generators.random_files import scenarios
from tests.support.reading import scenario_in

SCHEMA = json.loads(resources.text("schemas", "prefab.schema.json"))
VALIDATOR = jsonschema_rs.Draft202012Validator(SCHEMA)
CELL: dict[str, Any] = {
    "format": 1,
    "ruleset": "doom-2004",
    "pieces": [{"piece": "room-4x4", "at": [0, 0], "area": "cell"}],
    "areas": [{"id": "cell", "name": "Cell"}],
}


@cache
def shipped(path: Path) -> Scenario:
    return scenario_in(path.read_bytes())


def content_of(scenario: Scenario) -> dict[str, Any]:
    """What is on a map and what it needs, as plain data, with the top-left space at 0,0."""
    data = data_of(as_prefab(scenario, "", ""))
    return {key: data[key] for key in KEYS if key in data}


@settings(max_examples=25)
@given(
    st.sampled_from(RULESETS).flatmap(lambda one: scenarios(laid=True, ruleset=one))
    | st.sampled_from(files.SHIPPED).map(shipped),
    st.data(),
)
def test_a_part_of_a_map_fits_the_schema_and_is_placed(scenario: Scenario, data: st.DataObject) -> None:
    serials = [one.serial for section in ON_MAP for one in getattr(scenario, section)]
    if not serials:
        return
    part = copied(scenario, frozenset(data.draw(st.lists(st.sampled_from(serials), min_size=1, max_size=8))))
    named = as_prefab(part, "Store", data.draw(st.sampled_from(["", "A note: with a colon"])))
    with TemporaryDirectory() as folder:
        kept = keep_prefab(named, folder)
        VALIDATOR.validate(node_tree.plain(node_tree.parse(Path(kept.path).read_bytes()).root))
        again = read_prefab(kept.path)
    assert again.unread == 0
    placed = Paste("Paste", again.part).apply(Scenario(ruleset=scenario.ruleset, language=scenario.language))
    assert content_of(placed) == content_of(part)


@cases("changed")
def test_the_schema_allows_the_keys_of_a_prefab(changed: dict[str, Any]) -> None:
    jsonschema.Draft202012Validator(SCHEMA).validate({**CELL, **changed})
    VALIDATOR.validate({**CELL, **changed})


@cases("changed")
def test_the_schema_refuses_what_is_no_prefab(changed: dict[str, Any]) -> None:
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid({**CELL, **changed})
    assert not VALIDATOR.is_valid({**CELL, **changed})


def test_the_schema_defines_only_what_it_refers_to() -> None:
    assert jsonschema_rs.meta.is_valid(SCHEMA)
    text = json.dumps(SCHEMA)
    assert all(f'"#/$defs/{name}"' in text for name in SCHEMA["$defs"])
    assert '"#/$defs/victory"' not in text
