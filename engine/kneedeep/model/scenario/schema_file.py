"""Writes the shipped schemas of scenarios and prefabs: `python -m kneedeep.model.scenario.schema_file`."""

import json
from collections.abc import Iterator

from kneedeep.model.catalog import RULESETS, load_catalog
from kneedeep.model.scenario.edits.paste import KEYS, ON_MAP
from kneedeep.model.scenario.schema import prefab_schema, scenario_schema
from kneedeep.support import resources

NAME = "scenario.schema.json"
PREFAB_NAME = "prefab.schema.json"


def schema_texts() -> Iterator[tuple[str, str]]:
    """Yield name and text that each shipped schema file must have."""
    whole = scenario_schema([load_catalog(ruleset) for ruleset in RULESETS])
    for name, schema in ((NAME, whole), (PREFAB_NAME, prefab_schema(whole, KEYS, ON_MAP))):
        yield name, json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, text in schema_texts():
        (resources.folder("schemas") / name).write_text(text, encoding="utf-8", newline="\n")
