"""Walking costs: 1 per step, tolls at gates, expensive spaces, links between distant spaces.

Rule: board geometry, distances, walk (2004 and 2016).
"""

from collections.abc import Iterable, Mapping, Sequence

from kneedeep.model.geometry import Space, canonical_edge, neighbour, numbers_of
from kneedeep.model.geometry.distance import UNREACHED
from kneedeep.model.geometry.steps import Steps
from kneedeep.support.work_budget import spend

Edge = tuple[Space, str]
_Opened = tuple[int, ...]
"""The gates opened on a way, in the order of opening."""
REMEMBERED = 4
"""The most gates remembered as open. A way that returns through a gate has passed few other gates since."""


class Walk:
    """The moves of a walker and their costs: `arcs[a]` lists `(b, cost)` for every space b one move away from a.

    `steps`: the steps with all gates open, so their edges are free in it. `gates`: canonical edge to the
    number of the gate (a shut door) it belongs to; each gate passed in a step costs `toll` more, must be opened from
    the space that the step begins on (one beside an edge of the gate, or one of its `openers`), and stays open. Steps
    that pass gates on each way are in `tolled[a]` instead, as `(b, cost of the step, gates of each way)`. `entry`: what
    entering a space costs more. `links`: groups of spaces (teleporters of a color) with moves of cost 1 between all
    members of a group.
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
        self._dearest = max(dearer.values(), default=0)
        self.arcs: list[list[tuple[int, int]]] = [[(b, 1) for b in row] for row in steps.neighbours]
        self.tolled: dict[int, list[tuple[int, int, list[frozenset[int]]]]] = {}
        self._toll = toll
        for a in self._near_gates():
            ways = [(b, self._ways(a, side)) for side, b in enumerate(steps.to[a]) if b >= 0]
            self.arcs[a] = [(b, 1) for b, passed in ways if not all(passed)]
            self.tolled[a] = [(b, 1 + dearer.get(b, 0), passed) for b, passed in ways if all(passed)]
        if dearer:
            self.arcs = [[(b, cost + dearer.get(b, 0)) for b, cost in row] for row in self.arcs]
        for group in links:
            for a in group:
                self.arcs[a] += [(b, 1 + dearer.get(b, 0)) for b in group if b != a]

    def costs(self, sources: Iterable[int], *, limit: int | None = None, within: int | None = None) -> list[int]:
        """The least cost from the nearest source to every space, `UNREACHED` above `limit` or without a way.

        Only spaces of the bit set `within` are entered (None: all).
        """
        if self.tolled:
            return self._costs_past_gates(sources, limit, within)
        found = [UNREACHED] * len(self.arcs)
        closed = self._closed(within)
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

    def _costs_past_gates(self, sources: Iterable[int], limit: int | None, within: int | None) -> list[int]:
        """The costs with gates. A dearer way to a space may be cheaper later, because it has opened other gates."""
        found = [UNREACHED] * len(self.arcs)
        closed = self._closed(within)
        worth = self._toll + 1 + self._dearest
        known: dict[int, list[tuple[int, _Opened]]] = {}
        # For the gates open on a way: the spaces that such ways have led to, and those that are closed.
        visited: dict[_Opened, bytearray] = {}
        buckets: dict[int, list[tuple[int, _Opened]]] = {0: [(a, ()) for a in sorted(set(sources))]}
        cost = 0
        while buckets:
            for a, opened in buckets.pop(cost, ()):
                spend()
                done = visited.get(opened) or visited.setdefault(opened, closed[:])
                if done[a] and cost:
                    continue
                done[a] = 1
                before = known.setdefault(a, [])
                if any(cost >= least + worth * len(set(opened).difference(at)) for least, at in before):
                    continue
                before.append((cost, opened))
                if found[a] == UNREACHED:
                    found[a] = cost
                for b, more in self.arcs[a]:
                    if not done[b]:
                        buckets.setdefault(cost + more, []).append((b, opened))
                for b, more, ways in self.tolled.get(a, ()):
                    for way in () if closed[b] else ways:
                        paid = way.difference(opened)
                        if all(a in self._beside[gate] for gate in paid):
                            stand = (*opened, *sorted(paid))[-REMEMBERED:]
                            buckets.setdefault(cost + more + self._toll * len(paid), []).append((b, stand))
            cost += 1
            if limit is not None and cost > limit:
                break
        return found

    def _closed(self, within: int | None) -> bytearray:
        """True for each space that is closed to figures."""
        closed = bytearray(len(self.arcs))
        if within is not None:
            for number in numbers_of(self.steps.lattice.everywhere & ~within):
                closed[number] = 1
        return closed

    def _near_gates(self) -> list[int]:
        """The spaces whose steps may pass a gate: all within one step of one of its edges."""
        number = self.steps.lattice.number
        near = set()
        for (x, y), side in self._gates:
            columns, rows = ((0, 1), (-1, 0, 1)) if side == "east" else ((-1, 0, 1), (0, 1))
            for dx in columns:
                for dy in rows:
                    if (x + dx, y + dy) in number:
                        near.add(number[x + dx, y + dy])
        return sorted(near)

    def _ways(self, a: int, direction: int) -> list[frozenset[int]]:
        """The gates passed by a step, for each of its free ways.

        Rule: board geometry, steps and adjacency (a figure on one of the spaces that a door touches may open it).
        """
        row = self.steps.to
        if direction % 2 == 0:
            return [self._gates_on(a, (direction,))]
        before, after = direction - 1, (direction + 1) % 8
        ways = []
        for first, second in ((before, after), (after, before)):
            turn = row[a][first]
            if turn >= 0 and row[turn][second] >= 0:
                ways.append(self._gates_on(a, (first, second)))
        return [frozenset().union(*ways)] if self.steps.corner == "both-sides" else ways

    def _gates_on(self, a: int, directions: tuple[int, ...]) -> frozenset[int]:
        """The gates on a way of orthogonal steps."""
        passed = set()
        for direction in directions:
            edge = canonical_edge(self.steps.lattice.spaces[a], ("north", "east", "south", "west")[direction // 2])
            if edge in self._gates:
                passed.add(self._gates[edge])
            a = self.steps.to[a][direction]
        return frozenset(passed)
