"""Icons on chips for marines to take: the pictures above the names."""

from collections.abc import Mapping

from kneedeep.drawing import Line, Paint, Rect, Shape, Theme, key_color, mixed
from kneedeep.drawing.symbols.chip import chip
from kneedeep.drawing.symbols.door_symbols import key_mark


def key_chip(theme: Theme, color: str | None) -> list[Shape]:
    """A key card in its color, with the shape of that color."""
    paint = key_color(theme, color)
    icon: list[Shape] = [
        Rect(-0.31, -0.21, 0.62, 0.42, Paint(paint, theme.ink, 0.025), 0.05),
        Rect(-0.31, -0.14, 0.62, 0.07, Paint(theme.ink, opacity=0.55)),
        key_mark(color, -0.13, 0.08, 0.12, Paint("#ffffff", theme.ink, 0.02)),
        Line(0.06, 0.03, 0.24, 0.03, Paint(None, theme.ink, 0.03)),
        Line(0.06, 0.11, 0.2, 0.11, Paint(None, theme.ink, 0.03)),
    ]
    return chip(theme, mixed(paint, theme.ink, 0.35), f"{color or ''} key".strip(), icon)


CHIPS: Mapping[str, tuple[str, str, str]] = {
    "health": ("#b3202a", "health", "health"),
    "health-pack": ("#b3202a", "health pack", "health"),
    "armor": ("#2f6f3b", "armor", "armor"),
    "adrenaline": ("#b0740d", "adrenaline", "adrenaline"),
    "berserk": ("#8c1119", "berserk", "berserk"),
    "oxygen": ("#2266a3", "oxygen", "oxygen"),
    "objective": ("#8a6412", "objective", "objective"),
    "item": ("#7d5fb0", "item", "thing"),
}
"""Kinds of equipment: the color of the rim, the label, the picture."""
