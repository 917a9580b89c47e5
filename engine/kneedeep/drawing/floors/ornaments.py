"""Ornaments on the floor or along walls, drawn for each space by its neighbours."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kneedeep.drawing import Dot, Paint, Path, Rect, Segment, Shape, Symbol, Theme, mixed, polygon
from kneedeep.drawing.floors.floor_sets import plate_number
from kneedeep.drawing.floors.lamp_light import strength
from kneedeep.drawing.floors.strokes import Point, blob, boxes, lines, numbers, rounded
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, PlanOrnament
from kneedeep.drawing.symbols.pictures import Form, ink, picture

_SIDES = (NORTH, EAST, SOUTH, WEST)


def lamp(form: Form, theme: Theme) -> list[Shape]:
    """A lamp at the first wall, or let into the floor if there is none."""
    metal, rim = mixed(theme.steel, theme.ink, 0.35), theme.wall_rim
    bulb = mixed("#ffe9b0", theme.floor, 0.0 if strength(theme) else 0.4)
    if not form.walls & 15:
        return [
            Dot(0.5, 0.5, 0.17, Paint(metal, rim, 0.02, 0.9)),
            Dot(0.5, 0.5, 0.12, Paint(bulb, opacity=0.9)),
            lines(((0.38, 0.5, 0.62, 0.5), (0.5, 0.38, 0.5, 0.62)), Paint(None, metal, 0.025)),
        ]
    side = next(one for one in _SIDES if form.walls & one)
    shapes: list[Shape] = []
    for x, y, width, height, paint, radius in (
        (-0.17, 0.1, 0.34, 0.1, Paint(metal, rim, 0.018), 0.025),
        (-0.13, 0.135, 0.26, 0.055, Paint(bulb), 0.025),
    ):
        shapes.append(_at_side(side, x, y, width, height, paint, radius))
    if strength(theme):
        for far, opacity in ((0.1, 0.3), (0.22, 0.16)):
            shapes.insert(
                0, _at_side(side, -0.17 - far / 2, 0.1, 0.34 + far, 0.1 + far, Paint("#ffe9b0", opacity=opacity), 0.08)
            )
    return shapes


def _at_side(side: int, x: float, y: float, width: float, height: float, paint: Paint, radius: float) -> Rect:
    """A rectangle at a side: `x` along the side from its middle, `y` away from it."""
    (x1, y1), (x2, y2) = _beside(side, 0.5 + x, y), _beside(side, 0.5 + x + width, y + height)
    return Rect(min(x1, x2), min(y1, y2), round(abs(x2 - x1), 3), round(abs(y2 - y1), 3), paint, radius)


def _run(form: Form, near: float) -> tuple[list[tuple[float, float, float, float]], list[Point]]:
    """The straight parts of a pipe or cable in a space, along its walls if any, and its ends."""
    across, down = (_aside(form.walls, *sides, near) for sides in ((NORTH, SOUTH), (WEST, EAST)))
    links = form.links
    if not links and form.walls & (EAST | WEST) and not form.walls & (NORTH | SOUTH):
        return [(down, 0.12, down, 0.88)], [(down, 0.12), (down, 0.88)]
    if not links:
        return [(0.12, across, 0.88, across)], [(0.12, across), (0.88, across)]
    level, upright = links & (EAST | WEST), links & (NORTH | SOUTH)
    west, east = _stretch(links & WEST, links & EAST, down if upright else None)
    north, south = _stretch(links & NORTH, links & SOUTH, across if level else None)
    if level and upright:
        return [(west, across, east, across), (down, north, down, south)], []
    if level:
        return [(west, across, east, across)], [(x, across) for x in _inside(west, east)]
    return [(down, north, down, south)], [(down, y) for y in _inside(north, south)]


def _aside(walls: int, first: int, second: int, near: float) -> float:
    """The offset beside the wall at one of two sides, or in the middle without a wall."""
    return near if walls & first else 1 - near if walls & second else 0.5


def _inside(*ends: float) -> list[float]:
    return [end for end in ends if 0 < end < 1]


def _stretch(before: int, after: int, crossing: float | None) -> tuple[float, float]:
    """The ends of a part: at linked sides, else at the crossing part, else inside the space."""
    start, end = (0.14, 0.86) if crossing is None else (crossing, crossing)
    return 0.0 if before else start, 1.0 if after else end


def _within(parts: Iterable[tuple[float, float, float, float]]) -> list[tuple[float, float, float, float]]:
    """The parts clipped to the space."""
    inside = (tuple(min(1.0, max(0.0, value)) for value in part) for part in parts)
    return [(x1, y1, x2, y2) for x1, y1, x2, y2 in inside]


def pipe(form: Form, theme: Theme) -> list[Shape]:
    """A pipe with flanges along the walls."""
    parts, ends = _run(form, 0.25)
    metal = mixed(mixed(theme.steel, theme.floor, 0.35), "#7a5a3a", 0.18)
    shade = _within([(x1 + 0.03, y1 + 0.05, x2 + 0.03, y2 + 0.05) for x1, y1, x2, y2 in parts])
    shapes: list[Shape] = []
    if theme.shade:
        shapes.append(lines(shade, Paint(None, "#000000", 0.12, round(min(0.4, theme.shade * 1.6), 3), cap="flat")))
    for color, width, shift, opacity in (
        (theme.wall_rim, 0.125, 0.0, 1.0),
        (mixed(metal, theme.ink, 0.3), 0.095, 0.0, 1.0),
        (mixed(metal, theme.glint, 0.25), 0.035, -0.018, 0.9),
    ):
        moved = [(x1 + shift, y1 + shift, x2 + shift, y2 + shift) for x1, y1, x2, y2 in parts]
        shapes.append(lines(_within(moved), Paint(None, color, width, opacity, cap="flat")))
        if len(parts) == 2:
            bend = (round(parts[1][0] + shift, 3), round(parts[0][1] + shift, 3))
            shapes.append(Dot(*bend, width / 2, Paint(color, opacity=opacity)))
    flanges: list[tuple[float, float, float, float]] = []
    for x1, y1, x2, y2 in parts:
        if y1 == y2 and x2 - x1 > 0.5:
            flanges.append((0.47, y1 - 0.075, 0.06, 0.15))
        elif x1 == x2 and y2 - y1 > 0.5:
            flanges.append((x1 - 0.075, 0.47, 0.15, 0.06))
    level = parts[0][1] == parts[0][3]
    flanges += [(x - 0.045, y - 0.075, 0.09, 0.15) if level else (x - 0.075, y - 0.045, 0.15, 0.09) for x, y in ends]
    shapes.append(boxes(flanges, Paint(mixed(metal, theme.ink, 0.15), theme.wall_rim, 0.014)))
    return shapes


def cable(form: Form, theme: Theme) -> list[Shape]:
    """Two loose cables on the floor."""
    parts, ends = _run(form, 0.36)
    shapes: list[Shape] = []
    for number, (color, aside) in enumerate((("#1c1f22", -0.035), ("#6d4a1c", 0.04))):
        segments: list[Segment] = []
        sway = 0.06 if number else -0.05
        for x1, y1, x2, y2 in parts:
            (start, side), end = ((x1, y1), x2) if y1 == y2 else ((y1, x1), y2)
            third = (end - start) / 3
            one, two, three, four = (
                (round(along, 3), round(away, 3)) if y1 == y2 else (round(away, 3), round(along, 3))
                for along, away in (
                    (start, side + aside),
                    (start + third, side + aside + sway),
                    (end - third, side + aside - sway),
                    (end, side + aside),
                )
            )
            segments += (("M", *one), ("C", *two, *three, *four))
        shape = tuple(segments)
        shapes.append(Path(shape, Paint(None, theme.wall_rim, 0.058, ink(theme, 0.6))))
        shapes.append(Path(shape, Paint(None, mixed(color, theme.floor, 0.25), 0.036, ink(theme, 0.95))))
    clip = Paint(mixed(theme.steel, theme.floor, 0.4), theme.wall_rim, 0.016)
    shapes += [Rect(round(x - 0.06, 3), round(y - 0.06, 3), 0.12, 0.12, clip, 0.02) for x, y in ends]
    return shapes


def stripes(form: Form, theme: Theme) -> list[Shape]:
    """Painted stripes along the sides where the ornament ends."""
    shapes: list[Shape] = []
    yellow = Paint(mixed(theme.stripe, theme.floor, 0.35), opacity=ink(theme, 0.75))
    dark = Paint(mixed(theme.ink, theme.floor, 0.3), opacity=ink(theme, 0.55))
    wide, inset = 0.12, 0.14
    for side in _SIDES:
        if form.links & side:
            continue
        start = inset if not form.links & (WEST if side in (NORTH, SOUTH) else NORTH) else 0.0
        end = 1 - inset if not form.links & (EAST if side in (NORTH, SOUTH) else SOUTH) else 1.0
        bars: list[Segment] = []
        for n in range(-1, 9):
            one, two = n * 0.125, n * 0.125 + 0.0625
            corners = ((one, wide), (two, wide), (two + 0.07, 0.0), (one + 0.07, 0.0))
            kept = [(min(end, max(start, along)), away) for along, away in corners]
            if kept[1][0] - kept[0][0] > 0.005 or kept[2][0] - kept[3][0] > 0.005:
                bars += polygon(*(_beside(side, along, inset + away) for along, away in kept))
        corners = ((start, inset), (end, inset), (end, inset + wide), (start, inset + wide))
        ground = polygon(*(_beside(side, *corner) for corner in corners))
        shapes += [Path(ground, dark), Path(tuple(bars), yellow)]
    return shapes


def _beside(side: int, along: float, away: float) -> Point:
    """The point at a distance along a side and a distance from it."""
    x, y = {NORTH: (along, away), SOUTH: (along, 1 - away), WEST: (away, along), EAST: (1 - away, along)}[side]
    return round(x, 3), round(y, 3)


VARIANTS = 6
"""The number of variants of a stain, a scorch or a crack."""


def slime(form: Form, theme: Theme) -> list[Shape]:
    """Slime that joins with slime on neighbouring spaces."""
    dice = numbers(911 + form.variant * 37)
    color = mixed("#7d1f1a", theme.floor, 0.15)
    rim: list[Point] = []
    for side, ends in (
        (NORTH, ((0.3, 0.0), (0.7, 0.0))),
        (EAST, ((1.0, 0.3), (1.0, 0.7))),
        (SOUTH, ((0.7, 1.0), (0.3, 1.0))),
        (WEST, ((0.0, 0.7), (0.0, 0.3))),
    ):
        if form.links & side:
            rim += [*ends]
        else:
            pull = 0.24 + 0.12 * next(dice)
            rim += [(round(0.5 + (x - 0.5) * (1 - pull), 3), round(0.5 + (y - 0.5) * (1 - pull), 3)) for x, y in ends]
    shapes: list[Shape] = [
        Path(_flowing(rim, form.links), Paint(mixed(color, theme.ink, 0.3), opacity=ink(theme, 0.62))),
        Path(blob(dice, 0.24, 8), Paint(color, opacity=ink(theme, 0.45))),
    ]
    speck = Paint(mixed(color, "#ffb0a0", 0.3), opacity=ink(theme, 0.4))
    spots = ((0.3 + 0.4 * next(dice), 0.3 + 0.4 * next(dice)) for _ in range(2))
    shapes += [Dot(round(x, 3), round(y, 3), 0.035, speck) for x, y in spots]
    return shapes


def _flowing(rim: list[Point], links: int) -> tuple[Segment, ...]:
    """A closed outline through points, straight along the sides of the space."""
    if not links:
        return rounded(rim)
    segments: list[Segment] = [("M", *rim[0])]
    for one, other in zip(rim, [*rim[1:], rim[0]], strict=True):
        on_side = any(one[axis] == other[axis] and one[axis] in (0.0, 1.0) for axis in (0, 1))
        if on_side:
            segments.append(("L", *other))
        else:
            inner = [tuple(round(a + (0.5 - a) * 0.12, 3) for a in point) for point in (one, other)]
            segments.append(("C", *inner[0], *inner[1], *other))
    return (*segments, ("Z",))


def pictured(name: str, count: int = VARIANTS) -> Callable[[Form, Theme], list[Shape]]:
    """A function that draws the forms of an ornament from its pictures."""
    return lambda form, theme: picture("ornaments", f"{name}-{form.variant % count}", theme)


class OrnamentKind(NamedTuple):
    """How a kind is drawn: its layer, and whether it has random variants, links and walls."""

    draw: Callable[[Form, Theme], list[Shape]]
    layer: str
    varied: bool = False
    linked: bool = False
    walled: bool = False


def ornament(plan: PlanOrnament, theme: Theme) -> tuple[str, Symbol]:
    """The layer and the symbol of a planned ornament."""
    kind = KINDS[plan.kind]
    links, walls = plan.links if kind.linked else 0, plan.walls if kind.walled else 0
    form = Form(links, walls, plate_number(*plan.at, VARIANTS) if kind.varied else 0)
    return kind.layer, ornament_symbol(plan.kind, form, theme)


@lru_cache(maxsize=2048)
def ornament_symbol(kind: str, form: Form, theme: Theme) -> Symbol:
    """The symbol of an ornament's form, one space in size."""
    shapes = KINDS[kind].draw(form, theme)
    return Symbol(f"{kind}-{form.links}-{form.walls}-{form.variant}", (0, 0, 1, 1), tuple(shapes))


KINDS: Mapping[str, OrnamentKind] = {
    "lamps": OrnamentKind(lamp, "fixture", walled=True),
    "pipes": OrnamentKind(pipe, "fixture", linked=True, walled=True),
    "cables": OrnamentKind(cable, "decor", linked=True, walled=True),
    "vents": OrnamentKind(pictured("vents", 2), "decor", varied=True),
    "stripes": OrnamentKind(stripes, "decor", linked=True),
    "stains": OrnamentKind(pictured("stains"), "decor", varied=True),
    "scorches": OrnamentKind(pictured("scorches"), "decor", varied=True),
    "slime": OrnamentKind(slime, "decor", varied=True, linked=True),
    "cracks": OrnamentKind(pictured("cracks"), "decor", varied=True),
}
"""The kinds of ornaments by name."""
