"""Kinds of values that are made of parts: lists, objects, numbers by name. A fault is reported by the part that is wrong."""

from collections.abc import Callable, Mapping, Sequence

from kneedeep.model.catalog.numbers.value_kind import ValueKind, shown, whole
from kneedeep.support.english import listed


def word(*words: str) -> ValueKind:
    """The kind of values that are one of some words."""
    return ValueKind(
        listed([f'"{one}"' for one in words], len(words), "or"),
        {"enum": list(words)},
        lambda value: isinstance(value, str) and value in words,
    )


def text(most: int) -> ValueKind:
    """The kind of short texts in one line."""
    return ValueKind(
        f"a text of 1 to {most} characters in one line",
        {"type": "string", "minLength": 1, "maxLength": most, "pattern": r"^\S(.*\S)?$"},
        lambda value: (
            isinstance(value, str) and 1 <= len(value) <= most and value.isprintable() and value == value.strip()
        ),
    )


def many(kind: ValueKind, words: str, least: int, most: int) -> ValueKind:
    """The kind of lists whose members are of a kind."""

    def part_fault(where: str, value: object) -> str:
        if not isinstance(value, list):
            return ""
        return next(
            (fault for number, member in enumerate(value, 1) if (fault := kind.fault(f"{where}.{number}", member))), ""
        )

    return ValueKind(
        words,
        {"type": "array", "items": kind.schema, "minItems": least, "maxItems": most},
        lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(kind.fits, value)),
        part_fault,
    )


def record(
    words: str,
    fields: Mapping[str, ValueKind],
    required: Sequence[str],
    rule: Callable[[str, Mapping[str, object]], str] | None = None,
) -> ValueKind:
    """The kind of objects with some keys.

    `rule(where, value)`: a sentence on what its parts are not together, empty when there is nothing to say.
    """

    def part_fault(where: str, value: object) -> str:
        if not isinstance(value, dict):
            return ""
        for key in value:
            if key not in fields:
                return f"{where} has no key {shown(key)}; there are {listed(list(fields), len(fields))}."
        for key in required:
            if key not in value:
                return f"{where} needs a key {key}: {fields[key].words}."
        for key, part in value.items():
            if fault := fields[key].fault(f"{where}.{key}", part):
                return fault
        return rule(where, value) if rule is not None else ""

    return ValueKind(
        words,
        {
            "type": "object",
            "properties": {name: field.schema for name, field in fields.items()},
            "required": list(required),
            "additionalProperties": False,
        },
        lambda value: isinstance(value, dict) and not part_fault("", value),
        part_fault,
    )


def counts(names: Sequence[str], words: str) -> ValueKind:
    """The kind of objects that give a number from 1 to 12 for some names."""
    number = whole(1, 12)

    def part_fault(where: str, value: object) -> str:
        if not isinstance(value, dict):
            return ""
        for name, count in value.items():
            if name not in names:
                return f"{where} has no name {shown(name)}; there are {listed(names, len(names))}."
            if fault := number.fault(f"{where}.{name}", count):
                return fault
        return ""

    return ValueKind(
        words,
        {
            "type": "object",
            "minProperties": 1,
            "propertyNames": {"enum": list(names)},
            "additionalProperties": number.schema,
        },
        lambda value: isinstance(value, dict) and bool(value) and not part_fault("", value),
        part_fault,
    )
