"""The board as a poster: the display list of the plain board with floors, light, depth and set dressing of its own."""

from kneedeep.drawing import DisplayList, Item, Layer, Theme, Use
from kneedeep.drawing.plan.plan import Plan, PlanOrnament
from kneedeep.drawing.poster.area_floors import area_floors
from kneedeep.drawing.poster.area_names import area_name
from kneedeep.drawing.poster.light_field import light_field, lights_of
from kneedeep.drawing.poster.poster_style import poster_look
from kneedeep.drawing.poster.set_dressing import set_dressing
from kneedeep.drawing.poster.surroundings import surroundings
from kneedeep.drawing.scene import draw
from kneedeep.drawing.symbols.symbol_table import dressing_symbol


def poster_board(plan: Plan, theme: Theme) -> DisplayList:
    """The picture of a plan as a poster, its box that of the spaces."""
    look = poster_look(theme.name)
    spaces = area_floors(plan)
    floors = {(space.x, space.y): space.floor for space in spaces}
    areas = [area._replace(floor=floors[area.label[:2]]) if area.label else area for area in plan.areas]
    pieces, ornaments = set_dressing(plan._replace(spaces=spaces), look.dressing)
    bare = plan._replace(
        spaces=tuple(space._replace(area=-1) for space in spaces),
        areas=(),
        ornaments=(*plan.ornaments, *ornaments),
        lights=(),
    )
    board = draw(bare, theme)
    lamps = [ornament.at for ornament in plan.ornaments if ornament.kind == "lamps"]
    dusk, glow = light_field(plan, lights_of(bare, lamps, theme), look)
    names = [
        item
        for number, area in enumerate(areas)
        for item in area_name(area, theme.areas[number % len(theme.areas)], theme)
    ]
    symbols = dict(board.symbols)
    dressing: list[Item] = []
    for piece in pieces:
        symbol = dressing_symbol(piece.name, piece.floor, theme)
        symbols[symbol.name] = symbol
        dressing.append(Use(symbol.name, piece.x, piece.y, piece.turn % 360))
    layers: list[Layer] = [("ground", tuple(surroundings(plan, theme, look)))]
    for name, items in board.layers:
        layers.append((name, items))
        if name == "shadow":
            layers += [("name", tuple(names)), ("dressing", tuple(dressing)), ("dusk", tuple(dusk)), ("glow", tuple(glow))]
    return board._replace(layers=tuple(layers), symbols=symbols)
