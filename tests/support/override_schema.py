"""The public schema of a user's data file, made from the catalog: `python -m tests.support.override_schema`."""

import json

from kneedeep.model.catalog import MARKS, RULESETS, load_catalog
from kneedeep.model.catalog.numbers.card_kinds import DEFINITIONS
from kneedeep.model.catalog.numbers.overrides import FORMAT, known
from kneedeep.model.catalog.play_data import load_play
from kneedeep.support import resources

NAME = "data-overrides.schema.json"


def schema() -> dict[str, object]:
    """The schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:kneedeep:schema:data-overrides:{FORMAT}",
        "title": f"kneedeep data file of a user, format {FORMAT}",
        "description": "Numbers of the printed game that games are played with in place of the shipped ones. "
        "`kneedeep data path` prints where the file lies.",
        "type": "object",
        "properties": {
            "$schema": {"type": "string", "description": "Where this schema lies, for editors."},
            "format": {"const": FORMAT, "description": "The format's number."},
            **{ruleset: _numbers(ruleset) for ruleset in RULESETS},
        },
        "required": ["format"],
        "additionalProperties": False,
        "$defs": DEFINITIONS,
    }


def _numbers(ruleset: str) -> dict[str, object]:
    data = load_catalog(ruleset), load_play(ruleset)
    properties = {}
    for name, address in known(ruleset).items():
        found = address.read(data)
        shipped = f"Shipped: {MARKS[found.mark]}." if found is not None else "Shipped: not known."
        words = address.kind.words
        about: dict[str, object] = {"description": f"{words[0].upper()}{words[1:]}. {shipped}"}
        if found is not None:
            about["default"] = json.loads(json.dumps(found.value))
        properties[name] = {**address.kind.schema, **about}
    return {
        "type": "object",
        "description": f"Numbers of {ruleset} by their addresses.",
        "properties": properties,
        "additionalProperties": False,
    }


def text() -> str:
    """The schema as it lies in its file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    (resources.folder("schemas") / NAME).write_text(text(), encoding="utf-8", newline="\n")
