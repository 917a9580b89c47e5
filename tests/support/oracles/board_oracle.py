"""A slow board: sets of spaces and of edges straight from the piece tables, without the engine's board."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from kneedeep.model.geometry.space import Space
from tests.support.generators.layouts import Gap, Lying

Pair = frozenset[Space]
"""An edge as the two spaces beside it."""
Where = tuple[int, Gap]
"""An opening: the number of its piece and the gap."""


class SlowBoard(NamedTuple):
    """Who owns which space, which edges between two spaces are open, how openings meet."""

    owner: dict[Space, int]
    open: frozenset[Pair]
    walls: frozenset[Pair]
    joints: frozenset[frozenset[Where]]
    misjoined: frozenset[frozenset[Where]]
    loose: frozenset[Where]
    buried: frozenset[Where]
    overlaps: dict[tuple[int, int], frozenset[Space]]


def slow_board(layout: Sequence[Lying]) -> SlowBoard:
    """The board of some pieces: the first in the list owns a space."""
    owner: dict[Space, int] = {}
    for number in range(len(layout) - 1, -1, -1):
        owner.update(dict.fromkeys(layout[number].spaces, number))
    overlaps: dict[tuple[int, int], frozenset[Space]] = {}
    for number, lying in enumerate(layout):
        for first in range(number):
            shared = frozenset(space for space in lying.spaces if owner[space] == first)
            if shared:
                overlaps[first, number] = shared
    openings = [(number, gap) for number, lying in enumerate(layout) for gap in lying.gaps]
    buried = {(n, gap) for n, gap in openings if any(owner[space] != n for space in gap.inside)}
    free = [one for one in openings if one not in buried]
    joints, misjoined = set(), set()
    for a, b in combinations(free, 2):
        if a[0] == b[0] or a[1].rim == b[1].rim:
            continue
        shared_edges = a[1].edges & b[1].edges
        if len(shared_edges) == 2:
            joints.add(frozenset((a, b)))
        elif shared_edges:
            misjoined.add(frozenset((a, b)))
    met = {one for pair in joints | misjoined for one in pair}
    through = {edge for pair in joints for _, gap in pair for edge in gap.edges}
    open_edges: set[Pair] = set()
    walls: set[Pair] = set()
    for x, y in owner:
        for other in ((x + 1, y), (x, y + 1)):
            if other in owner:
                edge = frozenset(((x, y), other))
                inside = owner[x, y] == owner[other]
                (open_edges if inside or edge in through else walls).add(edge)
    return SlowBoard(
        owner,
        frozenset(open_edges),
        frozenset(walls),
        frozenset(joints),
        frozenset(misjoined),
        frozenset(one for one in free if one not in met),
        frozenset(buried),
        overlaps,
    )
