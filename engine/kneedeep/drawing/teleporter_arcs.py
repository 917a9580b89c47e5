"""The links of teleporters as arcs, distinguished by more than their color."""

from collections.abc import Collection, Iterable, Sequence

from kneedeep.drawing import Dot, Item, Paint, Path, Theme, key_color, mixed
from kneedeep.drawing.arc_curves import Arc, arrow_head, curve, rounded
from kneedeep.drawing.plan.plan import Place, PlanArc, PlanArea
from kneedeep.drawing.symbols.door_symbols import key_mark

_PAD = 0.46
"""The radius of a teleporter. Arcs begin and end at its rim."""
_MARK = 0.25
_BENDS = (1.0, -1.0, 1.7, -1.7, 0.4, -0.4, 2.5, -2.5)
"""The possible bends of an arc, the usual one first."""
_STEPS, _ROOM, _HALF = 40, 0.1, 0.5
"""The number of points at which an arc is tested, and the margins of a name in its row."""


def arc_of(way: PlanArc) -> Arc:
    """The arc of a link. It bends to the left of its direction, so that opposite links stay apart."""
    start, end = ((x + 0.5, y + 0.5) for x, y in (way.start, way.end))
    return curve(start, end, way.bend, _PAD)


def bent(arcs: Iterable[PlanArc], areas: Iterable[PlanArea], taken: Collection[Place] = ()) -> tuple[PlanArc, ...]:
    """The links, bent so that they cross the fewest area names, and among those ways the fewest `taken` spaces.

    One-way links keep their side.
    """
    labels = [area.label for area in areas if area.label and area.name.strip()]
    return tuple(_best(way, labels, taken) for way in arcs)


def _best(way: PlanArc, labels: Sequence[tuple[int, int, int]], taken: Collection[Place]) -> PlanArc:
    best, least = way, (len(labels) + 1, 0)
    others = set(taken) - {way.start, way.end}
    for bend in _BENDS:
        if bend > 0 or way.both:
            tried = way._replace(bend=bend)
            if (crossed := _crossed(arc_of(tried), labels, others)) < least:
                best, least = tried, crossed
            if least == (0, 0):
                break
    return best


def _crossed(arc: Arc, labels: Iterable[tuple[int, int, int]], taken: Collection[Place]) -> tuple[int, int]:
    """The number of names of areas and of taken spaces that an arc crosses."""
    points = [arc.at(step / _STEPS) for step in range(_STEPS + 1)]
    names = sum(
        any(x - _ROOM < px < x + length + _ROOM and y + 0.5 - _HALF < py < y + 0.5 + _HALF for px, py in points)
        for x, y, length in labels
    )
    return names, len({(int(x // 1), int(y // 1)) for x, y in points} & set(taken))


def draw_arcs(arcs: Iterable[PlanArc], theme: Theme, size: float = 1.0) -> tuple[Item, ...]:
    """The arcs, to be drawn over the board. `size`: a factor of their usual thickness.

    The mark of its color is in the middle of an arc. A one-way link has an arrow, a two-way link a dot at both ends.
    Shut links are dashed, with short faint dashes if a teleporter is inactive.
    """
    items: list[Item] = []
    for way in arcs:
        arc, color = arc_of(way), mixed(key_color(theme, way.color), "#ffffff", 0.25)
        dash = (0.34 * size, 0.26 * size) if way.shut else ()
        line, rim = Paint(None, color, round(0.09 * size, 3)), Paint(None, theme.ink, round(0.2 * size, 3), 0.75)
        if way.inactive:
            dash = (0.1 * size, 0.3 * size)
            line, rim = line._replace(opacity=0.65), rim._replace(opacity=0.6, dash=dash, cap="flat")
        items.append(Path(arc.segments, rim))
        items.append(Path(arc.segments, line._replace(dash=dash, cap="flat" if dash else "round")))
        knob = Paint(color, theme.ink, round(0.04 * size, 3))
        ends = (arc.start, arc.end) if way.both else (arc.start,)
        items += [Dot(*rounded(at), round(0.11 * size, 3), knob) for at in ends]
        if not way.both:
            items.append(Path(arrow_head(arc, size), knob))
        x, y = rounded(arc.middle)
        ground = mixed(key_color(theme, way.color), theme.ink, 0.5)
        items.append(Dot(x, y, round(_MARK * size, 3), Paint(ground, "#ffffff", round(0.035 * size, 3))))
        items.append(
            key_mark(way.color, x, y, round(0.15 * size, 3), Paint("#ffffff", theme.ink, round(0.02 * size, 3)))
        )
    return tuple(items)
