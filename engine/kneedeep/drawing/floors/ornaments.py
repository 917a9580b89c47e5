"""Ornaments: what lies on the floor or runs along the walls, drawn for each space as its neighbours ask for."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from kneedeep.drawing import Dot, Line, Paint, Path, Segment, Shape, Symbol, Theme, mixed
from kneedeep.drawing.floors.floor_sets import plate_number
from kneedeep.drawing.floors.ornament_form import Form, ink
from kneedeep.drawing.floors.strokes import Point, blob, broken_line, lines, numbers, ragged, rounded
from kneedeep.drawing.floors.wall_ornaments import cable, lamp, pipe, stripes, vent
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, PlanOrnament

VARIANTS = 6
"""The number of forms of a stain, a scorch or a crack."""


def stain(form: Form, theme: Theme) -> list[Shape]:
    """Oil on the floor."""
    dice = numbers(331 + form.variant * 53)
    color = mixed(theme.seam, "#2a1c10", 0.4)
    x, y = 0.42 + 0.16 * next(dice), 0.42 + 0.16 * next(dice)
    shapes: list[Shape] = [
        Path(blob(dice, x, y, 0.3, 10), Paint(color, opacity=ink(theme, 0.28))),
        Path(blob(dice, x, y, 0.22, 9), Paint(color, opacity=ink(theme, 0.34))),
    ]
    shapes += [
        Dot(
            round(0.2 + 0.6 * next(dice), 3),
            round(0.2 + 0.6 * next(dice), 3),
            0.03,
            Paint(color, opacity=ink(theme, 0.4)),
        )
        for _ in range(3)
    ]
    shapes.append(Line(x - 0.09, y - 0.07, x + 0.02, y - 0.11, Paint(None, theme.glint, 0.02, ink(theme, 0.25))))
    return shapes


def scorch(form: Form, theme: Theme) -> list[Shape]:
    """The black trace of a blast, with rays."""
    dice = numbers(733 + form.variant * 91)
    black = "#0b0908"
    shapes: list[Shape] = [
        Path(blob(dice, 0.5, 0.5, radius, 13), Paint(black, opacity=ink(theme, opacity)))
        for radius, opacity in ((0.38, 0.22), (0.28, 0.3), (0.16, 0.4))
    ]
    rays = []
    for n in range(9):
        angle, far = 2 * pi * (n + next(dice) * 0.6) / 9, 0.34 + 0.13 * next(dice)
        rays.append((0.5 + 0.2 * cos(angle), 0.5 + 0.2 * sin(angle), 0.5 + far * cos(angle), 0.5 + far * sin(angle)))
    shapes.append(lines(rays, Paint(None, black, 0.035, ink(theme, 0.32))))
    return shapes


def slime(form: Form, theme: Theme) -> list[Shape]:
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
            rim += [(round(0.5 + (x - 0.5) * (1 - pull), 3), round(0.5 + (y - 0.5) * (1 - pull), 3)) for x, y in ends]
    outline = _flowing(rim, form.links)
    shapes: list[Shape] = [
        Path(outline, Paint(mixed(color, theme.ink, 0.3), opacity=ink(theme, 0.62))),
        Path(blob(dice, 0.5, 0.5, 0.24, 8), Paint(color, opacity=ink(theme, 0.45))),
    ]
    shapes += [
        Dot(
            round(0.3 + 0.4 * next(dice), 3),
            round(0.3 + 0.4 * next(dice), 3),
            0.035,
            Paint(mixed(color, "#ffb0a0", 0.3), opacity=ink(theme, 0.4)),
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


def crack(form: Form, theme: Theme) -> list[Shape]:
    """A crack with branches."""
    dice = numbers(1301 + form.variant * 29)
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
        Path(lit, Paint(None, theme.glint, 0.014, ink(theme, 0.35))),
        Path(cut, Paint(None, theme.ink, 0.03, ink(theme, 0.75))),
    ]


class OrnamentKind(NamedTuple):
    """How a kind is drawn: on which layer, whether at random forms, by which of links and walls."""

    draw: Callable[[Form, Theme], list[Shape]]
    layer: str
    varied: bool = False
    linked: bool = False
    walled: bool = False


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


KINDS: Mapping[str, OrnamentKind] = {
    "lamps": OrnamentKind(lamp, "fixture", walled=True),
    "pipes": OrnamentKind(pipe, "fixture", linked=True, walled=True),
    "cables": OrnamentKind(cable, "decor", linked=True, walled=True),
    "vents": OrnamentKind(vent, "decor", varied=True),
    "stripes": OrnamentKind(stripes, "decor", linked=True),
    "stains": OrnamentKind(stain, "decor", varied=True),
    "scorches": OrnamentKind(scorch, "decor", varied=True),
    "slime": OrnamentKind(slime, "decor", varied=True, linked=True),
    "cracks": OrnamentKind(crack, "decor", varied=True),
}
"""The kinds of ornaments by name."""
