"""The planning problem: marines' options on a board, for a number of them, in one branch, as fact masks."""

from collections.abc import Hashable

from kneedeep.board.doors import LaidDoor
from kneedeep.board.script.branch_setup import ONLY, Branch
from kneedeep.board.script.conditions import leaves_of
from kneedeep.model.scenario.script_values import Condition
from kneedeep.solver.problem.compiled_figures import CompiledFigures
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.portals import compile_portals, compile_views, find_portals
from kneedeep.solver.problem.problem_parts import NOTHING, EffectMask, Lock, PlanAction


class PlanningProblem(CompiledFigures):
    """The options of `marines` marines on a board in one branch. `manual`: whether players may judge conditions."""

    def __init__(self, problems: PlanningProblems, marines: int, branch: Branch = ONLY, *, manual: bool = True) -> None:
        super().__init__(problems, marines, branch, manual=manual)
        self._compile()

    def _compile(self) -> None:
        self.portals = find_portals(self)
        self._compile_blockers()
        self._compile_pads()
        for number, thing in enumerate(self.tokens):
            self._compile_token(number, thing)
        self._compile_figures()
        for door in self.terrain.doors:
            self._compile_door(door)
        self._compile_waiting()
        for area in self.board.scenario.areas:
            if area.id in self.terrain.area_number:
                if not self.all_revealed:
                    self.add_effects(1 << self.terrain.area_number[area.id], area.do, ("area", area.id))
                if area.clear is not None and area.clear.do:
                    self._event("clear", ("clear", area.id), Condition("clear", area.id), area, area.clear.do)
        for number, trigger in enumerate(self.board.scenario.triggers):
            if trigger.serial not in self.branch.absent:
                self._event("trigger", ("trigger", number), trigger.when, trigger, trigger.do)
        if self.all_revealed:
            compile_views(self)
        compile_portals(self)
        self._compile_ends()
        if "triggers first" in self.board.edition.features:
            # As in play: triggers, then steps of cleared areas, then passages.
            self.events.sort(key=lambda event: {"trigger": 0, "clear": 1}.get(event.kind, 2))
        self._weigh()

    def is_lost(self, thing: str) -> bool:
        """True if some step takes a thing out of the game."""
        return thing in self._lost

    def add_kills(self, name: str, bit: int, count: int) -> None:
        """Make `count` figures of a name count as killed with a fact."""
        self._kills.setdefault(name, []).append((bit, count))

    def _compile_door(self, door: LaidDoor) -> None:
        element, number = door.element, door.number
        opened = self.layout.open(number)
        if self.doors_last:
            self.open_with(opened, number)
        else:
            self.add_effects(opened, () if element.exit else element.do, ("door", number))
        if element.exit:
            near, far = self.terrain.sides[number]
            self._compile_exit(element, element.id, near | far, number, 0, 0, number)
        if door.kind == "passage":
            when = element.needs if element.needs is not None else Condition("all", ())
            bit = self._event("passage", ("passage", number), when, element, ())
            opened = self.layout.stand(number) | self.layout.open(number)
            if self.doors_last:
                opened = self.open_for_good(number).made
            grown = self.effect_masks.get(bit, NOTHING)
            self.effect_masks[bit] = grown._replace(
                made=grown.made | opened,
                widening=grown.widening | opened,
                branching=element.needs is not None and not self.doors_last,
            )
        elif element.key is None and element.needs is None:
            self._unlocked |= 1 << number
        else:
            needs = self._need(element.needs, ("door", number), element)
            self.locks[number] = Lock(number, element.key, needs, self.layout.unlock(number))

    def _compile_waiting(self) -> None:
        rounds = {leaf.value for leaf in self.script.leaves("round", "rounds")}
        for count in sorted(rounds):
            bit = self.layout.bit("round", count)
            self.waits.append((count, bit))
            self.actions.append(PlanAction("wait", bit, count))
        if self.manual:
            for text in dict.fromkeys(leaf.value for leaf in self.script.leaves("manual")):
                self.actions.append(PlanAction("judge", self.layout.bit("manual", text), text))

    def _compile_ends(self) -> None:
        scenario = self.board.scenario
        if scenario.victory.marines is not None:
            self.victories.append(scenario.victory.marines)
        for number, ending in enumerate(scenario.endings):
            if ending.winner == "marines":
                self.victories.append(ending.when)
            else:
                self._end(("ending", number), ending.when, ending)
        if scenario.victory.invaders is not None:
            self._end(("defeat",), scenario.victory.invaders, scenario.victory)

    def _end(self, name: tuple[Hashable, ...], when: Condition, element: object) -> None:
        if all(leaf.kind in ("frags", "round", "rounds") for leaf in leaves_of(when)):
            return
        bit = self._event("lost", name, when, element, (), timeless=True)
        self.effect_masks[bit] = EffectMask(self.lost, 0, 0, True, True, True)
