"""The schema check of the hot path: jsonschema-rs against the shipped schema."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from kneedeep import resources
from kneedeep.scenario.io.problem import Path
from kneedeep.scenario.shapes import Schema


class Fault(NamedTuple):
    """One schema error: which keyword of which part of the schema a value breaks."""

    keyword: str
    path: Path
    value: Any
    schema: Schema
    """The part of the schema that holds the keyword."""
    keys: tuple[str, ...] = ()
    """The missing key (required), the unknown ones (additionalProperties), the one that can't be one (propertyNames)."""
    inner: tuple[tuple["Fault", ...], ...] = ()
    """What each alternative finds wrong (anyOf, oneOf)."""

    @property
    def rule(self) -> Any:
        """Return the keyword's value in the schema: the limit, the words, the pattern …"""
        return self.schema[self.keyword]


@cache
def _schema_text() -> str:
    return resources.text("schemas", "scenario.schema.json")


@cache
def shipped_schema() -> Schema:
    """Return the scenario schema that is shipped with the program."""
    import json

    schema: Schema = json.loads(_schema_text())
    return schema


@cache
def _validator() -> Any:
    import jsonschema_rs

    return jsonschema_rs.validator_for(_schema_text())


def faults(data: Any) -> Iterator[Fault]:
    """Yield every schema error of plain data."""
    validator = _validator()
    if not validator.is_valid(data):
        for error in validator.iter_errors(data):
            yield _fault(error, data)


def _fault(error: Any, data: Any) -> Fault:
    path = _path(error.instance_path, data)
    *steps, keyword = error.schema_path
    kind = error.kind
    match type(kind).__name__:
        case "Required":
            keys: tuple[str, ...] = (kind.property,)
        case "AdditionalProperties":
            keys = tuple(kind.unexpected)
        case "PropertyNames":
            name = kind.error.instance
            return Fault(keyword, (*path, name), name, _part(steps), (name,))
        case _:
            keys = ()
    inner = tuple(tuple(_fault(one, data) for one in form) for form in getattr(kind, "context", ()))
    return Fault(keyword, path, error.instance, _part(steps), keys, inner)


def _path(steps: Sequence[str | int], data: Any) -> Path:
    """Return a path with the keys as they are, as far as it leads.

    The validator gives keys made of digits as numbers, and leaves out an empty one.
    """
    path: list[str | int] = []
    for step in steps:
        if isinstance(data, dict) and step not in data:
            named = [key for key in data if key.isdecimal() and int(key) == step]
            if not named:
                break
            step = named[0]
        path.append(step)
        data = data[step]
    return tuple(path)


def _part(steps: Sequence[Any]) -> Schema:
    """Return the part of the shipped schema that a path leads to; references count as steps or not."""
    whole = shipped_schema()
    part: Any = whole
    for step in steps:
        if step == "$ref":
            part = whole["$defs"][part["$ref"].rpartition("/")[2]]
        else:
            part = part[step]
    assert isinstance(part, dict)
    return part
