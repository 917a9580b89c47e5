"""A single center-to-center line, followed space by space: the edges it crosses and the first obstacle."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from kneedeep.model.geometry.lattice import Lattice, Masks
from kneedeep.model.geometry.space import Space
from kneedeep.model.geometry.steps import Corner


class Obstruction(NamedTuple):
    """An obstruction of a line of sight.

    `kind` is `edge` (between `leaving` and `entering`, neighbours), `space` (the interior of `entering`) or
    `corner` (the lattice point between the diagonal neighbours `leaving` and `entering`). `point` is its
    place on the line, in board units. `entering` may be outside the board.
    """

    kind: Literal["edge", "space", "corner"]
    leaving: Space
    entering: Space
    point: tuple[float, float]


@lru_cache(maxsize=1 << 14)
def crossed_spaces(dx: int, dy: int) -> tuple[Space, ...]:
    """The spaces whose interior a line of this displacement crosses, relative to its start, without both end spaces."""
    return tuple(_path(dx, dy))[:-1]


def first_obstruction(
    lattice: Lattice, free: Masks, blockers: int, figures: int, a: int, b: int, corner: Corner
) -> Obstruction | None:
    """The first obstruction of the line from space a to space b, None if nothing stops it.

    `free`: edges between two spaces only. `blockers` stop lines in their interior and at their corners,
    `figures` in their interior. Rule: board geometry, sight in `doom-2004`.
    """
    (ax, ay), (bx, by) = start, end = lattice.spaces[a], lattice.spaces[b]
    here, place = start, a
    stopping = (blockers | figures) & ~(1 << a | 1 << b)
    for dx, dy in _path(bx - ax, by - ay):
        there = ax + dx, ay + dy
        if here[0] != there[0] and here[1] != there[1]:
            ways = sum(
                _clear_way(lattice, free, blockers, place, turn, there)
                for turn in ((there[0], here[1]), (here[0], there[1]))
            )
            if ways < (2 if corner == "both-sides" else 1):
                return Obstruction("corner", here, there, _meeting(start, end, here, there))
        elif not crosses(lattice, free, place, there):
            return Obstruction("edge", here, there, _meeting(start, end, here, there))
        last, here, place = here, there, lattice.number[there]
        if stopping >> place & 1:
            return Obstruction("space", last, there, _meeting(start, end, last, there))
    return None


def crosses(lattice: Lattice, free: Masks, place: int, to: Space) -> bool:
    """True if the edge from space `place` to its orthogonal neighbour `to` is free."""
    x, y = lattice.spaces[place]
    if to[0] > x:
        return bool(free.east >> place & 1)
    if to[1] > y:
        return bool(free.south >> place & 1)
    other = lattice.number.get(to, -1)
    return other >= 0 and bool((free.east if to[0] < x else free.south) >> other & 1)


def _clear_way(lattice: Lattice, free: Masks, blockers: int, place: int, turn: Space, to: Space) -> bool:
    """True if sight passes from `place` over the square `turn` to its neighbour `to`."""
    between = lattice.number.get(turn, -1)
    return (
        between >= 0
        and not blockers >> between & 1
        and crosses(lattice, free, place, turn)
        and crosses(lattice, free, between, to)
    )


def _path(dx: int, dy: int) -> Iterator[Space]:
    """The spaces on a line after its start, relative to it, up to its end. A diagonal move passes through a corner."""
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    wide, high = abs(dx), abs(dy)
    x = y = 0
    while x < wide or y < high:
        # The line leaves column x at time (2x+1)/(2 wide), row y at (2y+1)/(2 high).
        order = (2 * x + 1) * high - (2 * y + 1) * wide
        x += order <= 0
        y += order >= 0
        yield x * right, y * down


def _meeting(start: Space, end: Space, here: Space, there: Space) -> tuple[float, float]:
    """The point of a line between two centers at which it passes from one space to the next."""
    (ax, ay), (bx, by) = start, end
    if here[0] != there[0]:
        x = max(here[0], there[0])
        return float(x), ay + 0.5 + (by - ay) * (x - ax - 0.5) / (bx - ax)
    y = max(here[1], there[1])
    return ax + 0.5 + (bx - ax) * (y - ay - 0.5) / (by - ay), float(y)
