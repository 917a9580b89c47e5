"""The schema check: the parts of a file that do not fit the shipped schema.

Validators for any schema take long to load, copy the whole of a mapping into each of their errors, and look
through nested alternatives once for each combination of them: a small file may ask for gigabytes or for
hours. Here every part is looked at once, by the keywords that the shipped schema uses.
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from kneedeep.model.scenario.io.file_problems import Path
from kneedeep.model.scenario.value_shapes import Schema
from kneedeep.support import resources

NAMES_LISTED = 100
"""The number of wrong names of one mapping that are faults of their own. The rest is one fault."""


class SchemaFault(NamedTuple):
    """A schema error: the keyword of a part of the schema that a value breaks."""

    keyword: str
    path: Path
    value: Any
    schema: Schema
    """The part of the schema with the keyword."""
    keys: tuple[str, ...] = ()
    """The missing key (required), the unknown keys (additionalProperties), or the invalid names (propertyNames)."""
    inner: tuple[tuple["SchemaFault", ...], ...] = ()
    """The faults of each alternative (anyOf, oneOf)."""

    @property
    def rule(self) -> Any:
        """The keyword's value in the schema: the limit, the words, the pattern …"""
        return self.schema[self.keyword]


@cache
def shipped_schema() -> Schema:
    """The scenario schema that is shipped with the program."""
    schema: Schema = json.loads(resources.text("schemas", "scenario.schema.json"))
    return schema


def schema_faults(data: object) -> Iterator[SchemaFault]:
    """Yield every schema error of plain data."""
    whole = shipped_schema()
    return _Search(whole["$defs"]).found(data, whole, ())


def fits(value: object, schema: Schema) -> bool:
    """True if plain data fits a part of the schema."""
    return next(_Search(shipped_schema()["$defs"]).found(value, schema, ()), None) is None


class _Search:
    """The search for all faults of one file. Definitions are checked once for each place."""

    def __init__(self, definitions: Schema) -> None:
        self.definitions = definitions
        self.known: dict[tuple[str, Path], tuple[SchemaFault, ...]] = {}

    def found(self, value: object, schema: Schema, path: Path) -> Iterator[SchemaFault]:
        """Yield the faults of a value by a part of the schema."""
        for keyword, rule in schema.items():
            match keyword:
                case "$ref":
                    yield from self.referred(value, rule, path)
                case "anyOf" | "oneOf":
                    yield from self.alternatives(keyword, value, schema, path)
                case "propertyNames" if isinstance(value, Mapping):
                    yield from _wrong_names(value, rule, path)
                case "additionalProperties" | "patternProperties" | "properties" | "required" if isinstance(
                    value, Mapping
                ):
                    yield from self.in_mapping(keyword, value, schema, path)
                case "items" if isinstance(value, list):
                    for index, item in enumerate(value):
                        yield from self.found(item, rule, (*path, index))
                case _ if keyword in _BROKEN and _BROKEN[keyword](value, rule):
                    yield SchemaFault(keyword, path, value, schema)

    def referred(self, value: object, reference: str, path: Path) -> tuple[SchemaFault, ...]:
        """The faults of a value by a definition of the schema."""
        key = (reference, path)
        if key not in self.known:
            self.known[key] = tuple(self.found(value, self.definitions[reference.rpartition("/")[2]], path))
        return self.known[key]

    def alternatives(self, keyword: str, value: object, schema: Schema, path: Path) -> Iterator[SchemaFault]:
        """Yield the fault of a value that has none of several forms, or more than the one wanted."""
        inner = [tuple(self.found(value, form, path)) for form in schema[keyword]]
        if not (fitting := sum(not form for form in inner)):
            yield SchemaFault(keyword, path, value, schema, (), tuple(inner))
        elif keyword == "oneOf" and fitting > 1:
            yield SchemaFault(keyword, path, value, schema)

    def in_mapping(
        self, keyword: str, value: Mapping[str, object], schema: Schema, path: Path
    ) -> Iterator[SchemaFault]:
        """Yield the faults of the keys of a mapping, or of their values."""
        rule = schema[keyword]
        if keyword == "required":
            for key in rule:
                if key not in value:
                    yield SchemaFault(keyword, path, value, schema, (key,))
        elif keyword == "properties":
            for key in value:
                if key in rule:
                    yield from self.found(value[key], rule[key], (*path, key))
        elif keyword == "patternProperties":
            for key in value:
                for pattern, part in rule.items():
                    if _pattern(pattern).search(key):
                        yield from self.found(value[key], part, (*path, key))
        elif not value.keys() <= schema.get("properties", {}).keys():
            yield from self.in_other_keys(value, schema, path)

    def in_other_keys(self, value: Mapping[str, object], schema: Schema, path: Path) -> Iterator[SchemaFault]:
        """Yield the faults of the keys that are no properties and fit no pattern, or of their values."""
        rule, others = schema["additionalProperties"], _other_keys(value, schema)
        if rule is False and others:
            yield SchemaFault("additionalProperties", path, value, schema, others)
        for key in () if rule is False else others:
            yield from self.found(value[key], rule, (*path, key))


