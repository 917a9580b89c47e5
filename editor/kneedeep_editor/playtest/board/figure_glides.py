"""Who moved where in an action: what figures glide along on the table, and where something happened."""

from collections.abc import Sequence

from kneedeep.rules import Event, State
from kneedeep.rules.doom2004.compiled_scenario import CompiledScenario
from kneedeep_editor.canvas.table.scene import Glide, Space

_MOVES = ("step", "teleport", "duct", "knock", "return")


def glides_of(
    events: Sequence[Event], t: CompiledScenario, before: dict[int, int] | None = None
) -> tuple[Glide, ...]:
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


def places_of(events: Sequence[Event], state: State, shown: int) -> list[int]:
    """Return the spaces where something happened, in order, as far as they are among those shown (a bit set)."""
    found: list[int] = []
    for event in events:
        if event[0] in (*_MOVES, "fragged", "respawn"):
            found.append(event[2])
        elif event[0] == "place":
            found.append(event[3])
        elif event[0] == "attack":
            found += [state.at[event[1]], event[3]]
    return [space for space in found if space >= 0 and shown >> space & 1]
