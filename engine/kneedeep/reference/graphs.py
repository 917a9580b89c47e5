"""The spaces of a board as networkx graphs: steps, and the moves of a marine with their cost.

Rule: board geometry, the corner rule, steps and adjacency, distances.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain
from math import inf
from typing import NamedTuple

import networkx as nx

from kneedeep.board.doors import LaidDoor
from kneedeep.board.laid_things import LaidToken
from kneedeep.model.catalog.action_points import turn_parameters
from kneedeep.reference.ground import Ground, Pair, Purpose, Space

Move = tuple[Space, Space, int]
"""A start, a target, and the cost in movement points."""
NO_MOVE = {"cost": inf}


def step_graph(ground: Ground, purpose: Purpose, opened: Collection[int] = ()) -> nx.Graph:
    """The steps between spaces. Obstacles, barrels and figures are ignored.

    Rule: board geometry, the corner rule: a diagonal step passes if one way round the corner is free. With
    the house rule `corner: both-sides` both must be free.
    """
    steps, stops = steps_of(ground, purpose), ground.stops(purpose, opened)
    graph = nx.Graph()
    graph.add_nodes_from((space, {"area": area}) for space, area in ground.area.items())
    graph.add_edges_from(steps.sure)
    graph.add_edges_from((a, b) for a, b, ways in steps.doubtful if any(map(stops.isdisjoint, ways)))
    return graph


class Ways:
    """The steps of `step_graph` in two parts: the graph with all doors shut, shared by all states, and open doors."""

    def __init__(self, ground: Ground, purpose: Purpose, opened: Collection[int]) -> None:
        """Take the steps for a purpose with some doors open."""
        self.shut: nx.Graph = ground.once(("shut", purpose), lambda: step_graph(ground, purpose))
        stops = ground.stops(purpose, opened)
        pairs = [one for one in steps_of(ground, purpose).doubtful if any(map(stops.isdisjoint, one.ways))]
        self.more = nx.Graph([(pair.a, pair.b) for pair in pairs])

    def __getitem__(self, space: Space) -> set[Space]:
        """The targets of steps from a space."""
        return {*self.shut.adj[space], *(self.more.adj[space] if space in self.more else ())}

    @property
    def edges(self) -> Iterator[tuple[Space, Space]]:
        """Each step once."""
        return chain(self.shut.edges, self.more.edges)


class Neighbours(NamedTuple):
    """Two spaces that share an edge or a corner, with the edges of each way between them."""

    a: Space
    b: Space
    ways: list[frozenset[Pair]]


class Steps(NamedTuple):
    """Neighbours with a step that no door can stop, and neighbours whose step depends on doors."""

    sure: list[tuple[Space, Space]]
    doubtful: list[Neighbours]

    def where(self, wanted: Callable[[Space, Space], bool]) -> "Steps":
        """The steps for which a test is true."""
        sure = [pair for pair in self.sure if wanted(*pair)]
        return Steps(sure, [pair for pair in self.doubtful if wanted(pair.a, pair.b)])


def steps_of(ground: Ground, purpose: Purpose) -> Steps:
    """All steps of a purpose, each pair of spaces once. An edge to the outside always stops."""
    return ground.once(("neighbours", purpose), lambda: _steps(ground, purpose))


def _steps(ground: Ground, purpose: Purpose) -> Steps:
    shut, opened = ground.stops(purpose), ground.stops(purpose, [door.number for door in ground.doors])
    found = Steps([], [])
    for pair in ground.once("neighbours", lambda: list(_neighbours(ground))):
        if any(map(shut.isdisjoint, pair.ways)):
            found.sure.append((pair.a, pair.b))
        elif any(map(opened.isdisjoint, pair.ways)):
            found.doubtful.append(pair)
    return found


def _neighbours(ground: Ground) -> Iterator[Neighbours]:
    """Yield all neighbours between which steps are possible.

    Rule: board geometry, the corner rule: there are two ways round a corner; with `corner: both-sides` a step crosses
    the edges of both.
    """
    for x, y in ground.area:
        for b in ((x + 1, y), (x, y + 1), (x + 1, y + 1), (x + 1, y - 1)):
            turns = {(x, b[1]), (b[0], y)} - {(x, y), b}
            ways = [frozenset((frozenset(((x, y), turn)), frozenset((turn, b)))) for turn in turns]
            ways = ways or [frozenset((frozenset(((x, y), b)),))]
            if ground.rules.get("corner") == "both-sides":
                ways = [frozenset().union(*ways)]
            if ways := [way for way in ways if way <= ground.edges.keys()]:
                yield Neighbours((x, y), b, ways)


def walk_graph(ground: Ground, opened: Collection[int] = ()) -> nx.DiGraph:
    """The moves of a marine without keys, with the `cost` of each in movement points.

    Its nodes are the spaces that can be entered. Rule: board geometry, distances, walk.
    """
    blocked = ground.blocked("steps")
    graph = nx.DiGraph()
    graph.add_nodes_from((one, {"area": area}) for one, area in ground.area.items() if one not in blocked)
    add_cheaper(graph, moves_over(ground, opened, steps_of(ground, "step")))
    return graph


def add_cheaper(graph: nx.DiGraph, moves: Iterable[Move]) -> None:
    """Add the moves between spaces of a graph that are cheaper than the present ones."""
    cheaper: dict[tuple[Space, Space], int] = {}
    for a, b, cost in moves:
        if a in graph and b in graph and cost < min(cost_of(graph, a, b), cheaper.get((a, b), inf)):
            cheaper[a, b] = cost
    graph.add_weighted_edges_from(((a, b, cost) for (a, b), cost in cheaper.items()), weight="cost")


def cost_of(graph: nx.DiGraph, a: Space, b: Space) -> float:
    """The cost of the move between two spaces of a graph, infinite without a move."""
    found: float = graph.get_edge_data(a, b, NO_MOVE)["cost"]
    return found


def moves_over(ground: Ground, opened: Collection[int], steps: Steps) -> Iterator[Move]:
    """Yield the moves of some steps and the ways of teleporters.

    Rule: board geometry, distances, walk (a teleport costs 1 in 2004); RUL16-60, RUL16-69, RUL16-157 (it is a step in
    2016).
    """
    entry = entry_costs(ground)
    yield from paced(ground, opened, entry, steps)
    as_step = "inactive teleporters" in ground.edition.features
    for a, b in teleports(ground):
        yield a, b, 1 + entry.get(b, 0) * as_step


def paced(ground: Ground, opened: Collection[int], entry: dict[Space, int], steps: Steps) -> Iterator[Move]:
    """Yield some steps in both directions, each with its cost."""
    for a, b in steps.sure:
        yield a, b, 1 + entry.get(b, 0)
        yield b, a, 1 + entry.get(a, 0)
    toll = turn_parameters(ground.board.scenario.ruleset)["door"].value
    gates = {door.number for door in ground.doors if is_gate(ground, door, opened)}
    stops = ground.stops("step", {*opened, *gates})
    openers = {number: ground.openers(number) for number in gates}
    for one, other, ways in steps.doubtful:
        free = [way for way in ways if stops.isdisjoint(way)]
        for a, b in ((one, other), (other, one)):
            if (opening := doors_opened(ground, a, free, openers)) is not None:
                yield a, b, 1 + toll * opening + entry.get(b, 0)


def is_gate(ground: Ground, door: LaidDoor, opened: Collection[int]) -> bool:
    """True if a door is shut and a marine without keys can open it before any action."""
    return door.number not in opened and not door.element.exit and not locked(ground, door.number)


def locked(ground: Ground, number: int) -> bool:
    """True if a marine without keys can't open a door before any action."""
    element = ground.board.doors[number].element
    kind = ground.board.doors[number].kind
    return kind in ("security", "passage") or element.key is not None or element.needs is not None


