"""Paths of figures: the places within reach, their costs and the legal steps to them.

Rule: RUL16-53 to RUL16-66, RUL16-73 to RUL16-79, RUL16-134, RUL16-157, RUL16-158.
"""

import heapq
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.rules.answers import Path
from kneedeep.rules.doom2016.board.figures import is_staggered
from kneedeep.rules.doom2016.parts import OFF, Action, CompiledScenario, FigureNumber, SpaceNumber, State, each_number
from kneedeep.rules.doom2016.passage.large_passage import cost_of, may_end, moves_from
from kneedeep.rules.doom2016.passage.small_passage import joined_pads, others_of

Place = tuple[int, int]
"""Anchor space and shape of a figure."""
SIDEWAYS, SLANTING, LEAP = 2, 3, 9
"""The visual length of a step. Of paths with the same cost the visually shortest is used."""


class Move(NamedTuple):
    """A step, turn or teleport. `ends`: the figure may stop at the target. `last`: paths don't continue from there."""

    action: Action
    place: Place
    body: int
    cost: int
    look: int
    ends: bool
    last: bool


class PathFinder:
    """The moves of one figure in one state, from any place on its path. Other figures don't move."""

    def __init__(self, tables: CompiledScenario, state: State, figure: FigureNumber) -> None:
        self.t, self.s, self.figure = tables, state, figure
        self.others = others_of(tables, state, figure)
        self.pads = joined_pads(tables, state, figure)
        self.staggered = 0
        if figure < state.players:
            for demon in state.crowd:
                if is_staggered(tables, state, demon):
                    self.staggered |= state.body[demon]

    def moves(self, place: Place, body: int) -> Iterator[Move]:
        """Yield the figure's moves from a place, whatever they cost."""
        if place[1]:
            for large in moves_from(self.t, self.s.ground, *place):
                cost = cost_of(self.t, large, body, self.others)
                ends = may_end(self.t, self.s, large.body, self.others)
                yield Move(large.action, (large.anchor, large.shape), large.body, cost, SIDEWAYS, ends, False)
            return
        p, extra = self.t.parameters, self.t.extra
        space, occupied = place[0], self.others.occupied
        x, y = self.t.board.spaces[space]
        for other in self.s.ground.neighbours[space]:
            bit = 1 << other
            killed = bool(self.staggered & bit)
            cost = p.step + extra[other]
            if self.others.enemies & bit and not (killed and p.glory_free):
                cost += p.enemy
            ox, oy = self.t.board.spaces[other]
            look = SLANTING if ox != x and oy != y else SIDEWAYS
            ends = killed or not occupied & bit
            yield Move(self.t.stock.step[other], (other, 0), bit, cost, look, ends, killed)
        if self.pads >> space & 1:
            for other in each_number(self.pads & ~(1 << space)):
                bit = 1 << other
                killed = bool(self.others.enemies & bit)
                ends = killed or not occupied & bit
                yield Move(
                    ("teleport", SpaceNumber(other)), (other, 0), bit, p.teleport + extra[other], LEAP, ends, killed
                )


def find_paths(
    tables: CompiledScenario, state: State, figure: FigureNumber, points: int, *, passing: bool = False
) -> dict[Place, Path]:
    """The cheapest path within `points` to every place where the figure may end its movement.

    `passing`: also the paths to other places, with `ends` False.
    """
    if state.at[figure] == OFF:
        return {}
    finder = PathFinder(tables, state, figure)
    start = state.at[figure], state.shape[figure]
    best: dict[Place, tuple[int, int]] = {start: (0, 0)}
    found: dict[Place, Path] = {}
    heap: list[tuple[int, int, Place, int, tuple[Action, ...], tuple[int, ...]]] = [
        (0, 0, start, state.body[figure], (), ())
    ]
    done: set[Place] = set()
    while heap:
        cost, look, place, body, actions, spaces = heapq.heappop(heap)
        if place in done:
            continue
        done.add(place)
        for move in finder.moves(place, body):
            after = cost + move.cost, look + move.look
            if after[0] > points or move.place in done or after >= best.get(move.place, (points + 1, 0)):
                continue
            best[move.place] = after
            way, passed = (*actions, move.action), (*spaces, move.place[0])
            if move.ends or passing:
                found[move.place] = Path(*move.place, after[0], 0, move.ends, way, passed)
            if not move.last:
                heapq.heappush(heap, (*after, move.place, move.body, way, passed))
    return found


def covered(tables: CompiledScenario, found: dict[Place, Path]) -> dict[int, Path]:
    """The cheapest path to cover each space."""
    by_space: dict[int, Path] = {}
    for (anchor, shape), path in found.items():
        body = 1 << anchor if not shape else tables.stock.outline(anchor, shape)
        for space in each_number(body):
            known = by_space.get(space)
            if known is None or (path.cost, path.space) < (known.cost, known.space):
                by_space[space] = path
    return by_space


def find_path_along(
    tables: CompiledScenario, state: State, figure: FigureNumber, spaces: Sequence[int], points: int
) -> Path | None:
    """The path over exactly these spaces. None if it is illegal or costs too much."""
    finder = PathFinder(tables, state, figure)
    place: Place = state.at[figure], state.shape[figure]
    body, cost, ends = state.body[figure], 0, True
    actions: list[Action] = []
    for space in spaces:
        move = next((one for one in finder.moves(place, body) if one.place[0] == space), None)
        if move is None or cost + move.cost > points:
            return None
        place, body, ends = move.place, move.body, move.ends
        cost += move.cost
        actions.append(move.action)
    return Path(*place, cost, 0, True, tuple(actions), tuple(spaces)) if ends and actions else None
