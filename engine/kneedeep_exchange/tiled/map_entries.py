"""The parts of a scenario in a Tiled map, and the conversion of values to properties and back.

Lists, mappings and ambiguous texts are written as JSON, which begins with a bracket, a brace or a quote.
"""

import json
from collections.abc import Mapping
from typing import Any

from kneedeep.board import Board
from kneedeep.model.geometry.space import Space
from kneedeep_exchange.tiled.tiled_map import Plain

PLACED = {"pieces": "piece", "doors": "door", "tokens": "token", "figures": "figure", "spawns": "spawn"}
"""The sections whose elements become objects, with the type of these objects."""
SPOKEN = frozenset(("text", "locked_text", "note", "briefing", "objective", "notes", "summary"))
"""Keys of texts for people."""
AREAS = "areas"
"""The name of the tileset with a tile per area, and of the layer drawn with it."""
PICTURE = "map"
"""The name of the layer with the picture of the board."""
REST = "kneedeep:rest"
ORIGIN = "kneedeep:origin"
PROGRAM = "kneedeep"
MANY = "element"
"""The property shared by the objects of one element with several spaces."""
WHOLE = frozenset(("turn", "size", "count", "width", "wounds", "health", "stagger", "marines", "format"))
"""Keys with whole numbers, which Tiled may write as texts."""
NEARLY = 0.01
"""The tolerance for whole numbers."""
_JSON = ("[", "{", '"')


def has_place(entry: Mapping[str, object]) -> bool:
    """Whether an element has a fixed place."""
    return "at" in entry or bool(entry.get("spaces"))


def is_simple(key: str, value: object) -> bool:
    """Whether a value is in the map even without the rest of the scenario: no text for people, no script."""
    if key in SPOKEN or isinstance(value, dict):
        return False
    return not isinstance(value, list) or not any(isinstance(one, dict | list) for one in value)


def written_part(data: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a scenario's data in a map without the rest."""
    found = {}
    for key, value in data.items():
        if key in PLACED:
            found[key] = [_simple(one) for one in value if has_place(one)]
        elif key == "areas":
            found[key] = [_simple(one) for one in value]
        elif is_simple(key, value) and not _is_section(value):
            found[key] = value
    return found


def rest_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """The rest: the part of a scenario's data that is not represented by objects and properties."""
    found = {}
    for key, value in data.items():
        if key in PLACED:
            if unplaced := [dict(one) for one in value if not has_place(one)]:
                found[key] = unplaced
        elif key != "areas" and (_is_section(value) or not is_simple(key, value)):
            found[key] = value
    return found


def _is_section(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(one, dict) for one in value)


def _simple(entry: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in entry.items() if key in ("at", "spaces") or is_simple(key, value)}


def as_property(value: object) -> Plain:
    """A value as the value of a property."""
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, str) and value.isprintable() and not value.startswith(_JSON):
        return value
    return json.dumps(value, ensure_ascii=True)


def from_property(key: str, value: Plain) -> object:
    """The value represented by a property. A text that is no JSON is unchanged."""
    if isinstance(value, float) and key in WHOLE and abs(value - round(value)) < NEARLY:
        return round(value)
    if isinstance(value, str):
        if key in WHOLE and value.strip().lstrip("-").isdecimal():
            return int(value)
        if key == "marines" and "," in value and not value.startswith(_JSON):
            value = f"[{value}]"
        if value.startswith(_JSON):
            try:
                return json.loads(value)
            except (ValueError, RecursionError):
                return value
    return value


def boxes_of(board: Board) -> Mapping[tuple[int, Space], tuple[int, int]]:
    """The size of elements at their places in spaces, by serial and place."""
    found = {}
    laid = [(one.element.serial, one.element.at, one.spaces) for one in board.pieces if not one.cap]
    laid += [(token.element.serial, token.at, token.spaces) for token in board.tokens]
    laid += [(figure.element.serial, figure.at, figure.spaces) for figure in board.figures]
    for serial, at, spaces in laid:
        if spaces:
            width = max(x for x, _ in spaces) + 1 - at[0]
            found[serial, at] = (width, max(y for _, y in spaces) + 1 - at[1])
    return found
