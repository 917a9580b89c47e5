"""Cuts: the fewest things that separate unreachable spaces from reachable ones."""

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.board.board import STEP
from kneedeep.board.doors import LaidDoor
from kneedeep.board.laid_pieces import Edge
from kneedeep.board.script.branch_setup import TokenThing
from kneedeep.model.geometry import SIDES, canonical_edge, each_number, neighbour
from kneedeep.model.scenario.model import Token
from kneedeep.solver.problem.problem_parts import Pad
from kneedeep.solver.search.fixpoint import Achieved

_SOURCE, _TARGET = "source", "target"
Node = tuple[str, int]


class MinimumCut(NamedTuple):
    """The barrier to `spaces` (a bit set): obstacles and shut doors, or nothing but walls (`edges`)."""

    spaces: int
    obstacles: tuple[TokenThing, ...]
    doors: tuple[LaidDoor, ...]
    edges: tuple[Edge, ...]

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The elements of the obstacles."""
        return tuple(thing.element for thing in self.obstacles)

    @property
    def walled(self) -> bool:
        """True if only walls separate the spaces."""
        return not self.obstacles and not self.doors


def minimum_cuts(achieved: Achieved, within: int, missing: int, shut: int) -> Iterator[MinimumCut]:
    """Yield the cut of each part of the spaces `missing`, nearest first. Parts behind the same cut are joined.

    `achieved`: what marines can do as it is; `within`: the spaces that are reached; `shut`: doors (bits of numbers) that never open. Spaces are bit sets.
    """
    field = _Field(achieved, shut)
    reached = within
    waiting = field.parts(missing)
    while waiting:
        part = field.nearest(reached, waiting)
        waiting.remove(part)
        cut = field.cut(reached, part)
        behind = [other for other in waiting if not cut.walled and field.cut(reached, other)[1:] == cut[1:]]
        for other in behind:
            waiting.remove(other)
            part |= other
        yield cut._replace(spaces=part)
        reached |= part


def blocks(thing: TokenThing) -> bool:
    """True if a token is on the map from the start and no figure can be on its spaces, as for an obstacle."""
    kind = thing.type
    return kind is not None and kind.blocks_steps and not kind.standable and thing.step is None and not thing.any_space


def _leaps(achieved: Achieved) -> Iterator[tuple[int, int]]:
    """Yield the ways (from, to) of teleporters, by spaces, for marines who reach them."""
    pads = [(number, pad) for number, pad in enumerate(achieved.problem.pads) if _works(achieved, pad)]
    for a, pad in pads:
        for b, other in pads:
            if pad.to is None:
                leads = other.element.color == pad.element.color
            else:
                leads = any(target == b and achieved.meets(needs) for target, needs in pad.to)
            if leads and a != b:
                yield pad.space, other.space


def _works(achieved: Achieved, pad: Pad) -> bool:
    there = achieved.facts & pad.present == pad.present
    return there and (achieved.has(pad.switched_on) or achieved.meets(pad.needs))


class _Field:
    """The board with obstacles as removable things."""

    def __init__(self, achieved: Achieved, shut: int) -> None:
        self.problem = problem = achieved.problem
        self.board = problem.board
        self.shut = tuple(door for door in problem.terrain.doors if shut >> door.number & 1)
        every = {door.number for door in problem.terrain.doors}
        self.open = self.board.steps(every, STEP).neighbours
        self.free = self.board.steps(every - {door.number for door in self.shut}, STEP).neighbours
        self.on: dict[int, list[int]] = {}
        self.things = [thing for thing in problem.tokens if blocks(thing)]
        for index, thing in enumerate(self.things):
            for space in each_number(thing.spaces):
                self.on.setdefault(space, []).append(index)
        every_space = self.board.lattice.everywhere
        for space in self.on:
            every_space &= ~(1 << space)
        self.part_at: dict[int, int] = {}
        for number, part in enumerate(self.parts(every_space)):
            for space in each_number(part):
                self.part_at[space] = number
        self.links: dict[tuple[Node, Node], None] = {}
        for space, others in enumerate(self.open):
            for other in others:
                self._join(space, other)
        self.leaps: dict[int, list[int]] = {}
        for space, other in _leaps(achieved):
            self.leaps.setdefault(space, []).append(other)
            for start in self._nodes(space, "beyond"):
                for end in self._nodes(other, "thing"):
                    self.links[start, end] = None

    def parts(self, missing: int) -> list[int]:
        """The connected parts of some spaces, without passing shut doors or obstacles."""
        found = []
        rest = missing
        while rest:
            part = 0
            waiting = [(rest & -rest).bit_length() - 1]
            while waiting:
                space = waiting.pop()
                if not part >> space & 1:
                    part |= 1 << space
                    waiting += [other for other in self.free[space] if rest >> other & 1 and not part >> other & 1]
            found.append(part)
            rest &= ~part
        return found

    def nearest(self, reached: int, parts: list[int]) -> int:
        """The part with the fewest spaces of obstacles before it, the first of several. Walled off parts come last."""
        depth = dict.fromkeys(each_number(reached), 0)
        waiting = deque(depth)
        while waiting:
            space = waiting.popleft()
            leaps = self.leaps.get(space, ())
            for other in (*self.open[space], *leaps):
                free = other not in self.on and (other in self.free[space] or other in leaps)
                cost = depth[space] + (0 if free else 1)
                if cost < depth.get(other, len(self.open) + 1):
                    depth[other] = cost
                    waiting.append(other)
        far = len(self.open) + 1
        return min(parts, key=lambda part: (min(depth.get(n, far) for n in each_number(part)), part & -part))

    def cut(self, reached: int, part: int) -> MinimumCut:
        """The fewest obstacles and shut doors that separate a part, or its walls if there are none."""
        import networkx

        graph = networkx.DiGraph()
        graph.add_nodes_from((_SOURCE, _TARGET))
        graph.add_edges_from(self.links)
        graph.add_edges_from((_SOURCE, ("part", number)) for number in self._parts_of(reached))
        graph.add_edges_from((("part", number), _TARGET) for number in self._parts_of(part))
        for index in range(len(self.things)):
            graph.add_edge(("thing", index), ("beyond", index), capacity=1)
        for door in self.shut:
            graph.add_edge(("door", door.number), ("behind", door.number), capacity=1)
        if not networkx.has_path(graph, _SOURCE, _TARGET):
            return MinimumCut(part, (), (), tuple(self._walls(part)))
        try:
            _value, (near, _far) = networkx.minimum_cut(graph, _SOURCE, _TARGET)
        except networkx.NetworkXUnbounded:
            return MinimumCut(part, (), (), ())
        things = tuple(
            thing
            for index, thing in enumerate(self.things)
            if ("thing", index) in near and ("beyond", index) not in near
        )
        doors = tuple(
            door for door in self.shut if ("door", door.number) in near and ("behind", door.number) not in near
        )
        return MinimumCut(part, things, doors, tuple(edge for door in doors for edge in door.edges))

    def _parts_of(self, spaces: int) -> set[int]:
        return {self.part_at[space] for space in each_number(spaces) if space in self.part_at}

    def _nodes(self, space: int, word: str) -> list[Node]:
        """The nodes of a space: its obstacles, else its part of the floor. `word`: before or behind the obstacles."""
        if space in self.on:
            return [(word, index) for index in self.on[space]]
        return [("part", self.part_at[space])]

    def _join(self, space: int, other: int) -> None:
        """Link the ends of a step over the shut door between them."""
        crossed = None if other in self.free[space] else self._crossed(space, other)
        for start in self._nodes(space, "beyond"):
            for end in self._nodes(other, "thing"):
                if crossed is not None:
                    self.links[start, ("door", crossed)] = None
                    self.links[("behind", crossed), end] = None
                elif start != end:
                    self.links[start, end] = None

    def _crossed(self, space: int, other: int) -> int:
        """The shut door that a step passes."""
        both = 1 << space | 1 << other
        sides = self.problem.terrain.sides
        for door in self.shut:
            near, far = sides[door.number]
            if both & near and both & far:
                return door.number
        return next(door.number for door in self.shut if both & (sides[door.number][0] | sides[door.number][1]))

    def _walls(self, part: int) -> Iterable[Edge]:
        board = self.board
        for space in board.lattice.listed(part):
            for side in SIDES:
                other = board.number.get(neighbour(space, side))
                if other is not None and not part >> other & 1:
                    yield canonical_edge(space, side)
