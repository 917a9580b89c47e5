"""The map as a poster: on one page, or to scale over many pages with marks to cut and join them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kneedeep.analysis.framework.facts import Facts
from kneedeep.drawing.plan.plan import Place, Plan, door_spaces
from kneedeep.drawing.primitive import DisplayList, Item, Paint, Rect, Text
from kneedeep.report.sheets import sheet_blocks as blocks
from kneedeep.report.sheets.sheet_maps import Look, cropped, drawn, keys_of, plan_for, toned
from kneedeep.support.translation import later, tr, tr_count

INCH = 72.0
LEAST_INCHES, MOST_INCHES = 0.2, 4.0
OVERLAP = 15.0
"""The drawn margin beyond the cut of a tile, in points, for glue and for walls on the rim."""
_SEARCHED = 6_000
"""The number of spaces above which the first cut is taken without a search."""
MOST_TILES = 2_000


class PosterCut(NamedTuple):
    """A cut of a map into tiles: their size in spaces, the origin of the first tile, and the non-empty tiles."""

    across: int
    down: int
    left: int
    top: int
    lying: bool
    tiles: tuple[Place, ...]


def whole_map(facts: Facts, look: Look) -> blocks.Sheet:
    """The map on one page. Raises ValueError for an empty board."""
    plan = _plan(facts, look)
    title = facts.scenario.title
    return blocks.Sheet(title, "map", (blocks.FullPicture(title, drawn(plan, look), keys_of(plan, look)),))


def full_size(facts: Facts, look: Look, paper: blocks.Paper, inches: float) -> blocks.Sheet:
    """The map to scale, `inches` per space, with a page that shows how the tiles join.

    Raises ValueError for an empty board, a scale out of range, or too many pages.
    """
    check_scale(inches)
    plan = _plan(facts, look)
    cut = cut_of(plan, paper, inches * INCH)
    if len(cut.tiles) > MOST_TILES:
        text = later("the map would take {number} pages, more than {most}: choose a smaller scale")
        raise ValueError(tr(text, number=len(cut.tiles), most=MOST_TILES))
    return blocks.Sheet(facts.scenario.title, tr("map to scale"), tuple(_parts(facts, plan, look, cut, inches)))


def check_scale(inches: float) -> None:
    """Raise ValueError for a size of spaces that can't be printed."""
    if not LEAST_INCHES <= inches <= MOST_INCHES:
        raise ValueError(
            f"a space of {inches:g} inches can't be printed: choose from {LEAST_INCHES:g} to {MOST_INCHES:g}"
        )


def side_of_space(inches: float) -> str:
    """The width of a space in inches and millimetres, in words."""
    inch = tr("inch") if inches == 1 else tr("inches")
    return tr("{inches:g} {inch} ({inches2:.3g} mm)", inches=inches, inch=inch, inches2=inches * 25.4)


def page_spaces(paper: blocks.Paper, unit: float, *, lying: bool) -> Place:
    """The number of spaces of `unit` points that fit on a page, across and down."""
    width, height = (paper.height, paper.width) if lying else (paper.width, paper.height)
    across, down = (int((side - 2 * blocks.TILE_MARGIN - 8) / unit) for side in (width, height))
    return max(1, across), max(1, down)


def packed(sizes: Iterable[Place], across: int, down: int, apart: int) -> list[list[tuple[int, Place]]]:
    """Boxes in rows on pages of `across` × `down` spaces, in their order: index and corner of each, page by page."""
    pages: list[list[tuple[int, Place]]] = []
    left = top = height = 0
    for number, (wide, high) in enumerate(sizes):
        if pages and left + wide > across:
            left, top, height = 0, top + height + apart, 0
        if not pages or top + high > down:
            pages.append([])
            left = top = height = 0
        pages[-1].append((number, (left, top)))
        left, height = left + wide + apart, max(height, high)
    return pages


def _plan(facts: Facts, look: Look) -> Plan:
    plan = plan_for(facts.board, look)
    if not plan.spaces and plan.cards:
        raise ValueError("the outline of no tile is known: draw the tiles of your box first")
    if not plan.spaces:
        raise ValueError("the map has no space to print")
    return plan


