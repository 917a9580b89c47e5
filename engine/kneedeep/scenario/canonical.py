"""The one spelling of what a file may spell in two ways."""

from kneedeep.geometry.space import Space
from kneedeep.scenario.model import Door, Scenario
from kneedeep.scenario.shapes import COORDINATE_LIMIT

_OTHER = {"west": ("east", -1, 0), "north": ("south", 0, -1)}


def canonical(scenario: Scenario) -> Scenario:
    """Return the scenario with every door at the western or northern space, with `east` or `south`.

    Rule: scenario format, names: one door line has two spellings.
    """
    doors = tuple(_canonical_door(door) for door in scenario.doors)
    return scenario if doors == scenario.doors else scenario.having(doors=doors)


def _canonical_door(door: Door) -> Door:
    if door.side not in _OTHER:
        return door
    side, dx, dy = _OTHER[door.side]
    at: Space = (door.at[0] + dx, door.at[1] + dy)
    # At the very rim of what a file can say only the other spelling is left.
    return door if min(at) < -COORDINATE_LIMIT else door.having(at=at, side=side)
