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
            _corridor_east(spaces, stopped, rooms[column - 1, row], rooms[column, row], rng)
        if row:
            _corridor_south(spaces, stopped, rooms[column, row - 1], rooms[column, row], rng)
    lattice = Lattice(spaces)
    obstacles = [space for space in lattice.spaces if rng.random() < 0.01]
    free = lattice.free(sorted(set(stopped)))
    return BenchmarkBoard(f"rooms {len(lattice):,}", lattice, free, lattice.inner, lattice.bits(obstacles))


def open_hall(width: int = 50, height: int = 50) -> BenchmarkBoard:
    """One room without a wall inside."""
    lattice = Lattice((x, y) for x in range(width) for y in range(height))
    return BenchmarkBoard(f"open hall {width}×{height}", lattice, lattice.inner, lattice.inner, 0)


def _corridor_east(
    spaces: set[Space],
    stopped: list[tuple[Space, str]],
    one: tuple[int, int, int, int],
    other: tuple[int, int, int, int],
    rng: random.Random,
) -> None:
    first, last = one[0] + one[2], other[0]
    north = max(one[1], other[1]) + rng.randint(0, 1)
    for x in range(first, last):
        spaces |= {(x, north), (x, north + 1)}
    if rng.random() < 0.5:
        stopped += [((first - 1, north), "east"), ((first - 1, north + 1), "east")]


def _corridor_south(
    spaces: set[Space],
    stopped: list[tuple[Space, str]],
    one: tuple[int, int, int, int],
    other: tuple[int, int, int, int],
    rng: random.Random,
) -> None:
    first, last = one[1] + one[3], other[1]
    west = max(one[0], other[0]) + rng.randint(0, 1)
    for y in range(first, last):
        spaces |= {(west, y), (west + 1, y)}
    if rng.random() < 0.5:
        stopped += [((west, first - 1), "south"), ((west + 1, first - 1), "south")]
