"""Names in a scenario: their definitions, the references to them, and whether the two match."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from kneedeep.analysis.causes.unreliable_elements import unreliable_elements
from kneedeep.analysis.framework.facts import Facts
from kneedeep.analysis.script_facts.step_facts import script_steps
from kneedeep.board.script.script_steps import PlacedThing, ScriptStep
from kneedeep.model.catalog.invader_setup import PORTAL_COLORS
from kneedeep.model.scenario.model import Door, Figure, Item, OwnFigureType, OwnTokenType, Scenario, Token
from kneedeep.model.scenario.reference_kinds import WANTED, ReferenceKind
from kneedeep.model.scenario.script_values import CONDITIONS, EFFECTS, Condition

Path = tuple[str | int, ...]


class Definition(NamedTuple):
    """A name defined in the file: the sort of its thing, the element, the path in it (serial 0: in the file)."""

    name: str
    sort: str
    serial: int
    path: Path


class Reference(NamedTuple):
    """A name that must be defined: its kind (a key of WANTED), the element that uses it, and the path in it."""

    name: str
    wanted: str
    serial: int
    path: Path


def definitions(facts: Facts) -> tuple[Definition, ...]:
    """Every name defined in the file: a group once, an undeclared flag at its first use."""
    scenario = facts.scenario
    found = list(_of_elements(scenario))
    flags = {flag: Definition(flag, "flag", 0, ("flags", flag)) for flag in scenario.flags}
    groups: dict[str, Definition] = {}
    for figure in scenario.figures:
        if figure.group:
            groups.setdefault(figure.group, Definition(figure.group, "group", figure.serial, ("group",)))
    for step in facts.of(script_steps):
        if isinstance(step, PlacedThing):
            own = step.element
            if own.id:
                found.append(Definition(own.id, own.word, step.serial, (*step.path, "id")))
            if group := getattr(own, "group", None):
                groups.setdefault(group, Definition(group, "group", step.serial, (*step.path, "group")))
        elif not scenario.flags and step.script.kind == "set":
            name = step.script.value
            flags.setdefault(name, Definition(name, "flag", step.serial, (*step.path, "set")))
    found += [*groups.values(), *flags.values()]
    found += _of_unread(scenario)
    return tuple(found)


def _of_elements(scenario: Scenario) -> Iterator[Definition]:
    for element in scenario.elements():
        if own := getattr(element, "id", None):
            yield Definition(own, element.word, element.serial, ("id",))


def _of_unread(scenario: Scenario) -> Iterator[Definition]:
    """Yield the ids of elements that could not be read."""
    for unread in scenario.unread:
        own = unread.data.get("id") if isinstance(unread.data, Mapping) else None
        if isinstance(own, str):
            yield Definition(own, "unread", 0, (unread.section, unread.index, "id"))


def references(facts: Facts) -> Iterator[Reference]:
    """Yield every name that the catalog or the file must define."""
    for step in facts.of(script_steps):
        if isinstance(step, PlacedThing):
            yield from _of_thing(step.element, step.serial, step.path)
        else:
            yield from _of_script(step)
    scenario = facts.scenario
    for piece in scenario.pieces:
        yield Reference(piece.piece, "piece", piece.serial, ("piece",))
        yield Reference(piece.area, "area", piece.serial, ("area",))
    things: tuple[Token | Figure, ...] = (*scenario.tokens, *scenario.figures)
    for thing in things:
        yield from _of_thing(thing, thing.serial, ())
    yield from _of_spawns(scenario)
    for choice in scenario.choices:
        for index, entry in enumerate(choice.of):
            for place, option in enumerate(entry):
                yield Reference(str(option["token"]), "set up", choice.serial, ("of", index, place, "token"))
    for index, box in enumerate(scenario.box):
        yield Reference(box, "box", 0, ("box", index))
    yield from _of_summoning(scenario)
    yield from _of_own_types(scenario)
    yield from _of_setup(scenario)
    for area in scenario.look.get("areas", ()):
        yield Reference(area, "area", 0, ("look", "areas", area))


def _of_script(step: ScriptStep) -> Iterator[Reference]:
    kind, value = step.script.kind, step.script.value
    shape = (CONDITIONS if isinstance(step.script, Condition) else EFFECTS)[kind].shape
    wanted = "area" if kind == "reach" else getattr(shape, "wanted", "")
    if wanted and isinstance(value, str):
        yield Reference(value, wanted, step.serial, (*step.path, kind))
    if kind == "spawn":
        yield Reference(str(value["kind"]), "figure kind", step.serial, (*step.path, kind, "kind"))
        if "in" in value:
            yield Reference(str(value["in"]), "spawn", step.serial, (*step.path, kind, "in"))


def _of_thing(thing: Token | Figure, serial: int, path: Path) -> Iterator[Reference]:
    """Yield the names in a token or figure. The reader checks the kinds of tokens in their section."""
    if thing.in_area is not None:
        yield Reference(thing.in_area, "area", serial, (*path, "in"))
    if isinstance(thing, Figure):
        yield Reference(thing.kind, "figure kind", serial, (*path, "kind"))
        if thing.carries is not None:
            yield Reference(thing.carries, "thing", serial, (*path, "carries"))
        return
    if path:
        yield Reference(thing.kind, "token kind", serial, (*path, "kind"))
    if thing.carries is not None:
        yield Reference(thing.carries, "own item", serial, (*path, "carries"))
    for index, target in enumerate(thing.to):
        yield Reference(str(target["pad"]), "teleporter", serial, (*path, "to", index, "pad"))
    if thing.item is not None:
        wanted = {"weapon": "weapon", "ammo": "ammunition", "item": "own item"}.get(thing.kind)
        if wanted is not None:
            yield Reference(thing.item, wanted, serial, (*path, "item"))


def _of_spawns(scenario: Scenario) -> Iterator[Reference]:
    for spawn in scenario.spawns:
        if spawn.area is not None:
            yield Reference(spawn.area, "area", spawn.serial, ("area",))
        for index, area in enumerate(spawn.areas):
            yield Reference(area, "area", spawn.serial, ("areas", index))
        for index, kind in enumerate(spawn.only):
            yield Reference(kind, "figure kind", spawn.serial, ("only", index))
        if spawn.each_round is not None:
            kind = str(spawn.each_round["kind"])
            yield Reference(kind, "figure kind", spawn.serial, ("each_round", "kind"))


def _of_summoning(scenario: Scenario) -> Iterator[Reference]:
    """Yield the cards, event sets and kinds of demons that a scenario names outside its map."""
    invasion = scenario.invasion
    if isinstance(invasion, str):
        yield Reference(invasion, "invasion card", 0, ("invasion",))
    elif invasion is not None:
        if "card" in invasion:
            yield Reference(str(invasion["card"]), "invasion card", 0, ("invasion", "card"))
        for color in PORTAL_COLORS:
            for index, group in enumerate(invasion.get(color, ())):
                for kind in group["demons"]:
                    path = ("invasion", color, index, "demons", kind)
                    yield Reference(kind, "figure kind", 0, path)
    if not isinstance(scenario.events, str):
        for index, name in enumerate(scenario.events):
            yield Reference(name, "event set", 0, ("events", index))
    for kind in scenario.demons:
        yield Reference(kind, "figure kind", 0, ("demons", kind))


def _of_own_types(scenario: Scenario) -> Iterator[Reference]:
    before: set[str] = set()
    for figure_type in scenario.figure_types:
        if figure_type.like is not None:
            wanted = "figure kind" if figure_type.like in before else "copied kind"
            yield Reference(figure_type.like, wanted, figure_type.serial, ("like",))
        before.add(figure_type.id)
    owned: tuple[Item | OwnTokenType | OwnFigureType, ...] = (
        *scenario.items,
        *scenario.token_types,
        *scenario.figure_types,
    )
    for own in owned:
        if own.shown_as is not None:
            yield Reference(str(own.shown_as["kind"]), "part", own.serial, ("shown_as", "kind"))
            if "item" in own.shown_as:
                yield Reference(str(own.shown_as["item"]), "item", own.serial, ("shown_as", "item"))


def _of_setup(scenario: Scenario) -> Iterator[Reference]:
    """Yield the names in `setup`. `without` may name cards, which no catalog lists."""
    marines: Any = scenario.setup.get("marines", {})
    invaders: Any = scenario.setup.get("invaders", {})
    weapons = marines.get("weapons", ())
    for index, weapon in enumerate(() if isinstance(weapons, str) else weapons):
        path = ("setup", "marines", "weapons", index)
        if isinstance(weapon, str):
            yield Reference(weapon, "item", 0, path)
        else:
            yield from (Reference(str(one), "item", 0, (*path, place)) for place, one in enumerate(weapon))
    for kind, other in invaders.get("replace", {}).items():
        yield Reference(str(kind), "figure kind", 0, ("setup", "invaders", "replace", kind))
        yield Reference(str(other), "figure kind", 0, ("setup", "invaders", "replace", kind))


class Known(NamedTuple):
    """The names that a reference of each sort may use."""

    own: Mapping[str, frozenset[str]]
    catalog: Mapping[str, frozenset[str]]
    unread: frozenset[str]
    lost: frozenset[str]
    """The sorts that are not checked, because a whole section of them could not be read."""

    def names(self, wanted: ReferenceKind) -> Iterator[str]:
        """Yield every valid name."""
        for sort in wanted.sorts:
            yield from self.own.get(sort, ())
        for kind in wanted.catalog:
            yield from self.catalog[kind]
        yield from wanted.words

    def has(self, name: str, wanted: ReferenceKind) -> bool:
        """True if a name is defined as wanted, or may be in an unread part. False for an empty name."""
        return name != "" and (
            name in self.unread
            or not self.lost.isdisjoint(wanted.sorts)
            or any(name in self.own.get(sort, ()) for sort in wanted.sorts)
            or any(name in self.catalog[kind] for kind in wanted.catalog)
            or name in wanted.words
        )


_CATALOG = "pieces tiles invasion_cards event_sets tokens figures doors boxes items".split()
"""The tables of the catalog with names that a scenario may use."""
_SORTS_OF_KEY = {
    "areas": ("area",),
    "doors": ("door", "exit"),
    "tokens": ("token", "exit"),
    "figures": ("figure", "group"),
    "spawns": ("spawn",),
    "items": ("item",),
    "piece_types": ("piece_type",),
    "token_types": ("token_type",),
    "figure_types": ("figure_type",),
    "flags": ("flag",),
}


def known_names(facts: Facts) -> Known:
    """The known names. A name defined only by an unread part counts as defined."""
    own: dict[str, set[str]] = {}
    for definition in facts.of(definitions):
        own.setdefault(definition.sort, set()).add(definition.name)
    own["exit"] = set(_exits(facts))
    doubtful = facts.of(unreliable_elements)
    lost = {sort for key in doubtful.keys for sort in _SORTS_OF_KEY.get(key, ())}
    lost |= {sort for section in _nameless(facts) for sort in _SORTS_OF_KEY.get(section, ())}
    if not facts.scenario.flags:
        lost.add("flag")
    catalog = facts.catalog
    weapons = {name for name, item in catalog.items.items() if item.token == "weapon"}
    ammunition = {name for name, item in catalog.items.items() if item.token == "ammo"}
    return Known(
        {sort: frozenset(names) for sort, names in own.items()},
        {
            **{name: frozenset(getattr(catalog, name)) for name in _CATALOG},
            "weapon": frozenset(weapons),
            "ammo": frozenset(ammunition),
        },
        frozenset(_names_within([unread.data for unread in facts.scenario.unread])) | doubtful.names,
        frozenset(lost),
    )


def _exits(facts: Facts) -> Iterator[str]:
    """Yield the ids of exits (doors and tokens), and of doors and tokens that may be meant as exits."""
    doubtful = facts.of(unreliable_elements).serials
    placed = [step.element for step in facts.of(script_steps) if isinstance(step, PlacedThing)]
    for element in (*facts.scenario.doors, *facts.scenario.tokens, *placed):
        leads_out = element.exit if isinstance(element, Door) else element.kind == "exit"
        if element.id and (leads_out or element.serial in doubtful):
            yield element.id


def _nameless(facts: Facts) -> Iterator[str]:
    """Yield the sections of elements whose id is lost with a faulty part."""
    doubtful = facts.of(unreliable_elements)
    for unread in facts.scenario.unread:
        if not isinstance(unread.data, Mapping) or not isinstance(unread.data.get("id"), str):
            yield unread.section
    for section in _SORTS_OF_KEY:
        for element in getattr(facts.scenario, section) if section != "flags" else ():
            if element.serial in doubtful.serials and element.id is None:
                yield section


def _names_within(data: object) -> Iterator[str]:
    """Yield every id and group anywhere in plain data."""
    parts: list[object] = [data]
    while parts:
        part = parts.pop()
        if isinstance(part, Mapping):
            for key, value in part.items():
                if key in ("id", "group") and isinstance(value, str):
                    yield value
                parts.append(value)
        elif isinstance(part, list | tuple):
            parts.extend(part)


def unknown_references(facts: Facts) -> tuple[Reference, ...]:
    """The references to names that nothing defines."""
    known = facts.of(known_names)
    checked: dict[tuple[str, str], bool] = {}
    found = []
    for reference in references(facts):
        key = (reference.name, reference.wanted)
        if key not in checked:
            checked[key] = known.has(reference.name, WANTED[reference.wanted])
        if not checked[key]:
            found.append(reference)
    return tuple(found)


def sorts(facts: Facts) -> dict[str, str]:
    """Name -> its kind in the file (`door`), for every name that the file defines."""
    return {known.name: known.sort for known in reversed(facts.of(definitions))}


def unknown_of(facts: Facts, wanted: Iterable[str]) -> dict[int, Reference]:
    """Serial -> the first unknown reference of one of these kinds on that element."""
    found: dict[int, Reference] = {}
    for reference in facts.of(unknown_references):
        if reference.wanted in wanted:
            found.setdefault(reference.serial, reference)
    return found
