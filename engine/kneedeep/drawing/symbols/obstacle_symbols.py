"""Obstacles as symbols: crate, console and pipes for one to three spaces, and a pillar."""

from kneedeep.drawing.primitive import OCTAGON, Dot, Line, Paint, Path, Rect, Shape, Symbol, outline, polygon
from kneedeep.drawing.theme import Theme, mixed


def pillar(theme: Theme) -> Symbol:
    """The other look of a one-space obstacle, so that a room full of them is not all crates."""
    rim = Paint(mixed(theme.steel, theme.ink, 0.45), theme.ink, 0.035)
    bright = mixed(theme.steel, "#ffffff", 0.15)
    shapes: list[Shape] = [
        Rect(-0.42, -0.38, 0.86, 0.84, Paint(theme.ink, opacity=0.35), 0.1),
        Path(polygon(*((0.44 * x, 0.44 * y) for x, y in OCTAGON)), rim),
        Path(
            polygon(*((0.33 * x - 0.01, 0.33 * y - 0.01) for x, y in OCTAGON)),
            Paint(theme.steel, theme.ink, 0.02),
        ),
        Path(
            polygon(*((0.2 * x - 0.02, 0.2 * y - 0.02) for x, y in OCTAGON)), Paint(bright, theme.ink, 0.015)
        ),
    ]
    shapes += [Dot(0.385 * x, 0.385 * y, 0.024, Paint(theme.ink)) for x, y in OCTAGON[::2]]
    return Symbol("token-obstacle-1b", (-0.5, -0.5, 1, 1), tuple(shapes))


def _crate(theme: Theme) -> list[Shape]:
    wood = mixed("#8c7248", theme.steel, 0.25)
    dark = mixed(wood, theme.ink, 0.5)
    beam = Paint(mixed(wood, "#ffffff", 0.14), theme.ink, 0.02)
    return [
        Rect(-0.4, -0.37, 0.84, 0.84, Paint(theme.ink, opacity=0.4), 0.04),
        Rect(-0.43, -0.43, 0.86, 0.86, Paint(dark, theme.ink, 0.035), 0.04),
        *(
            Line(x, -0.34, x, 0.34, Paint(None, mixed(wood, theme.ink, 0.25), 0.1, cap="flat"))
            for x in (-0.26, -0.13, 0, 0.13, 0.26)
        ),
        Path(polygon((-0.34, -0.26), (-0.26, -0.34), (0.34, 0.26), (0.26, 0.34)), beam),
        Path(polygon((0.34, -0.26), (0.26, -0.34), (-0.34, 0.26), (-0.26, 0.34)), beam),
        Path(outline("M-43 -43H43V43H-43ZM-33 -33V33H33V-33Z"), beam),
        *(Dot(x, y, 0.025, Paint(theme.ink)) for x in (-0.38, 0.38) for y in (-0.38, 0.38)),
    ]


def _console(theme: Theme) -> list[Shape]:
    body = mixed(theme.steel, "#31506b", 0.4)
    lamps = ("#ff5a4a", "#ffd23e", "#5cf08a", "#5cf08a", "#ffd23e")
    return [
        Rect(-0.9, -0.36, 1.84, 0.82, Paint(theme.ink, opacity=0.4), 0.06),
        Rect(-0.93, -0.42, 1.86, 0.84, Paint(mixed(body, theme.ink, 0.3), theme.ink, 0.035), 0.06),
        Rect(-0.87, -0.36, 1.74, 0.4, Paint(body, theme.ink, 0.02), 0.03),
        *(Rect(x, -0.31, 0.48, 0.3, Paint("#0d2a22", theme.ink, 0.02), 0.02) for x in (-0.82, -0.24, 0.34)),
        Path(outline("M-78 -8L-68 -20L-60 -12L-50 -24L-40 -14"), Paint(None, theme.glow, 0.025)),
        *(Line(-0.19, y, 0.05 + y / 2, y, Paint(None, theme.glow, 0.025)) for y in (-0.24, -0.17, -0.1)),
        Dot(0.58, -0.16, 0.1, Paint(None, theme.glow, 0.022)),
        Line(0.58, -0.16, 0.65, -0.22, Paint(None, theme.glow, 0.022)),
        *(
            Dot(-0.74 + step * 0.13, 0.15, 0.04, Paint(lamp, theme.ink, 0.015))
            for step, lamp in enumerate(lamps)
        ),
        *(
            Rect(0.02 + column * 0.14, 0.1 + row * 0.13, 0.1, 0.09, Paint("#d5dbe0", theme.ink, 0.012), 0.015)
            for row in (0, 1)
            for column in range(6)
        ),
        Rect(-0.78, 0.25, 0.62, 0.07, Paint(theme.ink, opacity=0.6), 0.02),
    ]


def _pipes(theme: Theme) -> list[Shape]:
    tank = mixed(theme.steel, "#6b7f5a", 0.35)
    shapes: list[Shape] = [
        Rect(-1.4, -0.33, 2.84, 0.78, Paint(theme.ink, opacity=0.4), 0.3),
        Rect(-1.43, -0.4, 2.86, 0.8, Paint(mixed(tank, theme.ink, 0.35), theme.ink, 0.035), 0.36),
        Rect(-1.34, -0.31, 2.68, 0.5, Paint(tank), 0.25),
        Rect(-1.22, -0.25, 2.44, 0.13, Paint("#ffffff", opacity=0.35), 0.065),
    ]
    for x in (-1.0, -0.38, 0.24, 0.86):
        shapes.append(Rect(x, -0.42, 0.14, 0.84, Paint(mixed(tank, "#ffffff", 0.2), theme.ink, 0.025), 0.03))
        shapes += [Dot(x + 0.07, y, 0.025, Paint(theme.ink)) for y in (-0.33, 0, 0.33)]
    shapes += [
        Dot(-0.65, 0.02, 0.15, Paint(theme.chip, theme.ink, 0.03)),
        Line(-0.65, 0.02, -0.57, -0.06, Paint(None, theme.red, 0.03)),
        Rect(0.44, -0.12, 0.36, 0.24, Paint(theme.stripe, theme.ink, 0.02), 0.02),
        Path(polygon((0.62, -0.09), (0.72, 0.08), (0.52, 0.08)), Paint(theme.ink)),
    ]
    return shapes


OBSTACLES = (_crate, _console, _pipes)
"""Obstacles of one, two and three spaces."""
