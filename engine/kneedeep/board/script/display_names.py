"""The elements, conditions and steps of a scenario in words, as people at a table say them: no id of the file."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from kneedeep.board import Board
from kneedeep.board.script.branch_setup import script_of
from kneedeep.board.script.script_steps import placed_element
from kneedeep.model.catalog import Catalog
from kneedeep.model.catalog.edition_words import in_words_of
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import (
    Area,
    Choice,
    Deadline,
    Door,
    Ending,
    Figure,
    Item,
    OwnFigureType,
    OwnPieceType,
    OwnTokenType,
    Piece,
    Scenario,
    Spawn,
    Token,
    Trigger,
    Victory,
)
from kneedeep.model.scenario.model.map_elements import DOOR_NAMES
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.support.english import colored, coordinates, listed, lowered, sentence
from kneedeep.support.translation import later, tr, tr_count, translatable_word, translated

NOTHING = "…"
"""The placeholder for a name that is not chosen yet."""
PLACES_SHOWN = 2
"""How many places of one element are listed in a sentence."""
BRIEF = 60
"""The most letters of the condition by which a trigger or an ending is known."""
_WHO = {"any": later("a marine"), "all": later("all marines")}
_CHOOSERS = {"chance": later("the draw by chance"), "invader": later("the choice of the invader")}
_CHOOSERS["marines"] = later("the choice of the marines")
_OWN = {
    Item: later("the item “{name}”"),
    OwnPieceType: later("the own piece “{name}”"),
    OwnTokenType: later("the own token “{name}”"),
    OwnFigureType: later("the own figure “{name}”"),
}


class DisplayNames:
    """The names of the things of one scenario for people."""

    def __init__(self, scenario: Scenario, board: Board, catalog: Catalog) -> None:
        """Take the scenario, its board and its catalog."""
        self.scenario, self.board, self.catalog = scenario, board, catalog
        self._area_names = {area.id: area.name or area.id for area in scenario.areas}
        self._by_id: dict[str, Any] = {}
        for element in scenario.elements():
            for own in (getattr(element, "group", None), getattr(element, "id", None)):
                if own:
                    self._by_id.setdefault(own, element)

    @cached_property
    def _placed_by_id(self) -> dict[str, Token | Figure]:
        """The things with an id that steps of the script put on the board."""
        steps = (step for step in script_of(self.board).effects if step.kind == "place")
        placed = (placed_element(step.value, self.board.kinds.tokens) for step in steps)
        return {str(element.id): element for element in placed if element.id}

    # Things

    def area_name(self, id: str) -> str:
        """Return the name of an area, without quotation marks."""
        return self._area_names.get(id, id)

    def area(self, id: str) -> str:
        """An area as `“Control room”`. An id of no area is unchanged."""
        if id == "board":
            return tr("the whole board")
        if not id:
            return NOTHING
        return tr("“{name}”", name=self._area_names.get(id, id))

    def portals(self, name: str) -> str:
        """Return a portal, or all of a color, or all."""
        if name == "all":
            return tr("all portals")
        return tr("all {name} portals", name=tr(name)) if name in PORTAL_COLORS else self.of(name)

    def door(self, door: Door) -> str:
        """Return a door as `red security door`, `airlock`, `way out with a red lock`."""
        kind = DOOR_NAMES[door.door_kind]
        if door.exit:
            return tr("way out with a {key} lock", key=tr(door.key)) if door.key else tr("way out")
        return translated(colored(door.key, translatable_word(kind)))

    def token(self, token: Token) -> str:
        """Return a token as `red key`, `obstacle of 2 spaces`, `shotgun`, `data disc`."""
        items = {item.id: item.name or item.id for item in self.scenario.items}
        kind = self.board.kinds.tokens.get(token.kind)
        if token.item is not None:
            known = self.catalog.items.get(token.item)
            return items.get(token.item) or (translated(known.name) if known is not None else token.item)
        name = translated(kind.name) if kind is not None else token.kind
        size = token.size or (kind.size if kind is not None and "size" in kind.told_by else 1)
        name = tr("{name} of {size} spaces", name=name, size=size) if size > 1 else name
        return translated(colored(token.color, name))

    def figure(self, figure: Figure) -> str:
        """Return a figure as `imp`, or by its own name and kind."""
        name = self.kind(figure.kind)
        return f"{figure.name} ({name})" if figure.name else name

    def kind(self, id: str) -> str:
        """The name of a kind of figure."""
        kind = self.board.kinds.figures.get(id)
        return translated(kind.name) if kind is not None else id

    def place(self, element: Any) -> str:
        """Where an element is, as `12,3`, `13,7; 4,1 and 12,9` or `anywhere in “Store”`."""
        if getattr(element, "in_area", None):
            return tr("anywhere in {area}", area=self.area(element.in_area))
        if isinstance(element, Door):
            space, side = self.board.place_of(element)
            return f"{coordinates(space)} {tr(side)}"
        return listed([coordinates(place) for place in element.places], 99, between="; ")

    def element(self, element: object, spaces: Sequence[Sequence[int]] = ()) -> str:
        """Return an element as the subject of a sentence: `the red key at 29,8`, `the area “Lab”`.

        `spaces`: those of its places that are meant, where not all of them are.
        """
        match element:
            case Piece():
                kind = self.board.kinds.pieces.get(element.piece)
                name = lowered(kind.name) if kind is not None else element.piece or tr("piece")
                name = translated(name).split(",")[0]
                return tr("the {name} at {at}", name=name, at=coordinates(element.at))
            case Door():
                return tr("the {door} at {place}", door=self.door(element), place=self.place(element))
            case Token():
                return tr("the {token} {near}", token=self._token(element), near=self._near(element, spaces))
            case Figure():
                return tr(
                    "the {figure} {near}",
                    figure=self._figure(element, spaces),
                    near=self._near(element, spaces),
                )
            case Spawn():
                return self._spawn(element)
            case Area():
                return tr("the area {area}", area=self.area(element.id))
            case Trigger():
                return tr("the trigger ({brief})", brief=self._brief(element.when))
            case Deadline():
                return tr("the deadline of {rounds}", rounds=rounds(element.rounds))
            case Ending():
                return tr("the ending ({brief})", brief=self._brief(element.when))
            case Choice():
                return tr(_CHOOSERS[element.by])
            case Item() | OwnPieceType() | OwnTokenType() | OwnFigureType():
                sort = in_words_of(self.board.edition.ruleset, _OWN[type(element)])
                return tr(sort, name=element.name or element.id)
            case Victory():
                return tr("the victory")
        return tr("the scenario")

    def _token(self, token: Token) -> str:
        if token.item is not None or token.color:
            return self.token(token)
        kind = self.board.kinds.tokens.get(token.kind)
        if kind is None:
            return token.kind
        # Tokens whose name can't be counted (health, ammunition) have the word in their plural.
        if kind.plural.endswith(" tokens"):
            return tr("{name} token", name=kind.name)
        return translated(lowered(kind.name))

    def _figure(self, figure: Figure, spaces: Sequence[Sequence[int]] = ()) -> str:
        kind = self.board.kinds.figures.get(figure.kind)
        many = len(spaces or figure.places) > 1 or figure.count > 1
        name = figure.kind or tr("figure") if kind is None else kind.plural if many else kind.name
        return f"{translated(name)} “{figure.name}”" if figure.name else translated(name)

    def _near(self, element: Token | Figure, spaces: Sequence[Sequence[int]]) -> str:
        if element.in_area and not spaces:
            return self.place(element)
        return tr(
            "at {spaces}",
            spaces=listed([coordinates(place) for place in spaces or element.places], PLACES_SHOWN),
        )

    def _brief(self, condition: Condition) -> str:
        text = self.when(condition)
        return text if len(text) <= BRIEF else f"{text[:BRIEF].rsplit(' ', 1)[0]} …"

    def subject(self, element: Token | Figure) -> str:
        """Return a token or figure without its place: `red key`, `imp “Rex”`."""
        return (
            self._token(element) if isinstance(element, Token) else self._figure(element, element.places[:1])
        )

    def foes(self, id: str, count: int) -> str:
        """The targets of a `kill` with their number: `3 imps`, `2 figures of the group “guards”`."""
        kind = self.board.kinds.figures.get(id)
        if kind is not None:
            return f"{count} {translated(kind.name if count == 1 else kind.plural)}"
        if any(figure.group == id for figure in self.scenario.figures):
            return tr(
                "{count} of the group “{id}”", count=tr_count("{n} figure", "{n} figures", count), id=id
            )
        return self.of(id) if count == 1 else tr("{count} of {name}", count=count, name=self.of(id))

    def _spawn(self, spawn: Spawn) -> str:
        name = tr("the marines' start") if spawn.side == "marines" else tr("the spawn area")
        areas = [*((spawn.area,) if spawn.area else ()), *spawn.areas]
        inside = (
            tr(" in {areas}", areas=listed([self.area(area) for area in areas], PLACES_SHOWN))
            if areas
            else ""
        )
        spaces = (
            tr(" at {spaces}", spaces=listed([coordinates(space) for space in spawn.spaces], PLACES_SHOWN))
            if spawn.spaces
            else ""
        )
        return name + inside + spaces

    def of(self, id: object) -> str:
        """The name and place of the element, item, flag or kind with an id."""
        if id == "":
            return NOTHING
        element = self._by_id.get(str(id)) or self._placed_by_id.get(str(id))
        if isinstance(element, Door):
            return self.element(element)
        if isinstance(element, Figure) and element.group == id:
            group = [one for one in self.scenario.figures if one.group == id]
            return listed([tr("the {of_placed}", of_placed=self.of_placed(one)) for one in group], 99)
        if isinstance(element, Token | Figure):
            return tr("the {of_placed}", of_placed=self.of_placed(element))
        if element is not None and element.word == "area":
            return self.area(element.id)
        if element is not None and element.word == "spawn":
            return self.spawn(element)
        named = getattr(element, "name", "")
        kinds = self.board.kinds
        kind = kinds.figures.get(str(id)) or kinds.tokens.get(str(id))
        return str(named) if named else translated(kind.name) if kind is not None else str(id)

    def of_placed(self, element: Token | Figure) -> str:
        """A token or figure and its place."""
        where = self.place(element)
        name = self.token(element) if isinstance(element, Token) else self.figure(element)
        return f"{name} {where if element.in_area else tr('at {spaces}', spaces=where)}"

    def spawn(self, spawn: Any) -> str:
        """A spawn area of the invaders by its place."""
        areas = [*((spawn.area,) if spawn.area else ()), *spawn.areas]
        parts = [*(self.area(area) for area in areas), *(coordinates(space) for space in spawn.spaces)]
        return tr("the spawn area {parts}", parts=listed(parts, 99))

    def thing(self, value: Any, color: Any = None) -> str:
        """Return something that is got, given or lost."""
        items = {item.id: item.name or item.id for item in self.scenario.items}
        known = self.catalog.items.get(str(value)) or self.board.kinds.tokens.get(str(value))
        name = items.get(str(value)) or (known.name if known is not None else self.of(value))
        return translated(colored(color, name))

    def flag(self, flag: Any) -> str:
        """A flag by its meaning."""
        return tr("“{name}”", name=self.scenario.flags.get(flag) or flag) if flag else NOTHING

    # The script

    def when(self, condition: Condition) -> str:
        """A condition in words, as the rest of a sentence."""
        kind, value, params = condition.kind, condition.value, condition.params
        if kind in ("all", "any"):
            parts = [self._inner(part) for part in value]
            return (tr(" and ") if kind == "all" else tr(" or ")).join(parts) or tr("nothing")
        if kind == "count":
            return tr("{value} of these hold: ", value=value) + "; ".join(
                self.when(part) for part in params.get("of", ())
            )
        if kind in ("reach", "spaces"):
            spaces = value if kind == "spaces" else value["spaces"] if isinstance(value, Mapping) else None
            where = self.area(value) if spaces is None else _spaces(spaces)
            who = params.get("who", "any")
            return f"{_who(who)} {(tr('stands') if who == 'any' else tr('stand'))} {(tr('in') if spaces is None else tr('on'))} {where}"
        if kind == "got":
            count = params.get("count", 1)
            thing = self.thing(value, params.get("color"))
            return (
                tr("a marine has the {thing}", thing=thing)
                if count == 1
                else tr("the marines have {count} × {thing}", count=count, thing=thing)
            )
        if kind == "kill":
            count, figure = params.get("count", 1), self.board.kinds.figures.get(str(value))
            killed = tr("fragged") if self._fragged else tr("killed")
            if figure is not None:
                return (
                    tr("a {name} is {killed}", name=figure.name, killed=killed)
                    if count == 1
                    else tr("{count} {plural} are {killed}", count=count, plural=figure.plural, killed=killed)
                )
            return (
                tr("{name} is {killed}", name=self.of(value), killed=killed)
                if count == 1
                else tr("{count} of {name} are {killed}", count=count, name=self.of(value), killed=killed)
            )
        if kind == "exit":
            who = params.get("who", "all")
            return tr(
                "{who} {has} left by {name}",
                who=_who(who),
                has=tr("has") if who == "any" else tr("have"),
                name=self.of(value),
            )
        if kind == "frags":
            noun = "token" if self._fragged else "point"
            return tr(
                "the invader has {by_number} frag {noun}{s}",
                by_number=by_number(value),
                noun=noun,
                s="" if value == 1 else "s",
            )
        if kind == "hold":
            return tr(
                "a marine has held {area} for {rounds}",
                area=self.area(value),
                rounds=rounds(params.get("rounds", 1)),
            )
        if kind == "manual":
            return tr("the players judge: {value}", value=value or NOTHING)
        if kind == "reveal" and "hidden areas" not in self.board.edition.features:
            return tr("a marine sees {area}", area=self.area(value))
        if kind in ("reveal", "clear"):
            return tr(
                "{area} is {revealed}",
                area=self.area(value),
                revealed=tr("revealed") if kind == "reveal" else tr("cleared"),
            )
        if kind == "flag":
            return tr("{flag} is set", flag=self.flag(value))
        if kind == "open":
            opened = (
                tr("any door is opened") if value == "any" else tr("{name} is opened", name=self.of(value))
            )
            return tr("{opened} by a marine", opened=opened) if "by" in params else opened
        if kind == "summoned":
            have = tr("have") if value in ("all", *PORTAL_COLORS) else tr("has")
            return tr("{portals} {have} summoned", portals=self.portals(value), have=have)
        if kind == "use" and self._turns_active(value):
            return tr("{name} is active", name=self.of(value))
        if kind in ("use", "destroy"):
            return tr(
                "{name} is {used}", name=self.of(value), used=tr("used") if kind == "use" else tr("destroyed")
            )
        return tr(_PLAIN[kind]).format(value) if kind in _PLAIN else kind

    def waits(self, element: Any) -> str:
        """The condition until which an element with `needs` is locked or of no use. Empty if it stays so.

        `{never: true}` holds back elements that only a step of the script unlocks, opens or switches on.
        """
        needs: Condition = element.needs
        if needs.kind != "never" or not needs.value:
            return self.when(needs)
        steps = [
            step.kind for step in script_of(self.board).effects if element.id and step.value == element.id
        ]
        return next(
            (tr("something {verb}", verb=tr(verb)) for kind, verb in _FREEING.items() if kind in steps), ""
        )

    def _turns_active(self, id: str) -> bool:
        """Whether a name is that of a teleporter that is active or not. Rule: RUL16-156."""
        element = self._by_id.get(id) or self._placed_by_id.get(id)
        kind = self.board.kinds.tokens.get(element.kind) if isinstance(element, Token) else None
        return kind is not None and kind.linked == "active"

    def limits(self, condition: Condition | None) -> Iterator[str]:
        """Yield the counts that everybody keeps, frags and rounds, where each alone ends the game."""
        if condition is None:
            return
        if condition.kind == "frags":
            yield self.when(condition)
        elif condition.kind in ("rounds", "round"):
            yield tr("{rounds} have been played", rounds=rounds(condition.value))
        elif condition.kind == "any":
            for part in condition.value:
                yield from self.limits(part)

    def _inner(self, condition: Condition) -> str:
        text = self.when(condition)
        return f"({text})" if condition.kind in ("all", "any", "count") else text

    def subject_of(self, element: object) -> str:
        """The subject of a step of a course of play: an element, the id of an area, spaces, a number."""
        if isinstance(element, str):
            return self.area(element)
        if isinstance(element, tuple):
            return _spaces(element)
        return str(element) if isinstance(element, int) else self.element(element)

    def move(self, kind: str, element: Any, others: Sequence[object] = ()) -> str:
        """A step of a course of play: `take the red key at 2,3`, `wait until round 3 has ended`.

        `others`: its subjects besides the element.
        """
        if element is None:
            return tr(_MOVES[kind]).format("").rstrip()
        about = str(element) if kind == "judge" else self.subject_of(element)
        if kind == "collect" or (kind == "take" and isinstance(element, Figure)):
            carrier = about if kind == "take" else tr("a demon from {about}", about=about)
            return tr(
                "take the {thing} that {carrier} carried", thing=self.thing(element.carries), carrier=carrier
            )
        if kind in ("kill", "defeat"):
            about = listed([about, *(self.subject_of(other) for other in others)])
            about = about if kind == "kill" else tr("the demons from {about}", about=about)
            return f"{(tr('frag') if self._fragged else tr('kill'))} {about}"
        return tr(_MOVES.get(kind, kind + " {}")).format(about)

    def steps(self, effects: Iterable[Effect]) -> str:
        """The steps of a `do` list as a sentence, without its texts. Empty if there are none."""
        parts = [self.step(effect) for effect in effects if effect.kind != "text"]
        return sentence("; ".join(parts)) if parts else ""

    def step(self, effect: Effect) -> str:
        """Return a step in words."""
        kind, value, params = effect.kind, effect.value, effect.params
        if kind == "text":
            return tr("“{value}” is read aloud", value=value or NOTHING)
        if kind == "set":
            return tr("{flag} is set", flag=self.flag(value))
        if kind == "give":
            count = params.get("count", 1)
            to = tr("any marine") if params.get("to") == "any" else tr("the finder")
            thing = self.thing(value, params.get("color"))
            return tr(
                "{to} gets {value}{thing}", to=to, value=f"{count} × " if count != 1 else "", thing=thing
            )
        if kind == "lose":
            return tr("{thing} leaves the game", thing=self.thing(value))
        if kind == "place":
            return self._placed(effect)
        if kind == "spawn":
            where = tr(" in {name}", name=self.of(value["in"])) if "in" in value else ""
            return tr(
                "the invader spawns {get} × {kind}{where}",
                get=value.get("count", 1),
                kind=self.kind(str(value["kind"])),
                where=where,
            )
        if kind in ("wound", "heal"):
            everyone = params.get("who") == "all"
            verbs = {"wound": (tr("loses"), tr("lose")), "heal": (tr("gets back"), tr("get back"))}[kind]
            whom = tr("all marines") if everyone else tr("the marine")
            if "wounds" not in self.board.edition.features:
                verbs = {
                    "wound": (tr("suffers"), tr("suffer")),
                    "heal": (tr("recovers"), tr("recover")),
                }[kind]
                return tr("{whom} {verbs} {value} damage", whom=whom, verbs=verbs[everyone], value=value)
            return f"{whom} {verbs[everyone]} {tr_count('{n} wound', '{n} wounds', value)}"
        if kind == "summon":
            several = value in ("all", *PORTAL_COLORS)
            return f"{self.portals(str(value))} {(tr('summon') if several else tr('summons'))}"
        if kind == "draw":
            return tr("the invader draws {value}", value=tr_count("{n} card", "{n} cards", value))
        if kind == "win":
            return tr(_WINS[str(value)]) if str(value) in _WINS else f"{kind} {value}"
        if kind == "reveal":
            return tr("{area} is revealed", area=self.area(str(value)))
        if kind == "activate" and "inactive teleporters" in self.board.edition.features:
            return tr("{name} becomes active", name=self.of(value))
        verb = tr(_DONE.get(kind, ""))
        return f"{self.of(value)} {verb}" if verb else f"{kind} {value}"

    @property
    def _fragged(self) -> bool:
        """Whether figures are fragged, and tokens count the marines among them."""
        return "frag tokens" in self.board.edition.features

    def _placed(self, step: Effect) -> str:
        element = placed_element(step.value, self.board.kinds.tokens)
        count = max(
            element.count if element.in_area or isinstance(element, Token) else 1, len(element.places)
        )
        marks = with_marines(element.marines)
        return tr(
            "set up {value}{of_placed}",
            value=f"{count} × " if count > 1 else "",
            of_placed=self.of_placed(element),
        ) + (tr(" ({marks} marines)", marks=marks) if marks else "")


_PLAIN = {
    "round": later("round {} has ended"),
    "rounds": later("{} rounds have been played"),
    "never": later("never"),
}
_MOVES = {
    "take": later("take {}"),
    "open": later("open {}"),
    "shut": later("shut {}"),
    "use": later("use {}"),
    "activate": later("activate {}"),
    "look": later("look around"),
    "destroy": later("destroy {}"),
    "wait": later("wait until round {} has ended"),
    "judge": later("the players judge: {}"),
    "teleport": later("teleport from {}"),
    "stand": later("stand in {}"),
    "leave": later("leave by {}"),
    "reveal": later("reveal {}"),
    "summon": later("let {} summon"),
    "see": later("look into {}"),
}
"""The wording of each kind of step of a course of play."""
_WINS = {
    "nobody": later("the game ends without a winner"),
    "marines": later("the marines win"),
    "invaders": later("the invaders win"),
}
_FREEING = {"unlock": later("unlocks it"), "open": later("opens it"), "activate": later("switches it on")}
_DONE = {
    "unlock": later("is no longer locked"),
    "open": later("opens"),
    "shut": later("shuts unless an oversized figure stands across it"),
    "activate": later("is switched on"),
    "deactivate": later("is switched off"),
    "remove": later("is taken off the board"),
}


def rounds(number: Any) -> str:
    """Return `1 round`, `3 rounds`."""
    return tr_count("{n} round", "{n} rounds", number)


def with_marines(marines: int | tuple[int, ...] | None) -> str:
    """The numbers of marines with which something is present: `2+`, `1 or 3`. Empty for always."""
    if marines is None or marines == 1:
        return ""
    return f"{marines}+" if isinstance(marines, int) else tr(" or ").join(map(str, marines))


def by_number(value: object) -> str:
    """A value that may depend on the number of marines: `6`, or `4 (1 marine), 6 (2 marines)`."""
    if not isinstance(value, Mapping):
        return str(value)
    counts: dict[Any, list[str]] = {}
    for count, one in value.items():
        counts.setdefault(one, []).append(str(count))
    parts = [
        f"{one} ({listed(some)} {(tr('marine') if some == ['1'] else tr('marines'))})"
        for one, some in counts.items()
    ]
    return ", ".join(parts)


def _who(who: object) -> str:
    return tr(_WHO[who]) if who in _WHO else tr("{count} marines", count=who)


def _spaces(spaces: Iterable[Sequence[int]]) -> str:
    return listed([coordinates(space) for space in spaces], 99, between="; ")
