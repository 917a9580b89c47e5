"""Writes the shipped schemas of scenarios and prefabs: `python -m tests.support.schema_file`."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence

from kneedeep.model.catalog import RULESETS, Catalog, load_catalog
from kneedeep.model.catalog.house_rules import switches
from kneedeep.model.scenario import script_values
from kneedeep.model.scenario.edits.copied_script import ON_MAP
from kneedeep.model.scenario.edits.paste import KEYS
from kneedeep.model.scenario.model import SECTIONS, Clear, Element, Key, Scenario, Victory, keys_of
from kneedeep.model.scenario.script_values import ScriptWord
from kneedeep.model.scenario.value_shapes import Schema, described
from kneedeep.support import resources

SCHEMA_ID = "urn:kneedeep:schema:scenario:2"
PREFAB_ID = "urn:kneedeep:schema:prefab:2"
_ONE_OF_PLACES = [{"required": ["at"]}, {"required": ["spaces"]}, {"required": ["in"]}]
_RULES: dict[str, Schema] = {
    "token": {"oneOf": _ONE_OF_PLACES},
    "figure": {"oneOf": _ONE_OF_PLACES},
    "spawn": {"oneOf": [{"required": ["spaces"]}, {"required": ["area"]}, {"required": ["areas"]}]},
}
"""Conditions on several keys of an element together."""
NAME = "scenario.schema.json"
PREFAB_NAME = "prefab.schema.json"


def scenario_schema(catalogs: Sequence[Catalog]) -> Schema:
    """The schema; names of the catalogs are offered for completion, not required by it."""
    words = {
        ("piece", "piece"): sorted({name for catalog in catalogs for name in catalog.pieces}),
        ("token", "kind"): sorted({name for catalog in catalogs for name in catalog.tokens}),
        ("figure", "kind"): sorted({name for catalog in catalogs for name in catalog.figures}),
        ("token", "item"): sorted(
            {item for catalog in catalogs for kind in catalog.tokens.values() for item in kind.items}
        ),
    }
    definitions: Schema = {
        "condition": _script_schema(
            script_values.CONDITIONS, script_values.CONDITION_PARAMS, "A condition: one word and what goes with it."
        ),
        "effect": _script_schema(
            script_values.EFFECTS, script_values.EFFECT_PARAMS, "A step: one word and what goes with it."
        ),
        "rules": _rules_schema(),
    }
    kinds: tuple[type[Element], ...] = (*SECTIONS.values(), Clear, Victory)
    for kind in kinds:
        definitions[kind.word] = {**_object(kind, words), **_RULES.get(kind.word, {})}
    root = _object(Scenario, words)
    root["properties"]["$schema"] = {
        "type": "string",
        "description": "Path of this schema.",
        "examples": ["../schemas/scenario.schema.json"],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": SCHEMA_ID,
        "title": "kneedeep scenario, formats 1 and 2",
        **root,
        "$defs": dict(sorted(definitions.items())),
    }


def prefab_schema(whole: Schema, keys: Collection[str], on_map: Collection[str]) -> Schema:
    """The schema of prefab files: of the scenario schema the keys that a prefab has.

    `on_map`: the sections that place something; a prefab has one of them at least.
    """
    properties = {key: whole["properties"][key] for key in keys}
    properties["$schema"] = {**whole["properties"]["$schema"], "examples": ["../schemas/prefab.schema.json"]}
    definitions = {name: whole["$defs"][name] for name in sorted(_names_in(properties, whole["$defs"]))}
    return {
        "$schema": whole["$schema"],
        "$id": PREFAB_ID,
        "title": "kneedeep prefab, formats 1 and 2",
        "type": "object",
        "description": "A furnished part of a map.",
        "properties": properties,
        "required": ["format", "ruleset"],
        "anyOf": [{"required": [section], "properties": {section: {"minItems": 1}}} for section in on_map],
        "additionalProperties": False,
        "$defs": definitions,
    }


def _names_in(schema: object, definitions: Schema) -> set[str]:
    """The names of all definitions that a schema refers to, at any depth."""
    found: set[str] = set()
    waiting = [schema]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            waiting += part.values()
            name = str(part.get("$ref", "")).removeprefix("#/$defs/")
            if name in definitions and name not in found:
                found.add(name)
                waiting.append(definitions[name])
    return found


def _object(kind: type[Element], words: dict[tuple[str, str], list[str]]) -> Schema:
    """The schema of one element class."""
    properties: Schema = {}
    for item in keys_of(kind):
        properties[item.name] = {**_shape(kind, item, words), "description": item.doc, "examples": [item.example]}
        if not item.required and isinstance(item.default, str | int | bool) and item.default != "":
            properties[item.name]["default"] = item.default
    required = [item.name for item in keys_of(kind) if item.required]
    schema: Schema = {"type": "object", "description": (kind.__doc__ or "").strip(), "properties": properties}
    if required:
        schema["required"] = required
    schema["additionalProperties"] = False
    return schema


def _shape(kind: type[Element], item: Key, words: dict[tuple[str, str], list[str]]) -> Schema:
    schema = item.shape.schema()
    offered = words.get((kind.word, item.name))
    return {"anyOf": [{"enum": offered}, schema]} if offered else schema


def _script_schema(words: Mapping[str, ScriptWord], params: Mapping[str, ScriptWord], doc: str) -> Schema:
    """The JSON Schema of a condition or an effect."""
    properties: Schema = {}
    for name, item in [*params.items(), *words.items()]:
        properties[name] = described(item.shape, item.doc, item.example)
    return {
        "type": "object",
        "description": doc,
        "properties": properties,
        "anyOf": [{"required": [name]} for name in words],
        "additionalProperties": False,
    }


def _rules_schema() -> Schema:
    """The schema of house rules, from the table of switches."""
    properties: Schema = {}
    for ruleset in RULESETS:
        for switch in switches(ruleset):
            default = list(switch.default) if isinstance(switch.default, tuple) else switch.default
            properties[switch.name] = {**switch.schema(), "examples": [default]}
    return {
        "type": "object",
        "description": "House rules: named switches with the ruleset's defaults.",
        "properties": properties,
        "additionalProperties": False,
    }


def schema_texts() -> Iterator[tuple[str, str]]:
    """Yield name and text that each shipped schema file must have."""
    whole = scenario_schema([load_catalog(ruleset) for ruleset in RULESETS])
    for name, schema in ((NAME, whole), (PREFAB_NAME, prefab_schema(whole, KEYS, ON_MAP))):
        yield name, json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, text in schema_texts():
        (resources.folder("schemas") / name).write_text(text, encoding="utf-8", newline="\n")
