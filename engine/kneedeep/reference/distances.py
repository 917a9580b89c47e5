"""Distances between spaces: range, walk and respawn, by searches on the graphs of `graphs`.

Rule: board geometry, distances.
"""

from collections.abc import Callable, Collection, Iterator
from functools import cache, partial
from math import inf

import networkx as nx

from kneedeep.model.catalog.action_points import turn_parameters
from kneedeep.reference import graphs
from kneedeep.reference.ground import Ground, Purpose, Space

Distances = dict[Space, int]
NEARBY = 8
"""The first limit of cost for a search. Most ways go past one door."""


class Ranges:
    """Ranges with some doors open. Rule: board geometry, range; RUL-38; RUL16-91, RUL16-92 and `range_count`."""

    def __init__(self, ground: Ground, opened: Collection[int]) -> None:
        self.ground = ground
        self.straight = ground.rules.get("range_count") == "straight"
        self.graph = nx.DiGraph(graphs.step_graph(ground, "adjacency", opened))
        blocked = ground.blocked("steps") if ground.edition.adjacency == "steps" else set()
        self.onward = {space: list(self.graph[space]) for space in blocked}
        """Obstacles to a way can be reached but not left, unless it begins there."""
        self.graph.remove_edges_from([(a, b) for a, onward in self.onward.items() for b in onward])

    def of(self, a: Space) -> Distances:
        """The range from a space to each space in range."""
        if self.straight:
            return straight(self.ground.area, a)
        begun = [(a, b) for b in self.onward.get(a, ())]
        self.graph.add_edges_from(begun)
        found = levels(self.graph, a)
        self.graph.remove_edges_from(begun)
        return found


class Walks:
    """Walking costs of a marine without keys, with some doors open. Rule: board geometry, walk."""

    def __init__(self, ground: Ground, opened: Collection[int]) -> None:
        """Make the graph of moves. A move of cost n consists of n steps, so that steps can be counted."""
        self.ground, self.opened = ground, opened
        self.moves = graphs.walk_graph(ground, opened)
        self.gates = [
            Gate(ground, opened, door.number) for door in ground.doors if graphs.is_gate(ground, door, opened)
        ]
        # Each door twice, for a way through it inside a way through another.
        for gate in self.gates * 2:
            self.moves.add_weighted_edges_from(gate.returns(self.moves, gate.openers), weight="cost")
        self.graph = in_steps(self.moves)

    def of(self, a: Space) -> Distances:
        """The cost from a space to each space that can be walked to. An obstacle may be left, too."""
        if a in self.moves:
            far = levels(self.graph, a)
            return {space: far[space] for space in self.ground.area if space in far}
        moves = self.moves.copy()
        moves.add_node(a)
        steps = graphs.steps_of(self.ground, "step").where(lambda one, other: a in (one, other))
        graphs.add_cheaper(moves, (move for move in graphs.moves_over(self.ground, self.opened, steps) if move[0] == a))
        for gate in self.gates * 2:
            if a in gate.openers:
                moves.add_weighted_edges_from(gate.returns(moves, {a}), weight="cost")
        return dict(nx.single_source_dijkstra_path_length(moves, a, weight="cost"))


class Gate:
    """A shut door that a marine opens and returns through. Rule: board geometry, distances, walk: it stays open."""

    def __init__(self, ground: Ground, opened: Collection[int], number: int) -> None:
        """Find the spaces beside the door, and the steps between them if it is open."""
        self.toll = turn_parameters(ground.board.scenario.ruleset)["door"].value
        self.openers = ground.openers(number)
        self.near = {other for space in self.openers for other in surrounding(space)} & ground.area.keys()
        beside = graphs.steps_of(ground, "step").where(lambda a, b: a in self.near and b in self.near)
        self.steps = list(graphs.paced(ground, {*opened, number}, graphs.entry_costs(ground), beside))

    def returns(self, moves: nx.DiGraph, sources: Collection[Space]) -> list[graphs.Move]:
        """The ways from some of its openers to nearby spaces that cost less through the open door."""
        openers = sources & moves.nodes
        direct = {a: costs_to(moves, a, self.near) for a in openers}
        before = {(a, b): graphs.cost_of(moves, a, b) for a, b, _cost in self.steps if {a, b} <= moves.nodes}
        graphs.add_cheaper(moves, self.steps)
        through = {a: costs_to(moves, a, self.near) for a in openers}
        moves.remove_edges_from([pair for pair, cost in before.items() if cost == inf])
        moves.add_weighted_edges_from([(*p, cost) for p, cost in before.items() if cost < inf], weight="cost")
        return [
            (a, b, through[a][b] + self.toll)
            for a in openers
            for b in self.near - {a}
            if through[a].get(b, inf) + self.toll < direct[a].get(b, inf)
        ]


def costs_to(moves: nx.DiGraph, a: Space, targets: Collection[Space]) -> dict[Space, int]:
    """The cost of the cheapest way from a space to each of some reachable spaces. The search ends at the last one."""
    wanted = targets & moves.nodes
    for cutoff in (NEARBY, None):
        found: dict[Space, int] = nx.single_source_dijkstra_path_length(moves, a, cutoff=cutoff, weight="cost")
        if wanted <= found.keys():
            break
    return found


def surrounding(space: Space) -> Iterator[Space]:
    """Yield a space and its eight neighbours, including those off the board."""
    x, y = space
    yield from ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def in_steps(moves: nx.DiGraph) -> nx.DiGraph:
    """Moves with costs as a graph of single steps: `(x, y, n)` is a place n steps before space `(x, y)`."""
    graph = nx.DiGraph()
    graph.add_nodes_from(moves)
    graph.add_edges_from((a, b) for a, b, cost in moves.edges(data="cost") if cost == 1)
    for a, b, cost in moves.edges(data="cost"):
        if cost > 1:
            nx.add_path(graph, [a, *((*b, left) for left in range(cost - 1, 0, -1)), b])
    return graph


class RespawnDistances:
    """Respawn distances with some doors open. Rule: RUL-95 and the house rule `respawn_distance`."""

    def __init__(self, ground: Ground, opened: Collection[int]) -> None:
        """Make the graph of steps. Doors don't stop them, but with `open-doors` only open ones are passed."""
        self.ground = ground
        way = ground.rules.get("respawn_distance")
        self.straight = way == "straight"
        purpose: Purpose = "step" if way == "open-doors" else "respawn"
        # Doors mostly stop nothing here: then the distances are those with other doors open, and are kept.
        self.graph, self._levels = ground.once(
            ("respawn", ground.stops(purpose, opened)), lambda: searched(graphs.step_graph(ground, purpose, opened))
        )

    def of(self, a: Space, revealed: Collection[Space] | None = None) -> Distances:
        """The distance from a space to each space, over revealed spaces only (default: all)."""
        if self.straight:
            return straight(self.ground.area if revealed is None else revealed, a)
        return self._levels(a) if revealed is None else levels(self.graph.subgraph({*revealed, a}), a)


def searched(graph: nx.Graph) -> tuple[nx.Graph, Callable[[Space], Distances]]:
    """A graph with a cache of the distances from a space on it."""
    return graph, cache(partial(levels, graph))


def straight(spaces: Collection[Space], a: Space) -> Distances:
    """The larger of the two differences from a space to each of some spaces."""
    return {b: max(abs(a[0] - b[0]), abs(a[1] - b[1])) for b in spaces}


def levels(graph: nx.Graph, a: Space) -> Distances:
    """The number of steps from a node to each reachable node."""
    return dict(nx.single_source_shortest_path_length(graph, a))
