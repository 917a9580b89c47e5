"""The set-up of a planning problem and the meaning of its facts, for conditions, locks and routes."""

from collections.abc import Callable, Iterator
from functools import cached_property

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import ONLY, Branch, Script, figures_of, script_of, tokens_of
from kneedeep.board.script.conditions import holds, leaves_of
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import Condition, Figure
from kneedeep.solver.problem import problem_parts
from kneedeep.solver.problem.fact_index import FactContext, FactIndex
from kneedeep.solver.problem.portals import Portal
from kneedeep.solver.problem.regions import RegionGraph
from kneedeep.solver.problem.visibility import AreaVisibility
from kneedeep.support.cached_method import cached_method
from kneedeep.support.work_budget import spend

FLOORS = 8
"""The number of floors with cached sight, shared by boards of one plan."""


class PlanningProblems:
    """Shared data of the problems of one board: its script, and terrain and sight for each floor."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.script: Script = script_of(board)

    def terrain(self, floor: int) -> RegionGraph:
        """The terrain with that floor."""
        return self.looking(floor).terrain

    @cached_method
    def looking(self, floor: int) -> AreaVisibility:
        """Sight queries on that floor, taken from an earlier board if nothing in them differs."""
        board = self.board
        key = (floor, board.doors)
        return board.derived.of("looking", key, lambda: AreaVisibility(RegionGraph(board, floor)), FLOORS)


class FactQueries:
    """The contents of a problem, and its queries for conditions, locks and walkers."""

    def __init__(self, problems: PlanningProblems, marines: int, branch: Branch = ONLY, *, manual: bool = True) -> None:
        """Store the set-up. `Ground` compiles the possible actions of marines."""
        self.problems, self.board, self.marines = problems, problems.board, marines
        self.branch, self.manual = branch, manual
        self.script = problems.script
        self._places = [step for step in self.script.effects if step.kind == "place"]
        self._number_of_step = {id(step): number for number, step in enumerate(self._places)}
        placed = self.script.placed(self.board)
        self.tokens = tokens_of(self.board, marines, branch, placed)
        self.figures = figures_of(self.board, marines, branch, placed)
        self._removed = {step.value for step in self.script.effects if step.kind == "remove"}
        self._lost = {step.value for step in self.script.effects if step.kind == "lose"}
        floor = self.board.lattice.everywhere & ~self._fixed_obstacles()
        self.terrain = problems.terrain(floor)
        self.looking = problems.looking(floor)
        self.layout = FactIndex(len(self.terrain.areas), len(self.board.doors))
        self.won, self.lost = self.layout.bit("won"), self.layout.bit("lost")
        self.actions: list[problem_parts.PlanAction] = []
        self.events: list[problem_parts.PlanEvent] = []
        self.watches: list[problem_parts.Watch] = []
        self.portals: list[Portal] = []
        self.coming: dict[str, list[Portal]] = {}
        """Kind of demon -> the portals with a group that has it; only kinds that some condition wants killed."""
        features = self.board.edition.features
        self.all_revealed = "hidden areas" not in features
        """Whether all areas are revealed from the beginning. Rule: RUL16-02."""
        self.doors_last = "closing doors" not in features
        """Whether a door that was opened is gone for good. Rule: RUL16-69."""
        self.locks: dict[int, problem_parts.Lock] = {}
        self.pads: list[problem_parts.Pad] = []
        self.exits: list[problem_parts.Exit] = []
        self.effect_masks: dict[int, problem_parts.EffectMask] = {}
        self.leaving = 0
        self.waits: list[tuple[int, int]] = []
        self._supplies: list[tuple[str, str | None, str | None, int, int]] = []
        self._kills: dict[str, list[tuple[int, int]]] = {}
        self.killed_with: dict[int, tuple[Figure, ...]] = {}
        """By the fact of a kill the figures that die besides the one it is named after."""
        self._by_name: dict[tuple[str, str], int] = {}
        self._unlocked = 0
        self._area_kills: dict[int, int] = {}
        self._sight_blocks = 0
        self._opened_by_steps = 0
        self.blockers: list[problem_parts.Blocker] = []
        self.victories: list[Condition] = []
        self.branching = self.irreversible = self.binding = 0

    def _fixed_obstacles(self) -> int:
        fixed = (thing for thing in self.tokens if problem_parts.stops(thing.type) and thing.step is None)
        return union(thing.spaces for thing in fixed if not (thing.any_space or thing.element.id in self._removed))

    # Facts for conditions

    @cached_method
    def supplies_of(self, thing: str, color: str | None) -> tuple[tuple[int, int], ...]:
        """(fact, number) of everything that counts as such a thing."""
        return tuple(
            (bit, count)
            for kind, item, own_color, count, bit in self._supplies
            if thing in (kind, item) and (color is None or color == own_color)
        )

    def keys_to(self, lock: problem_parts.Lock) -> int:
        """The facts that marines have a key that fits a lock."""
        return union(bit for bit, _ in self.supplies_of("key", lock.key)) if lock.key is not None else 0

    def kills_of(self, name: str) -> list[tuple[int, int]]:
        """(fact, number) of the figures of an id, group or kind."""
        return self._kills.get(name, [])

    def bits_of(self, kind: str, name: str) -> int:
        """The facts `use`, `destroy` or `leave` of the elements of a name."""
        return self._by_name.get((kind, name), 0)

    def opening(self, door: str) -> int:
        """The facts that a door, or `any` door, has been opened."""
        layout = self.layout
        if door == "any":
            return layout.door_mask << layout.open_at | self._opened_by_steps
        number = self.door_number(door)
        return 0 if number is None else layout.open(number) | layout.known("opened", number)

    def opening_by_marines(self, door: str) -> int:
        """The facts that marines have opened a door, or `any` door. Rule: RUL16-179."""
        return self.opening(door) & self.layout.door_mask << self.layout.open_at

    def door_number(self, name: str) -> int | None:
        """The number of the door with an id."""
        return self._door_numbers.get(name)

    @cached_property
    def _door_numbers(self) -> dict[str, int]:
        return {door.element.id: door.number for door in self.board.doors if door.element.id}

    def clearing(self, area: str) -> tuple[int, int]:
        """The areas to reveal and the kills needed to clear an area or the `board`. -1 for an unknown one."""
        if area == "board":
            return 0 if self.all_revealed else self.layout.area_mask, union(self._area_kills.values())
        if (number := self.terrain.area_number.get(area)) is None:
            return -1, 0
        return 0 if self.all_revealed else 1 << number, self._area_kills.get(number, 0)

    def portals_in(self, area: str) -> Iterator[Portal]:
        """Yield the portals in an area, or on the `board`."""
        number = self.terrain.area_number.get(area, -1)
        for portal in self.portals:
            if area == "board" or (number >= 0 and portal.areas >> number & 1):
                yield portal

    def portals_called(self, name: str) -> list[Portal]:
        """The portals of an id or color, or `all`."""
        return [portal for portal in self.portals if portal.is_called(name)]

    def watch_posts(self, watch: problem_parts.Watch, facts: int) -> int:
        """The bit set of spaces from which a marine now sees the goal of a watch."""
        layout = self.layout
        if facts & watch.present != watch.present or facts & watch.absent:
            return 0
        posts = self.looking.watching(watch.spaces, facts >> layout.stand_at & layout.door_mask)
        if not watch.at_doors:
            return posts
        near = 0
        for door in each_number(facts >> layout.open_at & layout.door_mask):
            near |= self.terrain.opened_from.get(door, 0) if self.marines == 1 else -1
        first = self.looking.watching(watch.spaces, self.open_at_start)
        return posts & near | first & self.own_starts

    @cached_property
    def open_at_start(self) -> int:
        """The doors that are open at the start, as bits."""
        return sum(1 << door.number for door in self.terrain.doors if door.element.open and door.kind != "passage")

    @cached_property
    def start_areas(self) -> int:
        """The areas that are revealed at the start, as bits."""
        if self.all_revealed:
            return self.layout.area_mask
        number = self.terrain.area_number
        areas = self.board.scenario.areas
        return union(1 << number[area.id] for area in areas if area.start and area.id in number)

    def met(self, needs: problem_parts.Need, course: FactContext) -> bool:
        """True if a need holds."""
        if needs is None:
            return True
        if isinstance(needs, int):
            return bool(course.facts & needs)
        return holds(needs, course)

    def locks_held(self, course: FactContext) -> int:
        """The doors, as bits, that marines may open and shut: not locked, or the lock is satisfied."""
        found = self._unlocked
        spend(len(self.locks))
        for lock in self.locks.values():
            if course.facts & lock.waived:
                found |= 1 << lock.door
            elif (lock.key is None or course.got("key", lock.key)) and self.met(lock.needs, course):
                found |= 1 << lock.door
        return found

    def obstacles(self, facts: int) -> tuple[int, int]:
        """The floor spaces that can't be entered now, and all spaces that stop sight now."""
        steps, sight = 0, self._sight_blocks
        for blocker in self.blockers:
            if facts & blocker.present == blocker.present and not facts & blocker.absent:
                if blocker.steps:
                    steps |= blocker.spaces
                if blocker.sight:
                    sight |= blocker.spaces
        return steps, sight

    def links(self, course: FactContext) -> Iterator[tuple[int, int]]:
        """Yield the ways (from, to) of teleporters, by pad numbers.

        A pad out of use does not work at either end. A pad with `to` leads only there.
        Rule: 2004 rulebook p. 10 (teleporters); RUL16-157.
        """
        working = [number for number, pad in enumerate(self.pads) if self._works(pad, course)]
        works = frozenset(working)
        for a in working:
            pad = self.pads[a]
            spend(1 + 2 * len(working if pad.to is None else pad.to))
            if pad.to is None:
                for b in working:
                    if b != a and self.pads[b].element.color == pad.element.color:
                        yield a, b
            else:
                for b, needs in pad.to:
                    if b != a and b in works and self.met(needs, course):
                        yield a, b

    def _works(self, pad: problem_parts.Pad, course: FactContext) -> bool:
        facts = course.facts
        if facts & pad.present != pad.present or facts & (pad.absent | pad.switched_off):
            return False
        return bool(facts & pad.switched_on) or self.met(pad.needs, course)

    def resting_on(self, leaf: Condition) -> int:
        """The facts that a single condition depends on, without places of marines."""
        lean: Callable[[FactQueries, Condition], int] | None = _LEANING.get(leaf.kind)
        return 0 if lean is None else lean(self, leaf)

    def facts_behind(self, needs: problem_parts.Need) -> int:
        """The facts that a condition depends on, without places. None for a need that is a fact itself."""
        return union(map(self.resting_on, leaves_of(needs))) if isinstance(needs, Condition) else 0

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The numbers of all listed marine start spaces, in seat order. Those of the start area if none is listed."""
        board = self.board
        own = (spawn for spawn in board.scenario.spawns if spawn.side == "marines")
        listed = [board.number[space] for spawn in own for space in board.spaces_of(spawn) if space in board.number]
        areas = (area.id for area in board.scenario.areas if area.start and not listed)
        listed += [board.number[space] for area in areas for space in board.areas.get(area, ())]
        return tuple(dict.fromkeys(listed))

    @cached_property
    def own_starts(self) -> int:
        """The bit set of the start spaces of the problem's marines: the first ones in seat order."""
        seats = any(spawn.spaces for spawn in self.board.scenario.spawns if spawn.side == "marines")
        chosen = self.starts[: self.marines] if seats else self.starts
        return union(1 << number for number in chosen)


