"""Converts rows of the data files to records of the catalog: each key of a row is a field of the record."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from kneedeep.model.catalog.sourced_value import SourcedValue
from kneedeep.support.translation import translatable_word

Record = TypeVar("Record")
Value = TypeVar("Value")
Row = Mapping[str, object]
_FIELDS = {"count": "in_box"}
"""The fields with other names in the data files."""
_TEXTS = frozenset(("name", "plural"))


def value_of(data: object) -> object:
    """A value of a row: lists as tuples, a marked value as a SourcedValue, null as None."""
    if isinstance(data, list):
        return tuple(map(value_of, data))
    if not isinstance(data, dict):
        return data
    if "mark" in data and "value" in data:
        return SourcedValue(value_of(data["value"]), data["mark"], data["source"], data.get("note", ""))
    return {key: value_of(part) for key, part in data.items()}


def record_of(kind: Callable[..., Record], row: Row, **given: object) -> Record:
    """A named tuple of given fields and the values of a row. Keys without a field are ignored."""
    fields: tuple[str, ...] = vars(kind)["_fields"]
    for key, data in row.items():
        field = _FIELDS.get(key, key)
        if field in fields and field not in given:
            given[field] = translatable_word(str(data)) if key in _TEXTS else value_of(data)
    return kind(**given)


def records_of(kind: Callable[..., Record], row: Row, key: str) -> tuple[Record, ...]:
    """A named tuple for each row under a key. Empty without the key."""
    return tuple(record_of(kind, part) for part in rows_in(row, key))


def rows_in(row: Row, key: str) -> list[Row]:
    """The rows under a key. Empty without the key."""
    rows = row.get(key, [])
    assert isinstance(rows, list)
    return rows


def marked_of(row: object, made: Callable[..., Value]) -> SourcedValue[Value]:
    """A value with its mark, from a value of a row."""
    assert isinstance(row, dict)
    return SourcedValue(made(row["value"]), row["mark"], row["source"], row.get("note", ""))
