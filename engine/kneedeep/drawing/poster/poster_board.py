"""The board as a poster: the plain display list with floors, light, depth and set dressing of its own."""

from collections.abc import Iterable, Iterator
from itertools import cycle

from kneedeep.drawing import DisplayList, Dot, Item, Layer, Paint, Symbol, Theme, Use
from kneedeep.drawing.pawn_pictures import FLAT_KINDS, figure_spaces
from kneedeep.drawing.plan.plan import Plan, turned
from kneedeep.drawing.poster.area_floors import area_floors
from kneedeep.drawing.poster.area_names import area_name, placed_names
from kneedeep.drawing.poster.light_field import light_field, lights_of
from kneedeep.drawing.poster.poster_style import poster_look
from kneedeep.drawing.poster.set_dressing import Dressing, set_dressing, wall_lamps, world_dressing
from kneedeep.drawing.poster.surroundings import surroundings, world_ground
from kneedeep.drawing.scene import draw
from kneedeep.drawing.symbols.symbol_table import dressing_symbol

_FEW_STEPS = 4


def poster_board(plan: Plan, theme: Theme, *, small: bool = False) -> DisplayList:
    """The poster of a plan, with the box of its spaces. `small`: without details visible only in large pictures."""
    look = poster_look(theme.name)
    if small:
        look = look._replace(dressing=0.0, world=0.0, steps=_FEW_STEPS, dusk=0.5 * look.dusk)
    spaces = area_floors(plan)
    lamps = wall_lamps(plan)
    others = tuple(ornament for ornament in plan.ornaments if ornament.kind != "lamps")
    plan = plan._replace(spaces=spaces, ornaments=(*others, *lamps))
    floors = {(space.x, space.y): space.floor for space in spaces}
    named = () if small else placed_names(plan)
    areas = [area._replace(floor=floors[area.label[:2]]) for area in named if area.label]
    pieces, ornaments = set_dressing(plan._replace(areas=tuple(areas)), look.dressing)
    plain, dressed = tuple(space._replace(area=-1) for space in spaces), (*plan.ornaments, *ornaments)
    bare = plan._replace(spaces=plain, areas=(), ornaments=dressed, lights=())
    board = draw(bare, theme)
    dusk, glow = light_field(plan, lights_of(bare, theme), look)
    colored = zip(areas, cycle(theme.areas), strict=False)
    names = [item for area, color in colored for item in area_name(area, color, theme)]
    ground, bundles = surroundings(plan, theme, look, hatched=not small)
    symbols = {**board.symbols, **bundles, _CONTACT.name: _CONTACT}

    def laid(found: Iterable[Dressing]) -> Iterator[Item]:
        for piece in found:
            symbol = dressing_symbol(piece.name, piece.floor, theme)
            symbols[symbol.name] = symbol
            yield Use(symbol.name, piece.x, piece.y, piece.turn % 360)

    world = (*world_ground(plan, theme, look), *laid(world_dressing(plan, look.world))) if look.world else ()
    layers: list[Layer] = [("ground", (*world, *ground))]
    for name, items in board.layers:
        layers.append((name, items))
        if name == "shadow":
            layers += [("dressing", tuple(laid(pieces))), ("dusk", tuple(dusk)), ("glow", tuple(glow))]
            layers += [("name", tuple(names)), ("contact", tuple(_contacts(plan)))]
    return board._replace(layers=tuple(layers), symbols=symbols)


_RADII = (0.44, 0.49, 0.54)
_SHADOW = tuple(Dot(0.04, 0.07, radius, Paint("#000000", opacity=0.13)) for radius in _RADII)
_CONTACT = Symbol("contact", (-0.62, -0.58, 1.26, 1.26), _SHADOW)
"""The shadow below a figure or chip."""
_HIGH = {"obstacle", "barrel"}
"""Elements that fill their space and rise from the floor."""


def _contacts(plan: Plan) -> Iterator[Use]:
    for figure in plan.figures:
        width, height = turned(figure.footprint, figure.turn)
        if width == height:
            yield Use(_CONTACT.name, figure.at[0] + width / 2, figure.at[1] + height / 2, 0, float(width))
        else:
            yield from (Use(_CONTACT.name, x + 0.5, y + 0.5) for x, y in figure_spaces(figure))
    chips = {token.at for token in plan.tokens if token.kind not in FLAT_KINDS - _HIGH and token.footprint == (1, 1)}
    yield from (Use(_CONTACT.name, x + 0.5, y + 0.5) for x, y in sorted(chips))
