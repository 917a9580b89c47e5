"""Time bounds: the least movement points, and rounds, that the marines need until something holds."""

import heapq
from collections.abc import Iterable, Iterator, Mapping

from kneedeep.board.script.conditions import leaves_of, place_of
from kneedeep.model.geometry.bits import each_bit, each_number, union
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import spaces_of
from kneedeep.solver.problem.problem_parts import PlanAction
from kneedeep.solver.search.fixpoint import without
from kneedeep.solver.time.earliest_times import FAR, Costs, EarliestTimes, Times, nearest

MOST_TASKS = 9
"""The most tasks of a single marine that are tried in every order. Above it, each is timed for a marine of its own."""


class TimeBounds(EarliestTimes):
    """Least times, in movement points, in a problem in which everything is revealed.

    See `EarliestTimes` for the reasons. Several marines work side by side, and take turns at doors. A single
    marine walks to everything itself, and pays once for every indispensable door. Nobody is fragged: a
    respawn may put a marine nearer to its goal. Rule: board geometry, `walk`.
    """

    def least(self, goal: Condition) -> int | None:
        """The least points until a condition holds, None if it never does."""
        if not self.achieved.holds(goal):
            return None
        starts = list(each_number(self.problem.own_starts))
        times = self._together(starts)
        found = self.time(goal, times, [self.costs({space: 0}, times) for space in starts])
        if self.problem.marines == 1:
            tasks = self._tasks(goal)
            if len(tasks) <= MOST_TASKS:
                alone = self._alone(goal, starts, tasks)
                found = max(found, alone + self.toll * self._indispensable(goal)) if alone is not None else FAR
        return found if found < FAR else None

    def after(self, first: Condition, goal: Condition) -> int | None:
        """The least points from the moment of one condition to that of another, None if it never holds.

        Only the goal itself must come after the first condition. Everything else may be done before, every door that
        does not need that condition may be open, and one of several marines may wait at any place within reach
        without it.
        """
        if not self.achieved.holds(goal):
            return None
        problem = self.problem
        spots = waits = 0
        for leaf in leaves_of(first):
            spots |= self._spots(leaf)
            waits |= problem.resting_on(leaf)
        before = without(problem, waits)
        # Rounds may have gone by before.
        late = self._needed(goal) & ~union(action.bit for action in problem.actions if action.kind == "wait")
        opened = problem.layout.door_mask << problem.layout.open_at
        times = self.untimed | {bit: 0 for bit in each_bit(self.achieved.facts) if not late & bit or bit & opened}
        sources = (spots or self.achieved.within) | (before.within if problem.marines > 1 else 0)
        begin = dict.fromkeys(each_number(sources), 0)
        times = self._spread(begin, times)
        found = self.time(goal, times, [self.costs(begin, times)])
        return found if found < FAR else None

    def _spots(self, leaf: Condition) -> int:
        """The spaces from which a single condition is satisfied."""
        if (place := place_of(leaf)) is not None:
            return spaces_of(self.problem, place)
        bits = self.problem.resting_on(leaf)
        return union(action.spots for action in self.problem.actions if action.bit & bits)

    # Side by side

    def _together(self, starts: Iterable[int]) -> Times:
        """The least time of every fact if each task has its own marine."""
        return self._spread(dict.fromkeys(starts, 0), self.untimed)

    def _spread(self, sources: Mapping[int, int], times: Times) -> Times:
        """The least time of every fact, given places and times of starting marines and facts that already hold."""
        times = dict(times)
        before: Times = {}
        while times != before:
            before = dict(times)
            costs = self.costs(sources, times)
            for action in self.problem.actions:
                if self.achieved.has(action.bit):
                    time = nearest(costs, action.spots) if action.spots else 0
                    time = max(time, self.begun(self.need_time(action.needs, times)), self.floor(action.bit))
                    if action.kind == "wait":
                        time = int(action.element) * self.points.sprint
                    times[action.bit] = min(time, times.get(action.bit, FAR))
            for number, spots in self.problem.terrain.opened_from.items():
                near = nearest(costs, spots)
                if near < FAR and self.problem.board.doors[number].kind != "passage":
                    time = max(near, self.begun(self.opening(number, times))) + self.toll
                    bit = self.problem.layout.open(number)
                    times[bit] = min(time, times.get(bit, FAR))
            times = self.settled(times, [costs])
        return times

    # Alone

    def _needed(self, goal: Condition) -> int:
        """The facts that contribute to a condition or a lock, including those on the way."""
        problem = self.problem
        found = problem.facts_behind(goal)
        for lock in problem.locks.values():
            found |= problem.facts_behind(lock.needs) | problem.keys_to(lock)
            found |= lock.waived | problem.layout.stand(lock.door)
        found |= union(event.bit for event in problem.events if event.kind == "passage")
        for pad in problem.pads:
            found |= pad.switched_on | problem.facts_behind(pad.needs)
        before = 0
        while before != found:
            before = found
            found = problem.with_causes(found)
            for action in problem.actions:
                if action.bit & found:
                    found |= problem.facts_behind(action.needs)
        return found

    def _indispensable(self, goal: Condition) -> int:
        """The number of shut doors that must be opened on every way, if only marines open them."""
        problem, layout = self.problem, self.problem.layout
        scripted = union(grown.made for grown in problem.effect_masks.values())
        count = 0
        for door in problem.terrain.doors:
            bit = layout.open(door.number)
            by_hand = not (door.kind == "passage" or door.element.open or door.element.exit)
            if by_hand and self.achieved.has(bit) and not scripted & (bit | layout.stand(door.number)):
                count += not without(problem, bit).holds(goal)
        return count

    def _tasks(self, goal: Condition) -> list[int]:
        """The actions, by number, that a single marine may have to walk to."""
        needed = self._needed(goal)
        return [
            number
            for number, action in enumerate(self.problem.actions)
            if action.bit & needed and action.spots and self.achieved.has(action.bit)
        ]

    def _alone(self, goal: Condition, starts: Iterable[int], tasks: list[int]) -> int | None:
        """The least points of one marine who does every task in the best order. Doors cost nothing here."""
        actions = self.problem.actions
        opened = self.achieved.facts & self.problem.layout.door_mask << self.problem.layout.open_at
        free = self.untimed | dict.fromkeys(each_bit(opened), 0)
        for action in actions:
            if not action.spots and self.achieved.has(action.bit):
                free[action.bit] = int(action.element) * self.points.sprint if action.kind == "wait" else 0
        waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, space, ()) for space in starts]
        done: set[tuple[int, frozenset[int]]] = set()
        best = FAR
        while waiting:
            now, space, order = heapq.heappop(waiting)
            if now >= best:
                break
            key = (space, frozenset(order))
            if key in done:
                continue
            done.add(key)
            times = self.settled(free | {actions[task].bit: 0 for task in order})
            costs = self.costs({space: now}, times)
            best = min(best, max(now, self.time(goal, times, [costs])))
            for task in (task for task in tasks if task not in order):
                for time, spot in self._ready(actions[task], times, costs):
                    heapq.heappush(waiting, (time, spot, (*order, task)))
        return best if best < FAR else None

    def _ready(self, action: PlanAction, times: Times, costs: Costs) -> Iterator[tuple[int, int]]:
        """Yield the spots of an action that can be reached by walking, each with its earliest time there."""
        wait = self.begun(self.need_time(action.needs, times))
        for spot in each_number(action.spots) if wait < FAR else ():
            if costs[spot] >= 0:
                yield max(costs[spot], wait), spot
