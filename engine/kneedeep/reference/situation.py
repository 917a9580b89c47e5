"""What is possible for marines under some facts: doors, teleporters, exits, and things on the board."""

from collections.abc import Iterator

from kneedeep.board.doors import LaidDoor
from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.model import Condition
from kneedeep.reference.draws import WHOLE, Draw
from kneedeep.reference.graphs import Ways
from kneedeep.reference.ground import Ground, Purpose, Space
from kneedeep.reference.script import Fact, Moment, Script, Thing, is_exit, leading


class Situation:
    """Facts, and the spaces `within` reach. Both only grow."""

    def __init__(self, ground: Ground, draw: Draw = WHOLE) -> None:
        self.ground = ground
        self.script = Script(ground, draw)
        self.facts: set[Fact] = set()
        self.within: set[Space] = set()
        self._laid: tuple[int, list[Thing]] = (-1, [])
        self._adjacent = self.steps("adjacency", frozenset())

    def there(self) -> list[Thing]:
        """The things that are on the board now. Facts are only added, so their number is the cache key."""
        if self._laid[0] != len(self.facts):
            self._laid = len(self.facts), list(self.script.there(self.facts))
        return self._laid[1]

    def steps(self, purpose: Purpose, opened: frozenset[int]) -> Ways:
        """The steps of a purpose with some doors open."""
        return self.ground.once(("ways", purpose, opened), lambda: Ways(self.ground, purpose, opened))

    def can_hold(self, condition: Condition | None) -> bool:
        """True if a condition can ever hold."""
        return condition is None or self.script.possible(condition, self.facts, self.within, self.ways_out())

    @property
    def areas(self) -> set[str]:
        """The areas that are ever revealed. In 2016 all are revealed at the start (RUL16-02)."""
        return {area for area in self.ground.board.areas if not self.script.hidden or ("area", area) in self.facts}

    @property
    def worked(self) -> set[int]:
        """The doors that marines can open as soon as they are beside one, including exits."""
        return {door.number for door in self.ground.doors if self.unlocked(door)}

    def blocked(self) -> set[Space]:
        """The spaces that no figure can be on now."""
        things = (thing for thing in self.there() if thing.stands_in_the_way)
        return {space for thing in things for space in thing.laid.spaces}

    def standing(self) -> frozenset[int]:
        """The open doors, and those that marines have reached and can open."""
        stands = {door.number for door in self.ground.doors if ("open", door.number) in self.facts}
        reached = {
            door.number for door in self.ground.doors if self.unlocked(door) and self.within & self.openers(door)
        }
        doors = self.ground.board.doors
        return frozenset(number for number in stands | reached if not doors[number].element.exit)

    def openers(self, door: LaidDoor) -> set[Space]:
        """The spaces from which a door is opened."""
        return self.ground.sides(door.number) if door.element.exit else self.ground.openers(door.number)

    def unlocked(self, door: LaidDoor) -> bool:
        """True if marines can open a door: not a passage, with key and `needs`, or with its lock waived."""
        element = door.element
        if door.kind == "passage":
            return False
        if ("unlocked", door.number) in self.facts:
            return True
        keyed = element.key is None or self.script.got("key", element.key, self.facts) > 0
        return keyed and self.can_hold(element.needs)

    def _pads(self) -> list[Thing]:
        """The teleporters that work. Rule: 2004 rulebook p. 10 (teleporters); RUL16-156."""
        found = []
        for thing in self.there():
            element, kind = thing.element, thing.laid.type
            if thing.somewhere or not isinstance(kind, TokenType) or not kind.teleports:
                continue
            on = element.id is not None and ("on", element.id) in self.facts
            ready = self.can_hold(element.needs)
            entered = element.active or ("active", thing.key) in self.facts
            if on or (ready and (entered or "inactive teleporters" not in self.ground.edition.features)):
                found.append(thing)
        return found

    def links(self) -> Iterator[tuple[Thing, Thing]]:
        """The links between teleporters. One of 2004 leads to its color or to its `to`."""
        pads = self._pads()
        for pad in pads:
            named = dict(leading(pad.element))
            for other in pads:
                leads = other.element.color == pad.element.color
                if named:
                    leads = other.element.id in named and self.can_hold(named.get(other.element.id))
                if leads and other is not pad:
                    yield pad, other

    def beside(self, thing: Thing) -> set[Space]:
        """The spaces of a thing and those adjacent to it with all doors shut."""
        spaces = {space for space in thing.laid.spaces if space in self.ground.area}
        return spaces.union(*(self._adjacent[space] for space in spaces))

    def ways_out(self) -> set[str]:
        """The exits by which marines can leave, by id: doors that can be or are open, tokens with marines on them."""
        found = set()
        for door in self.ground.doors:
            if door.element.exit and self.within & self.openers(door):
                locked = door.element.needs is not None or door.element.key is not None
                if door.element.open or not locked or self._unlocked_plainly(door):
                    found.add(door.element.id)
        for thing in self.there():
            if is_exit(thing.laid.type) and set(thing.laid.spaces) & self.within:
                if thing.element.needs is None or self.script.holds(thing.element.needs, Moment(self.facts)):
                    found.add(thing.element.id)
        return {way for way in found if way is not None}

    def _unlocked_plainly(self, door: LaidDoor) -> bool:
        """The same as `unlocked` for a door whose `needs` does not depend on marines who have left."""
        element = door.element
        if ("unlocked", door.number) in self.facts or ("open", door.number) in self.facts:
            return True
        keyed = element.key is None or self.script.got("key", element.key, self.facts) > 0
        return keyed and (element.needs is None or self.script.possible(element.needs, self.facts, self.within, ()))
