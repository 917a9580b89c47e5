"""Ornaments: what lies on the floor or runs along the walls, drawn for each space as its neighbours ask for."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kneedeep.drawing.floors.floor_sets import plate_number
from kneedeep.drawing.floors.lamp_light import strength
from kneedeep.drawing.floors.strokes import (
    Point,
    blob,
    boxes,
    broken_line,
    lines,
    numbers,
    ragged,
    rivet,
    rounded,
)
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, PlanOrnament
from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Segment, Shape, Symbol, polygon
from kneedeep.drawing.theme import Theme, mixed

VARIANTS = 6
"""The number of forms of a stain, a scorch or a crack."""
_SIDES = (NORTH, EAST, SOUTH, WEST)


class OrnamentKind(NamedTuple):
    """How a kind is drawn: on which layer, whether at random forms, by which of links and walls."""

    draw: "Callable[[Form, Theme], list[Shape]]"
    layer: str
    varied: bool = False
    linked: bool = False
    walled: bool = False


class Form(NamedTuple):
    """The form of an ornament's picture: bits of sides where its kind goes on, of walls, and a variant."""

    links: int = 0
    walls: int = 0
    variant: int = 0


def ornament(plan: PlanOrnament, theme: Theme) -> tuple[str, Symbol]:
    """The layer and the symbol of an ornament of the plan."""
    kind = KINDS[plan.kind]
    form = Form(
        plan.links if kind.linked else 0,
        plan.walls if kind.walled else 0,
        plate_number(*plan.at, VARIANTS) if kind.varied else 0,
    )
    return kind.layer, ornament_symbol(plan.kind, form, theme)


@lru_cache(maxsize=2048)
def ornament_symbol(kind: str, form: Form, theme: Theme) -> Symbol:
    """The symbol of a kind of ornament in one form, one space large."""
    shapes = KINDS[kind].draw(form, theme)
    return Symbol(f"{kind}-{form.links}-{form.walls}-{form.variant}", (0, 0, 1, 1), tuple(shapes))


def _ink(theme: Theme, opacity: float) -> float:
    """An opacity, less where little ink is wanted."""
    return round(opacity * (0.35 + 0.65 * min(1.0, theme.wear)), 3)


def _lamp(form: Form, theme: Theme) -> list[Shape]:
    """A lamp at the first wall; without a wall one that is let into the floor."""
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
                0,
                _at_side(
                    side, -0.17 - far / 2, 0.1, 0.34 + far, 0.1 + far, Paint("#ffe9b0", opacity=opacity), 0.08
                ),
            )
    return shapes


def _at_side(side: int, x: float, y: float, width: float, height: float, paint: Paint, radius: float) -> Rect:
    """A rectangle at a side: `x` along it from its middle, `y` away from it."""
    if side == NORTH:
        place = (0.5 + x, y, width, height)
    elif side == SOUTH:
        place = (0.5 + x, 1 - y - height, width, height)
    elif side == WEST:
        place = (y, 0.5 + x, height, width)
    else:
        place = (1 - y - height, 0.5 + x, height, width)
    left, top, across, down = (round(value, 3) for value in place)
    return Rect(left, top, across, down, paint, radius)


def _run(form: Form, near: float) -> tuple[list[tuple[float, float, float, float]], list[Point]]:
    """The straight parts of what runs through a space, along its walls if it has any, and where it ends."""
    across = near if form.walls & NORTH else 1 - near if form.walls & SOUTH else 0.5
    down = near if form.walls & WEST else 1 - near if form.walls & EAST else 0.5
    links = form.links
    level, upright = links & (EAST | WEST), links & (NORTH | SOUTH)
    parts: list[tuple[float, float, float, float]] = []
    ends: list[Point] = []
    if not links:
        if form.walls & (NORTH | SOUTH) or not form.walls & 15:
            return [(0.12, across, 0.88, across)], [(0.12, across), (0.88, across)]
        return [(down, 0.12, down, 0.88)], [(down, 0.12), (down, 0.88)]
    if level:
        start = 0.0 if links & WEST else (down if upright else 0.14)
        end = 1.0 if links & EAST else (down if upright else 0.86)
        parts.append((start, across, end, across))
        ends += [(x, across) for x, bit in ((start, WEST), (end, EAST)) if not links & bit and not upright]
    if upright:
        start = 0.0 if links & NORTH else (across if level else 0.14)
        end = 1.0 if links & SOUTH else (across if level else 0.86)
        parts.append((down, start, down, end))
        ends += [(down, y) for y, bit in ((start, NORTH), (end, SOUTH)) if not links & bit and not level]
    return parts, ends


