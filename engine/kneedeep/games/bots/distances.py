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
    ends = bits_of(links, len(near))
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
            # Into these spaces from their neighbours: what it costs to enter depends on the space.
            parts = _by_cost(level & ~solid, extra) if distance else [(1, level)]
            for cost, part in parts:
                numbers = numbers_of(part)
                plain = union(near[number] for number in numbers)
                waiting[distance + cost] = waiting.get(distance + cost, 0) | plain & unseen
                if through is not near:
                    more = distance + cost + door
                    opened = union(through[number] & ~near[number] for number in numbers) & working
                    waiting[more] = waiting.get(more, 0) | opened & unseen
                for number in numbers_of(part & ends):
                    waiting[distance + 1] = waiting.get(distance + 1, 0) | links[number]
        distance += 1
    return found


def _by_cost(spaces: int, extra: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The points to enter some spaces, and the spaces that cost as much."""
    parts = [(1, spaces)]
    for points, dear in extra:
        if dear & spaces:
            parts = [(cost, part & ~dear) for cost, part in parts] + [
                (cost + points, part & dear) for cost, part in parts
            ]
    return [part for part in parts if part[1]]


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