def cut_of(plan: Plan, paper: blocks.Paper, unit: float) -> PosterCut:
    """The cut of a plan into the fewest pages. Cuts are between spaces. `unit`: points per space."""
    places = [(space.x, space.y) for space in plan.spaces]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    arrows = _arrows(plan)
    best: PosterCut | None = None
    least = (0, 0)
    for lying in (False, True):
        across, down = page_spaces(paper, unit, lying=lying)
        for dx in range(across if len(places) <= _SEARCHED else 1):
            for dy in range(down if len(places) <= _SEARCHED else 1):
                x0, y0 = left - dx, top - dy
                tiles = {((x - x0) // across, (y - y0) // down) for x, y in places}
                cut_off = sum(((x - x0) // across, (y - y0) // down) not in tiles for x, y in arrows)
                if best is None or (len(tiles), cut_off) < least:
                    found = tuple(sorted(tiles, key=lambda at: (at[1], at[0])))
                    best, least = PosterCut(across, down, x0, y0, lying, found), (len(tiles), cut_off)
    assert best is not None
    return best


def _arrows(plan: Plan) -> list[Place]:
    """The spaces beyond exits with drawn arrows, which get no page of their own."""
    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    exits = ((*space, *steps[door.side]) for door in plan.doors if door.exit for space in door_spaces(door))
    return [(x + dx, y + dy) for x, y, dx, dy in exits]


def _parts(facts: Facts, plan: Plan, look: Look, cut: PosterCut, inches: float) -> Iterator[blocks.Block]:
    picture = drawn(plan, look, coordinates=False, plates=True)
    columns = {column: number for number, column in enumerate(sorted({x for x, _ in cut.tiles}))}
    lines = {line: number for number, line in enumerate(sorted({y for _, y in cut.tiles}))}
    names = {at: f"{_letters(lines[at[1]])}{columns[at[0]] + 1}" for at in cut.tiles}
    pages = len(cut.tiles)
    yield blocks.Heading(facts.scenario.title or tr("Untitled"), 1)
    size, count = side_of_space(inches), tr_count("{n} page", "{n} pages", pages)
    text = later("A space is {side_of_space} wide on {pages}. Print at 100 %, not fitted to the page.")
    text = tr(text, side_of_space=size, pages=count)
    if pages > 1:
        text += tr(
            " Cut two neighbours along the marks, or lay one over the strip of the other that goes on beyond them."
        )
    yield blocks.Paragraph(text)
    yield blocks.Picture(ruler(look), INCH, 60.0)
    yield from printed_keys(plan, look)
    yield blocks.Picture(_overview(picture, cut, names, look), 40.0, 560.0)
    unit = inches * INCH
    for at in cut.tiles:
        x, y = at
        box = (cut.left + x * cut.across, cut.top + y * cut.down, cut.across, cut.down)
        beside = tuple(names.get((x + dx, y + dy), "") for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
        yield blocks.Tile(cropped(picture, box), box, unit, OVERLAP, names[at], beside, cut.lying)  # type: ignore[arg-type]


def printed_keys(plan: Plan, look: Look) -> Iterator[blocks.Block]:
    """Yield the legend of the printed edges and borders of a plan, if it has any."""
    edges = tuple(edge for edge in plan.edges if edge.kind in ("blocking", "impassable"))
    rough = tuple(space._replace(area=-1) for space in plan.spaces if space.difficult)[:1]
    if edges or rough:
        yield keys_of(Plan(spaces=rough, edges=edges), look)


def _overview(picture: DisplayList, cut: PosterCut, names: dict[Place, str], look: Look) -> DisplayList:
    items: list[Item] = []
    boxes = []
    for (x, y), name in names.items():
        left, top = cut.left + x * cut.across, cut.top + y * cut.down
        boxes.append((left, top, left + cut.across, top + cut.down))
        items.append(
            Rect(left, top, cut.across, cut.down, Paint(None, look.theme.ink, 0.14, 0.75, (0.5, 0.35), "flat"))
        )
        size = min(cut.across, cut.down) * 0.3
        middle = (left + cut.across / 2, round(top + cut.down / 2 + size * 0.36, 3))
        items.append(Text(*middle, name, round(size, 3), look.theme.ink, opacity=0.55))
    west, north, width, height = picture.box
    first = min(west, *(box[0] for box in boxes)) - 0.2, min(north, *(box[1] for box in boxes)) - 0.2
    last = max(west + width, *(box[2] for box in boxes)), max(north + height, *(box[3] for box in boxes))
    box = (*first, last[0] + 0.2 - first[0], last[1] + 0.2 - first[1])
    return toned(picture._replace(box=box, layers=(*picture.layers, ("tiles", tuple(items)))), look)


def ruler(look: Look) -> DisplayList:
    """A ruler of two inches and one of five centimetres, drawn with inches as unit."""
    ink = look.theme.ink
    paint = Paint(None, ink, 0.012, cap="flat")
    items: list[Item] = []
    for top, step, count, label in ((0.1, 0.5, 4, tr("2 inches")), (0.42, 1 / 2.54, 5, tr("5 centimetres"))):
        for number in range(count):
            fill = Paint(ink, ink, 0.012) if number % 2 == 0 else paint
            items.append(Rect(round(number * step, 4), top, round(step, 4), 0.08, fill))
        items.append(Text(round(count * step + 0.1, 4), top + 0.09, label, 0.12, ink, "start", bold=False))
    return toned(DisplayList((-0.02, 0.0, 3.6, 0.62), (("ruler", tuple(items)),), {}), look)


def _letters(number: int) -> str:
    """A … Z, AA, AB … for 0, 1 …."""
    name = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        name = chr(ord("A") + rest) + name
    return name
