"""New values as YAML text: flow style on one line (texts quoted, words plain), or a literal block."""

import math
import re

from kneedeep.model.scenario.yaml_patch.file_limits import INTEGER_BITS

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_./@-]*")
_NUMBER_KEY = re.compile(r"-?[0-9]+")
_NOT_WORDS = frozenset(("true", "false", "null", "yes", "no", "on", "off", "y", "n"))
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_ESCAPED = re.compile('["\\\\\x00-\x1f\x7f-\xa0\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]')
_NO_LITERAL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


def inline(value: object) -> str:
    """A value on one line in flow style that is read back unchanged.

    Raises ValueError for values that can't be read back: lone surrogates, numbers over 63 bits, not finite ones.
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{inline_key(key)}: {inline(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, str):
        return value if _WORD.fullmatch(value) and value.lower() not in _NOT_WORDS else quoted(value)
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{value} is no number a scenario can hold")
    if isinstance(value, int) and value.bit_length() > INTEGER_BITS:
        raise ValueError("a scenario holds no whole number of more than 63 bits")
    return repr(value)


def inline_key(key: str) -> str:
    """A key, plain if it is a word or a whole number, else quoted."""
    return key if _NUMBER_KEY.fullmatch(key) else inline(key)


def quoted(text: str) -> str:
    """A text in double quotes. Raises ValueError for lone surrogates, which YAML does not allow."""
    return '"' + _ESCAPED.sub(_escape, text) + '"'


def _escape(found: re.Match[str]) -> str:
    if (character := found[0]) in _ESCAPES:
        return _ESCAPES[character]
    code = ord(character)
    if 0xD800 <= code <= 0xDFFF:
        raise ValueError("a text holds half a character (a lone surrogate), which no file can hold")
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def literal(text: str, indent: str, newline: str) -> str | None:
    """A text of several lines as an indented literal block `|`. None if only quotes can represent it."""
    body = text.removesuffix("\n")
    if "\n" not in body or body.endswith("\n") or _NO_LITERAL.search(text.replace("\n", "")):
        return None
    lines = body.split("\n")
    if lines[0][:1] in ("", " ") or not lines[-1].strip():
        return None
    shown = (indent + line if line else "" for line in lines)
    return newline.join(("|" if body != text else "|-", *shown))
