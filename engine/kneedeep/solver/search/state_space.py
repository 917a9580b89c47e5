"""The state space: all reachable states of revealed areas, and the steps between them."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.successors import Node, PlanStep, SuccessorGenerator

STATES = 4_096
"""The most states explored one by one. Rule: the analysis names the rest that it covered."""

NODES = 200_000
"""The most nodes of closing steps that are examined. Rule: scenario format, *Solvability stays decidable*."""


class ExplorationState(NamedTuple):
    """An exploration state: areas revealed and closing steps done, as bits, and the facts possible by then.

    `facts`: everything that marines can have in it; `within`: the spaces where they can walk without leaving it.
    `since`: the number of the state from which it was first reached, -1 for the start; `by`: with which step.
    """

    number: int
    revealed: int
    irreversible: int
    facts: int
    within: int
    since: int
    by: PlanStep | None


class Exploration(NamedTuple):
    """The states, the transitions between their numbers, and whether these are all there are.

    `facts`, `within`: what marines can have and where they can be in some state. `wins`: some node wins.
    """

    states: tuple[ExplorationState, ...]
    transitions: frozenset[tuple[int, int]]
    exhaustive: bool
    nodes: int
    facts: int
    within: int
    wins: bool


def explore(
    problem: PlanningProblem, *, states: int = STATES, nodes: int = NODES, pause: Callable[[], None] | None = None
) -> Exploration:
    """The exploration states of a problem, all of them up to `states`, else the extreme ones.

    The extreme ones reveal each area as early and as late as possible. `pause` is called now and then and may raise.
    """
    search = _Search(problem, pause)
    search.run(states, nodes)
    if not search.exhaustive:
        for area in range(len(problem.terrain.areas)):
            search.hasten(1 << area)
            search.delay(1 << area)
    return search.result()


class _Search:
    """The nodes found so far, grouped into states."""

    def __init__(self, problem: PlanningProblem, pause: Callable[[], None] | None) -> None:
        self.problem = problem
        self.play = SuccessorGenerator(problem)
        self.pause = pause
        self.mask = problem.layout.area_mask | problem.irreversible
        self.seen: set[Node] = set()
        self.numbers: dict[int, int] = {}
        self.found: list[list[int]] = []
        self.origin: list[tuple[int, PlanStep | None]] = []
        self.transitions: set[tuple[int, int]] = set()
        self.exhaustive = True
        self.wins = False
        self.first = self.play.start()
        for node in self.first:
            self.add(node, -1, None)

    def add(self, node: Node, since: int, by: PlanStep | None) -> int:
        """Add a node and return the number of its state."""
        key = node.facts & self.mask
        if (number := self.numbers.get(key)) is None:
            number = self.numbers[key] = len(self.found)
            self.found.append([node.facts, node.within])
            self.origin.append((since, by))
        else:
            self.found[number][0] |= node.facts
            self.found[number][1] |= node.within
        if since >= 0 and since != number:
            self.transitions.add((since, number))
        if node not in self.seen:
            self.seen.add(node)
            self.wins = self.wins or self.play.wins(node)
        return number

    def run(self, states: int, nodes: int) -> None:
        """Examine all nodes, nearest first, up to the limits."""
        waiting = deque(self.first)
        while waiting:
            node = waiting.popleft()
            here = self.numbers[node.facts & self.mask]
            for step, following in self.play.after(node):
                new = following not in self.seen
                if new and (len(self.found) >= states or len(self.seen) >= nodes):
                    self.exhaustive = False
                    return
                self.add(following, here, step)
                if new:
                    waiting.append(following)
            if self.pause is not None:
                self.pause()

    def hasten(self, area: int) -> None:
        """Follow a course that reveals an area with as few other areas as it finds."""

        def haste(node: Node) -> tuple[bool, int]:
            return not node.facts & area, (node.facts & self.problem.layout.area_mask).bit_count()

        self._follow(
            lambda node: bool(node.facts & area), lambda steps: min(range(len(steps)), key=lambda n: haste(steps[n][1]))
        )

    def delay(self, area: int) -> None:
        """Follow a course that reveals as much as possible before an area."""
        self._follow(
            lambda node: False,
            lambda steps: next((n for n, (_step, node) in enumerate(steps) if not node.facts & area), 0),
        )

    def _follow(self, done: Callable[[Node], bool], choose: Callable[[list[tuple[PlanStep, Node]]], int]) -> None:
        node = self.first[0]
        passed = {node}
        while not done(node):
            here = self.numbers[node.facts & self.mask]
            steps = [(step, after) for step, after in self.play.after(node) if after not in passed]
            if not steps:
                return
            step, node = steps[choose(steps)]
            passed.add(node)
            self.add(node, here, step)
            if self.pause is not None:
                self.pause()

    def result(self) -> Exploration:
        problem = self.problem
        facts = within = 0
        states = []
        for number, ((own_facts, own_within), (since, by)) in enumerate(zip(self.found, self.origin, strict=True)):
            facts |= own_facts
            within |= own_within
            revealed, irreversible = own_facts & problem.layout.area_mask, own_facts & problem.irreversible
            states.append(ExplorationState(number, revealed, irreversible, own_facts, own_within, since, by))
        exhaustive = self.exhaustive and not self.play.truncated
        return Exploration(
            tuple(states), frozenset(self.transitions), exhaustive, len(self.seen), facts, within, self.wins
        )


def doors_of(problem: PlanningProblem, state: ExplorationState, *, invaders_turn: bool = True) -> frozenset[int]:
    """The numbers of the open doors in a state.

    Rule: board geometry, *exploration state*: open where both areas are revealed and the lock can be satisfied by
    then, shut otherwise; airlocks are shut in the invader's turn. A passage is open once its `needs` held.
    """
    from kneedeep.solver.problem.fact_index import FactContext

    locks = problem.locks_held(FactContext(problem, state.facts))
    found = []
    for door in problem.terrain.doors:
        number = door.number
        if door.element.exit:
            continue
        stands = bool(state.facts & problem.layout.stand(number))
        if door.kind == "passage":
            opened = stands
        else:
            known = not problem.terrain.areas_beside[number] & ~state.revealed
            opened = known and (stands or bool(locks >> number & 1))
            opened = opened and not (invaders_turn and door.kind == "airlock")
        if opened:
            found.append(number)
    return frozenset(found)
