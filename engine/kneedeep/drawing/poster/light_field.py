"""Light and dusk: pools of light around lamps, doors and teleporters, and the dusk between them."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from kneedeep.drawing import Item, Paint, Path, Theme, key_color
from kneedeep.drawing.edge_lines import SIDE_BITS, wall_sides
from kneedeep.drawing.floors.floor_sets import set_of
from kneedeep.drawing.plan.plan import Place, Plan, door_spaces
from kneedeep.drawing.poster.poster_style import PosterLook, style
from kneedeep.drawing.scene import door_middle
from kneedeep.drawing.space_outlines import closed, region, rings_of
from kneedeep.model.geometry.space import neighbour

if TYPE_CHECKING:
    import shapely

_BRIGHT = 0.26
"""The share of a light's radius with full brightness."""
_CORNERS = 32
_CIRCLE = tuple(
    (round(math.cos(math.tau * n / _CORNERS), 6), round(math.sin(math.tau * n / _CORNERS), 6)) for n in range(_CORNERS)
)
_NIGHT = "#04060a"


class Light(NamedTuple):
    """A light at a point of the board, the spaces that it starts from, and its color."""

    x: float
    y: float
    radius: float
    starts: tuple[Place, ...]
    color: str


def lights_of(plan: Plan, theme: Theme) -> Iterator[Light]:
    """Yield the lights of a plan."""
    floors = {(space.x, space.y): space.floor for space in plan.spaces}
    for kind, x, y, starts, key in (*_lamps(plan), *_doors(plan), *_tokens(plan), *_starts(plan)):
        radius, color = style()["lights"][kind]
        if color == "key" and key is not None:
            color = key_color(theme, key)
        elif color in ("key", "floor"):
            color = set_of(next((floors[at] for at in starts if at in floors), "base")).glow
        if any(at in floors for at in starts):
            yield Light(x, y, radius, starts, color)


_Source: TypeAlias = tuple[str, float, float, tuple[Place, ...], str | None]
"""The kind of a light, its place, the spaces it starts from, and its key."""


def _lamps(plan: Plan) -> Iterator[_Source]:
    for lamp in plan.ornaments:
        if lamp.kind == "lamps":
            x, y = lamp.at
            sides = ((dx, dy) for bit, dx, dy, _ in SIDE_BITS.values() if bit & lamp.walls)
            dx, dy = next(sides, (0, 0))
            yield "lamp", x + 0.5 + 0.3 * dx, y + 0.5 + 0.3 * dy, (lamp.at,), None


def _doors(plan: Plan) -> Iterator[_Source]:
    for door in plan.doors:
        near, kind = door_spaces(door), "exit" if door.exit else "door"
        for starts in (near, tuple(neighbour(at, door.side) for at in near)):
            yield kind, *door_middle(door), starts, door.key


def _tokens(plan: Plan) -> Iterator[_Source]:
    for token in plan.tokens:
        if token.kind in style()["lights"]:
            yield token.kind, token.at[0] + 0.5, token.at[1] + 0.5, (token.at,), token.color


def _starts(plan: Plan) -> Iterator[_Source]:
    for spawn in plan.spawns:
        if spawn.side == "marines" and spawn.spaces:
            xs, ys = zip(*spawn.spaces, strict=True)
            yield "start", sum(xs) / len(xs) + 0.5, sum(ys) / len(ys) + 0.5, spawn.spaces, None


def light_field(plan: Plan, lights: Iterable[Light], look: PosterLook) -> tuple[list[Item], list[Item]]:
    """The dusk over the floor, and the colored light over it."""
    import shapely

    floor = region(tuple((space.x, space.y) for space in plan.spaces))
    free = _free_sides(plan)
    pools: dict[str, list[list[shapely.Geometry]]] = defaultdict(list)
    for light in lights:
        room = region(tuple(sorted(_reached(light, free))))
        pools[light.color].append(list(shapely.intersection(_discs(light, look.steps), room)))
    dusk: list[Item] = []
    glow: list[Item] = []
    shade = Paint(_NIGHT, opacity=round(1 - (1 - look.dusk) ** (1 / look.steps), 4))
    for step in range(look.steps):
        lit = {color: shapely.union_all([one[step] for one in found]) for color, found in pools.items()}
        if look.glow:
            strength = round(look.glow / look.steps, 3)
            glow += [
                Path(closed(rings_of(pool)), Paint(color, opacity=strength)) for color, pool in sorted(lit.items())
            ]
        if look.dusk:
            left = shapely.difference(floor, shapely.union_all(list(lit.values())))
            dusk.append(Path(closed(rings_of(left)), shade))
    if dark := {number for number, area in enumerate(plan.areas) if area.dark}:
        shaded = region(tuple((space.x, space.y) for space in plan.spaces if space.area in dark))
        dusk.append(Path(closed(rings_of(shaded)), Paint(_NIGHT, opacity=look.dark)))
    return dusk, glow


def _discs(light: Light, steps: int) -> "Sequence[shapely.Geometry]":
    """The outlines of a light's brightness steps."""
    import shapely

    reaches = [light.radius * (_BRIGHT + (1 - _BRIGHT) * step / (steps - 1)) for step in range(steps)]
    corners = [[(round(light.x + r * x, 3), round(light.y + r * y, 3)) for x, y in _CIRCLE] for r in reaches]
    return list(shapely.polygons(corners))


def _free_sides(plan: Plan) -> Mapping[Place, list[Place]]:
    """The neighbours of each space without a wall or a door between."""
    walls = wall_sides(plan)
    for door in plan.doors:
        for near in door_spaces(door):
            bit, dx, dy, opposite = SIDE_BITS[door.side]
            walls[near] |= bit
            walls[near[0] + dx, near[1] + dy] |= opposite
    places = {(space.x, space.y) for space in plan.spaces}
    return {
        (x, y): [
            beside
            for bit, dx, dy, _ in SIDE_BITS.values()
            if not walls[x, y] & bit and (beside := (x + dx, y + dy)) in places
        ]
        for x, y in places
    }


def _reached(light: Light, free: Mapping[Place, list[Place]]) -> Set[Place]:
    """The spaces within a light's reach around walls and doors."""
    found = {at for at in light.starts if at in free}
    waiting = sorted(found)
    for at in waiting:
        for beside in free[at]:
            near = max(abs(beside[0] + 0.5 - light.x), abs(beside[1] + 0.5 - light.y)) <= light.radius + 0.5
            if near and beside not in found:
                found.add(beside)
                waiting.append(beside)
    return found
