"""Icons on chips for marines to take: the pictures above the names."""

from collections.abc import Callable, Mapping

from kneedeep.drawing.primitive import Line, Paint, Path, Rect, Shape, outline
from kneedeep.drawing.symbols.chip import chip
from kneedeep.drawing.symbols.door_symbols import key_mark
from kneedeep.drawing.theme import Theme, key_color, mixed


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


def _health(theme: Theme) -> list[Shape]:
    return [
        Rect(-0.28, -0.19, 0.56, 0.4, Paint("#f6f6f6", theme.ink, 0.025), 0.06),
        Path(outline("M-10 -19C-10 -27 10 -27 10 -19"), Paint(None, theme.ink, 0.03)),
        Path(outline("M-5 -13H5V-4H14V6H5V15H-5V6H-14V-4H-5Z"), Paint("#d4202a")),
    ]


def _armor(theme: Theme) -> list[Shape]:
    return [
        Path(
            outline("M-26 -20L-12 -25C-8 -16 8 -16 12 -25L26 -20L24 -2L18 0V22C8 26 -8 26 -18 22V0L-24 -2Z"),
            Paint("#3f8a4c", theme.ink, 0.025),
        ),
        Path(outline("M-12 -8H12L9 10L0 16L-9 10Z"), Paint("#7fd08a", theme.ink, 0.018)),
        Line(0, -0.16, 0, 0.22, Paint(None, theme.ink, 0.018)),
    ]


def _adrenaline(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-24 17L8 -15L17 -6L-15 26Z"), Paint("#eef4f6", theme.ink, 0.022)),
        Path(outline("M-20 17L-4 1L5 10L-13 24Z"), Paint("#f0a81e")),
        Path(outline("M-20 22L-34 30M12 -10L24 -22M17 -28L30 -15"), Paint(None, theme.ink, 0.035)),
        Path(outline("M-13 6L-9 10M-7 0L-3 4M-1 -6L3 -2"), Paint(None, theme.ink, 0.018)),
    ]


def _berserk(theme: Theme) -> list[Shape]:
    return [
        Path(
            outline(
                "M0 -28L8 -16L22 -24L19 -9L32 -6L22 4L30 17L14 16L9 28L0 19L-9 28L-14 16L-30 17L-22 4L-32 -6L-19 -9L-22 -24L-8 -16Z"
            ),
            Paint("#c3161f", theme.ink, 0.02),
        ),
        Path(
            outline(
                "M-16 -10C-16 -15 -10 -15 -9 -11C-8 -15 -2 -15 -1 -11C0 -15 6 -15 7 -11C8 -14 14 -14 14 -9V5C14 11 9 14 6 14V20H-9V14C-14 12 -16 8 -16 3Z"
            ),
            Paint("#f0c09a", theme.ink, 0.022),
        ),
        Path(outline("M-9 -10V-2M-1 -10V-2M7 -10V-2M-15 3C-8 0 -2 2 1 6"), Paint(None, theme.ink, 0.018)),
    ]


def _oxygen(theme: Theme) -> list[Shape]:
    return [
        Rect(-0.2, -0.17, 0.17, 0.4, Paint("#3a8fd6", theme.ink, 0.022), 0.08),
        Rect(0.03, -0.17, 0.17, 0.4, Paint("#3a8fd6", theme.ink, 0.022), 0.08),
        Path(outline("M-12 -17V-25H12V-17M0 -25C8 -30 26 -26 26 -8"), Paint(None, theme.ink, 0.03)),
        Rect(-0.2, -0.03, 0.4, 0.07, Paint(theme.ink)),
        Line(-0.15, -0.1, -0.15, 0.17, Paint(None, "#d3ecff", 0.022)),
    ]


def _objective(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-20 26V-26"), Paint(None, theme.ink, 0.045)),
        Path(outline("M-18 -25H24L14 -12L24 1H-18Z"), Paint("#d9a020", theme.ink, 0.022)),
    ]


def thing(theme: Theme) -> list[Shape]:
    """A box, for what has no picture of its own."""
    return [
        Path(outline("M-24 -10L0 -22L24 -10V14L0 26L-24 14Z"), Paint("#b9a1e6", theme.ink, 0.025)),
        Path(outline("M-24 -10L0 2L24 -10M0 2V26"), Paint(None, theme.ink, 0.022)),
        Path(outline("M-12 -16L12 -4V6"), Paint(None, "#5b3f99", 0.035)),
    ]


CHIPS: Mapping[str, tuple[str, str, Callable[[Theme], list[Shape]]]] = {
    "health": ("#b3202a", "health", _health),
    "health-pack": ("#b3202a", "health pack", _health),
    "armor": ("#2f6f3b", "armor", _armor),
    "adrenaline": ("#b0740d", "adrenaline", _adrenaline),
    "berserk": ("#8c1119", "berserk", _berserk),
    "oxygen": ("#2266a3", "oxygen", _oxygen),
    "objective": ("#8a6412", "objective", _objective),
    "item": ("#7d5fb0", "item", thing),
}
"""Kinds of equipment: the color of the rim, the label, the picture."""