def doors_opened(
    ground: Ground, a: Space, ways: Iterable[frozenset[Pair]], openers: dict[int, set[Space]]
) -> int | None:
    """The number of shut doors that a step from a space opens on its cheapest way. None if it can't pass.

    Rule: board geometry, *Steps and adjacency*: a figure on one of the spaces beside a door may open it.
    """
    counts = []
    for way in ways:
        doors = {ground.door_at[edge] for edge in way if ground.door_at.get(edge) in openers}
        if all(a in openers[door] for door in doors):
            counts.append(len(doors))
    return min(counts, default=None)


def entry_costs(ground: Ground) -> dict[Space, int]:
    """The points beyond 1 for entering a space. Rule: scenario format, `enter` of own types; RUL16-60 (difficult)."""
    costs: dict[Space, int] = {}
    for token in ground.tokens:
        for space in token.spaces:
            if token.type is not None and token.type.enter - 1 > costs.get(space, 0):
                costs[space] = token.type.enter - 1
    if "difficult spaces" in ground.edition.features:
        more = turn_parameters(ground.board.scenario.ruleset)["difficult"].value
        for space in ground.difficult:
            costs[space] = costs.get(space, 0) + more
    return costs


def usable_pads(ground: Ground) -> list[LaidToken]:
    """The teleporters on the board without `needs`."""
    found = [token for token in ground.tokens if token.type is not None and token.type.teleports]
    return [pad for pad in found if pad.element.needs is None and pad.at in ground.area]


def teleports(ground: Ground) -> Iterator[tuple[Space, Space]]:
    """Yield the ways of teleporters for a marine, from space to space.

    Rule: 2004 rulebook p. 10 (teleporters): to another of its color, or as `to` says; RUL16-156, RUL16-157:
    in 2016 to every active one, also from one that the marine activates by entering it.
    """
    pads = usable_pads(ground)
    for pad in pads:
        named = [entry["pad"] for entry in pad.element.to if entry.get("needs") is None]
        for other in pads:
            if "inactive teleporters" in ground.edition.features:
                leads = other.element.active
            elif pad.element.to:
                leads = other.element.id in named
            else:
                leads = other.element.color == pad.element.color
            if leads and other.at != pad.at:
                yield pad.at, other.at
