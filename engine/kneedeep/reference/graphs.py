"""The spaces of a board as networkx graphs: steps, and the moves of a marine with their cost."""

from collections.abc import Collection

import networkx as nx

from kneedeep.reference.ground import Ground, Purpose, Space
from kneedeep.reference.moves import moves_of
from kneedeep.reference.steps import passing


def step_graph(ground: Ground, purpose: Purpose, opened: Collection[int] = ()) -> nx.Graph:
    """The steps between spaces. Obstacles, barrels and figures are ignored."""
    graph = nx.Graph()
    graph.add_nodes_from((space, {"area": area}) for space, area in ground.area.items())
    graph.add_edges_from(passing(ground, purpose, opened))
    return graph


def walk_graph(ground: Ground, opened: Collection[int] = ()) -> nx.DiGraph:
    """The moves of a marine without keys, with the `cost` of each in movement points.

    Its nodes are the spaces that can be entered. Rule: board geometry, distances, walk.
    """
    blocked = ground.blocked("steps")
    cheapest: dict[tuple[Space, Space], int] = {}
    for a, b, cost in moves_of(ground, opened):
        if blocked.isdisjoint((a, b)):
            cheapest[a, b] = min(cost, cheapest.get((a, b), cost))
    graph = nx.DiGraph()
    graph.add_nodes_from((one, {"area": area}) for one, area in ground.area.items() if one not in blocked)
    graph.add_weighted_edges_from(((a, b, cost) for (a, b), cost in cheapest.items()), weight="cost")
    return graph
