"""Ornaments: what lies on the floor or runs along the walls, drawn for each space as its neighbours ask for."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kneedeep.drawing import Dot, Paint, Path, Segment, Shape, Symbol, Theme, mixed
from kneedeep.drawing.floors.floor_sets import plate_number
from kneedeep.drawing.floors.ornament_form import Form, ink
from kneedeep.drawing.floors.strokes import Point, blob, numbers, rounded
from kneedeep.drawing.floors.wall_ornaments import cable, lamp, pipe, stripes
from kneedeep.drawing.plan.plan import EAST, NORTH, SOUTH, WEST, PlanOrnament
from kneedeep.drawing.symbols.pictures import picture

VARIANTS = 6
"""The number of forms of a stain, a scorch or a crack."""


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
    speck = Paint(mixed(color, "#ffb0a0", 0.3), opacity=ink(theme, 0.4))
    spots = ((0.3 + 0.4 * next(dice), 0.3 + 0.4 * next(dice)) for _ in range(2))
    shapes += [Dot(round(x, 3), round(y, 3), 0.035, speck) for x, y in spots]
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


def pictured(name: str, count: int = VARIANTS) -> Callable[[Form, Theme], list[Shape]]:
    """A function that draws the forms of a kind of ornament by its pictures."""
    return lambda form, theme: picture("ornaments", f"{name}-{form.variant % count}", theme)


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
    links, walls = plan.links if kind.linked else 0, plan.walls if kind.walled else 0
    form = Form(links, walls, plate_number(*plan.at, VARIANTS) if kind.varied else 0)
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
    "vents": OrnamentKind(pictured("vents", 2), "decor", varied=True),
    "stripes": OrnamentKind(stripes, "decor", linked=True),
    "stains": OrnamentKind(pictured("stains"), "decor", varied=True),
    "scorches": OrnamentKind(pictured("scorches"), "decor", varied=True),
    "slime": OrnamentKind(slime, "decor", varied=True, linked=True),
    "cracks": OrnamentKind(pictured("cracks"), "decor", varied=True),
}
"""The kinds of ornaments by name."""
