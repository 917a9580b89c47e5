"""The structure of a document: symbols of elements, foldable ranges, inlay hints, ranges of areas."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.model.scenario.model import SECTIONS, Element, Figure, Token
from kneedeep.model.scenario.yaml_patch.node_tree import Mapping, Node, Scalar, Sequence
from kneedeep.support.english import listed
from kneedeep_exchange.lsp.document import Document


class Symbol(NamedTuple):
    """An element or section and its range. `sort`: the element's word, `section` or `area`."""

    name: str
    detail: str
    sort: str
    start: int
    end: int
    mark: tuple[int, int]
    children: "list[Symbol]"


class Hint(NamedTuple):
    """An inlay hint: a text at an offset."""

    offset: int
    text: str


def symbols(document: Document) -> list[Symbol]:
    """The outline: areas with the elements in them, then sections of all other elements."""
    facts, source = document.facts, document.reading.source
    if facts is None or source is None:
        return []
    by_area: dict[str, list[Symbol]] = {area.id: [] for area in facts.scenario.areas}
    rest: dict[str, list[Symbol]] = {}
    areas: list[tuple[str, Symbol]] = []
    for section in SECTIONS:
        for element in getattr(facts.scenario, section):
            if (node := source.nodes.get(element.serial)) is None:
                continue
            made = _symbol(facts, element, node)
            if section == "areas":
                areas.append((element.id, made))
                continue
            area = _area_of(facts, element)
            by_area[area].append(made) if area in by_area else rest.setdefault(section, []).append(made)
    found = [one._replace(children=by_area.get(name, [])) for name, one in areas]
    for section, children in rest.items():
        if (node := source.tree.node_at((section,))) is not None:
            mark = (children[0].start, children[0].start)
            found.append(Symbol(section, "", "section", node.start, node.end, mark, children))
    return found


def area_marks(document: Document) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the id of each area that has spaces, and its range."""
    if (facts := document.facts) is not None:
        for symbol in symbols(document):
            if symbol.sort == "area" and facts.board.areas.get(symbol.name):
                yield symbol.name, symbol.mark


def elements(found: list[Symbol]) -> Iterator[Symbol]:
    """Yield all symbols of an outline except the sections."""
    for symbol in found:
        if symbol.sort != "section":
            yield symbol
        yield from elements(symbol.children)


def _symbol(facts: Facts, element: Element, node: Node) -> Symbol:
    name = str(getattr(element, "id", None) or facts.names[element.serial])
    mark = (node.start, node.start)
    if isinstance(node, Mapping):
        own = next((value for key, value in node.pairs if key.text in ("id", "kind", "piece", "side")), None)
        mark = (own.start, own.end) if isinstance(own, Scalar) else mark
    return Symbol(name, facts.called(element.serial), element.word, node.start, node.end, mark, [])


def _area_of(facts: Facts, element: Element) -> str:
    """The area of an element. Empty if it is unknown."""
    if element.place_areas:
        return str(element.place_areas[0])
    number = facts.board.number.get(element.places[0]) if element.places else None
    return "" if number is None else facts.board.area_of[number]


def folds(document: Document) -> list[tuple[int, int]]:
    """The foldable ranges of more than one line: block collections."""
    if (source := document.reading.source) is None:
        return []
    found = []
    waiting: list[tuple[int, Node]] = [(source.tree.root.start, source.tree.root)]
    while waiting:
        start, node = waiting.pop()
        if isinstance(node, Mapping):
            waiting.extend((key.start, value) for key, value in node.pairs)
        elif isinstance(node, Sequence):
            waiting.extend((item.start, item) for item in node.items)
        if node is not source.tree.root and source.tree.line_column(start)[0] < source.tree.line_column(node.end)[0]:
            found.append((start, node.end))
    return sorted(set(found))


def hints(document: Document) -> Iterator[Hint]:
    """Yield hints for the area of tokens and figures, and for the areas joined by a door."""
    facts, source = document.facts, document.reading.source
    if facts is None or source is None:
        return
    board = facts.board
    for door in board.doors:
        node = source.nodes.get(door.element.serial)
        numbers = [board.number[space] for space in door.sides if space in board.number]
        areas = sorted({board.area_of[number] for number in numbers})
        if node is not None and areas:
            yield Hint(node.end, f" {listed(areas)}")
    things: tuple[Token | Figure, ...] = (*facts.scenario.tokens, *facts.scenario.figures)
    for thing in things:
        node = source.nodes.get(thing.serial)
        number = board.number.get(thing.at) if thing.at is not None else None
        if node is not None and number is not None:
            yield Hint(node.end, f" {board.area_of[number]}")
