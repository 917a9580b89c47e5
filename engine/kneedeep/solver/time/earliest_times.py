"""Earliest times: the point of movement, counted from the start, from which facts can hold.

Every time here is a lower bound. The proof: time is counted in movement points. A sprinting marine has S points a round
(`points_of`), and its time at the beginning of round r is S (r - 1), whatever it left unspent. If it spends s points
from then on and is in round r', then s <= S (r' - r + 1) + A, where A is the sum of all adrenaline in reach. So nothing
with time t can happen before round (t - A) / S, rounded up. Another marine may cause an awaited event at any moment of
a round, so a wait lasts only until the beginning of that round (`begun`). Kills, looks and judgements take no time,
figures are in nobody's way, and a marine needs all of several needs, in any order.
"""

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

from kneedeep.board.board import STEP
from kneedeep.board.script.conditions import place_of
from kneedeep.board.walk_costs import door_cost
from kneedeep.model.geometry.bits import each_bit, each_number, numbers_of, union
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import spaces_of
from kneedeep.solver.problem.problem_parts import Need
from kneedeep.solver.search.fixpoint import Achieved
from kneedeep.solver.time.movement_points import points_of, rounds_of

FAR = 1 << 40
"""The time of something that never happens."""

Times = dict[int, int]
"""Fact (as a bit) -> the least points until it holds."""

Costs = Sequence[int]
"""For every space the least points until a marine is there, -1 if that is impossible."""


