"""The legend of a picture: the kinds that occur in it, each with its drawing and name."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.drawing import DisplayList, Item, Symbol, Text, Theme, placed
from kneedeep.drawing.pawn_pictures import token_look
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.scene import draw
from kneedeep.drawing.space_field import SpaceField, draw_field
from kneedeep.drawing.symbols.chip import text_width
from kneedeep.drawing.teleporter_arcs import draw_arcs
from kneedeep.drawing.thumbnail import thumbnail_door, thumbnail_figure
from kneedeep.model.scenario.model.map_elements import DOOR_NAMES
from kneedeep.support import capitalized, colored, later, tr, translated

ROW = 1.05
"""Height of a legend row, in spaces."""
_ICON = 1.6
_SIZE = 0.34
_EDGES = {
    "blocking": later("Blocking terrain: no movement, no line of sight"),
    "impassable": later("Impassable terrain: no movement"),
}


class LegendEntry(NamedTuple):
    """A line of a legend: a small picture and a name."""

    picture: DisplayList
    name: str


def legend_entries(plan: plans.Plan, theme: Theme) -> list[LegendEntry]:
    """The entries for a plan: areas, marks of the board, doors, tokens, figures, each kind once."""
    parts = (_areas, _marks, _spawns, _doors, _tokens, _ways, _figures)
    return [entry for part in parts for entry in part(plan, theme)]


def _areas(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    for index in sorted({space.area for space in plan.spaces if space.area >= 0}):
        if index < len(plan.areas):
            swatch, area = plans.Plan(plans.rimmed({(0, 0): index, (1, 0): index})), plan.areas[index]
            dark = tr(", dark") if area.dark else ""
            yield LegendEntry(_shown(swatch, 2, theme), (area.name or area.id) + dark)


def _marks(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    if any(space.difficult for space in plan.spaces):
        rough = plans.Plan((plans.PlanSpace(0, 0, -1, difficult=True, border=15),))
        yield LegendEntry(_shown(rough, 1, theme), tr("Difficult space"))
    for kind, name in _EDGES.items():
        if any(edge.kind == kind for edge in plan.edges):
            line = plans.Plan(edges=(plans.PlanEdge(0, 0, "south", kind), plans.PlanEdge(1, 0, "south", kind)))
            yield LegendEntry(draw(line, theme)._replace(box=(-0.1, 0.6, 2.2, 0.8)), tr(name))
    if plan.cards:
        card = draw(plans.Plan(cards=(plan.cards[0]._replace(at=(0, 0)),)), theme)
        yield LegendEntry(card, tr("Tile of the box without an outline"))


def _spawns(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    sides = {spawn.side for spawn in plan.spawns}
    if "marines" in sides:
        start = plans.Plan(spawns=(plans.PlanSpawn("marines", ((0, 0),)),))
        yield LegendEntry(_shown(start, 1, theme), tr("Start of a marine, in seat order"))
    if sides - {"marines"}:
        hatch = plans.Plan(spawns=(plans.hatched(((0, 0),)),))
        yield LegendEntry(_shown(hatch, 1, theme), tr("Spawn area of the invaders"))


def _doors(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    for leads_out, kind, key, opened in sorted(
        {(door.exit, door.kind, door.key or "", door.open) for door in plan.doors}
    ):
        picture = thumbnail_door(kind, key or None, opened=opened, leads_out=leads_out, theme=theme)
        door = plans.PlanDoor((0, 0), "north", kind, key or None, opened, leads_out)
        yield LegendEntry(picture, door_title(door))


def _tokens(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    names = dict(plan.names)
    for look in sorted({*map(token_look, plan.tokens)}, key=lambda look: tuple(map(str, look))):
        token = plans.PlanToken(
            look.kind, (0, 0), look.color, look.item, (look.size, 1), on=look.on, active=look.active
        )
        name = translated(names.get(look.item or "") or token_title(token))
        yield LegendEntry(_shown(plans.Plan(tokens=(token,)), look.size, theme), name)


def _ways(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    faces = any(token.active is not None for token in plan.tokens)
    for one_way, shut, inactive in sorted({(not way.both, way.shut, way.inactive) for way in plan.arcs}):
        way = plans.PlanArc((0, 0), (3, 0), both=not one_way, shut=shut, inactive=inactive)
        yield LegendEntry(_way_shown(way, theme, faces=faces), way_title(way))


def _figures(plan: plans.Plan, theme: Theme) -> Iterator[LegendEntry]:
    names = dict(plan.names)
    for kind, footprint, side in sorted({(figure.kind, figure.footprint, figure.side) for figure in plan.figures}):
        name = translated(names.get(kind) or figure_title(plans.PlanFigure(kind, (0, 0))))
        yield LegendEntry(thumbnail_figure(kind, footprint, side, theme), name)


def field_entries(field: SpaceField | None, theme: Theme) -> list[LegendEntry]:
    """The entries for the layers of a field, each on a piece of floor."""
    entries = []
    for layer in field.layers if field is not None else ():
        floor = draw(plans.Plan(plans.rimmed({(0, 0): -1, (1, 0): -1})), theme)
        over = draw_field((layer._replace(spaces=((0, 0), (1, 0))),), theme)
        layers = (*floor.layers, ("field", tuple(over)))
        entries.append(
            LegendEntry(floor._replace(box=(-0.1, -0.1, 2.2, 1.2), layers=layers), capitalized(translated(layer.title)))
        )
    return entries


def legend_items(
    entries: list[LegendEntry], x: float, y: float, rows: int, theme: Theme
) -> tuple[list[Item], dict[str, Symbol], float]:
    """The entries in columns of `rows` rows from (x, y), the symbols they use, and their total width."""
    items: list[Item] = []
    symbols: dict[str, Symbol] = {}
    left = x
    for first in range(0, len(entries), rows):
        column = entries[first : first + rows]
        for index, (picture, name) in enumerate(column):
            top = y + index * ROW
            box_x, box_y, width, height = picture.box
            scale = round(min(_ICON / width, 0.92 / height, 0.8), 4)
            dx = left + (_ICON - width * scale) / 2 - box_x * scale
            dy = top + (ROW - height * scale) / 2 - box_y * scale
            items += [placed(item, round(dx, 3), round(dy, 3), scale) for _, part in picture.layers for item in part]
            symbols.update(picture.symbols)
            baseline = round(top + ROW / 2 + _SIZE * 0.36, 3)
            items.append(
                Text(round(left + _ICON + 0.25, 3), baseline, name, _SIZE, theme.rim_text, "start", bold=False)
            )
        left = round(left + _ICON + 0.9 + max(text_width(entry.name, _SIZE * 0.92) for entry in column), 3)
    return items, symbols, left - x


def door_title(door: plans.PlanDoor) -> str:
    """The name of a door in a legend."""
    kind = tr("{key} security door", key=tr(door.key)) if door.key else tr(DOOR_NAMES[door.kind])
    if door.exit:
        kind += tr(", the way out")
    elif door.open:
        kind += tr(", open")
    elif door.kind == "passage":
        kind += tr(", not yet open")
    return capitalized(kind)


def token_title(token: plans.PlanToken) -> str:
    """The name of a token in a legend."""
    kind, length = tr(token.kind.replace("-", " ")), token.footprint[0]
    if token.item:
        kind = tr(token.item.replace("-", " ").replace("bfg", "BFG"))
    if token.color:
        kind = translated(colored(token.color, kind))
    if token.kind == "obstacle":
        kind = tr("obstacle of {length} spaces", length=length) if length > 1 else tr("obstacle")
    if token.kind == "body" and length > 1:
        kind = tr("body on {length} spaces", length=length)
    if token.kind == "flame-jet":
        kind += tr(", on") if token.on else tr(", off")
    if token.active is not None:
        kind = tr("{color} {thing}", color=tr("active") if token.active else tr("inactive"), thing=kind)
    return capitalized(kind)


def way_title(way: plans.PlanArc) -> str:
    """The name of a teleporter arc in a legend."""
    kind = tr("Teleporters lead to each other") if way.both else tr("Teleporter leads one way")
    if way.inactive:
        return (
            tr("{kind} once they are active", kind=kind) if way.both else tr("{kind} once both are active", kind=kind)
        )
    return tr("{kind}, not from the start", kind=kind) if way.shut else kind


def figure_title(figure: plans.PlanFigure) -> str:
    """The name of a figure in a legend."""
    return capitalized(tr(figure.kind.replace("-", " ")))


def _shown(plan: plans.Plan, width: int, theme: Theme) -> DisplayList:
    return draw(plan, theme)._replace(box=(-0.1, -0.1, width + 0.2, 1.2))


def _way_shown(way: plans.PlanArc, theme: Theme, *, faces: bool) -> DisplayList:
    active = not way.inactive if faces else None
    ends = tuple(plans.PlanToken("teleporter", at, active=active) for at in (way.start, way.end))
    pads = draw(plans.Plan(tokens=ends), theme)
    layers = (*pads.layers, ("way", draw_arcs((way,), theme, 1.5)))
    return pads._replace(box=(-0.1, -0.8, 4.2, 1.9), layers=layers)
