"""The shapes of values in a scenario file: each knows its JSON Schema, how to read plain data and how to write it.

Reading trusts that the data has passed the schema; the few rules a schema can't say are checked by `semantics`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from kneedeep.scenario.record import Record

COORDINATE_LIMIT = 9_999
TEXT_LIMIT = 20_000
ID_LIMIT = 40
ID_PATTERN = "^[a-z][a-z0-9-]*$"
ELEMENT_LIMIT = 10_000
PIECE_LIMIT = 2_000
MOST_MARINES = 4

Schema = dict[str, Any]


class Shape(Protocol):
    """How one kind of value stands in the file."""

    def schema(self) -> Schema:
        """Return the JSON Schema of the value."""

    def read(self, data: Any) -> Any:
        """Return the model's value for plain data that fits the schema."""

    def write(self, value: Any) -> Any:
        """Return plain data for a value of the model."""


class _Plain:
    """A shape whose value stands in the file as it is."""

    def __init__(self, schema: Schema) -> None:
        self._schema = schema

    def schema(self) -> Schema:
        return dict(self._schema)

    def read(self, data: Any) -> Any:
        return data

    def write(self, value: Any) -> Any:
        return value


def text() -> Shape:
    """A text."""
    return _Plain({"type": "string", "maxLength": TEXT_LIMIT})


def row(pattern: str) -> Shape:
    """A text that a pattern describes."""
    return _Plain({"type": "string", "pattern": pattern})


class _Word(_Plain):
    def read(self, data: Any) -> Any:
        return int(data) if isinstance(data, float) else data


def word(*words: str | int) -> Shape:
    """One of a fixed list of words or numbers."""
    return _Word({"enum": list(words)})


def pair(least: int, most: int) -> Shape:
    """Two whole numbers."""
    return many(whole(least, most), least=2, most=2)


def identifier() -> Shape:
    """An id that this element defines."""
    return _Plain({"type": "string", "pattern": ID_PATTERN, "maxLength": ID_LIMIT})


def name_of(*words: str) -> Shape:
    """A name that the file or the catalog defines; `words` are offered for completion."""
    return _Plain({"anyOf": [{"enum": list(words)}, text().schema()]}) if words else text()


def truth() -> Shape:
    """true or false."""
    return _Plain({"type": "boolean"})


def anything() -> Shape:
    """Any value, kept to the letter."""
    return _Frozen()


class _Whole(_Plain):
    def read(self, data: Any) -> Any:
        return int(data)


def whole(least: int, most: int) -> Shape:
    """A whole number from `least` to `most`."""
    return _Whole({"type": "integer", "minimum": least, "maximum": most})


class _Frozen(_Plain):
    """Any plain data, held as tuples and Records so that the model stays immutable."""

    def __init__(self, schema: Schema | None = None) -> None:
        super().__init__(schema or {})

    def read(self, data: Any) -> Any:
        return frozen(data)

    def write(self, value: Any) -> Any:
        return thawed(value)


def frozen(data: Any) -> Any:
    """Return plain data with lists as tuples, dicts as Records and whole floating numbers as integers."""
    if isinstance(data, Mapping):
        return Record((str(key), frozen(value)) for key, value in data.items())
    if isinstance(data, list | tuple):
        return tuple(frozen(value) for value in data)
    return int(data) if isinstance(data, float) and data.is_integer() else data