def _within(parts: Iterable[tuple[float, float, float, float]]) -> list[tuple[float, float, float, float]]:
    """The parts cut at the sides of the space."""
    return [
        (min(1.0, max(0.0, x1)), min(1.0, max(0.0, y1)), min(1.0, max(0.0, x2)), min(1.0, max(0.0, y2)))
        for x1, y1, x2, y2 in parts
    ]


def _pipe(form: Form, theme: Theme) -> list[Shape]:
    """A pipe with flanges along the walls."""
    parts, ends = _run(form, 0.25)
    metal = mixed(mixed(theme.steel, theme.floor, 0.35), "#7a5a3a", 0.18)
    shade = _within([(x1 + 0.03, y1 + 0.05, x2 + 0.03, y2 + 0.05) for x1, y1, x2, y2 in parts])
    shapes: list[Shape] = []
    if theme.shade:
        shapes.append(
            lines(shade, Paint(None, "#000000", 0.12, round(min(0.4, theme.shade * 1.6), 3), cap="flat"))
        )
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
    flanges += [
        (x - 0.045, y - 0.075, 0.09, 0.15)
        if parts[0][1] == parts[0][3]
        else (x - 0.075, y - 0.045, 0.15, 0.09)
        for x, y in ends
    ]
    shapes.append(boxes(flanges, Paint(mixed(metal, theme.ink, 0.15), theme.wall_rim, 0.014)))
    return shapes


def _cable(form: Form, theme: Theme) -> list[Shape]:
    """Two cables that lie loose on the floor."""
    parts, ends = _run(form, 0.36)
    shapes: list[Shape] = []
    for number, (color, aside) in enumerate((("#1c1f22", -0.035), ("#6d4a1c", 0.04))):
        segments: list[Segment] = []
        for x1, y1, x2, y2 in parts:
            sway = 0.06 if number else -0.05
            if y1 == y2:
                third = (x2 - x1) / 3
                segments += (
                    ("M", round(x1, 3), round(y1 + aside, 3)),
                    (
                        "C",
                        round(x1 + third, 3),
                        round(y1 + aside + sway, 3),
                        round(x2 - third, 3),
                        round(y2 + aside - sway, 3),
                        round(x2, 3),
                        round(y2 + aside, 3),
                    ),
                )
            else:
                third = (y2 - y1) / 3
                segments += (
                    ("M", round(x1 + aside, 3), round(y1, 3)),
                    (
                        "C",
                        round(x1 + aside + sway, 3),
                        round(y1 + third, 3),
                        round(x2 + aside - sway, 3),
                        round(y2 - third, 3),
                        round(x2 + aside, 3),
                        round(y2, 3),
                    ),
                )
        shape = tuple(segments)
        shapes.append(Path(shape, Paint(None, theme.wall_rim, 0.058, _ink(theme, 0.6))))
        shapes.append(Path(shape, Paint(None, mixed(color, theme.floor, 0.25), 0.036, _ink(theme, 0.95))))
    shapes += [
        Rect(
            round(x - 0.06, 3),
            round(y - 0.06, 3),
            0.12,
            0.12,
            Paint(mixed(theme.steel, theme.floor, 0.4), theme.wall_rim, 0.016),
            0.02,
        )
        for x, y in ends
    ]
    return shapes