def _clear_bits(problem: FactQueries, leaf: Condition) -> int:
    areas, kills = problem.clearing(leaf.value)
    if areas < 0:
        return 0
    return areas | kills | union(portal.beaten for portal in problem.portals_in(leaf.value))


def _open_bits(problem: FactQueries, leaf: Condition) -> int:
    by_marines = leaf.params.get("by") is not None
    return problem.opening_by_marines(leaf.value) if by_marines else problem.opening(leaf.value)


def _wait_bits(problem: FactQueries, leaf: Condition) -> int:
    return union(bit for count, bit in problem.waits if count >= leaf.value)


_LEANING: dict[str, Callable[[FactQueries, Condition], int]] = {
    "flag": lambda problem, leaf: problem.layout.known("flag", leaf.value),
    "clear": _clear_bits,
    "use": lambda problem, leaf: problem.bits_of("use", leaf.value),
    "destroy": lambda problem, leaf: problem.bits_of("destroy", leaf.value),
    "exit": lambda problem, leaf: problem.bits_of("leave", leaf.value),
    "got": lambda problem, leaf: union(
        bit for bit, _count in problem.supplies_of(leaf.value, leaf.params.get("color"))
    ),
    "kill": lambda problem, leaf: union(bit for bit, _count in problem.kills_of(leaf.value)),
    "open": _open_bits,
    "summoned": lambda problem, leaf: union(portal.summoned for portal in problem.portals_called(leaf.value)),
    "reveal": lambda problem, leaf: problem.layout.known("seen", leaf.value),
    "round": _wait_bits,
    "rounds": _wait_bits,
    "manual": lambda problem, leaf: problem.layout.known("manual", leaf.value),
}
