"""Distances over a board to the nearest of some spaces, as a list by space."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.geometry.bits import numbers_of

FAR = 100_000
"""The distance of what can't be reached."""


class Ways(NamedTuple):
    """How a side gets about: the spaces beside each space (bit sets), now and once its doors are open.

    `working`: spaces from which a shut door is opened, for `door` points. `extra`: (points, spaces) that entering costs more.
    `solid`: spaces that are no way on. `links`: for a space those from which one point leads to it.
    """

    near: Sequence[int]
    through: Sequence[int]
    working: int
    door: int
    extra: Sequence[tuple[int, int]] = ()
    solid: int = 0
    links: Mapping[int, int] = {}


def distances_to(spots: int, everywhere: int, ways: Ways) -> list[int]:
    """Return for every space the movement points to the nearest of some spaces (a bit set); FAR where there is no way."""
    near, through, working, door, extra, solid, links = ways
    found = [FAR] * len(near)
    unseen = everywhere
    waiting = {0: spots}
    distance = 0
    while waiting:
        level = waiting.pop(distance, 0) & unseen
        if level:
            unseen ^= level
            for number in numbers_of(level):
                found[number] = distance
                # Into this space from its neighbours: what it costs to enter hangs on this space.
                cost = 1
                bit = 1 << number
                if distance:
                    if solid & bit:
                        continue
                    for points, spaces in extra:
                        if spaces & bit:
                            cost += points
                plain = near[number] & unseen
                waiting[distance + cost] = waiting.get(distance + cost, 0) | plain
                opened = through[number] & ~near[number] & unseen & working
                if opened:
                    more = distance + cost + door
                    waiting[more] = waiting.get(more, 0) | opened
                if number in links:
                    waiting[distance + 1] = waiting.get(distance + 1, 0) | links[number]
        distance += 1
    return found


def nearest(field: Sequence[int], bits: int) -> int:
    """Return the least distance of some spaces, FAR without any."""
    least = FAR
    while bits:
        lowest = bits & -bits
        distance = field[lowest.bit_length() - 1]
        if distance < least:
            least = distance
        bits ^= lowest
    return least
