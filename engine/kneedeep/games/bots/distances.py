"""Distances over a board to the nearest of some spaces, as a list by space."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from kneedeep.model.geometry.bits import bits_of, numbers_of, union

FAR = 100_000
"""The distance of unreachable spaces."""


class Ways(NamedTuple):
    """The movement of a side: the spaces beside each space (bit sets), now and with its doors open.

    `working`: spaces from which a shut door is opened, for `door` points. `extra`: (points, spaces): additional costs of entering.
    `solid`: spaces that end a way. `links`: by space, the spaces from which a link of one point leads there.
    """

    near: Sequence[int]
    through: Sequence[int]
    working: int
    door: int
    extra: Sequence[tuple[int, int]] = ()
    solid: int = 0
    links: Mapping[int, int] = {}


def distances_to(spots: int, everywhere: int, ways: Ways) -> list[int]:
    """The movement points from every space to the nearest of some spaces (a bit set), FAR without a way."""
    near, through, working, door, extra, solid, links = ways
    # From these a shut door leads to a space where it is opened.
    doorways = 0 if through is near else union(through[number] for number in numbers_of(working))
    special = union((doorways, solid, bits_of(links, len(near)), *(spaces for _, spaces in extra)))
    found = [FAR] * len(near)
    unseen = everywhere
    waiting = {0: spots}
    distance = 0
    while waiting:
        level = waiting.pop(distance, 0) & unseen
        unseen ^= level
        plain, onward = level & ~special, 0
        while plain:
            lowest = plain & -plain
            number = lowest.bit_length() - 1
            found[number] = distance
            onward |= near[number]
            plain ^= lowest
        steps = [(1, onward)]
        for number in numbers_of(level & special):
            found[number] = distance
            if distance and solid >> number & 1:
                continue
            # Into this space from its neighbours: what it costs to enter depends on the space.
            cost = 1 + sum(points for points, dear in extra if distance and dear >> number & 1)
            steps += [(cost, near[number]), (1, links.get(number, 0))]
            if doorways >> number & 1:
                steps.append((cost + door, through[number] & ~near[number] & working))
        for cost, spaces in steps:
            if spaces & unseen:
                waiting[distance + cost] = waiting.get(distance + cost, 0) | spaces
        distance += 1
    return found


def nearest(field: Sequence[int], bits: int) -> int:
    """The least distance of some spaces, FAR without any."""
    least = FAR
    while bits:
        lowest = bits & -bits
        distance = field[lowest.bit_length() - 1]
        if distance < least:
            least = distance
        bits ^= lowest
    return least
