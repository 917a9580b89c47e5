"""The symbols of the board by name and theme, built on first use."""

from functools import cache, lru_cache

from kneedeep.drawing import Paint, Rect, Symbol, Text, Theme
from kneedeep.drawing.floors import floor_sets
from kneedeep.drawing.symbols import door_symbols, figure_symbols, token_symbols
from kneedeep.drawing.symbols.pictures import picture, picture_box
from kneedeep.drawing.symbols.token_symbols import TokenLook

_FAINT = 0.35
"""The strength of an area's color on a floor named by the look."""


PATTERNS = ("dots", "slashes", "level", "crosses", "upright", "rings", "arrows", "squares")


@cache
def plate_symbol(floor: str, index: int, theme: Theme) -> Symbol:
    """A numbered plate of a floor set."""
    return floor_sets.plate(floor, index, theme)


@lru_cache(maxsize=256)
def tint_symbol(index: int, chosen: bool, theme: Theme) -> Symbol:
    """The color and pattern of an area, laid over each of its spaces. `index`: the number of the area.

    `chosen`: the look names the floor, so there is only a faint color.
    """
    color = theme.areas[index % len(theme.areas)]
    if chosen:
        paint = Paint(color, opacity=round(theme.tint * _FAINT, 3))
        return Symbol(f"faint-{index}", (0, 0, 1, 1), (Rect(0, 0, 1, 1, paint),))
    name, strength = PATTERNS[(index + index // len(PATTERNS)) % len(PATTERNS)], min(1.0, theme.tint * 1.7)
    pattern = picture("tints", name, theme, color)
    inked = (
        shape._replace(paint=shape.paint._replace(opacity=strength)) for shape in pattern if not isinstance(shape, Text)
    )
    shapes = (Rect(0, 0, 1, 1, Paint(color, opacity=theme.tint)), *inked)
    return Symbol(f"tint-{index}", (0, 0, 1, 1), shapes)


@lru_cache(maxsize=256)
def token_symbol(look: TokenLook, theme: Theme) -> Symbol:
    """A token with this look."""
    return token_symbols.token(look, theme)


@lru_cache(maxsize=256)
def door_symbol(kind: str, key: str | None, opened: int, theme: Theme) -> Symbol:
    """A door. `opened` is 0 or 1."""
    return door_symbols.door(kind, key, theme, opened=bool(opened))


@lru_cache(maxsize=256)
def face_symbol(kind: str, theme: Theme) -> Symbol:
    """The face of a figure kind."""
    return figure_symbols.face(kind, theme)


@lru_cache(maxsize=256)
def plinth_symbol(side: str, width: int, height: int, theme: Theme) -> Symbol:
    """The plinth of a figure."""
    return figure_symbols.plinth(side, width, height, theme)


@lru_cache(maxsize=1024)
def dressing_symbol(name: str, floor: str, theme: Theme) -> Symbol:
    """A piece of set dressing in the colors of a floor."""
    colors = theme._replace(floor=floor_sets.ground_color(floor, theme))
    shapes = tuple(picture("dressing", name, colors))
    return Symbol(f"dressing-{name}-{floor}", picture_box("dressing", name), shapes)


@cache
def plain_symbol(name: str, theme: Theme) -> Symbol:
    """A symbol without variants: a board picture, `pillar` (the second look of an obstacle), or `hazard-sign`."""
    symbol, group, file = _PLAIN.get(name, (name, "board", name))
    return Symbol(symbol, picture_box(group, file), tuple(picture(group, file, theme)))


_PLAIN = {
    "pillar": ("token-obstacle-1b", "tokens", "obstacle-1b"),
    "hazard-sign": ("hazard-sign", "tokens", "hazard-sign"),
}
"""Symbols that are not board pictures: name, group and file."""
