"""The names of areas on the floor: stencilled, on a plate, on a painted band, or carved."""

from collections.abc import Callable, Mapping

from kneedeep.drawing import Dot, Item, Paint, Rect, Text, Theme, mixed
from kneedeep.drawing.floors.floor_sets import ground_color, set_of
from kneedeep.drawing.floors.strokes import lines
from kneedeep.drawing.plan.plan import PlanArea
from kneedeep.drawing.symbols.chip import label_text, text_width

SIZE = 0.42
_READABLE = 4.5
"""The contrast from which large letters are easily legible, even faint ones."""


def lettering(area: PlanArea, color: str, theme: Theme) -> list[Item]:
    """The name of an area along its row of spaces. `color`: the area's. Empty without a row or a name."""
    if area.label is None or not area.name.strip():
        return []
    x, y, length = area.label
    style = area.lettering or set_of(area.floor).lettering
    text = label_text(area.name, x + length / 2, y + 0.5, length - 0.5, SIZE, theme.stencil)
    text = text._replace(y=round(y + 0.5 + text.size * 0.36, 3))
    return _STYLES[style](text, ground_color(area.floor, theme), color, theme)


def brightness(color: str) -> float:
    """The relative luminance of a color, from 0 to 1 (WCAG 2)."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colors, from 1 to 21 (WCAG 2)."""
    light, dark = sorted((brightness(one), brightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _ink_on(ground: str, theme: Theme) -> str:
    """The theme's usual ink if it is legible on a ground, else the most legible one."""
    if contrast(theme.stencil, ground) >= _READABLE:
        return theme.stencil
    return max((theme.stencil, theme.ink, "#ffffff"), key=lambda ink: contrast(ink, ground))


def _box(text: Text) -> tuple[float, float, float, float]:
    """The box around a line of capitals."""
    width = text_width(text.text, text.size) * 0.97
    return text.x - width / 2, text.y - text.size * 0.73, width, text.size * 0.73


def _stencil(text: Text, ground: str, color: str, theme: Theme) -> list[Item]:
    x, _, width, _ = _box(text)
    bridge = text.y - text.size * 0.36
    line = (round(x, 3), round(bridge, 3), round(x + width, 3), round(bridge, 3))
    gap = Paint(None, ground, round(text.size * 0.05, 3), 0.8, cap="flat")
    return [text._replace(fill=_ink_on(ground, theme), opacity=0.66), lines((line,), gap)]


def _plate(text: Text, ground: str, color: str, theme: Theme) -> list[Item]:
    x, y, width, height = _box(text)
    pad = text.size * 0.34
    left, top = round(x - 1.3 * pad, 3), round(y - 0.8 * pad, 3)
    wide, high = round(width + 2.6 * pad, 3), round(height + 1.6 * pad, 3)
    tone = mixed(theme.chip, ground, 0.3)
    metal = mixed(theme.steel, theme.ink, 0.3)
    return [
        Rect(left, top, wide, high, Paint(tone, metal, 0.025, 0.92), 0.06),
        *(Dot(round(at, 3), round(top + high / 2, 3), 0.025, Paint(metal)) for at in (left + 0.07, left + wide - 0.07)),
        text._replace(fill=mixed(theme.ink, tone, 0.12), opacity=0.95),
    ]


def _band(text: Text, ground: str, color: str, theme: Theme) -> list[Item]:
    x, y, width, height = _box(text)
    pad = text.size * 0.3
    tone = mixed(color, mixed(ground, theme.ink, 0.35), 0.45)
    left, top = round(x - 2 * pad, 3), round(y - pad, 3)
    wide, high = round(width + 4 * pad, 3), round(height + 2 * pad, 3)
    edges = ((left, top, left + wide, top), (left, top + high, left + wide, top + high))
    rim = Paint(None, _ink_on(tone, theme), 0.018, 0.45, cap="flat")
    word = text._replace(fill=_ink_on(tone, theme), opacity=0.88)
    return [Rect(left, top, wide, high, Paint(tone, opacity=0.85)), lines(edges, rim), word]


def _carved(text: Text, ground: str, color: str, theme: Theme) -> list[Item]:
    ink = _ink_on(ground, theme)
    other = "#000000" if brightness(ink) > 0.4 else "#ffffff"
    shift = text.size * 0.06
    return [
        text._replace(x=round(text.x + shift, 3), y=round(text.y + shift, 3), fill=other, opacity=0.6),
        text._replace(fill=mixed(ink, ground, 0.15), opacity=0.85),
    ]


_STYLES: Mapping[str, Callable[[Text, str, str, Theme], list[Item]]] = {
    "stencil": _stencil,
    "plate": _plate,
    "band": _band,
    "carved": _carved,
}
