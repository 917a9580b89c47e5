"""Deterministic synthetic boards: rooms joined by two-wide corridors with doors, and an open hall."""

import random
from typing import NamedTuple

from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.space import Space

_PITCH = 14


class BenchmarkBoard(NamedTuple):
    """A board to measure on: its spaces, its free edges with doors shut and with doors open, obstacles."""

    name: str
    lattice: Lattice
    free: Masks
    opened: Masks
    obstacles: int


def rooms_and_corridors(target: int, seed: int = 7) -> BenchmarkBoard:
    """Rooms of 4×4 to 10×9 on a grid, joined by two-wide corridors, every second joint shut by a door.

    Rooms are added row by row until `target` spaces are reached.
    """
    rng = random.Random(seed)
    across = max(2, round((target / 90) ** 0.5))
    spaces: set[Space] = set()
    stopped: list[tuple[Space, str]] = []
    rooms: dict[tuple[int, int], tuple[int, int, int, int]] = {}
    cell = 0
    while len(spaces) < target:
        column, row = cell % across, cell // across
        cell += 1
        width, height = rng.choice(((5, 5), (4, 4), (9, 5), (10, 5), (9, 9), (6, 6)))
        west = column * _PITCH + rng.randint(0, 2)
        north = row * _PITCH + rng.randint(0, 2)
        rooms[column, row] = (west, north, width, height)
        spaces |= {(x, y) for x in range(west, west + width) for y in range(north, north + height)}
        if column:
            _corridor(spaces, stopped, rooms[column - 1, row], rooms[column, row], rng, "east")
        if row:
            _corridor(spaces, stopped, rooms[column, row - 1], rooms[column, row], rng, "south")
    lattice = Lattice(spaces)
    obstacles = [space for space in lattice.spaces if rng.random() < 0.01]
    free = lattice.free(sorted(set(stopped)))
    return BenchmarkBoard(f"rooms {len(lattice):,}", lattice, free, lattice.inner, lattice.bits(obstacles))


def open_hall(width: int = 50, height: int = 50) -> BenchmarkBoard:
    """One room without a wall inside."""
    lattice = Lattice((x, y) for x in range(width) for y in range(height))
    return BenchmarkBoard(f"open hall {width}×{height}", lattice, lattice.inner, lattice.inner, 0)


def _corridor(
    spaces: set[Space],
    stopped: list[tuple[Space, str]],
    one: tuple[int, int, int, int],
    other: tuple[int, int, int, int],
    rng: random.Random,
    side: str,
) -> None:
    """Lay a corridor from one room to the other, which is to the east or south."""
    along = 0 if side == "east" else 1
    first, last = one[along] + one[along + 2], other[along]
    across = max(one[1 - along], other[1 - along]) + rng.randint(0, 1)

    def row(place: int) -> list[Space]:
        return [(beside, place) if along else (place, beside) for beside in (across, across + 1)]

    for place in range(first, last):
        spaces |= set(row(place))
    if rng.random() < 0.5:
        stopped += [(space, side) for space in row(first - 1)]
