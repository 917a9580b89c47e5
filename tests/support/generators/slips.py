"""The ordinary slips of a designer's hand: every element some spaces off, turned, deleted, doubled, renamed, of another kind."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kneedeep.model.catalog import load_catalog
from kneedeep.model.scenario.edits.basic import Add, Change, Edit, Remove
from kneedeep.model.scenario.model import Record, Scenario

SIDES = ("north", "east", "south", "west")
FARTHEST = 3
"""How many spaces an element is put off its place, at most."""


class Slip(NamedTuple):
    """A wrong scenario, and what was done to get it."""

    what: str
    edit: Edit


def slips(scenario: Scenario) -> Iterator[Slip]:
    """Yield every slip with every element."""
    for element in scenario.elements():
        name = f"{element.word} {element.serial} {getattr(element, 'id', None) or ''}"
        for how, edit in _of(scenario, element):
            yield Slip(f"{name}: {how}", edit)


def _of(scenario: Scenario, element: Any) -> Iterator[tuple[str, Edit]]:
    yield "delete", Remove("", frozenset((element.serial,)))
    yield "double", Add("", (element.having(serial=0),))
    for changes in (*_places(element), *_values(scenario, element)):
        yield str(changes), Change("", element.serial, Record(**changes))


def _places(element: Any) -> Iterator[dict[str, Any]]:
    """Yield the element up to FARTHEST spaces off, in the four directions."""
    if not element.places:
        return
    for far in range(1, FARTHEST + 1):
        for dx, dy in ((0, -far), (far, 0), (0, far), (-far, 0)):
            moved = tuple((x + dx, y + dy) for x, y in element.places)
            yield {"at": moved[0]} if getattr(element, "at", None) is not None else {"spaces": moved}


def _values(scenario: Scenario, element: Any) -> Iterator[dict[str, Any]]:
    """Yield the element turned, on other sides, with another name, and of the kinds before and after its own."""
    if hasattr(element, "turn"):
        yield from ({"turn": (element.turn + more) % 360} for more in (90, 180, 270))
    if element.word == "door":
        yield from ({"side": side} for side in SIDES if side != element.side)
    if getattr(element, "id", None):
        yield {"id": f"{element.id}x"}
        yield from ({"id": one.id} for one in _others(scenario, element)[:1])
    catalog = load_catalog(scenario.ruleset)
    kinds: dict[str, Any] = {"piece": catalog.pieces, "token": catalog.tokens, "figure": catalog.figures}
    tables = {sort: ("piece" if sort == "piece" else "kind", known) for sort, known in kinds.items()}
    if element.word in tables:
        key, table = tables[element.word]
        yield from ({key: kind} for kind in table if kind != getattr(element, key))


def _others(scenario: Scenario, element: Any) -> list[Any]:
    return [one for one in scenario.elements() if type(one) is type(element) and one.id and one.id != element.id]
