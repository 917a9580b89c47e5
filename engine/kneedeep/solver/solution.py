"""Solution: an order in which a party can win, with fewest steps, and of these one with fewest movement points."""

import heapq
from typing import NamedTuple

from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.geometry.bits import each_bit
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved, without
from kneedeep.solver.search.successors import Node, PlanStep, SuccessorGenerator
from kneedeep.solver.time.movement_points import sprint_of
from kneedeep.solver.time.route_cost import SolutionStep, cheapest

SEARCHED = 20_000
"""The number of nodes searched for the fewest steps. Beyond, a course without needless steps will do."""


class Solution(NamedTuple):
    """An order in which the marines can win, of those with as few steps the one with the fewest points.

    `points`: of one marine who walks it all. `turns`: the turns it sprints for it, None if the points of a
    turn are unknown. `fewest`: proved that no order has fewer steps.
    """

    stages: tuple[SolutionStep, ...]
    points: int
    turns: int | None
    fewest: bool


def solve(achieved: Achieved, *, searched: int = SEARCHED) -> Solution | None:
    """Return an order in which the marines can win, None when there is none (or none within the limits).

    Reveals that follow from a step belong to it and are no steps. Rule: board geometry, exploration (turns of a solution).
    """
    if not achieved.wins:
        return None
    problem = achieved.problem
    relevant = relevant_facts(achieved)
    steps = problem.layout.door_mask << problem.layout.open_at
    for action in problem.actions:
        steps |= action.bit
    needed = [bit for bit in each_bit(relevant & achieved.facts & steps) if not without(problem, bit).wins]
    first, won, courses, fewest = _search(problem, relevant, needed, searched)
    if not won:
        return None
    stages, points = cheapest(problem, first, won, courses, relevant)
    sprint = sprint_of(problem.board.scenario, problem.marines)
    return Solution(stages, points, None if sprint is None else -(-points // sprint), fewest)


def relevant_facts(achieved: Achieved) -> int:
    """Return the facts that can have a part in winning: doors opened, and what victories and locks go back to."""
    problem, layout = achieved.problem, achieved.problem.layout
    facts = layout.door_mask << layout.open_at
    conditions: list[Condition] = list(problem.victories)
    conditions += [door.element.needs for door in problem.terrain.doors if door.element.needs is not None]
    conditions += [pad.element.needs for pad in problem.pads if pad.element.needs is not None]
    for condition in conditions:
        for leaf in leaves_of(condition):
            facts |= problem.resting_on(leaf)
    for lock in problem.locks.values():
        facts |= lock.waived
        for bit, _count in problem.supplies_of("key", lock.key) if lock.key else ():
            facts |= bit
    for pad in problem.pads:
        facts |= pad.switched_on | (pad.needs if isinstance(pad.needs, int) else 0)
    facts |= problem.won | layout.area_mask | layout.door_mask << layout.stand_at
    for blocker in problem.blockers:
        facts |= blocker.absent
    before = 0
    while before != facts:
        before = facts
        for event in problem.events:
            if event.bit & facts or event.kind in ("passage", "met"):
                facts |= event.bit
                for leaf in leaves_of(event.when):
                    facts |= problem.resting_on(leaf)
        for bit, grown in problem.effect_masks.items():
            if grown.made & facts or grown.binding:
                facts |= bit
        for action in problem.actions:
            if action.bit & facts:
                facts |= action.present
                if isinstance(action.needs, Condition):
                    for leaf in leaves_of(action.needs):
                        facts |= problem.resting_on(leaf)
    return facts


Courses = dict[Node, list[tuple[Node, PlanStep]]]
"""For every node the nodes before it, and the steps from these, by which it is reached in the fewest steps."""


def _search(
    problem: PlanningProblem, relevant: int, needed: list[int], limit: int
) -> tuple[list[Node], list[Node], Courses, bool]:
    """The first nodes, those that win in fewest steps, the courses between, and whether fewer are impossible.

    A* with the steps that every winning course must still have before it.
    """
    play = SuccessorGenerator(problem, relevant | problem.branching)
    own_step = 0
    for action in problem.actions:
        own_step |= action.bit
    layout = problem.layout
    scripted = 0
    for grown in problem.effect_masks.values():
        scripted |= grown.made
    own_step |= layout.door_mask << layout.open_at
    marks = 0
    for bit in needed:
        if bit & own_step & ~scripted:
            marks |= bit
    number = 0
    waiting: list[tuple[int, int, int, Node]] = []
    courses: Courses = {}
    taken: dict[Node, int] = {}
    first = play.start()
    for node in first:
        courses[node], taken[node] = [], 0
        heapq.heappush(waiting, ((marks & ~node.facts).bit_count(), number, 0, node))
        number += 1
    done: set[Node] = set()
    won: list[Node] = []
    fewest = True
    while waiting:
        rank, _number, steps, node = heapq.heappop(waiting)
        if node in done:
            continue
        if won and (rank > taken[won[0]] or not fewest):
            break
        done.add(node)
        if play.wins(node):
            won.append(node)
            continue
        if len(done) > limit:
            fewest = False
        for step, after in play.after(node):
            known = taken.get(after)
            if known is None or known > steps + 1:
                courses[after], taken[after] = [(node, step)], steps + 1
                left = (marks & ~after.facts).bit_count()
                # Beyond the limit go straight for what is still to be done.
                rank = steps + 1 + left if fewest else 1_000 * left + steps
                heapq.heappush(waiting, (rank, number, steps + 1, after))
                number += 1
            elif known == steps + 1:
                courses[after].append((node, step))
        if len(done) > 3 * limit:
            break
    return first, won, courses, fewest and not play.truncated


__all__ = ["Solution", "SolutionStep", "relevant_facts", "solve"]
