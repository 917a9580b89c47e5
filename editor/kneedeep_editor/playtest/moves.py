"""Who moved where in an action: what figures glide along on the table."""

from collections.abc import Sequence

from kneedeep.rules import Event
from kneedeep.rules.doom2004.tables import Tables
from kneedeep_editor.services.scene import Glide, Space

_MOVES = ("step", "teleport", "duct", "knock", "return")


def glides_of(events: Sequence[Event], t: Tables, before: dict[int, int] | None = None) -> tuple[Glide, ...]:
    """Return the ways of figures that moved; `before`: the spaces they were on."""
    spaces = t.terrain.spaces
    ways: dict[int, list[Space]] = {}
    for event in events:
        if event[0] in _MOVES:
            figure, space = event[1], event[2]
            if figure not in ways:
                start = (before or {}).get(figure, -1)
                ways[figure] = [spaces[start]] if start >= 0 else []
            ways[figure].append(spaces[space])
        elif event[0] in ("killed", "fragged", "removed", "left", "place", "respawn"):
            ways.pop(event[1], None)
    return tuple(Glide(figure, tuple(way)) for figure, way in ways.items())
