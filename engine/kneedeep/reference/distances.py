"""Distances between spaces: range, walk and respawn, by the network of their moves.

Rule: board geometry, distances.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

import numpy as np

from kneedeep.model.catalog.turn_parameters import turn_parameters
from kneedeep.reference.ground import Ground, Purpose, Space
from kneedeep.reference.lattice_points import as_points
from kneedeep.reference.moves import Move, entry_costs, is_gate, moves_of, paced
from kneedeep.reference.network import Costs, Network
from kneedeep.reference.steps import passing, steps_of


def ranges(ground: Ground, opened: Collection[int], sources: Sequence[Space]) -> Costs:
    """Return the range from each source to each space, with some doors open.

    Rule: board geometry, range; RUL-38; RUL16-91, RUL16-92 and `range_count`.
    """
    if ground.rules.get("range_count") == "straight":
        return straight(ground, sources)
    # Obstacles to a way can be reached but not left, unless it begins there.
    last = ground.blocked("steps") if ground.edition.adjacency == "steps" else set()
    return Network(ground.area, both_ways(passing(ground, "adjacency", opened)), last).costs(sources)


def walks(ground: Ground, opened: Collection[int], sources: Sequence[Space]) -> Costs:
    """Return the walking cost of a marine without keys from each source to each space, with some doors open.

    An obstacle may be left but not entered. Rule: board geometry, walk.
    """
    blocked = ground.blocked("steps")
    moves = [move for move in moves_of(ground, opened) if move[1] not in blocked]
    network = Network(ground.area, moves, blocked)
    gates = [Gate(ground, opened, door.number) for door in ground.doors if is_gate(ground, door, opened)]
    for on_obstacles in (False, True):
        # Each door twice, for a way through it inside a way through another.
        for gate in gates * 2:
            network = network.with_moves(gate.returns(network, on_obstacles=on_obstacles))
    return network.costs(sources)


class Gate:
    """A shut door that a marine opens, to come back through it. Rule: board geometry, distances, walk: it stays open."""

    def __init__(self, ground: Ground, opened: Collection[int], number: int) -> None:
        """Find the spaces beside the door, and the steps between them while it stands open."""
        self.toll = turn_parameters(ground.board.scenario.ruleset)["door"].value
        self.openers = ground.openers(number)
        self.blocked = ground.blocked("steps")
        around = {other for space in self.openers for other in surrounding(space)} & ground.area.keys()
        self.near = sorted(around - self.blocked)
        beside = steps_of(ground, "step").where(lambda a, b: a in around and b in around)
        steps = paced(ground, {*opened, number}, entry_costs(ground), beside)
        self.steps = [step for step in steps if step[1] not in self.blocked]

    def returns(self, network: Network, *, on_obstacles: bool) -> list[Move]:
        """The ways from its openers, those on obstacles or the others, to spaces near it that cost less through it."""
        openers = sorted(one for one in self.openers if (one in self.blocked) == on_obstacles)
        if not openers:
            return []
        ends = [network.number[space] for space in self.near]
        direct = network.costs(openers, self.near)[:, ends].tolist()
        through = network.with_moves(self.steps).costs(openers, self.near)[:, ends].tolist()
        return [
            (a, b, way + self.toll)
            for a, before, after in zip(openers, direct, through, strict=True)
            for b, shut, way in zip(self.near, before, after, strict=True)
            if way + self.toll < shut
        ]


def surrounding(space: Space) -> Iterator[Space]:
    """Yield a space and its eight neighbours, on the board or not."""
    x, y = space
    yield from ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


def respawn_distances(
    ground: Ground,
    opened: Collection[int],
    sources: Sequence[Space],
    revealed: Collection[Space] | None = None,
) -> Costs:
    """Return the respawn distance from each source to each space, over revealed spaces alone (default: all are).

    Doors stop no step, or with `open-doors` shut ones do. Rule: RUL-95 and the house rule `respawn_distance`.
    """
    way = ground.rules.get("respawn_distance")
    if way == "straight":
        return straight(ground, sources)
    purpose: Purpose = "step" if way == "open-doors" else "respawn"
    steps = passing(ground, purpose, opened)
    if revealed is not None:
        steps = [(a, b) for a, b in steps if a in revealed and b in revealed]
    return Network(ground.area, both_ways(steps)).costs(sources)


def both_ways(steps: Iterable[tuple[Space, Space]]) -> Iterator[Move]:
    """Yield moves of cost 1 for steps, in both directions."""
    for a, b in steps:
        yield a, b, 1
        yield b, a, 1


def straight(ground: Ground, sources: Sequence[Space]) -> Costs:
    """Return the larger of the two differences from each source to each space."""
    ways = abs(as_points(sources)[:, None] - as_points(ground.area))
    found: Costs = ways.max(axis=2).astype(np.int32)
    return found
