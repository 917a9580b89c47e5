"""Route cost: the cost of courses of play for one marine who walks all of it, and the cheapest course."""

import heapq
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from kneedeep.board.board import STEP
from kneedeep.board.script.conditions import Place, holds, leaves_of, place_of
from kneedeep.board.walk_costs import door_cost, entry_costs, use_cost
from kneedeep.model.geometry import Space, each_number, union
from kneedeep.model.geometry.walk import Walk
from kneedeep.model.scenario.model import Figure, Token
from kneedeep.solver.problem.fact_index import FactContext, named_areas, spaces_of
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.problem.problem_parts import PlanAction
from kneedeep.solver.search.marine_placements import placements
from kneedeep.solver.search.successors import Node, PlanStep, SuccessorGenerator
from kneedeep.solver.time.movement_points import rounds_of, sprint_of
from kneedeep.support import grouped

COMPARED = 1_000
"""The most places on the way from which the cheapest is continued. After them it is the place found last."""


class SolutionStep(NamedTuple):
    """One step of a solution: the action, its place, revealed areas, and the points and the turn up to then.

    `summons`: the portals that summon on the way there or by the step. `others`: further targets of a kill
    besides `element`.

    `kind`: take, open, shut, use, look, destroy, kill, wait, judge, teleport, stand, leave, summon, see,
    defeat, collect. `element`: of the scenario (see `TableStep`). For leave the exit, for stand the id of an
    area or a tuple of spaces.
    """

    kind: str
    element: Any
    at: Space | None
    reveals: tuple[str, ...]
    points: int
    turn: int | None
    summons: tuple[Token, ...] = ()
    others: tuple[Figure, ...] = ()


class RouteCost:
    """One marine on a course: its place and its spent points."""

    def __init__(self, problem: PlanningProblem, start: int, relevant: int) -> None:
        """Put a marine on a space. `relevant`: the facts that may contribute to winning."""
        self.problem = problem
        self.space = start
        self.points = 0
        self.seen = 0
        """The facts of the watches that have come about on the way."""
        self.relevant = relevant
        self._told = 0
        self._scripted = union(grown.made for grown in problem.effect_masks.values())
        self._known: dict[tuple[Node, int], list[int]] = {}
        self._before: dict[tuple[Node, int], list[int]] = {}
        board = problem.board
        dearer = "difficult spaces" in board.edition.features
        self.entry = entry_costs(board, problem.marines) if dearer else {}
        self.walk = Walk(board.steps({door.number for door in problem.terrain.doors}, STEP), entry=self.entry)
        self.toll = door_cost(board.scenario.ruleset)
        self.sprint = sprint_of(board.scenario, problem.marines)
        self.crossed = {
            (arc.start, arc.end): arc.ways for arcs in problem.terrain.arcs for arc in arcs if arc.ways != (0,)
        }

    def at(self, space: int, points: int) -> "RouteCost":
        """A marine on another space with these spent points, and the same knowledge of ways."""
        other = copy(self)
        other.space, other.points = space, points
        return other

    def costs(self, node: Node) -> list[int]:
        """The least points from the marine's place to every space it can walk to, -1 elsewhere."""
        if (found := self._known.get((node, self.space))) is None:
            found = self._known[node, self.space] = self._costs(node)
        return found

    def _costs(self, node: Node) -> list[int]:
        problem, layout = self.problem, self.problem.layout
        course = FactContext(problem, node.facts)
        stand = node.facts >> layout.stand_at & layout.door_mask
        opened = node.facts >> layout.open_at & layout.door_mask
        passable = (problem.locks_held(course) & opened) | stand
        links = grouped((problem.pads[a].space, problem.pads[b].space) for a, b in problem.links(course))
        found = [-1] * len(problem.board.spaces)
        before = self._before[node, self.space] = [-1] * len(found)
        waiting = [(0, self.space, -1)]
        while waiting:
            now, space, last = heapq.heappop(waiting)
            if found[space] >= 0:
                continue
            found[space], before[space] = now, last
            for other, cost in self.walk.arcs[space]:
                if found[other] >= 0 or not node.within >> other & 1:
                    continue
                ways = self.crossed.get((space, other))
                if ways is None or any(not doors & ~passable for doors in ways):
                    heapq.heappush(waiting, (now + cost, other, space))
            for other in links.get(space, ()):
                if found[other] < 0 and node.within >> other & 1:
                    heapq.heappush(waiting, (now + self.teleport(other), other, space))
        return found

    def teleport(self, end: int) -> int:
        """The cost of teleporting to a space. Rule: RUL16-157 (as a step into it)."""
        return 1 + self.entry.get(end, 0)

    def look(self, facts: int, spaces: int) -> None:
        """Record the events triggered by sight from some spaces (bits)."""
        for watch in self.problem.watches:
            if not watch.bit & self.seen and self.problem.watch_posts(watch, facts) & spaces:
                self.seen |= watch.bit

    def summoned(self, facts: int) -> tuple[Token, ...]:
        """The portals that have summoned since the last call.

        Of those without a part in winning only sight is certain: the script may name them at any time.
        """
        new = (self.seen & ~self._scripted | facts & self.relevant) & ~self._told
        self._told |= new
        return tuple(portal.element for portal in self.problem.portals if portal.summoned & new)

    def _passed(self, node: Node, space: int) -> int:
        """The spaces of the marine's way to a space, as a bit set."""
        before, passed = self._before[node, self.space], 0
        while space >= 0:
            passed |= 1 << space
            space = before[space]
        return passed

    def go(self, node: Node, spots: int) -> bool:
        """Walk to the nearest of some spots. Returns False if that was impossible."""
        costs = self.costs(node)
        reached = [(costs[space], space) for space in each_number(spots) if costs[space] >= 0]
        if not reached:
            return False
        more, end = min(reached)
        if self.problem.watches:
            self.look(node.facts, self._passed(node, end))
        self.space = end
        self.points += more
        return True

    @property
    def turn(self) -> int | None:
        """The turn in which the last point was spent, from 1. None if the points of a turn are unknown."""
        return None if self.sprint is None else rounds_of(self.points, self.sprint)


