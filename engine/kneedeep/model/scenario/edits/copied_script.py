"""The script of a copied part: the elements that are copied with it, and those left behind, with the reason.

An element of the script is copied if everything it names is. An area counts as copied with all its pieces, a type or an
item with all its elements, a flag with everything that sets or tests it. A copy of all pieces also takes the elements
that name nothing.
"""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.model.scenario.edits.piece_contents import ground_of
from kneedeep.model.scenario.edits.rename import FLAG, GROUP, refers
from kneedeep.model.scenario.model import Choice, Deadline, Element, Ending, Scenario, Trigger, write_element

ON_MAP = ("pieces", "doors", "tokens", "figures", "spawns")
"""The sections whose elements are copied, with the types and items that they need."""
SCRIPT = ("triggers", "deadlines", "choices")
"""The sections of the script beside the elements of the map. Endings and the victory are never copied."""
OWN = ("piece_types", "token_types", "figure_types", "items")
"""The sections of types of a scenario's own."""
ScriptElement = Trigger | Deadline | Ending | Choice
Thing = tuple[str, str]
"""Something that a script can name: its sort, as for Rename, and its id."""


class LeftElement(NamedTuple):
    """An element of the script that is not copied. `others`: the things it names that are not copied either.

    `spaces`: whether it names spaces without a copied piece.
    """

    element: ScriptElement
    others: tuple[Thing, ...]
    spaces: bool


class CopiedScript(NamedTuple):
    """The copied elements and flags, and the elements that concern the part but are left behind."""

    taken: tuple[ScriptElement, ...]
    flags: frozenset[str]
    left: tuple[LeftElement, ...]


class _Named(NamedTuple):
    """An element of the script with every name in it."""

    element: ScriptElement
    things: frozenset[Thing]
    flags: frozenset[str]
    spaces: frozenset[tuple[int, int]]


class _Copied(NamedTuple):
    """The things and spaces named by the script that belong to the copied part."""

    things: frozenset[Thing]
    ground: frozenset[tuple[int, int]]

    def has_all(self, one: _Named) -> bool:
        """Whether the part has everything that an element names, flags aside."""
        return one.things <= self.things and one.spaces <= self.ground and not isinstance(one.element, Ending)

    def concerns(self, one: _Named, linked: frozenset[str]) -> bool:
        """Whether an element names something of the part. `linked`: the flags in it."""
        return bool(one.things & self.things or one.flags & linked or one.spaces & self.ground)

    def left(self, one: _Named, shared: frozenset[str]) -> LeftElement:
        """An element that is left behind. `shared`: the flags that something else uses."""
        flags = ((FLAG, flag) for flag in sorted(one.flags & shared))
        return LeftElement(one.element, (*sorted(one.things - self.things), *flags), not one.spaces <= self.ground)


def script_of(scenario: Scenario, part: Scenario) -> CopiedScript:
    """The script of a part of a scenario. Its elements have the same serials as in the scenario."""
    copied = frozenset(one.serial for one in _elements(part, ON_MAP))
    named, here = _survey(scenario, copied)
    users = {one.serial: flags_in(one) for one in scenario.elements()} | {0: flags_in(scenario.victory)}
    copied |= {area.serial for area in scenario.areas if ("area", area.id) in here.things}
    linked = frozenset[str]().union(*(users.pop(serial) for serial in copied))
    fitting, shared = _without_shared_flags([one for one in named if here.has_all(one)], users)
    taken = fitting if _is_whole(scenario, copied) else _concerned(fitting, linked)
    linked = linked.union(*(one.flags for one in taken))
    left = [here.left(one, shared) for one in named if one not in fitting and here.concerns(one, linked)]
    return CopiedScript(tuple(one.element for one in taken), linked - shared, tuple(left))


