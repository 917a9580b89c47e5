"""The tokens of a planning problem: obstacles, teleporters, exits, things to take, use or destroy."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property

from kneedeep.board.board import WALLS
from kneedeep.board.script.branch_setup import ONLY, Branch, FigureThing, TokenThing, targets
from kneedeep.board.script.conditions import PLACES, leaves_of
from kneedeep.model.catalog import TokenType
from kneedeep.model.geometry.bits import each_number, union
from kneedeep.model.scenario.model import EMPTY, Condition, Door, Effect, Token
from kneedeep.solver.problem.effect_masks import EffectMasks
from kneedeep.solver.problem.fact_queries import PlanningProblems
from kneedeep.solver.problem.problem_parts import Blocker, Exit, Need, Pad, PlanAction, PlanEvent, stops
from kneedeep.support.work_budget import spend


class CompiledTokens(EffectMasks):
    """The part of a planning problem with its tokens, and with common parts for figures and doors."""

    def __init__(self, problems: PlanningProblems, marines: int, branch: Branch = ONLY, *, manual: bool = True) -> None:
        """Collect the names in conditions. Other things need no fact."""
        super().__init__(problems, marines, branch, manual=manual)
        leaves = list(self.script.leaves("use", "destroy", "got", "kill", "clear", "exit", "reveal"))
        self._asked: dict[str, set[str]] = {}
        for leaf in leaves:
            self._asked.setdefault(leaf.kind, set()).add(leaf.value)
        for area in self.board.scenario.areas:
            if area.clear is not None and area.clear.do:
                self._asked.setdefault("clear", set()).add(area.id)

    def is_asked(self, kind: str, *names: str | None) -> bool:
        """True if some condition uses one of some names."""
        return any(name in self._asked.get(kind, ()) for name in names if name is not None)

    def presence(self, thing: TokenThing | FigureThing) -> tuple[int, int]:
        """The facts required for a thing to be on the map, and the facts that exclude it."""
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
        """The need for a condition. A condition about places becomes an event that happens once."""
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

    def _name(self, kind: str, name: str | None, bit: int) -> None:
        if name is not None:
            self._by_name[kind, name] = self._by_name.get((kind, name), 0) | bit

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

    def _compile_pads(self) -> None:
        by_id: dict[str, list[int]] = {}
        spend(2 * len(self.tokens))
        things = [thing for thing in self.tokens if thing.type is not None and thing.type.teleports]
        things = [thing for thing in things if thing.spaces and not thing.any_space]
        for number, thing in enumerate(things):
            if thing.element.id:
                by_id.setdefault(thing.element.id, []).append(number)
        for number, thing in enumerate(things):
            self.pads.append(self._pad(number, thing, by_id))

    def _pad(self, number: int, thing: TokenThing, by_id: Mapping[str, Sequence[int]]) -> Pad:
        element = thing.element
        present, absent = self.presence(thing)
        used = 0
        needs = self._need(element.needs, ("pad", number), element)
        if thing.type is not None and thing.type.linked == "active":
            needs = self._active(number, thing) if element.active else self._entered(number, thing, needs)
            self._switched(number, thing)
        elif element.do or self.is_asked("use", element.id):
            used = self.layout.bit("teleport", number)
            self.add_effects(used, element.do, ("teleport", number))
            self._name("use", element.id, used)
        to = tuple(
            (other, self._need(waits, ("to", number, place), element))
            for place, (pad, waits) in enumerate(targets(element))
            for other in by_id.get(pad, ())
        )
        space, name = thing.spaces.bit_length() - 1, element.id or ""
        on, off = self.layout.bit("on", name), self.layout.bit("off", name)
        return Pad(element, space, needs, on, off, present, absent, used, to if element.to else None)

    def _active(self, number: int, thing: TokenThing) -> Need:
        """The fact that a teleporter is active, if it needs nothing or only its lock. Rule: RUL16-156."""
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
        """The fact that a teleporter became active because a marine entered it. Rule: RUL16-156."""
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

    def _compile_token(self, number: int, thing: TokenThing) -> None:
        element, kind = thing.element, thing.type
        if kind is None or not thing.spaces or kind.teleports:
            return
        present, absent = self.presence(thing)
        areas = union(1 << self.terrain.area_at[space] for space in each_number(thing.spaces))
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
            self.actions.append(PlanAction("destroy", bit, element, spots, None, present, absent, areas, thing.at))
        if not self._matters(element, kind):
            return
        bit = self.layout.bit("take", number)
        if kind.taken:
            self._supplies.append((element.kind, element.item, element.color, 1, bit))
        self._name("use", element.id, bit)
        needs = self._need(element.needs, ("token", number), element)
        adjacent = kind.use == "adjacent" or stops(kind)
        spots = self._around(thing.spaces) if adjacent else thing.spaces
        word, prompt = "take" if kind.taken else "use", self._is_prompt(kind)
        self.actions.append(PlanAction(word, bit, element, spots, needs, present, absent, areas, thing.at, prompt))
        self.add_effects(bit, element.do, ("take", number))

    def _matters(self, element: Token, kind: TokenType) -> bool:
        """True if something depends on taking or using a token."""
        if kind.taken and (element.kind == "key" or self.is_asked("got", element.kind, element.item)):
            return True
        return bool(kind.use and (element.do or self.is_asked("use", element.id)))

    def _is_prompt(self, kind: TokenType) -> bool:
        """True if a token of a kind is taken or used automatically."""
        rules = self.board.scenario.rules
        forced = kind.taken and rules.get("pickup") == "forced"
        return forced or (kind.use == "end" and rules.get("encounter") == "on-entry")

    def _compile_objective(self, number: int, thing: TokenThing, present: int, absent: int, areas: int) -> None:
        """A token that defines its own use, each time with its steps. Rule: RUL16-184."""
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
            self.actions.append(PlanAction("use", bit, element, spots, needs, present, absent, areas, thing.at))
            self.add_effects(bit, element.do, name)
            present |= bit

    def beside(self, spaces: int) -> int:
        """The spaces and those adjacent to them, including over edges that stop steps. Rule: RUL16-54 to RUL16-59."""
        return (spaces | self.board.steps((), WALLS).beside(spaces)) & self.terrain.floor

    def _around(self, spaces: int) -> int:
        """The spaces and those adjacent to them. Rule: board geometry, *Steps and adjacency*."""
        return spaces | self.terrain.steps.beside(spaces)

    def _seen_from(self, spaces: int) -> int:
        sight = self.looking.sight(0, self._sight_blocks)
        return union(sight.visible(space) for space in each_number(spaces))

    def _compile_exit(
        self, element: Door | Token, name: str | None, spots: int, door: int, present: int, absent: int, number: int
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
        """True if something other than the victory, or an end that the marines win, depends on marines leaving."""
        scenario = self.board.scenario
        ends = [ending.when for ending in scenario.endings if ending.winner != "marines"]
        asked = [trigger.when for trigger in scenario.triggers] + ends
        asked += [door.needs for door in scenario.doors if door.needs is not None]
        asked += [token.needs for token in scenario.tokens if token.needs is not None]
        if scenario.victory.invaders is not None:
            asked.append(scenario.victory.invaders)
        return any(leaf.kind == "exit" for condition in asked for leaf in leaves_of(condition))