def _vent(form: Form, theme: Theme) -> list[Shape]:
    """A plate in the floor, with a fan below or with round holes."""
    rim = mixed(theme.floor, theme.seam, 0.35)
    hole = mixed(theme.floor, theme.seam, 0.25 + 0.65 * min(1.0, theme.wear))
    shapes: list[Shape] = [Rect(0.17, 0.17, 0.66, 0.66, Paint(rim, theme.seam, 0.02), 0.04)]
    if form.variant % 2:
        shapes.append(Dot(0.5, 0.5, 0.27, Paint(hole)))
        blades = [
            (0.5, 0.5, 0.5 + dx, 0.5 + dy)
            for dx, dy in ((0.2, 0.12), (-0.12, 0.2), (-0.2, -0.12), (0.12, -0.2))
        ]
        shapes.append(lines(blades, Paint(None, mixed(rim, theme.glint, 0.1), 0.1, cap="flat")))
        shapes.append(Dot(0.5, 0.5, 0.06, Paint(rim, theme.seam, 0.015)))
        shapes.append(Dot(0.5, 0.5, 0.27, Paint(None, theme.glint, 0.014, 0.35)))
    else:
        # Round holes: bars are on the token of a duct.
        holes = [(0.3 + 0.1 * column, 0.3 + 0.1 * row) for row in range(5) for column in range(5)]
        shapes += [Dot(round(x, 3), round(y, 3), 0.032, Paint(hole)) for x, y in holes]
    return shapes + [one for x in (0.205, 0.795) for y in (0.205, 0.795) for one in rivet(x, y, theme, 0.016)]


def _stripes(form: Form, theme: Theme) -> list[Shape]:
    """Paint in stripes along the sides where it does not go on."""
    shapes: list[Shape] = []
    yellow = Paint(mixed(theme.stripe, theme.floor, 0.35), opacity=_ink(theme, 0.75))
    dark = Paint(mixed(theme.ink, theme.floor, 0.3), opacity=_ink(theme, 0.55))
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
        ground = polygon(
            *(
                _beside(side, *corner)
                for corner in ((start, inset), (end, inset), (end, inset + wide), (start, inset + wide))
            )
        )
        shapes += [Path(ground, dark), Path(tuple(bars), yellow)]
    return shapes


def _beside(side: int, along: float, away: float) -> Point:
    """The point so far along a side and away from it."""
    x, y = {
        NORTH: (along, away),
        SOUTH: (along, 1 - away),
        WEST: (away, along),
        EAST: (1 - away, along),
    }[side]
    return round(x, 3), round(y, 3)


def _stain(form: Form, theme: Theme) -> list[Shape]:
    """Oil on the floor."""
    dice = numbers(331 + form.variant * 53)
    color = mixed(theme.seam, "#2a1c10", 0.4)
    x, y = 0.42 + 0.16 * next(dice), 0.42 + 0.16 * next(dice)
    shapes: list[Shape] = [
        Path(blob(dice, x, y, 0.3, 10), Paint(color, opacity=_ink(theme, 0.28))),
        Path(blob(dice, x, y, 0.22, 9), Paint(color, opacity=_ink(theme, 0.34))),
    ]
    shapes += [
        Dot(
            round(0.2 + 0.6 * next(dice), 3),
            round(0.2 + 0.6 * next(dice), 3),
            0.03,
            Paint(color, opacity=_ink(theme, 0.4)),
        )
        for _ in range(3)
    ]
    shapes.append(
        Line(x - 0.09, y - 0.07, x + 0.02, y - 0.11, Paint(None, theme.glint, 0.02, _ink(theme, 0.25)))
    )
    return shapes


