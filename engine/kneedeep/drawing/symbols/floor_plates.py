"""Plates over the floor: the tints of areas, thresholds, joints, dead ends and rubble. Origins are at the north-west."""

from collections.abc import Iterable

from kneedeep.drawing import Dot, Line, Paint, Path, Rect, Shape, Symbol, Theme, mixed, polyline

_SPOTS = tuple((x, y) for x in (0.25, 0.75) for y in (0.25, 0.75))
_FAINT = 0.35
"""How much of its color an area has on a floor of its own."""


def tint(index: int, theme: Theme, *, faint: bool = False) -> Symbol:
    """The color and pattern laid over each space of an area; `index` counts the areas. `faint`: a little color alone."""
    color = theme.areas[index % len(theme.areas)]
    if faint:
        paint = Paint(color, opacity=round(theme.tint * _FAINT, 3))
        return Symbol(f"faint-{index}", (0, 0, 1, 1), (Rect(0, 0, 1, 1, paint),))
    pen = Paint(None, color, 0.022, min(1.0, theme.tint * 1.7), cap="flat")
    pattern = PATTERNS[(index + index // len(PATTERNS)) % len(PATTERNS)]
    shapes = (Rect(0, 0, 1, 1, Paint(color, opacity=theme.tint)), *pattern(pen))
    return Symbol(f"tint-{index}", (0, 0, 1, 1), shapes)


def _dots(pen: Paint) -> Iterable[Shape]:
    return (Dot(x, y, 0.03, Paint(pen.stroke, opacity=pen.opacity)) for x, y in _SPOTS)


def _slashes(pen: Paint) -> Iterable[Shape]:
    return (Line(x, y + 0.15, x + 0.2, y - 0.05, pen) for x in (0.15, 0.65) for y in (0.2, 0.7))


def _level(pen: Paint) -> Iterable[Shape]:
    return (Line(x, y, x + 0.16, y, pen) for x in (0.17, 0.67) for y in (0.25, 0.75))


def _crosses(pen: Paint) -> Iterable[Shape]:
    for x, y in _SPOTS:
        yield from (Line(x - 0.06, y, x + 0.06, y, pen), Line(x, y - 0.06, x, y + 0.06, pen))


def _upright(pen: Paint) -> Iterable[Shape]:
    return (Line(x, y, x, y + 0.16, pen) for x in (0.25, 0.75) for y in (0.17, 0.67))


def _rings(pen: Paint) -> Iterable[Shape]:
    return (Dot(x, y, 0.055, pen._replace(width=0.02)) for x, y in _SPOTS)


def _arrows(pen: Paint) -> Iterable[Shape]:
    for x, y in _SPOTS:
        yield Path(polyline((x - 0.07, y + 0.04), (x, y - 0.04), (x + 0.07, y + 0.04)), pen)


def _squares(pen: Paint) -> Iterable[Shape]:
    return (Rect(x - 0.045, y - 0.045, 0.09, 0.09, pen._replace(width=0.02)) for x, y in _SPOTS)


PATTERNS = (_dots, _slashes, _level, _crosses, _upright, _rings, _arrows, _squares)


def threshold(theme: Theme) -> Symbol:
    """Hazard stripes on both sides of a door, two spaces long along x, centered on the door line."""
    shapes: list[Shape] = []
    dark = mixed(theme.ink, theme.floor, 0.15)
    faded = mixed(theme.stripe, theme.floor, 0.15 + 0.2 * theme.wear)
    for top in (-0.37, 0.21):
        shapes.append(Rect(-0.98, top, 1.96, 0.16, Paint(dark, opacity=0.85)))
        for step in range(7):
            x = -0.94 + step * 0.27
            points = ((x, top + 0.14), (x + 0.12, top + 0.02), (x + 0.25, top + 0.02), (x + 0.13, top + 0.14))
            shapes.append(Path((*polyline(*points), ("Z",)), Paint(faded, opacity=0.9)))
    return Symbol("threshold", (-1, -0.4, 2, 0.8), tuple(shapes))


def joint(theme: Theme) -> Symbol:
    """The line where two pieces meet at an opening, one edge long along x, centered on it."""
    shapes: list[Shape] = [
        Rect(-0.5, -0.045, 1, 0.09, Paint(mixed(theme.floor, theme.ink, 0.5), opacity=0.9)),
        Line(-0.5, -0.05, 0.5, -0.05, Paint(None, theme.glint, 0.015, 0.6, cap="flat")),
        Line(-0.5, 0.05, 0.5, 0.05, Paint(None, theme.ink, 0.015, 0.6, cap="flat")),
    ]
    shapes += [Dot(x / 8 - 0.4375, 0, 0.022, Paint(theme.steel)) for x in range(8)]
    return Symbol("joint", (-0.5, -0.08, 1, 0.16), tuple(shapes))


def loose(theme: Theme) -> Symbol:
    """An opening that meets nothing, one edge long along x: a wall with warning teeth, the outside to the north."""
    shapes: list[Shape] = [Rect(-0.5, -0.1, 1, 0.2, Paint(theme.wall_rim))]
    for step in range(3):
        x = -0.5 + step / 3
        points = ((x + 0.02, 0.08), (x + 1 / 6, -0.08), (x + 1 / 3 - 0.02, 0.08))
        shapes.append(Path((*polyline(*points), ("Z",)), Paint(theme.warning)))
    return Symbol("loose", (-0.5, -0.12, 1, 0.24), tuple(shapes))


def cap(theme: Theme) -> Symbol:
    """The mark of a space of a dead end laid by the file's `caps: auto`: a sealed, cross-braced plate."""
    dark = Paint(None, theme.ink, 0.06, 0.4)
    light = Paint(None, theme.glint, 0.02, 0.5)
    shapes: tuple[Shape, ...] = (
        Rect(0.16, 0.16, 0.68, 0.68, Paint(theme.ink, theme.ink, 0.03, 0.22), 0.05),
        Line(0.2, 0.2, 0.8, 0.8, dark),
        Line(0.8, 0.2, 0.2, 0.8, dark),
        Line(0.2, 0.18, 0.8, 0.78, light),
        Line(0.8, 0.18, 0.2, 0.78, light),
        Dot(0.5, 0.5, 0.08, Paint(theme.steel, theme.ink, 0.02)),
    )
    return Symbol("cap", (0, 0, 1, 1), shapes)


_STONES = (
    ((0.13, 0.31), (0.24, 0.17), (0.38, 0.2), (0.42, 0.35), (0.28, 0.42)),
    ((0.6, 0.18), (0.76, 0.13), (0.87, 0.26), (0.78, 0.38), (0.63, 0.33)),
    ((0.46, 0.5), (0.6, 0.45), (0.7, 0.58), (0.58, 0.68), (0.44, 0.63)),
    ((0.14, 0.72), (0.27, 0.6), (0.36, 0.74), (0.29, 0.87), (0.17, 0.85)),
    ((0.68, 0.78), (0.82, 0.66), (0.9, 0.8), (0.83, 0.9), (0.7, 0.89)),
)


def rubble(theme: Theme, *, mirrored: bool = False) -> Symbol:
    """The mark of a difficult space: scattered stones. `mirrored`: another arrangement, so that no pattern is seen."""
    stone = mixed(mixed(theme.floor, theme.glint, 0.35), theme.stripe, 0.28)
    shapes: list[Shape] = []
    for points in _STONES:
        lying = tuple((round(1 - x, 3), y) if mirrored else (x, y) for x, y in points)
        shade = tuple((x + 0.03, y + 0.04) for x, y in lying)
        shapes.append(Path((*polyline(*shade), ("Z",)), Paint(theme.ink, opacity=0.35)))
        shapes.append(Path((*polyline(*lying), ("Z",)), Paint(stone, theme.ink, 0.035)))
        shapes.append(Line(*lying[0], *lying[1], Paint(None, mixed(stone, "#ffffff", 0.5), 0.025)))
    return Symbol("rubble-2" if mirrored else "rubble", (0, 0, 1, 1), tuple(shapes))
