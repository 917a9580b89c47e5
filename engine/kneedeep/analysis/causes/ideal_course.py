"""The ideal course of play: every place is in reach and every lock is open."""

from collections.abc import Collection, Iterable

from kneedeep.board.script.conditions import holds
from kneedeep.model.geometry import Space, union
from kneedeep.model.scenario.model import Record, Scenario, Token
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import FactContext
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.search.marine_placements import possible


class Ideal:
    """The best possible course of a problem: nothing on the board brings about anything beyond it."""

    def __init__(self, problem: PlanningProblem) -> None:
        """Saturate: every action, every opened door, every possible event."""
        self.problem = problem
        self._exits = {way.name: way.spots & problem.terrain.floor for way in problem.exits if way.name is not None}
        layout = problem.layout
        doors = (one for one in problem.terrain.doors if one.kind != "passage" and not _never(one.element.needs))
        self.facts = layout.area_mask | union(layout.open(door.number) for door in doors)
        self.facts |= union(pad.used for pad in problem.pads) | union(bit for way in problem.exits for bit in way.leave)
        while self._grown():
            pass

    def _grown(self) -> bool:
        """True if something new was added."""
        before, problem = self.facts, self.problem
        for action in problem.actions:
            if self.facts & action.present == action.present and not _never(getattr(action.element, "needs", None)):
                self.facts |= action.bit
        for event in problem.events:
            if event.kind != "lost" and not event.bit & self.facts and self.holds(event.when):
                self.facts |= event.bit
        for watch in problem.watches:
            if self.facts & watch.present == watch.present and watch.spaces & problem.terrain.floor:
                self.facts |= watch.bit
        for bit, grown in problem.effect_masks.items():
            if bit & self.facts:
                self.facts |= grown.widening
        return self.facts != before

    def holds(self, condition: Condition | None) -> bool:
        """True if a condition could hold in this course."""
        if condition is None or holds(condition, FactContext(self.problem, self.facts)):
            return True
        return possible(self.problem, condition, self.facts, self.problem.terrain.floor, self._exits)

    def has_key(self, color: str) -> bool:
        """True if marines could get a key of a color in this course."""
        return FactContext(self.problem, self.facts).got("key", color) > 0


def _never(condition: Condition | None) -> bool:
    return condition is not None and condition.kind == "never" and bool(condition.value)


def without_faults(scenario: Scenario, start: Space, unlocked: Collection[int], bridged: Iterable[Space]) -> Scenario:
    """The scenario with the locks of elements (by serial) removed, and with ways from the start to some spaces.

    A way is a pair of teleporters that lead only to each other. Pieces, areas and serials stay the same.
    """
    doors = tuple(door.having(key=None, needs=None) if door.serial in unlocked else door for door in scenario.doors)
    tokens = [token.having(needs=None) if token.serial in unlocked else token for token in scenario.tokens]
    for number, space in enumerate(bridged):
        near, far = f"bridge-{number}-near", f"bridge-{number}-far"
        tokens.append(Token(kind="teleporter", id=near, at=start, to=(Record(pad=far),)))
        tokens.append(Token(kind="teleporter", id=far, at=space, to=(Record(pad=near),)))
    return scenario.having(doors=doors, tokens=tuple(tokens))
