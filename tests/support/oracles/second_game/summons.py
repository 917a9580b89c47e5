"""Where a demon comes onto the map at a portal. Rule: RUL16-73, RUL16-146, RUL16-147."""

from __future__ import annotations

from kneedeep.geometry.space import Space
from tests.support.oracles.second_game.map import Body, body_at
from tests.support.oracles.second_game.scene import Scene, spaces_of


def places_at(scene: Scene, portal: Space, size: tuple[int, int]) -> set[Body]:
    """Return the places at a portal for a demon of a size; with none there the nearest ones, if the house rule says so."""
    near = {portal, *scene.map.beside(scene.opened)[portal]} - scene.map.blocked
    taken = spaces_of(scene.figures)
    within = scene.map.rule("summon_large", "touch") == "within"
    every = {
        body
        for space in scene.map.spaces
        for wide, high in {size, size[::-1]}
        if scene.map.fits(scene.opened, body := body_at(space, wide, high)) and not body & taken
    }
    found = {body for body in every if (body <= near if within else body & near)}
    if found or scene.map.rule("summon_room", "nearest") == "lose":
        return found
    far = scene.map.levels(scene.opened, portal)
    count = max if within else min
    steps = {body: count(far.get(space, 1000) for space in body) for body in every}
    least = min((one for one in steps.values() if one < 1000), default=None)
    return {body for body, one in steps.items() if one == least}
