"""Cover search: places for a number of marines from which they see all of some targets together.

A set cover over bit sets. The search first ignores that marines block sight, and leaves out positions that see no
more than another one. The caller then proves a cover with all marines in place. If the proof fails, the search goes on,
at last over all positions.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

NODES = 20_000
"""The number of positions tried."""

PROOFS = 300
"""The number of covers proved."""

Posts = tuple[int, ...]


class CoverResult(NamedTuple):
    """The marines' posts (None: none found), whether that is certain, and whether sight alone allows it.

    If sight alone does not allow it, fewer marines can't do it either.
    """

    posts: Posts | None
    decided: bool
    by_sight: bool = True


class _Spent(Exception):
    pass


def apart(seers: Callable[[int], int], candidates: Iterable[int], count: int) -> tuple[int, ...]:
    """`count` of these targets of which no two are seen from one position. Empty if not found.

    `seers`: the positions that see a target. Fewer marines than these targets can't see all of them.
    """
    taken = 0
    found: list[int] = []
    for target in candidates:
        positions = seers(target)
        if not positions & taken:
            taken |= positions
            found.append(target)
            if len(found) == count:
                return tuple(found)
    return ()


def cover(seen: Mapping[int, int], targets: int, count: int, proved: Callable[[Posts], bool]) -> CoverResult:
    """Positions for `count` marines from which all targets are seen.

    `seen`: position -> bit set of the targets seen from it. `proved`: whether a cover holds with every marine placed.
    """
    if len(seen) < count:
        return CoverResult(None, True)
    search = _Search(seen, targets, count, proved)
    try:
        if not search.run(_undominated(seen, targets)) and search.covers:
            search.run(list(seen))
    except _Spent:
        return CoverResult(None, False)
    return CoverResult(search.found, True, search.covers > 0)


class _Search:
    def __init__(self, seen: Mapping[int, int], targets: int, count: int, proved: Callable[[Posts], bool]) -> None:
        self.seen, self.targets, self.count, self.proved = seen, targets, count, proved
        self.nodes, self.proofs, self.covers = NODES, PROOFS, 0
        self.found: Posts | None = None
        self.tried: set[Posts] = set()
        # A position that sees little is seen by few, so it blocks few lines.
        self.quiet = sorted(seen, key=lambda post: ((seen[post] & targets).bit_count(), post))

    def run(self, posts: Sequence[int]) -> bool:
        """Try the covers made of these positions. Returns True if one was proved."""
        by_target: dict[int, list[int]] = {}
        for post in posts:
            rest = self.seen[post] & self.targets
            while rest:
                bit = rest & -rest
                rest ^= bit
                by_target.setdefault(bit, []).append(post)
        bits = sorted(by_target, key=lambda bit: (len(by_target[bit]), bit))
        reached = 0
        for bit in bits:
            reached |= bit
        if reached != self.targets:
            return False
        largest = max((self.seen[post] & self.targets).bit_count() for post in posts)
        for chosen in self._covers(bits, by_target, largest, (), self.targets):
            self.covers += 1
            for stand in self._filled(chosen):
                if stand not in self.tried:
                    self.tried.add(stand)
                    self.proofs -= 1
                    if self.proved(stand):
                        self.found = stand
                        return True
                    if not self.proofs:
                        raise _Spent
        return False

    def _covers(
        self, bits: list[int], by_target: dict[int, list[int]], largest: int, chosen: Posts, left: int
    ) -> Iterator[Posts]:
        if not left:
            yield chosen
            return
        more = self.count - len(chosen)
        if not more or left.bit_count() > more * largest:
            return
        hardest = next(bit for bit in bits if bit & left)
        for post in sorted(by_target[hardest], key=lambda post: (-(self.seen[post] & left).bit_count(), post)):
            self.nodes -= 1
            if not self.nodes:
                raise _Spent
            yield from self._covers(bits, by_target, largest, (*chosen, post), left & ~self.seen[post])

    def _filled(self, chosen: Posts) -> Iterator[Posts]:
        """Every way to place the remaining marines."""
        others = [post for post in self.quiet if post not in chosen]
        for more in combinations(others, self.count - len(chosen)):
            yield tuple(sorted((*chosen, *more)))


def _undominated(seen: Mapping[int, int], targets: int) -> list[int]:
    """The positions whose view is not part of another position's view, largest views first."""
    order = sorted(seen, key=lambda post: (-(seen[post] & targets).bit_count(), post))
    kept: list[int] = []
    for post in order:
        own = seen[post] & targets
        if not any(own & ~seen[other] == 0 for other in kept):
            kept.append(post)
    return kept
