"""Doors as symbols: two spaces long along x, centered on the door line, the way out of an exit door to the north.

The kind is shown by shape, and a key by the shape on its plate: triangle red, circle blue, square yellow.
"""

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Shape, Symbol, outline, polygon
from kneedeep.drawing.theme import KEY_SHAPES, Theme, key_color, mixed

KINDS = ("door", "security", "airlock", "passage")
_BOX = (-1.1, -0.4, 2.2, 0.8)


def door_name(kind: str, key: str | None, *, opened: bool) -> str:
    """The name of the symbol for a door; kinds that are not known look like `door`."""
    if kind not in KINDS:
        kind = "door"
    if key and kind == "door":
        kind = "security"
    return f"door-{kind}" + (f"-{key}" if key else "") + ("-open" if opened else "")


def door(kind: str, key: str | None, theme: Theme, *, opened: bool = False) -> Symbol:
    """The symbol of a door, closed or open."""
    name = door_name(kind, key, opened=opened)
    if (drawn := name.split("-")[1]) == "passage":
        shapes = _passage(theme, opened=opened)
    elif drawn == "airlock":
        shapes = _airlock(theme, opened=opened)
    else:
        shapes = _leaves(theme, key, opened=opened, security=drawn == "security")
    if key and drawn != "security":
        paint = Paint(key_color(theme, key), "#ffffff", 0.03)
        shapes += [Dot(0.5, 0, 0.24, Paint(theme.ink, "#ffffff", 0.03)), key_mark(key, 0.5, 0, 0.14, paint)]
    return Symbol(name, _BOX, tuple(shapes))


def exit_arrow(theme: Theme) -> Symbol:
    """The arrow before an exit door: its origin on the door line, pointing north, out of the board."""
    return Symbol(
        "exit-arrow",
        (-0.75, -1.08, 1.5, 0.9),
        (
            Path(
                polygon(
                    (0, -0.98), (0.4, -0.6), (0.17, -0.6), (0.17, -0.28), (-0.17, -0.28), (-0.17, -0.6), (-0.4, -0.6)
                ),
                Paint(theme.glow, theme.ink, 0.05),
            ),
        ),
    )


def key_mark(color: str | None, x: float, y: float, radius: float, paint: Paint) -> Shape:
    """The shape that stands for a key color, in a circle of that radius; a diamond for an unknown color."""
    shape = KEY_SHAPES.get(color or "", "diamond")
    if shape == "circle":
        return Dot(x, y, radius * 0.92, paint)
    if shape == "square":
        half = radius * 0.82
        return Rect(x - half, y - half, half * 2, half * 2, paint)
    if shape == "triangle":
        dy = radius * 0.62
        return Path(polygon((x, y - radius), (x + radius, y + dy), (x - radius, y + dy)), paint)
    return Path(polygon((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)), paint)


def _posts(theme: Theme, *, round_ends: bool = False) -> list[Shape]:
    paint = Paint(theme.wall, theme.wall_rim, 0.035)
    radius = 0.13 if round_ends else 0.03
    return [
        shape
        for x in (-1.0, 1.0)
        for shape in (
            Rect(x - 0.07, -0.2, 0.14, 0.4, paint, min(radius, 0.07)),
            Line(x - 0.03, -0.15, x - 0.03, 0.15, Paint(None, theme.wall_top, 0.03)),
        )
    ]


