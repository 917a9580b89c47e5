"""Moves of figures of one and more spaces straight from their definition: sets of spaces, no numbers, no bits.

Rule: RUL16-60 to RUL16-66, RUL16-73 to RUL16-83.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from kneedeep.model.geometry.space import Space
from tests.support.oracles.oracle_edges import OracleBoard
from tests.support.oracles.step_oracle import can_step

Body = frozenset[Space]


class Crowd(NamedTuple):
    """The spaces of other figures: small friends, small enemies, and the bodies of large ones."""

    friends: frozenset[Space]
    enemies: frozenset[Space]
    large_friends: tuple[Body, ...]
    large_enemies: tuple[Body, ...]

    @property
    def small(self) -> Body:
        return self.friends | self.enemies

    @property
    def large(self) -> Body:
        return frozenset().union(*self.large_friends, *self.large_enemies)


def fits(walls: OracleBoard, body: Body) -> bool:
    """Whether all spaces of a body exist without a wall or shut door between two of them."""
    if not body <= set(walls.spaces):
        return False
    return not any(walls.stops(a, b) for a, b in product(body, body) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1)


def large_moves(walls: OracleBoard, body: Body) -> Iterator[Body]:
    """The straight steps and the turns of a large figure."""
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        moved = frozenset((x + dx, y + dy) for x, y in body)
        if fits(walls, moved) and not any(walls.stops((x, y), (x + dx, y + dy)) for x, y in body):
            yield moved
    wide, high = (len({space[k] for space in body}) for k in (0, 1))
    if wide == high:
        return
    west, north = min(x for x, _ in body), min(y for _, y in body)
    for x, y in product(range(west - 3, west + 4), range(north - 3, north + 4)):
        turned = frozenset((x + i, y + j) for i in range(high) for j in range(wide))
        if fits(walls, turned) and 2 * len(turned & body) >= len(body):
            yield turned


def least_move_costs(
    steps: OracleBoard,
    walls: OracleBoard,
    corner: str,
    start: Body,
    crowd: Crowd,
    difficult: Body,
    most: int,
    pads: Body = frozenset(),
) -> dict[Body, int]:
    """The least cost of every body a figure comes to, in passing too, by going on until nothing gets cheaper."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for body, spent in list(best.items()):
            for moved, cost in moves(steps, walls, corner, body, crowd, difficult, pads):
                if spent + cost <= most and spent + cost < best.get(moved, most + 1):
                    best[moved] = spent + cost
                    changed = True
    return best


def moves(
    steps: OracleBoard,
    walls: OracleBoard,
    corner: str,
    body: Body,
    crowd: Crowd,
    difficult: Body,
    pads: Body = frozenset(),
) -> Iterator[tuple[Body, int]]:
    """The moves of a figure, each with its cost. `pads`: active teleporters for small figures."""
    if len(body) > 1:
        for moved in large_moves(walls, body):
            yield moved, 1 + sum(len(enemy & (moved - body)) for enemy in crowd.large_enemies)
        return
    ((x, y),) = body
    for dx, dy in product((-1, 0, 1), repeat=2):
        there = (x + dx, y + dy)
        if can_step(steps, (x, y), there, corner):
            enemy = there in crowd.enemies or any(there in one for one in crowd.large_enemies)
            yield frozenset({there}), 1 + (there in difficult) + enemy
    if body <= pads:
        for pad in pads - body:
            yield frozenset({pad}), 1 + (pad in difficult)


def displaced(steps: OracleBoard, corner: str, body: Body, crowd: Crowd) -> dict[Space, Space] | None:
    """Where the small figures under a body go, in the order of their spaces, the first of the nearest free ones."""
    taken = set(crowd.small | crowd.large | body)
    found = {}
    for start in sorted(body & crowd.small):
        far, level = {start}, {start}
        while level and not level - taken:
            level = {b for b in steps.spaces if b not in far and any(can_step(steps, a, b, corner) for a in level)}
            far |= level
        if not level:
            return None
        found[start] = min(level - taken)
        taken.add(found[start])
    return found


def can_end(steps: OracleBoard, corner: str, body: Body, crowd: Crowd) -> bool:
    """Whether a figure may end its movement there."""
    if body & crowd.large or (len(body) == 1 and body & crowd.small):
        return False
    return displaced(steps, corner, body, crowd) is not None
