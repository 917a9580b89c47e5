"""YAML 1.2 core scalars: meanings of unquoted texts. `true`, `True` and `TRUE` are truth values, `yes` is not."""

import math
import re

from kneedeep.model.scenario.yaml_patch.file_limits import INTEGER_BITS, refusal

ScalarValue = str | int | float | bool | None

_WORDS: dict[str, ScalarValue] = {"": None, "~": None, "null": None, "true": True, "false": False}
_WORDS |= {"True": True, "TRUE": True, "False": False, "FALSE": False}
_STARTS = frozenset("+-.0123456789")
_INTEGER = re.compile(r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_ENDLESS = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
_LONGEST = 400


def resolve(text: str) -> ScalarValue:
    """The value of an unquoted scalar: null, truth value, integer, float, else the text itself.

    Raises ValueError with a sentence for impossible numbers (over 63 bits, infinite, not a number).
    """
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _STARTS:
        return text
    if _INTEGER.fullmatch(text):
        return _integer(text)
    if _FLOAT.fullmatch(text):
        return _float(text)
    if _ENDLESS.fullmatch(text):
        raise ValueError(refusal("endless", text=text))
    return text


def _integer(text: str) -> int:
    if len(text) <= _LONGEST:
        value = int(text, {"0x": 16, "0o": 8}.get(text[:2], 10))
        if value.bit_length() <= INTEGER_BITS:
            return value
    raise ValueError(refusal("large number"))


def _float(text: str) -> float:
    value = float(text) if len(text) <= _LONGEST else math.inf
    if math.isinf(value):
        raise ValueError(refusal("large number"))
    return value


def resolve_as(tag: str, text: str) -> ScalarValue:
    """The value of a scalar with a core tag (`tag` is the tag's last word: str, null, bool, int, float).

    Raises ValueError with a sentence if the text is not of that kind.
    """
    if tag == "str":
        return text
    value = resolve(text)
    kind = type(value)
    if tag == "float" and kind is int:
        return float(text)
    if kind is {"null": type(None), "bool": bool, "int": int, "float": float}[tag]:
        return value
    raise ValueError(refusal("wrong tag", tag=tag))
