"""The cheapest ways from many spaces of a board at once, as arrays.

Costs are improved over all moves together until none gets cheaper (Bellman and Ford).
"""

from collections.abc import Collection, Iterable, Sequence
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
        self._lay(self._numbered(moves))

    def _numbered(self, moves: Iterable[Move]) -> Numbers:
        """Moves as (to, from, cost), with the numbers of the spaces."""
        number = self.number
        return np.array([(number[b], number[a], cost) for a, b, cost in moves], int).reshape(-1, 3)

    def with_moves(self, moves: Collection[Move]) -> "Network":
        """Return the same network with more moves."""
        if not moves:
            return self
        other = copy(self)
        other._lay(np.concatenate([self.moves, self._numbered(moves)]))
        return other

    def _lay(self, moves: Numbers) -> None:
        """Lay the n-th moves into all spaces side by side: from where, and their costs. Missing ones stay in place."""
        self.moves = moves[moves[:, 0].argsort(kind="stable")]
        ends, starts, costs = self.moves.T
        counts = np.bincount(ends, minlength=len(self.number))
        place = np.arange(len(ends)) - np.repeat(np.cumsum(counts) - counts, counts)
        self.starts = np.tile(np.arange(len(self.number)), (counts.max(initial=0), 1))
        self.starts[place, ends] = starts
        self.prices: Costs = np.zeros((*self.starts.shape, 1), np.int32)
        self.prices[place, ends, 0] = costs

    def costs(self, sources: Sequence[Space], targets: Collection[Space] | None = None) -> Costs:
        """Return a row of costs for each source, a column for each space.

        `targets`: the spaces whose costs are needed (default: all).
        """
        wanted = slice(None) if targets is None else [self.number[space] for space in targets]
        costs = np.full((len(self.number), len(sources)), FAR, np.int32)
        costs[[self.number[space] for space in sources], range(len(sources))] = 0
        rounds, cheaper = 0, True
        # What n rounds give is right up to cost n.
        while cheaper and costs[wanted].max(initial=0) > rounds:
            before = costs.copy()
            if rounds:
                before[self.last] = FAR
            for start, price in zip(self.starts, self.prices, strict=True):
                np.minimum(costs, before[start] + price, out=costs)
            before[self.last] = costs[self.last]
            cheaper = bool((costs < before).any())
            rounds += 1
        return costs.T