def thawed(value: Any) -> Any:
    """Return the plain data that `frozen` made the value from."""
    if isinstance(value, Record):
        return {key: thawed(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return [thawed(part) for part in value]
    return value


def open_data(schema: Schema) -> Shape:
    """Nested data of the given schema, held as Records and tuples."""
    return _Frozen(schema)


def described(shape: Shape, doc: str, example: Any) -> Schema:
    """Return the schema of a value with what it says and an example."""
    return {**shape.schema(), "description": doc, "examples": [example]}


def fields(parts: Mapping[str, tuple[Shape, str, Any]], *, required: Sequence[str] = ()) -> Shape:
    """A mapping with these keys, each with its shape, what it says and an example; held as a Record."""
    schema: Schema = {
        "type": "object",
        "properties": {name: described(*part) for name, part in parts.items()},
        "required": list(required),
        "additionalProperties": False,
    }
    if not required:
        del schema["required"]
    return _Frozen(schema)


class _Many:
    """A list of values of one shape, held as a tuple."""

    def __init__(self, part: Shape, least: int, most: int, unique: bool) -> None:
        self.part = part
        self._bounds: Schema = {"minItems": least} if least else {}
        self._bounds["maxItems"] = most
        if unique:
            self._bounds["uniqueItems"] = True

    def schema(self) -> Schema:
        return {"type": "array", "items": self.part.schema(), **self._bounds}

    def read(self, data: Any) -> Any:
        return tuple(map(self.part.read, data))

    def write(self, value: Any) -> Any:
        return list(map(self.part.write, value))


def many(part: Shape, *, least: int = 0, most: int = ELEMENT_LIMIT, unique: bool = False) -> Shape:
    """A list of `least` to `most` values of one shape."""
    return _Many(part, least, most, unique)


class _Space(_Plain):
    def read(self, data: Any) -> Any:
        return (int(data[0]), int(data[1]))

    def write(self, value: Any) -> Any:
        return list(value)


_COORDINATE = {"type": "integer", "minimum": -COORDINATE_LIMIT, "maximum": COORDINATE_LIMIT}


def space() -> Shape:
    """A space `[x, y]`."""
    return _Space({"type": "array", "items": _COORDINATE, "minItems": 2, "maxItems": 2})


class _Counts(_Plain):
    """A number, or a list of exact numbers."""

    def read(self, data: Any) -> Any:
        return tuple(map(int, data)) if isinstance(data, list) else int(data)

    def write(self, value: Any) -> Any:
        return list(value) if isinstance(value, tuple) else value


def player_counts() -> Shape:
    """`2` = with two or more marines, `[1, 3]` = with exactly one or three."""
    bounds = {"type": "integer", "minimum": 1, "maximum": MOST_MARINES}
    return _Counts(
        {
            **bounds,
            "type": ["integer", "array"],
            "items": bounds,
            "minItems": 1,
            "uniqueItems": True,
        }
    )


class _ByNumber(_Plain):
    """A whole number, or one for each number of marines."""

    def read(self, data: Any) -> Any:
        if isinstance(data, Mapping):
            return Record((str(key), int(value)) for key, value in data.items())
        return int(data)

    def write(self, value: Any) -> Any:
        return dict(value) if isinstance(value, Record) else value


def by_number(least: int, most: int) -> Shape:
    """A whole number, or a map from the number of marines to one."""
    each = {"type": "integer", "minimum": least, "maximum": most}
    return _ByNumber(
        {
            "type": ["integer", "object"],
            "minimum": least,
            "maximum": most,
            "propertyNames": {"enum": ["1", "2", "3", "4"]},
            "additionalProperties": each,
            "minProperties": 1,
        }
    )


def mapping_of(part: Shape, most: int = 20) -> Shape:
    """A mapping from any names to values of one shape, held as a Record."""
    return _Frozen({"type": "object", "additionalProperties": part.schema(), "maxProperties": most})


def texts_by(pattern: str) -> Shape:
    """A map from names of a pattern to texts."""
    return _Frozen(
        {
            "type": "object",
            "propertyNames": {"pattern": pattern, "maxLength": ID_LIMIT},
            "additionalProperties": {"type": "string", "maxLength": TEXT_LIMIT},
            "maxProperties": ELEMENT_LIMIT,
        }
    )


class Defined:
    """A shape written once under `$defs` and referred to by name, so that it may contain itself."""

    def __init__(self, name: str, read: Callable[[Any], Any], write: Callable[[Any], Any]) -> None:
        self.name, self.read, self.write = name, read, write

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"}