def _survey(scenario: Scenario, copied: AbstractSet[int]) -> tuple[list[_Named], _Copied]:
    """The names in each element of the script, and the names a part defines. `copied`: the part's map elements."""
    script: list[ScriptElement] = [*scenario.triggers, *scenario.deadlines, *scenario.choices, *scenario.endings]
    texts = frozenset(text for one in script for text in texts_in(one))
    things = {thing: users for thing, users in _things(scenario, texts) if users}
    here = frozenset(thing for thing, users in things.items() if users <= copied)
    return [_named(one, things) for one in script], _Copied(here, ground_of(scenario, copied))


def _is_whole(scenario: Scenario, copied: AbstractSet[int]) -> bool:
    return bool(scenario.pieces) and copied >= {piece.serial for piece in scenario.pieces}


def _without_shared_flags(
    found: list[_Named], others: Mapping[int, frozenset[str]]
) -> tuple[list[_Named], frozenset[str]]:
    """The elements whose flags nothing else uses, and the flags with other users. `others`: all flags by serial."""
    while True:
        own = {one.element.serial for one in found}
        shared = frozenset(flag for serial, flags in others.items() if serial not in own for flag in flags)
        kept = [one for one in found if one.flags.isdisjoint(shared)]
        if len(kept) == len(found):
            return kept, shared
        found = kept


def _concerned(found: list[_Named], linked: frozenset[str]) -> list[_Named]:
    """The elements that name something copied, directly or through flags."""
    taken = [one for one in found if one.things or one.spaces or one.flags & linked]
    more = linked.union(*(one.flags for one in taken))
    return taken if more == linked else _concerned(found, more)


def flags_in(element: Element) -> frozenset[str]:
    """The flags that an element sets or tests."""
    pairs = (pair for data in _mappings(dict(write_element(element))) for pair in data.items())
    return frozenset(value for key, value in pairs if key in (FLAG, "set") and isinstance(value, str))


def texts_in(element: Element) -> set[str]:
    """Every text that an element holds as plain data, at any depth, keys among them."""
    return {one for one in _values(dict(write_element(element))) if isinstance(one, str)}


def _elements(scenario: Scenario, sections: Iterable[str]) -> list[Element]:
    return [one for section in sections for one in getattr(scenario, section)]


def _things(scenario: Scenario, texts: AbstractSet[str]) -> Iterator[tuple[Thing, set[int]]]:
    """Yield each thing that texts may name, with its elements on the map."""
    on_map = _elements(scenario, ON_MAP)
    yield from (((one.word, id), {one.serial}) for one in on_map if (id := str(getattr(one, "id", ""))) in texts)
    for area in scenario.areas:
        yield ("area", area.id), {piece.serial for piece in scenario.pieces if piece.area == area.id}
    for own in _elements(scenario, OWN):
        if (id := str(getattr(own, "id", ""))) in texts:
            yield (own.word, id), {one.serial for one in on_map if refers(one, own.word, id)}
    for group in {str(one.group) for one in scenario.figures} & texts:
        yield (GROUP, group), {one.serial for one in scenario.figures if one.group == group}


def _named(element: ScriptElement, things: Iterable[Thing]) -> _Named:
    texts = texts_in(element)
    spaces = {
        space
        for data in _mappings(dict(write_element(element)))
        for key in ("at", "spaces")
        for space in _spaces(data.get(key))
    }
    found = frozenset(thing for thing in things if thing[1] in texts and refers(element, *thing))
    return _Named(element, found, flags_in(element), frozenset(spaces))


def _spaces(data: object) -> Iterator[tuple[int, int]]:
    """Yield a space, or the spaces of a list."""
    if isinstance(data, list | tuple):
        match data:
            case [int(x), int(y)]:
                yield x, y
            case _:
                for one in data:
                    yield from _spaces(one)


def _mappings(data: object) -> Iterator[Mapping[str, object]]:
    return (one for one in _values(data) if isinstance(one, Mapping))


def _values(data: object) -> Iterator[object]:
    """Yield plain data and everything in it, keys among them."""
    yield data
    inner = (*data, *data.values()) if isinstance(data, Mapping) else data if isinstance(data, list | tuple) else ()
    for one in inner:
        yield from _values(one)