def cheapest(
    problem: PlanningProblem,
    first: Sequence[Node],
    won: Sequence[Node],
    courses: Mapping[Node, Sequence[tuple[Node, PlanStep]]],
    relevant: int,
) -> tuple[tuple[SolutionStep, ...], int]:
    """The stages of the course that costs the fewest points, and these points.

    `courses`: for every node those before it. `relevant`: the facts that have a part in winning. The marine goes to the
    nearest spot for each step. After COMPARED places on the way the one found last is continued, not the cheapest.
    """
    onward, known = _onward(won, courses)
    number = 0
    waiting: list[tuple[int, int, Node | None, RouteCost, tuple[SolutionStep, ...]]] = []
    walker: RouteCost | None = None
    for node in first:
        if node in known:
            starts = problem.own_starts & node.within or problem.own_starts
            start = (starts & -starts).bit_length() - 1
            walker = RouteCost(problem, start, relevant) if walker is None else walker.at(start, 0)
            walker.look(node.facts, problem.own_starts)
            waiting.append((0, number, node, walker, ()))
            number += 1
    done: set[tuple[Node, int]] = set()
    while True:
        few = len(done) <= COMPARED
        points, _number, here, walker, stages = heapq.heappop(waiting) if few else waiting.pop()
        if here is None:
            return _joined(stages), points
        if (here, walker.space) in done:
            continue
        done.add((here, walker.space))
        further: list[tuple[Node | None, RouteCost, tuple[SolutionStep, ...]]] = []
        for after, step in onward.get(here, ()):
            own = walker.at(walker.space, points)
            entered = _entered(problem, here, step, after)
            staged = _staged(own, here, step, after, entered)
            further.append((after, own, (*stages, staged, *(_activated(own, after, pad) for pad in entered))))
        if here in won:
            own = walker.at(walker.space, points)
            further.append((None, own, (*stages, *_ended(own, here))))
        for next_node, own, taken in further:
            number += 1
            entry = (own.points, number, next_node, own, taken)
            if few:
                heapq.heappush(waiting, entry)
            else:
                waiting.append(entry)


def _onward(
    won: Sequence[Node], courses: Mapping[Node, Sequence[tuple[Node, PlanStep]]]
) -> tuple[dict[Node, list[tuple[Node, PlanStep]]], set[Node]]:
    """The steps from each node towards a winning one, and all these nodes."""
    onward: dict[Node, list[tuple[Node, PlanStep]]] = {}
    waiting, known = list(won), set(won)
    while waiting:
        after = waiting.pop()
        for node, step in courses[after]:
            onward.setdefault(node, []).append((after, step))
            if node not in known:
                known.add(node)
                waiting.append(node)
    return onward, known


def _entered(problem: PlanningProblem, node: Node, step: PlanStep, after: Node) -> list[PlanAction]:
    """The teleporters entered right after a step: those it made usable, if it is itself no look and no teleport.

    Rule: RUL16-156.
    """
    new = after.facts & ~node.facts & ~step.fact if step.kind not in ("look", "teleport") else 0
    return [action for action in problem.actions if action.kind == "activate" and action.bit & new]


