"""Walking costs: 1 a step, tolls at gates, dearer spaces, links between far spaces.

Rule: board geometry, distances, walk (2004 and 2016).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kneedeep.geometry.bits import numbers_of
from kneedeep.geometry.distance import UNREACHED
from kneedeep.geometry.space import Space, canonical_edge, neighbour
from kneedeep.geometry.steps import Steps

Edge = tuple[Space, str]


class Walk:
    """The arcs of a walker: `arcs[a]` lists `(b, cost)` for every space b that one move from a leads to.

    `steps`: the steps possible once gates stand open, so their edges are free in it. `gates`: canonical edge to the
    number of the gate (a shut door) it belongs to; each gate passed in a step costs `toll` more, must be opened from
    the space that the step begins on (one beside an edge of the gate, or one of its `openers`), and a diagonal step
    takes the cheaper of such ways round its corner. `entry`: what entering a space costs more. `links`: groups of spaces
    (teleporters of a color) with moves of cost 1 between all members of a group.
    """

    def __init__(
        self,
        steps: Steps,
        *,
        gates: Mapping[Edge, int] | None = None,
        openers: Mapping[int, Iterable[int]] | None = None,
        toll: int = 2,
        entry: Mapping[int, int] | None = None,
        links: Sequence[Sequence[int]] = (),
    ) -> None:
        self.steps = steps
        self._gates = gates or {}
        self._beside: dict[int, set[int]] = {}
        """For each gate the spaces that it can be opened from."""
        for (space, side), gate in self._gates.items():
            ends = (space, neighbour(space, side))
            self._beside.setdefault(gate, set()).update(
                steps.lattice.number[end] for end in ends if end in steps.lattice.number
            )
        for gate, spaces in (openers or {}).items():
            self._beside.setdefault(gate, set()).update(spaces)
        dearer = entry or {}
        self.arcs: list[list[tuple[int, int]]] = [[(b, 1) for b in row] for row in steps.neighbours]
        for a in self._near_gates():
            self.arcs[a] = [
                (b, 1 + toll * passed)
                for direction, b in enumerate(steps.to[a])
                if b >= 0 and (passed := self._passed(a, direction)) is not None
            ]
        if dearer:
            self.arcs = [[(b, cost + dearer.get(b, 0)) for b, cost in row] for row in self.arcs]
        for group in links:
            for a in group:
                self.arcs[a] += [(b, 1 + dearer.get(b, 0)) for b in group if b != a]

    def costs(
        self, sources: Iterable[int], *, limit: int | None = None, within: int | None = None
    ) -> list[int]:
        """Least cost from the nearest source to every space, `UNREACHED` above `limit` or where no way leads.

        Only spaces of the bit set `within` are entered (all, when None).
        """
        size = len(self.arcs)
        found = [UNREACHED] * size
        closed = bytearray(size)
        if within is not None:
            for number in numbers_of(self.steps.lattice.everywhere & ~within):
                closed[number] = 1
        buckets: dict[int, list[int]] = {0: sorted(set(sources))}
        cost = 0
        while buckets:
            for a in buckets.pop(cost, ()):
                if found[a] >= 0:
                    continue
                found[a] = cost
                closed[a] = 1
                for b, more in self.arcs[a]:
                    if not closed[b]:
                        buckets.setdefault(cost + more, []).append(b)
            cost += 1
            if limit is not None and cost > limit:
                break
        return found

    def _near_gates(self) -> list[int]:
        """The spaces whose steps may pass a gate: those within one step of one of its edges."""
        number = self.steps.lattice.number
        near = set()
        for (x, y), side in self._gates:
            columns, rows = ((0, 1), (-1, 0, 1)) if side == "east" else ((-1, 0, 1), (0, 1))
            for dx in columns:
                for dy in rows:
                    if (x + dx, y + dy) in number:
                        near.add(number[x + dx, y + dy])
        return sorted(near)

    def _passed(self, a: int, direction: int) -> int | None:
        """How many gates a step passes on its cheapest free way; None when one of them can't be opened from a.

        Rule: board geometry, steps and adjacency (a figure on one of the spaces that a door touches may open it).
        """
        row = self.steps.to
        if direction % 2 == 0:
            return len(self._gates_on(a, (direction,)))
        before, after = direction - 1, (direction + 1) % 8
        ways = []
        for first, second in ((before, after), (after, before)):
            turn = row[a][first]
            if turn >= 0 and row[turn][second] >= 0:
                ways.append(self._gates_on(a, (first, second)))
        if self.steps.corner == "both-sides":
            ways = [set().union(*ways)]
        opened = (len(way) for way in ways if all(a in self._beside[gate] for gate in way))
        return min(opened, default=None)

    def _gates_on(self, a: int, directions: tuple[int, ...]) -> set[int]:
        """The gates on a way of orthogonal steps."""
        passed = set()
        for direction in directions:
            edge = canonical_edge(
                self.steps.lattice.spaces[a], ("north", "east", "south", "west")[direction // 2]
            )
            if edge in self._gates:
                passed.add(self._gates[edge])
            a = self.steps.to[a][direction]
        return passed
