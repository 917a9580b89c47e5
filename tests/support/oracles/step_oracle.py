"""Steps and distances straight from their definition: sets of spaces, a heap, no numbers, no bits."""

import heapq
from collections.abc import Collection, Iterable, Mapping

from kneedeep.model.geometry.space import Space
from tests.support.oracles.oracle_edges import Edge, OracleBoard


def step_ways(board: OracleBoard, a: Space, b: Space) -> list[list[tuple[Space, Space]]]:
    """The ways from a space to one of its eight neighbours, each as the pairs of spaces it crosses an edge between."""
    if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
        return [[(a, b)]]
    return [[(a, way), (way, b)] for way in ((b[0], a[1]), (a[0], b[1]))]


def can_step(board: OracleBoard, a: Space, b: Space, corner: str) -> bool:
    """Whether one step leads from a to b."""
    if a not in board.spaces or b not in board.spaces or max(abs(a[0] - b[0]), abs(a[1] - b[1])) != 1:
        return False
    free = [not any(board.stops(*pair) for pair in way) for way in step_ways(board, a, b)]
    return all(free) if corner == "both-sides" else any(free)


def least_costs(
    board: OracleBoard,
    sources: Iterable[Space],
    corner: str = "one-side",
    *,
    gates: Mapping[Edge, int] | None = None,
    toll: int = 2,
    entry: Mapping[Space, int] | None = None,
    links: Iterable[Collection[Space]] = (),
    within: Collection[Space] | None = None,
    never_left: Collection[Space] = (),
) -> dict[Space, int]:
    """Least costs from the nearest source by Dijkstra's method, over spaces and sets of gates opened on the way."""
    doors = gates or {}
    first = set(sources)
    best: dict[Space, int] = {}
    seen: set[tuple[Space, frozenset[int]]] = set()
    heap = [(0, space, tuple[int, ...]()) for space in first]
    while heap:
        cost, a, stand = heapq.heappop(heap)
        open_now = frozenset(stand)
        if (a, open_now) in seen:
            continue
        seen.add((a, open_now))
        best.setdefault(a, cost)
        if a in never_left and a not in first:
            continue
        moves = [(b, 1, open_now) for group in links if a in group for b in group if b != a]
        x, y = a
        for b in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy):
            if can_step(board, a, b, corner):
                passed = [
                    {doors[edge] for pair in way if (edge := _edge(*pair)) in doors}
                    for way in step_ways(board, a, b)
                    if not any(board.stops(*pair) for pair in way)
                ]
                ways = [set().union(*passed)] if corner == "both-sides" else passed
                for way in ways:
                    opened = way - open_now
                    if all(_touches(doors, gate, a) for gate in opened):
                        moves.append((b, 1 + toll * len(opened), open_now | opened))
        for b, more, after in moves:
            if within is None or b in within:
                heapq.heappush(heap, (cost + more + (entry or {}).get(b, 0), b, tuple(sorted(after))))
    return best


def _touches(doors: Mapping[Edge, int], gate: int, space: Space) -> bool:
    """Whether a space has an edge of a gate as one of its sides, so that the gate can be opened from there."""
    x, y = space
    sides = ((space, "east"), (space, "south"), ((x - 1, y), "east"), ((x, y - 1), "south"))
    return any(doors.get(side) == gate for side in sides)


def _edge(one: Space, other: Space) -> Edge:
    first, second = sorted((one, other))
    return first, "east" if second[0] > first[0] else "south"
