"""The names of areas as stencilled paint on the floor, in the lettering of the title."""

from collections import defaultdict
from collections.abc import Iterator

from kneedeep.drawing import Item, Paint, Path, Segment, Theme, mixed, placed, polygon
from kneedeep.drawing.card.glyphs import SPACE, TRACKING, glyphs_of
from kneedeep.drawing.edge_lines import wall_sides
from kneedeep.drawing.floors.floor_sets import ground_color
from kneedeep.drawing.floors.lettering import brightness, lettering
from kneedeep.drawing.plan.plan import NORTH, Place, Plan, PlanArea, label_row
from kneedeep.drawing.poster.poster_style import poster_look
from kneedeep.drawing.poster.set_dressing import taken_spaces

_READABLE, _ENDS = 0.3, 0.8
"""The sufficient height of capitals, and the margin at both ends of a row for doors, in spaces."""
_CAPS = 0.56
"""The maximum height of capitals, in spaces."""


def placed_names(plan: Plan) -> Iterator[PlanArea]:
    """Yield the areas with rows for their names, if possible away from doors and from walls to the north."""
    walls, taken = wall_sides(plan), taken_spaces(plan._replace(areas=()))
    faced = {at for at, sides in walls.items() if sides & NORTH}
    owner = {at: number for number, piece in enumerate(plan.pieces) for at in piece.spaces}
    owners: dict[int, dict[Place, int]] = defaultdict(dict)
    for space in plan.spaces:
        owners[space.area][space.x, space.y] = owner.get((space.x, space.y), -1)
    for number, area in enumerate(plan.areas):
        if owners[number]:
            rows = [label_row(owners[number], taken | worse) for worse in (faced, set())]
            found = [row for row in (*rows, area.label) if row is not None]
            best = max(found, key=lambda row: min(_READABLE, _height(area.name, row[2])), default=None)
            yield area._replace(label=best)
        else:
            yield area


def _height(name: str, length: int) -> float:
    """The height of the capitals of a name in a row of spaces."""
    glyphs = glyphs_of(name.strip()) or []
    width = sum(SPACE if glyph is None else glyph.width for glyph in glyphs) + TRACKING * (len(glyphs) - 1)
    return min(_CAPS, (length - _ENDS) * 100 / max(1, width))


def area_name(area: PlanArea, color: str, theme: Theme) -> Iterator[Item]:
    """Yield the name of an area along its row of spaces. Letters without a stencil use a font."""
    if area.label is None or not area.name.strip():
        return
    if (glyphs := glyphs_of(area.name.strip())) is None:
        yield from lettering(area, color, theme)
        return
    x, y, length = area.label
    width = sum(SPACE if glyph is None else glyph.width for glyph in glyphs) + TRACKING * (len(glyphs) - 1)
    caps = _height(area.name, length)
    ground, look = ground_color(area.floor, theme), poster_look(theme.name)
    dark = brightness(mixed(ground, "#000000", look.dark if area.dark else 0.6 * look.dusk)) > 0.28
    at = x + (length - width * caps / 100) / 2
    top = y + 0.5 - caps / 2
    segments: list[Segment] = []
    for glyph in glyphs:
        for piece in glyph.pieces if glyph is not None else ():
            segments += polygon(
                *((round(at + across * caps / 100, 3), round(top + down * caps / 100, 3)) for across, down in piece)
            )
        at += ((SPACE if glyph is None else glyph.width) + TRACKING) * caps / 100
    paint = Path(tuple(segments), Paint(mixed(ground, "#101214" if dark else "#ffffff", 0.8), opacity=0.85))
    shade = Paint("#ffffff" if dark else "#000000", opacity=0.35)
    yield placed(paint._replace(paint=shade), 0.02, 0.025)
    yield paint
