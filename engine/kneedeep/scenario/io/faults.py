"""The schema check of the hot path: jsonschema-rs against the shipped schema."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from kneedeep import resources
from kneedeep.scenario.io.problem import Path
from kneedeep.scenario.io.wording import Fault, properties_at

_RULE_ATTRIBUTES = ("options", "types", "limit", "pattern", "property", "expected_value", "unexpected")


@cache
def shipped_schema() -> dict[str, Any]:
    """Return the scenario schema that is shipped with the program."""
    schema: dict[str, Any] = json.loads(resources.text("schemas", "scenario.schema.json"))
    return schema


@cache
def _validator() -> Any:
    import jsonschema_rs

    return jsonschema_rs.validator_for(shipped_schema())


def faults(data: Any) -> Iterator[Fault]:
    """Yield every schema error of plain data."""
    validator = _validator()
    if not validator.is_valid(data):
        for error in validator.iter_errors(data):
            yield _fault(error, data)


def _fault(error: Any, data: Any) -> Fault:
    path: Path = tuple(error.instance_path)
    kind = error.kind
    keyword = str(error.schema_path[-1]) if error.schema_path else "false schema"
    schema_path = list(error.schema_path)
    rule: Any = _value_at(shipped_schema(), schema_path)
    inner: tuple[tuple[Fault, ...], ...] = ()
    if type(kind).__name__ == "Required":
        keyword, rule = "required", kind.property
    elif type(kind).__name__ == "AdditionalProperties":
        keyword, rule = (
            "additionalProperties",
            (properties_at(shipped_schema(), schema_path), kind.unexpected),
        )
    elif type(kind).__name__ == "PropertyNames":
        keyword = "propertyNames"
    elif type(kind).__name__ in ("AnyOf", "OneOfNotValid", "OneOfMultipleValid"):
        inner = tuple(tuple(_fault(part, data) for part in parts) for parts in getattr(kind, "context", ()))
    elif keyword == "type":
        rule = rule if isinstance(rule, list) else [rule]
    return Fault(keyword, path, error.instance, rule, inner)


def _value_at(schema: Any, path: Iterable[Any]) -> Any:
    for step in path:
        try:
            schema = schema[step]
        except (KeyError, IndexError, TypeError):
            return None
    return schema
