"""The cheapest ways from many spaces of a board at once, as arrays.

Costs are improved over all moves together until none gets cheaper (Bellman and Ford).
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from kneedeep.reference.ground import Space
from kneedeep.reference.lattice_points import Numbers
from kneedeep.reference.moves import Move

Costs: TypeAlias = npt.NDArray[np.int32]
FAR = 1_000_000
"""The cost of a space that no way leads to."""


class Network:
    """Moves between the spaces of a board. `last`: the spaces that are not left, unless a way begins there."""

    def __init__(
        self, spaces: Iterable[Space], moves: Iterable[Move], last: Collection[Space] = frozenset()
    ) -> None:
        """Number the spaces in their order."""
        self.number = {space: number for number, space in enumerate(spaces)}
        self.last = [self.number[space] for space in last]
        self.moves = self._numbered(moves)

    def _numbered(self, moves: Iterable[Move]) -> Numbers:
        """Moves by the numbers of their spaces, sorted by where they lead."""
        number = self.number
        found = np.array([(number[b], number[a], cost) for a, b, cost in moves], int).reshape(-1, 3)
        return found[found[:, 0].argsort(kind="stable")]

    def with_moves(self, moves: Iterable[Move]) -> "Network":
        """Return the same network with more moves."""
        other = copy(self)
        found = np.concatenate([self.moves, self._numbered(moves)])
        other.moves = found[found[:, 0].argsort(kind="stable")]
        return other

    def _entrances(self) -> Iterator[tuple[Numbers, Costs]]:
        """Yield the n-th move into every space: where it comes from, and its cost; from itself where there is none."""
        ends, starts, costs = self.moves.T
        counts = np.bincount(ends, minlength=len(self.number))
        place = np.arange(len(ends)) - np.repeat(np.cumsum(counts) - counts, counts)
        for one in range(counts.max(initial=0)):
            some = place == one
            origin, cost = np.arange(len(self.number)), np.zeros((len(self.number), 1), np.int32)
            origin[ends[some]] = starts[some]
            cost[ends[some], 0] = costs[some]
            yield origin, cost

    def costs(self, sources: Sequence[Space], targets: Collection[Space] | None = None) -> Costs:
        """Return a row of costs for each source, a column for each space.

        `targets`: the spaces whose costs are needed (default: all).
        """
        entrances = list(self._entrances())
        wanted = slice(None) if targets is None else [self.number[space] for space in targets]
        costs = np.full((len(self.number), len(sources)), FAR, np.int32)
        costs[[self.number[space] for space in sources], range(len(sources))] = 0
        rounds, cheaper = 0, True
        # What n rounds give is right up to cost n.
        while cheaper and costs[wanted].max(initial=0) > rounds:
            before = costs.copy()
            if rounds:
                before[self.last] = FAR
            for origin, cost in entrances:
                np.minimum(costs, before[origin] + cost, out=costs)
            before[self.last] = costs[self.last]
            cheaper = bool((costs < before).any())
            rounds += 1
        return costs.T
