"""Ids for elements without one: the taken names, and a readable free id."""

import re
from collections.abc import Iterator

from kneedeep.board.reference_targets import leads_out
from kneedeep.model.catalog import Catalog
from kneedeep.model.scenario.model import Area, Door, Element, Figure, Piece, Record, Scenario, Spawn, Token, keys_of
from kneedeep.model.scenario.reference_kinds import RESERVED
from kneedeep.model.scenario.script_values import Condition, Effect
from kneedeep.model.scenario.value_shapes import ID_LIMIT

_SPOKEN = {"piece_type": "piece", "token_type": "token", "figure_type": "figure"}


def names_taken(scenario: Scenario, catalog: Catalog) -> set[str]:
    """The names that can't be ids: ids, groups, flags of file and steps, catalog names, words of the format."""
    taken = {*RESERVED, *catalog.names, *scenario.flags}
    for element in (*scenario.elements(), scenario.victory):
        taken.update(_names_in(element))
    return taken


def _names_in(value: object) -> Iterator[str]:
    """Yield the ids and groups anywhere in a value, and the flags set by steps."""
    match value:
        case Element():
            for key in keys_of(type(value)):
                inner = getattr(value, key.attribute)
                if key.name in ("id", "group") and inner:
                    yield str(inner)
                else:
                    yield from _names_in(inner)
        case Record():
            for name, inner in value.items():
                if name in ("id", "group", "set") and isinstance(inner, str):
                    yield inner
                else:
                    yield from _names_in(inner)
        case Effect(kind="set"):
            yield str(value.value)
        case Condition() | Effect():
            yield from _names_in(value.value)
            yield from _names_in(value.params)
        case tuple():
            for inner in value:
                yield from _names_in(inner)


def readable_id(scenario: Scenario, catalog: Catalog, element: Element) -> str:
    """A free id that describes the element: `red-key`, `exit-door`, `imp-1`."""
    base = re.sub(r"[^a-z0-9]+", "-", plain_name(element).lower()).strip("-")[: ID_LIMIT - 6].strip("-")
    base = base if base[:1].isalpha() else f"{element.word.replace('_', '-')}-{base}".strip("-")
    taken = names_taken(scenario, catalog)
    if base not in taken:
        return base
    first = 1 if base in catalog.names or base in RESERVED else 2
    return next(name for n in range(first, first + len(taken) + 1) if (name := f"{base}-{n}") not in taken)


def plain_name(element: Element) -> str:
    """A word or two for an element without its place: `red key`, `exit door`."""
    return _stem(element).replace("-", " ")


def _stem(element: Element) -> str:
    match element:
        case Door() if element.exit:
            return "exit-door"
        case Door():
            kind = "door" if element.key or element.door_kind == "door" else element.door_kind
            return " ".join(filter(None, (element.key, kind, "door" if kind == "security" else None)))
        case Token() if leads_out(element):
            return "way-out"
        case Token():
            return " ".join(filter(None, (element.color, element.item or element.kind)))
        case Figure():
            return element.name or element.kind
        case Spawn():
            return f"{next(filter(None, (element.area, *element.areas)), element.side)}-spawn"
        case Area():
            return element.name or "area"
        case Piece():
            return str(element.piece)
    return _SPOKEN.get(element.word, element.word)
