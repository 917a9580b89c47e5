"""The fixpoint: everything that marines can ever achieve, in the order in which it becomes possible."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.board.script.conditions import holds, wanting
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.fact_index import FactContext, named_areas
from kneedeep.solver.problem.planning_problem import PlanningProblem
from kneedeep.solver.problem.problem_parts import Exit, Need, PlanAction
from kneedeep.solver.search.marine_placements import ever_possible
from kneedeep.solver.search.state_space import Exploration
from kneedeep.solver.search.successors import PlanStep
from kneedeep.support.work_budget import spend


class Achieved(NamedTuple):
    """Everything that marines can ever achieve in a problem.

    `facts`, `within`: all facts that ever hold and all spaces ever reached, as bits. `order`: the order of
    becoming possible. `wins`: the marines can win. `exact`: this is not too much (else closing steps, one-way ways or
    leaving marines were not fully examined, and it is an upper bound).
    """

    problem: PlanningProblem
    facts: int
    within: int
    order: tuple[PlanStep, ...]
    wins: bool
    exact: bool

    @property
    def course(self) -> FactContext:
        """The record of all facts together, without places of marines."""
        return FactContext(self.problem, self.facts)

    @property
    def revealed(self) -> tuple[str, ...]:
        """The ids of the areas that can be revealed."""
        return named_areas(self.problem, self.facts & self.problem.layout.area_mask)

    @property
    def locks_held(self) -> int:
        """The doors that marines can ever open and shut, as bits. Passages are in `standing`."""
        return self.problem.locks_held(self.course)

    @property
    def standing(self) -> int:
        """The doors and passages that can ever be opened automatically or by the script, as bits."""
        layout = self.problem.layout
        return self.facts >> layout.stand_at & layout.door_mask

    @property
    def deeds(self) -> tuple[PlanStep, ...]:
        """The order without looks and automatic events."""
        events = {event.bit for event in self.problem.events}
        return tuple(step for step in self.order if step.kind != "look" and step.fact not in events)

    def has(self, bit: int) -> bool:
        """True if a fact can ever hold."""
        return bool(self.facts & bit)

    def holds(self, condition: Condition | None) -> bool:
        """True if a condition can ever hold, with marines standing and leaving as it requires."""
        if condition is None:
            return True
        return ever_possible(self.problem, condition, self.facts, self.within, ways_out(self))

    def wanting(self, condition: Condition | None) -> tuple[Condition, ...]:
        """The single conditions that prevent a condition from ever holding. Empty if it can hold."""
        if self.holds(condition):
            return ()
        missing = wanting(condition, self.course)
        return tuple(leaf for leaf in missing if not self.holds(leaf)) or missing

    def meets(self, needs: Need) -> bool:
        """True if a need can ever hold."""
        return self.has(needs) if isinstance(needs, int) else self.holds(needs)


def without(problem: PlanningProblem, barred: int) -> Achieved:
    """The achievable facts if some facts never hold, ignoring closing steps and one-way ways.

    The excluded facts are facts of actions and, for doors, the facts of having been opened.
    """
    return _Widening(problem, barred).run()


def achieve(problem: PlanningProblem, exploration: Exploration | None = None) -> Achieved:
    """The facts that marines can ever achieve in a problem.

    Where closing steps, one-way ways or marines who leave matter, the result is the union of the nodes of
    `exploration`. Without it, or if not all nodes were gone through, it is the least fixpoint that ignores
    both (`exact` says). Rule: scenario format, *Solvability stays decidable*.
    """
    widest = _Widening(problem).run()
    if widest.exact or exploration is None:
        return widest
    if not exploration.exhaustive:
        return widest._replace(wins=widest.wins and exploration.wins) if exploration.wins else widest
    order = tuple(step for step in widest.order if not step.fact or exploration.facts & step.fact)
    return Achieved(problem, exploration.facts, exploration.within, order, exploration.wins, True)


def one_way(problem: PlanningProblem) -> bool:
    """True if some teleporter leads to a place from which none leads back."""
    pads = problem.pads
    plain: dict[str | None, set[int]] = {}
    back: dict[int, set[int]] = {}
    for number, pad in enumerate(pads):
        if pad.to is None:
            plain.setdefault(pad.element.color, set()).add(number)
        else:
            needing = {target for target, needs in pad.to if needs is not None}
            back[number] = {target for target, _needs in pad.to} - needing
    for number, ways in back.items():
        # Pads of its color without `to` lead to it.
        if plain.get(pads[number].element.color, set()) - ways:
            return True
        for target, _needs in pads[number].to or ():
            if target != number and target in back and number not in back[target]:
                return True
            if target not in back and pads[target].element.color != pads[number].element.color:
                return True
    return False


def ways_out(achieved: Achieved) -> dict[str, int]:
    """The named exits that marines can ever leave by, each with the spaces from which they can."""
    problem = achieved.problem
    return {
        way.name: way.spots & achieved.within
        for way in problem.exits
        if way.name is not None and _leads_out(problem, way, achieved.facts, achieved.within)
    }


def _leads_out(problem: PlanningProblem, way: Exit, facts: int, within: int) -> bool:
    if not way.spots & within or facts & way.present != way.present:
        return False
    course = FactContext(problem, facts)
    if way.door >= 0:
        stand = facts >> problem.layout.stand_at & problem.layout.door_mask
        return bool((problem.locks_held(course) | stand) >> way.door & 1)
    return problem.met(way.needs, course)


class _Widening:
    """The least fixpoint: closing steps are skipped, and one-way ways never lose anything."""

    def __init__(self, problem: PlanningProblem, barred: int = 0) -> None:
        self.problem = problem
        self.barred = barred
        self.kept_shut = barred >> problem.layout.open_at & problem.layout.door_mask
        self.terrain = problem.terrain
        self.order: list[PlanStep] = []
        self.facts = 0
        self.within = problem.own_starts
        self.elements: dict[str, object] = {area.id: area for area in problem.board.scenario.areas}
        self.blocks = problem.obstacles(0)[1]

    def run(self) -> Achieved:
        problem, layout = self.problem, self.problem.layout
        stand = problem.open_at_start
        facts = stand << layout.stand_at | problem.start_areas
        self.make(facts | union(problem.looking.look(space, stand, self.blocks) for space in problem.starts))
        while self.advance():
            pass
        achieved = Achieved(problem, self.facts, self.within, tuple(self.order), False, True)
        ways = ways_out(achieved)
        wins = bool(self.facts & problem.won) or any(
            ever_possible(problem, given, self.facts, self.within, ways) for given in problem.victories
        )
        losing = any(
            ever_possible(problem, event.when, self.facts, self.within, ways)
            for event in problem.events
            if event.kind == "lost"
        )
        exact = not self.facts & (problem.binding | problem.leaving) and not losing and not one_way(problem)
        return achieved._replace(wins=wins, exact=exact)

    def make(self, new: int) -> None:
        """Add facts and everything that follows from them immediately, without closing steps."""
        problem = self.problem
        new &= ~self.facts
        while new:
            self.facts |= new
            revealed = 0 if problem.all_revealed else new & problem.layout.area_mask
            for area in each_number(revealed):
                name = self.terrain.areas[area]
                # An area that pieces name and nothing defines goes by its name.
                self.order.append(PlanStep("reveal", self.elements.get(name, name), -1, 1 << area))
            following = 0
            while new:
                bit = new & -new
                new ^= bit
                if bit in problem.effect_masks:
                    following |= problem.effect_masks[bit].widening
            if not (new := following & ~self.facts):
                # Who has left is a matter of the moment: `advance` asks whether they can at once.
                course = FactContext(problem, self.facts & ~problem.leaving)
                spend(2 + len(problem.events))
                for event in problem.events:
                    if event.kind != "lost" and not self.facts & event.bit and holds(event.when, course):
                        new |= event.bit
                        self.order.append(PlanStep(event.kind, event.element, -1, event.bit))

    def advance(self) -> bool:
        """Walk on, then add the next facts. Returns True if anything was new."""
        problem = self.problem
        before = self.facts, self.within
        course = FactContext(problem, self.facts)
        locks = problem.locks_held(course) & ~self.kept_shut
        self.walk(course, locks)
        for action in problem.actions:
            if not action.bit & (self.facts | self.barred) and self.can(action):
                spots = action.spots & self.within
                self.order.append(PlanStep(action.kind, action.element, (spots & -spots).bit_length() - 1, action.bit))
                self.make(action.bit)
        for event in problem.events:
            if event.places and event.kind != "lost" and not event.bit & self.facts:
                if ever_possible(problem, event.when, self.facts, self.within, self.exits()):
                    self.order.append(PlanStep(event.kind, event.element, -1, event.bit))
                    self.make(event.bit)
        if (self.facts, self.within) != before:
            return True
        return self.open_one(locks) or self.teleport(course) or self.leave() or self.watch(locks) or self.see()

    def exits(self) -> dict[str, int]:
        return ways_out(Achieved(self.problem, self.facts, self.within, (), False, True))

    def can(self, action: PlanAction) -> bool:
        facts = self.facts
        if action.spots and not action.spots & self.within or facts & action.present != action.present:
            return False
        if action.areas and not facts & action.areas:
            return False
        return self.problem.met(action.needs, FactContext(self.problem, facts))

    def walk(self, course: FactContext, locks: int) -> None:
        """Walk on. A door that is not open must first be opened from a space beside it.

        Rule: board geometry, *Steps and adjacency*: a figure on one of the four spaces beside a door may open it.
        """
        layout = self.problem.layout
        problem = union(self.terrain.area_bits[area] for area in each_number(self.facts & layout.area_mask))
        stand = self.facts >> layout.stand_at & layout.door_mask
        links = [(self.problem.pads[a].space, self.problem.pads[b].space) for a, b in self.problem.links(course)]
        stopped = self.problem.obstacles(self.facts)[0] & ~self.placed_steps()
        self.within |= self.terrain.walked(self.within, problem, stopped, stand | locks, links, stand)[0]

    def placed_steps(self) -> int:
        """Obstacles from closing steps. They are left out here."""
        return union(blocker.spaces for blocker in self.problem.blockers if blocker.present)

    def open_one(self, locks: int) -> bool:
        """Open an unopened door, doors that reveal nothing first."""
        stand = self.problem.open_at_start if self.problem.doors_last else 0
        for fresh in (False, True):
            for door, spots in self.doors(locks & ~stand):
                near, far = self.terrain.sides[door]
                element = self.problem.board.doors[door].element
                # A marine who opens an exit has left and sees nothing behind it.
                hidden = 0 if element.exit else self.hidden(near | far)
                if bool(hidden) != fresh:
                    continue
                opened = self.problem.layout.open(door)
                if not opened & self.facts:
                    self.order.append(PlanStep("open", element, (spots & -spots).bit_length() - 1, opened))
                elif not fresh:
                    continue
                self.make(opened)
                for space in each_number(spots) if fresh else ():
                    self.make(self.seen_through(space, door))
                return True
        return False

    def doors(self, locks: int) -> Iterator[tuple[int, int]]:
        """The doors beside marines that they can open, with the marines' spaces."""
        for door in self.terrain.doors:
            if locks >> door.number & 1 and door.kind != "passage":
                if spots := self.terrain.opened_from[door.number] & self.within:
                    yield door.number, spots

    def hidden(self, spaces: int) -> int:
        return union(1 << self.terrain.area_at[space] for space in each_number(spaces)) & ~self.facts

    def seen_through(self, space: int, door: int) -> int:
        layout = self.problem.layout
        stand = self.facts >> layout.stand_at & layout.door_mask
        revealed = self.facts & layout.area_mask
        joined = self.problem.looking.together(self.terrain.area_at[space], stand | 1 << door)
        if not joined & ~revealed:
            return 0
        return self.problem.looking.look_through(space, door, stand, self.sight_blocks(), revealed)

    def sight_blocks(self) -> int:
        placed = union(blocker.present for blocker in self.problem.blockers)
        return self.problem.obstacles(self.facts & ~placed)[1]

    def teleport(self, course: FactContext) -> bool:
        """Use teleporters for the first time, or to an unrevealed area."""
        problem = self.problem
        stand = self.facts >> problem.layout.stand_at & problem.layout.door_mask
        for a, b in problem.links(course):
            pad, space = problem.pads[a], problem.pads[b].space
            if not self.within >> pad.space & 1 or not self.terrain.floor >> space & 1:
                continue
            area = 1 << self.terrain.area_at[space]
            if area & ~self.facts or pad.used & ~self.facts:
                self.order.append(PlanStep("teleport", pad.element, pad.space, pad.used))
                self.make(area | pad.used | problem.looking.look(space, stand, self.sight_blocks()))
                return True
        return False

    def see(self) -> bool:
        """See the triggers of events: portals that summon, areas. Rule: RUL16-151, RUL16-180."""
        for watch in self.problem.watches:
            if not watch.bit & (self.facts | self.barred):
                if posts := self.problem.watch_posts(watch, self.facts) & self.within:
                    spot = (posts & -posts).bit_length() - 1
                    self.order.append(PlanStep(watch.kind, watch.element, spot, watch.bit))
                    self.make(watch.bit)
                    return True
        return False

    def leave(self) -> bool:
        before = self.facts
        for way in self.problem.exits:
            if way.leave and _leads_out(self.problem, way, self.facts, self.within):
                for bit in way.leave:
                    if not bit & self.facts:
                        self.order.append(PlanStep("leave", way.element, -1, bit))
                        self.make(bit)
        return self.facts != before

    def watch(self, locks: int) -> bool:
        """Reveal areas seen from a distance: over open borders, through doors that are open or can be left open."""
        problem, layout = self.problem, self.problem.layout
        revealed = self.facts & layout.area_mask
        stand = self.facts >> layout.stand_at & layout.door_mask
        blocks = self.sight_blocks()
        doors = (door for door, _spots in self.doors(locks) if not problem.board.doors[door].element.exit)
        left_open = union(1 << door for door in doors)
        for opened in (stand, stand | left_open):
            for area in each_number(problem.looking.bordering(revealed, opened)):
                joined = problem.looking.together(area, opened) & ~revealed
                for other in each_number(joined):
                    if spots := problem.looking.seeing(other, opened, blocks) & self.within:
                        self.order.append(PlanStep("look", None, (spots & -spots).bit_length() - 1))
                        self.make(1 << other)
                        return True
        return False
