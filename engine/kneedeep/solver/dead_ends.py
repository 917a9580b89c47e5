"""Dead ends: the shortest course of play from which the marines can no longer win."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from kneedeep.model.geometry.bits import union
from kneedeep.solver.search.fixpoint import Achieved, one_way
from kneedeep.solver.search.successors import Node, PlanStep, SuccessorGenerator
from kneedeep.solver.solution import relevant_facts

MOMENTS = 3_000
"""The most single steps that are examined."""

JUDGED = 20_000
"""The most nodes in all that are examined to decide whether the marines can still win."""


class DeadEnd(NamedTuple):
    """A course of play, step by step, after which the marines can't win. `lost`: the game ends with it.

    `afterwards`: everything they can still achieve from `node`, None if the game ends.
    """

    steps: tuple[PlanStep, ...]
    node: Node | None
    afterwards: Achieved | None = None
    before: Node | None = None
    """The node one step before the end, from which the marines could still win. None if the game ends."""

    @property
    def lost(self) -> bool:
        """True if the last step ends the game."""
        return self.node is None


class DeadEndResult(NamedTuple):
    """The shortest trap, None if there is none. `exhaustive`: whether every course up to there was examined."""

    trap: DeadEnd | None
    exhaustive: bool


def shortest_dead_end(
    achieved: Achieved, *, moments: int = MOMENTS, pause: Callable[[], None] | None = None
) -> DeadEndResult:
    """The shortest course of play that ends in a trap.

    Only closing steps and one-way ways can lead into a trap. Without them, whatever marines can do they can do later as
    well. Rule: scenario format, *Solvability stays decidable*: the bad play is to close too early.
    """
    problem = achieved.problem
    if not achieved.wins or not (problem.binding or one_way(problem)):
        return DeadEndResult(None, True)
    return _Trapper(achieved, pause).run(moments)


class _Trapper:
    def __init__(self, achieved: Achieved, pause: Callable[[], None] | None) -> None:
        problem = achieved.problem
        self.problem = problem
        self.single = SuccessorGenerator(problem, relevant_facts(achieved) | problem.branching)
        self.play = SuccessorGenerator(problem)
        self.left = JUDGED
        self.pause = pause
        self.good: set[Node] = set()
        self.hopeless: tuple[Node, ...] = ()

    def run(self, moments: int) -> DeadEndResult:
        came: dict[Node, tuple[Node, PlanStep] | None] = dict.fromkeys(self.single.start())
        waiting = deque(came)
        while waiting:
            node = waiting.popleft()
            for step, facts, place in self.single.steps(node):
                following = self.single.saturated(facts, place, node)
                if not following and facts & self.problem.lost:
                    return DeadEndResult(DeadEnd((*self.course(came, node), step), None), True)
                for after in following:
                    if after in came:
                        continue
                    came[after] = (node, step)
                    if self.left <= 0 or len(came) > moments:
                        return DeadEndResult(None, False)
                    if self.may_trap(node, after) and not self.can_win(after):
                        if self.play.truncated:
                            # Some position of doors that was left out may win.
                            return DeadEndResult(None, False)
                        return DeadEndResult(DeadEnd(self.course(came, after), after, self.afterwards(), node), True)
                    waiting.append(after)
            if self.pause is not None:
                self.pause()
        return DeadEndResult(None, not (self.single.truncated or self.play.truncated))

    def may_trap(self, node: Node, after: Node) -> bool:
        """True if a step may have lost something."""
        closed = (after.facts & ~node.facts) & self.problem.binding
        return bool(closed) or bool(node.within & ~after.within)

    @staticmethod
    def course(came: dict[Node, tuple[Node, PlanStep] | None], node: Node) -> tuple[PlanStep, ...]:
        steps = []
        before = came[node]
        while before is not None:
            steps.append(before[1])
            before = came[before[0]]
        return tuple(reversed(steps))

    def can_win(self, node: Node) -> bool:
        """True if some course from a node wins, with everything done that needs no separate step.

        If none does, all nodes it leads to are added to `hopeless`.
        """
        reached: dict[Node, None] = dict.fromkeys(self.play.saturated(node.facts, node.within, node))
        waiting = deque(reached)
        while waiting:
            here = waiting.popleft()
            if here in self.good or self.play.wins(here):
                self.good.add(here)
                return True
            self.left -= 1
            if self.left <= 0:
                return True
            for _step, after in self.play.after(here):
                if after not in reached:
                    reached[after] = None
                    waiting.append(after)
        self.hopeless = tuple(reached)
        return False

    def afterwards(self) -> Achieved:
        """The union of the hopeless nodes."""
        facts, within = (union(bits) for bits in zip(*self.hopeless, strict=True))
        return Achieved(self.problem, facts, within, (), False, True)
