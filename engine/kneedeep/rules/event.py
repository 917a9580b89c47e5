"""Events: what has happened, for the eyes of players and for rebuilding the table; the rules never read them."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

Event = tuple[Any, ...]
"""The name of its kind, then numbers, texts and tuples of them, as the `fields` of its kind say."""


TEXT = "text"
"""The kind of event of a text that is read aloud, in every ruleset."""
EventRole = Literal[
    "", "text", "turn", "attack", "dice", "move", "jump", "arrival", "departure", "wound", "heal", "door"
]
"""Roles of an event for people, with their first parts: a text read aloud (the text), the beginning of a turn, an attack,
rolled dice (the dice, as (color, face)), a figure that comes to another space from beside it or from anywhere
(figure, space), one that comes to the board or leaves it (figure), one that is wounded or healed (figure, how
much), a door that opens, shuts or is destroyed (door).
"""


class EventKind(NamedTuple):
    """One kind of event: its name and the names of its parts.

    `story(names, *parts)`: the sentence for people, without its full stop; None for what needs no line. `in_walk`: a figure
    that follows a path goes on after it. `role`: what people see in it.
    """

    name: str
    fields: tuple[str, ...]
    story: Callable[..., str] | None = None
    in_walk: bool = False
    role: EventRole = ""


def fields_of(kind: type[Event]) -> tuple[str, ...]:
    """Return the names of the parts of an event that is a named tuple, as files have them."""
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return tuple(name.rstrip("_") for name in names[1:])


def texts_of(events: Iterable[Event]) -> list[str]:
    """Return the texts among some events that are read aloud."""
    return [text for kind, *parts in events if kind == TEXT for text in parts]
