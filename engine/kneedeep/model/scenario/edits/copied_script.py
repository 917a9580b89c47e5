"""The script of a copied part: what comes along since all it names does, and what stays behind and why.

An element on the map comes along if it is copied. An area does with all its pieces, a type or an item with all that
is of it, a flag with all that sets or tests it. A copy of all pieces takes along what names nothing, too.
"""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.model.scenario.edits.piece_contents import ground_of
from kneedeep.model.scenario.edits.rename import FLAG, GROUP, refers
from kneedeep.model.scenario.model import Choice, Deadline, Element, Ending, Scenario, Trigger, write_element

ON_MAP = ("pieces", "doors", "tokens", "figures", "spawns")
"""The sections whose elements are copied; what they need of the others goes with them."""
SCRIPT = ("triggers", "deadlines", "endings", "choices")
"""The sections of the script that belongs to no element."""
OWN = ("piece_types", "token_types", "figure_types", "items")
"""The sections of types of a scenario's own."""
ScriptElement = Trigger | Deadline | Ending | Choice
Thing = tuple[str, str]
"""What a script can name: its sort, as for Rename, and its id."""


class LeftElement(NamedTuple):
    """An element of the script that stays behind: what it names that does not come along.

    `spaces`: whether there are spaces without a copied piece among it.
    """

    element: ScriptElement
    others: tuple[Thing, ...]
    spaces: bool


class CopiedScript(NamedTuple):
    """The elements that come along, the flags that do, and the elements that concern the part but stay behind."""

    taken: tuple[ScriptElement, ...]
    flags: frozenset[str]
    left: tuple[LeftElement, ...]


class _Named(NamedTuple):
    """What one element of the script names."""

    element: ScriptElement
    things: frozenset[Thing]
    flags: frozenset[str]
    spaces: frozenset[tuple[int, int]]


def script_of(scenario: Scenario, part: Scenario) -> CopiedScript:
    """The script of a part of a scenario, whose elements have the serials that they have there."""
    on_map = [one for section in ON_MAP for one in getattr(scenario, section)]
    copied = {one.serial for section in ON_MAP for one in getattr(part, section)}
    script = [one for section in SCRIPT for one in getattr(scenario, section)]
    texts = frozenset(text for one in script for text in texts_in(one))
    things = {thing: users for thing, users in _things(scenario, on_map, texts) if users}
    here = frozenset(thing for thing, users in things.items() if users <= copied)
    ground = ground_of(scenario, copied)
    named = [_named(one, things) for one in script]
    copied |= {area.serial for area in scenario.areas if ("area", area.id) in here}
    users = {one.serial: flags_in(one) for one in scenario.elements()} | {0: flags_in(scenario.victory)}
    linked = frozenset(flag for serial in copied for flag in users.get(serial, ()))
    taken = [one for one in named if one.things <= here and one.spaces <= ground]
    while True:
        staying = users.keys() - copied - {one.element.serial for one in taken}
        shared = frozenset(flag for serial in staying for flag in users[serial])
        if all(one.flags.isdisjoint(shared) for one in taken):
            break
        taken = [one for one in taken if one.flags.isdisjoint(shared)]
    waiting, taken = taken, []
    while found := [one for one in waiting if one.things or one.spaces or one.flags & linked]:
        taken += found
        waiting = [one for one in waiting if one not in found]
        linked = linked.union(*(one.flags for one in found))
    if scenario.pieces and copied.issuperset(piece.serial for piece in scenario.pieces):
        taken += waiting
    serials = {one.element.serial for one in (*taken, *waiting)}
    left = [
        LeftElement(
            one.element,
            (*sorted(one.things - here), *((FLAG, flag) for flag in sorted(one.flags & shared))),
            not one.spaces <= ground,
        )
        for one in named
        if one.element.serial not in serials and (one.things & here or one.flags & linked or one.spaces & ground)
    ]
    order = [one.element for one in named if one in taken]
    return CopiedScript(tuple(order), linked - shared, tuple(left))


def flags_in(element: Element) -> frozenset[str]:
    """The flags that an element sets or tests."""
    pairs = (pair for data in _mappings(dict(write_element(element))) for pair in data.items())
    return frozenset(value for key, value in pairs if key in (FLAG, "set") and isinstance(value, str))


def texts_in(element: Element) -> set[str]:
    """Every text that an element holds as plain data, at any depth, keys among them."""
    return {one for one in _values(dict(write_element(element))) if isinstance(one, str)}


def _things(scenario: Scenario, on_map: list[Element], texts: AbstractSet[str]) -> Iterator[tuple[Thing, set[int]]]:
    """Yield each thing that texts may name, with the elements on the map that are it or of it."""
    for one in on_map:
        if (id := getattr(one, "id", None)) in texts:
            yield (one.word, id), {one.serial}
    for area in scenario.areas:
        yield ("area", area.id), {piece.serial for piece in scenario.pieces if piece.area == area.id}
    for own in (own for section in OWN for own in getattr(scenario, section) if own.id in texts):
        yield (own.word, own.id), {one.serial for one in on_map if refers(one, own.word, own.id)}
    for group in {one.group for one in scenario.figures if one.group}:
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
