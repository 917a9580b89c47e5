"""Overlays of a map: groups of spaces, each with its own color and pattern, so that color is not needed."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kneedeep.drawing import Dot, Item, Paint, Path, Rect, Segment, Theme
from kneedeep.drawing.plan.plan import Place
from kneedeep.drawing.space_outlines import outline
from kneedeep.support.resources import table_rows

_LINE = 0.045
_DARK = "#0b0d0f"


class FieldStyle(NamedTuple):
    """The fill of a layer's spaces. `pattern`: plain, rising, falling, crossed, level, upright or dots.

    `fill` and `ink`: the opacity of ground and pattern. `rimmed`: with a line around the layer.
    """

    color: str
    pattern: str
    fill: float
    ink: float
    rimmed: bool


FIELD_STYLES: Mapping[str, FieldStyle] = {
    name: FieldStyle(color, pattern, float(fill), float(ink), bool(rimmed))
    for name, color, pattern, fill, ink, rimmed in table_rows(__file__, "field_styles.txt")
}
"""The styles of the 2016 edition's overlays, by name."""


class FieldLayer(NamedTuple):
    """Spaces with the same look, and their title in the legend."""

    style: str
    title: str
    spaces: tuple[Place, ...]


class SpaceField(NamedTuple):
    """An overlay of a map: its name, and its layers from bottom to top."""

    title: str
    layers: tuple[FieldLayer, ...]


def draw_field(layers: Iterable[FieldLayer], theme: Theme) -> list[Item]:
    """The layers as items to draw over the floor. Raises KeyError for an unknown style."""
    items: list[Item] = []
    for layer in layers:
        style = FIELD_STYLES[layer.style]
        if style.fill:
            paint = Paint(style.color, opacity=style.fill)
            items += [Rect(x, y, 1, 1, paint) for x, y in layer.spaces]
        # On a dark ground the pattern is light, so that it shows.
        dark = style.color == _DARK
        ink, opacity = ("#c9d1d8", style.ink * 0.4) if dark else (style.color, style.ink * 1)
        if style.pattern == "dots":
            spots = [(x + dx, y + dy) for x, y in layer.spaces for dx in (0.25, 0.75) for dy in (0.25, 0.75)]
            items += [Dot(x, y, 0.09, Paint(ink, theme.ink, 0.02, opacity)) for x, y in spots]
        lines = tuple(segment for x, y in layer.spaces for segment in _lines(style.pattern, x, y))
        if lines:
            items.append(Path(lines, Paint(None, ink, _LINE, opacity, cap="flat")))
        if style.rimmed and layer.spaces:
            rim = outline(layer.spaces)
            items.append(Path(rim, Paint(None, theme.ink, 0.17, 0.8)))
            items.append(Path(rim, Paint(None, style.color, 0.08)))
    return items


def _lines(pattern: str, x: int, y: int) -> list[Segment]:
    """The lines of a pattern in one space, continuous with those of its neighbours."""
    lines: list[Segment] = []
    for step in (0.25, 0.5, 0.75, 1.0):
        rest = 1 - step
        if pattern in ("rising", "crossed"):
            lines += (("M", x, y + step), ("L", x + step, y), ("M", x + rest, y + 1), ("L", x + 1, y + rest))
        if pattern in ("falling", "crossed"):
            lines += (("M", x + rest, y), ("L", x + 1, y + step), ("M", x, y + rest), ("L", x + step, y + 1))
        if pattern == "level":
            lines += (("M", x, y + step - 0.125), ("L", x + 1, y + step - 0.125))
        if pattern == "upright":
            lines += (("M", x + step - 0.125, y), ("L", x + step - 0.125, y + 1))
    return lines
