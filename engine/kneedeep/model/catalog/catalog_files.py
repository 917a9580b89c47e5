"""Reads the catalog's data files. Imports only `json`, because every command runs it."""

import json
import os
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from kneedeep.model.catalog.catalog import Catalog
from kneedeep.model.catalog.components.box import box_of
from kneedeep.model.catalog.components.figure_type import figure_type_of, item_type_of
from kneedeep.model.catalog.components.piece_type import PieceType, piece_type_from_rows
from kneedeep.model.catalog.components.tile import tile_of
from kneedeep.model.catalog.components.token_type import DoorType, token_type_of
from kneedeep.model.catalog.data_rows import Row, record_of, value_of
from kneedeep.model.catalog.invader_setup import EventSet, Threat, invasion_card_of
from kneedeep.model.catalog.sourced_value import Number, Words
from kneedeep.support.translation import translatable_word

Type = TypeVar("Type")
DATA_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")
EDITION = "edition.json"
RULESETS = tuple(
    sorted(name for name in os.listdir(DATA_FOLDER) if os.path.exists(os.path.join(DATA_FOLDER, name, EDITION)))
)
"""The rulesets that files may name: the folders of data that describe an edition. The first is the default."""


class UnknownRulesetError(ValueError):
    """A ruleset for which there is no catalog."""


def load_catalog(ruleset: str) -> Catalog:
    """The catalog of a ruleset, read once. Raises UnknownRulesetError (a ValueError) for an unknown name."""
    if ruleset not in RULESETS:
        raise UnknownRulesetError(f'There is no catalog for the ruleset "{ruleset}"; known are {", ".join(RULESETS)}.')
    return _catalog_of(ruleset)


def read_data(*path: str) -> Any:
    """The content of a data file below the package's data folder."""
    with open(os.path.join(DATA_FOLDER, *path), encoding="utf-8") as file:
        return json.load(file)


@cache
def _catalog_of(ruleset: str) -> Catalog:
    rows = _rows_of(ruleset)

    def table(key: str, made: Callable[[Row], Type]) -> dict[str, Type]:
        return {row["id"]: made(row) for row in rows.get(key, ())}

    boxes = table("boxes", box_of)
    expansions = {box.id for box in boxes.values() if box.expansion}

    def expands(row: Row) -> bool:
        return row["box"] in expansions

    def items_of(row: Row) -> tuple[str, ...]:
        return tuple(item.id for item in items.values() if item.token == row["id"])

    items = table("items", lambda row: item_type_of(row, expands(row)))
    tokens = table("tokens", lambda row: token_type_of(row, expands(row), items_of(row)))
    doors = table("doors", lambda row: record_of(DoorType, row, expansion=expands(row)))
    figures = table("figures", lambda row: figure_type_of(row, expands(row)))
    pieces = table("pieces", _piece_type_of)
    colors = {color for token in tokens.values() if token.summons for color in token.colors}
    return Catalog(
        ruleset=ruleset,
        pieces=pieces,
        tokens=tokens,
        doors=doors,
        figures=figures,
        items=items,
        boxes=boxes,
        sources=read_data("sources.json")["sources"],
        marine_colors=cast(Words | None, value_of(rows.get("marine_colors"))),
        names=frozenset().union(pieces, tokens, doors, figures, items, boxes, colors),
        tiles=table("tiles", tile_of),
        invasion_cards=table("invasion_cards", invasion_card_of),
        threats=table("threats", lambda row: record_of(Threat, row)),
        event_sets=table("event_sets", lambda row: record_of(EventSet, row)),
    )


def _rows_of(ruleset: str) -> dict[str, Any]:
    rows: dict[str, Any] = {}
    for name in sorted(os.listdir(os.path.join(DATA_FOLDER, ruleset))):
        if name.endswith(".json"):
            rows.update(read_data(ruleset, name))
    return rows


def _piece_type_of(row: Any) -> PieceType:
    piece = piece_type_from_rows(
        row["id"],
        row["rows"],
        row["openings"],
        [((edge["at"][0], edge["at"][1]), edge["side"], edge["kind"]) for edge in row.get("edges", ())],
        [(x, y) for x, y in row.get("difficult", ())],
        name=translatable_word(row["name"]),
        kind=row["kind"],
    )
    return piece._replace(
        in_box=cast(Number | None, value_of(row["count"])),
        box=row["box"],
        tile=row.get("tile", row["id"]),
        face=row.get("face", ""),
        note=row.get("note", ""),
    )
