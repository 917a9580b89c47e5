"""Where a demon comes onto the map at a portal. Rule: RUL16-73, RUL16-146, RUL16-147."""

from collections.abc import Collection

from kneedeep.model.geometry.space import Space
from tests.support.oracles.second_game.map import Body, body_at
from tests.support.oracles.second_game.scene import Scene, spaces_of


def places_at(scene: Scene, portal: Space, sizes: list[tuple[int, int]]) -> set[Body]:
    """Return the places at a portal for the first demon of a group, large ones first.

    With none there: the nearest ones, if the house rule says so. A large one leaves as many of the rest room as it can.
    """
    taken = spaces_of(scene.figures)
    found = _nearest_places(scene, portal, sizes[0], taken)
    if sizes[0] == (1, 1):
        return found
    housed = {body: _housed(scene, portal, sizes[1:], taken | body) for body in found}
    return {body for body in found if housed[body] == max(housed.values())}


def _housed(scene: Scene, portal: Space, sizes: list[tuple[int, int]], taken: frozenset[Space]) -> int:
    """How many of some demons, large ones first, can be placed on or beside a portal at most."""
    if not sizes or sizes[0] == (1, 1):
        return min(len(sizes), len(_near(scene, portal) - taken))
    ways = [_housed(scene, portal, sizes[1:], taken)]
    ways += [
        1 + _housed(scene, portal, sizes[1:], taken | body)
        for body in _places(scene, sizes[0], taken)
        if _is_at(scene, portal, body)
    ]
    return max(ways)


def _near(scene: Scene, portal: Space) -> set[Space]:
    return {portal, *scene.map.beside(scene.opened)[portal]} - scene.map.blocked


def _is_at(scene: Scene, portal: Space, body: Body) -> bool:
    near = _near(scene, portal)
    return body <= near if _within(scene) else bool(body & near)


def _within(scene: Scene) -> bool:
    return scene.map.rule("summon_large", "touch") == "within"


def _places(scene: Scene, size: tuple[int, int], taken: Collection[Space]) -> set[Body]:
    return {
        body
        for space in scene.map.spaces
        for wide, high in {size, size[::-1]}
        if scene.map.fits(scene.opened, body := body_at(space, wide, high)) and not body & set(taken)
    }


def _nearest_places(scene: Scene, portal: Space, size: tuple[int, int], taken: Collection[Space]) -> set[Body]:
    every = _places(scene, size, taken)
    found = {body for body in every if _is_at(scene, portal, body)}
    if found or scene.map.rule("summon_room", "nearest") == "lose":
        return found
    far = scene.map.levels(scene.opened, portal)
    count = max if _within(scene) else min
    steps = {body: count(far.get(space, 1000) for space in body) for body in every}
    least = min((one for one in steps.values() if one < 1000), default=None)
    return {body for body, one in steps.items() if one == least}
