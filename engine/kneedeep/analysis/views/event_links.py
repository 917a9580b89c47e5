"""Links between events on the map: from cause to effect, through flags, items and triggers, drawn as arcs."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from kneedeep.analysis.views import event_graph as graphs
from kneedeep.board import Board, LaidFigure, LaidToken
from kneedeep.board.laid_pieces import line_middle
from kneedeep.model.catalog import footprint_spaces
from kneedeep.model.geometry.space import Space
from kneedeep.model.scenario.model import Figure, Token

Point = tuple[float, float]
MOST = 2_000
"""The most listed links."""
_MANY = 24
"""The most pairs joined by a flag, item or trigger. Above it, the thing is an end itself."""
_STEPS = 40_000
"""The most edges that are followed."""
_WEAK = (graphs.TEXTS, graphs.MARINES, graphs.INVADER)
_PLACES = 16
"""The most places of one element that are ends of arcs."""


class EventEnd(NamedTuple):
    """One end of a link: its node, the element to select (0: the scenario), the middles of its places on the map.

    Without a place it belongs to the margin of the map.
    """

    node: graphs.Node
    serial: int
    places: tuple[Point, ...]


class EventLink(NamedTuple):
    """A cause, its effect, the way between them, and the place in the file.

    `via`: the serials of the triggers between the two.
    """

    cause: EventEnd
    effect: EventEnd
    kind: str
    parts: tuple[graphs.Part, ...]
    via: tuple[int, ...]

    @property
    def is_main(self) -> bool:
        """True if it changes more than texts and equipment."""
        return self.effect.node.sort not in _WEAK

    @property
    def serials(self) -> frozenset[int]:
        """The affected elements."""
        return frozenset((self.cause.serial, self.effect.serial, *self.via)) - {0}


class EventLinks(NamedTuple):
    """The links of a scenario, and the things placed by steps by node. `complete`: whether these are all links."""

    links: tuple[EventLink, ...]
    things: Mapping[graphs.Node, Token | Figure]
    complete: bool


def event_links(board: Board) -> EventLinks:
    """The links of the scenario of a board, in the order of the file."""
    return _Contraction(board, graphs.event_graph(board)).links()


def middle_of(board: Board, serial: int, near: Point) -> Point | None:
    """The middle of an element's place: of several places the nearest to a point. None if it has none."""
    places = _Places(board, {}, {serial}).of(graphs.Node(graphs.ELEMENT, serial))
    return min(places, key=lambda place: math.dist(place, near), default=None)


def parts_to_remove(links: Iterable[EventLink], link: EventLink) -> list[graphs.Part]:
    """The parts of the script that each are necessary for a link. Those shared by the fewest links come first."""
    shared = Counter(part for one in links for part in set(one.parts))
    steps = [part for part in link.parts if part.script is not None]
    return sorted(steps, key=lambda part: (shared[part], -steps.index(part)))


class _Contraction:
    """Follows the edges of a graph through nodes without a place."""

    def __init__(self, board: Board, graph: graphs.EventGraph) -> None:
        self._graph = graph
        self._out: dict[graphs.Node, list[graphs.Edge]] = {}
        self._in: dict[graphs.Node, list[graphs.Edge]] = {}
        for edge in graph.edges:
            self._out.setdefault(edge.cause, []).append(edge)
            self._in.setdefault(edge.effect, []).append(edge)
        nodes = (node for edge in graph.edges for node in edge[:2])
        self._places = _Places(board, graph.things, {node.key for node in nodes if node.sort == graphs.ELEMENT})
        self._ends: dict[graphs.Node, EventEnd] = {}
        self._hidden = self._find_hidden()
        self._left = _STEPS

    def _find_hidden(self) -> frozenset[graphs.Node]:
        """The nodes that links go through: flags, groups, and triggers between a cause and an effect."""
        between = {
            node
            for node in dict.fromkeys((*self._graph.triggers, *self._in, *self._out))
            if (node.sort in (graphs.FLAG, graphs.GROUP) or node in self._graph.triggers)
            and len(self._in.get(node, ())) * len(self._out.get(node, ())) <= _MANY
        }
        triggers = [node for node in self._graph.triggers if node in between]
        shown = {node for edge in self._graph.edges for node in edge[:2]} - between
        fed, alone = _flood(shown, between, self._out), set()
        for trigger in triggers:
            if trigger not in fed:
                alone.add(trigger)
                fed |= _flood({trigger}, between - {trigger}, self._out)
        leading = _flood({node for node in shown if node.sort not in _WEAK}, between, self._in)
        return frozenset(between - alone - {trigger for trigger in triggers if trigger not in leading})

    def links(self) -> EventLinks:
        """The links."""
        found: list[EventLink] = []
        for node in self._out:
            if node not in self._hidden:
                for link in self._from(node):
                    if len(found) == MOST:
                        return EventLinks(tuple(found), self._graph.things, complete=False)
                    found.append(link)
        return EventLinks(tuple(found), self._graph.things, complete=self._left > 0)

    def _from(self, start: graphs.Node) -> Iterator[EventLink]:
        """Yield the links that begin at a node, the nearest first."""
        waiting: list[tuple[graphs.Edge, ...]] = [(edge,) for edge in reversed(self._out[start])]
        passed: set[graphs.Node] = set()
        while waiting and self._left > 0:
            way = waiting.pop()
            self._left -= 1
            if (node := way[-1].effect) not in self._hidden:
                yield self._link(start, node, way)
                continue
            onward = self._out.get(node, ())
            if node not in passed:
                passed.add(node)
                waiting += [(*way, edge) for edge in reversed(onward)]

    def _link(self, start: graphs.Node, end: graphs.Node, way: Sequence[graphs.Edge]) -> EventLink:
        via = [edge.effect for edge in way[:-1] if edge.effect.sort == graphs.ELEMENT]
        parts = tuple(edge.part for edge in way if edge.part is not None)
        kind = next((edge.kind for edge in reversed(way) if edge.part is not None), way[-1].kind)
        return EventLink(self._end(start), self._end(end), kind, parts, tuple(node.key for node in via))

    def _end(self, node: graphs.Node) -> EventEnd:
        if node not in self._ends:
            serial = node.key if node.sort == graphs.ELEMENT else node.key[0] if node.sort == graphs.THING else 0
            self._ends[node] = EventEnd(node, serial, tuple(self._places.of(node))[:_PLACES])
        return self._ends[node]


