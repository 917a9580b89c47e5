"""The script of a scenario as facts: words of elements, conditions that hold, effects of steps.

A course of play is a set of facts, each a tuple that begins with its word: `("flag", name)`, `("area", id)`,
`("open", door)`. Rule: scenario format, *Conditions*, *Steps of `do`*; every fight is taken as won.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from kneedeep.board.doors import LaidDoor
from kneedeep.board.laid_things import LaidFigure, LaidToken, laid_figures, laid_tokens, present
from kneedeep.model.catalog import TokenType
from kneedeep.model.scenario.invasion import invasion_card
from kneedeep.model.scenario.model import Condition, Effect, Figure, Token, keys_of, read_element
from kneedeep.model.scenario.script_values import condition as condition_shape
from kneedeep.model.scenario.value_shapes import thawed
from kneedeep.reference.draws import WHOLE, Draw
from kneedeep.reference.ground import Ground, Space

Fact = tuple[Any, ...]
Owner = tuple[object, ...]
"""The owner of steps: an area, a door, a thing, a trigger."""
ENDLESS = 1_000_000
"""The assumed number of figures of a kind from spawn cards that can be killed."""


class Thing(NamedTuple):
    """A token or figure at a place, and its name among the facts.

    `placed`: the fact that a step has placed it. `somewhere`: it is on an unknown one of its spaces.
    """

    key: Owner
    laid: LaidToken | LaidFigure
    placed: Fact | None
    somewhere: bool = False

    @property
    def element(self) -> Any:
        """Its element."""
        return self.laid.element

    @property
    def stands_in_the_way(self) -> bool:
        """True if no figure can ever be on it. Rule: board geometry, *standable*: on a barrel one can."""
        kind = None if self.somewhere else self.laid.type
        return bool(getattr(kind, "blocks_steps", False)) and not getattr(kind, "standable", True)


class Moment(NamedTuple):
    """Facts, the spaces of the remaining marines, and the number of marines who have left by each exit."""

    facts: Collection[Fact]
    standing: Sequence[Space] = ()
    left: Mapping[str, int] = {}


class Script:
    """The elements of a scenario for a number of marines, and the meaning of its conditions and steps."""

    def __init__(self, ground: Ground, draw: Draw = WHOLE) -> None:
        """Collect the things of the file and those that steps may place, with one outcome of the choices."""
        self.draw = draw
        self.ground, self.scenario, self.marines = ground, ground.board.scenario, ground.marines
        self.closing_doors = "closing doors" in ground.edition.features
        self.hidden = "hidden areas" in ground.edition.features
        board = ground.board
        self.things: list[Thing] = []
        elements: list[Token | Figure] = [*self.scenario.tokens, *self.scenario.figures]
        for element in elements:
            if element.serial not in draw.absent and present(element.marines, self.marines):
                self._lay(element, (element.serial,), None)
        self.by_id = {door.element.id: door for door in board.doors if door.element.id and door.stands}
        self.effects: dict[Owner, tuple[Effect, ...]] = {}
        for area in self.scenario.areas:
            self._say(("area", area.id), area.do)
            self._say(("clear", area.id), area.clear.do if area.clear else ())
        for door in ground.doors:
            self._say(("door", door.number), door.element.do)
        for number, trigger in enumerate(self.scenario.triggers):
            self._say(("trigger", number), trigger.do)
        for thing in list(self.things):
            self._say(thing.key, thing.element.do)
        card = invasion_card(self.scenario, board.catalog)
        self.groups = card.groups if card is not None else {}

    def _lay(self, element: Any, name: Owner, placed: Fact | None) -> None:
        """Lay a token or figure, each copy at each of its places or somewhere in its area."""
        is_token, kinds = isinstance(element, Token), self.ground.board.kinds
        lay: Any = laid_tokens if is_token else laid_figures
        for place, laid in enumerate(lay((element,), kinds)):
            for copy in range(element.count if is_token else 1):
                if any(space in self.ground.area for space in laid.spaces):
                    self.things.append(Thing((*name, place, copy), laid, placed))
        if element.in_area is None:
            return
        kind: Any = (kinds.tokens if is_token else kinds.figures).get(element.kind)
        everywhere = frozenset(space for space, area in self.ground.area.items() if area == element.in_area)
        for copy in range(element.count):
            spaces = sorted(everywhere if placed else self.draw.lying.get((element.serial, copy), everywhere))
            if spaces:
                laid = (LaidToken if is_token else LaidFigure)(element, kind, spaces[0], tuple(spaces))
                self.things.append(Thing((*name, 0, copy), laid, placed, somewhere=True))

    def _say(self, owner: Owner, effects: Sequence[Effect]) -> None:
        """Record the steps of an owner, and the things that they place."""
        self.effects[owner] = tuple(effects)
        for number, effect in enumerate(effects):
            if effect.kind == "place":
                data = thawed(effect.value)
                figure_keys = {key.name for key in keys_of(Figure)}
                is_token = data.get("kind") in self.ground.board.kinds.tokens or not set(data) <= figure_keys
                element: Any = read_element(Token if is_token else Figure, data)
                known = len(self.things)
                if present(element.marines, self.marines):
                    self._lay(element, ("by", owner, number), ("placed", owner, number))
                for thing in self.things[known:]:
                    self._say(thing.key, thing.element.do)

    def there(self, facts: Collection[Fact]) -> Iterator[Thing]:
        """Yield the things that are on the board under some facts."""
        for thing in self.things:
            element = thing.element
            names = {element.kind, getattr(element, "item", None)}
            gone = element.id is not None and ("gone", element.id) in facts
            lost = isinstance(element, Token) and any(("lost", name) in facts for name in names)
            if not gone and not lost and (thing.placed is None or thing.placed in facts):
                yield thing

    def conditions(self) -> Iterator[Condition]:
        """Yield every part of the conditions that marines may satisfy."""
        scenario = self.scenario
        whole = [scenario.victory.marines, *(ending.when for ending in scenario.endings)]
        whole += [trigger.when for trigger in scenario.triggers]
        whole += [door.needs for door in scenario.doors]
        for token in (thing.element for thing in self.things if isinstance(thing.element, Token)):
            whole += [token.needs, *(needs for _pad, needs in leading(token))]
        for condition in whole:
            yield from leaves(condition)

    @property
    def removable(self) -> set[str]:
        """The ids that steps remove."""
        return {one.value for effects in self.effects.values() for one in effects if one.kind == "remove"}

    # Conditions

    def holds(self, condition: Condition | None, now: Moment) -> bool:
        """Whether a condition holds at a moment."""
        if condition is None:
            return True
        kind, value, params = condition.kind, condition.value, condition.params
        match kind:
            case "all":
                return all(self.holds(part, now) for part in value)
            case "any":
                return any(self.holds(part, now) for part in value)
            case "count":
                return sum(self.holds(part, now) for part in params.get("of", ())) >= int(value)
            case "round" | "rounds":
                return True
            case "never":
                return not value
            case "reach" | "spaces" | "hold" | "exit":
                return self._stand_so(condition, now)
        return self._has_happened(condition, now.facts)

    def _stand_so(self, condition: Condition, now: Moment) -> bool:
        """True if marines stand, or have left, as a condition requires."""
        who = condition.params.get("who")
        if condition.kind == "exit":
            return enough(who or "all", now.left.get(condition.value, 0), self.marines)
        count = sum(space in self.spaces_of(condition) for space in now.standing)
        return count > 0 if condition.kind == "hold" else enough(who or "any", count, len(now.standing))

    def _has_happened(self, condition: Condition, facts: Collection[Fact]) -> bool:
        """True if facts satisfy a condition without places."""
        kind, value, params = condition.kind, condition.value, condition.params
        match kind:
            case "flag" | "destroy" | "manual":
                return ({"destroy": "destroyed", "manual": "judged"}.get(kind, kind), value) in facts
            case "reveal":
                return ("area", value) in facts
            case "clear":
                return self.is_clear(value, facts)
            case "open":
                return self.opened(value, ("marines",) if params.get("by") else ("marines", "script"), facts)
            case "use":
                return any(fact[0] == "used" and fact[1] == value for fact in facts)
            case "got":
                return self.got(value, params.get("color"), facts) >= int(params.get("count", 1))
            case "kill":
                return self.killed(value, facts) >= int(params.get("count", 1))
            case "summoned":
                asked = [thing for thing in self.portals(value) if self.was_there(thing, facts)]
                return bool(asked) and all(("summoned", thing.key) in facts for thing in asked)
        return False

    def opened(self, door: str, by: Collection[str], facts: Collection[Fact]) -> bool:
        """True if a door of an id, or `any`, was opened by one of the named sides."""
        return any(fact[0] == "opened" and door in ("any", fact[1]) and fact[2] in by for fact in facts)

    def spaces_of(self, condition: Condition) -> set[Space]:
        """The spaces of a condition about places."""
        value = condition.value
        if isinstance(value, str):
            return {space for space, area in self.ground.area.items() if area == value}
        return {tuple(space) for space in (value["spaces"] if isinstance(value, Mapping) else value)}

    def got(self, thing: str, color: str | None, facts: Collection[Fact]) -> int:
        """The number of an item, token kind or key that marines ever got: `("got", kind, item, color, count, …)`."""
        gains = (fact for fact in facts if fact[0] == "got" and thing in fact[1:3])
        return sum(int(fact[4]) for fact in gains if color is None or fact[3] == color)

    def kind_showing(self, thing: str) -> str:
        """The kind of token used for a thing that is given or carried."""
        kinds = self.ground.board.kinds.tokens
        return next((name for name, kind in kinds.items() if thing == name or thing in kind.items), "item")

    def killed(self, name: str, facts: Collection[Fact]) -> int:
        """The number of dead figures of an id, group or kind. A portal counts the fewest of its groups."""
        count = 0
        for thing in self.things:
            element = thing.element
            if isinstance(element, Figure):
                count += name in (element.id, element.group, element.kind) and ("killed", thing.key) in facts
            elif ("beaten", thing.key) in facts:
                groups = self.groups.get(element.color or "", ())
                count += min((dict(group.demons.value).get(name, 0) for group in groups), default=0)
        return count + sum(int(fact[2]) for fact in facts if fact[0] == "killed kind" and fact[1] == name)

    def is_clear(self, area: str, facts: Collection[Fact]) -> bool:
        """Whether an area (or the `board`) is clear. Rule: scenario format, `clear`; RUL16-178 (portals too)."""
        names = set(self.ground.board.areas) if area == "board" else {area}
        if self.hidden and not all(("area", name) in facts for name in names):
            return False
        inside = (thing for thing in self.things if self.area_of(thing) in names)
        if any(self._remains(thing, facts) for thing in inside):
            return False
        return area == "board" or area in self.ground.board.areas

    def _remains(self, thing: Thing, facts: Collection[Fact]) -> bool:
        """True if a figure or portal keeps its area from being clear."""
        if isinstance(thing.element, Figure):
            invader = getattr(thing.laid.type, "side", "invaders") == "invaders"
            return thing.placed is None and invader and ("killed", thing.key) not in facts
        return self.summons(thing) and ("beaten", thing.key) not in facts and self.was_there(thing, facts)

    def area_of(self, thing: Thing) -> str:
        """The area of a thing: that of its top-left space, or of the first one on the board."""
        spaces = (thing.laid.at, *sorted(thing.laid.spaces))
        return next((self.ground.area[space] for space in spaces if space in self.ground.area), "")

    def summons(self, thing: Thing) -> bool:
        """Whether a thing is a portal."""
        return bool(getattr(thing.laid.type, "summons", False))

    def portals(self, name: str) -> list[Thing]:
        """The portals of an id or color, or `all`. Rule: RUL16-145."""
        found = [thing for thing in self.things if self.summons(thing)]
        return [one for one in found if name in ("all", one.element.id, one.element.color)]

    def was_there(self, thing: Thing, facts: Collection[Fact]) -> bool:
        """Whether a portal is on the board or has summoned."""
        return ("summoned", thing.key) in facts or thing in self.there(facts)

    def possible(
        self, condition: Condition, facts: Collection[Fact], within: set[Space], exits: Collection[str]
    ) -> bool:
        """Whether marines can be placed and leave so that a condition holds at one moment.

        No space has two marines. Spaces at the same places of the condition are interchangeable.
        Rule: scenario format, *Conditions*: places count at one moment; RUL-97.
        """
        if self.holds(condition, Moment(facts)):
            return True
        own = list(leaves(condition))
        places = [self.spaces_of(leaf) for leaf in own if leaf.kind in ("reach", "spaces", "hold")]
        ways = sorted({leaf.value for leaf in own if leaf.kind == "exit"} & set(exits))
        sorts: dict[tuple[bool, ...], list[Space]] = {}
        for space in sorted(within):
            sorts.setdefault(tuple(space in place for place in places), []).append(space)
        stands: list[tuple[Space, ...] | str] = [*(tuple(spaces) for spaces in sorts.values()), *ways]
        for chosen in combinations_with_replacement(range(len(stands)), self.marines):
            standing: list[Space] = []
            left: dict[str, int] = {}
            for one in sorted(set(chosen)):
                stand, count = stands[one], chosen.count(one)
                if isinstance(stand, str):
                    left[stand] = count
                else:
                    standing += stand[:count]
            placed = len(standing) + sum(left.values()) == self.marines
            if placed and self.holds(condition, Moment(facts, standing, left)):
                return True
        return False

    # Steps

    def takes(self, effect: Effect) -> bool:
        """True if a step may take something from the marines that matters to their reach.

        Rule: scenario format, the closing steps. Steps that only hurt stop nobody.
        """
        kind = self.type_of(effect)
        blocks = kind is not None and bool(kind.blocks_steps or kind.blocks_sight)
        if effect.kind == "place":
            return blocks
        if effect.kind == "remove":
            return not (blocks or (kind is not None and kind.hurts))
        if effect.kind == "deactivate":
            return kind is not None and bool(kind.teleports)
        return effect.kind in ("shut", "lose") or (effect.kind == "win" and effect.value != "marines")

    def type_of(self, effect: Effect) -> TokenType | None:
        """The type of the token that a step places, removes or switches off, None for any other thing."""
        kinds = self.ground.board.kinds.tokens
        if effect.kind == "place":
            return kinds.get(effect.value["kind"])
        if effect.kind not in ("remove", "deactivate"):
            return None
        named = (thing.laid for thing in self.things if thing.element.id == effect.value)
        return next((laid.type for laid in named if isinstance(laid, LaidToken)), None)

    def _may_open(self, door: LaidDoor) -> bool:
        return self.closing_doors or not door.element.open or door.kind == "passage"

    def made_by(
        self, effect: Effect, owner: Owner, number: int, facts: Collection[Fact], time: object = None
    ) -> set[Fact]:
        """The facts of a step. Texts and steps that take something make none.

        `number`: its index among the steps of its owner. `time`: the index of the owner's event that carries it out.
        """
        value, params = effect.value, effect.params
        door = self.by_id.get(str(value))
        match effect.kind:
            case "set":
                return {("flag", value)}
            case "give":
                count = params.get("count", 1)
                kind = self.kind_showing(value)
                return {("got", kind, value, params.get("color"), count, "gift", owner, number, time)}
            case "unlock":
                return {("unlocked", door.number)} if door else set()
            case "open" if door and self._may_open(door):
                return {("open", door.number), ("opened", value, "script", door.number)}
            case "reveal":
                return {("area", value)} if value in self.ground.board.areas else set()
            case "activate":
                return {("on", value)}
            case "remove" | "place" if self.takes(effect):
                return set()
            case "remove":
                return {("gone", value)}
            case "place":
                return {("placed", owner, number)}
            case "spawn":
                return {("spawned", value["kind"], value.get("count", 1), owner, number)}
            case "win" if value == "marines":
                return {("won",)}
            case "summon":
                lying = set(self.there(facts))
                return {("summoned", thing.key) for thing in self.portals(value) if thing in lying}
        return set()


def leading(token: Token) -> list[tuple[str, Condition | None]]:
    """The targets of a teleporter's `to`, by id, each with the condition of that way."""
    found = []
    for entry in token.to:
        needs = entry.get("needs")
        if needs is not None and not isinstance(needs, Condition):
            needs = condition_shape().read(thawed(needs))
        found.append((entry["pad"], needs))
    return found


def is_exit(kind: object) -> bool:
    """Whether marines leave by a token of a type. Rule: scenario format, own events (exit left by)."""
    return isinstance(kind, TokenType) and kind.use == "spend" and not (kind.teleports or kind.own_use)


def leaves(condition: Condition | None) -> Iterator[Condition]:
    """Yield the single conditions of a condition."""
    if condition is None:
        return
    if condition.kind in ("all", "any", "count"):
        parts = condition.value if condition.kind != "count" else condition.params.get("of", ())
        for part in parts:
            yield from leaves(part)
    else:
        yield condition


def enough(who: str | int, count: int, everyone: int) -> bool:
    """True if a number of marines is `any`, `all` of the asked ones, or a number. Rule: RUL-97."""
    least = 1 if who == "any" else max(1, everyone) if who == "all" else int(who)
    return count >= least
