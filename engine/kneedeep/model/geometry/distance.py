"""Distances in steps: from a space, from a set, within a limit.

Rule: board geometry, distances. The caller chooses the edges that stop and the spaces that may be entered:

- range: adjacency steps, `blockers` = blocking obstacles and barrels (reached, never left)
- respawn distance: steps through doors (or open doors only), `within` = revealed spaces
- straight: `straight_levels`, no steps at all
"""

from collections.abc import Iterable, Iterator
from typing import Final

from kneedeep.model.geometry import chebyshev, numbers_of, union
from kneedeep.model.geometry.lattice import Lattice
from kneedeep.model.geometry.steps import Steps
from kneedeep.support.work_budget import spend

UNREACHED: Final = -1
"""The distance of an unreachable space."""

_CLOSED: Final = -2


def levels(
    steps: Steps, start: int, *, limit: int | None = None, within: int | None = None, blockers: int = 0
) -> Iterator[int]:
    """The bit sets of spaces at 0, 1, 2 … steps from the set `start`, up to `limit` or the last reachable space.

    Only spaces of `within` are entered (None: all). A space of `blockers` is reached but not left, unless it is in
    `start`.
    """
    beside = steps.bits
    unseen = (steps.lattice.everywhere if within is None else within) & ~start
    level = leaving = start
    passed = 0
    while level:
        yield level
        if passed == limit:
            return
        passed += 1
        level = 0
        numbers = numbers_of(leaving)
        spend(2 + len(numbers) // 2)
        for number in numbers:
            level |= beside[number]
        level &= unseen
        unseen ^= level
        leaving = level & ~blockers


def distances(
    steps: Steps, sources: Iterable[int], *, limit: int | None = None, within: int | None = None, blockers: int = 0
) -> list[int]:
    """The least number of steps from the nearest source to every space, `UNREACHED` without a path (see `levels`)."""
    found = [UNREACHED] * len(steps.lattice)
    if within is not None:
        for number in numbers_of(steps.lattice.everywhere & ~within):
            found[number] = _CLOSED
    leaving = []
    for number in sources:
        found[number] = 0
        leaving.append(number)
    beside = steps.neighbours
    passed = 0
    while leaving and passed != limit:
        passed += 1
        spend(1 + len(leaving))
        reached = []
        for a in leaving:
            for b in beside[a]:
                if found[b] == UNREACHED:
                    found[b] = passed
                    reached.append(b)
        leaving = [b for b in reached if not blockers >> b & 1] if blockers else reached
    return found if within is None else [UNREACHED if far == _CLOSED else far for far in found]


def ball(steps: Steps, a: int, radius: int, *, within: int | None = None, blockers: int = 0) -> int:
    """The bit set of spaces at most `radius` steps from a, including a (see `levels`)."""
    return union(levels(steps, 1 << a, limit=radius, within=within, blockers=blockers))


def straight_levels(lattice: Lattice, a: int, *, within: int | None = None) -> list[int]:
    """The larger of |dx| and |dy| from a to every space, ignoring walls. `UNREACHED` outside `within`."""
    origin = lattice.spaces[a]
    found = [chebyshev(origin, space) for space in lattice.spaces]
    if within is not None:
        for number in numbers_of(lattice.everywhere & ~within & ~(1 << a)):
            found[number] = UNREACHED
    return found
