"""Events of the 2004 game that tests write as plain tuples."""

from collections.abc import Mapping
from typing import Any

from kneedeep.rules import game_events
from kneedeep.rules.doom2004.events import (
    attack_events,
    board_events,
    card_events,
    figure_events,
    kit_events,
)
from kneedeep.rules.event import Event, EventKind

_MODULES = (attack_events, board_events, card_events, figure_events, game_events, kit_events)


def type_of(name: str) -> type[Event]:
    """The named tuple of a kind of event: `PickUp` of `pick-up`."""
    title = "".join(part.capitalize() for part in name.split("-"))
    found: type[Event] = next(vars(module)[title] for module in _MODULES if title in vars(module))
    return found


def typed(*events: Event) -> list[Event]:
    """The events as the game has them."""
    return [type_of(event[0])(*event) for event in events]


def event_data(kinds: Mapping[str, EventKind], event: Event) -> dict[str, Any]:
    """An event as plain data: `event` with the name of its kind, then its parts by name."""
    name, *parts = event
    return {"event": name, **dict(zip(kinds[name].fields, parts, strict=True))}
