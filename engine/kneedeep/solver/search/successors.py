"""Successors of a node of the courses of play: the steps that marines can choose there."""

from collections.abc import Iterator

from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import Door
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.problem.problem_parts import Exit
from kneedeep.solver.search.marine_placements import possible
from kneedeep.solver.search.reachability import Node, PlanStep, Reachability, View
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

MOST_DOORS = 8
"""The most doors with relevant positions for which all positions are examined."""


class SuccessorGenerator(Reachability):
    """Generator of the steps of a problem's courses of play. See `Reachability` for `chosen`."""

    def __init__(self, problem: PlanningProblem, chosen: int | None = None) -> None:
        """Take a problem. Without `chosen`, only the branching facts are separate steps."""
        super().__init__(problem, chosen)
        self._gathered: dict[Node, list[Node]] = {}
        self._exit_doors = 0
        self._worked: list[tuple[Door, int, int]] = []
        for door in problem.terrain.doors:
            if door.kind != "passage":
                self._worked.append((door.element, door.number, problem.terrain.opened_from[door.number]))
                self._exit_doors |= bool(door.element.exit) << door.number

    # The start

    def start(self) -> list[Node]:
        """The nodes at the start. There are several if the position of a door matters at once."""
        problem = self.problem
        facts = problem.open_at_start << problem.layout.stand_at | problem.start_areas
        facts = self._grown(facts, facts)
        # Everything that a marine sees is revealed before anything else happens (RUL-12).
        before = -1
        while before != facts:
            before = facts
            for space in problem.starts:
                stand = facts >> problem.layout.stand_at & problem.layout.door_mask
                new = self._seen(facts, space, stand, 0) & ~facts
                facts = self._grown(facts | new, new)
        if not problem.starts:
            facts = self.settle(facts, 0)
        before = -1
        while before != facts:
            before = facts
            for space in problem.starts:
                facts = self.looked(facts, 0, space)
        self._split = len(self.parts(facts, problem.own_starts)) > 1
        return self.saturated(facts, problem.own_starts, Node(facts, problem.own_starts))

    # Facts taken for granted

    def saturated(self, facts: int, place: int, before: Node, shut: int = 0) -> list[Node]:
        """The nodes after everything that is not a separate step.

        `before`: the node where the team walked last. `shut`: the doors that it left shut there.
        """
        if facts & self.problem.lost:
            return []
        if not place and facts & self.problem.leaving:
            # All have left.
            return [Node(facts, 0)]
        layout = self.problem.layout
        spend(20)
        view = self.view(facts)
        if doubtful := view.decisive & facts >> layout.free_at:
            return self._by_positions(facts, place, doubtful, before, shut)
        found: dict[Node, None] = {}
        for space in each_number(place & view.live):
            if (after := self.looked(facts, 0, space)) != facts:
                place &= ~(1 << space)
                found.update(dict.fromkeys(self.saturated(after, 1 << space, before, shut)))
        parts = self.parts(facts, place)
        if self._split:
            parts = [union(parts)]
        for part in parts:
            node = Node(facts, part)
            if (nodes := self._gathered.get(node)) is None:
                after = self._gather(facts, part, view)
                nodes = self._gathered[node] = [node] if after == facts else self.saturated(after, part, node)
            found.update(dict.fromkeys(nodes))
        return list(found)

    def _by_positions(self, facts: int, place: int, doors: int, before: Node, shut: int) -> list[Node]:
        """The nodes with each of these doors left open or shut before."""
        layout = self.problem.layout
        numbers = list(each_number(doors))
        if len(numbers) > MOST_DOORS:
            self.truncated = True
            numbers = numbers[:MOST_DOORS]
        facts &= ~(doors << layout.free_at | doors << layout.stand_at)
        found: dict[Node, None] = {}
        for choice in range(1 << len(numbers)):
            opened = 0
            for index, door in enumerate(numbers):
                if choice >> index & 1:
                    opened |= layout.stand(door)
            left = shut | doors & ~(opened >> layout.stand_at)
            spaces = self._with_shut(before, place, left)
            for part in self.parts(facts | opened, spaces):
                found.update(dict.fromkeys(self.saturated(facts | opened, spaces & part, before, left)))
        return list(found)

    def _with_shut(self, before: Node, place: int, shut: int) -> int:
        """The spaces of `place` that the team can reach from its spaces before, and shut these doors behind it.

        The search walks backwards from each space, because nobody can shut a door after stepping past its corner. Doors
        that the team could not reach before keep their position.
        """
        shut &= self._reached_doors(before.within)
        if not shut:
            return place
        view, pads, within = self.view(before.facts), self.problem.pads, before.within
        standing = self.standing(view)
        links = [(pads[b].space, pads[a].space) for a, b in view.links]
        found, rest = 0, place
        while rest:
            part = alike = rest & -rest
            left = shut
            while left:
                part, both_ways = self.problem.terrain.walked(
                    part, within, ~within, view.passable & ~left, links, standing & ~left
                )
                if left == shut and alike & within and both_ways and len(view.mutual) == len(links):
                    alike = part & place
                if not (near := self._reached_doors(part & within) & left):
                    break
                left &= ~near
            else:
                found |= alike
            rest &= ~alike
        return found

    def _gather(self, facts: int, within: int, view: View) -> int:
        """The facts with everything that the team can gain here without a separate step."""
        problem, layout = self.problem, self.problem.layout
        course, chosen = view.course, self.chosen
        new = 0
        for action in problem.actions:
            if not action.bit & (chosen | facts) and (not action.spots or action.spots & within):
                if self._available(action, course):
                    new |= action.bit
        if within:
            new |= self._touched(facts, within, view)
        for watch in problem.watches:
            if not watch.bit & (chosen | facts) and problem.watch_posts(watch, facts) & within:
                new |= watch.bit
        for a, b in view.links:
            pad = problem.pads[a]
            if pad.used and not pad.used & (chosen | facts) and within >> pad.space & 1:
                if view.problem >> problem.pads[b].space & 1:
                    new |= pad.used
        for event in problem.events:
            if event.places and not event.bit & (chosen | facts):
                if possible(problem, event.when, facts, within, {}):
                    new |= event.bit
        freed = new >> layout.free_at & layout.door_mask
        after = (facts | new) & ~(freed << layout.stand_at)
        return self.settle(after, new & ~facts)

    def _touched(self, facts: int, within: int, view: View) -> int:
        """The doors that the team can now open and shut, and those it opens, as facts."""
        layout = self.problem.layout
        inner = self._inner_doors(facts & layout.area_mask)
        ready = self._reached_doors(within) & view.locks & ~view.decisive & (self._exit_doors | inner)
        chosen = self.chosen >> layout.open_at
        opened = facts >> layout.open_at
        if self.problem.doors_last:
            return (ready & ~(chosen | opened | facts >> layout.stand_at)) << layout.open_at
        # A door whose opening is a separate step is unchanged before that step.
        freed = ready & inner & ~(chosen & ~opened) & ~(facts >> layout.free_at)
        return (ready & ~(chosen | opened)) << layout.open_at | freed << layout.free_at

    @cached_method
    def _reached_doors(self, within: int) -> int:
        """The doors that are beside these spaces, without passages."""
        return union(1 << number for _element, number, spots in self._worked if spots & within)

    # Winning

    def ways_out(self, node: Node) -> dict[str, int]:
        """The exits with a name that the team can leave by, each with the spaces beside or on it."""
        view = self.view(node.facts)
        return {
            way.name: way.spots & node.within
            for way in self.problem.exits
            if way.name is not None and self._leads_out(way, node, view)
        }

    def _leads_out(self, way: Exit, node: Node, view: View) -> bool:
        facts = node.facts
        if not way.spots & node.within or facts & way.present != way.present or facts & way.absent:
            return False
        if way.door >= 0:
            return bool((view.locks | view.standing) >> way.door & 1)
        return self.problem.met(way.needs, view.course)

    def wins(self, node: Node) -> bool:
        """True if the marines can win here, with no other step than leaving and standing together."""
        problem = self.problem
        if node.facts & problem.won:
            return True
        ways = self.ways_out(node)
        return any(possible(problem, given, node.facts, node.within, ways) for given in problem.victories)

    # The steps that marines can choose

    def steps(self, node: Node) -> Iterator[tuple[PlanStep, int, int]]:
        """Yield each step with the facts and the team's spaces (as a bit set) after it."""
        view = self.view(node.facts)
        yield from self._lookouts(node, view)
        yield from self._doors(node, view)
        yield from self._teleports(node, view)
        yield from self._actions(node, view)
        yield from self._standings(node)
        yield from self._leavings(node, view)

    def after(self, node: Node) -> Iterator[tuple[PlanStep, Node]]:
        """Yield each step with the node it leads to. Steps by which the marines lose lead nowhere."""
        if not node.within and node.facts & self.problem.leaving:
            return
        for step, facts, place in self.steps(node):
            for following in self.saturated(facts, place, node):
                yield step, following

    def _lookouts(self, node: Node, view: View) -> Iterator[tuple[PlanStep, int, int]]:
        """Entering spaces that reveal something new, or where something happens to the entering marine."""
        facts = node.facts
        open_to = view.problem & self.problem.terrain.floor & view.live & ~view.stopped
        for space in each_number(open_to):
            for doors in self._entries(node, view, space):
                entered = self._left_open(facts, space, doors)
                if (after := self.looked(entered, 0, space, doors)) != entered:
                    yield PlanStep("look", None, space), after, 1 << space

    def _entries(self, node: Node, view: View, space: int) -> set[int]:
        """The sets of open doors, one for each way, while a marine steps or teleports from the team's space."""
        terrain, pads = self.problem.terrain, self.problem.pads
        found = set()
        if terrain.steps.bits[space] & node.within:
            found.add(0)
        for arc in terrain.arcs[terrain.region_at[space]]:
            if arc.start == space and node.within >> arc.end & 1:
                needed = {doors & ~view.standing for doors in arc.ways if not doors & ~view.passable}
                found |= {doors for doors in needed if terrain.worked_from(doors & ~self.standing(view), node.within)}
        for a, b in view.links:
            if pads[b].space == space and node.within >> pads[a].space & 1 and self._linked(view, a):
                found.add(0)
        return found

    def _left_open(self, facts: int, space: int, doors: int) -> int:
        """The facts after a step through doors. A door out of reach now remains open."""
        layout = self.problem.layout
        for door in each_number(doors):
            if not self.problem.terrain.opened_from[door] >> space & 1:
                facts = facts & ~(1 << layout.free_at + door) | layout.stand(door)
        return facts

    def _doors(self, node: Node, view: View) -> Iterator[tuple[PlanStep, int, int]]:
        """Opening doors: to unrevealed areas, doors whose opening is a separate step, and doors with texts."""
        layout = self.problem.layout
        facts = node.facts
        inner = self._inner_doors(facts & layout.area_mask)
        worked = self._reached_doors(node.within) & view.locks
        if self.problem.doors_last:
            worked &= ~view.standing
        for door, number, beside in self._worked:
            if not worked >> number & 1:
                continue
            spots = beside & node.within
            opened, stand = layout.open(number), layout.stand(number)
            known = bool(facts & opened) or not opened & self.chosen
            is_decisive = bool(view.decisive >> number & 1)
            if door.exit:
                if not known:
                    yield PlanStep("open", door, -1, opened), self.settle(facts | opened, opened), spots
                continue
            if inner >> number & 1 and not is_decisive and known:
                continue
            if facts & stand and inner >> number & 1 and (is_decisive or not known):
                yield PlanStep("shut", door, -1), facts & ~stand, spots
                if is_decisive:
                    continue
            if facts & stand and not inner >> number & 1:
                continue
            for space in each_number(spots):
                after = facts | opened | (stand if is_decisive else 0)
                settled = self.looked(after, opened & ~facts, space, 1 << number)
                yield PlanStep("open", door, space, opened), settled, 1 << space

    def _teleports(self, node: Node, view: View) -> Iterator[tuple[PlanStep, int, int]]:
        """Teleports to unrevealed areas, one-way teleports, and first ones that are separate steps."""
        problem, facts = self.problem, node.facts
        for a, b in view.links:
            pad, other = problem.pads[a], problem.pads[b]
            if not node.within >> pad.space & 1 or not problem.terrain.floor >> other.space & 1:
                continue
            if view.stopped >> other.space & 1 or node.within >> other.space & 1 and self._linked(view, a):
                continue
            area = 1 << problem.terrain.area_at[other.space]
            new = (area | pad.used) & ~facts
            after = self.looked(facts | new, new, other.space)
            yield PlanStep("teleport", pad.element, pad.space, pad.used), after, 1 << other.space

    def _actions(self, node: Node, view: View) -> Iterator[tuple[PlanStep, int, int]]:
        for action in self.problem.actions:
            if action.bit & self.chosen and (not action.spots or action.spots & node.within):
                if self._available(action, view.course):
                    place = action.spots & node.within if action.spots else node.within
                    spot = (place & -place).bit_length() - 1 if action.spots else -1
                    after = self.settle(node.facts | action.bit, action.bit)
                    # On spaces where something then happens to a marine, that is a step of its own.
                    live = 0 if action.spots else place & self.view(after).live & ~view.live
                    for space in each_number(live):
                        yield PlanStep(action.kind, action.element, space, action.bit), after, 1 << space
                    if place & ~live or not live:
                        yield PlanStep(action.kind, action.element, spot, action.bit), after, place & ~live

    def _standings(self, node: Node) -> Iterator[tuple[PlanStep, int, int]]:
        """Events that happen when marines stand together in places."""
        for event in self._trippers:
            if not node.facts & event.bit and self.problem.marines > 1:
                if possible(self.problem, event.when, node.facts, node.within, {}):
                    after = self.settle(node.facts | event.bit, event.bit)
                    yield PlanStep("stand", event.element, -1, event.bit), after, node.within

    def _leavings(self, node: Node, view: View) -> Iterator[tuple[PlanStep, int, int]]:
        for way in self.problem.exits:
            if way.leave and self._leads_out(way, node, view):
                gone = (node.facts & self.problem.leaving).bit_count()
                for bit in way.leave:
                    if not node.facts & bit:
                        after = self.settle(node.facts | bit, bit)
                        place = node.within if gone + 1 < self.problem.marines else 0
                        yield PlanStep("leave", way.element, -1, bit), after, place
                        break


__all__ = ["Node", "SuccessorGenerator", "PlanStep", "View"]
