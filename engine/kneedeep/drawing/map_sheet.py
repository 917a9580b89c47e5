"""The complete picture for export: board, marks, coordinates, legend and title."""

from collections.abc import Callable, Container, Iterable, Iterator, Set
from typing import TypeVar

from kneedeep.drawing import DARK, Box, DisplayList, Item, Layer, Line, Paint, Path, Symbol, Text, Theme
from kneedeep.drawing.floors.frames import frame, framed
from kneedeep.drawing.legend import ROW, field_entries, legend_entries, legend_items
from kneedeep.drawing.marks import Mark, draw_marks
from kneedeep.drawing.plan import plan as plans
from kneedeep.drawing.scene import draw
from kneedeep.drawing.space_field import SpaceField, draw_field
from kneedeep.drawing.space_outlines import outline
from kneedeep.drawing.symbols.chip import text_width
from kneedeep.drawing.teleporter_arcs import arc_of, draw_arcs
from kneedeep.model.geometry.space import neighbour

Thing = TypeVar("Thing")
_MARGIN = 0.7
_ROUND = 0.5
"""The margin around the middle of an arc, in spaces."""
_GROUND = 0.34
"""The margin of the ground beyond the walls, in spaces."""


def sheet(
    plan: plans.Plan,
    theme: Theme = DARK,
    *,
    grid: bool = False,
    legend: bool = False,
    title: str = "",
    subtitle: str = "",
    marks: Iterable[Mark] = (),
    field: SpaceField | None = None,
) -> DisplayList:
    """The picture of a plan. `grid`: with coordinates. `legend`: with a legend.

    `field` is drawn over the floor, below walls, doors, tokens and figures.
    """
    board = _board(plan, theme)
    x, y, width, height = board.box
    layers: list[Layer] = list(board.layers)
    symbols: dict[str, Symbol] = dict(board.symbols)
    if field is not None:
        below = [name for name, _ in layers].index("fixture")
        layers.insert(below, ("field", tuple(draw_field(field.layers, theme))))
    margin = _MARGIN if _is_narrow(plan, theme, grid=grid) else 1.3
    left, top, right, bottom = x - margin, y - margin, x + width + margin, y + height + margin
    if grid:
        layers.insert(1, ("grid", tuple(_grid(board.box, theme))))
        layers.append(("rim", tuple(rim(plan, theme))))
    if arcs := () if theme.poster else plan.arcs:
        layers.append(("way", draw_arcs(arcs, theme)))
        xs, ys = zip(*map(_middle, arcs), strict=True)
        left, right = min(left, min(xs) - _ROUND), max(right, max(xs) + _ROUND)
        top, bottom = min(top, min(ys) - _ROUND), max(bottom, max(ys) + _ROUND)
    layers += [layer for layer in draw_marks(marks, theme).layers if layer[1]]
    entries = [*legend_entries(plan, theme), *field_entries(field, theme)] if legend else []
    if entries:
        rows, start = _legend_rows(len(entries), board.box, right, bottom)
        items, used, across = legend_items(entries, *start, rows, theme)
        layers.append(("legend", tuple(items)))
        symbols.update(used)
        right = max(right, start[0] + across)
        bottom = max(bottom, start[1] + min(rows, len(entries)) * ROW + _MARGIN)
    if title or subtitle:
        lines, high = _title(title, subtitle, left + _MARGIN, top, theme)
        layers.append(("title", tuple(lines)))
        top -= high
        right = max(right, left + 2 * _MARGIN + max(text_width(title, 0.9), text_width(subtitle, 0.38)))
    box = (round(left, 3), round(top, 3), round(right - left, 3), round(bottom - top, 3))
    if plan.frame != "none":
        box = framed(box)
        layers.insert(0, ("frame", tuple(frame(plan.frame, box, theme))))
    return DisplayList(box, tuple(layers), symbols, theme.background)


def _is_narrow(plan: plans.Plan, theme: Theme, *, grid: bool) -> bool:
    """Whether nothing is drawn beyond the walls."""
    return not (grid or theme.poster or any(door.exit for door in plan.doors))


