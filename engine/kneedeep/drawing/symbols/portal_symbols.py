"""Teleporters and portals as symbols; their color shows as a shape too."""

import math
from collections.abc import Mapping

from kneedeep.drawing import KEY_SHAPES, Dot, Line, Paint, Path, Shape, Theme, key_color, mixed, polygon
from kneedeep.drawing.symbols.door_symbols import key_mark

PORTAL_TIERS: Mapping[str, int] = {"blue": 1, "yellow": 2, "red": 3}
"""The tier of a portal by its color, shown by as many dots. Rule: Learn to Play p. 10 (portals)."""


def teleporter(theme: Theme, color: str | None) -> list[Shape]:
    """A teleporter with one face, in its color."""
    paint = key_color(theme, color)
    return [
        Dot(0.02, 0.03, 0.46, Paint(theme.ink, opacity=0.4)),
        Dot(0, 0, 0.45, Paint("#2a3036", theme.ink, 0.03)),
        Dot(0, 0, 0.4, Paint(None, theme.steel, 0.035)),
        Dot(0, 0, 0.34, Paint(mixed(paint, theme.ink, 0.45), paint, 0.035)),
        Dot(0, 0, 0.25, Paint(mixed(paint, "#ffffff", 0.12))),
        key_mark(color, 0, 0, 0.17, Paint("#ffffff", theme.ink, 0.025)),
        *(
            Line(0.37 * x, 0.37 * y, 0.43 * x, 0.43 * y, Paint(None, paint, 0.05))
            for x, y in ((0.707, 0.707), (-0.707, 0.707), (0.707, -0.707), (-0.707, -0.707))
        ),
    ]


def portal(theme: Theme, color: str | None) -> list[Shape]:
    """A portal: a rift in a torn rim, its shape and its number of dots those of the tier of its color."""
    paint = key_color(theme, color)
    tier = PORTAL_TIERS.get(color or "", 0)
    rays = (0.46, 0.34)
    rim = [
        (rays[step % 2] * math.sin(step * math.pi / 9), -rays[step % 2] * math.cos(step * math.pi / 9))
        for step in range(18)
    ]
    hole = Paint("#12060c", mixed(paint, "#ffffff", 0.25), 0.06)
    spots = {1: (0.0,), 2: (-0.085, 0.085), 3: (-0.11, 0.0, 0.11)}.get(tier, ())
    low = 0.07 if KEY_SHAPES.get(color or "") == "triangle" else 0.0
    return [
        Path(
            polygon(*((round(x + 0.025, 4), round(y + 0.035, 4)) for x, y in rim)),
            Paint(theme.ink, opacity=0.4),
        ),
        Path(
            polygon(*((round(x, 4), round(y, 4)) for x, y in rim)),
            Paint(mixed(paint, theme.ink, 0.35), theme.ink, 0.03),
        ),
        key_mark(color, 0, low / 2, 0.34 if low else 0.29, hole),
        *(Dot(x, low, 0.048, Paint("#ffffff", theme.ink, 0.015)) for x in spots),
    ]
