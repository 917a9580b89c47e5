"""Frames around a whole picture: lines, a band of metal, a band of stripes, thorns."""

from collections.abc import Callable, Mapping

from kneedeep.drawing import Box, Dot, Item, Paint, Path, Rect, Segment, Theme, mixed, polygon
from kneedeep.drawing.floors.strokes import boxes, lines

WIDTH = 0.55
"""The width of a frame, in spaces."""
_GAP = 0.12


def framed(box: Box) -> Box:
    """The box of a picture including its frame."""
    x, y, width, height = box
    room = WIDTH + 2 * _GAP
    return (round(x - room, 3), round(y - room, 3), round(width + 2 * room, 3), round(height + 2 * room, 3))


def frame(style: str, box: Box, theme: Theme) -> list[Item]:
    """The frame of a picture with this outer box. Empty for the frame `none`."""
    return _STYLES[style](box, theme) if style in _STYLES else []


def _band(box: Box, paint: Paint, inset: float, width: float) -> Path:
    """A band along the sides of a box, as one shape."""
    x, y, across, down = box
    outer = (x + inset, y + inset, across - 2 * inset, down - 2 * inset)
    inner = (outer[0] + width, outer[1] + width, outer[2] - 2 * width, outer[3] - 2 * width)
    return boxes((outer, inner), paint)


def _line(box: Box, theme: Theme) -> list[Item]:
    ink = Paint(mixed(theme.background, theme.rim_text, 0.75))
    return [_band(box, ink, 0.2, 0.07), _band(box, ink, 0.36, 0.03)]


def _plate(box: Box, theme: Theme) -> list[Item]:
    x, y, across, down = box
    metal = mixed(theme.steel, theme.background, 0.45)
    rim = mixed(theme.wall_rim, metal, 0.3)
    light = Paint(None, mixed(metal, theme.glint, 0.5), 0.03, 0.7, cap="flat")
    items: list[Item] = [
        _band(box, Paint(metal, rim, 0.04), _GAP, WIDTH),
        lines(
            ((x + 0.16, y + 0.16, x + across - 0.16, y + 0.16), (x + 0.16, y + 0.16, x + 0.16, y + down - 0.16)), light
        ),
        _band(box, Paint(mixed(metal, theme.wall_rim, 0.25)), _GAP + WIDTH / 2 - 0.05, 0.1),
    ]
    corner = WIDTH + 0.3
    for left in (x + _GAP, x + across - _GAP - corner):
        for top in (y + _GAP, y + down - _GAP - corner):
            plate = Paint(mixed(metal, theme.glint, 0.12), rim, 0.03)
            items.append(Rect(round(left, 3), round(top, 3), corner, corner, plate, 0.08))
            spots = [(left + dx, top + dy) for dx in (0.15, corner - 0.15) for dy in (0.15, corner - 0.15)]
            bolt = Paint(mixed(metal, theme.wall_rim, 0.5), rim, 0.015)
            items += [Dot(round(x, 3), round(y, 3), 0.06, bolt) for x, y in spots]
    return items


def _hazard(box: Box, theme: Theme) -> list[Item]:
    x, y, across, down = box
    dark = mixed(theme.ink, theme.background, 0.2)
    yellow = Paint(mixed(theme.stripe, theme.background, 0.2))
    bars: list[Segment] = []
    step, lean = 0.6, WIDTH - 0.14
    for top in (y + _GAP + 0.07, y + down - _GAP - WIDTH + 0.07):
        for number in range(int((across - 2 * _GAP - lean) / step)):
            left = x + _GAP + 0.05 + number * step
            low, middle = top + lean, left + step / 2
            bars += polygon(*_lean((left, low), (middle, low), (middle + lean, top), (left + lean, top)))
    for left in (x + _GAP + 0.07, x + across - _GAP - WIDTH + 0.07):
        for number in range(int((down - 2 * _GAP - 2 * WIDTH - lean) / step)):
            top = y + _GAP + WIDTH + number * step
            low, right, half = top + lean, left + lean, step / 2
            bars += polygon(*_lean((left, low), (left, low + half), (right, top + half), (right, top)))
    return [_band(box, Paint(dark), _GAP, WIDTH), Path(tuple(bars), yellow)]


def _lean(*corners: tuple[float, float]) -> list[tuple[float, float]]:
    return [(round(x, 3), round(y, 3)) for x, y in corners]


def _thorns(box: Box, theme: Theme) -> list[Item]:
    x, y, across, down = box
    red = mixed("#7d1f1a", theme.background, 0.15)
    middle = _GAP + WIDTH * 0.4
    spikes: list[Segment] = []
    for number in range(int((across - 1) / 0.9) + 1):
        left = x + 0.5 + number * 0.9
        for base, tip in ((y + middle, y + middle + 0.32), (y + down - middle, y + down - middle - 0.32)):
            spikes += polygon(*_lean((left - 0.09, base), (left + 0.09, base), (left + 0.16, tip)))
    for number in range(int((down - 1) / 0.9) + 1):
        top = y + 0.5 + number * 0.9
        for base, tip in ((x + middle, x + middle + 0.32), (x + across - middle, x + across - middle - 0.32)):
            spikes += polygon(*_lean((base, top - 0.09), (base, top + 0.09), (tip, top + 0.16)))
    return [
        _band(box, Paint(red), middle - 0.07, 0.14),
        Path(tuple(spikes), Paint(red)),
        _band(box, Paint(mixed(red, theme.glint, 0.25)), middle - 0.05, 0.03),
    ]


_STYLES: Mapping[str, Callable[[Box, Theme], list[Item]]] = {
    "line": _line,
    "plate": _plate,
    "hazard": _hazard,
    "thorns": _thorns,
}
