"""The ways of teleporters as arcs from one to the other, distinguished by more than their color."""

import math
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from kneedeep.drawing.plan.plan import Place, PlanArc, PlanArea
from kneedeep.drawing.primitive import Dot, Item, Paint, Path, Segments, polygon
from kneedeep.drawing.symbols.door_symbols import key_mark
from kneedeep.drawing.theme import Theme, key_color, mixed

_PAD = 0.46
"""Radius of a teleporter: an arc begins and ends at its rim."""
_LEAST, _MOST, _SHARE = 0.8, 4.0, 0.16
"""How far an arc bends: a share of its length, within limits, in spaces."""
_MARK = 0.25
_BENDS = (1.0, -1.0, 1.7, -1.7, 0.4, -0.4, 2.5, -2.5)
"""How an arc may bend, the most usual first."""
_STEPS, _ROOM, _HALF = 40, 0.1, 0.5
"""At how many points an arc is held against the names of areas, and how much room a name takes in its row."""


class Arc(NamedTuple):
    """A curve through four points in the manner of Bézier, in board units."""

    start: tuple[float, float]
    first: tuple[float, float]
    second: tuple[float, float]
    end: tuple[float, float]

    @property
    def middle(self) -> tuple[float, float]:
        """The point half way along it."""
        return (
            (self.start[0] + 3 * self.first[0] + 3 * self.second[0] + self.end[0]) / 8,
            (self.start[1] + 3 * self.first[1] + 3 * self.second[1] + self.end[1]) / 8,
        )

    def at(self, part: float) -> tuple[float, float]:
        """The point after a part of it, from 0 to 1."""
        rest = 1 - part
        weights = (rest**3, 3 * rest * rest * part, 3 * rest * part * part, part**3)
        points = (self.start, self.first, self.second, self.end)
        x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
        return x, sum(weight * point[1] for weight, point in zip(weights, points, strict=True))

    @property
    def segments(self) -> Segments:
        """The curve as an outline."""
        return ("M", *_rounded(self.start)), (
            "C",
            *_rounded(self.first),
            *_rounded(self.second),
            *_rounded(self.end),
        )


def arc_of(way: PlanArc) -> Arc:
    """The arc of a way: as a rule bent to the left of who goes along it, so that there and back are two arcs."""
    start = (way.start[0] + 0.5, way.start[1] + 0.5)
    dx, dy = way.end[0] - way.start[0], way.end[1] - way.start[1]
    length = math.hypot(dx, dy) or 1.0
    bend = min(_MOST, max(_LEAST, _SHARE * length)) * way.bend * 4 / 3 / length
    first = (start[0] + dx * 0.25 + dy * bend, start[1] + dy * 0.25 - dx * bend)
    second = (first[0] + dx * 0.5, first[1] + dy * 0.5)
    end = (start[0] + dx, start[1] + dy)
    return Arc(_moved(start, first, _PAD), first, second, _moved(end, second, _PAD))


def bent(
    arcs: Iterable[PlanArc], areas: Iterable[PlanArea], taken: Collection[Place] = ()
) -> tuple[PlanArc, ...]:
    """The ways with arcs that cross as few names of areas, then as few `taken` spaces, as can be.

    One that leads only there keeps its side.
    """
    labels = [area.label for area in areas if area.label and area.name.strip()]
    return tuple(_best(way, labels, taken) for way in arcs)


def _best(way: PlanArc, labels: Sequence[tuple[int, int, int]], taken: Collection[Place]) -> PlanArc:
    best, least = way, (len(labels) + 1, 0)
    others = set(taken) - {way.start, way.end}
    for bend in _BENDS:
        if bend > 0 or way.both:
            tried = way._replace(bend=bend)
            crossed = _crossed(arc_of(tried), labels, others)
            if crossed < least:
                best, least = tried, crossed
            if least == (0, 0):
                break
    return best


def _crossed(arc: Arc, labels: Iterable[tuple[int, int, int]], taken: Collection[Place]) -> tuple[int, int]:
    """How many names of areas and how many taken spaces an arc crosses."""
    points = [arc.at(step / _STEPS) for step in range(_STEPS + 1)]
    names = sum(
        any(
            x - _ROOM < px < x + length + _ROOM and y + 0.5 - _HALF < py < y + 0.5 + _HALF
            for px, py in points
        )
        for x, y, length in labels
    )
    return names, len({(int(x // 1), int(y // 1)) for x, y in points} & set(taken))


def draw_arcs(arcs: Iterable[PlanArc], theme: Theme, size: float = 1.0) -> tuple[Item, ...]:
    """The arcs, to be laid over the board; `size`: how many times as thick as usual, for pictures from far away.

    The middle of an arc bears the mark of its color. A way that leads only there has an arrow at its end, else dots
    at both; one that is shut is dashed, in short faint dashes while a teleporter is inactive.
    """
    items: list[Item] = []
    for way in arcs:
        arc, color = arc_of(way), mixed(key_color(theme, way.color), "#ffffff", 0.25)
        dash = (0.34 * size, 0.26 * size) if way.shut else ()
        rim, line = 0.75, 1.0
        if way.inactive:
            dash, rim, line = (0.1 * size, 0.3 * size), 0.3, 0.65
        items.append(Path(arc.segments, Paint(None, theme.ink, round(0.2 * size, 3), rim)))
        items.append(
            Path(
                arc.segments,
                Paint(None, color, round(0.09 * size, 3), line, dash, "flat" if dash else "round"),
            )
        )
        knob = Paint(color, theme.ink, round(0.04 * size, 3))
        ends = (arc.start, arc.end) if way.both else (arc.start,)
        items += [Dot(*_rounded(at), round(0.11 * size, 3), knob) for at in ends]
        if not way.both:
            items.append(Path(_head(arc, size), knob))
        x, y = _rounded(arc.middle)
        ground = mixed(key_color(theme, way.color), theme.ink, 0.5)
        items.append(Dot(x, y, round(_MARK * size, 3), Paint(ground, "#ffffff", round(0.035 * size, 3))))
        items.append(
            key_mark(
                way.color, x, y, round(0.15 * size, 3), Paint("#ffffff", theme.ink, round(0.02 * size, 3))
            )
        )
    return tuple(items)


def _head(arc: Arc, size: float) -> Segments:
    """The arrow at the end of an arc."""
    (x, y), (from_x, from_y) = arc.end, arc.second
    length = math.hypot(x - from_x, y - from_y) or 1.0
    dx, dy = (x - from_x) / length * size, (y - from_y) / length * size
    return polygon(
        _rounded((x, y)),
        _rounded((x - dx * 0.46 - dy * 0.25, y - dy * 0.46 + dx * 0.25)),
        _rounded((x - dx * 0.46 + dy * 0.25, y - dy * 0.46 - dx * 0.25)),
    )


def _moved(at: tuple[float, float], towards: tuple[float, float], far: float) -> tuple[float, float]:
    dx, dy = towards[0] - at[0], towards[1] - at[1]
    length = math.hypot(dx, dy) or 1.0
    return at[0] + dx / length * far, at[1] + dy / length * far


def _rounded(at: tuple[float, float]) -> tuple[float, float]:
    return round(at[0], 3), round(at[1], 3)
