"""The tints of areas over the floor, with their origins at the north-west."""

from kneedeep.drawing import Paint, Rect, Symbol, Text, Theme
from kneedeep.drawing.symbols.pictures import picture

_FAINT = 0.35
"""How much of its color an area has on a floor of its own."""


def tint(index: int, theme: Theme, *, faint: bool = False) -> Symbol:
    """The color and pattern laid over each space of an area; `index` counts the areas. `faint`: a little color alone."""
    color = theme.areas[index % len(theme.areas)]
    if faint:
        paint = Paint(color, opacity=round(theme.tint * _FAINT, 3))
        return Symbol(f"faint-{index}", (0, 0, 1, 1), (Rect(0, 0, 1, 1, paint),))
    name, strength = PATTERNS[(index + index // len(PATTERNS)) % len(PATTERNS)], min(1.0, theme.tint * 1.7)
    pattern = picture("tints", name, theme, color)
    inked = (
        shape._replace(paint=shape.paint._replace(opacity=strength)) for shape in pattern if not isinstance(shape, Text)
    )
    shapes = (Rect(0, 0, 1, 1, Paint(color, opacity=theme.tint)), *inked)
    return Symbol(f"tint-{index}", (0, 0, 1, 1), shapes)


PATTERNS = ("dots", "slashes", "level", "crosses", "upright", "rings", "arrows", "squares")
