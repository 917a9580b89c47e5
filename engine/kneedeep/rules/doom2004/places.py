"""Where a figure can stand: free places, and the nearest one to a place that is taken.

Rule: RUL-18, RUL-22, RUL-100.
"""

from __future__ import annotations

from kneedeep.geometry.bits import each_number, numbers_of
from kneedeep.rules.doom2004.figures import everybody
from kneedeep.rules.doom2004.tables import Tables
from kneedeep.rules.doom2004.terrain import LYING, SINGLE, STANDING
from kneedeep.rules.state import State


def shapes_of(shape: int) -> tuple[int, ...]:
    """Return the shapes a footprint can be put down in: a demon lies either way."""
    return (LYING, STANDING) if shape in (LYING, STANDING) else (shape,)


def free_places(t: Tables, s: State, shape: int, within: int) -> list[tuple[int, int]]:
    """Return every (anchor, shape) where a footprint fits in `within`: revealed, no figure, obstacle or barrel."""
    free = within & s.revealed & ~everybody(s) & ~s.blocked
    if shape == SINGLE:
        return [(anchor, SINGLE) for anchor in numbers_of(free)]
    found = []
    for turned in shapes_of(shape):
        cover = t.terrain.cover[turned]
        found += [
            (anchor, turned)
            for anchor in each_number(free)
            if cover[anchor] and not cover[anchor] & ~free and s.ground.fits(turned, anchor)
        ]
    return found


def nearest_places(t: Tables, s: State, shape: int, anchor: int, turned: int) -> list[tuple[int, int]]:
    """Return the free places nearest to one that is taken: by steps, else by distance. Rule: RUL-18."""
    places = free_places(t, s, shape, s.revealed)
    if not places:
        return []
    distance = {}
    for place in places:
        steps = s.ground.range(anchor, place[0])
        distance[place] = steps if steps >= 0 else t.size + t.terrain.chebyshev(anchor, place[0])
    least = min(distance.values())
    same = [place for place in places if distance[place] == least]
    return [place for place in same if place[1] == turned] or same


def nearest_free(t: Tables, s: State, figure: int) -> tuple[int, int] | None:
    """Return the free place nearest to where a figure stands, the first in reading order, or None."""
    body = s.body[figure]
    found = nearest_places(t, s, t.kinds[s.kind[figure]].shape, s.at[figure], s.shape[figure])
    found = [place for place in found if not t.terrain.cover[place[1]][place[0]] & body] or found
    return min(found) if found else None
