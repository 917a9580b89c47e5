"""The maps of a sheet: for a number of marines, of one area, with numbered pieces, or as marines see it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from kneedeep.board import Board, present
from kneedeep.drawing import PRINT, Box, DisplayList, Item, Paint, Path, Segment, Shape, Symbol, Text, Theme, Use
from kneedeep.drawing.legend import legend_entries
from kneedeep.drawing.map_sheet import part_of, sheet
from kneedeep.drawing.pawn_pictures import badge, figure_spaces
from kneedeep.drawing.plan.board_plan import arcs_of, plan_of
from kneedeep.drawing.plan.plan import Place, Plan, PlanEdge, door_spaces, turned
from kneedeep.report.sheets.sheet_blocks import Keys

_PAPER = PRINT._replace(wear=0.0)
_GREY = _PAPER._replace(patterned=True)
_FARTHEST = 2.3
"""The maximum reach of a symbol from its origin, in spaces."""


class Look(NamedTuple):
    """The look of maps: `grey` without colors, `marines` for one number (None: with marks), `bare` without things."""

    grey: bool = False
    marines: int | None = None
    bare: bool = False

    @property
    def theme(self) -> Theme:
        """The palette without scratches and grime. Lines get patterns if there are no colors."""
        return _GREY if self.grey else _PAPER


def plan_for(board: Board, look: Look) -> Plan:
    """The plan of a board's map with this look."""
    plan = plan_of(board)
    if look.bare:
        return plan._replace(tokens=(), figures=(), spawns=(), arcs=())
    if look.marines is not None:
        count = look.marines
        plan = plan._replace(
            tokens=tuple(one._replace(marines=None) for one in plan.tokens if present(one.marines, count)),
            figures=tuple(one._replace(marines=None) for one in plan.figures if present(one.marines, count)),
            arcs=arcs_of(board, count),
        )
    return plan


def drawn(
    plan: Plan, look: Look, *, coordinates: bool = True, badges: Iterable[Item] = (), plates: bool = False
) -> DisplayList:
    """The picture of a plan, with numbers on top.

    The floor is plain, which saves ink. `plates`: with every plate, for pictures as large as the board.
    """
    picture = sheet(plan, look.theme, grid=coordinates)
    layers = tuple(layer for layer in picture.layers if layer[0] != "ground")
    if not plates:
        floor = _plain_floor(plan, look.theme)
        layers = tuple((name, floor if name == "floor" else items) for name, items in layers)
    if over := tuple(badges):
        layers = (*layers, ("badge", over))
    return toned(picture._replace(layers=layers, background=None), look)


def _plain_floor(plan: Plan, theme: Theme) -> tuple[Item, ...]:
    if not plan.spaces:
        return ()
    squares: list[Segment] = []
    seams: list[Segment] = []
    for x, y, *_ in plan.spaces:
        squares += (("M", x, y), ("L", x + 1, y), ("L", x + 1, y + 1), ("L", x, y + 1), ("Z",))
        seams += (("M", x + 1, y), ("L", x + 1, y + 1), ("L", x, y + 1))
    seam = Paint(None, theme.seam, 0.03, 0.9, cap="flat")
    return Path(tuple(squares), Paint(theme.floor)), Path(tuple(seams), seam)


def cropped(picture: DisplayList, box: Box) -> DisplayList:
    """A picture without most parts outside a box: for a smaller file, if the rest is clipped."""
    layers = []
    for name, items in picture.layers:
        kept = (_cropped(item, box) for item in items)
        layers.append((name, tuple(item for item in kept if item is not None)))
    return picture._replace(layers=tuple(layers))


def _cropped(item: Item, box: Box) -> Item | None:
    if isinstance(item, Use):
        return item if _meets(box, (item.x,), (item.y,)) else None
    if not isinstance(item, Path):
        return item
    parts: list[list[Segment]] = []
    for segment in item.segments:
        if segment[0] == "M":
            parts.append([])
        parts[-1].append(segment)
    near = [part for part in parts if _meets(box, *_numbers(part))]
    return item._replace(segments=tuple(segment for part in near for segment in part)) if near else None


def _numbers(part: Sequence[Segment]) -> tuple[list[float], list[float]]:
    """The x and the y coordinates of all points in a subpath."""
    xs = [float(value) for segment in part for value in segment[1::2]]
    return xs, [float(value) for segment in part for value in segment[2::2]]


