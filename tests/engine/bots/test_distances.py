"""Floods of distances beside a plain search for the shortest way."""

import random
from heapq import heapify, heappop
from itertools import combinations

from kneedeep.games.bots.distances import FAR, Ways, distances_to
from kneedeep.model.geometry.bits import numbers_of
from tests.support.cases import cases

SIZE = 16


def plain(spots: int, ways: Ways) -> list[int]:
    found, waiting = [FAR] * SIZE, [(0, spot) for spot in numbers_of(spots)]
    while waiting:
        far, space = heappop(waiting)
        if found[space] == FAR:
            found[space] = far
            if not far or not ways.solid >> space & 1:
                cost = 1 + sum(points for points, dear in ways.extra if far and dear >> space & 1)
                opened = ways.through[space] & ~ways.near[space] & ways.working
                steps = (cost, ways.near[space]), (cost + ways.door, opened), (1, ways.links.get(space, 0))
                waiting += [(far + away, other) for away, others in steps for other in numbers_of(others)]
                heapify(waiting)
    return found


@cases("number", range(40))
def test_a_flood_is_as_far_as_the_shortest_way(number: int, seed: int) -> None:
    """With doors to open, spaces that cost more or end a way, and links."""
    draw = random.Random(seed + number)
    some = [draw.getrandbits(SIZE) & draw.getrandbits(SIZE) for _ in range(6)]
    near, through = [0] * SIZE, [0] * SIZE
    for a, b in combinations(range(SIZE), 2):
        for steps, chance in ((near, 0.1), (through, 0.05)):
            if draw.random() < chance:
                steps[a] |= 1 << b
                steps[b] |= 1 << a
    through = [a | b for a, b in zip(near, through, strict=True)]
    ways = Ways(near, through, some[0], 2, ((4, some[1]), (6, some[2])), some[3], {draw.randrange(SIZE): some[5]})
    assert distances_to(some[4], (1 << SIZE) - 1, ways) == plain(some[4], ways)