class EarliestTimes:
    """Least times in a problem in which everything is revealed.

    With several marines, a marine who passes a door need not have opened it. It waits until the round in
    which somebody can have opened it begins, at no cost.
    """

    def __init__(self, achieved: Achieved) -> None:
        """Take everything that can ever be achieved. Nothing else has a time."""
        self.achieved = achieved
        self.problem = achieved.problem
        scenario = self.problem.board.scenario
        self.toll = door_cost(scenario.ruleset)
        self.points = points_of(scenario, self.problem.marines)

    @cached_property
    def adrenaline(self) -> int:
        """The number of adrenaline tokens in reach."""
        problem = self.problem
        count = 0
        for thing in problem.tokens:
            if thing.element.kind == "adrenaline" and thing.spaces & self.achieved.within:
                count += thing.element.count
        for bit, given in problem.supplies_of("adrenaline", None):
            if self.achieved.has(bit) and not any(action.bit == bit for action in problem.actions):
                count += given
        return count

    def begun(self, time: int) -> int:
        """The points at the beginning of the earliest round in which something with this time can happen."""
        return FAR if time >= FAR else (self.rounds(time) - 1) * self.points.sprint

    def rounds(self, time: int) -> int:
        """The earliest round in which these points can be spent, with adrenaline."""
        return rounds_of(time - self.points.adrenaline * self.adrenaline, self.points.sprint)

    def floor(self, fact: int) -> int:
        """The time before which an action is impossible, wherever marines are. None is known here."""
        return 0

    # Walking

    @cached_property
    def _steps(self) -> tuple[list[int], dict[int, list[tuple[int, tuple[int, ...]]]]]:
        """All steps with every door open. The times of opening are looked up during the search.

        For each space the ends (as bits) of steps that pass no door, and by space the ends and ways of those that do.
        """
        problem = self.problem
        free = list(problem.board.steps({door.number for door in problem.terrain.doors}, STEP).bits)
        crossed = {(arc.start, arc.end): arc.ways for arcs in problem.terrain.arcs for arc in arcs if arc.ways != (0,)}
        through: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
        for (start, end), ways in crossed.items():
            if free[start] >> end & 1:
                free[start] ^= 1 << end
                through.setdefault(start, []).append((end, ways))
        return free, through

    def costs(self, sources: Mapping[int, int], times: Times) -> Costs:
        """The least time at every space for a marine who is on one of the sources (space -> time)."""
        problem = self.problem
        doors = {door.number: self._passable(door.number, times) for door in problem.terrain.doors}
        free, through = self._steps
        entered = self.achieved.within
        links: dict[int, list[tuple[int, int]]] = {}
        for a, b in problem.links(self.achieved.course):
            if (works := max(self._pad_time(a, times), self._pad_time(b, times))) < FAR:
                links.setdefault(problem.pads[a].space, []).append((problem.pads[b].space, self.begun(works)))
        found = [-1] * len(problem.board.spaces)
        fronts: dict[int, int] = {}
        for space, time in sources.items():
            fronts[time] = fronts.get(time, 0) | 1 << space
        waiting = list(fronts)
        heapq.heapify(waiting)
        unseen = -1
        while waiting:
            now = heapq.heappop(waiting)
            front = fronts.pop(now) & unseen
            unseen &= ~front
            beside = 0
            later: dict[int, int] = {}
            for space in numbers_of(front):
                found[space] = now
                beside |= free[space]
                for other, ways in through.get(space, ()):
                    time = self._through(now, ways, doors) + 1
                    later[time] = later.get(time, 0) | 1 << other
                for other, wait in links.get(space, ()):
                    time = max(now, wait) + 1
                    later[time] = later.get(time, 0) | 1 << other
            later[now + 1] = later.get(now + 1, 0) | beside
            for time, others in later.items():
                fresh = others & unseen & entered
                if fresh and time < FAR:
                    if time not in fronts:
                        heapq.heappush(waiting, time)
                    fronts[time] = fronts.get(time, 0) | fresh
        return found

    @staticmethod
    def _through(now: int, ways: Iterable[int], doors: Mapping[int, int]) -> int:
        return min(max(now, *(doors[door] for door in each_number(way))) if way else now for way in ways)

    def _passable(self, door: int, times: Times) -> int:
        """The time until which a door delays a marine. Another may have opened it."""
        laid = self.problem.board.doors[door]
        opens = self.opening(door, times)
        if laid.kind == "passage" or laid.element.open:
            return self.begun(opens)
        return max(self.begun(opens), self.begun(min(times.get(self.problem.layout.open(door), FAR), FAR)))

    def _pad_time(self, number: int, times: Times) -> int:
        pad = self.problem.pads[number]
        return min(self.need_time(pad.needs, times), times.get(pad.switched_on, FAR))

    def opening(self, door: int, times: Times) -> int:
        """The time from which a door can be worked, or is open by itself."""
        problem, layout = self.problem, self.problem.layout
        laid = problem.board.doors[door]
        by_script = times.get(layout.stand(door), FAR)
        if laid.kind == "passage":
            return by_script
        lock = problem.locks.get(door)
        if laid.element.open or lock is None:
            return 0
        own = self.need_time(lock.needs, times)
        if lock.key is not None:
            own = max(own, self._got(times, "key", lock.key, 1))
        return min(own, by_script, times.get(lock.waived, FAR))

    # When things hold

    def need_time(self, needs: Need, times: Times) -> int:
        """The time from which a need holds."""
        if needs is None:
            return 0
        if isinstance(needs, int):
            return times.get(needs, FAR)
        return self.time(needs, times, None)

    def _got(self, times: Times, thing: str, color: str | None, count: int) -> int:
        gained = sorted((times.get(bit, FAR), each) for bit, each in self.problem.supplies_of(thing, color))
        for time, each in gained:
            count -= each
            if count <= 0:
                return time
        return FAR

    def time(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        """The earliest time from which a condition holds.

        `costs`: those of each start space. Without them nobody's place is known, and places cost nothing.
        """
        # Looks, kills and judgements need no walking that could be counted.
        timed = _TIMES.get(condition.kind)
        return 0 if timed is None else timed(self, condition, times, costs)

    def _all(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        return max((self.time(part, times, costs) for part in condition.value), default=0)

    def _any(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        return min((self.time(part, times, costs) for part in condition.value), default=FAR)

    def _some(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        count = condition.value
        parts = sorted(self.time(part, times, costs) for part in condition.params.get("of", ()))
        return parts[count - 1] if 0 < count <= len(parts) else FAR if count else 0

    def _after_rounds(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        return int(condition.value) * self.points.sprint

    def _held(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        more = int(condition.params.get("rounds", 1)) - 1
        return self._at(condition, times, costs) + more * self.points.sprint

    def _having(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        params = condition.params
        return self._got(times, str(condition.value), params.get("color"), int(params.get("count", 1)))

    def _brought_about(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        return min((times.get(bit, FAR) for bit in each_bit(self.problem.resting_on(condition))), default=FAR)

    def _at(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        place = place_of(condition)
        if costs is None or place is None:
            return 0
        spaces = spaces_of(self.problem, place)
        who = 1 if condition.kind == "hold" else condition.params.get("who", "any")
        return self._nth(who, [nearest(one, spaces) for one in costs])

    def _nth(self, who: object, reached: list[int]) -> int:
        """The time when enough marines (any, all or a number) are there, if the earliest come first.

        If there are more start spaces than marines, it is unknown which ones are used.
        """
        count = self.problem.marines if who == "all" else who if isinstance(who, int) else 1
        return sorted(reached)[min(count, len(reached)) - 1]

    def _leaving(self, condition: Condition, times: Times, costs: Sequence[Costs] | None) -> int:
        if costs is None:
            return 0
        return self._nth(
            condition.params.get("who", "all"), [self._out(str(condition.value), times, one) for one in costs]
        )

    def _out(self, name: str, times: Times, costs: Costs) -> int:
        """The time when one marine has left by a way. Leaving costs a point. A single marine opens the door too."""
        best = FAR
        for way in self.problem.exits:
            if way.name != name:
                continue
            near = nearest(costs, way.spots)
            if way.door < 0:
                best = min(best, max(near, self.begun(self.need_time(way.needs, times))) + 1)
                continue
            time = max(near, self.begun(self.opening(way.door, times)))
            shut = self.problem.marines == 1 and not self.problem.board.doors[way.door].element.open
            best = min(best, time + (self.toll if shut else 0) + 1)
        return best

    # Consequences

    @cached_property
    def untimed(self) -> Times:
        """The facts without any walking that could be counted: seen areas, killed figures, used pads."""
        layout = self.problem.layout
        timed = layout.door_mask << layout.open_at
        timed |= union(action.bit for action in self.problem.actions)
        timed |= union(event.bit for event in self.problem.events if event.kind != "lost")
        timed |= union(grown.widening for grown in self.problem.effect_masks.values())
        return dict.fromkeys(each_bit(self.achieved.facts & ~timed), 0)

    def settled(self, times: Times, costs: Sequence[Costs] | None = None) -> Times:
        """The times, with all immediate consequences."""
        found = dict(times)
        changed = True
        while changed:
            changed = False
            for event in self.problem.events:
                if event.kind != "lost":
                    changed |= _earlier(found, event.bit, self.time(event.when, found, costs))
            for bit, grown in self.problem.effect_masks.items():
                if bit in found:
                    for made in each_bit(grown.widening):
                        changed |= _earlier(found, made, found[bit])
        return found


_TIMES: Mapping[str, Callable[[EarliestTimes, Condition, Times, Sequence[Costs] | None], int]] = {
    "all": EarliestTimes._all,
    "any": EarliestTimes._any,
    "count": EarliestTimes._some,
    "round": EarliestTimes._after_rounds,
    "rounds": EarliestTimes._after_rounds,
    "hold": EarliestTimes._held,
    "reach": EarliestTimes._at,
    "spaces": EarliestTimes._at,
    "exit": EarliestTimes._leaving,
    "never": lambda timed, condition, times, costs: FAR if condition.value else 0,
    "got": EarliestTimes._having,
    **dict.fromkeys(("flag", "use", "destroy", "open"), EarliestTimes._brought_about),
}


def nearest(costs: Costs, spaces: int) -> int:
    """The least points until a marine is on one of some spaces (bits), FAR if none can be."""
    return min((costs[space] for space in each_number(spaces) if costs[space] >= 0), default=FAR)


def _earlier(times: Times, bit: int, time: int) -> bool:
    if time < times.get(bit, FAR):
        times[bit] = time
        return True
    return False
