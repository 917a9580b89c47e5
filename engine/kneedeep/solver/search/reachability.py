"""Reachability: consequences of facts, and the spaces that the team can reach without causing more."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from kneedeep.board.script.conditions import holds, leaves_of, place_of
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.solver.problem.fact_index import FactContext, spaces_of
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.problem.problem_parts import PlanAction, PlanEvent
from kneedeep.solver.search.marine_placements import standing_at
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend


class Node(NamedTuple):
    """A node of the courses of play: the facts, and the spaces where the team can walk without causing any."""

    facts: int
    within: int


class PlanStep(NamedTuple):
    """An action of the marines.

    It is open, shut, look, take, use, destroy, kill, wait, judge, teleport, stand, leave, summon, see, defeat or
    collect. `element`: of the scenario (for wait a number, for judge a text, for a kill of a kind its name). `spot`:
    the space it is done from, -1 if that is not fixed. `fact`: the bit it makes, 0 if it only reveals.
    """

    kind: str
    element: Any
    spot: int
    fact: int = 0


class View(NamedTuple):
    """The situation under some facts: the record, the marines' doors, open doors, obstacles to walking."""

    course: FactContext
    locks: int
    standing: int
    passable: int
    decisive: int
    problem: int
    live: int
    stopped: int
    sight_blocks: int
    links: tuple[tuple[int, int], ...]
    mutual: frozenset[tuple[int, int]]
    """Those of the links that lead back too."""


