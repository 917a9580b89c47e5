"""The arcs of events over the map, from causes to effects."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Set
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from kneedeep.drawing import DisplayList, Theme
from kneedeep.drawing.arc_curves import Arc, Point
from kneedeep.drawing.event_arcs import FAINT, LIT, USUAL, ArcWeight, EventArc, draw_event_arcs, event_curve
from kneedeep_editor.canvas.arc_tiles import ArcTiles, thickness
from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.canvas.viewpoint import Viewpoint

if TYPE_CHECKING:
    from kneedeep.analysis.views.event_graph import Node
    from kneedeep.analysis.views.event_links import EventEnd, EventLink

MOST = 120
"""The number of arcs above which only those of selected and hovered elements are shown."""
_MOST_LOOSE = 6
"""The same limit for arcs to the margin, which are not cached."""
_BENDS = (1.0, -1.0, 1.8, -1.8, 2.6, -2.6, 0.4, -0.4)
_POINTS = 16
"""The number of segments of an arc in a hit test."""
_REACH = 6.0
"""The tolerance of a hit test in pixels."""
_SHORTEST = 0.7


class DrawnLink(NamedTuple):
    """A link and its arc. None if the link begins or ends in the margin."""

    link: "EventLink"
    arc: EventArc | None


class EventLayer:
    """Paints the links of a scenario, those of selected and hovered elements stronger. Also does hit tests."""

    def __init__(self, player: DisplayPainter, theme: Theme) -> None:
        self._player, self._theme = player, theme
        self._tiles, self._lit_tiles = ArcTiles(player), ArcTiles(player)
        self._drawn: tuple[DrawnLink, ...] = ()
        self._curves: dict[EventArc, Arc] = {}
        self._lines: dict[EventArc, tuple[Point, ...]] = {}
        self._into: Counter[Node] = Counter()
        self._out_of: Counter[Node] = Counter()
        self._passed: Counter[int] = Counter()
        self.shown = False
        """Whether arcs are shown."""
        self.hovered: EventLink | None = None
        self.chosen: EventLink | None = None
        self.ends: frozenset[Node] = frozenset()
        """The hovered and current ends in the margin."""
        self.chip: Callable[[EventEnd], QPointF | None] = lambda end: None
        """A callback for the start in pixels of the arcs of an end in the margin. None if it is hidden."""

    @property
    def links(self) -> "tuple[EventLink, ...]":
        """The links."""
        return tuple(drawn.link for drawn in self._drawn)

    @property
    def is_too_much(self) -> bool:
        """Whether there are too many arcs to show all of them."""
        return sum(drawn.arc is not None for drawn in self._drawn) > MOST

    def show_links(self, links: "Iterable[EventLink]") -> None:
        """Replace the links."""
        self._drawn = tuple(drawn_links(links))
        self._curves = {one.arc: event_curve(one.arc) for one in self._drawn if one.arc is not None}
        self._lines.clear()
        self._into = Counter(link.effect.node for link in self.links)
        self._out_of = Counter(link.cause.node for link in self.links)
        self._passed = Counter(serial for link in self.links for serial in link.via)
        self.hovered = self.chosen = None

    def use_theme(self, theme: Theme) -> None:
        """Use another theme."""
        self._theme = theme
        self._tiles.forget()
        self._lit_tiles.forget()

    def count(self, node: "Node") -> tuple[int, int]:
        """The numbers of links to and from a chip of the margin. Links through a trigger count in both."""
        passed = self._passed[node.key] if node.sort == "element" else 0
        return self._into[node] + passed, self._out_of[node] + passed

    def _concerns(self, link: "EventLink") -> bool:
        """Whether a link belongs to a current or hovered chip of the margin."""
        return any(
            node in (link.cause.node, link.effect.node) or (node.sort == "element" and node.key in link.via)
            for node in self.ends
        )

    def lit(self, selected: Set[int], hovered: Set[int] = frozenset()) -> tuple[DrawnLink, ...]:
        """The highlighted links: those of selected and hovered elements, and the arc under the pointer."""
        meant = selected | hovered
        return tuple(
            drawn
            for drawn in self._drawn
            if drawn.link is self.hovered
            or drawn.link is self.chosen
            or not meant.isdisjoint(drawn.link.serials)
            or self._concerns(drawn.link)
        )

    def paint(
        self,
        painter: QPainter,
        view: Viewpoint,
        size: tuple[int, int],
        selected: Set[int],
        hovered: Set[int],
        *,
        moving: bool = False,
    ) -> None:
        """Paint the visible links in a view of `size` pixels. See `TeleporterLayer.paint`."""
        if not self.shown or not self._drawn:
            return
        plain = () if self.is_too_much else tuple(self._curves)
        lit = self.lit(selected, hovered)
        strong = tuple(drawn.arc for drawn in lit if drawn.arc is not None)
        for tiles, arcs, weight in ((self._tiles, plain, USUAL), (self._lit_tiles, strong, LIT)):
            if arcs:
                curves = partial(list[Arc], map(self._curves.__getitem__, arcs))
                draw = partial(draw_event_arcs, arcs, self._theme, weight=weight)
                tiles.paint(painter, arcs, curves, draw, view, size, moving=moving)
        self._paint_margins(painter, view, [drawn for drawn in lit if drawn.arc is None])

    def _paint_margins(self, painter: QPainter, view: Viewpoint, strong: list[DrawnLink]) -> None:
        loose = [drawn for drawn in self._drawn if drawn.arc is None and drawn.link.is_main]
        if len(loose) <= _MOST_LOOSE:
            self._paint_margin(painter, [drawn.link for drawn in loose if drawn not in strong], view, FAINT)
        self._paint_margin(painter, [drawn.link for drawn in strong], view, LIT)

    def _paint_margin(
        self, painter: QPainter, links: "Iterable[EventLink]", view: Viewpoint, weight: ArcWeight
    ) -> None:
        """Paint arcs between map and margin. They are not cached, since every move of the map changes them."""
        arcs = []
        for link in links:
            ends = [self._spots(end, view) for end in (link.cause, link.effect)]
            pairs = [(one, other) for one in ends[0] for other in ends[1]]
            if pairs and (link.cause.places or link.effect.places):
                start, end = min(pairs, key=lambda pair: math.dist(*pair))
                arcs.append(EventArc(start, end, link.kind, 0.5))
        if arcs:
            painter.save()
            painter.translate(view.left, view.top)
            painter.scale(view.scale, view.scale)
            items = draw_event_arcs(arcs, self._theme, thickness(view.scale), weight)
            self._player.play(painter, DisplayList((0, 0, 1, 1), (("way", items),), {}, None))
            painter.restore()

    def _spots(self, end: "EventEnd", view: Viewpoint) -> tuple[Point, ...]:
        if end.places:
            return end.places
        at = self.chip(end)
        return () if at is None else (view.to_board(at.x(), at.y()),)

    def link_at(self, x: float, y: float, scale: float, lit: Set[int] = frozenset()) -> "EventLink | None":
        """The link with its arc at a place of the board, at `scale` pixels per space. None if there is none."""
        if not self.shown:
            return None
        reach = _REACH / scale
        found: list[tuple[float, int]] = []
        drawn = self.lit(lit) if self.is_too_much else self._drawn
        for number, one in enumerate(drawn):
            if one.arc is None:
                continue
            curve = self._curves[one.arc]
            if (
                min(point[0] for point in curve) - reach <= x <= max(point[0] for point in curve) + reach
                and min(point[1] for point in curve) - reach <= y <= max(point[1] for point in curve) + reach
            ):
                far = _distance((x, y), self._line(one.arc))
                if far <= reach:
                    found.append((far, number))
        return drawn[min(found)[1]].link if found else None

    def _line(self, arc: EventArc) -> tuple[Point, ...]:
        if arc not in self._lines:
            curve = self._curves[arc]
            self._lines[arc] = tuple(curve.at(part / _POINTS) for part in range(_POINTS + 1))
        return self._lines[arc]


def drawn_links(links: "Iterable[EventLink]") -> Iterable[DrawnLink]:
    """Yield links with their arcs between the nearest places of both ends. Parallel arcs bend differently."""
    taken: dict[frozenset[Point], int] = {}
    for link in links:
        pairs = [(one, other) for one in link.cause.places for other in link.effect.places]
        if not pairs:
            yield DrawnLink(link, None)
            continue
        start, end = min(pairs, key=lambda pair: math.dist(*pair))
        if math.dist(start, end) < _SHORTEST:
            end = (start[0], start[1] + _SHORTEST)
        both = frozenset((start, end))
        number = taken.get(both, 0)
        taken[both] = number + 1
        yield DrawnLink(link, EventArc(start, end, link.kind, _BENDS[number % len(_BENDS)]))


def _distance(at: Point, line: tuple[Point, ...]) -> float:
    """The distance of a point from a polyline."""
    least = math.inf
    for (x1, y1), (x2, y2) in zip(line, line[1:], strict=False):
        dx, dy = x2 - x1, y2 - y1
        length = dx * dx + dy * dy
        part = 0.0 if length == 0 else max(0.0, min(1.0, ((at[0] - x1) * dx + (at[1] - y1) * dy) / length))
        least = min(least, math.hypot(at[0] - x1 - part * dx, at[1] - y1 - part * dy))
    return least
