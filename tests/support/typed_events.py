"""Events of the 2004 game that tests write as plain tuples."""

from kneedeep.rules.doom2004 import event_types
from kneedeep.rules.event import Event


def type_of(name: str) -> type[Event]:
    """The named tuple of a kind of event: `PickUp` of `pick-up`."""
    found: type[Event] = getattr(event_types, "".join(part.capitalize() for part in name.split("-")))
    return found


def typed(*events: Event) -> list[Event]:
    """The events as the game has them."""
    return [type_of(event[0])(*event) for event in events]
