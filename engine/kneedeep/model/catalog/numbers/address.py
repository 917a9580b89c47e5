"""The address of a number of the printed game: what it may be, how it stands, putting in another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from kneedeep.model.catalog.catalog import Catalog
from kneedeep.model.catalog.numbers.value_kind import ValueKind
from kneedeep.model.catalog.play_data import PlayData
from kneedeep.model.catalog.sourced_value import SourcedValue

USER_MARK, USER_SOURCE = "U", "user"
Data = tuple[Catalog, PlayData]


class Address(NamedTuple):
    """A number of the game.

    `kind`: what it may be. `read(data)`: the value as it stands, with its mark (None: no source gives one), its
    plain form being what a user's file would hold. `put(data, value)`: the data with another value, marked as the
    user's. `whole`: the set that it is a card of, where no card of the set is known and all are given together.
    """

    name: str
    kind: ValueKind
    read: Callable[[Data], SourcedValue[Any] | None]
    put: Callable[[Data, Any], Data]
    whole: str = ""


def users_value(value: object) -> SourcedValue[Any]:
    """Return a value of a user's file, lists as tuples."""
    return SourcedValue(tuple(value) if isinstance(value, list) else value, USER_MARK, USER_SOURCE)


def listed_value(marked: SourcedValue[Any] | None) -> SourcedValue[Any] | None:
    """Return the same with a list where the data have a tuple: as a file has it."""
    if marked is not None and isinstance(marked.value, tuple):
        return marked._replace(value=list(marked.value))
    return marked


def least_sure(value: object, parts: Iterable[SourcedValue[Any]]) -> SourcedValue[Any]:
    """Return a value with the mark of the least sure of its parts and the sources of all."""
    found = list(parts)
    least = max((part.mark for part in found), key="USDMG".index)
    return SourcedValue(value, least, ", ".join(dict.fromkeys(part.source for part in found)))
