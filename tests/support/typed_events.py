"""Events of the 2004 game that tests write as plain tuples."""

from collections.abc import Mapping
from typing import Any

from kneedeep.rules.doom2004.event_texts import EVENTS
from kneedeep.rules.event import Event, EventKind


def typed(*events: Event) -> list[Event]:
    """The events as the game has them."""
    return [EVENTS[event[0]].type(*event) for event in events]


def event_data(kinds: Mapping[str, EventKind], event: Event) -> dict[str, Any]:
    """An event as plain data: `event` with the name of its kind, then its parts by name."""
    name, *parts = event
    return {"event": name, **dict(zip(kinds[name].fields, parts, strict=True))}
