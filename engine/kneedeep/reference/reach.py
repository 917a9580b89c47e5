"""The marines' reach: spaces, areas, doors, tokens and conditions.

Computes the least fixed point of a course of play. If nothing is ever taken away, everything possible stays
possible, so everything possible can be done at once, again and again until nothing new comes. Rule: scenario
format, *Solvability stays decidable*; board geometry, *Exploration*.
"""

from collections.abc import Iterator

import networkx as nx

from kneedeep.board.laid_things import LaidToken
from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.invasion import threat_card
from kneedeep.model.scenario.model import EMPTY, Figure
from kneedeep.reference.draws import WHOLE, Draw
from kneedeep.reference.ground import Ground, Space
from kneedeep.reference.script import ENDLESS, Fact, Thing, is_exit
from kneedeep.reference.sight import sight_between
from kneedeep.reference.situation import Situation


class Course(Situation):
    """All facts that ever hold and all spaces that marines ever reach. Closing steps are skipped."""

    def __init__(self, ground: Ground, draw: Draw = WHOLE) -> None:
        """Begin at the start and do everything possible, with one outcome of the choices."""
        super().__init__(ground, draw)
        self.starts = self._starts()
        self.within = set(self.starts[: self.script.marines])
        self._begun = False
        self._begin()
        self._begun = True
        before = (-1, -1)
        while before != (len(self.facts), len(self.within)):
            before = len(self.facts), len(self.within)
            self._walk()
            self._act()
            self._happen()
            self._look(self.within)

    @property
    def wins(self) -> bool:
        """True if the marines can win."""
        scenario = self.script.scenario
        ends = [scenario.victory.marines] if scenario.victory.marines else []
        ends += [ending.when for ending in scenario.endings if ending.winner == "marines"]
        return ("won",) in self.facts or any(self.can_hold(end) for end in ends)

    # The beginning

    def _starts(self) -> list[Space]:
        """The start spaces in seat order, those of the start area if none is listed."""
        scenario, areas = self.script.scenario, self.ground.board.areas
        listed: list[Space] = []
        for spawn in scenario.spawns:
            if spawn.side == "marines":
                listed += spawn.spaces
                for area in (spawn.area, *spawn.areas):
                    listed += areas.get(area or "", ())
        if not any(space in self.ground.area for space in listed):
            listed = [space for area in scenario.areas if area.start for space in areas.get(area.id, ())]
        return list(dict.fromkeys(space for space in listed if space in self.ground.area))

    def _begin(self) -> None:
        scenario = self.script.scenario
        if not any(spawn.spaces for spawn in scenario.spawns if spawn.side == "marines"):
            self.within = set(self.starts)
        for door in self.ground.doors:
            if door.element.open and door.kind != "passage":
                self.facts.add(("open", door.number))
        if self.script.hidden:
            for area in scenario.areas:
                if area.start and area.id in self.ground.board.areas:
                    self._make({("area", area.id)})
        # What any listed start sees lies there from the beginning.
        self._look(set(self.starts) if self.script.hidden else self.within)
        self._happen()

    # Actions of marines

    def _walk(self) -> None:
        """Walk to every possible space, on foot and by teleporters.

        Rule: board geometry, *Exploration*: revealed spaces without things that bar figures, doors that are open or
        were opened from a space beside them.
        """
        steps, areas = self.steps("step", self.standing()), self.areas
        shut = self.blocked() | {space for space, area in self.ground.area.items() if area not in areas}
        links: dict[Space, set[Space]] = {}
        for pad, other in self.links():
            links.setdefault(pad.laid.at, set()).add(other.laid.at)

        def onward(space: Space) -> Iterator[Space]:
            return iter((steps[space] | links.get(space, set())) - shut)

        for start in sorted(self.within):
            if start in self.ground.area and not self.within.issuperset(onward(start)):
                self.within.update(b for _a, b in nx.generic_bfs_edges(steps.shut, start, onward))

    def _act(self) -> None:
        """Do all possible actions of marines at their places: open, take, use, kill, destroy, wait, be judged."""
        for door in self.ground.doors:
            if self.unlocked(door) and self.within & self.openers(door):
                if self.script.closing_doors or not door.element.open:
                    self._make({("opened", door.element.id, "marines", door.number)})
        for thing in self.there():
            if isinstance(thing.element, Figure):
                if self.script.area_of(thing) in self.areas:
                    self._make({("killed", thing.key)})
                    self._carried(thing, {*thing.laid.spaces}, thing.element.carries)
            else:
                self._act_on(thing)
        for thing in self.script.things:
            if ("summoned", thing.key) in self.facts:
                self._make({("beaten", thing.key)})
                self._carried(thing, self.beside(thing), thing.element.carries)
        self._judge()
        self._teleport()

    def _judge(self) -> None:
        """Add everything that players judge, and the deaths of figures that arrive."""
        for leaf in self.script.conditions():
            if leaf.kind == "manual":
                self._make({("judged", leaf.value)})
            if leaf.kind == "kill":
                self._kill_kind(leaf.value)

    def _teleport(self) -> None:
        for pad, other in self.links():
            if pad.laid.at in self.within and other.laid.at not in self.blocked():
                # Rule: board geometry, *Exploration*: an area is revealed when a marine teleports into it.
                self._make({("area", self.ground.area[other.laid.at])} if self.script.hidden else set())
                if self.script.closing_doors:
                    self._make({("used", pad.element.id, pad.key)})

    def _carried(self, thing: Thing, spaces: set[Space], item: str | None) -> None:
        if item is not None and spaces & self.within and ("lost", item) not in self.facts:
            self._make({("got", self.script.kind_showing(item), item, None, 1, "carried", thing.key)})

    def _act_on(self, thing: Thing) -> None:
        """Take or use a token, let a portal summon, leave by an exit."""
        element, kind = thing.element, thing.laid.type
        if kind is None or kind.teleports:  # type: ignore[union-attr]
            self._enter(thing)
            return
        if self.script.summons(thing):
            if threat_card(self.script.scenario) in ("horde", "assault"):
                self._make({("summoned", thing.key)})
            return
        if is_exit(kind) or not isinstance(kind, TokenType):
            return
        if kind.destroyable and self._in_reach(thing) and element.id:
            self._make({("destroyed", element.id)})
        self._use(thing, kind)

    def _use(self, thing: Thing, kind: TokenType) -> None:
        element, spaces = thing.element, set(thing.laid.spaces)
        use = (element.use or EMPTY) if kind.own_use else EMPTY
        adjacent = kind.use == "adjacent" or use.get("from") == "adjacent" or thing.stands_in_the_way
        spots = self.beside(thing) if adjacent else spaces
        if self.script.hidden and not any(self.ground.area.get(space) in self.areas for space in spaces):
            return
        if not spots & self.within or not self.can_hold(element.needs):
            return
        if kind.taken:
            self._make({("got", element.kind, element.item, element.color, 1, "taken", thing.key)})
        if kind.taken or kind.use or kind.own_use:
            for count in range(use.get("times", 1)):
                self._make({("used", element.id, thing.key, count)})

    def _enter(self, thing: Thing) -> None:
        """A marine enters an inactive teleporter. Rule: RUL16-156."""
        element, at = thing.element, thing.laid.at
        if thing.laid.type is not None and "inactive teleporters" in self.ground.edition.features:
            if self.can_hold(element.needs) and (element.active or at in self.within):
                self._make({("active", thing.key)})
            if ("active", thing.key) in self.facts or ("on", element.id) in self.facts:
                self._make({("used", element.id, thing.key)})

    def _in_reach(self, thing: Thing) -> bool:
        """True if a marine sees a thing or is beside it."""
        if self.beside(thing) & self.within:
            return True
        spaces = {space for space in thing.laid.spaces if space in self.ground.area}
        return bool(sight_between(self._now(), self.standing(), self.within, spaces))

    def _kill_kind(self, name: str) -> None:
        """Kill figures that spawn cards, spawn areas or steps bring."""
        scenario, board = self.script.scenario, self.ground.board
        if "spawn cards" not in self.ground.edition.features:
            return
        kind = board.catalog.figures.get(name)
        stand_ins = scenario.setup.get("invaders", {}).get("replace", {}).values()
        coming = {spawn.each_round["kind"] for spawn in scenario.spawns if spawn.each_round}
        if kind is not None and kind.side == "invaders" and (scenario.expansion or not kind.expansion):
            coming |= {name}
        if name in coming.union(stand_ins):
            self._make({("killed kind", name, ENDLESS)})
        else:
            for fact in [fact for fact in self.facts if fact[0] == "spawned" and fact[1] == name]:
                self._make({("killed kind", name, fact[2], fact)})

    # Automatic events

    def _make(self, new: set[Fact]) -> None:
        """Add facts, and the effects of the steps of their owners."""
        new = new - self.facts
        while new:
            self.facts |= new
            following: set[Fact] = set()
            for fact in new:
                for owner in self._owners(fact):
                    for number, effect in enumerate(self.script.effects.get(owner, ())):
                        following |= self.script.made_by(effect, owner, number, self.facts, fact[-1])
            new = following - self.facts

    def _owners(self, fact: Fact) -> Iterator[tuple[object, ...]]:
        """The owners whose own event is a fact. Each carries out its steps then."""
        match fact:
            case ("area", name):
                yield "area", name
            case ("opened", _name, _by, number):
                if not self.ground.board.doors[number].element.exit:
                    yield "door", number
            case ("fired", *owner):
                yield tuple(owner)
            case ("used", _name, key, *_count):
                yield key
            case ("killed" | "summoned", key):
                yield key
            case ("left", *owner):
                yield tuple(owner)

    def _happen(self) -> None:
        """Open passages, fire triggers, clear areas and reach endings whose condition can hold."""
        before = -1
        while before != len(self.facts):
            before = len(self.facts)
            for door in self.ground.doors:
                if door.kind == "passage" and self.can_hold(door.element.needs):
                    self._make({("open", door.number), ("opened", door.element.id, "script", door.number)})
            for number, trigger in enumerate(self.script.scenario.triggers):
                if trigger.serial not in self.script.draw.absent and self.can_hold(trigger.when):
                    self._make({("fired", "trigger", number)})
            for area in self.script.scenario.areas:
                if area.clear is not None and self.script.is_clear(area.id, self.facts):
                    self._make({("fired", "clear", area.id)})
            self._leave()

    def _leave(self) -> None:
        """Carry out the steps of exits for the first marine who leaves."""
        for way in self.ways_out():
            for door in self.ground.doors:
                if door.element.exit and door.element.id == way:
                    self._make({("left", "door", door.number)})
            for thing in self.there():
                if thing.element.id == way:
                    self._make({("left", *thing.key)})

    # Sight

    def _now(self) -> Ground:
        """The ground with the tokens that are there now."""
        lying = (thing.laid for thing in self.there() if not thing.somewhere)
        return self.ground.with_tokens([laid for laid in lying if isinstance(laid, LaidToken)])

    def _look(self, spaces: set[Space]) -> None:
        """Reveal the areas that marines see from some spaces (2016: record them), and visible portals (Infestation).

        Rule: RUL-12 to RUL-14; RUL16-151 and the house rule `infestation`, RUL16-180.
        """
        while True:
            opened, now = self.standing(), self._now()
            unseen, near = self._in_view(spaces, opened)
            # Most areas are seen from beside them: the remaining areas are tested from the remaining spaces.
            seen = sight_between(now, opened, spaces & near, unseen) or sight_between(now, opened, spaces, unseen)
            new: set[Fact] = {("area", self.ground.area[space]) for space in seen}
            for thing in self._watched_portals():
                if sight_between(now, opened, self._posts(spaces), set(thing.laid.spaces)):
                    new.add(("summoned", thing.key))
            if not new - self.facts:
                return
            self._make(new)

    def _in_view(self, spaces: set[Space], opened: frozenset[int]) -> tuple[set[Space], set[Space]]:
        """The spaces of areas that can be seen first, and the spaces beside those areas.

        Rule: board geometry, *Exploration*: a line counts until it enters the first unrevealed space. If areas
        are hidden, one that borders a revealed area, or one where a marine stands, is seen first.
        """
        area = self.ground.area
        unseen = {name for name in self.ground.board.areas if ("area", name) not in self.facts}
        border = self.ground.once(
            ("border", opened),
            lambda: [pair for pair in self.steps("sight", opened).edges if area[pair[0]] != area[pair[1]]],
        )
        if self.script.hidden:
            sides = [{area[one] for one in pair} for pair in border]
            stood = {area[space] for space in spaces}
            unseen &= stood.union(*(pair for pair in sides if not pair <= unseen - stood))
        near = {one for pair in border for one in pair}
        return {space for space, name in area.items() if name in unseen}, near

    def _watched_portals(self) -> list[Thing]:
        """The portals that summon when marines see them."""
        if threat_card(self.script.scenario) != "infestation":
            return []
        lying = [thing for thing in self.there() if self.script.summons(thing)]
        return [thing for thing in lying if ("summoned", thing.key) not in self.facts]

    def _posts(self, spaces: set[Space]) -> set[Space]:
        """The spaces from which marines look for portals: all, or those of the house rule `infestation: door`.

        With that rule, a single marine is beside the door it opens. Of several marines, others may look.
        """
        opened = {fact[3] for fact in self.facts if fact[0] == "opened" and fact[2] == "marines"}
        if self.ground.rules.get("infestation") != "door" or not self._begun:
            return spaces
        if self.script.marines > 1:
            return spaces if opened else set()
        return spaces & set().union(*(self.ground.openers(door) for door in opened))
