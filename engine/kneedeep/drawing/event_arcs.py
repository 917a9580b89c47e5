"""Links between events as arcs over a board. Their kinds differ by dashes and ends, not only by color."""

import math
from collections.abc import Iterable
from typing import Literal, NamedTuple

from kneedeep.drawing import Dot, Item, Paint, Path, Theme
from kneedeep.drawing.arc_curves import Arc, Point, arrow_head, curve, rounded

_GAP = 0.3
_RIM, _LINE, _DOT, _LIGHT = 0.16, 0.075, 0.1, 0.22


class ArcStyle(NamedTuple):
    """The style of a kind of link: the index of its hue, its dashes, its end."""

    hue: int
    dash: tuple[float, ...]
    end: str


STYLES = {
    "does": ArcStyle(2, (), "arrow"),
    "needs": ArcStyle(1, (0.36, 0.2), "ring"),
    "stops": ArcStyle(5, (0.4, 0.14, 0.08, 0.14), "bar"),
    "ends": ArcStyle(3, (0.1, 0.16), "dot"),
}
"""Styles by kind: an arrow for an effect, a ring for a lock, a bar for an interruption, a dot for an ending."""


class EventArc(NamedTuple):
    """An arc of a link between two points. `bend`: a factor of the usual bend, negative for the opposite side."""

    start: Point
    end: Point
    kind: str
    bend: float = 1.0


def event_curve(arc: EventArc) -> Arc:
    """The curve of an arc."""
    return curve(arc.start, arc.end, arc.bend, _GAP)


class ArcWeight(NamedTuple):
    """The weight of arcs: width, opacity of rim and line, with light around them, dashed."""

    wide: float
    rim: float
    line: float
    light: bool = False
    dashed: bool = True


USUAL = ArcWeight(1.0, 0.6, 0.9)
LIT = ArcWeight(1.3, 0.9, 1.0, light=True)
FAINT = ArcWeight(0.8, 0.0, 0.7, dashed=False)
"""A weight without dashes, which are slow, for arcs that are redrawn in every frame."""


def draw_event_arcs(
    arcs: Iterable[EventArc], theme: Theme, size: float = 1.0, weight: ArcWeight = USUAL
) -> tuple[Item, ...]:
    """The arcs, to be drawn over the board. `size`: a factor of their usual thickness."""
    items: list[Item] = []
    wide = size * weight.wide
    for arc in arcs:
        way, style = event_curve(arc), STYLES[arc.kind]
        color = theme.areas[style.hue]
        dash = tuple(round(part * size, 3) for part in style.dash) if weight.dashed else ()
        width = round(_LINE * wide, 3)
        cap: Literal["flat", "round"] = "flat" if dash else "round"
        if weight.light:
            items.append(Path(way.segments, Paint(None, "#ffffff", round(_LIGHT * wide, 3), 0.8)))
        if weight.rim:
            items.append(Path(way.segments, Paint(None, theme.ink, round(_RIM * wide, 3), weight.rim)))
        items.append(Path(way.segments, Paint(None, color, width, weight.line, dash, cap)))
        edge = Paint(color, theme.ink, round(0.035 * size, 3))
        items.append(Dot(*rounded(way.start), round(_DOT * wide, 3), edge))
        items.append(_end(way, style.end, wide, edge, color))
    return tuple(items)


def _end(way: Arc, end: str, size: float, edge: Paint, color: str) -> Item:
    x, y = rounded(way.end)
    if end == "arrow":
        return Path(arrow_head(way, size), edge)
    if end == "bar":
        dx, dy = way.end[0] - way.second[0], way.end[1] - way.second[1]
        length = math.hypot(dx, dy) or 1.0
        aside = dy / length * 0.26 * size, -dx / length * 0.26 * size
        line = (("M", *rounded((x - aside[0], y - aside[1]))), ("L", *rounded((x + aside[0], y + aside[1]))))
        return Path(line, Paint(None, color, round(0.13 * size, 3)))
    if end == "ring":
        return Dot(x, y, round(0.17 * size, 3), Paint(edge.stroke, color, round(0.08 * size, 3)))
    return Dot(x, y, round(0.17 * size, 3), edge)
