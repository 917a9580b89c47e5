"""The route: the solution as a sequence of stops, and its needless locks, keys and areas."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.reach.bypassed_locks import bypassed_locks
from kneedeep.analysis.views.overlays import course, solution
from kneedeep.model.scenario.model import Area
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.solution import Solution


class SpareElement(NamedTuple):
    """An element that marines can open, take, use or reveal, and that the solution does not need.

    `bypassed`: a lock that can be walked around; see `bypassed_locks`.
    """

    element: Any
    bypassed: bool


class Route(NamedTuple):
    """A solution for a number of marines, and its spare locked doors, keys, tokens with steps and areas."""

    marines: int
    solution: Solution
    spare: tuple[SpareElement, ...]


def route(facts: Facts) -> Route | None:
    """The route of the most marines, None if they can't win or no solution is found within the limits."""
    found, stops = facts.of(solution), course(facts)
    if found is None or not stops:
        return None
    most = facts.board.most_marines
    around = {facts.board.doors[lock.door].element.serial for lock in facts.of(bypassed_locks) if most in lock.marines}
    used = {getattr(stage.element, "serial", 0) for stage in found.stages}
    seen = {*stops[0].scene.setting.areas, *(area for stage in found.stages for area in stage.reveals)}
    unused = (one for one in _optional(facts, stops[0].scene.party.problem) if one.serial not in used)
    unknown = (one for one in unused if not (isinstance(one, Area) and one.id in seen))
    spare = [SpareElement(element, element.serial in around) for element in unknown]
    return Route(most, found, tuple(sorted(spare, key=lambda one: not one.bypassed)))


def _optional(facts: Facts, problem: PlanningProblem) -> Iterator[Any]:
    """Yield the elements a solution may need: locked doors, keys, tokens with steps, hideable areas."""
    for door in facts.board.doors:
        if door.stands and (door.element.key is not None or door.element.needs is not None):
            yield door.element
    for thing in problem.tokens:
        if thing.element.serial and (thing.element.kind == "key" or thing.element.do):
            yield thing.element
    if "hidden areas" in facts.board.edition.features:
        yield from facts.scenario.areas
