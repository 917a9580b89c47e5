"""Writes the shipped schema: `python -m kneedeep.scenario.schema_file`."""

import json

from kneedeep import resources
from kneedeep.catalog import RULESETS, load_catalog
from kneedeep.scenario.schema import scenario_schema

NAME = "scenario.schema.json"


def schema_text() -> str:
    """Return the text that the shipped schema file must have."""
    return (
        json.dumps(
            scenario_schema([load_catalog(ruleset) for ruleset in RULESETS]), indent=1, ensure_ascii=False
        )
        + "\n"
    )


if __name__ == "__main__":
    (resources.folder("schemas") / NAME).write_text(schema_text(), encoding="utf-8")
