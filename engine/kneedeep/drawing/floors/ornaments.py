"""Ornaments: what lies on the floor or runs along the walls, drawn for each space as its neighbours ask for."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kneedeep.drawing import Shape, Symbol, Theme
from kneedeep.drawing.floors.floor_marks import crack, scorch, slime, stain
from kneedeep.drawing.floors.floor_sets import plate_number
from kneedeep.drawing.floors.ornament_form import Form
from kneedeep.drawing.floors.wall_ornaments import cable, lamp, pipe, stripes, vent
from kneedeep.drawing.plan.plan import PlanOrnament

VARIANTS = 6
"""The number of forms of a stain, a scorch or a crack."""


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
