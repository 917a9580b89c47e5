"""The names of areas as stencilled paint on the floor, in the letters of the map's title."""

from collections.abc import Iterator

from kneedeep.drawing import Item, Paint, Path, Theme, mixed, placed, polygon
from kneedeep.drawing.card.glyphs import SPACE, TRACKING, glyphs_of
from kneedeep.drawing.floors.floor_sets import ground_color
from kneedeep.drawing.floors.lettering import brightness, lettering
from kneedeep.drawing.plan.plan import PlanArea

_CAPS = 0.56
"""The height of capitals at most, in spaces."""


def area_name(area: PlanArea, color: str, theme: Theme) -> Iterator[Item]:
    """Yield the name of an area along its row of spaces; letters that have no stencil are set in a font."""
    if area.label is None or not area.name.strip():
        return
    glyphs = glyphs_of(area.name.strip())
    if glyphs is None:
        yield from lettering(area, color, theme)
        return
    x, y, length = area.label
    width = sum(SPACE if glyph is None else glyph.width for glyph in glyphs) + TRACKING * (len(glyphs) - 1)
    caps = min(_CAPS, (length - 0.36) * 100 / width)
    ground = ground_color(area.floor, theme)
    dark = brightness(ground) > 0.3
    at = x + (length - width * caps / 100) / 2
    top = y + 0.5 - caps / 2
    segments = []
    for glyph in glyphs:
        for piece in glyph.pieces if glyph is not None else ():
            segments += polygon(*((round(at + across * caps / 100, 3), round(top + down * caps / 100, 3)) for across, down in piece))
        at += ((SPACE if glyph is None else glyph.width) + TRACKING) * caps / 100
    paint = Path(tuple(segments), Paint(mixed(ground, "#101214" if dark else "#ffffff", 0.8), opacity=0.85))
    shade = Paint("#ffffff" if dark else "#000000", opacity=0.35)
    yield placed(paint._replace(paint=shade), 0.02, 0.025)
    yield paint