def _flood(
    start: Iterable[graphs.Node], between: set[graphs.Node], edges: dict[graphs.Node, list[graphs.Edge]]
) -> set[graphs.Node]:
    """The nodes of `between` reached by edges from some others. `edges` are those out of a node, or into it."""
    found: set[graphs.Node] = set()
    waiting = list(start)
    while waiting:
        node = waiting.pop()
        for edge in edges.get(node, ()):
            other = edge.effect if edge.cause == node else edge.cause
            if other in between and other not in found:
                found.add(other)
                waiting.append(other)
    return found


class _Places:
    """The places of nodes on the map."""

    def __init__(self, board: Board, things: Mapping[graphs.Node, Token | Figure], serials: AbstractSet[int]) -> None:
        self._board, self._things = board, things
        self._laid: dict[int, list[Point]] = {}
        laid_things: tuple[LaidToken | LaidFigure, ...] = (*board.tokens, *board.figures)
        for laid in laid_things:
            if laid.element.serial in serials:
                self._laid.setdefault(laid.element.serial, []).append(middle(laid.spaces))
        for door in board.doors:
            if door.element.serial in serials:
                self._laid[door.element.serial] = [line_middle(door.edges)]
        self._areas = {area.serial: area.id for area in board.scenario.areas}
        elements: tuple[Token | Figure, ...] = (*board.scenario.tokens, *board.scenario.figures)
        self._inside = {one.serial: one.in_area for one in elements if one.in_area}
        self._spawns = {spawn.serial: spawn for spawn in board.scenario.spawns}

    def of(self, node: graphs.Node) -> Iterable[Point]:
        """The middles of the places of a node, empty without a place."""
        if node.sort == graphs.SPACES:
            return [middle((space,)) for space in node.key]
        if node.sort == graphs.THING:
            return self._of_thing(self._things[node])
        if node.sort != graphs.ELEMENT:
            return ()
        if (serial := node.key) in self._laid:
            return self._laid[serial]
        if serial in self._areas:
            return self._of_area(self._areas[serial])
        if serial in self._inside:
            return self._of_area(str(self._inside[serial]))
        if (spawn := self._spawns.get(serial)) is None:
            return ()
        if spawn.spaces:
            return [_nearest_middle(spawn.spaces)]
        return [point for area in spawn.place_areas for point in self._of_area(area)]

    def _of_thing(self, thing: Token | Figure) -> Iterable[Point]:
        if thing.in_area:
            return self._of_area(thing.in_area)
        kinds = self._board.kinds
        size = (1, 1)
        if isinstance(thing, Token):
            token = kinds.tokens.get(thing.kind)
            size = token.footprint(thing.size) if token is not None else size
        else:
            figure = kinds.figures.get(thing.kind)
            size = figure.footprint.value if figure is not None else size
        return [middle(footprint_spaces(size, at, thing.turn)) for at in thing.places]

    def _of_area(self, area: str) -> list[Point]:
        if not (spaces := self._board.areas.get(area, ())):
            return []
        known: dict[str, Point] = self._board.derived.of("area middles", (), dict)
        if area not in known:
            known[area] = _nearest_middle(spaces)
        return [known[area]]


def middle(spaces: Sequence[Space]) -> Point:
    """The middle of a footprint."""
    return (sum(x for x, _ in spaces) / len(spaces) + 0.5, sum(y for _, y in spaces) / len(spaces) + 0.5)


def _nearest_middle(spaces: Sequence[Space]) -> Point:
    """The middle of the space that is nearest to the middle of all."""
    x, y = middle(spaces)
    return middle((min(spaces, key=lambda space: math.dist(space, (x - 0.5, y - 0.5))),))
