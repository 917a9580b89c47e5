"""Schema errors in the author's words: the fault, its place, and a right value."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario import value_shapes
from kneedeep.model.scenario.io.edition_words import EditionWords
from kneedeep.model.scenario.io.file_problems import Complaint, Path, without_trail
from kneedeep.model.scenario.io.schema_check import NAMES_LISTED, SchemaFault
from kneedeep.model.scenario.io.word_suggestions import nearest
from kneedeep.model.scenario.yaml_patch.parse_errors import UNSEEN, unseen

SHOWN = 40
FORMAT_LIMIT = 1_000
"""From here on a limit on a text or a list is one of the format (SCN001), not of a single key (SCN002)."""

_TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping of keys to values",
}
_SPOKEN = {"yes": "true", "on": "true", "no": "false", "off": "false"}
_NO_ID = "is not an id: small letters, digits and hyphens, a letter first"
_PATTERNS = {
    value_shapes.ID_PATTERN: _NO_ID,
    value_shapes.PIECE_ID_PATTERN: f"{_NO_ID} (in the 2016 edition also the name of a tile, such as 05a)",
    value_shapes.LANGUAGE_PATTERN: "is not the code of a language; one looks like de or pt-BR",
    value_shapes.TEXT_PATH_PATTERN: "is not the path of a text; one looks like areas.hall.text",
    "^[NESW]@[0-9]{1,2}$": "is not an opening; one looks like N@4",
    "^[#.]{1,100}$": "is not a row: 1 to 100 characters, # for a space and . for none",
    "^[YRGB]{1,12}$": "is not a list of dice: letters of Y, R, G, B",
    "^[RB]{1,12}$": "is not a list of dice: letters of B (black), R (red)",
    "^[1-4]$": "can't be a key here; it must be 1, 2, 3 or 4",
    "^[A-Z]{3}[0-9]{3}$": "is not the code of a finding; one looks like RSP002",
}


def not_an_id(text: str) -> str:
    """The message about a text that is no id."""
    return f"{shown(text)} {_NO_ID}"


class _Said(NamedTuple):
    """The context of messages: the words of the edition, and earlier complaints by the identity of a fault.

    Several alternatives share a fault.
    """

    words: EditionWords
    known: dict[int, list[Complaint]]


def complaints_of(faults: Iterable[SchemaFault], catalog: Catalog) -> list[Complaint]:
    """The complaints for schema errors, in the author's words. The catalog is that of the file's edition."""
    said = _Said(EditionWords(catalog), {})
    kept = list(faults)
    return [complaint for fault in kept for complaint in _complaints(fault, said)]


def _complaints(fault: SchemaFault, said: _Said) -> Iterator[Complaint]:
    """Yield the complaints for a schema error. Several if it is about several keys at once."""
    where = place(fault.path)
    match fault.keyword:
        case "additionalProperties" if "patternProperties" in fault.schema:
            (right,) = map(_PATTERNS.__getitem__, fault.schema["patternProperties"])
            for key in fault.keys[:NAMES_LISTED]:
                yield Complaint("SCN002", f"{where}: {shown(key)} {right}.", (*fault.path, key))
        case "additionalProperties":
            yield from _unknown_keys(fault, said)
        case "required":
            yield Complaint("SCN002", f"{where}: {_missing(fault, said)}.", fault.path, fault.keys)
        case "propertyNames":
            message = f"{where}: {len(fault.keys)} of its keys can't be keys here; the first {NAMES_LISTED} are listed."
            yield Complaint("SCN002", message, fault.path)
        case _ if fault.keys:
            yield Complaint("SCN002", f"{place(fault.path[:-1])}: {_about_key(fault)}.", fault.path)
        case "enum":
            yield _not_among(fault, said.words.own(fault.rule, fault.path), ())
        case "anyOf" | "oneOf":
            if id(fault) not in said.known:
                said.known[id(fault)] = list(_alternatives(fault, said))
            yield from said.known[id(fault)]
        case _:
            yield Complaint(_code(fault), f"{where}: {_about(fault, said)}.", fault.path)


def _unknown_keys(fault: SchemaFault, said: _Said) -> Iterator[Complaint]:
    """Yield complaints about the unknown keys of a mapping: one for each of the first, one for the rest."""
    first, rest = fault.keys[:NAMES_LISTED], fault.keys[NAMES_LISTED:]
    yield from (_unknown_key(fault, key, said) for key in first)
    if rest:
        message = f"{place(fault.path)}: {len(rest)} more keys from here on are unknown."
        yield Complaint("SCN003", message, (*fault.path, rest[0]), meant=(), breaks=False)


def _unknown_key(fault: SchemaFault, key: str, said: _Said) -> Complaint:
    known = said.words.own(fault.schema.get("properties", ()), fault.path)
    near = None if UNSEEN.search(key) else nearest(key, known)
    meant = () if near is None else (near,)
    if near is not None:
        hint = f"; did you mean '{near}'?"
    elif found := UNSEEN.search(key):
        hint, meant = f"; in it is {unseen(found[0])}.", ("",)
    elif " " in key.strip():
        hint, meant = "; a text with a comma or colon needs quotes.", ("",)
    else:
        hint = f"; known here: {', '.join(known)}." if len(known) <= 8 else "."
    message = f"{place(fault.path)}: there is no key {shown(key)}{hint}"
    return Complaint("SCN003", message, (*fault.path, key), meant=meant, breaks=False)


def _not_among(fault: SchemaFault, words: Sequence[object], types: Sequence[str]) -> Complaint:
    """The complaint about a value that is none of some words, nor of some types."""
    value, spelt = fault.value, [str(word) for word in words]
    right = either([*spelt, *(_TYPES[name] for name in types)])
    fixed = isinstance(value, str) and any(isinstance(word, str) for word in words) and "string" not in types
    near = nearest(value, spelt) if fixed else None
    if value is None:
        said = f"the value is missing; it must be {right}."
    elif isinstance(value, str) and value in spelt and value not in words:
        said = f"{shown(value)} is a text; write {value} without quotes."
    elif near is not None:
        said = f"{shown(value)} is not allowed here; did you mean '{near}'?"
    else:
        said = f"{shown(value)} is not allowed here; it must be {right}."
    return Complaint("SCN003" if fixed else "SCN002", f"{place(fault.path)}: {said}", fault.path)


def _is_another_kind(fault: SchemaFault, path: Path) -> bool:
    """Whether the value at a path is of another type or none of the words."""
    return fault.path == path and fault.keyword in ("type", "enum")


def _alternatives(fault: SchemaFault, said: _Said) -> Iterator[Complaint]:
    """Yield the complaints about a value without any of several forms: for the likeliest form, or for all."""
    keys = [part["required"][0] for part in fault.rule if list(part) == ["required"]]
    if keys:
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
    where, there = place(fault.path), [key for key in keys if key in fault.value]
    if there:
        message = f"{where}: {' and '.join(map(repr, there))} don't go together; give one of them."
        return Complaint("SCN002", message, fault.path)
    if len(keys) > 6:
        message = f"{where}: it names none of the words known here: {', '.join(keys)}."
    else:
        message = f"{where}: exactly one of {either([repr(key) for key in keys])} must be given."
    return Complaint("SCN002", message, fault.path, tuple(keys))


def _code(fault: SchemaFault) -> str:
    of_the_format = fault.keyword in ("maxItems", "maxLength", "maxProperties") and fault.rule >= FORMAT_LIMIT
    return "SCN001" if of_the_format else "SCN002"


def _types(fault: SchemaFault) -> list[str]:
    return fault.rule if isinstance(fault.rule, list) else [fault.rule]


def _about(fault: SchemaFault, said: _Said) -> str:
    rule, schema, value = fault.rule, fault.schema, shown(fault.value)
    match fault.keyword:
        case "type":
            right = either([_TYPES[name] for name in _types(fault)])
            if fault.value is None:
                return f"the value is missing; it must be {right}{_such_as(fault, said)}"
            spoken = _SPOKEN.get(str(fault.value).lower()) if rule == "boolean" else None
            return f"{value} is not {right}" + (f"; write {spoken}" if spoken else _such_as(fault, said))
        case "minimum":
            return f"{value} is too small; the least is {rule}"
        case "maximum":
            return f"{value} is too large; the most is {rule}"
        case "maxLength":
            return f"the text has {len(fault.value)} characters; the most is {rule}"
        case "minItems" | "maxItems" if schema.get("minItems") == schema.get("maxItems"):
            return f"{value} has {_entries(fault.value)}; it must have {rule}{_such_as(fault, said)}"
        case "minItems" | "minProperties":
            return f"it has {_entries(fault.value)}; it must have at least {rule}"
        case "maxItems" | "maxProperties":
            return f"it has {_entries(fault.value)}; the most is {rule}"
        case "uniqueItems":
            return "the same entry stands there twice"
        case "pattern":
            return f"{value} {_PATTERNS[rule]}"
    return f"{value} is not allowed here"


def _about_key(fault: SchemaFault) -> str:
    """The complaint about a key of a mapping from names."""
    match fault.keyword:
        case "enum":
            return f"{shown(fault.value)} can't be a key here; it must be {either(fault.rule)}"
        case "maxLength":
            return f"the key {shown(fault.value)} has {len(fault.value)} characters; the most is {fault.rule}"
    return f"{shown(fault.value)} {_PATTERNS[fault.rule]}"


def _missing(fault: SchemaFault, said: _Said) -> str:
    key = fault.keys[0]
    schema = fault.schema.get("properties", {}).get(key, {})
    if "enum" in schema:
        words = said.words.own(schema["enum"], (*fault.path, key))
        return f"the key '{key}' is missing; write {either([f'{key}: {word}' for word in words])}"
    example = _example(schema, said)
    return f"the key '{key}' is missing" + (f"; write for example {key}: {example}" if example else "")


def _such_as(fault: SchemaFault, said: _Said) -> str:
    """A right value as an addition to a message, by the example of the key concerned."""
    example = _example(fault.schema, said)
    return f"; right would be for example {example}" if example else ""


def _example(schema: value_shapes.Schema, said: _Said) -> str:
    """The example of a key in the spelling of a file. Empty if there is none, or no short one."""
    text = _plain(said.words.example(schema["examples"][0]), 2 * SHOWN) if schema.get("examples") else ""
    return "" if "…" in text or "a mapping" in text or "a list" in text else text


def _entries(value: Sequence[object]) -> str:
    return "1 entry" if len(value) == 1 else f"{len(value)} entries"


def place(path: Sequence[str | int]) -> str:
    """A readable name for a path in the data: `doors, entry 3, at`."""
    words = [f"entry {step + 1}" if isinstance(step, int) else one_line(step, SHOWN) for step in path]
    return ", ".join(words) or "the file"


def suggestion(near: str | None) -> str:
    """`; did you mean 'x'?` for the nearest known word, or an empty text if there is none."""
    return f"; did you mean '{near}'?" if near is not None else ""


def ended(sentence: str) -> str:
    """The sentence with a full stop, unless it ends already."""
    return sentence if sentence.endswith((".", "?", "…")) else sentence + "."


def either(words: Sequence[str], limit: int = 12) -> str:
    """`a, b or c`, shortened when there are many."""
    if len(words) > limit:
        return ", ".join(words[:limit]) + " …"
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def shown(value: object, limit: int = SHOWN) -> str:
    """A short, one-line form of a value for a message, as a file would spell it."""
    if isinstance(value, str):
        return f"'{one_line(value, limit)}'"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "nothing"
    if isinstance(value, dict | list | tuple) and 3 * len(value) > limit:
        return "a mapping" if isinstance(value, dict) else "a list"
    if isinstance(value, Mapping):
        text = "{" + ", ".join(f"{key}: {_plain(part, limit)}" for key, part in value.items()) + "}"
        return text if len(text) <= limit else "a mapping"
    if isinstance(value, list | tuple):
        text = "[" + ", ".join(_plain(part, limit) for part in value[: limit + 1]) + "]"
        return text if len(text) <= limit else "a list"
    return one_line(str(value), limit)


def _plain(value: object, limit: int) -> str:
    """The form of a value inside a list or mapping."""
    return one_line(value, limit) if isinstance(value, str) else shown(value, limit)


def one_line(text: str, limit: int) -> str:
    """A text without line breaks and control characters, cut to a length."""
    text = "".join(letter if letter.isprintable() else "·" for letter in text[: limit + 1])
    return text if len(text) <= limit else text[: limit - 1] + "…"
