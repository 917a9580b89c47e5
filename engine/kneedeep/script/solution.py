"""Solution: an order in which a party can win, with fewest steps, and what it costs to walk it."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.board.board import STEP
from kneedeep.board.walking import TOLL
from kneedeep.geometry.bits import each_number
from kneedeep.geometry.space import Space
from kneedeep.geometry.walk import Walk
from kneedeep.scenario.script import Condition
from kneedeep.script.conditions import Place, holds, leaves_of, place_of
from kneedeep.script.facts import Course, named_areas, spaces_of
from kneedeep.script.fixpoint import Achieved, without
from kneedeep.script.ground import Ground
from kneedeep.script.placing import placements
from kneedeep.script.play import Node, Play, Step
from kneedeep.script.timing import SPRINT

SEARCHED = 20_000
"""So many nodes are searched for the fewest steps; beyond, a course without needless steps will do."""


class Stage(NamedTuple):
    """One step of a solution: what is done, where, what it reveals, and the points and the turn up to then.

    `kind`: take, open, shut, use, look, destroy, kill, wait, judge, teleport, stand, leave. `element`: of the
    scenario (see `Step`); for leave the exit, for stand the id of an area or a tuple of spaces.
    """

    kind: str
    element: Any
    at: Space | None
    reveals: tuple[str, ...]
    points: int
    turn: int


class Solution(NamedTuple):
    """An order in which the marines can win; `points` of one marine who walks it all, `turns` = points / 8, rounded up.

    `fewest`: proved that no order has fewer steps.
    """

    stages: tuple[Stage, ...]
    points: int
    turns: int
    fewest: bool


def solve(achieved: Achieved, *, searched: int = SEARCHED) -> Solution | None:
    """Return an order in which the marines can win, None when there is none (or none within the limits).

    Reveals that follow from a step belong to it and are no steps. Rule: board geometry: turns = ceil(points / 8).
    """
    if not achieved.wins:
        return None
    ground = achieved.ground
    relevant = relevant_facts(achieved)
    steps = ground.layout.door_mask << ground.layout.open_at
    for action in ground.actions:
        steps |= action.bit
    needed = [bit for bit in _single(relevant & achieved.facts & steps) if not without(ground, bit).wins]
    found, fewest = _search(ground, relevant, needed, searched)
    return None if found is None else _walked(ground, found, fewest)


def relevant_facts(achieved: Achieved) -> int:
    """Return the facts that can have a part in winning: doors opened, and what victories and locks go back to."""
    ground, layout = achieved.ground, achieved.ground.layout
    facts = layout.door_mask << layout.open_at
    conditions: list[Condition] = list(ground.victories)
    conditions += [door.element.needs for door in ground.terrain.doors if door.element.needs is not None]
    conditions += [pad.element.needs for pad in ground.pads if pad.element.needs is not None]
    for condition in conditions:
        for leaf in leaves_of(condition):
            facts |= ground.resting_on(leaf)
    for lock in ground.locks.values():
        facts |= lock.waived
        for bit, _count in ground.supplies_of("key", lock.key) if lock.key else ():
            facts |= bit
    for pad in ground.pads:
        facts |= pad.switched_on
    facts |= ground.won | layout.area_mask | layout.door_mask << layout.stand_at
    for blocker in ground.blockers:
        facts |= blocker.absent
    before = 0
    while before != facts:
        before = facts
        for event in ground.events:
            if event.bit & facts or event.kind in ("passage", "met"):
                facts |= event.bit
                for leaf in leaves_of(event.when):
                    facts |= ground.resting_on(leaf)
        for bit, grown in ground.outgrowths.items():
            if grown.made & facts or grown.binding:
                facts |= bit
        for action in ground.actions:
            if action.bit & facts:
                facts |= action.present
                if isinstance(action.needs, Condition):
                    for leaf in leaves_of(action.needs):
                        facts |= ground.resting_on(leaf)
    return facts


def _search(
    ground: Ground, relevant: int, needed: list[int], limit: int
) -> tuple[list[tuple[Step | None, Node]] | None, bool]:
    """A course with the fewest steps (A* with the steps that every winning course must have still before it)."""
    play = Play(ground, relevant | ground.weighty)
    own_step = 0
    for action in ground.actions:
        own_step |= action.bit
    layout = ground.layout
    scripted = 0
    for grown in ground.outgrowths.values():
        scripted |= grown.made
    own_step |= layout.door_mask << layout.open_at
    marks = 0
    for bit in needed:
        if bit & own_step & ~scripted:
            marks |= bit
    number = 0
    waiting: list[tuple[int, int, int, Node]] = []
    came: dict[Node, tuple[Node | None, Step | None, int]] = {}
    for node in play.start():
        came[node] = (None, None, 0)
        heapq.heappush(waiting, ((marks & ~node.facts).bit_count(), number, 0, node))
        number += 1
    done: set[Node] = set()
    fewest = True
    while waiting:
        _sum, _number, steps, node = heapq.heappop(waiting)
        if node in done:
            continue
        done.add(node)
        if play.wins(node):
            return list(_course(came, node)), fewest
        if len(done) > limit:
            fewest = False
        for step, after in play.after(node):
            known = came.get(after)
            if known is None or known[2] > steps + 1:
                came[after] = (node, step, steps + 1)
                left = (marks & ~after.facts).bit_count()
                # Beyond the limit go straight for what is still to be done.
                rank = steps + 1 + left if fewest else 1_000 * left + steps
                heapq.heappush(waiting, (rank, number, steps + 1, after))
                number += 1
        if len(done) > 3 * limit:
            return None, False
    return None, False


def _course(
    came: dict[Node, tuple[Node | None, Step | None, int]], node: Node
) -> Iterator[tuple[Step | None, Node]]:
    found: list[tuple[Step | None, Node]] = []
    here: Node | None = node
    while here is not None:
        before, step, _steps = came[here]
        found.append((step, here))
        here = before
    yield from reversed(found)


class _Walker:
    """One marine who walks a course: where he is, and what he has spent."""

    def __init__(self, ground: Ground, start: int) -> None:
        self.ground = ground
        self.space = start
        self.points = 0
        board = ground.board
        self.walk = Walk(board.steps({door.number for door in ground.terrain.doors}, STEP))
        self.toll = TOLL[board.scenario.ruleset]
        self.crossed = {
            (arc.start, arc.end): arc.ways for arcs in ground.terrain.arcs for arc in arcs if arc.ways != (0,)
        }

    def costs(self, node: Node) -> list[int]:
        """The least points from where he is to every space that he can walk to, -1 elsewhere."""
        ground, layout = self.ground, self.ground.layout
        course = Course(ground, node.facts)
        stand = node.facts >> layout.stand_at & layout.door_mask
        opened = node.facts >> layout.open_at & layout.door_mask
        passable = (ground.locks_held(course) & opened) | stand
        links: dict[int, list[int]] = {}
        for a, b in ground.links(course):
            links.setdefault(ground.pads[a].space, []).append(ground.pads[b].space)
        found = [-1] * len(ground.board.spaces)
        waiting = [(0, self.space)]
        while waiting:
            now, space = heapq.heappop(waiting)
            if found[space] >= 0:
                continue
            found[space] = now
            for other, cost in self.walk.arcs[space]:
                if found[other] >= 0 or not node.within >> other & 1:
                    continue
                ways = self.crossed.get((space, other))
                if ways is None or any(not doors & ~passable for doors in ways):
                    heapq.heappush(waiting, (now + cost, other))
            for other in links.get(space, ()):
                if found[other] < 0 and node.within >> other & 1:
                    heapq.heappush(waiting, (now + 1, other))
        return found

    def go(self, node: Node, spots: int) -> bool:
        """Walk to the nearest of some spots; tell whether that was possible."""
        costs = self.costs(node)
        reached = [(costs[space], space) for space in each_number(spots) if costs[space] >= 0]
        if not reached:
            return False
        more, self.space = min(reached)
        self.points += more
        return True

    @property
    def turn(self) -> int:
        """The turn in which the last point was spent, from 1."""
        return max(1, -(-self.points // SPRINT))


def _walked(ground: Ground, course: list[tuple[Step | None, Node]], fewest: bool) -> Solution:
    first = course[0][1]
    starts = ground.own_starts & first.within or ground.own_starts
    walker = _Walker(ground, (starts & -starts).bit_length() - 1)
    stages = []
    for (_before, node), (step, after) in zip(course, course[1:], strict=False):
        assert step is not None
        stages.append(_staged(walker, node, step, after))
    last = course[-1][1]
    stages += _ended(walker, last)
    return Solution(tuple(stages), walker.points, -(-walker.points // SPRINT), fewest)


def _staged(walker: _Walker, node: Node, step: Step, after: Node) -> Stage:
    ground = walker.ground
    spots = 1 << step.spot if step.spot >= 0 else 0
    if not spots and step.kind in ("open", "shut"):
        door = next(door for door in ground.terrain.doors if door.element is step.element)
        near, far = ground.terrain.sides[door.number]
        spots = (near | far) & node.within
    if step.kind in ("take", "use"):
        spots = next(
            (action.spots & node.within for action in ground.actions if action.bit == step.fact), spots
        )
    if step.kind == "look":
        walker.go(Node(node.facts, node.within | spots), spots)
    elif spots:
        walker.go(node, spots)
    if step.kind in ("open", "shut"):
        walker.points += walker.toll
    at = ground.board.spaces[walker.space] if spots else None
    if step.kind == "teleport":
        walker.points += 1
        ends = [
            ground.pads[b].space
            for a, b in ground.links(Course(ground, node.facts))
            if ground.pads[a].element is step.element
        ]
        walker.space = next((end for end in ends if after.within >> end & 1), walker.space)
    new = after.facts & ~node.facts & ground.layout.area_mask
    return Stage(step.kind, step.element, at, named_areas(ground, new), walker.points, walker.turn)


def _ended(walker: _Walker, node: Node) -> list[Stage]:
    """The last stages: leaving and standing where the victory asks for it."""
    ground = walker.ground
    if node.facts & ground.won:
        return []
    play = Play(ground)
    ways = play.ways_out(node)
    for victory in ground.victories:
        if holds(victory, Course(ground, node.facts)):
            return []
        places = [place for leaf in leaves_of(victory) if (place := place_of(leaf)) is not None]
        exits = [leaf.value for leaf in leaves_of(victory) if leaf.kind == "exit"]
        for course in placements(ground, victory, node.facts, node.within, ways):
            if holds(victory, course):
                return _final(walker, node, course, places, exits, ways)
    return []


def _final(
    walker: _Walker,
    node: Node,
    course: Course,
    places: list[Place],
    exits: list[str],
    ways: dict[str, int],
) -> list[Stage]:
    ground = walker.ground
    stages = []
    for place in dict.fromkeys(places):
        if course.standing(place):
            walker.go(node, spaces_of(ground, place) & node.within)
            at = ground.board.spaces[walker.space]
            stages.append(Stage("stand", place, at, (), walker.points, walker.turn))
    for name in dict.fromkeys(exits):
        if course.left(name):
            way = next(way for way in ground.exits if way.name == name)
            walker.go(node, ways[name])
            opened = node.facts >> ground.layout.open_at & ground.layout.door_mask
            opened |= node.facts >> ground.layout.stand_at & ground.layout.door_mask
            if way.door >= 0 and not opened >> way.door & 1:
                walker.points += walker.toll
            walker.points += 1
            at = ground.board.spaces[walker.space]
            stages.append(Stage("leave", way.element, at, (), walker.points, walker.turn))
    return stages


def _single(bits: int) -> Iterator[int]:
    while bits:
        bit = bits & -bits
        yield bit
        bits ^= bit
