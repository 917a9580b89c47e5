"""The data files: their schema, their marks, their sources, and what reading them costs."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import jsonschema_rs
import pytest

from kneedeep.model.catalog import MARKS, UnknownRulesetError, load_catalog
from kneedeep.model.catalog.catalog_files import DATA_FOLDER, RULESETS
from kneedeep.support.resources import path
from tests.support.cases import cases

FILES = sorted(Path(DATA_FOLDER).rglob("*.json"))
SCHEMA = json.loads(path("schemas", "catalog.schema.json").read_text(encoding="utf-8"))
PRINTED = set("count per_color move armor wounds dice reach scatter copies effect footprint amount stands_for".split())


def content(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def objects(value: Any, *, inside: bool = True) -> Iterator[dict[str, Any]]:
    """Yield every object; without `inside` none that is part of a value with a mark."""
    if isinstance(value, dict):
        yield value
        value = [] if "mark" in value and not inside else list(value.values())
    if isinstance(value, list):
        for member in value:
            yield from objects(member, inside=inside)


def test_the_schema_is_a_schema_and_describes_every_key() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for node in objects(SCHEMA):
        for key, child in node.get("properties", {}).items() if isinstance(node.get("properties"), dict) else ():
            target = SCHEMA["$defs"][child["$ref"].rsplit("/", 1)[1]] if "$ref" in child and len(child) == 1 else child
            assert target.get("description") or "value" in node["properties"], key


@cases("file", FILES, ids=lambda file: file.name)
def test_a_data_file_fits_the_schema_for_both_validators(file: Path) -> None:
    jsonschema.Draft202012Validator(SCHEMA).validate(content(file))
    assert jsonschema_rs.validator_for(SCHEMA).is_valid(content(file))


@cases("row")
def test_the_schema_refuses_rows_without_marks_or_keys(row: dict[str, Any]) -> None:
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid({"about": "a test", **row})


@cases("file", FILES, ids=lambda file: file.name)
def test_every_number_of_the_printed_game_has_a_mark_and_a_known_source(file: Path) -> None:
    sources = load_catalog("doom-2004").sources
    for node in objects(content(file), inside=False):
        for key in PRINTED & set(node):
            assert node[key] is None or {"value", "mark", "source"} <= set(node[key]), (node.get("id"), key)
        if "mark" in node:
            assert node["mark"] in MARKS
            assert node["source"] in sources or re.fullmatch(r"RUL(?:16)?-\d+", node["source"]), node


@cases("file", FILES, ids=lambda file: file.name)
def test_a_guess_names_no_book_as_its_source(file: Path) -> None:
    for node in objects(content(file)):
        if node.get("mark") in ("M", "G"):
            assert node["source"] in ("KD", "GEO") or node["source"].startswith("RUL"), node


def test_no_source_is_explained_in_vain() -> None:
    used = {node["source"] for file in FILES for node in objects(content(file)) if "mark" in node}
    notes = " ".join(node["note"] for file in FILES for node in objects(content(file)) if "note" in node)
    sources = set(load_catalog("doom-2004").sources)
    assert {source for source in sources if source not in used and source not in notes} <= {"RUL"}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_names_are_used_once_in_a_ruleset(ruleset: str) -> None:
    catalog = load_catalog(ruleset)
    tables = (catalog.pieces, catalog.tokens, catalog.doors, catalog.figures, catalog.items, catalog.boxes)
    colors = {color for token in catalog.tokens.values() if token.summons for color in token.colors}
    assert len(catalog.names) == sum(map(len, tables)) + len(colors)
    assert colors <= catalog.names


def test_an_unknown_ruleset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownRulesetError, match="doom-2004, doom-2016"):
        load_catalog("doom-1993")


def test_the_catalog_is_read_once() -> None:
    assert load_catalog("doom-2004") is load_catalog("doom-2004") is load_catalog(ruleset="doom-2004")


def test_reading_the_catalog_needs_no_heavy_module() -> None:
    heavy = ("yaml", "jsonschema", "jsonschema_rs", "numpy", "networkx", "shapely", "asyncio", "importlib.resources")
    program = (
        "import sys; before = set(sys.modules); from kneedeep.model.catalog import load_catalog; load_catalog('doom-2004');"
        f"print([name for name in {heavy!r} if name in set(sys.modules) - before])"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
