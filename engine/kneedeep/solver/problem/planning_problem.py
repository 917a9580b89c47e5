"""The planning problem: marines' options on a board, for a number of them, in one branch, as fact masks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cached_property
from typing import Any

from kneedeep.board.board import WALLS
from kneedeep.board.doors import LaidDoor
from kneedeep.board.script.branch_setup import ONLY, Branch, FigureThing, TokenThing, targets
from kneedeep.board.script.conditions import PLACES, leaves_of, must_die
from kneedeep.model.geometry.bits import each_number
from kneedeep.model.scenario.record import EMPTY
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.solver.problem.effect_masks import EffectMasks
from kneedeep.solver.problem.fact_index import ENDLESS
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.portals import compile_portals, compile_views, find_portals
from kneedeep.solver.problem.problem_parts import (
    NOTHING,
    Blocker,
    EffectMask,
    Exit,
    Lock,
    Need,
    Pad,
    PlanAction,
    PlanEvent,
    stops,
)
from kneedeep.support.work_budget import spend


class PlanningProblem(EffectMasks):
    """The board for `marines` marines in one branch. `manual`: whether players may judge conditions as met."""

    def __init__(
        self, problems: PlanningProblems, marines: int, branch: Branch = ONLY, *, manual: bool = True
    ) -> None:
        """Compile everything that marines can bring about."""
        super().__init__(problems, marines, branch, manual=manual)
        self._compile()

    def _compile(self) -> None:
        self._refer()
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
                    when = Condition("clear", area.id)
                    self._event("clear", ("clear", area.id), when, area, area.clear.do)
        for number, trigger in enumerate(self.board.scenario.triggers):
            self._event("trigger", ("trigger", number), trigger.when, trigger, trigger.do)
        if self.all_revealed:
            compile_views(self)
        compile_portals(self)
        self._compile_ends()
        if "triggers first" in self.board.edition.features:
            # As in play: triggers, then what areas bring that are cleared, then passages.
            self.events.sort(key=lambda event: {"trigger": 0, "clear": 1}.get(event.kind, 2))
        self._weigh()

    def _refer(self) -> None:
        """Gather the subjects of conditions. Others need no fact."""
        leaves = list(self.script.leaves("use", "destroy", "got", "kill", "clear", "exit", "reveal"))
        self._asked: dict[str, set[str]] = {}
        for leaf in leaves:
            self._asked.setdefault(leaf.kind, set()).add(leaf.value)
        for area in self.board.scenario.areas:
            if area.clear is not None and area.clear.do:
                self._asked.setdefault("clear", set()).add(area.id)

    def is_asked(self, kind: str, *names: str | None) -> bool:
        """Return whether some condition asks for one of some names."""
        return any(name in self._asked.get(kind, ()) for name in names if name is not None)

    def _compile_blockers(self) -> None:
        for thing in self.tokens:
            kind = thing.type
            if kind is None or thing.any_space or not (kind.blocks_sight or stops(kind)):
                continue
            fixed = thing.step is None and thing.element.id not in self._removed
            if fixed:
                self._sight_blocks |= thing.spaces if kind.blocks_sight else 0
            else:
                present, absent = self.presence(thing)
                self.blockers.append(Blocker(thing.spaces, stops(kind), kind.blocks_sight, present, absent))

    def is_lost(self, thing: str) -> bool:
        """Return whether some step takes a thing out of the game."""
        return thing in self._lost

    def add_kills(self, name: str, bit: int, count: int) -> None:
        """Let `count` figures of a name be killed with a fact."""
        self._kills.setdefault(name, []).append((bit, count))

    def add_supply(self, item: str, bit: int) -> None:
        """Let marines have an item with a fact."""
        self.supply(item, None, 1, bit)

    def presence(self, thing: TokenThing | FigureThing) -> tuple[int, int]:
        """Return the facts that must all be there for a thing to be on the map, and those of which none may."""
        present = 0 if thing.step is None else self.layout.bit("placed", thing.step)
        absent = 0
        if isinstance(thing, TokenThing):
            if thing.element.id in self._removed:
                absent |= self.layout.bit("gone", thing.element.id)
            for name in (thing.element.item, thing.element.kind):
                if name in self._lost:
                    absent |= self.layout.bit("mislaid", name)
        return present, absent

    def _need(self, condition: Condition | None, name: tuple[Hashable, ...], element: object) -> Need:
        """The need for a condition. One that asks for places becomes an event that is met once."""
        if condition is None or not any(leaf.kind in (*PLACES, "exit") for leaf in leaves_of(condition)):
            return condition
        return self._event("met", ("met", *name), condition, element, ())

    def _event(
        self,
        kind: str,
        name: tuple[Hashable, ...],
        when: Condition,
        element: object,
        effects: Iterable[Effect],
        *,
        timeless: bool = False,
    ) -> int:
        bit = self.layout.bit(*name)
        places = any(leaf.kind in (*PLACES, "exit") for leaf in leaves_of(when))
        self.events.append(PlanEvent(kind, bit, when, element, places, timeless))
        self.add_effects(bit, effects, name)
        return bit

    def _compile_pads(self) -> None:
        by_id: dict[str, list[int]] = {}
        spend(2 * len(self.tokens))
        things = [thing for thing in self.tokens if thing.type is not None and thing.type.teleports]
        things = [thing for thing in things if thing.spaces and not thing.any_space]
        for number, thing in enumerate(things):
            if thing.element.id:
                by_id.setdefault(thing.element.id, []).append(number)
        for number, thing in enumerate(things):
            element = thing.element
            present, absent = self.presence(thing)
            name = element.id or ""
            used = 0
            needs = self._need(element.needs, ("pad", number), element)
            if thing.type is not None and thing.type.linked == "active":
                needs = self._active(number, thing) if element.active else self._entered(number, thing, needs)
                self._switched(number, thing)
            elif element.do or self.is_asked("use", element.id):
                used = self.layout.bit("teleport", number)
                self.add_effects(used, element.do, ("teleport", number))
                self._name("use", element.id, used)
            to: tuple[tuple[int, Need], ...] | None = None
            if element.to:
                to = tuple(
                    (other, self._need(needs, ("to", number, place), element))
                    for place, (pad, needs) in enumerate(targets(element))
                    for other in by_id.get(pad, ())
                )
            self.pads.append(
                Pad(
                    element,
                    thing.spaces.bit_length() - 1,
                    needs,
                    self.layout.bit("on", name),
                    self.layout.bit("off", name),
                    present,
                    absent,
                    used,
                    to,
                )
            )

    def _active(self, number: int, thing: TokenThing) -> Need:
        """The fact that a teleporter is active that waits for nothing, or for its lock alone. Rule: RUL16-156."""
        element = thing.element
        if element.needs is None and not self.is_asked("use", element.id):
            return None
        when = element.needs if element.needs is not None else Condition("all", ())
        effects = element.do if element.needs is not None else ()
        bit = self._event("active", ("active", number), when, element, effects)
        self._name("use", element.id, bit)
        return bit

    def _switched(self, number: int, thing: TokenThing) -> None:
        """The effects of a step that activates a teleporter."""
        element = thing.element
        bit = self.layout.known("on", element.id or "")
        if element.id and bit:
            self._name("use", element.id, bit)
            self.add_effects(bit, element.do, ("active", number))

    def _entered(self, number: int, thing: TokenThing, needs: Need) -> int:
        """The fact that a teleporter became active: a marine entered it. Rule: RUL16-156."""
        element = thing.element
        bit = self.layout.bit("active", number)
        present, absent = self.presence(thing)
        area = 1 << self.terrain.area_at[thing.spaces.bit_length() - 1]
        self.actions.append(
            PlanAction("activate", bit, element, thing.spaces, needs, present, absent, area, thing.at, True)
        )
        self._name("use", element.id, bit)
        self.add_effects(bit, element.do, ("active", number))
        return bit

    def _name(self, kind: str, name: str | None, bit: int) -> None:
        if name is not None:
            self._by_name[kind, name] = self._by_name.get((kind, name), 0) | bit

    def _compile_token(self, number: int, thing: TokenThing) -> None:
        element, kind = thing.element, thing.type
        if kind is None or not thing.spaces or kind.teleports:
            return
        present, absent = self.presence(thing)
        areas = 0
        for space in each_number(thing.spaces):
            areas |= 1 << self.terrain.area_at[space]
        if kind.own_use:
            self._compile_objective(number, thing, present, absent, areas)
            return
        if kind.use == "spend":
            self._compile_exit(element, element.id, thing.spaces, -1, present, absent, number)
            return
        if kind.destroyable and self.is_asked("destroy", element.id):
            bit = self.layout.bit("destroy", number)
            self._name("destroy", element.id, bit)
            spots = self._around(thing.spaces) | self._seen_from(thing.spaces)
            self.actions.append(
                PlanAction("destroy", bit, element, spots, None, present, absent, areas, thing.at)
            )
        supply = kind.taken and (element.kind == "key" or self.is_asked("got", element.kind, element.item))
        if not (supply or (kind.use and (element.do or self.is_asked("use", element.id)))):
            return
        bit = self.layout.bit("take", number)
        if kind.taken:
            self._supplies.append((element.kind, element.item, element.color, 1, bit))
        self._name("use", element.id, bit)
        needs = self._need(element.needs, ("token", number), element)
        adjacent = kind.use == "adjacent" or stops(kind)
        spots = self._around(thing.spaces) if adjacent else thing.spaces
        rules = self.board.scenario.rules
        prompt = (kind.taken and rules.get("pickup") == "forced") or (
            kind.use == "end" and rules.get("encounter") == "on-entry"
        )
        word = "take" if kind.taken else "use"
        self.actions.append(
            PlanAction(word, bit, element, spots, needs, present, absent, areas, thing.at, prompt)
        )
        self.add_effects(bit, element.do, ("take", number))

    def _compile_objective(
        self, number: int, thing: TokenThing, present: int, absent: int, areas: int
    ) -> None:
        """A token that says itself how it is used, each time with its steps. Rule: RUL16-184."""
        element = thing.element
        if not (element.do or self.is_asked("use", element.id)):
            return
        use = element.use if element.use is not None else EMPTY
        spots = self.beside(thing.spaces) if use.get("from") == "adjacent" else thing.spaces
        needs = self._need(element.needs, ("token", number), element)
        # Without steps of its own, the first use is as good as all.
        for count in range(use.get("times", 1) if element.do else 1):
            name = ("take", number, count)
            bit = self.layout.bit(*name)
            self._name("use", element.id, bit)
            self.actions.append(
                PlanAction("use", bit, element, spots, needs, present, absent, areas, thing.at)
            )
            self.add_effects(bit, element.do, name)
            present |= bit

    def beside(self, spaces: int) -> int:
        """Return the spaces and those adjacent to them, also over edges that stop steps. Rule: RUL16-54 to RUL16-59."""
        adjacency = self.board.steps((), WALLS)
        found = spaces
        for space in each_number(spaces):
            found |= adjacency.bits[space]
        return found & self.terrain.floor

    def _around(self, spaces: int) -> int:
        """The spaces and those adjacent to them. Rule: board geometry, *Steps and adjacency*."""
        found = spaces
        for space in each_number(spaces):
            found |= self.terrain.steps.bits[space]
        return found

    def _seen_from(self, spaces: int) -> int:
        sight = self.looking.sight(0, self._sight_blocks)
        found = 0
        for space in each_number(spaces):
            found |= sight.visible(space)
        return found

    def _compile_exit(
        self, element: Any, name: str | None, spots: int, door: int, present: int, absent: int, number: int
    ) -> None:
        leave: tuple[int, ...] = ()
        if self._leaving_matters or element.do:
            label = ("leave", door, number)
            leave = tuple(self.layout.bit(*label, count) for count in range(self.marines))
            for count, bit in enumerate(leave):
                self.leaving |= bit
                self._name("leave", name, bit)
                self.add_effects(bit, element.do if count == 0 else (), (*label, count))
        needs = self._need(element.needs, ("exit", number), element) if door < 0 else None
        self.exits.append(Exit(element, name, spots, door, needs, present, absent, leave))

    @cached_property
    def _leaving_matters(self) -> bool:
        """Whether something waits for marines to leave, other than the victory or an end that the marines win."""
        scenario = self.board.scenario
        ends = [ending.when for ending in scenario.endings if ending.winner != "marines"]
        asked = [trigger.when for trigger in scenario.triggers] + ends
        asked += [door.needs for door in scenario.doors if door.needs is not None]
        asked += [token.needs for token in scenario.tokens if token.needs is not None]
        if scenario.victory.invaders is not None:
            asked.append(scenario.victory.invaders)
        return any(leaf.kind == "exit" for condition in asked for leaf in leaves_of(condition))

    def _compile_figures(self) -> None:
        groups: dict[tuple[Any, ...], list[FigureThing]] = {}
        for number, thing in enumerate(self.figures):
            if not thing.spaces:
                continue
            element = thing.element
            alone = bool(element.do) or element.carries is not None
            named = self.is_asked("kill", element.id, element.group, element.kind)
            if alone or named or self._clears(thing):
                key = (
                    element.id if self.is_asked("kill", element.id) else None,
                    element.group if self.is_asked("kill", element.group) else None,
                    element.kind if self.is_asked("kill", element.kind) else None,
                    self._areas_at(thing),
                    thing.step,
                    number if alone else -1,
                )
                groups.setdefault(key, []).append(thing)
        for index, ((identity, group, kind, areas, step, _own), things) in enumerate(groups.items()):
            one_by_one = any(name is not None for name in (identity, group, kind))
            self._compile_kills(index, things, [identity, group, kind], areas, step, one_by_one)
        self._compile_kinds()

    def _clears(self, thing: FigureThing) -> bool:
        area = self.terrain.areas[self._areas_at(thing).bit_length() - 1]
        return must_die(thing.type) and self.is_asked("clear", area, "board")

    def _areas_at(self, thing: FigureThing) -> int:
        first = thing.spaces & -thing.spaces
        if thing.at is not None and thing.at in self.board.number:
            first = 1 << self.board.number[thing.at]
        return 1 << self.terrain.area_at[first.bit_length() - 1]

    def _compile_kills(
        self,
        index: int,
        things: list[FigureThing],
        names: list[str | None],
        areas: int,
        step: int | None,
        one_by_one: bool,
    ) -> None:
        present = 0 if step is None else self.layout.bit("placed", step)
        previous = 0
        packs = [[thing] for thing in things] if one_by_one else [things]
        for place, pack in enumerate(packs):
            element = pack[0].element
            bit = self.layout.bit("kill", index, place)
            others = dict.fromkeys(thing.element for thing in pack if thing.element is not element)
            if others:
                self.killed_with[bit] = tuple(others)
            self.actions.append(
                PlanAction("kill", bit, element, 0, None, present | previous, 0, areas, pack[0].at)
            )
            previous = bit
            for name in names:
                if name is not None:
                    self._kills.setdefault(name, []).append((bit, len(pack)))
            if step is None and must_die(pack[0].type):
                area = areas.bit_length() - 1
                self._area_kills[area] = self._area_kills.get(area, 0) | bit
            self.add_effects(bit, element.do, ("kill", index, place))
            if element.carries is not None:
                self._compile_carried(index, pack[0], bit)

    def _compile_carried(self, index: int, thing: FigureThing, killed: int) -> None:
        """The item of a figure is on the figure's space when it dies. Here: on its space of the set-up."""
        item = thing.element.carries
        taken = self.layout.bit("carried", index)
        absent = self.layout.bit("mislaid", item) if item in self._lost else 0
        self.supply(str(item), None, 1, taken)
        self.actions.append(
            PlanAction("take", taken, thing.element, thing.spaces, None, killed, absent, 0, thing.at)
        )

    def _compile_kinds(self) -> None:
        """Kinds that spawn cards bring can be killed in any number, own kinds as often as the script spawns them."""
        if "spawn cards" not in self.board.edition.features:
            return
        scenario = self.board.scenario
        stand_ins = scenario.setup.get("invaders", {}).get("replace", {})
        coming = set(stand_ins.values()) | {
            spawn.each_round["kind"] for spawn in scenario.spawns if spawn.each_round
        }
        for name in sorted(self._asked.get("kill", ())):
            kind = self.board.catalog.figures.get(name)
            by_card = (
                kind is not None and kind.side == "invaders" and (scenario.expansion or not kind.expansion)
            )
            if by_card or name in coming:
                bit = self.layout.bit("kill kind", name)
                self.actions.append(PlanAction("kill", bit, name))
                self._kills.setdefault(name, []).append((bit, ENDLESS))
            else:
                for number, step in enumerate(self.script.effects):
                    if step.kind == "spawn" and step.value["kind"] == name:
                        bit = self.layout.bit("kill spawned", number)
                        came = self.layout.bit("spawned", number)
                        self.actions.append(PlanAction("kill", bit, name, present=came))
                        self._kills.setdefault(name, []).append((bit, step.value.get("count", 1)))

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


__all__ = [
    "PlanAction",
    "PlanEvent",
    "Exit",
    "PlanningProblem",
    "PlanningProblems",
    "Lock",
    "Need",
    "EffectMask",
    "Pad",
]