class Reachability:
    """Walks in a problem. `chosen`: facts that only come from a separate step.

    The team walks as one: every marine can do what one can. Doors in the marines' hands can be left open or shut.
    Their position is part of the facts if it decides what is seen. Otherwise it is ignored.
    """

    def __init__(self, problem: PlanningProblem, chosen: int | None = None) -> None:
        """Take a problem. Without `chosen`, only the branching facts are separate steps."""
        self.problem = problem
        self.chosen = problem.branching if chosen is None else chosen
        self.truncated = False
        inner = (door.number for door in problem.terrain.doors if door.kind != "passage" and not door.element.exit)
        self._inner_areas = {door: problem.terrain.areas_beside[door] for door in inner}
        self._trippers = tuple(event for event in problem.events if event.places and event.bit & self.chosen)
        self._prompts = tuple(action for action in problem.actions if action.prompt and action.bit & self.chosen)
        self._watches = tuple(watch for watch in problem.watches if watch.bit & self.chosen)
        self._lasting = tuple(_lasting_passages(problem))
        self._split = False
        self._parts: dict[tuple[object, ...], list[int]] = {}
        self._own_parts: dict[tuple[tuple[object, ...], int], int] = {}

    # Automatic consequences

    def settle(self, facts: int, new: int, space: int = -1) -> int:
        """The facts with all immediate consequences of new ones, with a marine on `space` (-1: unknown)."""
        while True:
            facts = self._grown(facts, new)
            if not (new := self._next(facts, space)):
                return facts
            facts |= new

    def looked(self, facts: int, new: int, space: int, doors: int = 0) -> int:
        """The settled facts after a marine on `space` has seen everything, with these doors open too.

        Rule: RUL-12: what comes in sight is revealed before anything else happens.
        """
        layout = self.problem.layout
        while True:
            if doors:
                # Doors shut by a step are no longer open.
                doors &= self._grown(facts | doors << layout.stand_at, new) >> layout.stand_at
            facts = self._grown(facts, new)
            stand = facts >> layout.stand_at & layout.door_mask
            new = self._seen(facts, space, stand, doors) & ~facts or self._next(facts, space)
            if not new:
                return facts
            facts |= new

    def _grown(self, facts: int, new: int) -> int:
        """The facts with the consequences of new ones.

        Rule: scenario format, doors: a passage whose `needs` once held is open for ever, whatever shuts it.
        """
        effect_masks = self.problem.effect_masks
        while new:
            bit = new & -new
            new ^= bit
            if (grown := effect_masks.get(bit)) is not None:
                after = facts & ~grown.unmade | grown.made
                for passage, stand in self._lasting:
                    if after & passage:
                        after |= stand
                new |= after & ~facts
                facts = after
        return facts

    def _next(self, facts: int, space: int) -> int:
        """The fact of the first event that happens now, or of a forced action of a marine there. 0 if there is none."""
        spend(1 + len(self.problem.events))
        for event in self.problem.events:
            if not facts & event.bit and self._fires(event, facts, space):
                return event.bit
        if space >= 0:
            for action in self._prompts:
                if action.spots >> space & 1 and self._available(action, FactContext(self.problem, facts)):
                    return action.bit
            for watch in self._watches:
                if not facts & watch.bit and self.problem.watch_posts(watch, facts) >> space & 1:
                    return watch.bit
        return 0

    def _seen(self, facts: int, space: int, stand: int, doors: int) -> int:
        looking, revealed = self.problem.looking, facts & self.problem.layout.area_mask
        if not looking.together(self.problem.terrain.area_at[space], stand | doors) & ~revealed:
            return 0
        blocks = self.problem.obstacles(facts)[1]
        if doors and not doors & (doors - 1):
            return looking.look_through(space, doors.bit_length() - 1, stand, blocks, revealed)
        return looking.look(space, stand | doors, blocks)

    def _fires(self, event: PlanEvent, facts: int, space: int) -> bool:
        problem = self.problem
        standing = standing_at(problem, event.when, space) if event.places and space >= 0 else None
        return holds(event.when, FactContext(problem, facts, standing, timeless=event.timeless))

    def _available(self, action: PlanAction, course: FactContext) -> bool:
        facts = course.facts
        if facts & (action.bit | action.absent) or facts & action.present != action.present:
            return False
        if action.areas and not facts & action.areas:
            return False
        return self.problem.met(action.needs, course)

    # Where the team can walk

    @cached_method
    def view(self, facts: int) -> View:
        """The situation under some facts."""
        problem, layout = self.problem, self.problem.layout
        spend(20 + len(problem.events) + len(problem.actions))
        course = FactContext(problem, facts)
        revealed = facts & layout.area_mask
        locks = problem.locks_held(course)
        standing = facts >> layout.stand_at & layout.door_mask
        stopped, sight_blocks = problem.obstacles(facts)
        worked = locks & self._inner_doors(revealed)
        needed = 0
        if worked and problem.looking.bordering(revealed, standing):
            needed = problem.looking.decisive_doors(revealed, standing & ~worked, sight_blocks, worked)
        opened = facts >> layout.open_at & layout.door_mask
        usable = worked & (opened | ~(self.chosen >> layout.open_at))
        live = problem.looking.live(revealed, standing, sight_blocks) if ~revealed & layout.area_mask else 0
        if self._trippers or self._prompts or self._watches:
            live |= self._trips(facts, course)
        links = tuple(problem.links(course)) if problem.pads else ()
        return View(
            course,
            locks,
            standing,
            standing | usable & ~needed,
            needed,
            self._ground_of(revealed),
            live,
            stopped,
            sight_blocks,
            links,
            frozenset(links) & frozenset((b, a) for a, b in links),
        )

    @cached_method
    def _ground_of(self, revealed: int) -> int:
        return union(self.problem.terrain.area_bits[area] for area in each_number(revealed))

    @cached_method
    def _inner_doors(self, revealed: int) -> int:
        """The doors with revealed areas on both sides, passages and exits left out."""
        return union(1 << door for door, areas in self._inner_areas.items() if areas & revealed == areas)

    def _trips(self, facts: int, course: FactContext) -> int:
        """The spaces where a marine's presence causes something that is a separate step."""
        problem = self.problem
        found = 0
        for action in self._prompts:
            if self._available(action, course):
                found |= action.spots
        for watch in self._watches:
            if not facts & watch.bit:
                found |= problem.watch_posts(watch, facts)
        for event in self._trippers:
            if facts & event.bit:
                continue
            places = [place for leaf in leaves_of(event.when) if (place := place_of(leaf)) is not None]
            for space in each_number(union(spaces_of(problem, place) for place in places)):
                if self._fires(event, facts, space):
                    found |= 1 << space
        return found

    def parts(self, facts: int, place: int) -> list[int]:
        """The bit sets of connected parts for a team that may be on any space of `place`."""
        view = self.view(facts)
        found = []
        # A space that can't be entered can't be returned to: a marine on one has a separate part.
        barred = place & (view.live | view.stopped)
        rest = place & ~barred
        while rest:
            part = self._known_part(view, (rest & -rest).bit_length() - 1)
            found.append(part)
            rest &= ~part
        found += [self._part(view, space)[0] for space in each_number(barred)]
        return found

    def _known_part(self, view: View, space: int) -> int:
        """The part around a space, cached for all facts with the same walking."""
        spend(2 + len(view.links) // 4)
        used = tuple(self._linked(view, a) for a, _b in view.links)
        shut = view.passable & self.problem.terrain.cornered & ~self.standing(view)
        key = (view.problem, view.live, view.stopped, view.passable, shut, view.links, used)
        parts = self._parts.setdefault(key, [])
        for part in parts:
            if part >> space & 1:
                return part
        if (own := self._own_parts.get((key, space))) is None:
            own, both_ways = self._part(view, space)
            if both_ways:
                parts.append(own)
            else:
                self._own_parts[key, space] = own
        return own

    def _part(self, view: View, space: int) -> tuple[int, bool]:
        """The spaces to which a space leads and from which it can be reached, and whether all reach each other."""
        part, both_ways = self._flood(view, space)
        ways = [
            (self.problem.pads[a].space, self.problem.pads[b].space)
            for a, b in view.links
            if (a, b) not in view.mutual and self._linked(view, a)
        ]
        if not ways:
            return part, both_ways
        parts, arcs = [part], set()
        for index, own in enumerate(parts):
            for start, end in ways:
                if own >> start & 1 and not own >> end & 1 and self._enterable(view, end):
                    known = next((n for n, other in enumerate(parts) if other >> end & 1), len(parts))
                    if known == len(parts):
                        beyond, there_too = self._flood(view, end)
                        parts.append(beyond)
                        both_ways = both_ways and there_too
                    arcs.add((index, known))
        return union(parts[index] for index in _leading_to(0, arcs)), both_ways

    def standing(self, view: View) -> int:
        """The doors that are open, or can be left in any position by the marines (bits)."""
        return view.standing | view.course.facts >> self.problem.layout.free_at & self.problem.layout.door_mask

    def _linked(self, view: View, pad: int) -> bool:
        """True if a teleport from a pad is not a separate step."""
        used = self.problem.pads[pad].used
        return not used & self.chosen or bool(used & view.course.facts)

    def _enterable(self, view: View, space: int) -> bool:
        return bool((view.problem & self.problem.terrain.floor & ~(view.live | view.stopped)) >> space & 1)

    def _flood(self, view: View, space: int) -> tuple[int, bool]:
        pads = self.problem.pads
        spend(2 + len(view.links) // 3)
        links = [
            (pads[a].space, pads[b].space) for a, b in view.links if (a, b) in view.mutual and self._linked(view, a)
        ]
        stopped, standing = view.live | view.stopped, self.standing(view)
        return self.problem.terrain.walked(1 << space, view.problem, stopped, view.passable, links, standing)


def _lasting_passages(problem: PlanningProblem) -> Iterator[tuple[int, int]]:
    """Yield the facts of passages that a step may shut. They are open for good once their `needs` held."""
    shut = union(grown.unmade for grown in problem.effect_masks.values())
    for event in problem.events:
        stand = problem.effect_masks[event.bit].made & shut if event.kind == "passage" else 0
        if stand:
            yield event.bit, stand


def _leading_to(end: int, arcs: Iterable[tuple[int, int]]) -> set[int]:
    """The nodes from which arcs lead to a node, including itself."""
    found, waiting = {end}, [end]
    while waiting:
        here = waiting.pop()
        new = {first for first, second in arcs if second == here} - found
        found |= new
        waiting += new
    return found
