"""Distances in steps: from a space, from a set, within a limit, for many spaces at once.

Rule: board geometry, distances. Which edges stop and which spaces may be entered is the caller's choice:

- range: adjacency steps, `blockers` = blocking obstacles and barrels (reached, never left)
- respawn distance: steps through doors (or open doors only), `within` = revealed spaces
- straight: `straight_levels`, no steps at all
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kneedeep.geometry.bits import bits_of, numbers_of
from kneedeep.geometry.lattice import Lattice
from kneedeep.geometry.space import chebyshev
from kneedeep.geometry.steps import Steps

UNREACHED: Final = -1
"""The distance of a space that no path leads to."""

_TOGETHER: Final = 12
"""Sources per hundred spaces above which balls grow all together."""


def levels(
    steps: Steps, start: int, *, limit: int | None = None, within: int | None = None, blockers: int = 0
) -> Iterator[int]:
    """The bit sets of spaces at 0, 1, 2 … steps from the set `start`, until no more are found or `limit` is done.

    Only spaces of `within` are entered (all, when None); one of `blockers` is reached but not left, unless it is in
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
        for number in numbers_of(leaving):
            level |= beside[number]
        level &= unseen
        unseen ^= level
        leaving = level & ~blockers


def distances(
    steps: Steps,
    sources: Iterable[int],
    *,
    limit: int | None = None,
    within: int | None = None,
    blockers: int = 0,
) -> list[int]:
    """Least number of steps from the nearest source to every space, `UNREACHED` where none leads (see `levels`)."""
    size = len(steps.lattice)
    found = [UNREACHED] * size
    start = bits_of(sources, size)
    for distance, level in enumerate(levels(steps, start, limit=limit, within=within, blockers=blockers)):
        for number in numbers_of(level):
            found[number] = distance
    return found


def distance(
    steps: Steps, a: int, b: int, *, limit: int | None = None, within: int | None = None, blockers: int = 0
) -> int:
    """Least number of steps from a to b, or `UNREACHED` (see `levels`)."""
    for passed, level in enumerate(levels(steps, 1 << a, limit=limit, within=within, blockers=blockers)):
        if level >> b & 1:
            return passed
    return UNREACHED


def ball(steps: Steps, a: int, radius: int, *, within: int | None = None, blockers: int = 0) -> int:
    """The bit set of spaces at most `radius` steps from a, a itself among them (see `levels`)."""
    found = 0
    for level in levels(steps, 1 << a, limit=radius, within=within, blockers=blockers):
        found |= level
    return found


def balls(
    steps: Steps, sources: Sequence[int], radius: int, *, within: int | None = None, blockers: int = 0
) -> list[int]:
    """For each source the bit set of spaces at most `radius` steps away, in the order of `sources` (see `levels`)."""
    if len(sources) * 100 < len(steps.lattice) * _TOGETHER:
        return [ball(steps, a, radius, within=within, blockers=blockers) for a in sources]
    grown = _grown(steps, radius, steps.lattice.everywhere if within is None else within, blockers)
    return [grown[a] for a in sources]


def bands(
    steps: Steps,
    sources: Sequence[int],
    nearest: int,
    farthest: int,
    *,
    within: int | None = None,
    blockers: int = 0,
) -> list[int]:
    """For each source the bit set of spaces whose distance d is `nearest <= d <= farthest` (see `levels`)."""
    outer = balls(steps, sources, farthest, within=within, blockers=blockers)
    if nearest <= 0:
        return outer
    inner = balls(steps, sources, nearest - 1, within=within, blockers=blockers)
    return [far & ~near for far, near in zip(outer, inner, strict=True)]


def straight_levels(lattice: Lattice, a: int, *, within: int | None = None) -> list[int]:
    """For every space the larger of |dx| and |dy| from a, walls or not; `UNREACHED` outside `within`."""
    origin = lattice.spaces[a]
    found = [chebyshev(origin, space) for space in lattice.spaces]
    if within is not None:
        for number in numbers_of(lattice.everywhere & ~within & ~(1 << a)):
            found[number] = UNREACHED
    return found


def _grown(steps: Steps, radius: int, within: int, blockers: int) -> list[int]:
    """The balls of all spaces, grown together: a ball is its space and its neighbours' balls of one step less."""
    size = len(steps.lattice)
    alone = [1 << number for number in range(size)]
    if radius == 0:
        return alone
    entered = within & ~blockers
    onward = [
        [other for other in row if entered >> other & 1] if entered != steps.lattice.everywhere else row
        for row in steps.neighbours
    ]
    first = [one | beside & within for one, beside in zip(alone, steps.bits, strict=True)]
    grown = first
    for _radius in range(radius - 1):
        wider = []
        for reached, row in zip(first, onward, strict=True):
            for other in row:
                reached |= grown[other]
            wider.append(reached)
        if wider == grown:
            break
        grown = wider
    return grown
