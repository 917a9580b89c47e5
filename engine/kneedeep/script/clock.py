"""The clock: how many movement points, and rounds, the marines need at least until something holds."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from functools import cached_property

from kneedeep.board.board import STEP
from kneedeep.board.walking import TOLL
from kneedeep.geometry.bits import each_number
from kneedeep.geometry.walk import Walk
from kneedeep.scenario.script import Condition
from kneedeep.script.conditions import leaves_of, place_of
from kneedeep.script.facts import spaces_of
from kneedeep.script.fixpoint import Achieved, without
from kneedeep.script.ground import Ground, Need

SPRINT = 8
"""Points of a sprinting marine. Rule: 2004 rulebook p. 6 (actions)."""

ADRENALINE = 4
"""Points more, once for each token. Rule: 2004 rulebook p. 9; RUL-42."""

CARD_BONUS = 0
"""The largest known bonus of a marine card: no number in the card data is sure, so none is counted."""

FAR = 1 << 40
"""A time that never comes."""

MOST_TASKS = 9
"""So many tasks of a single marine are put into every order; beyond, each is timed as if another marine saw to it."""


class Clock:
    """Least times, in movement points, on a ground on which everything is revealed.

    Several marines work side by side: each lock opens for all as soon as the first of them could see to it, and each
    pays for the doors he passes. A single marine walks to everything himself, and pays once for every door that he
    can't do without. Rule: board geometry, `walk`.
    """

    def __init__(self, achieved: Achieved) -> None:
        """Take everything that can ever be achieved: what can't be has no time."""
        self.achieved = achieved
        self.ground: Ground = achieved.ground
        self.toll = TOLL[self.ground.board.scenario.ruleset]

    def rounds(self, points: int, bonus: int = CARD_BONUS) -> int:
        """Return in which round so many points are spent at the earliest, adrenaline used."""
        left = points - ADRENALINE * self.adrenaline
        return max(1, -(-left // (SPRINT + bonus)))

    @cached_property
    def adrenaline(self) -> int:
        """Return how many adrenaline tokens are in reach."""
        ground = self.ground
        count = 0
        for thing in ground.tokens:
            if thing.element.kind == "adrenaline" and thing.spaces & self.achieved.within:
                count += 1
        for bit, given in ground.supplies_of("adrenaline", None):
            if self.achieved.has(bit) and not any(action.bit == bit for action in ground.actions):
                count += given
        return count

    def least(self, goal: Condition, starts: int | None = None) -> int | None:
        """Return the least points until a condition holds, None when it never does.

        `starts`: where the marines begin, as a bit set (default: their start spaces).
        """
        if not self.achieved.holds(goal):
            return None
        begin = self.ground.own_starts if starts is None else starts
        if self.ground.marines == 1 and starts is None:
            tasks = self._tasks(goal)
            if len(tasks) <= MOST_TASKS:
                tolls, self.toll = self.toll * self._indispensable(goal), 0
                points = self._alone(goal, begin, tasks)
                self.toll = TOLL[self.ground.board.scenario.ruleset]
                return None if points is None else points + tolls
        times = self._together(begin)
        found = max(self._time(goal, times, self._costs({space: 0}, times)) for space in each_number(begin))
        return found if found < FAR else None

    def after(self, first: Condition, goal: Condition) -> int | None:
        """Return the least points from when one condition holds until another does, everything else done before."""
        if not self.achieved.holds(goal):
            return None
        spots = 0
        for leaf in leaves_of(first):
            spots |= self._spots(leaf)
        times = {bit: 0 for bit in self._bits(self.achieved.facts) if not self._needed(goal) & bit}
        costs = self._costs(dict.fromkeys(each_number(spots or self.achieved.within), 0), times)
        for action in self.ground.actions:
            if action.bit & self._needed(goal) and action.spots:
                reached = [costs[space] for space in each_number(action.spots) if costs[space] >= 0]
                times[action.bit] = min(reached, default=FAR)
            elif action.bit & self._needed(goal):
                times[action.bit] = 0
        found = self._time(goal, self._settled(times), costs)
        return found if found < FAR else None

    # Walking

    @cached_property
    def _walk(self) -> Walk:
        """All steps with every door open and every toll paid; which doors open when is asked on the way."""
        board = self.ground.board
        every = {door.number for door in self.ground.terrain.doors}
        return Walk(board.steps(every, STEP))

    @cached_property
    def _crossed(self) -> dict[tuple[int, int], tuple[int, ...]]:
        found = {}
        for arcs in self.ground.terrain.arcs:
            for arc in arcs:
                if arc.ways != (0,):
                    found[arc.start, arc.end] = arc.ways
        return found

    def _costs(self, sources: dict[int, int], times: dict[int, int]) -> list[int]:
        """Least time at every space, -1 where nobody ever gets to."""
        ground = self.ground
        toll = self.toll
        opening = {door.number: self._opening(door.number, times) for door in ground.terrain.doors}
        crossed, arcs = self._crossed, self._walk.arcs
        entered = self.achieved.within
        links: dict[int, list[int]] = {}
        for a, b in ground.links(self.achieved.course):
            if max(self._pad_time(a, times), self._pad_time(b, times)) < FAR:
                links.setdefault(ground.pads[a].space, []).append(ground.pads[b].space)
        found = [-1] * len(ground.board.spaces)
        waiting = [(time, space) for space, time in sources.items()]
        heapq.heapify(waiting)
        while waiting:
            now, space = heapq.heappop(waiting)
            if found[space] >= 0:
                continue
            found[space] = now
            for other, cost in arcs[space]:
                if found[other] < 0 and entered >> other & 1:
                    ways = crossed.get((space, other))
                    time = now + cost if ways is None else self._through(now, cost, ways, opening, toll)
                    if time < FAR:
                        heapq.heappush(waiting, (time, other))
            for other in links.get(space, ()):
                if found[other] < 0 and entered >> other & 1:
                    wait = max(
                        self._pad_time(self._pad_at(space), times), self._pad_time(self._pad_at(other), times)
                    )
                    heapq.heappush(waiting, (max(now, self._from_round(wait)) + 1, other))
        return found

    def _through(self, now: int, cost: int, ways: Iterable[int], opening: dict[int, int], toll: int) -> int:
        best = FAR
        for doors in ways:
            time = now
            for door in each_number(doors):
                time = max(time, self._from_round(opening[door]))
                passage = self.ground.board.doors[door].kind == "passage"
                time += 0 if passage or self.ground.board.doors[door].element.open else toll
            best = min(best, time + cost)
        return best

    @staticmethod
    def _from_round(time: int) -> int:
        """The points that a marine who comes later in the round may have left unspent by then."""
        return time if time >= FAR else max(0, (-(-time // SPRINT) - 1) * SPRINT)

    def _pad_at(self, space: int) -> int:
        return next(number for number, pad in enumerate(self.ground.pads) if pad.space == space)

    def _pad_time(self, number: int, times: dict[int, int]) -> int:
        pad = self.ground.pads[number]
        return min(self._need_time(pad.needs, times), times.get(pad.switched_on, FAR))

    def _opening(self, door: int, times: dict[int, int]) -> int:
        """From when on a door can be passed."""
        ground, layout = self.ground, self.ground.layout
        laid = ground.board.doors[door]
        by_script = times.get(layout.stand(door), FAR)
        if laid.kind == "passage":
            return by_script
        if laid.element.open:
            return 0
        lock = ground.locks.get(door)
        if lock is None:
            return 0
        own = self._need_time(lock.needs, times)
        if lock.key is not None:
            own = max(own, self._got(times, "key", lock.key, 1))
        return min(own, by_script, times.get(lock.waived, FAR))

    # When things hold

    def _need_time(self, needs: Need, times: dict[int, int]) -> int:
        if needs is None:
            return 0
        if isinstance(needs, int):
            return times.get(needs, FAR)
        return self._time(needs, times, None)

    def _got(self, times: dict[int, int], thing: str, color: str | None, count: int) -> int:
        gained = sorted((times.get(bit, FAR), each) for bit, each in self.ground.supplies_of(thing, color))
        for time, each in gained:
            count -= each
            if count <= 0:
                return time
        return FAR

    def _time(self, condition: Condition, times: dict[int, int], costs: list[int] | None) -> int:
        """From when on a condition holds; without `costs` nobody's place is known, and places cost nothing."""
        kind, value, params = condition.kind, condition.value, condition.params
        if kind == "all":
            return max((self._time(part, times, costs) for part in value), default=0)
        if kind == "any":
            return min((self._time(part, times, costs) for part in value), default=FAR)
        if kind == "count":
            parts = sorted(self._time(part, times, costs) for part in params.get("of", ()))
            return parts[value - 1] if 0 < value <= len(parts) else FAR if value else 0
        if kind in ("round", "rounds"):
            return int(value) * SPRINT
        if kind == "hold":
            return self._at(condition, costs) + (int(params.get("rounds", 1)) - 1) * SPRINT
        if kind in ("reach", "spaces"):
            return self._at(condition, costs)
        if kind == "exit":
            return self._leaving(str(value), times, costs)
        if kind == "never":
            return 0 if not value else FAR
        if kind == "got":
            return self._got(times, str(value), params.get("color"), int(params.get("count", 1)))
        if kind in ("flag", "use", "destroy", "open"):
            bits = self.ground.resting_on(condition)
            return min((times.get(bit, FAR) for bit in self._bits(bits)), default=FAR)
        # What is seen, killed or judged takes no walking that could be counted on.
        return 0

    def _at(self, condition: Condition, costs: list[int] | None) -> int:
        place = place_of(condition)
        if costs is None or place is None:
            return 0
        reached = [costs[space] for space in each_number(spaces_of(self.ground, place)) if costs[space] >= 0]
        return min(reached, default=FAR)

    def _leaving(self, name: str, times: dict[int, int], costs: list[int] | None) -> int:
        if costs is None:
            return 0
        best = FAR
        toll = TOLL[self.ground.board.scenario.ruleset]
        for way in self.ground.exits:
            if way.name != name:
                continue
            for space in each_number(way.spots):
                if costs[space] < 0:
                    continue
                if way.door >= 0:
                    time = max(costs[space], self._from_round(self._opening(way.door, times)))
                    shut = not self.ground.board.doors[way.door].element.open
                    best = min(best, time + (toll if shut else 0) + 1)
                else:
                    time = max(costs[space], self._from_round(self._need_time(way.needs, times)))
                    best = min(best, time + 1)
        return best

    @staticmethod
    def _bits(facts: int) -> Iterable[int]:
        while facts:
            bit = facts & -facts
            yield bit
            facts ^= bit

    def _spots(self, leaf: Condition) -> int:
        """The spaces from which a single condition is made true."""
        place = place_of(leaf)
        if place is not None:
            return spaces_of(self.ground, place)
        bits = self.ground.resting_on(leaf)
        return self._union(action.spots for action in self.ground.actions if action.bit & bits)

    @staticmethod
    def _union(sets: Iterable[int]) -> int:
        found = 0
        for bits in sets:
            found |= bits
        return found

    # Side by side

    def _together(self, starts: int) -> dict[int, int]:
        """The least time of every fact when each task has its own marine."""
        times: dict[int, int] = {}
        before: dict[int, int] = {-1: 0}
        while times != before:
            before = dict(times)
            costs = self._costs(dict.fromkeys(each_number(starts), 0), times)
            for action in self.ground.actions:
                if self.achieved.has(action.bit):
                    reached = [costs[space] for space in each_number(action.spots) if costs[space] >= 0]
                    time = 0 if not action.spots else min(reached, default=FAR)
                    time = max(time, self._from_round(self._need_time(action.needs, times)))
                    if action.kind == "wait":
                        time = int(action.element) * SPRINT
                    times[action.bit] = min(time, times.get(action.bit, FAR))
            self._openings(costs, times)
            times = self._settled(times, costs)
        return times

    def _openings(self, costs: list[int], times: dict[int, int]) -> None:
        toll = self.toll
        for number, (near, far) in self.ground.terrain.sides.items():
            reached = [costs[space] for space in each_number(near | far) if costs[space] >= 0]
            if reached and self.ground.board.doors[number].kind != "passage":
                time = max(min(reached), self._from_round(self._opening(number, times))) + toll
                bit = self.ground.layout.open(number)
                times[bit] = min(time, times.get(bit, FAR))

    def _settled(self, times: dict[int, int], costs: list[int] | None = None) -> dict[int, int]:
        """Times with all that follows at once."""
        found = dict(times)
        changed = True
        while changed:
            changed = False
            for event in self.ground.events:
                if event.kind != "lost":
                    changed |= self._earlier(found, event.bit, self._time(event.when, found, costs))
            for bit, grown in self.ground.outgrowths.items():
                if bit in found:
                    for made in self._bits(grown.widening):
                        changed |= self._earlier(found, made, found[bit])
        return found

    @staticmethod
    def _earlier(times: dict[int, int], bit: int, time: int) -> bool:
        if time < times.get(bit, FAR):
            times[bit] = time
            return True
        return False

    # Alone

    def _needed(self, goal: Condition) -> int:
        """The facts from which a condition and every lock can come to hold, those on the way included."""
        ground = self.ground
        found = self._union(ground.resting_on(leaf) for leaf in leaves_of(goal))
        for lock in ground.locks.values():
            if isinstance(lock.needs, Condition):
                found |= self._union(ground.resting_on(leaf) for leaf in leaves_of(lock.needs))
            if lock.key is not None:
                found |= self._union(bit for bit, _count in ground.supplies_of("key", lock.key))
            found |= lock.waived | ground.layout.stand(lock.door)
        for event in ground.events:
            if event.kind == "passage":
                found |= event.bit
        for pad in ground.pads:
            found |= pad.switched_on
            if isinstance(pad.needs, Condition):
                found |= self._union(ground.resting_on(leaf) for leaf in leaves_of(pad.needs))
        before = 0
        while before != found:
            before = found
            for event in ground.events:
                if event.bit & found:
                    found |= self._union(ground.resting_on(leaf) for leaf in leaves_of(event.when))
            for bit, grown in ground.outgrowths.items():
                if grown.made & found:
                    found |= bit
            for action in ground.actions:
                if action.bit & found and isinstance(action.needs, Condition):
                    found |= self._union(ground.resting_on(leaf) for leaf in leaves_of(action.needs))
        return found

    def _indispensable(self, goal: Condition) -> int:
        """How many shut doors have to be opened, whatever way is taken."""
        doors = [
            door for door in self.ground.terrain.doors if door.kind != "passage" and not door.element.open
        ]
        bits = [self.ground.layout.open(door.number) for door in doors]
        return sum(not without(self.ground, bit).holds(goal) for bit in bits if self.achieved.has(bit))

    def _tasks(self, goal: Condition) -> list[int]:
        """The actions, by number, that a single marine may have to walk to."""
        needed = self._needed(goal)
        return [
            number
            for number, action in enumerate(self.ground.actions)
            if action.bit & needed and action.spots and self.achieved.has(action.bit)
        ]

    def _alone(self, goal: Condition, starts: int, tasks: list[int]) -> int | None:
        """The least points of one marine who sees to every task himself, in the best order."""
        actions = self.ground.actions
        free = {
            action.bit: int(action.element) * SPRINT if action.kind == "wait" else 0
            for action in actions
            if not action.spots and self.achieved.has(action.bit)
        }
        waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, space, ()) for space in each_number(starts)]
        done: set[tuple[int, frozenset[int]]] = set()
        costs_at: dict[tuple[int, frozenset[int]], list[int]] = {}
        best = FAR
        while waiting:
            now, space, order = heapq.heappop(waiting)
            if now >= best:
                break
            key = (space, frozenset(order))
            if key in done:
                continue
            done.add(key)
            times = dict(free)
            times.update((actions[task].bit, 0) for task in order)
            for opened in self._bits(
                self.achieved.facts & self.ground.layout.door_mask << self.ground.layout.open_at
            ):
                times.setdefault(opened, 0)
            times = self._settled(times)
            costs = costs_at[key] = self._costs({space: 0}, times)
            best = min(best, now + self._time(goal, times, costs))
            for task in tasks:
                action = actions[task]
                if task in order or self._need_time(action.needs, times) >= FAR:
                    continue
                for spot in each_number(action.spots):
                    if costs[spot] >= 0:
                        heapq.heappush(waiting, (now + costs[spot], spot, (*order, task)))
        return best if best < FAR else None
