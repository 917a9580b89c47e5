"""Synonyms for the search for a kind or an item: data of the palette, read by no rule."""

from collections.abc import Mapping
from functools import cache

from kneedeep.model.catalog.catalog_files import read_data

_FILE = "synonyms.json"


@cache
def synonyms_of(ruleset: str) -> Mapping[str, str]:
    """Synonyms by the id of a kind or an item, separated by spaces. Empty for an edition without synonyms."""
    rows: list[dict[str, str]] = read_data(_FILE)["synonyms"].get(ruleset, [])
    return {row["id"]: row["words"] for row in rows}
