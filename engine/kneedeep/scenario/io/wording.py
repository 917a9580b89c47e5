"""Schema errors in the author's words: what is wrong, where, and what would be right."""

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kneedeep.scenario.io.problem import Path
from kneedeep.scenario.model import SECTIONS
from kneedeep.scenario.shapes import Schema

SHOWN = 40
_TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping of keys to values",
    "null": "nothing",
}
_TOO_MANY = {"maxItems", "maxLength", "maxProperties"}


class Fault(NamedTuple):
    """One schema error, whichever validator found it."""

    keyword: str
    path: Path
    value: Any
    rule: Any
    """The keyword's value in the schema: the limit, the words, the required key …"""
    inner: tuple[tuple["Fault", ...], ...] = ()
    """For anyOf: what each alternative finds wrong."""


def sentence(fault: Fault) -> Iterator[tuple[str, str, Path]]:
    """Yield (code, message, path) for a schema error; several when several unknown keys are named at once."""
    where = place(fault.path)
    keyword, rule = fault.keyword, fault.rule
    if keyword == "additionalProperties":
        known, unknown = rule
        for key in unknown:
            yield (
                "SCN003",
                ended(f"{where}: there is no key {shown(key)}{suggestion(key, known)}"),
                (*fault.path, key),
            )
    elif keyword == "enum":
        words = [str(word).lower() if isinstance(word, bool) else str(word) for word in rule]
        code = "SCN003" if isinstance(fault.value, str) and not isinstance(rule[0], int) else "SCN002"
        hint = suggestion(str(fault.value), words) or f"; it must be {either(words)}"
        yield code, ended(f"{where}: {shown(fault.value)} is not allowed here{hint}"), fault.path
    elif keyword == "propertyNames":
        yield "SCN002", f"{where}: {shown(fault.value)} can't be a key here.", fault.path
    elif keyword == "required":
        yield "SCN002", f"{where}: the key '{rule}' is missing.", fault.path
    elif keyword == "false schema":
        yield "SCN003", f"{where}: this key is not for this ruleset.", fault.path
    elif keyword in ("anyOf", "oneOf"):
        yield "SCN002", f"{where}: {_alternatives(fault)}.", fault.path
    else:
        code = "SCN001" if keyword in _TOO_MANY and _is_bound_of_the_file(fault) else "SCN002"
        yield code, f"{where}: {_bound(fault)}.", fault.path


def _is_bound_of_the_file(fault: Fault) -> bool:
    """Tell a limit of the whole format (texts, numbers of things) from one of a small list or an id."""
    return bool(fault.rule >= 1_000)


def _bound(fault: Fault) -> str:
    rule, value = fault.rule, shown(fault.value)
    match fault.keyword:
        case "type":
            return f"{value} is not {either([_TYPES[name] for name in rule])}"
        case "minimum":
            return f"{value} is too small; the least is {rule:,}"
        case "maximum":
            return f"{value} is too large; the most is {rule:,}"
        case "maxLength":
            return f"the text has {len(fault.value):,} characters; the most is {rule:,}"
        case "maxItems" | "maxProperties":
            return f"there are {len(fault.value):,} entries; the most is {rule:,}"
        case "minItems" | "minProperties":
            return f"there are {len(fault.value):,} entries; the least is {rule:,}"
        case "uniqueItems":
            return "an entry stands there twice"
        case "pattern":
            return f"{value} {_pattern(rule)}"
        case "const":
            return f"{value} is not allowed; it must be {rule}"
    return f"{value} does not fit ({fault.keyword})"


def _pattern(rule: str) -> str:
    match rule:
        case "^[a-z][a-z0-9-]*$":
            return "is not an id: small letters, digits and hyphens, a letter first"
        case "^[NESW]@[0-9]{1,2}$":
            return "is not an opening; one looks like N@4"
        case "^[#.]{1,100}$":
            return "is not a row: 1 to 100 characters, # for a space and . for none"
        case "^[YRGB]{1,12}$":
            return "is not a list of dice: letters of Y, R, G, B"
        case "^[A-Z]{3}[0-9]{3}$":
            return "is not a code; one looks like RSP002"
    return f"does not match {rule}"


def _alternatives(fault: Fault) -> str:
    """Return what is wrong when none of several forms fits."""
    missing = [part[0].rule for part in fault.inner if len(part) == 1 and part[0].keyword == "required"]
    if missing and len(missing) == len(fault.inner):
        if len(missing) > 6:
            return "names none of the words known here: " + ", ".join(missing)
        return f"exactly one of {either([repr(key) for key in missing])} must be given"
    if isinstance(fault.rule, list) and fault.rule:
        keys = [part["required"][0] for part in fault.rule if "required" in part]
        if keys:
            return f"exactly one of {either([repr(key) for key in keys])} must be given"
    for part in fault.inner:
        for inner in part:
            if inner.keyword not in ("enum", "type"):
                for _, message, _ in sentence(inner):
                    return message.partition(": ")[2].rstrip(".")
    types = sorted(
        {name for part in fault.inner for inner in part if inner.keyword == "type" for name in inner.rule}
    )
    return f"{shown(fault.value)} is not {either([_TYPES[name] for name in types]) or 'allowed here'}"


def place(path: Sequence[str | int]) -> str:
    """Return a readable name for a path in the data: `doors, entry 3, at`."""
    words = []
    for step in path:
        words.append(f"entry {step + 1}" if isinstance(step, int) else str(step))
    return shown(", ".join(words), 120).strip("'") if words else "the file"


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return `; did you mean 'x'?` for the nearest known word, or an empty text."""
    near = difflib.get_close_matches(word.lower(), [str(item) for item in known], n=1, cutoff=0.6)
    if near:
        return f"; did you mean '{near[0]}'?"
    if " " in word.strip():
        return "; a text with a comma or colon needs quotes"
    return ""


def ended(sentence: str) -> str:
    """Return the sentence with a full stop, unless it ends already."""
    return sentence if sentence.endswith(("?", "…")) else sentence + "."


def either(words: Sequence[str], limit: int = 12) -> str:
    """Return `a, b or c`, shortened when there are many."""
    if len(words) > limit:
        return ", ".join(words[:limit]) + " …"
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def shown(value: Any, limit: int = SHOWN) -> str:
    """Return a short, one-line form of a value for a message."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "nothing"
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list | tuple) and len(value) > 4:
        return "a list"
    text = value if isinstance(value, str) else str(value)
    text = "".join(letter if letter.isprintable() else "·" for letter in text)
    text = text if len(text) <= limit else text[: limit - 1] + "…"
    return f"'{text}'" if isinstance(value, str) else text


def element_index(path: Path) -> tuple[str, int] | None:
    """Return the section and index of the element a path lies in, or None for the top of the file."""
    if len(path) >= 2 and path[0] in SECTIONS and isinstance(path[1], int):
        return str(path[0]), path[1]
    return None


def properties_at(schema: Schema, schema_path: Sequence[Any]) -> list[str]:
    """Return the known keys of the object whose `additionalProperties` a schema path points at."""
    node: Any = schema
    for step in list(schema_path)[:-1]:
        node = node[step]
    return list(node.get("properties", {}))
