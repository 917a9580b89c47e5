"""Schema errors in words for authors: the fault, its place, and a valid value."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario import value_shapes
from kneedeep.model.scenario.io.file_problems import Complaint, Path, without_trail
from kneedeep.model.scenario.io.message_words import EditionWords
from kneedeep.model.scenario.io.schema_check import NAMES_LISTED, SchemaFault
from kneedeep.model.scenario.io.word_suggestions import nearest
from kneedeep.model.scenario.yaml_patch.parse_errors import UNSEEN, unseen
from kneedeep.support.english import translatable_list
from kneedeep.support.resources import table_rows
from kneedeep.support.translation import TranslatableText, translatable, translatable_count

SHOWN = 40
FORMAT_LIMIT = 1_000
"""The size at which a limit on a text or a list belongs to the format (SCN001), not to a single key (SCN002)."""

_TEXTS = {name: translatable(text) for name, text in table_rows(__file__, "complaint_texts.txt")}
_TYPES = {
    "string": translatable("a text"),
    "integer": translatable("a whole number"),
    "boolean": translatable("true or false"),
    "array": translatable("a list"),
    "object": translatable("a mapping of keys to values"),
}
_SPOKEN = {"yes": "true", "on": "true", "no": "false", "off": "false"}
_PATTERNS = {
    value_shapes.ID_PATTERN: "no id",
    value_shapes.PIECE_ID_PATTERN: "no piece id",
    value_shapes.LANGUAGE_PATTERN: "no language",
    value_shapes.TEXT_PATH_PATTERN: "no text path",
    "^[NESW]@[0-9]{1,2}$": "no opening",
    "^[#.]{1,100}$": "no row",
    "^[YRGB]{1,12}$": "no dice 2004",
    "^[RB]{1,12}$": "no dice 2016",
    "^[1-4]$": "no number of marines",
    "^[A-Z]{3}[0-9]{3}$": "no finding",
}


def worded(path: Sequence[str | int], name: str, **values: object) -> TranslatableText:
    """The sentence for the place at a path, with values filled in."""
    return _TEXTS[name].filled(place=place(path), **values)


class _Said(NamedTuple):
    """The context of messages: the words of the edition, and earlier complaints by the identity of a fault.

    Several alternatives share a fault.
    """

    words: EditionWords
    known: dict[int, list[Complaint]]


def complaints_of(faults: Iterable[SchemaFault], catalog: Catalog) -> list[Complaint]:
    """The complaints for schema errors, in the author's words. The catalog is that of the file's edition."""
    said = _Said(EditionWords(catalog), {})
    return [complaint for fault in list(faults) for complaint in _complaints(fault, said)]


def _complaints(fault: SchemaFault, said: _Said) -> Iterator[Complaint]:
    """Yield the complaints for a schema error. Several if it is about several keys at once."""
    path = fault.path
    match fault.keyword:
        case "additionalProperties" if "patternProperties" in fault.schema:
            (name,) = map(_PATTERNS.__getitem__, fault.schema["patternProperties"])
            for key in fault.keys[:NAMES_LISTED]:
                yield Complaint("SCN002", worded(path, name, value=shown(key)), (*path, key))
        case "additionalProperties":
            yield from _unknown_keys(fault, said)
        case "required":
            yield Complaint("SCN002", _missing(fault, said), path, fault.keys)
        case "propertyNames":
            message = worded(path, "wrong keys", number=len(fault.keys), listed=NAMES_LISTED)
            yield Complaint("SCN002", message, path)
        case _ if fault.keys:
            yield Complaint("SCN002", _about_key(fault), path)
        case "enum":
            yield _not_among(fault, said.words.own(fault.rule, path), ())
        case "anyOf" | "oneOf":
            if id(fault) not in said.known:
                said.known[id(fault)] = list(_alternatives(fault, said))
            yield from said.known[id(fault)]
        case _:
            yield Complaint(_code(fault), _about(fault, said), path)


def _unknown_keys(fault: SchemaFault, said: _Said) -> Iterator[Complaint]:
    """Yield complaints about the unknown keys of a mapping: one for each of the first, one for the rest."""
    first, rest = fault.keys[:NAMES_LISTED], fault.keys[NAMES_LISTED:]
    yield from (_unknown_key(fault, key, said) for key in first)
    if rest:
        message = worded(fault.path, "more unknown keys", number=len(rest))
        yield Complaint("SCN003", message, (*fault.path, rest[0]), meant=(), breaks=False)


def _unknown_key(fault: SchemaFault, key: str, said: _Said) -> Complaint:
    known = said.words.own(fault.schema.get("properties", ()), fault.path)
    near = None if UNSEEN.search(key) else nearest(key, known)
    meant = () if near is None else (near,)
    values: dict[str, object] = {}
    if near is not None:
        name, values = "unknown key, near", {"near": near}
    elif found := UNSEEN.search(key):
        name, values, meant = "unknown key, unseen", {"what": unseen(found[0])}, ("",)
    elif " " in key.strip():
        name, meant = "unknown key, spaced", ("",)
    elif len(known) <= 8:
        name, values = "unknown key, known", {"known": ", ".join(known)}
    else:
        name = "unknown key"
    message = worded(fault.path, name, key=shown(key), **values)
    return Complaint("SCN003", message, (*fault.path, key), meant=meant, breaks=False)


def _not_among(fault: SchemaFault, words: Sequence[object], types: Sequence[str]) -> Complaint:
    """The complaint about a value that is not one of some words or types."""
    path, value, spelt = fault.path, fault.value, [str(word) for word in words]
    right = either([*spelt, *(_TYPES[name] for name in types)])
    fixed = isinstance(value, str) and any(isinstance(word, str) for word in words) and "string" not in types
    near = nearest(value, spelt) if fixed else None
    if value is None:
        message = worded(path, "missing value", right=right)
    elif isinstance(value, str) and value in spelt and value not in words:
        message = worded(path, "quoted", value=shown(value), word=value)
    elif near is not None:
        message = worded(path, "other word, near", value=shown(value), near=near)
    else:
        message = worded(path, "other word", value=shown(value), right=right)
    return Complaint("SCN003" if fixed else "SCN002", message, path)


def _is_another_kind(fault: SchemaFault, path: Path) -> bool:
    """True if the value at a path is of another type or none of the words."""
    return fault.path == path and fault.keyword in ("type", "enum")


def _alternatives(fault: SchemaFault, said: _Said) -> Iterator[Complaint]:
    """Yield the complaints about a value without any of several forms: for the likeliest form, or for all."""
    if keys := [part["required"][0] for part in fault.rule if list(part) == ["required"]]:
        if isinstance(fault.value, Mapping):
            yield _none_of_keys(fault, said.words.own(keys, fault.path))
        return
    forms = [form for form in fault.inner if not any(_is_another_kind(one, fault.path) for one in form)]
    if forms:
        yield from min(
            (_likely(form, said) for form in forms),
            key=lambda found: (len(found), sum(one.meant == () for one in found)),
        )
        return
    every = [one for form in fault.inner for one in form]
    words = [word for one in every if one.keyword == "enum" for word in one.rule]
    types = [name for one in every if one.keyword == "type" for name in _types(one)]
    own = () if "string" in types else said.words.own(words, fault.path)
    yield _not_among(fault, own, list(dict.fromkeys(types)))


def _likely(form: Sequence[SchemaFault], said: _Said) -> list[Complaint]:
    """The complaints about a value if it was meant to have this form."""
    found = [one for fault in form for one in _complaints(fault, said)]
    return [one._replace(breaks=True) for one in without_trail(found)]


def _none_of_keys(fault: SchemaFault, keys: Sequence[str]) -> Complaint:
    if there := [key for key in keys if key in fault.value]:
        return Complaint("SCN002", apart(there, fault.path), fault.path)
    if len(keys) > 6:
        message = worded(fault.path, "none of many keys", keys=", ".join(keys))
    else:
        message = worded(fault.path, "none of keys", keys=either([repr(key) for key in keys]))
    return Complaint("SCN002", message, fault.path, tuple(keys))


def apart(keys: Iterable[str], path: Path) -> TranslatableText:
    """The sentence about keys of a mapping that exclude each other."""
    return worded(path, "together", keys=translatable_list([f"'{key}'" for key in keys]))


def _code(fault: SchemaFault) -> str:
    of_the_format = fault.keyword in ("maxItems", "maxLength", "maxProperties") and fault.rule >= FORMAT_LIMIT
    return "SCN001" if of_the_format else "SCN002"


def _types(fault: SchemaFault) -> list[str]:
    return fault.rule if isinstance(fault.rule, list) else [fault.rule]


def _about(fault: SchemaFault, said: _Said) -> TranslatableText:
    rule, schema, path = fault.rule, fault.schema, fault.path
    values = {"value": shown(fault.value), "limit": rule, "example": _example(schema, said)}
    with_example = ", example" if values["example"] else ""
    match fault.keyword:
        case "type":
            right = either([_TYPES[name] for name in _types(fault)])
            if fault.value is None:
                return worded(path, f"missing value{with_example}", right=right, **values)
            spoken = _SPOKEN.get(str(fault.value).lower()) if rule == "boolean" else None
            if spoken:
                return worded(path, "other type, spoken", right=right, word=spoken, **values)
            return worded(path, f"other type{with_example}", right=right, **values)
        case "minItems" | "maxItems" if schema.get("minItems") == schema.get("maxItems"):
            return worded(path, f"other length{with_example}", entries=_entries(fault.value), **values)
        case "minItems" | "minProperties" | "maxItems" | "maxProperties":
            name = "too few" if fault.keyword.startswith("min") else "too many"
            return worded(path, name, entries=_entries(fault.value), **values)
        case "maxLength":
            return worded(path, "too long", number=len(fault.value), **values)
        case "pattern":
            return worded(path, _PATTERNS[rule], **values)
    return worded(path, _BY_KEYWORD.get(fault.keyword, "not allowed"), **values)


_BY_KEYWORD = {"minimum": "too small", "maximum": "too large", "uniqueItems": "repeated entry"}
"""The sentences about faults that are fully described by their keyword."""


def _about_key(fault: SchemaFault) -> TranslatableText:
    """The complaint about a key of a mapping with free names."""
    path, value = fault.path[:-1], shown(fault.value)
    match fault.keyword:
        case "enum":
            return worded(path, "wrong key", value=value, right=either(fault.rule))
        case "maxLength":
            return worded(path, "long key", value=value, number=len(fault.value), limit=fault.rule)
    return worded(path, _PATTERNS[fault.rule], value=value)


def _missing(fault: SchemaFault, said: _Said) -> TranslatableText:
    key = fault.keys[0]
    schema = fault.schema.get("properties", {}).get(key, {})
    if "enum" in schema:
        words = said.words.own(schema["enum"], (*fault.path, key))
        return worded(fault.path, "missing key, words", key=key, words=either([f"{key}: {word}" for word in words]))
    example = _example(schema, said)
    return worded(fault.path, f"missing key{', example' if example else ''}", key=key, example=example)


def _example(schema: value_shapes.Schema, said: _Said) -> str:
    """The example of a key in the spelling of a file. Empty if there is no short one."""
    text = _plain(said.words.example(schema["examples"][0]), 2 * SHOWN) if schema.get("examples") else ""
    return "" if "…" in text or "a mapping" in text or "a list" in text else text


def _entries(value: Sequence[object]) -> TranslatableText:
    return translatable_count("{n} entry", "{n} entries", len(value))


def place(path: Sequence[str | int]) -> str:
    """A readable name for a path in the data: `doors, entry 3, at`."""
    words = [
        translatable("entry {number}", number=step + 1) if isinstance(step, int) else one_line(step, SHOWN)
        for step in path
    ]
    return reduce(lambda some, word: translatable("{some}, {next}", some=some, next=word), words or [_WHOLE])


_WHOLE = translatable("the file")


def ended(sentence: str) -> str:
    """The sentence with a full stop at its end."""
    return sentence if sentence.endswith((".", "?", "…")) else sentence + "."


def either(words: Sequence[str], limit: int = 12) -> str:
    """`a, b or c`, shortened if there are many."""
    if len(words) > limit:
        return ", ".join(words[:limit]) + " …"
    return translatable_list(words, "or")


def shown(value: object, limit: int = SHOWN) -> str:
    """A value in the spelling of a file, shortened to one line for a message."""
    if isinstance(value, str):
        return f"'{one_line(value, limit)}'"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return translatable("nothing")
    if isinstance(value, dict | list | tuple) and 3 * len(value) > limit:
        return translatable("a mapping") if isinstance(value, dict) else _TYPES["array"]
    if isinstance(value, Mapping):
        text = "{" + ", ".join(f"{key}: {_plain(part, limit)}" for key, part in value.items()) + "}"
        return text if len(text) <= limit else translatable("a mapping")
    if isinstance(value, list | tuple):
        text = "[" + ", ".join(_plain(part, limit) for part in value[: limit + 1]) + "]"
        return text if len(text) <= limit else _TYPES["array"]
    return one_line(str(value), limit)


def _plain(value: object, limit: int) -> str:
    """The form of a value inside a list or mapping."""
    return one_line(value, limit) if isinstance(value, str) else shown(value, limit)


def one_line(text: str, limit: int) -> str:
    """A text without line breaks and control characters, cut to a length."""
    text = "".join(letter if letter.isprintable() else "·" for letter in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"
