"""Spaces, the four sides, the eight directions, and quarter turns of places inside a box."""

from collections.abc import Iterable
from typing import Final, TypeVar

Space = tuple[int, int]
"""A unit square `(x, y)`: x grows to the east, y to the south; it covers `[x, x+1] × [y, y+1]`."""

Size = tuple[int, int]
"""Width and height of a box of spaces."""

SIDES: Final = ("north", "east", "south", "west")
"""The sides of a space in clockwise order."""

TURNS: Final = (0, 90, 180, 270)
"""Clockwise rotations in degrees."""

OFFSET: Final[dict[str, Space]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

DIRECTIONS: Final[tuple[Space, ...]] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight directions clockwise from north; the odd ones are diagonal."""

Line = TypeVar("Line", int, tuple[bool, int])
_OPPOSITE: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}


def neighbour(space: Space, side: str) -> Space:
    """The space over the given side."""
    dx, dy = OFFSET[side]
    return space[0] + dx, space[1] + dy


def opposite(side: str) -> str:
    """The opposite side: north for south, east for west."""
    return _OPPOSITE[side]


def canonical_edge(space: Space, side: str) -> tuple[Space, str]:
    """The canonical form of an edge: its western or northern space with `east` or `south`."""
    if side in ("north", "west"):
        return neighbour(space, side), _OPPOSITE[side]
    return space, side


def edge_ends(edge: tuple[Space, str]) -> tuple[Space, Space]:
    """The lattice points at the ends of a canonical edge. A space has the point of its north-west corner."""
    (x, y), side = edge
    return ((x + 1, y), (x + 1, y + 1)) if side == "east" else ((x, y + 1), (x + 1, y + 1))


def connected_parts(spaces: Iterable[Space]) -> list[set[Space]]:
    """The orthogonally connected parts of some spaces, in the order of their least spaces."""
    left, parts = set(spaces), []
    while left:
        part = [min(left)]
        left.remove(part[0])
        for space in part:
            beside = {neighbour(space, side) for side in SIDES} & left
            left -= beside
            part += beside
        parts.append(set(part))
    return parts


def spaces_between(start: Space, end: Space) -> list[Space]:
    """The spaces on a straight line from one space to a second one, including both."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    steps = max(abs(dx), abs(dy), 1)
    return [(x + round(dx * n / steps), y + round(dy * n / steps)) for n in range(steps + 1)]


def runs(places: Iterable[tuple[Line, int]]) -> list[tuple[Line, int, int]]:
    """The unbroken runs of places on lines, sorted: line, start of the run, length."""
    found: list[tuple[Line, int, int]] = []
    for line, place in sorted(set(places)):
        if found and (found[-1][0], found[-1][1] + found[-1][2]) == (line, place):
            found[-1] = (line, found[-1][1], found[-1][2] + 1)
        else:
            found.append((line, place, 1))
    return found


def chebyshev(a: Space, b: Space) -> int:
    """The larger of |dx| and |dy|: the number of steps between two spaces on open floor."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def turned_size(size: Size, turn: int) -> Size:
    """Width and height of a box after a clockwise turn of 0, 90, 180 or 270 degrees."""
    return size if quarter_turns(turn) % 2 == 0 else (size[1], size[0])


def turned_space(space: Space, size: Size, turn: int) -> Space:
    """The place of a space in a box of `size` after a clockwise turn, counted from the new top-left corner."""
    x, y = space
    width, height = size
    match quarter_turns(turn):
        case 0:
            return x, y
        case 1:
            return height - 1 - y, x
        case 2:
            return width - 1 - x, height - 1 - y
        case _:
            return y, width - 1 - x


def turned_side(side: str, turn: int) -> str:
    """The direction of a side of a box after a clockwise turn."""
    return SIDES[(SIDES.index(side) + quarter_turns(turn)) % 4]


def quarter_turns(turn: int) -> int:
    """The number of quarter turns (0 to 3) of 0, 90, 180 or 270 degrees.

    Raises ValueError for any other number.
    """
    if turn not in TURNS:
        raise ValueError(f"turn {turn} is none of 0, 90, 180, 270")
    return turn // 90