def _meets(box: Box, xs: Sequence[float], ys: Sequence[float]) -> bool:
    x, y, width, height = box
    return (
        min(xs) <= x + width + _FARTHEST
        and max(xs) >= x - _FARTHEST
        and min(ys) <= y + height + _FARTHEST
        and max(ys) >= y - _FARTHEST
    )


def toned(picture: DisplayList, look: Look) -> DisplayList:
    """The picture in the colors of the look."""
    return greyed(picture) if look.grey else picture


def keys_of(plan: Plan, look: Look) -> Keys:
    """The legend of a plan."""
    entries = legend_entries(plan, look.theme)
    return Keys(tuple((toned(entry.picture._replace(background=None), look), entry.name) for entry in entries))


def area_plan(plan: Plan, area: str) -> Plan | None:
    """The part of a plan in one area. None if the area has no space."""
    if not any(entry.id == area for entry in plan.areas):
        return None
    part = part_of(plan, area)
    return part if part.spaces else None


def marines_plan(plan: Plan, areas: Collection[str]) -> Plan:
    """The part of a plan known to the marines before the first turn: the revealed areas, without secrets.

    It has no spawn areas of the invaders and no targets of teleporters. Shut passages look like walls.
    """
    known = {entry.id for entry in plan.areas}
    part = part_of(plan, *(area for area in areas if area in known))
    secret = [door for door in part.doors if door.kind == "passage" and not door.open]
    walls = [PlanEdge(x, y, door.side, "wall") for door in secret for x, y in door_spaces(door)]
    doors = tuple(door for door in part.doors if door not in secret)
    bare = (one if one.id in areas else one._replace(id="", name="", dark=False, label=None) for one in part.areas)
    starts = tuple(spawn for spawn in part.spawns if spawn.side == "marines")
    return part._replace(doors=doors, edges=(*part.edges, *walls), areas=tuple(bare), spawns=starts, arcs=())


def piece_badges(spots: Mapping[int, tuple[Place, ...]], plan: Plan, look: Look) -> list[Item]:
    """A number near the middle of each piece, on a free space if possible.

    `spots` maps the number to the spaces of its piece.
    """
    taken = _taken(plan)
    items: list[Item] = []
    for number, spaces in spots.items():
        middle = (sum(x for x, _ in spaces) / len(spaces), sum(y for _, y in spaces) / len(spaces))
        around = {(int(middle[0] + dx), int(middle[1] + dy)) for dx in (0, 0.5) for dy in (0, 0.5)}
        if around <= set(spaces) - taken:
            x, y = middle
        else:
            free = [at for at in spaces if at not in taken] or spaces
            x, y = min(free, key=lambda at: (abs(at[0] - middle[0]) + abs(at[1] - middle[1]), at))
        items += badge(str(number), round(x + 0.5, 3), round(y + 0.5, 3), look.theme.ink, size=0.52)
    return items


def _taken(plan: Plan) -> set[Place]:
    """The spaces with an element or the name of an area."""
    taken = {at for spawn in plan.spawns if spawn.side == "marines" for at in spawn.spaces}
    taken |= {at for figure in plan.figures for at in figure_spaces(figure)}
    for token in plan.tokens:
        width, height = turned(token.footprint, token.turn)
        taken |= {(token.at[0] + dx, token.at[1] + dy) for dx in range(width) for dy in range(height)}
    for area in plan.areas:
        if area.label is not None:
            x, y, length = area.label
            taken |= {(x + step, y) for step in range(length)}
    return taken


def greyed(picture: DisplayList) -> DisplayList:
    """The picture with every color replaced by the grey of the same brightness."""
    layers = tuple((name, tuple(_item(item) for item in items)) for name, items in picture.layers)
    symbols = {name: _symbol(symbol) for name, symbol in picture.symbols.items()}
    return DisplayList(picture.box, layers, symbols, _grey(picture.background))


@cache
def _symbol(symbol: Symbol) -> Symbol:
    return symbol._replace(shapes=tuple(_shape(shape) for shape in symbol.shapes))


def _item(item: Item) -> Item:
    return item if isinstance(item, Use) else _shape(item)


def _shape(shape: Shape) -> Shape:
    if isinstance(shape, Text):
        return shape._replace(fill=_grey(shape.fill) or shape.fill)
    paint = shape.paint._replace(fill=_grey(shape.paint.fill), stroke=_grey(shape.paint.stroke))
    return shape._replace(paint=paint)


@cache
def _grey(color: str | None) -> str | None:
    if color is None:
        return None
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"