def _legend_rows(count: int, box: Box, right: float, bottom: float) -> tuple[int, tuple[float, float]]:
    """The rows of a legend and its position: below a wide map, else at its side."""
    x, y, width, height = box
    if width > 1.4 * height:
        return max(4, -(-count // max(1, int(width / 6.5)))), (round(x, 3), round(bottom, 3))
    return max(4, int(height / ROW)), (round(right, 3), round(y, 3))


def _board(plan: plans.Plan, theme: Theme) -> DisplayList:
    """The picture of the board with the ground below it."""
    if not theme.poster:
        board = draw(plan, theme)
        return board._replace(layers=(("ground", tuple(_ground(plan, theme))), *board.layers))
    # Imported only for posters, so that other maps are drawn faster.
    from kneedeep.drawing.poster.poster_board import poster_board

    return poster_board(plan, theme)


def _middle(way: plans.PlanArc) -> tuple[float, float]:
    return arc_of(way).middle


def _ground(plan: plans.Plan, theme: Theme) -> list[Item]:
    """The ground below the board: its outline, a little wider, as one shape."""
    if not (spaces := [(x, y) for x, y, *_ in plan.spaces]):
        return []
    return [Path(outline(spaces, _GROUND), Paint(theme.wall, theme.wall_rim, 0.04, 0.35))]


def rim(plan: plans.Plan, theme: Theme) -> list[Item]:
    """The coordinates along the four sides of the board, as in the file."""
    x, y, width, height = (int(value) for value in plans.bounds(plan))
    items: list[Item] = []
    for column in range(x, x + width):
        items += _number(column, column + 0.5, y - 0.62, theme)
        items += _number(column, column + 0.5, y + height + 0.86, theme)
    for row in range(y, y + height):
        items += _number(row, x - 0.75, row + 0.62, theme)
        items += _number(row, x + width + 0.75, row + 0.62, theme)
    return items


def part_of(plan: plans.Plan, *areas: str) -> plans.Plan:
    """The part of the plan in some areas. Raises KeyError for an unknown id."""
    known = {entry.id: number for number, entry in enumerate(plan.areas)}
    wanted = {known[area] for area in areas}
    spaces = tuple(space for space in plan.spaces if space.area in wanted)
    inside = {(space.x, space.y) for space in spaces}
    return plan._replace(
        spaces=spaces,
        edges=_touching(plan.edges, lambda edge: _sides((edge.x, edge.y), edge.side), inside),
        doors=_touching(plan.doors, lambda door: _sides(plans.door_spaces(door)[0], door.side), inside),
        tokens=plans.elements_on(plan.tokens, inside),
        figures=_touching(plan.figures, _northern_corners, inside),
        areas=tuple(_labelled(plan.areas, wanted)),
        spawns=tuple(filter(None, (_within(spawn, inside) for spawn in plan.spawns))),
        pieces=_touching(plan.pieces, lambda piece: piece.spaces, inside),
        arcs=tuple(way for way in plan.arcs if inside >= {way.start, way.end}),
        ornaments=plans.elements_on(plan.ornaments, inside),
        lights=plans.elements_on(plan.lights, inside),
    )


def _labelled(areas: Iterable[plans.PlanArea], wanted: Container[int]) -> Iterator[plans.PlanArea]:
    """Yield the areas, the unwanted ones without a label."""
    for number, area in enumerate(areas):
        yield area if number in wanted else area._replace(label=None)


def _touching(
    things: Iterable[Thing], places: Callable[[Thing], Iterable[plans.Place]], inside: Set[plans.Place]
) -> tuple[Thing, ...]:
    return tuple(thing for thing in things if not inside.isdisjoint(places(thing)))


def _sides(at: plans.Place, side: str) -> tuple[plans.Place, plans.Place]:
    return at, neighbour(at, side)


def _northern_corners(figure: plans.PlanFigure) -> tuple[plans.Place, plans.Place]:
    x, y = figure.at
    return (x, y), (x + plans.turned(figure.footprint, figure.turn)[0] - 1, y)


def _within(spawn: plans.PlanSpawn, inside: set[plans.Place]) -> plans.PlanSpawn | None:
    """The part of a spawn area on some spaces, None if there is none."""
    rims = tuple(rim for at, rim in zip(spawn.spaces, spawn.rims, strict=False) if at in inside)
    spaces = tuple(at for at in spawn.spaces if at in inside)
    return spawn._replace(spaces=spaces, rims=rims) if spaces else None


def _number(value: int, x: float, y: float, theme: Theme) -> list[Item]:
    strong = value % 5 == 0
    size, opacity = (0.34, 1) if strong else (0.28, 0.7)
    return [Text(x, round(y, 3), str(value), size, theme.rim_text, bold=strong, opacity=opacity)]


def _grid(box: tuple[float, float, float, float], theme: Theme) -> list[Item]:
    x, y, width, height = (int(value) for value in box)
    thin = Paint(None, theme.rim_text, 0.015, 0.12)
    thick = Paint(None, theme.rim_text, 0.03, 0.3)
    columns = [Line(at, y - 0.35, at, y + height + 0.35, thin if at % 5 else thick) for at in range(x, x + width + 1)]
    rows = [Line(x - 0.35, at, x + width + 0.35, at, thin if at % 5 else thick) for at in range(y, y + height + 1)]
    return [*columns, *rows]


def _title(title: str, subtitle: str, x: float, bottom: float, theme: Theme) -> tuple[list[Item], float]:
    items: list[Item] = []
    high = 0.0
    if subtitle:
        items.append(Text(round(x, 3), round(bottom - 0.05, 3), subtitle, 0.42, theme.rim_text, "start", bold=False))
        high += 0.65
    if title:
        items.append(Text(round(x, 3), round(bottom - high - 0.1, 3), title, 0.95, theme.rim_text, "start"))
        high += 1.25
    return items, high + 0.3
