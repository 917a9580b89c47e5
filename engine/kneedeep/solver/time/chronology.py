"""Chronology: the least time of everything that can happen, including seen areas and killed figures."""

from collections.abc import Iterator, Sequence

from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.geometry.bits import each_bit, each_number
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.solver.time.earliest_times import FAR, Costs, Times
from kneedeep.solver.time.time_bounds import TimeBounds

_PASSES = 12
"""The most passes. Fewer passes also give lower bounds."""


class Chronology(TimeBounds):
    """Least times, including looks and fights.

    An area is seen when a door beside it is open, when a marine arrives by a teleporter or when a step reveals it.
    A figure is killed when its area has been seen and it has been set up. Adrenaline is not counted.
    """

    def __init__(self, achieved: Achieved) -> None:
        super().__init__(achieved)
        self.adrenaline = 0
        self._floors: Times = {}
        starts = dict.fromkeys(each_number(self.problem.own_starts), 0)
        for _ in range(_PASSES):
            self.times = self._together(starts)
            self.walks = self.costs(starts, self.times)
            seen = dict(self._seen())
            floors = seen | {action.bit: self._shown(action.areas, seen) for action in self.problem.actions}
            for action in self.problem.actions:
                floors[action.bit] = max(floors[action.bit], *(self.at(bit) for bit in each_bit(action.present)), 0)
            if floors == self._floors:
                break
            self._floors, self.untimed = floors, self.untimed | seen

    def at(self, fact: int) -> int:
        """The least time of a fact, 0 if unknown."""
        time = max(self.times.get(fact, 0), self._floors.get(fact, 0))
        return time if time < FAR else 0

    def floor(self, fact: int) -> int:
        return self._floors.get(fact, 0)

    def time(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        if condition.kind in ("reveal", "clear", "kill"):
            bits = self.problem.resting_on(condition)
            return min((self._floors.get(bit, 0) for bit in each_bit(bits)), default=0)
        return super().time(condition, times, costs)

    def condition(self, condition: Condition) -> int:
        """The least time of a condition, 0 if unknown."""
        time = self.time(condition, self.times, [self.walks] * self.problem.marines)
        names = {leaf.value for leaf in leaves_of(condition) if leaf.kind == "exit"}
        doors = [way.door for way in self.problem.exits if way.name in names and way.door >= 0]
        time = max(time, min((self.at(self.problem.layout.open(door)) for door in doors), default=0))
        return time if time < FAR else 0

    @staticmethod
    def _shown(areas: int, seen: Times) -> int:
        return min((seen.get(bit, 0) for bit in each_bit(areas)), default=0)

    def _seen(self) -> Iterator[tuple[int, int]]:
        """Yield the areas, as facts, with their least times."""
        problem, terrain, layout = self.problem, self.problem.terrain, self.problem.layout
        for area in each_number(0 if problem.all_revealed else self.achieved.facts & layout.area_mask):
            joined = problem.looking.together(area, problem.open_at_start)
            waits = [
                min(self.times.get(bit, FAR) for bit in (layout.open(door), layout.stand(door)))
                for door, beside in terrain.areas_beside.items()
                if beside & joined and beside & ~joined
            ]
            arrivals = [pad.space for pad in problem.pads if joined >> terrain.area_at[pad.space] & 1]
            waits += [self.walks[space] for space in arrivals if self.walks[space] >= 0]
            waits += [
                self.times.get(bit, FAR) for bit, grown in problem.effect_masks.items() if grown.widening & joined
            ]
            time = 0 if joined & problem.start_areas else min(waits, default=0)
            yield 1 << area, time if time < FAR else 0
