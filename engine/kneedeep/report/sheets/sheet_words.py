"""The words of a sheet: elements, conditions and steps as people at a table call them, never by an id of the file."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kneedeep.board import Board
from kneedeep.catalog import Catalog
from kneedeep.scenario.model import Door, Figure, Scenario, Token
from kneedeep.scenario.script import Condition, Effect
from kneedeep.script.branch_setup import placed_element, script_of

NOTHING = "…"
"""What stands for a name that is not chosen yet."""
_WHO = {"any": "a marine", "all": "all marines"}


class Words:
    """What the things of one scenario are called."""

    def __init__(self, scenario: Scenario, board: Board, catalog: Catalog) -> None:
        """Take the scenario, its board and its catalog."""
        self.scenario, self.board, self.catalog = scenario, board, catalog
        self._area_names = {area.id: area.name or area.id for area in scenario.areas}
        self._by_id: dict[str, Any] = {}
        for element in scenario.elements():
            for own in (getattr(element, "group", None), getattr(element, "id", None)):
                if own:
                    self._by_id.setdefault(own, element)

    # Things

    def area(self, id: str) -> str:
        """Return an area as `“Control room”`; what no area is called stays as it is."""
        if id == "board":
            return "the whole board"
        if not id:
            return NOTHING
        return f"“{self._area_names.get(id, id)}”"

    def door(self, door: Door) -> str:
        """Return a door as `red security door`, `airlock`, `way out`."""
        kind = {"security": "security door"}.get(door.door_kind, door.door_kind)
        if door.exit:
            kind = "way out" if not door.key else f"{kind}, the way out"
        return f"{door.key} {kind}" if door.key else kind

    def token(self, token: Token) -> str:
        """Return a token as `red key`, `obstacle of 2 spaces`, `shotgun`, `data disc`."""
        items = {item.id: item.name or item.id for item in self.scenario.items}
        kind = self.board.kinds.tokens.get(token.kind)
        if token.item is not None:
            known = self.catalog.items.get(token.item)
            return items.get(token.item) or (known.name if known is not None else token.item)
        name = kind.name if kind is not None else token.kind
        size = token.size or (kind.size if kind is not None and "size" in kind.told_by else 1)
        name = f"{name} of {size} spaces" if size > 1 else name
        return f"{token.color} {name}" if token.color else name

    def figure(self, figure: Figure) -> str:
        """Return a figure as `imp`, or by its own name and kind."""
        name = self.kind(figure.kind)
        return f"{figure.name} ({name})" if figure.name else name

    def kind(self, id: str) -> str:
        """Return what a kind of figure is called."""
        kind = self.board.kinds.figures.get(id)
        return kind.name if kind is not None else id

    def place(self, element: Any) -> str:
        """Return where an element is, as `12,3`, `13,7 and 12,9` or `anywhere in “Store”`."""
        if getattr(element, "in_area", None):
            return f"anywhere in {self.area(element.in_area)}"
        if isinstance(element, Door):
            at, side = self.board.place_of(element)
            return f"{_at(at)} {side}"
        return listed([_at(at) for at in element.places], 99)

    def of(self, id: Any) -> str:
        """Return what the element, item, flag or kind with an id is called, and where it is."""
        if id == "":
            return NOTHING
        element = self._by_id.get(str(id))
        if isinstance(element, Door):
            return f"the {self.door(element)} at {self.place(element)}"
        if isinstance(element, Figure) and element.group == id:
            group = [one for one in self.scenario.figures if one.group == id]
            return listed([f"the {self.of_placed(one)}" for one in group], 99)
        if isinstance(element, Token | Figure):
            return f"the {self.of_placed(element)}"
        if element is not None and element.word == "area":
            return self.area(element.id)
        if element is not None and element.word == "spawn":
            return self.spawn(element)
        named = getattr(element, "name", "")
        return str(named) if named else self.kind(str(id)) if id in self.board.kinds.figures else str(id)

    def of_placed(self, element: Token | Figure) -> str:
        """Return a token or figure and where it stands."""
        where = self.place(element)
        name = self.token(element) if isinstance(element, Token) else self.figure(element)
        return f"{name} {where if element.in_area else 'at ' + where}"

    def spawn(self, spawn: Any) -> str:
        """Return where a spawn area of the invaders lies."""
        areas = [*((spawn.area,) if spawn.area else ()), *spawn.areas]
        told = [*(self.area(area) for area in areas), *(_at(at) for at in spawn.spaces)]
        return f"the spawn area {listed(told, 99)}"

    def thing(self, value: Any, color: Any = None) -> str:
        """Return something that is got, given or lost."""
        items = {item.id: item.name or item.id for item in self.scenario.items}
        known = self.catalog.items.get(str(value)) or self.board.kinds.tokens.get(str(value))
        name = items.get(str(value)) or (known.name if known is not None else self.of(value))
        return f"{color} {name}" if color else name

    def flag(self, flag: Any) -> str:
        """Return a flag by what it means."""
        return f"“{self.scenario.flags.get(flag) or flag}”" if flag else NOTHING

    # The script

    def when(self, condition: Condition) -> str:
        """Return a condition in words, as the rest of a sentence."""
        kind, value, params = condition.kind, condition.value, condition.params
        if kind in ("all", "any"):
            parts = [self._inner(part) for part in value]
            return (" and " if kind == "all" else " or ").join(parts) or "nothing"
        if kind == "count":
            return f"{value} of these hold: " + "; ".join(self.when(part) for part in params.get("of", ()))
        if kind in ("reach", "spaces"):
            spaces = value if kind == "spaces" else value["spaces"] if isinstance(value, Mapping) else None
            where = self.area(value) if spaces is None else _spaces(spaces)
            who = params.get("who", "any")
            return f"{_who(who)} {'stands' if who == 'any' else 'stand'} {'in' if spaces is None else 'on'} {where}"
        if kind == "got":
            count = params.get("count", 1)
            thing = self.thing(value, params.get("color"))
            return f"the {thing} was got" if count == 1 else f"{count} of {thing} were got"
        if kind == "kill":
            count = params.get("count", 1)
            return f"{self.of(value)} {'was' if count == 1 else f'({count} of them) were'} killed"
        if kind == "exit":
            who = params.get("who", "all")
            return f"{_who(who)} {'has' if who == 'any' else 'have'} left by {self.of(value)}"
        if kind == "frags":
            return _frags(value)
        if kind == "hold":
            return f"a marine has held {self.area(value)} for {rounds(params.get('rounds', 1))}"
        if kind == "manual":
            return f"the players judge: {value or NOTHING}"
        if kind in ("reveal", "clear"):
            return f"{self.area(value)} is {'revealed' if kind == 'reveal' else 'cleared'}"
        if kind == "flag":
            return f"{self.flag(value)} is set"
        if kind == "open":
            return "any door was opened" if value == "any" else f"{self.of(value)} was opened"
        if kind in ("use", "destroy"):
            return f"{self.of(value)} was {'used' if kind == 'use' else 'destroyed'}"
        return _PLAIN[kind].format(value) if kind in _PLAIN else kind

    def waits(self, element: Any) -> str:
        """Return until when an element with `needs` is locked or of no use; empty for one that stays so.

        `{never: true}` holds back what only a step of the script unlocks, opens or switches on.
        """
        needs: Condition = element.needs
        if needs.kind != "never" or not needs.value:
            return self.when(needs)
        steps = [
            step.kind for step in script_of(self.board).effects if element.id and step.value == element.id
        ]
        return next((f"something {verb}" for kind, verb in _FREEING.items() if kind in steps), "")

    def _inner(self, condition: Condition) -> str:
        text = self.when(condition)
        return f"({text})" if condition.kind in ("all", "any", "count") else text

    def steps(self, effects: Iterable[Effect]) -> str:
        """Return the steps of a `do` list but its texts as a sentence; empty when there are none."""
        told = [self.step(effect) for effect in effects if effect.kind != "text"]
        return sentence("; ".join(told)) if told else ""

    def step(self, effect: Effect) -> str:
        """Return a step in words."""
        kind, value, params = effect.kind, effect.value, effect.params
        if kind == "text":
            return f"“{value or NOTHING}” is read aloud"
        if kind == "set":
            return f"{self.flag(value)} is set"
        if kind == "give":
            count = params.get("count", 1)
            to = "any marine" if params.get("to") == "any" else "the finder"
            thing = self.thing(value, params.get("color"))
            return f"{to} gets {f'{count} × ' if count != 1 else ''}{thing}"
        if kind == "lose":
            return f"{self.thing(value)} leaves the game"
        if kind == "place":
            return self._placed(effect)
        if kind == "spawn":
            where = f" in {self.of(value['in'])}" if "in" in value else ""
            return f"the invader spawns {value.get('count', 1)} × {self.kind(str(value['kind']))}{where}"
        if kind in ("wound", "heal"):
            everyone = params.get("who") == "all"
            verbs = {"wound": ("loses", "lose"), "heal": ("gets back", "get back")}[kind]
            whom = "all marines" if everyone else "the marine"
            return f"{whom} {verbs[everyone]} {value} {'wound' if value == 1 else 'wounds'}"
        if kind == "draw":
            return f"the invader draws {value} {'card' if value == 1 else 'cards'}"
        if kind == "win":
            return {"nobody": "the game ends without a winner"}.get(str(value), f"the {value} win")
        if kind == "reveal":
            return f"{self.area(str(value))} is revealed"
        verb = _DONE.get(kind)
        return f"{self.of(value)} {verb}" if verb else f"{kind} {value}"

    def _placed(self, step: Effect) -> str:
        element = placed_element(self.board, step)
        count = max(
            element.count if element.in_area or isinstance(element, Token) else 1, len(element.places)
        )
        marks = with_marines(element.marines)
        return f"set up {f'{count} × ' if count > 1 else ''}{self.of_placed(element)}" + (
            f" ({marks} marines)" if marks else ""
        )


_PLAIN = {
    "round": "round {} has ended",
    "rounds": "{} rounds have been played",
    "never": "never",
}
_FREEING = {"unlock": "unlocks it", "open": "opens it", "activate": "switches it on"}
_DONE = {
    "unlock": "is no longer locked",
    "open": "opens",
    "shut": "shuts unless an oversized figure stands across it",
    "activate": "is switched on",
    "deactivate": "is switched off",
    "remove": "is taken off the board",
}


def listed(words: Sequence[str], most: int = 4) -> str:
    """Return `a, b and c`."""
    if len(words) > most:
        return f"{', '.join(words[:most])} and {len(words) - most} more"
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def _frags(value: Any) -> str:
    return f"the invader has {by_number(value)} frag point{'' if value == 1 else 's'}"


def limits(condition: Condition | None) -> Iterator[str]:
    """Yield what everybody keeps count of, frag points and rounds, where each alone ends the game."""
    if condition is None:
        return
    if condition.kind == "frags":
        yield _frags(condition.value)
    elif condition.kind in ("rounds", "round"):
        yield f"{rounds(condition.value)} have been played"
    elif condition.kind == "any":
        for part in condition.value:
            yield from limits(part)


def sentence(text: str) -> str:
    """Return a text with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", ":")) else ".")


def rounds(number: Any) -> str:
    """Return `1 round`, `3 rounds`."""
    return f"{number} {'round' if number == 1 else 'rounds'}"


def with_marines(marines: int | tuple[int, ...] | None) -> str:
    """Return with how many marines something is there: `2+`, `1 or 3`; empty for always."""
    if marines is None or marines == 1:
        return ""
    return f"{marines}+" if isinstance(marines, int) else " or ".join(map(str, marines))


def by_number(value: Any) -> str:
    """Return a value that may hang on the number of marines: `6`, or `4 (1 marine), 6 (2 marines)`."""
    if not isinstance(value, Mapping):
        return str(value)
    counts: dict[Any, list[str]] = {}
    for count, one in value.items():
        counts.setdefault(one, []).append(str(count))
    told = [
        f"{one} ({listed(some)} {'marine' if some == ['1'] else 'marines'})" for one, some in counts.items()
    ]
    return ", ".join(told)


def _who(who: Any) -> str:
    return _WHO.get(who, f"{who} marines")


def _at(at: Sequence[int]) -> str:
    return f"{at[0]},{at[1]}"


def _spaces(spaces: Iterable[Sequence[int]]) -> str:
    return listed([_at(at) for at in spaces], 99)
