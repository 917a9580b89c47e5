"""The backdrop of a share card: a page with a grid that goes on from the map, light, stripes, a frame."""

import math
from collections.abc import Iterator

from kneedeep.drawing.card.card_colors import CardColors
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.primitive import Dot, Item, Line, Paint, Path, Segment, placed, polygon, polyline
from kneedeep.drawing.space_outlines import outline

_RINGS = 14
_GLOW = tuple(0.35 * step for step in range(1, 11))
"""Widths of the lines round the map that make its glow, in spaces."""
_LEAST_GRID = 0.3
_FRAME, _CORNER = 0.26, 0.8
_STRIPE = 0.16


def backdrop(
    width: float, height: float, origin: tuple[float, float], scale: float, colors: CardColors
) -> Iterator[Item]:
    """Yield light and grid of the page; spaces are `scale` wide, one begins at `origin`."""
    x, y = width / 2, height / 2
    reach = math.hypot(width, height) / 2
    for ring in range(_RINGS if colors.halo else 0):
        paint = Paint(colors.glow, opacity=0.011)
        yield Dot(x, y, round(reach * (1 - ring / _RINGS), 3), paint)
    step = scale
    while step < _LEAST_GRID:
        step *= 2
    paint = Paint(None, colors.grid, 0.008, 0.17, cap="flat")
    rows = [origin[1] % step + number * step for number in range(int(height / step) + 1)]
    columns = [origin[0] % step + number * step for number in range(int(width / step) + 1)]
    lines: list[Segment] = []
    for at in columns:
        lines += polyline((round(at, 3), 0), (round(at, 3), height)) if at < width else ()
    for at in rows:
        lines += polyline((0, round(at, 3)), (width, round(at, 3))) if at < height else ()
    yield Path(tuple(lines), paint)


def halo(plan: Plan, dx: float, dy: float, scale: float, colors: CardColors) -> Iterator[Item]:
    """Yield the glow around the map and the ground below its floor."""
    spaces = [(space.x, space.y) for space in plan.spaces]
    if not spaces:
        return
    around = outline(spaces)
    for width in reversed(_GLOW) if colors.halo else ():
        yield placed(Path(around, Paint(None, colors.glow, width, colors.halo)), dx, dy, scale)
    yield placed(Path(around, Paint(colors.line, colors.line, 0.02)), dx, dy, scale)


def stripes(width: float, y: float, colors: CardColors) -> Iterator[Item]:
    """Yield a strip of slanted stripes across the page."""
    parts: list[Segment] = []
    for number in range(int(width / (2 * _STRIPE)) + 2):
        x = (2 * number - 1) * _STRIPE
        corners = [(x + _STRIPE, y), (x + 2 * _STRIPE, y), (x + _STRIPE, y + _STRIPE), (x, y + _STRIPE)]
        parts += polygon(*((round(min(max(at, 0), width), 3), round(down, 3)) for at, down in corners))
    yield Path(tuple(parts), Paint(colors.accent, opacity=0.85))


def frame(width: float, height: float, colors: CardColors) -> Iterator[Item]:
    """Yield a line along the edge of the page, with strong corners."""
    left, top, right, bottom = _FRAME, _FRAME, width - _FRAME, height - _FRAME
    yield Path(polygon((left, top), (right, top), (right, bottom), (left, bottom)), Paint(None, colors.line, 0.015))
    corners: list[Segment] = []
    for x, y in ((left, top), (right, top), (right, bottom), (left, bottom)):
        across = _CORNER if x == left else -_CORNER
        down = _CORNER if y == top else -_CORNER
        corners += polyline((round(x + across, 3), y), (x, y), (x, round(y + down, 3)))
    yield Path(tuple(corners), Paint(None, colors.accent, 0.055, cap="flat"))


def rule(x: float, y: float, width: float, colors: CardColors) -> Iterator[Item]:
    """Yield a thin line across with a strong beginning."""
    yield Line(x, y, x + width, y, Paint(None, colors.line, 0.02, cap="flat"))
    yield Line(x, y, x + 1.2, y, Paint(None, colors.accent, 0.06, cap="flat"))