def _leaves(theme: Theme, key: str | None, *, opened: bool, security: bool) -> list[Shape]:
    color = key_color(theme, key)
    body = mixed(color, theme.ink, 0.2) if security else mixed(theme.steel, "#8a6a3a", 0.45)
    rim = Paint(body, theme.wall_rim, 0.035)
    light = Paint(None, mixed(body, "#ffffff", 0.55), 0.025, 0.8)
    shapes: list[Shape] = []
    if opened:
        shapes.append(Line(-0.6, 0, 0.6, 0, Paint(None, theme.ink, 0.03, 0.5, (0.06, 0.08), "flat")))
        for side in (-1, 1):
            x = -0.93 if side < 0 else 0.63
            shapes += [Rect(x, -0.14, 0.3, 0.28, rim, 0.03), Line(x + 0.04, -0.09, x + 0.26, -0.09, light)]
            if security:
                shapes.append(key_mark(key, x + 0.15, 0.01, 0.085, Paint("#ffffff", theme.ink, 0.02)))
        return shapes + _posts(theme)
    for side in (-1, 1):
        x = -0.95 if side < 0 else 0.015
        shapes += [
            Rect(x, -0.15, 0.935, 0.3, rim, 0.03),
            Line(x + 0.05, -0.095, x + 0.885, -0.095, light),
            Line(x + 0.05, 0.1, x + 0.885, 0.1, Paint(None, theme.ink, 0.03, 0.35)),
        ]
        for step in (0.25, 0.47, 0.69):
            at = x + step - (0.03 if side > 0 else -0.03)
            shapes.append(Line(at, -0.05, at, 0.06, Paint(None, theme.ink, 0.03, 0.45)))
    if security:
        shapes += [
            Rect(-0.3, -0.29, 0.6, 0.58, Paint(theme.ink, mixed(color, "#ffffff", 0.35), 0.045), 0.08),
            key_mark(key, 0, 0.02 if key == "red" else 0, 0.2, Paint(color, "#ffffff", 0.03)),
        ]
    else:
        shapes += [Rect(-0.1, -0.06, 0.06, 0.12, Paint(theme.ink)), Rect(0.04, -0.06, 0.06, 0.12, Paint(theme.ink))]
    return shapes + _posts(theme)


def _airlock(theme: Theme, *, opened: bool) -> list[Shape]:
    body = mixed(theme.steel, "#3c7f8c", 0.5)
    rim = Paint(body, theme.wall_rim, 0.04)
    light = Paint(None, mixed(body, "#ffffff", 0.6), 0.025, 0.8)
    wheel = Paint(None, theme.ink, 0.05)
    shapes: list[Shape] = []
    if opened:
        shapes.append(Line(-0.55, 0, 0.55, 0, Paint(None, theme.ink, 0.03, 0.5, (0.06, 0.08), "flat")))
        for x in (-0.93, 0.55):
            shapes += [Rect(x, -0.19, 0.38, 0.38, rim, 0.14), Dot(x + 0.19, 0, 0.09, wheel._replace(width=0.035))]
        return shapes + _posts(theme, round_ends=True)
    shapes += [
        Rect(-0.95, -0.2, 1.9, 0.4, rim, 0.2),
        Line(-0.78, -0.13, 0.78, -0.13, light),
        Dot(0, 0, 0.26, Paint(mixed(body, theme.ink, 0.25), theme.wall_rim, 0.03)),
        Dot(0, 0, 0.18, Paint(None, theme.stripe, 0.06)),
        Line(-0.18, 0, 0.18, 0, Paint(None, theme.stripe, 0.045)),
        Line(0, -0.18, 0, 0.18, Paint(None, theme.stripe, 0.045)),
        Dot(0, 0, 0.06, Paint(theme.ink)),
    ]
    shapes += [Dot(x, 0, 0.05, Paint(theme.ink, opacity=0.55)) for x in (-0.72, -0.5, 0.5, 0.72)]
    return shapes + _posts(theme, round_ends=True)


def _passage(theme: Theme, *, opened: bool) -> list[Shape]:
    arch = outline("M-92 16V-2C-92 -30 -50 -32 0 -32C50 -32 92 -30 92 -2V16")
    pen = Paint(None, theme.stencil, 0.05, 0.95, (0.13, 0.09), "flat")
    if opened:
        return [Path(arch, pen), Line(-0.9, 0.16, 0.9, 0.16, pen._replace(width=0.025, opacity=0.6))]
    brick = Paint(None, theme.ink, 0.02, 0.55)
    shapes: list[Shape] = [Path((*arch, ("Z",)), Paint(mixed(theme.wall, theme.ink, 0.35), theme.wall_rim, 0.04))]
    shapes += [Line(-0.9, y, 0.9, y, brick) for y in (-0.16, 0.0)]
    shapes += [Line(x, -0.3, x, -0.16, brick) for x in (-0.45, 0.0, 0.45)]
    shapes += [Line(x, -0.16, x, 0.0, brick) for x in (-0.68, -0.23, 0.23, 0.68)]
    shapes += [Line(x, 0.0, x, 0.16, brick) for x in (-0.45, 0.0, 0.45)]
    shapes.append(Path(arch, pen))
    return shapes
