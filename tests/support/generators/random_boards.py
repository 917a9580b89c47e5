"""Random small boards as hypothesis draws them: rooms, walls, doors, obstacles, far-off parts."""

from __future__ import annotations

import random
from typing import NamedTuple

from hypothesis import strategies as st

from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.space import Space, canonical_edge, turned_side, turned_space

Edge = tuple[Space, str]


class RandomBoard(NamedTuple):
    """Spaces, walls and doors between them (canonical edges, one or two per door), obstacles and figures."""

    spaces: frozenset[Space]
    walls: frozenset[Edge]
    doors: tuple[tuple[Edge, ...], ...]
    obstacles: frozenset[Space]
    figures: frozenset[Space]

    @property
    def lattice(self) -> Lattice:
        return Lattice.of(self.spaces)

    def stopped(self, *, open_doors: frozenset[int] = frozenset()) -> frozenset[Edge]:
        """Walls and the doors that are not open, by the index of the door."""
        shut = (edge for index, door in enumerate(self.doors) if index not in open_doors for edge in door)
        return self.walls.union(shut)

    def free(self, *, open_doors: frozenset[int] = frozenset()) -> Masks:
        return self.lattice.free(self.stopped(open_doors=open_doors))

    @property
    def every_door(self) -> frozenset[int]:
        return frozenset(range(len(self.doors)))

    def turned(self, turn: int) -> RandomBoard:
        """The whole board turned clockwise about the box that holds it, from that box's new corner."""
        return RandomBoard(
            frozenset(self.turned_place(space, turn) for space in self.spaces),
            frozenset(self._turned_edge(edge, turn) for edge in self.walls),
            tuple(tuple(self._turned_edge(edge, turn) for edge in door) for door in self.doors),
            frozenset(self.turned_place(space, turn) for space in self.obstacles),
            frozenset(self.turned_place(space, turn) for space in self.figures),
        )

    def turned_place(self, space: Space, turn: int) -> Space:
        """The place of a space after `turned`."""
        west, north = min(x for x, _y in self.spaces), min(y for _x, y in self.spaces)
        size = max(x for x, _y in self.spaces) - west + 1, max(y for _x, y in self.spaces) - north + 1
        return turned_space((space[0] - west, space[1] - north), size, turn)

    def _turned_edge(self, edge: Edge, turn: int) -> Edge:
        return canonical_edge(self.turned_place(edge[0], turn), turned_side(edge[1], turn))


@st.composite
def boards(draw: st.DrawFn, extent: int = 9, far: bool = True) -> RandomBoard:
    """Boards of a few overlapping rooms within `extent`. Some parts may be far away if `far` allows it."""
    small = st.integers(1, max(2, extent // 2))
    start = st.integers(-2, extent - 3)
    spaces: set[Space] = set()
    for x, y, width, height in draw(st.lists(st.tuples(start, start, small, small), min_size=1, max_size=5)):
        spaces |= {(i, j) for i in range(x, x + width) for j in range(y, y + height)}
    if far and draw(st.booleans()):
        x, y = draw(st.sampled_from([(9_990, -9_999), (-9_999, 9_990), (5_000, 3), (0, 9_000)]))
        spaces |= {(x + i, y + j) for i in range(3) for j in range(3)}
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    holes = draw(st.sampled_from([0.0, 0.05, 0.2]))
    spaces = {space for space in sorted(spaces) if rng.random() >= holes} or {(0, 0)}
    pairs = (
        (at, side, (at[0] + dx, at[1] + dy))
        for at in sorted(spaces)
        for side, dx, dy in (("east", 1, 0), ("south", 0, 1))
    )
    edges = [(at, side) for at, side, other in pairs if other in spaces]
    density = draw(st.sampled_from([0.0, 0.05, 0.15, 0.4]))
    walls = {edge for edge in edges if rng.random() < density}
    doors: list[tuple[Edge, ...]] = []
    taken = set(walls)
    for (x, y), side in edges:
        if ((x, y), side) in taken or rng.random() >= 0.08:
            continue
        beside: Edge = ((x, y + 1) if side == "east" else (x + 1, y), side)
        door = [((x, y), side)] + ([beside] if beside in edges and beside not in taken else [])
        taken.update(door)
        doors.append(tuple(door))
    crowd = draw(st.sampled_from([0.0, 0.06, 0.2]))
    obstacles = {space for space in sorted(spaces) if rng.random() < crowd}
    figures = {space for space in sorted(spaces - obstacles) if rng.random() < crowd}
    return RandomBoard(frozenset(spaces), frozenset(walls), tuple(doors), frozenset(obstacles), frozenset(figures))
