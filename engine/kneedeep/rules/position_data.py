"""Reading positions from plain data: what must be a number, a text, a space or a list of them."""

from collections.abc import Callable
from typing import Any

MOST = 10_000
"""No count of a position is above it."""


class PositionError(ValueError):
    """A position that does not fit; the message says in a sentence what does not and why."""


class UndecidedError(PositionError):
    """A moment in the middle of a decision, which is no position."""


def _whole(value: object) -> bool:
    return type(value) is int and -1 <= value <= MOST


def _text(value: object) -> bool:
    return isinstance(value, str)


def _yes_no(value: object) -> bool:
    return isinstance(value, bool)


def _space(value: object) -> bool:
    return isinstance(value, list) and [type(one) for one in value] == [int, int]


def _list_of(one: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and len(value) <= MOST and all(one(part) for part in value)


def _object(value: object) -> bool:
    return isinstance(value, dict)


_MUST_BE: dict[str, tuple[Callable[[object], bool], str]] = {
    **dict.fromkeys(
        ("round", "turn", "frags", "wounds", "armor", "adrenaline", "oxygen", "charge", "owner"),
        (_whole, "a whole number"),
    ),
    **dict.fromkeys(("status", "order", "kind", "name"), (_text, "a text")),
    **dict.fromkeys(
        ("areas", "doors", "shut", "keys", "flags", "hand", "weapons", "cards", "items"),
        (_list_of(_text), "a list of texts"),
    ),
    **dict.fromkeys(("ammo", "berserk"), (_list_of(_whole), "a list of whole numbers")),
    **dict.fromkeys(("marines", "done", "figures"), (_list_of(_object), "a list of objects")),
    "at": (_space, "a space such as [4, 3]"),
    "turned": (_yes_no, "true or false"),
    "carried": (_object, "an object"),
}


def read_fields(data: object, where: str, kind: Any) -> dict[str, Any]:
    """The fields of a NamedTuple from an object, lists as tuples. Raises PositionError for what is none of them."""
    if not isinstance(data, dict):
        raise PositionError(f"{where} must be an object.")
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name not in kind._fields:
            raise PositionError(f"{where} has no {name}.")
        holds, words = _MUST_BE[name]
        if not holds(value):
            raise PositionError(f"{where}: {name} must be {words}.")
        found[name] = tuple(value) if isinstance(value, list) else value
    for name in kind._fields:
        if name not in found and name not in kind._field_defaults:
            raise PositionError(f"{where}: {name} is missing.")
    return found
