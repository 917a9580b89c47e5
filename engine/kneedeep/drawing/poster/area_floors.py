"""A floor for each area, different from its neighbours'. Floor sets named in the scenario are kept."""

import zlib
from collections import defaultdict
from collections.abc import Mapping, Set

from kneedeep.drawing.floors.floor_sets import tints
from kneedeep.drawing.floors.strokes import numbers
from kneedeep.drawing.plan.plan import Plan, PlanSpace

_ONLY_NAMED = "hell"
"""The floor set used only if the scenario names it."""
_CORRIDORS = "deck"


def seed_of(plan: Plan) -> int:
    """The seed of a map, equal for equal boards on every machine."""
    words = [(area.id, area.name) for area in plan.areas]
    return zlib.crc32(repr((words, [space[:3] for space in plan.spaces])).encode())


def area_floors(plan: Plan) -> tuple[PlanSpace, ...]:
    """The spaces of a plan with their areas' floors."""
    named: dict[int, list[str]] = defaultdict(list)
    for space in plan.spaces:
        if space.chosen:
            named[space.area].append(space.floor)
    sets = {area: max(sorted(set(floors)), key=floors.count) for area, floors in named.items()}
    colors = _colored(_neighbours(plan), sets, seed_of(plan))

    def floor(space: PlanSpace) -> str:
        base, _, tint = colors[space.area].partition(".")
        other = space.floor if space.chosen else _CORRIDORS if space.floor == _CORRIDORS else base
        if other == base:
            return f"{base}.{tint}"
        known = list(tints()[other])
        return f"{other}.{known[list(tints()[base]).index(tint) % len(known)]}"

    return tuple(space._replace(floor=floor(space)) for space in plan.spaces)


def _neighbours(plan: Plan) -> dict[int, set[int]]:
    areas = {(space.x, space.y): space.area for space in plan.spaces}
    found: dict[int, set[int]] = {area: set() for area in sorted(set(areas.values()))}
    for (x, y), area in areas.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = areas.get(beside, area)
            if other != area:
                found[area].add(other)
                found[other].add(area)
    return found


def _colored(neighbours: Mapping[int, Set[int]], sets: Mapping[int, str], seed: int) -> dict[int, str]:
    """The tint of each area: unlike its neighbours, then the least used, then by the seed."""
    dice = numbers(seed)
    chance = {f"{base}.{tint}": next(dice) for base, group in tints().items() for tint in group}
    found: dict[int, str] = {}
    for area in sorted(neighbours, key=lambda one: (one not in sets, -len(neighbours[one]), one)):
        around = [found[other] for other in neighbours[area] if other in found]
        hues = [one.partition(".")[0] for one in around]
        wanted = sets.get(area)
        offered = [
            one
            for one in chance
            if (base := one.partition(".")[0]) == wanted or (wanted is None and base not in (_ONLY_NAMED, _CORRIDORS))
        ]
        used = list(found.values())
        sets_used = [one.partition(".")[0] for one in used]
        found[area] = min(
            offered,
            key=lambda one: (
                one in around,
                one.partition(".")[0] in hues,
                used.count(one),
                sets_used.count(one.partition(".")[0]),
                chance[one],
            ),
        )
    return found
