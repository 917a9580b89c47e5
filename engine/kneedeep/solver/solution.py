"""Solutions: an order of steps by which a party can win, with the fewest steps, then the fewest movement points."""

import heapq
from typing import NamedTuple

from kneedeep.model.geometry.bits import each_bit, union
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.fixpoint import Achieved, without
from kneedeep.solver.search.successors import Node, PlanStep, SuccessorGenerator
from kneedeep.solver.time.movement_points import sprint_of
from kneedeep.solver.time.route_cost import SolutionStep, cheapest

SEARCHED = 20_000
"""The most nodes searched for the fewest steps. Above it, any course without needless steps is used."""


class Solution(NamedTuple):
    """An order in which the marines can win, with the fewest points among those with its number of steps.

    `points`: of one marine who walks it all. `turns`: the turns it sprints for it, None if the points of a
    turn are unknown. `fewest`: proved that no order has fewer steps.
    """

    stages: tuple[SolutionStep, ...]
    points: int
    turns: int | None
    fewest: bool


def solve(achieved: Achieved) -> Solution | None:
    """An order in which the marines can win, None if there is none (or none within the limits).

    Reveals that follow from a step belong to it and are no steps. Rule: board geometry, exploration (turns of a solution).
    """
    if not achieved.wins:
        return None
    problem = achieved.problem
    relevant = relevant_facts(achieved)
    steps = _steps(problem)
    needed = [bit for bit in each_bit(relevant & achieved.facts & steps) if not without(problem, bit).wins]
    first, won, courses, fewest = _search(problem, relevant, needed, SEARCHED)
    if not won:
        return None
    stages, points = cheapest(problem, first, won, courses, relevant)
    sprint = sprint_of(problem.board.scenario, problem.marines)
    return Solution(stages, points, None if sprint is None else -(-points // sprint), fewest)


def _steps(problem: PlanningProblem) -> int:
    """The facts of a step of the marines."""
    doors = problem.layout.door_mask << problem.layout.open_at
    return union(action.bit for action in problem.actions) | doors


def relevant_facts(achieved: Achieved) -> int:
    """The facts that may contribute to winning: opened doors, and the causes of victories and locks."""
    problem, layout = achieved.problem, achieved.problem.layout
    facts = layout.door_mask << layout.open_at | layout.door_mask << layout.stand_at
    facts |= layout.area_mask | problem.won | union(map(problem.facts_behind, problem.victories))
    facts |= union(problem.facts_behind(door.element.needs) for door in problem.terrain.doors)
    facts |= union(blocker.absent for blocker in problem.blockers)
    for lock in problem.locks.values():
        facts |= lock.waived | problem.keys_to(lock)
    for pad in problem.pads:
        facts |= problem.facts_behind(pad.element.needs) | pad.switched_on
        facts |= pad.needs if isinstance(pad.needs, int) else 0
    before = 0
    while before != facts:
        before = facts
        for event in problem.events:
            if event.bit & facts or event.kind in ("passage", "met"):
                facts |= event.bit | problem.facts_behind(event.when)
        for bit, grown in problem.effect_masks.items():
            if grown.made & facts or grown.binding:
                facts |= bit
        for action in problem.actions:
            if action.bit & facts:
                facts |= action.present | problem.facts_behind(action.needs)
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
    scripted = union(grown.made for grown in problem.effect_masks.values())
    marks = union(needed) & _steps(problem) & ~scripted
    waiting: list[tuple[int, int, int, Node]] = []
    courses: Courses = {}
    taken: dict[Node, int] = {}
    first = play.start()
    for number, node in enumerate(first):
        courses[node], taken[node] = [], 0
        heapq.heappush(waiting, ((marks & ~node.facts).bit_count(), number, 0, node))
    number = len(first)
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
        fewest = fewest and len(done) <= limit
        for step, after in play.after(node):
            if (known := taken.get(after)) is None or known > steps + 1:
                courses[after], taken[after] = [(node, step)], steps + 1
                left = (marks & ~after.facts).bit_count()
                # Above the limit, go straight for the remaining facts.
                rank = steps + 1 + left if fewest else 1_000 * left + steps
                heapq.heappush(waiting, (rank, number, steps + 1, after))
                number += 1
            elif known == steps + 1:
                courses[after].append((node, step))
        if len(done) > 3 * limit:
            break
    return first, won, courses, fewest and not play.truncated


__all__ = ["Solution", "SolutionStep", "relevant_facts", "solve"]