def _activated(walker: RouteCost, node: Node, pad: PlanAction) -> SolutionStep:
    walker.go(node, pad.spots & node.within)
    walker.look(node.facts, 1 << walker.space)
    at, portals = walker.problem.board.spaces[walker.space], walker.summoned(node.facts)
    return SolutionStep(pad.kind, pad.element, at, (), walker.points, walker.turn, portals)


def _staged(walker: RouteCost, node: Node, step: PlanStep, after: Node, entered: Sequence[PlanAction]) -> SolutionStep:
    problem = walker.problem
    own = step.element if step.kind == "summon" else None
    spots = _spots(walker, node, step, after, entered)
    if step.kind == "look":
        walker.go(Node(node.facts, node.within | spots), spots)
    elif spots:
        walker.go(node, spots)
    if step.kind in ("open", "shut"):
        walker.points += walker.toll
    if step.kind == "use":
        walker.points += use_cost(problem.board, step.element)
    at = problem.board.spaces[walker.space] if spots else None
    if step.kind == "teleport":
        ends = [
            problem.pads[b].space
            for a, b in problem.links(FactContext(problem, node.facts))
            if problem.pads[a].space == step.spot
        ]
        walker.space = next((end for end in ends if after.within >> end & 1), walker.space)
        walker.points += walker.teleport(walker.space)
    new = after.facts & ~node.facts & problem.layout.area_mask
    walker.look(after.facts, 1 << walker.space)
    return SolutionStep(
        step.kind,
        step.element,
        at,
        named_areas(problem, new),
        walker.points,
        walker.turn,
        tuple(portal for portal in walker.summoned(after.facts) if portal is not own),
        problem.killed_with.get(step.fact, ()),
    )


def _spots(walker: RouteCost, node: Node, step: PlanStep, after: Node, entered: Sequence[PlanAction]) -> int:
    """The spaces from which a step is done, as a bit set, 0 for any."""
    problem = walker.problem
    spots = 1 << step.spot if step.spot >= 0 else 0
    if not spots and step.kind in ("open", "shut"):
        door = next(door for door in problem.terrain.doors if door.element is step.element)
        spots = problem.terrain.opened_from[door.number] & node.within
    if step.kind in ("take", "use", "activate", "collect"):
        own = (action.spots & node.within for action in problem.actions if action.bit == step.fact)
        spots = next(own, spots)
    for pad in entered:
        spots = spots & ~pad.spots or spots
    # The step may close a way behind the marine, so it is done from the side on which the course continues.
    spots = spots & after.within or spots
    if not spots and not after.within >> walker.space & 1:
        return after.within & node.within
    return spots


def _joined(stages: Sequence[SolutionStep]) -> tuple[SolutionStep, ...]:
    """The stages, with walks to summoning portals and the defeat of their demons joined to one."""
    found: list[SolutionStep] = []
    for stage in stages:
        before = found[-1] if found else None
        if before is not None and before.kind == "look" and stage.kind == "defeat":
            if stage.element in before.summons:
                found[-1] = stage._replace(at=before.at, summons=before.summons)
                continue
        found.append(stage)
    return tuple(found)


def _ended(walker: RouteCost, node: Node) -> list[SolutionStep]:
    """The last stages: leaving, and standing at the places of the victory."""
    problem = walker.problem
    if node.facts & problem.won:
        return []
    ways = SuccessorGenerator(problem).ways_out(node)
    for victory in problem.victories:
        if holds(victory, FactContext(problem, node.facts)):
            return []
        places = [place for leaf in leaves_of(victory) if (place := place_of(leaf)) is not None]
        exits = [leaf.value for leaf in leaves_of(victory) if leaf.kind == "exit"]
        for course in placements(problem, victory, node.facts, node.within, ways):
            if holds(victory, course):
                return _final(walker, node, course, places, exits, ways)
    return []


def _final(
    walker: RouteCost, node: Node, course: FactContext, places: list[Place], exits: list[str], ways: dict[str, int]
) -> list[SolutionStep]:
    problem = walker.problem
    stages: list[SolutionStep] = []

    def add(kind: str, element: object) -> None:
        at, portals = problem.board.spaces[walker.space], walker.summoned(node.facts)
        stages.append(SolutionStep(kind, element, at, (), walker.points, walker.turn, portals))

    for place in dict.fromkeys(places):
        if course.standing(place):
            walker.go(node, spaces_of(problem, place) & node.within)
            add("stand", place)
    for name in dict.fromkeys(exits):
        if course.left(name):
            way = next(way for way in problem.exits if way.name == name)
            walker.go(node, ways[name])
            opened = node.facts >> problem.layout.open_at & problem.layout.door_mask
            opened |= node.facts >> problem.layout.stand_at & problem.layout.door_mask
            if way.door >= 0 and not opened >> way.door & 1:
                walker.points += walker.toll
            walker.points += 1
            add("leave", way.element)
    return stages
