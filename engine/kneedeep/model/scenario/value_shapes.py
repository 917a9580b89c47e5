"""Shapes of values in a scenario file. Each has a JSON Schema, reads plain data and writes it.

Readers require data that fits the schema. The few rules that a schema can't express are checked by `semantics`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from kneedeep.model.catalog.edition import Feature
from kneedeep.model.scenario.record import Record

COORDINATE_LIMIT = 9_999
TEXT_LIMIT = 20_000
ID_LIMIT = 40
ID_PATTERN = "^[a-z][a-z0-9-]*$"
LANGUAGE_PATTERN = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
TEXT_PATH_PATTERN = "."
TEXT_PATH_LIMIT = 200
PIECE_ID_PATTERN = "^([a-z][a-z0-9-]*|[0-9]{2}[ab])$"
"""An id, or the name of a tile such as 05a."""
ELEMENT_LIMIT = 10_000
PIECE_LIMIT = 2_000
MOST_MARINES = 4
LANGUAGE_LIMIT = 50

Schema = dict[str, Any]
AValue = TypeVar("AValue")


class Lines(dict[str, AValue]):
    """Plain data that is written with one key per line."""


class ValueShape(Protocol):
    """The form of a kind of value in the file."""

    def schema(self) -> Schema:
        """The JSON Schema of the value."""

    def read(self, data: object) -> Any:
        """The model's value for plain data that fits the schema."""

    def write(self, value: object) -> Any:
        """The plain data of a value of the model."""


class _Plain:
    """A shape whose value is written unchanged."""

    def __init__(self, schema: Schema) -> None:
        self._schema = schema

    def schema(self) -> Schema:
        return dict(self._schema)

    def read(self, data: object) -> object:
        return data

    def write(self, value: object) -> object:
        return value


class TextShape(_Plain):
    """A text. `pattern`: its regular expression, or empty."""

    def __init__(self, pattern: str = "") -> None:
        self.pattern = pattern
        super().__init__({"type": "string", **({"pattern": pattern} if pattern else {"maxLength": TEXT_LIMIT})})


class WordShape(_Plain):
    """One of `words`. `needs`: the features that some of the words need, by word."""

    def __init__(self, *words: str | int, needs: Mapping[str, Feature] | None = None) -> None:
        self.words, self.needs = words, needs or {}
        super().__init__({"enum": list(words)})

    def read(self, data: object) -> object:
        return int(data) if isinstance(data, float) else data


def pair(least: int, most: int) -> ValueShape:
    """Two whole numbers."""
    return Many(Whole(least, most), least=2, most=2)


class Identifier(_Plain):
    """An id that an element defines, with a pattern."""

    def __init__(self, pattern: str = ID_PATTERN) -> None:
        self.pattern = pattern
        super().__init__({"type": "string", "pattern": pattern, "maxLength": ID_LIMIT})


class Name(_Plain):
    """A name from the file or the catalog. `wanted`: a key of `WANTED`, or empty for names without a list.

    `words`: additional names for completion.
    """

    def __init__(self, wanted: str, *words: str) -> None:
        self.wanted, self.words = wanted, words
        plain = TextShape().schema()
        super().__init__({"anyOf": [{"enum": list(words)}, plain]} if words else plain)


class Truth(_Plain):
    """true or false."""

    def __init__(self) -> None:
        super().__init__({"type": "boolean"})


class Whole(_Plain):
    """A whole number from `least` to `most`."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most
        super().__init__({"type": "integer", "minimum": least, "maximum": most})

    def read(self, data: Any) -> object:
        return int(data)


class Frozen(_Plain):
    """Any plain data, held as tuples and Records so that the model stays immutable."""

    def __init__(self, schema: Schema | None = None) -> None:
        super().__init__(schema or {})

    def read(self, data: object) -> object:
        return frozen(data)

    def write(self, value: object) -> object:
        return thawed(value)


class Anything(Frozen):
    """Any value, unchanged."""


def frozen(data: object) -> object:
    """Plain data with lists as tuples, dicts as Records and whole floating numbers as integers."""
    if isinstance(data, Mapping):
        return Record((str(key), frozen(value)) for key, value in data.items())
    if isinstance(data, list | tuple):
        return tuple(frozen(value) for value in data)
    return int(data) if isinstance(data, float) and data.is_integer() else data


def thawed(value: object) -> Any:
    """The plain data from which `frozen` made a value."""
    if isinstance(value, Record):
        return {key: thawed(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return [thawed(part) for part in value]
    return value


def described(shape: ValueShape, doc: str, example: object) -> Schema:
    """The schema of a value with a description and an example."""
    return {**shape.schema(), "description": doc, "examples": [example]}


class Fields(Frozen):
    """A mapping with the keys of `parts`, each with its shape, description and example. Stored as a Record.

    `needs`: the features that some of the keys need.
    """

    def __init__(
        self,
        parts: Mapping[str, tuple[ValueShape, str, object]],
        *,
        required: Sequence[str] = (),
        needs: Mapping[str, Feature] | None = None,
    ) -> None:
        self.parts, self.required, self.needs = parts, tuple(required), needs or {}
        schema: Schema = {
            "type": "object",
            "properties": {name: described(*part) for name, part in parts.items()},
            "required": list(required),
            "additionalProperties": False,
        }
        if not required:
            del schema["required"]
        super().__init__(schema)


class Either(Frozen):
    """One of the allowed shapes: a word or name, a list, a mapping. None: not allowed. Stored as tuples, Records."""

    def __init__(
        self, *, word: ValueShape | None = None, listed: ValueShape | None = None, mapping: ValueShape | None = None
    ) -> None:
        self.word, self.listed, self.mapping = word, listed, mapping
        super().__init__({"anyOf": [one.schema() for one in (word, listed, mapping) if one is not None]})

    def part_for(self, value: object) -> ValueShape | None:
        """The shape of a value, as plain data or as stored in the model."""
        if isinstance(value, Mapping):
            return self.mapping
        return self.listed if isinstance(value, list | tuple) else self.word


class ByFeature(Frozen):
    """A value whose shape depends on a feature of the file's edition."""

    def __init__(self, shapes: Mapping[Feature, ValueShape]) -> None:
        self.shapes = shapes
        super().__init__({"anyOf": [shape.schema() for shape in shapes.values()]})

    def shape_in(self, features: Collection[Feature]) -> ValueShape:
        """The shape in an edition with these features."""
        return next(shape for feature, shape in self.shapes.items() if feature in features)


