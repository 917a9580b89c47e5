"""Casts a story: assigns areas and doors of a laid map to its roles."""

from typing import NamedTuple

from kneedeep.board.laid_pieces import LaidOpening
from kneedeep.coach.chance import Chance
from kneedeep.coach.data_files import Table, number, words
from kneedeep.coach.ground import Gap, Ground
from kneedeep.coach.story import Role, Story

DRAWS = 6


class Cast(NamedTuple):
    """The areas, doors and exit openings of a map by role."""

    areas: dict[str, int]
    doors: dict[str, Gap]
    exits: dict[str, LaidOpening]


def cast_of(story: Story, ground: Ground, chance: Chance) -> Cast | None:
    """A cast for the story, None if the map has none. Several are drawn, because early roles limit later ones."""
    if len(ground.zones) < story.areas or min(ground.far) < 0:
        return None
    for _ in range(DRAWS):
        cast = Cast({"start": 0}, {}, {})
        if all(_play(role, cast, ground, chance) for role in story.cast):
            return cast
    return None


def _play(role: Role, cast: Cast, ground: Ground, chance: Chance) -> bool:
    """Choose a place for a role. Returns False if there is none."""
    if "door_to" in role.asks:
        goal = cast.areas[str(role.asks["door_to"])]
        free = [gap for gap in ground.gates(goal) if gap not in cast.doors.values()]
        gates = [gap for gap in free if _leaves(gap, ground) >= number(role.asks.get("leaves", 1))]
        if gates:
            cast.doors[role.name] = chance.pick(gates)
        return bool(gates)
    wish = str(role.asks["area"])
    others = range(1, len(ground.zones))
    found = [0] if wish == "start" else [zone for zone in others if _suits(zone, role.asks, cast, ground)]
    if role.asks.get("way_out"):
        found = [zone for zone in found if _openings(zone, cast, ground)]
    if not found:
        return False
    zone = _preferred(found, wish, ground, chance)
    cast.areas[role.name] = zone
    if role.asks.get("way_out"):
        cast.exits[role.name] = chance.pick(_openings(zone, cast, ground))
    return True


def _leaves(gap: Gap, ground: Ground) -> int:
    """The number of areas, without the start, on this side of a door."""
    return sum(one > 0 for one in ground.distances(0, (gap.number,)))


def _openings(zone: int, cast: Cast, ground: Ground) -> list[LaidOpening]:
    return [one for own, one in ground.outward if own == zone and one not in cast.exits.values()]


def _suits(zone: int, asks: Table, cast: Cast, ground: Ground) -> bool:
    areas, doors = cast.areas, cast.doors
    if not asks.get("shared") and zone in areas.values():
        return False
    if any(zone in ground.way(areas[goal]) for goal in words(asks.get("off_way"))):
        return False
    if any(zone not in ground.way(areas[goal]) for goal in words(asks.get("on_way"))):
        return False
    if any(ground.distances(0, (doors[door].number,))[zone] < 0 for door in words(asks.get("before"))):
        return False
    beyond = [doors[door].number for door in words(asks.get("beyond"))]
    return all(ground.distances(0, (door,))[zone] < 0 for door in beyond)


def _preferred(found: list[int], wish: str, ground: Ground, chance: Chance) -> int:
    """One of the areas that match a wish best: far, near, middle, large (and not among the first) or start."""
    if wish == "start":
        return found[0]
    far, most = ground.far, max(ground.far)
    worth = {
        "far": [-far[zone] for zone in found],
        "near": [far[zone] for zone in found],
        "middle": [abs(2 * far[zone] - most) for zone in found],
        "large": [100 * (2 * far[zone] < most) - len(ground.zones[zone].room) // 12 for zone in found],
    }[wish]
    return chance.pick([zone for zone, own in zip(found, worth, strict=True) if own == min(worth)])
