"""Ground: what marines can do on a board, with how many, in one branch of the choices, compiled into masks of facts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from kneedeep.board import Board
from kneedeep.board.doors import LaidDoor
from kneedeep.catalog import TokenType
from kneedeep.geometry.bits import each_number
from kneedeep.scenario.model import Token
from kneedeep.scenario.script import Condition, Effect
from kneedeep.script.conditions import PLACES, holds, leaves_of
from kneedeep.script.effects import closes
from kneedeep.script.facts import ENDLESS, Course, Layout
from kneedeep.script.looking import Looking
from kneedeep.script.terrain import Terrain
from kneedeep.script.things import (
    ONLY,
    Branch,
    FigureThing,
    Script,
    TokenThing,
    figures_of,
    placed_element,
    script_of,
    targets,
    tokens_of,
)

Need = Condition | int | None
"""What something waits for: nothing, a condition, or the bit that says it once held (where it asks for places)."""


class Action(NamedTuple):
    """One thing that marines can bring about, once: take, use, destroy, kill, wait, judge, leave.

    `bit`: the fact it makes. `spots`: spaces of which a marine has to be on one (0: anywhere). `present`: facts that
    must all be there; `absent`: facts of which none may; `areas`: areas of which one must be revealed (0: none).
    `prompt`: happens by itself to whoever enters a spot.
    """

    kind: str
    bit: int
    element: Any
    spots: int = 0
    needs: Need = None
    present: int = 0
    absent: int = 0
    areas: int = 0
    at: tuple[int, int] | None = None
    prompt: bool = False


class Event(NamedTuple):
    """What comes about by itself as soon as its condition holds, once.

    `kind`: trigger, passage, clear, met (a lock that asks for places), won, lost. `timeless`: judged as if no round
    had ended.
    """

    kind: str
    bit: int
    when: Condition
    element: Any
    places: bool
    timeless: bool = False


class Lock(NamedTuple):
    """What keeps a door shut: the colour of a key, a condition, or both; the bit that waives it."""

    door: int
    key: str | None
    needs: Need
    waived: int


class Pad(NamedTuple):
    """A teleporter; `to`: where it leads, by pad number, with what that waits for (None: to all of its colour)."""

    element: Token
    space: int
    needs: Need
    switched_on: int
    switched_off: int
    present: int
    absent: int
    used: int
    to: tuple[tuple[int, Need], ...] | None


class Exit(NamedTuple):
    """A way off the board: a door (by number) or token; `leave`: a bit for each marine who may leave by it."""

    element: Any
    name: str | None
    spots: int
    door: int
    needs: Need
    present: int
    absent: int
    leave: tuple[int, ...]


class Outgrowth(NamedTuple):
    """What a fact brings about at once: bits set, then bits cleared; `widening`: those set without closing anything."""

    made: int
    unmade: int
    widening: int
    closing: bool
    binding: bool
    weighty: bool


class Blocker(NamedTuple):
    """An obstacle that comes or goes: there while all of `present` and none of `absent` are facts."""

    spaces: int
    steps: bool
    sight: bool
    present: int
    absent: int


NOTHING = Outgrowth(0, 0, 0, False, False, False)


class Grounds:
    """What the grounds of one board share: its script, and terrain and sight for each floor."""

    def __init__(self, board: Board) -> None:
        """Read the script of a board once."""
        self.board = board
        self.script: Script = script_of(board)
        self._terrains: dict[int, Terrain] = {}
        self._lookings: dict[int, Looking] = {}

    def terrain(self, floor: int) -> Terrain:
        """Return the terrain with that floor."""
        if floor not in self._terrains:
            self._terrains[floor] = Terrain(self.board, floor)
        return self._terrains[floor]

    def looking(self, floor: int) -> Looking:
        """Return what answers about sight with that floor."""
        if floor not in self._lookings:
            self._lookings[floor] = Looking(self.terrain(floor))
        return self._lookings[floor]


class Ground:
    """The board as `marines` marines find it in one branch; `manual`: whether players may judge conditions as met."""

    def __init__(self, grounds: Grounds, marines: int, branch: Branch = ONLY, *, manual: bool = True) -> None:
        """Compile everything that marines can bring about."""
        self.grounds, self.board, self.marines = grounds, grounds.board, marines
        self.branch, self.manual = branch, manual
        self.script = grounds.script
        self._places = [step for step in self.script.effects if step.kind == "place"]
        self._number_of_step = {id(step): number for number, step in enumerate(self._places)}
        self.tokens = tokens_of(self.board, marines, branch, self._places)
        self.figures = figures_of(self.board, marines, branch, self._places)
        self._removed = {step.value for step in self.script.effects if step.kind == "remove"}
        self._lost = {step.value for step in self.script.effects if step.kind == "lose"}
        floor = self.board.lattice.everywhere & ~self._fixed_obstacles()
        self.terrain = grounds.terrain(floor)
        self.looking = grounds.looking(floor)
        self.layout = Layout(len(self.terrain.areas), len(self.board.doors))
        self.won, self.lost = self.layout.bit("won"), self.layout.bit("lost")
        self.actions: list[Action] = []
        self.events: list[Event] = []
        self.locks: dict[int, Lock] = {}
        self.pads: list[Pad] = []
        self.exits: list[Exit] = []
        self.outgrowths: dict[int, Outgrowth] = {}
        self.leaving = 0
        self.waits: list[tuple[int, int]] = []
        self._supplies: list[tuple[str, str | None, str | None, int, int]] = []
        self._supply_cache: dict[tuple[str, str | None], tuple[tuple[int, int], ...]] = {}
        self._kills: dict[str, list[tuple[int, int]]] = {}
        self._by_name: dict[tuple[str, str], int] = {}
        self._compile()

    # What conditions ask for

    def supplies_of(self, thing: str, color: str | None) -> tuple[tuple[int, int], ...]:
        """Return (fact, how many) of everything that counts as such a thing."""
        found = self._supply_cache.get((thing, color))
        if found is None:
            found = tuple(
                (bit, count)
                for kind, item, own_color, count, bit in self._supplies
                if thing in (kind, item) and (color is None or color == own_color)
            )
            self._supply_cache[thing, color] = found
        return found

    def kills_of(self, name: str) -> list[tuple[int, int]]:
        """Return (fact, how many) of the figures of an id, group or kind."""
        return self._kills.get(name, [])

    def bits_of(self, kind: str, name: str) -> int:
        """Return the facts `use`, `destroy` or `leave` of the elements of a name."""
        return self._by_name.get((kind, name), 0)

    def opening(self, door: str) -> int:
        """Return the facts that a door, or `any` door, has been opened."""
        layout = self.layout
        if door == "any":
            return layout.door_mask << layout.open_at
        number = self.door_number(door)
        return 0 if number is None else layout.open(number)

    def door_number(self, name: str) -> int | None:
        """Return the number of the door with an id."""
        return self._door_numbers.get(name)

    @cached_property
    def _door_numbers(self) -> dict[str, int]:
        return {door.element.id: door.number for door in self.board.doors if door.element.id}

    def clearing(self, area: str) -> tuple[int, int]:
        """Return the areas to be revealed and the kills to be made for an area or the `board`; -1 for an unknown one."""
        if area == "board":
            kills = 0
            for own in self._area_kills.values():
                kills |= own
            return self.layout.area_mask, kills
        number = self.terrain.area_number.get(area)
        if number is None:
            return -1, 0
        return 1 << number, self._area_kills.get(number, 0)

    def met(self, needs: Need, course: Course) -> bool:
        """Tell whether what something waits for holds."""
        if needs is None:
            return True
        if isinstance(needs, int):
            return bool(course.facts & needs)
        return holds(needs, course)

    def locks_held(self, course: Course) -> int:
        """Return (as bits of numbers) the doors that marines may open and shut: not locked, or the lock is satisfied."""
        found = self._unlocked
        for lock in self.locks.values():
            if course.facts & lock.waived:
                found |= 1 << lock.door
            elif lock.key is None or course.got("key", lock.key):
                if self.met(lock.needs, course):
                    found |= 1 << lock.door
        return found

    def obstacles(self, facts: int) -> tuple[int, int]:
        """Return the floor spaces that can't be entered now, and all spaces that stop sight now."""
        steps, sight = 0, self._sight_blocks
        for blocker in self.blockers:
            if facts & blocker.present == blocker.present and not facts & blocker.absent:
                if blocker.steps:
                    steps |= blocker.spaces
                if blocker.sight:
                    sight |= blocker.spaces
        return steps, sight

    def links(self, course: Course) -> Iterator[tuple[int, int]]:
        """Yield the ways (from, to) that teleporters offer, by pad numbers. Rule: 2004 rulebook p. 10 (teleporters).

        A pad out of use is so at both ends; a pad with `to` leads there and nowhere else.
        """
        working = [number for number, pad in enumerate(self.pads) if self._works(pad, course)]
        for a in working:
            pad = self.pads[a]
            if pad.to is None:
                for b in working:
                    if b != a and self.pads[b].element.color == pad.element.color:
                        yield a, b
            else:
                for b, needs in pad.to:
                    if b != a and b in working and self.met(needs, course):
                        yield a, b

    def _works(self, pad: Pad, course: Course) -> bool:
        facts = course.facts
        if facts & pad.present != pad.present or facts & (pad.absent | pad.switched_off):
            return False
        return bool(facts & pad.switched_on) or self.met(pad.needs, course)

    # Compiling

    def _fixed_obstacles(self) -> int:
        bits = 0
        for thing in self.tokens:
            if _stops(thing.type) and thing.step is None and thing.element.id not in self._removed:
                bits |= 0 if thing.any_space else thing.spaces
        return bits

    def _compile(self) -> None:
        self._refer()
        self._unlocked = 0
        self._area_kills: dict[int, int] = {}
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
                self._grow(1 << self.terrain.area_number[area.id], area.do, ("area", area.id))
                if area.clear is not None and area.clear.do:
                    when = Condition("clear", area.id)
                    self._event("clear", ("clear", area.id), when, area, area.clear.do)
        for number, trigger in enumerate(self.board.scenario.triggers):
            self._event("trigger", ("trigger", number), trigger.when, trigger, trigger.do)
        self._compile_ends()
        self._weigh()

    def _refer(self) -> None:
        """Gather what conditions speak of: the rest needs no fact."""
        leaves = list(self.script.leaves("use", "destroy", "got", "kill", "clear", "exit"))
        self._asked: dict[str, set[str]] = {}
        for leaf in leaves:
            self._asked.setdefault(leaf.kind, set()).add(leaf.value)
        for area in self.board.scenario.areas:
            if area.clear is not None and area.clear.do:
                self._asked.setdefault("clear", set()).add(area.id)

    def _is_asked(self, kind: str, *names: str | None) -> bool:
        return any(name in self._asked.get(kind, ()) for name in names if name is not None)

    def _compile_blockers(self) -> None:
        self._sight_blocks = 0
        self.blockers: list[Blocker] = []
        for thing in self.tokens:
            kind = thing.type
            if kind is None or thing.any_space or not (kind.blocks_sight or _stops(kind)):
                continue
            fixed = thing.step is None and thing.element.id not in self._removed
            if fixed:
                self._sight_blocks |= thing.spaces if kind.blocks_sight else 0
            else:
                present, absent = self._presence(thing)
                self.blockers.append(Blocker(thing.spaces, _stops(kind), kind.blocks_sight, present, absent))

    def _presence(self, thing: TokenThing | FigureThing) -> tuple[int, int]:
        present = 0 if thing.step is None else self.layout.bit("placed", thing.step)
        absent = 0
        if isinstance(thing, TokenThing):
            if thing.element.id in self._removed:
                absent |= self.layout.bit("gone", thing.element.id)
            for name in (thing.element.item, thing.element.kind):
                if name in self._lost:
                    absent |= self.layout.bit("mislaid", name)
        return present, absent

    def _need(self, condition: Condition | None, name: tuple[Hashable, ...], element: Any) -> Need:
        """The need for a condition; one that asks for places becomes an event that is met once."""
        if condition is None or not any(leaf.kind in (*PLACES, "exit") for leaf in leaves_of(condition)):
            return condition
        return self._event("met", ("met", *name), condition, element, ())

    def _event(
        self,
        kind: str,
        name: tuple[Hashable, ...],
        when: Condition,
        element: Any,
        effects: Iterable[Effect],
        *,
        timeless: bool = False,
    ) -> int:
        bit = self.layout.bit(*name)
        places = any(leaf.kind in (*PLACES, "exit") for leaf in leaves_of(when))
        self.events.append(Event(kind, bit, when, element, places, timeless))
        self._grow(bit, effects, name)
        return bit

    def _compile_pads(self) -> None:
        by_id: dict[str, list[int]] = {}
        things = [thing for thing in self.tokens if thing.type is not None and thing.type.linked == "color"]
        things = [thing for thing in things if thing.spaces and not thing.any_space]
        for number, thing in enumerate(things):
            if thing.element.id:
                by_id.setdefault(thing.element.id, []).append(number)
        for number, thing in enumerate(things):
            element = thing.element
            present, absent = self._presence(thing)
            name = element.id or ""
            used = 0
            if element.do or self._is_asked("use", element.id):
                used = self.layout.bit("teleport", number)
                self._grow(used, element.do, ("teleport", number))
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
                    self._need(element.needs, ("pad", number), element),
                    self.layout.bit("on", name),
                    self.layout.bit("off", name),
                    present,
                    absent,
                    used,
                    to,
                )
            )

    def _name(self, kind: str, name: str | None, bit: int) -> None:
        if name is not None:
            self._by_name[kind, name] = self._by_name.get((kind, name), 0) | bit

    def _compile_token(self, number: int, thing: TokenThing) -> None:
        element, kind = thing.element, thing.type
        if kind is None or not thing.spaces or kind.linked == "color":
            return
        present, absent = self._presence(thing)
        areas = 0
        for space in each_number(thing.spaces):
            areas |= 1 << self.terrain.area_at[space]
        if kind.use == "spend":
            self._compile_exit(element, element.id, thing.spaces, -1, present, absent, number)
            return
        if kind.destroyable and self._is_asked("destroy", element.id):
            bit = self.layout.bit("destroy", number)
            self._name("destroy", element.id, bit)
            spots = self._around(thing.spaces) | self._seen_from(thing.spaces)
            self.actions.append(
                Action("destroy", bit, element, spots, None, present, absent, areas, thing.at)
            )
        supply = kind.taken and (element.kind == "key" or self._is_asked("got", element.kind, element.item))
        if not (supply or (kind.use and (element.do or self._is_asked("use", element.id)))):
            return
        bit = self.layout.bit("take", number)
        if kind.taken:
            self._supplies.append((element.kind, element.item, element.color, 1, bit))
        self._name("use", element.id, bit)
        needs = self._need(element.needs, ("token", number), element)
        adjacent = kind.use == "adjacent" or _stops(kind)
        spots = self._around(thing.spaces) if adjacent else thing.spaces
        rules = self.board.scenario.rules
        prompt = (kind.taken and rules.get("pickup") == "forced") or (
            kind.use == "end" and rules.get("encounter") == "on-entry"
        )
        word = "take" if kind.taken else "use"
        self.actions.append(
            Action(word, bit, element, spots, needs, present, absent, areas, thing.at, prompt)
        )
        self._grow(bit, element.do, ("take", number))

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
                self._grow(bit, element.do if count == 0 else (), (*label, count))
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
            named = self._is_asked("kill", element.id, element.group, element.kind)
            if alone or named or self._clears(thing):
                key = (
                    element.id if self._is_asked("kill", element.id) else None,
                    element.group if self._is_asked("kill", element.group) else None,
                    element.kind if self._is_asked("kill", element.kind) else None,
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
        return self._is_asked("clear", area, "board")

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
            self.actions.append(
                Action("kill", bit, element, 0, None, present | previous, 0, areas, pack[0].at)
            )
            previous = bit
            for name in names:
                if name is not None:
                    self._kills.setdefault(name, []).append((bit, len(pack)))
            if step is None:
                area = areas.bit_length() - 1
                self._area_kills[area] = self._area_kills.get(area, 0) | bit
            self._grow(bit, element.do, ("kill", index, place))
            if element.carries is not None:
                self._compile_carried(index, pack[0], bit)

    def _compile_carried(self, index: int, thing: FigureThing, killed: int) -> None:
        """What a figure carries lies on its space when it dies; here: on the space where it was set up."""
        item = thing.element.carries
        taken = self.layout.bit("carried", index)
        absent = self.layout.bit("mislaid", item) if item in self._lost else 0
        self._supplies.append((str(item), item, None, 1, taken))
        self.actions.append(
            Action("take", taken, thing.element, thing.spaces, None, killed, absent, 0, thing.at)
        )

    def _compile_kinds(self) -> None:
        """Kinds that spawn cards bring can be killed in any number, own kinds as often as the script spawns them."""
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
                self.actions.append(Action("kill", bit, name))
                self._kills.setdefault(name, []).append((bit, ENDLESS))
            else:
                for number, step in enumerate(self.script.effects):
                    if step.kind == "spawn" and step.value["kind"] == name:
                        bit = self.layout.bit("kill spawned", number)
                        came = self.layout.bit("spawned", number)
                        self.actions.append(Action("kill", bit, name, present=came))
                        self._kills.setdefault(name, []).append((bit, step.value.get("count", 1)))

    def _compile_door(self, door: LaidDoor) -> None:
        element, number = door.element, door.number
        self._grow(self.layout.open(number), () if element.exit else element.do, ("door", number))
        if element.exit:
            near, far = self.terrain.sides[number]
            self._compile_exit(element, element.id, near | far, number, 0, 0, number)
        if door.kind == "passage":
            when = element.needs if element.needs is not None else Condition("all", ())
            bit = self._event("passage", ("passage", number), when, element, ())
            opened = self.layout.stand(number) | self.layout.open(number)
            grown = self.outgrowths.get(bit, NOTHING)
            self.outgrowths[bit] = grown._replace(
                made=grown.made | opened, widening=grown.widening | opened, weighty=element.needs is not None
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
            self.actions.append(Action("wait", bit, count))
        if self.manual:
            for text in dict.fromkeys(leaf.value for leaf in self.script.leaves("manual")):
                self.actions.append(Action("judge", self.layout.bit("manual", text), text))

    def _compile_ends(self) -> None:
        scenario = self.board.scenario
        self.victories: list[Condition] = []
        if scenario.victory.marines is not None:
            self.victories.append(scenario.victory.marines)
        for number, ending in enumerate(scenario.endings):
            if ending.winner == "marines":
                self.victories.append(ending.when)
            else:
                self._end(("ending", number), ending.when, ending)
        if scenario.victory.invaders is not None:
            self._end(("defeat",), scenario.victory.invaders, scenario.victory)

    def _end(self, name: tuple[Hashable, ...], when: Condition, element: Any) -> None:
        if all(leaf.kind in ("frags", "round", "rounds") for leaf in leaves_of(when)):
            return
        bit = self._event("lost", name, when, element, (), timeless=True)
        self.outgrowths[bit] = Outgrowth(self.lost, 0, 0, True, True, True)

    # What facts bring about

    def _grow(self, bit: int, effects: Iterable[Effect], owner: tuple[Hashable, ...]) -> None:
        made = unmade = widening = 0
        closing = binding = weighty = False
        for place, effect in enumerate(effects):
            one = self._outgrowth(effect, (*owner, place))
            made, unmade = made & ~one.unmade | one.made, unmade | one.unmade
            widening |= one.widening
            closing, binding = closing or one.closing, binding or one.binding
            weighty = weighty or one.weighty
        if made or unmade:
            self.outgrowths[bit] = Outgrowth(made, unmade, widening, closing, binding, weighty)

    def _outgrowth(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        build = _OUTGROWTHS.get(effect.kind)
        return NOTHING if build is None else build(self, effect, owner)

    def _token_type(self, name: str) -> TokenType | None:
        return next((thing.type for thing in self.tokens if thing.element.id == name), None)

    def _give(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        bit = self.layout.bit("gift", *owner)
        thing, params = effect.value, effect.params
        self._supplies.append((thing, thing, params.get("color"), params.get("count", 1), bit))
        return Outgrowth(bit, 0, bit, False, False, False)

    def _door_step(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        number = self.door_number(effect.value)
        if number is None or not self.board.doors[number].stands:
            return NOTHING
        layout = self.layout
        if effect.kind == "unlock":
            bit = layout.unlock(number)
            return Outgrowth(bit, 0, bit, False, False, False)
        if effect.kind == "open":
            bits = layout.stand(number) | layout.open(number)
            return Outgrowth(bits, 0, bits, False, False, True)
        return Outgrowth(0, layout.stand(number), 0, True, True, True)

    def _switch(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        on, off = self.layout.bit("on", effect.value), self.layout.bit("off", effect.value)
        if effect.kind == "activate":
            return Outgrowth(on, off, on, False, False, False)
        closing = closes(effect, removed=self._token_type(effect.value))
        pad = any(pad.element.id == effect.value for pad in self.pads)
        return Outgrowth(off, on, 0, closing, pad, closing)

    def _remove(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        bit = self.layout.bit("gone", effect.value)
        closing = closes(effect, removed=self._token_type(effect.value))
        return Outgrowth(bit, 0, 0 if closing else bit, closing, closing, True)

    def _place(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        bit = self.layout.bit("placed", self._number_of_step[id(effect)])
        element = placed_element(self.board, effect)
        kind = self.board.kinds.tokens.get(element.kind) if isinstance(element, Token) else None
        closing = closes(effect, placed=kind)
        binding = kind is not None and (kind.blocks_steps or kind.blocks_sight)
        return Outgrowth(bit, 0, 0 if closing else bit, closing, binding, closing)

    def _set(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        bit = self.layout.bit("flag", effect.value)
        return Outgrowth(bit, 0, bit, False, False, False)

    def _reveal(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        number = self.terrain.area_number.get(effect.value)
        bit = 0 if number is None else 1 << number
        return Outgrowth(bit, 0, bit, False, False, True)

    def _win(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        if effect.value == "marines":
            return Outgrowth(self.won, 0, self.won, False, False, False)
        return Outgrowth(self.lost, 0, 0, True, True, True)

    def _lose(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        return Outgrowth(self.layout.bit("mislaid", effect.value), 0, 0, True, True, True)

    def _spawn(self, effect: Effect, owner: tuple[Hashable, ...]) -> Outgrowth:
        bit = 0
        for number, step in enumerate(self.script.effects):
            if step is effect:
                bit = self.layout.bit("spawned", number)
        return Outgrowth(bit, 0, bit, False, False, False)

    def _weigh(self) -> None:
        """Find the facts that lead to something weighty at once: a reveal, an opening, a closing step.

        `weighty` facts are never taken for granted: whether and when they come about is the marines' choice.
        """
        layout = self.layout
        weighty = layout.area_mask
        closers = binding = 0
        for bit, grown in self.outgrowths.items():
            weighty |= bit if grown.weighty else 0
            closers |= bit if grown.closing else 0
            binding |= bit if grown.binding else 0
        before = 0
        while before != weighty:
            before = weighty
            for event in self.events:
                if event.bit & weighty:
                    for leaf in leaves_of(event.when):
                        weighty |= self.resting_on(leaf)
            for bit, grown in self.outgrowths.items():
                if grown.made & weighty:
                    weighty |= bit
        self.weighty, self.closers, self.binding = weighty, closers, binding
        self.pending = tuple(event for event in self.events)

    def resting_on(self, leaf: Condition) -> int:
        """Return the facts that a single condition rests on, but for where marines stand."""
        lean: Callable[[Ground, Condition], int] | None = _LEANING.get(leaf.kind)
        return 0 if lean is None else lean(self, leaf)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Return the numbers of all listed marine start spaces, in seat order; of the start area when none is listed."""
        listed: list[int] = []
        for spawn in self.board.scenario.spawns:
            if spawn.side == "marines":
                spaces = list(spawn.spaces)
                for area in (*((spawn.area,) if spawn.area else ()), *spawn.areas):
                    spaces += self.board.areas.get(area, ())
                listed += [self.board.number[space] for space in spaces if space in self.board.number]
        if not listed:
            for area in self.board.scenario.areas:
                if area.start:
                    spaces = list(self.board.areas.get(area.id, ()))
                    listed += [self.board.number[space] for space in spaces]
        return tuple(dict.fromkeys(listed))

    @cached_property
    def own_starts(self) -> int:
        """Return the bit set of the start spaces of so many marines: the first ones in seat order."""
        scenario = self.board.scenario
        seats = any(spawn.spaces for spawn in scenario.spawns if spawn.side == "marines")
        chosen = self.starts[: self.marines] if seats else self.starts
        bits = 0
        for number in chosen:
            bits |= 1 << number
        return bits


def _stops(kind: TokenType | None) -> bool:
    """Whether a token can never be stood on. Rule: board geometry, *standable*: barrels can."""
    return kind is not None and kind.blocks_steps and not kind.standable


_OUTGROWTHS: dict[str, Callable[[Ground, Effect, tuple[Hashable, ...]], Outgrowth]] = {
    "set": Ground._set,
    "give": Ground._give,
    "unlock": Ground._door_step,
    "open": Ground._door_step,
    "shut": Ground._door_step,
    "reveal": Ground._reveal,
    "activate": Ground._switch,
    "deactivate": Ground._switch,
    "remove": Ground._remove,
    "place": Ground._place,
    "spawn": Ground._spawn,
    "win": Ground._win,
    "lose": Ground._lose,
}


def _kill_bits(ground: Ground, leaf: Condition) -> int:
    bits = 0
    for bit, _count in ground.kills_of(leaf.value):
        bits |= bit
    return bits


def _got_bits(ground: Ground, leaf: Condition) -> int:
    bits = 0
    for bit, _count in ground.supplies_of(leaf.value, leaf.params.get("color")):
        bits |= bit
    return bits


def _clear_bits(ground: Ground, leaf: Condition) -> int:
    areas, kills = ground.clearing(leaf.value)
    return 0 if areas < 0 else areas | kills


def _wait_bits(ground: Ground, leaf: Condition) -> int:
    bits = 0
    for count, bit in ground.waits:
        bits |= bit if count >= leaf.value else 0
    return bits


_LEANING: dict[str, Callable[[Ground, Condition], int]] = {
    "flag": lambda ground, leaf: ground.layout.known("flag", leaf.value),
    "clear": _clear_bits,
    "use": lambda ground, leaf: ground.bits_of("use", leaf.value),
    "destroy": lambda ground, leaf: ground.bits_of("destroy", leaf.value),
    "exit": lambda ground, leaf: ground.bits_of("leave", leaf.value),
    "got": _got_bits,
    "kill": _kill_bits,
    "open": lambda ground, leaf: ground.opening(leaf.value),
    "round": _wait_bits,
    "rounds": _wait_bits,
    "manual": lambda ground, leaf: ground.layout.known("manual", leaf.value),
}