class Many:
    """A list of `least` to `most` values of one shape, stored as a tuple."""

    def __init__(self, part: ValueShape, *, least: int = 0, most: int = ELEMENT_LIMIT, unique: bool = False) -> None:
        self.part, self.least, self.most, self.unique = part, least, most, unique
        self._bounds: Schema = {"minItems": least} if least else {}
        self._bounds["maxItems"] = most
        if unique:
            self._bounds["uniqueItems"] = True

    def schema(self) -> Schema:
        return {"type": "array", "items": self.part.schema(), **self._bounds}

    def read(self, data: Any) -> object:
        return tuple(map(self.part.read, data))

    def write(self, value: Any) -> object:
        return list(map(self.part.write, value))


class SpaceShape(_Plain):
    """A space `[x, y]`."""

    def __init__(self) -> None:
        bounds = {"type": "integer", "minimum": -COORDINATE_LIMIT, "maximum": COORDINATE_LIMIT}
        super().__init__({"type": "array", "items": bounds, "minItems": 2, "maxItems": 2})

    def read(self, data: Any) -> object:
        return (int(data[0]), int(data[1]))

    def write(self, value: Any) -> object:
        return list(value)


def holds_spaces(shape: ValueShape) -> bool:
    """True if the values of a shape are lists of spaces."""
    return isinstance(shape, Many) and isinstance(shape.part, SpaceShape)


class CountsShape(_Plain):
    """Numbers of marines. `2`: two or more, `[1, 3]`: exactly one or three."""

    def __init__(self) -> None:
        bounds = {"type": "integer", "minimum": 1, "maximum": MOST_MARINES}
        several = {"type": ["integer", "array"], "items": bounds, "minItems": 1, "uniqueItems": True}
        super().__init__({**bounds, **several})

    def read(self, data: Any) -> object:
        return tuple(map(int, data)) if isinstance(data, list) else int(data)

    def write(self, value: object) -> object:
        return list(value) if isinstance(value, tuple) else value


class ByNumber(_Plain):
    """A whole number, or one for each number of marines, each from `least` to `most`."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most
        each = {"type": "integer", "minimum": least, "maximum": most}
        super().__init__(
            {
                "type": ["integer", "object"],
                "minimum": least,
                "maximum": most,
                "patternProperties": {"^[1-4]$": each},
                "additionalProperties": False,
                "minProperties": 1,
            }
        )

    def read(self, data: Any) -> object:
        if isinstance(data, Mapping):
            return Record((str(key), int(value)) for key, value in data.items())
        return int(data)

    def write(self, value: object) -> object:
        return dict(value) if isinstance(value, Record) else value


class Mapped(Frozen):
    """A mapping from names to values of one shape, stored as a Record.

    `wanted`: the kind of the names (a key of `WANTED`), empty for free names. `pattern`: their regular expression.
    """

    def __init__(self, schema: Schema, part: ValueShape, wanted: str = "", pattern: str = "") -> None:
        self.part, self.wanted, self.pattern = part, wanted, pattern
        super().__init__(schema)


def mapping_of(part: ValueShape, most: int = 20, *, least: int = 0, wanted: str = "") -> ValueShape:
    """A mapping from any names to values of one shape, stored as a Record."""
    schema = {"type": "object", "additionalProperties": part.schema(), "maxProperties": most}
    return Mapped({**schema, "minProperties": least} if least else schema, part, wanted)


def texts_by(pattern: str) -> ValueShape:
    """A mapping from names that match a pattern to texts."""
    return _mapped(TextShape(), pattern, ID_LIMIT, ELEMENT_LIMIT)


def _mapped(part: ValueShape, pattern: str, longest: int, most: int) -> "Mapped":
    schema = {
        "type": "object",
        "propertyNames": {"pattern": pattern, "maxLength": longest},
        "additionalProperties": part.schema(),
        "maxProperties": most,
    }
    return Mapped(schema, part, "", pattern)


class TranslationsShape(Mapped):
    """Texts by path for each language."""

    def __init__(self) -> None:
        inner = _mapped(TextShape(), TEXT_PATH_PATTERN, TEXT_PATH_LIMIT, ELEMENT_LIMIT)
        outer = _mapped(inner, LANGUAGE_PATTERN, ID_LIMIT, LANGUAGE_LIMIT)
        super().__init__(outer.schema(), inner, "", LANGUAGE_PATTERN)

    def write(self, value: object) -> object:
        assert isinstance(value, Record)
        return Lines((language, Lines(said)) for language, said in value.items())


class HouseRules(Frozen):
    """House rules: values of the switches of a ruleset, stored as a Record."""

    def __init__(self) -> None:
        super().__init__({"$ref": "#/$defs/rules"})


class Defined:
    """A shape defined once under `$defs` and referred to by name, so that it may contain itself."""

    def __init__(self, name: str, read: Callable[..., object], write: Callable[..., object]) -> None:
        self.name, self.read, self.write = name, read, write

    def schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.name}"}