def _wrong_names(value: Iterable[str], rule: Schema, path: Path) -> Iterator[SchemaFault]:
    wrong = [
        (key, keyword)
        for key in value
        for keyword in rule
        if keyword in _BROKEN and _BROKEN[keyword](key, rule[keyword])
    ]
    for key, keyword in wrong[:NAMES_LISTED]:
        yield SchemaFault(keyword, (*path, key), key, rule, (key,))
    if len(wrong) > NAMES_LISTED:
        yield SchemaFault("propertyNames", path, value, {"propertyNames": rule}, tuple(key for key, _ in wrong))


def _is(value: object, name: str) -> bool:
    """True if a value is of a type of the schema."""
    if isinstance(value, bool):
        return name == "boolean"
    match name:
        case "integer":
            return isinstance(value, int) or isinstance(value, float) and value.is_integer()
        case "number":
            return isinstance(value, int | float)
        case "string":
            return isinstance(value, str)
        case "array":
            return isinstance(value, list)
        case "object":
            return isinstance(value, Mapping)
    return value is None if name == "null" else False


def _identity(value: object) -> object:
    """A key that two values share exactly if they are equal by the schema: true is not 1, 1.0 is."""
    if isinstance(value, list):
        return ("list", *map(_identity, value))
    if isinstance(value, Mapping):
        return ("mapping", frozenset((key, _identity(part)) for key, part in value.items()))
    return (isinstance(value, bool), value)


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern.replace("$", r"\Z"))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _lacks(value: object, words: Collection[object]) -> bool:
    if isinstance(value, str):
        return value not in words
    return all(_identity(value) != _identity(word) for word in words)


def _repeats(value: object, unique: bool) -> bool:
    return unique and isinstance(value, list) and len(set(map(_identity, value))) < len(value)


_BROKEN = {
    "type": lambda value, rule: (
        not (_is(value, rule) if isinstance(rule, str) else any(_is(value, name) for name in rule))
    ),
    "enum": _lacks,
    "pattern": lambda value, rule: isinstance(value, str) and not _pattern(rule).search(value),
    "maxLength": lambda value, rule: isinstance(value, str) and len(value) > rule,
    "minimum": lambda value, rule: _is_number(value) and value < rule,
    "maximum": lambda value, rule: _is_number(value) and value > rule,
    "minItems": lambda value, rule: isinstance(value, list) and len(value) < rule,
    "maxItems": lambda value, rule: isinstance(value, list) and len(value) > rule,
    "minProperties": lambda value, rule: isinstance(value, Mapping) and len(value) < rule,
    "maxProperties": lambda value, rule: isinstance(value, Mapping) and len(value) > rule,
    "uniqueItems": _repeats,
}
"""For each keyword about a single value, a function that is true if the value breaks it."""


def _other_keys(value: Mapping[str, object], schema: Schema) -> tuple[str, ...]:
    """The keys of a mapping that are not properties of a schema and don't match its patterns."""
    patterns = [_pattern(pattern) for pattern in schema.get("patternProperties", ())]
    known = schema.get("properties", ())
    return tuple(key for key in value if key not in known and not any(pattern.search(key) for pattern in patterns))