def _scorch(form: Form, theme: Theme) -> list[Shape]:
    """The black trace of a blast, with rays."""
    dice = numbers(733 + form.variant * 91)
    black = "#0b0908"
    shapes: list[Shape] = [
        Path(blob(dice, 0.5, 0.5, radius, 13), Paint(black, opacity=_ink(theme, opacity)))
        for radius, opacity in ((0.38, 0.22), (0.28, 0.3), (0.16, 0.4))
    ]
    from math import cos, pi, sin

    rays = []
    for n in range(9):
        angle, far = 2 * pi * (n + next(dice) * 0.6) / 9, 0.34 + 0.13 * next(dice)
        rays.append(
            (0.5 + 0.2 * cos(angle), 0.5 + 0.2 * sin(angle), 0.5 + far * cos(angle), 0.5 + far * sin(angle))
        )
    shapes.append(lines(rays, Paint(None, black, 0.035, _ink(theme, 0.32))))
    return shapes


def _slime(form: Form, theme: Theme) -> list[Shape]:
    """Something that was alive: it flows together from space to space."""
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
            rim += [
                (round(0.5 + (x - 0.5) * (1 - pull), 3), round(0.5 + (y - 0.5) * (1 - pull), 3))
                for x, y in ends
            ]
    outline = _flowing(rim, form.links)
    shapes: list[Shape] = [
        Path(outline, Paint(mixed(color, theme.ink, 0.3), opacity=_ink(theme, 0.62))),
        Path(blob(dice, 0.5, 0.5, 0.24, 8), Paint(color, opacity=_ink(theme, 0.45))),
    ]
    shapes += [
        Dot(
            round(0.3 + 0.4 * next(dice), 3),
            round(0.3 + 0.4 * next(dice), 3),
            0.035,
            Paint(mixed(color, "#ffb0a0", 0.3), opacity=_ink(theme, 0.4)),
        )
        for _ in range(2)
    ]
    return shapes


def _flowing(rim: list[Point], links: int) -> tuple[Segment, ...]:
    """A closed outline through points that is straight where it meets the side of the space."""
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


def _crack(form: Form, theme: Theme) -> list[Shape]:
    """A crack with branches."""
    dice = numbers(1301 + form.variant * 29)
    from math import cos, pi, sin

    turn = 2 * pi * next(dice)
    main = ragged(
        dice,
        (round(0.5 + 0.4 * cos(turn), 3), round(0.5 + 0.4 * sin(turn), 3)),
        (round(0.5 - 0.4 * cos(turn), 3), round(0.5 - 0.4 * sin(turn), 3)),
        6,
        0.16,
    )
    ways = [main]
    for start in main[1:5:2]:
        angle = turn + pi / 2 * (1 if next(dice) < 0.5 else -1) + 0.5 * next(dice)
        end = (round(start[0] + 0.22 * cos(angle), 3), round(start[1] + 0.22 * sin(angle), 3))
        ways.append(ragged(dice, start, end, 3, 0.08))
    cut = tuple(step for way in ways for step in broken_line(way))
    lit = tuple(step for way in ways for step in broken_line([(x + 0.015, y + 0.015) for x, y in way]))
    return [
        Path(lit, Paint(None, theme.glint, 0.014, _ink(theme, 0.35))),
        Path(cut, Paint(None, theme.ink, 0.03, _ink(theme, 0.75))),
    ]


KINDS: Mapping[str, OrnamentKind] = {
    "lamps": OrnamentKind(_lamp, "fixture", walled=True),
    "pipes": OrnamentKind(_pipe, "fixture", linked=True, walled=True),
    "cables": OrnamentKind(_cable, "decor", linked=True, walled=True),
    "vents": OrnamentKind(_vent, "decor", varied=True),
    "stripes": OrnamentKind(_stripes, "decor", linked=True),
    "stains": OrnamentKind(_stain, "decor", varied=True),
    "scorches": OrnamentKind(_scorch, "decor", varied=True),
    "slime": OrnamentKind(_slime, "decor", varied=True, linked=True),
    "cracks": OrnamentKind(_crack, "decor", varied=True),
}
"""The kinds of ornaments by name."""
