"""The spaces of a board as networkx graphs: steps, and the moves of a marine with their cost.

Rule: board geometry, the corner rule, steps and adjacency, distances.
"""

from collections.abc import Collection, Iterable, Iterator
from itertools import chain

import networkx as nx

from kneedeep.board.doors import LaidDoor
from kneedeep.board.laid_things import LaidToken
from kneedeep.catalog.turn_parameters import turn_parameters
from kneedeep.reference.ground import Ground, Pair, Purpose, Space


def step_graph(ground: Ground, purpose: Purpose, opened: Collection[int] = ()) -> nx.Graph:
    """The steps between spaces. Obstacles, barrels and figures are ignored.

    Rule: board geometry, the corner rule: a diagonal step passes if one way round the corner is free, or with
    the house rule `corner: both-sides` if both are.
    """
    stops = ground.stops(purpose, opened)
    graph = nx.Graph()
    graph.add_nodes_from((space, {"area": area}) for space, area in ground.area.items())
    graph.add_edges_from((a, b) for a, b in neighbours(ground) if passes(ground, a, b, stops))
    return graph


def neighbours(ground: Ground) -> Iterator[tuple[Space, Space]]:
    """Yield each pair of spaces that share an edge or a corner, once."""
    for x, y in ground.area:
        for other in ((x + 1, y), (x, y + 1), (x + 1, y + 1), (x + 1, y - 1)):
            if other in ground.area:
                yield (x, y), other


def ways(a: Space, b: Space) -> list[tuple[Pair, ...]]:
    """Return the ways from a space to a neighbour: one edge, or the two edges of each way round the corner."""
    if a[0] == b[0] or a[1] == b[1]:
        return [(frozenset((a, b)),)]
    return [(frozenset((a, turn)), frozenset((turn, b))) for turn in ((a[0], b[1]), (b[0], a[1]))]


def passes(ground: Ground, a: Space, b: Space, stops: Collection[Pair]) -> bool:
    """Return whether a step leads from a space to a neighbour. An edge to the outside always stops."""
    free = [all(edge in ground.edges and edge not in stops for edge in way) for way in ways(a, b)]
    return all(free) if ground.rules.get("corner") == "both-sides" else any(free)


def walk_graph(ground: Ground, opened: Collection[int] = (), start: Space | None = None) -> nx.DiGraph:
    """The moves of a marine without keys, with the `cost` of each in movement points.

    Its nodes are the spaces that can be entered, and `start`, the marine's space. Rule: board geometry,
    distances, walk (a teleport costs 1 in 2004); RUL16-60, RUL16-69, RUL16-157 (it is a step in 2016).
    """
    entry = entry_costs(ground)
    blocked = ground.blocked("steps") - {start}
    graph = nx.DiGraph()
    graph.add_nodes_from((one, {"area": area}) for one, area in ground.area.items() if one not in blocked)

    def move(a: Space, b: Space, cost: int) -> None:
        if {a, b} <= graph.nodes and cost < graph.get_edge_data(a, b, {"cost": cost + 1})["cost"]:
            graph.add_edge(a, b, cost=cost)

    for a, b, cost in paced(ground, opened, entry, neighbours(ground)):
        move(a, b, cost)
    as_step = "inactive teleporters" in ground.edition.features
    for a, b in teleports(ground):
        move(a, b, 1 + entry.get(b, 0) * as_step)
    return graph


def paced(
    ground: Ground, opened: Collection[int], entry: dict[Space, int], pairs: Iterable[tuple[Space, Space]]
) -> Iterator[tuple[Space, Space, int]]:
    """Yield the steps between some neighbours, in both directions, each with its cost."""
    toll = turn_parameters(ground.board.scenario.ruleset)["door"].value
    gates = {door.number for door in ground.doors if is_gate(ground, door, opened)}
    stops = ground.stops("step", {*opened, *gates})
    openers = {number: ground.openers(number) for number in gates}
    for one, other in pairs:
        if passes(ground, one, other, stops):
            for a, b in ((one, other), (other, one)):
                opening = doors_opened(ground, a, b, stops, openers)
                if opening is not None:
                    yield a, b, 1 + toll * opening + entry.get(b, 0)


def is_gate(ground: Ground, door: LaidDoor, opened: Collection[int]) -> bool:
    """Return whether a door is shut and can be opened by a marine who has no key and has done nothing."""
    return door.number not in opened and not door.element.exit and not locked(ground, door.number)


def locked(ground: Ground, number: int) -> bool:
    """Return whether a marine who has no key and has done nothing can't open a door."""
    element = ground.board.doors[number].element
    kind = ground.board.doors[number].kind
    return kind in ("security", "passage") or element.key is not None or element.needs is not None


def doors_opened(
    ground: Ground, a: Space, b: Space, stops: Collection[Pair], openers: dict[int, set[Space]]
) -> int | None:
    """Return how many shut doors a step opens on its cheapest way, None when one can't be opened from its start.

    Rule: board geometry, *Steps and adjacency*: a figure on one of the spaces beside a door may open it. With `corner: both-sides` both ways are crossed.
    """
    free = [way for way in ways(a, b) if all(edge in ground.edges and edge not in stops for edge in way)]
    if ground.rules.get("corner") == "both-sides":
        free = [tuple(chain.from_iterable(free))]
    counts = []
    for way in free:
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
    """Return the teleporters on the board that wait for nothing."""
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
