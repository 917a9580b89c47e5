"""States as tables of fields: copying them by a function that is written once, and their values as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def write_copier(shared: Iterable[str], lists: Iterable[str]) -> Any:
    """Return a function that copies a state: a line for each field is much faster than a loop over them.

    `shared`: fields whose values never change; `lists`: those that hold lists. The copy has no list of events.
    """
    lines = ["def copy(state):", "new = object.__new__(type(state))", "new.events = None"]
    lines += [f"new.{name} = state.{name}" for name in shared]
    lines += [f"new.{name} = state.{name}.copy()" for name in lists]
    names: dict[str, Any] = {}
    exec("\n ".join((*lines, "return new")), names)
    return names["copy"]


def plain_value(value: Any, bits: bool) -> Any:
    """Return a value as numbers, texts and lists; `bits`: whole numbers in it are bit sets, written as hexadecimal texts."""
    if isinstance(value, list | tuple):
        return [plain_value(part, bits) for part in value]
    return format(value, "x") if bits else value


def tupled_value(value: Any, bits: bool) -> Any:
    """Return the value that plain data describes, with tuples in place of lists."""
    if isinstance(value, list):
        return tuple(tupled_value(part, bits) for part in value)
    return int(value, 16) if bits and isinstance(value, str) else value
