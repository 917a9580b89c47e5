"""Silhouettes of weapons and ammunition, for the face of a chip: about 0.76 × 0.44 spaces around the origin, muzzle east."""

from collections.abc import Callable, Mapping

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Shape, outline, polygon
from kneedeep.drawing.theme import Theme, mixed


def _body(theme: Theme) -> Paint:
    return Paint("#2b3136", theme.ink, 0.015)


def _chainsaw(theme: Theme) -> list[Shape]:
    teeth = Paint(None, theme.ink, 0.045, 1, (0.03, 0.035), "flat")
    return [
        Path(outline("M-4 -9H32C40 -9 40 9 32 9H-4"), teeth),
        Path(outline("M-6 -7H31C37 -7 37 7 31 7H-6Z"), Paint(theme.steel, theme.ink, 0.02)),
        Path(outline("M-36 -8L-28 -15H-6L-2 -10V12L-8 17H-26L-36 10Z"), Paint("#d9531e", theme.ink, 0.02)),
        Path(outline("M-31 -15C-30 -25 -10 -25 -8 -15"), Paint(None, theme.ink, 0.045)),
        Rect(-0.26, -0.05, 0.14, 0.1, Paint(theme.ink), 0.03),
    ]


def _shotgun(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 16L-38 5L-14 -7L-8 -7L-8 2L-20 5Z"), Paint("#7a4a22", theme.ink, 0.018)),
        Path(outline("M-14 -9H38V-3H-14Z"), _body(theme)),
        Path(outline("M-12 -2H6V3H-8Z"), _body(theme)),
        Rect(0.08, -0.035, 0.2, 0.075, Paint("#9a6230", theme.ink, 0.018), 0.02),
        Path(outline("M-10 3C-10 9 -3 9 -3 3"), Paint(None, theme.ink, 0.022)),
    ]


def _machine_gun(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -6H-18V8H-26L-38 12Z"), _body(theme)),
        Path(outline("M-20 -10H14V4H-20Z"), _body(theme)),
        Rect(0.12, -0.06, 0.26, 0.05, Paint("#2b3136")),
        Path(outline("M-2 4L4 22H12L8 4Z"), Paint("#4d6b3a", theme.ink, 0.018)),
        Path(outline("M-16 4L-20 18H-12L-9 4Z"), _body(theme)),
        Rect(-0.12, -0.16, 0.16, 0.05, Paint("#2b3136")),
        Line(-0.16, -0.05, 0.1, -0.05, Paint(None, theme.steel, 0.02)),
    ]


def _chain_gun(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = [
        Path(outline("M-36 -12H-6L0 -16V14L-6 10H-36Z"), _body(theme)),
        Path(outline("M-30 -12C-30 -24 -12 -24 -12 -12"), Paint(None, theme.ink, 0.04)),
        Dot(-0.2, 0.12, 0.1, Paint("#8a7a2c", theme.ink, 0.02)),
    ]
    for y in (-0.12, -0.04, 0.04, 0.12):
        shapes.append(Line(0, y - 0.01, 0.36, y - 0.01, Paint(None, "#2b3136", 0.05, cap="flat")))
    for x in (0.12, 0.28):
        shapes.append(Rect(x, -0.17, 0.05, 0.32, Paint(theme.steel, theme.ink, 0.015), 0.01))
    return shapes


def _rocket_launcher(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -11H12L22 -14V10L12 7H-38Z"), Paint("#5b6b3a", theme.ink, 0.02)),
        Path(outline("M22 -8H28L38 -2L28 4H22Z"), Paint(theme.red, theme.ink, 0.02)),
        Path(outline("M-10 7L-14 20H-5L-2 7Z"), _body(theme)),
        Rect(-0.2, -0.19, 0.14, 0.08, _body(theme), 0.02),
        Line(-0.32, -0.02, 0.08, -0.02, Paint(None, theme.ink, 0.02, 0.5)),
    ]


def _plasma_gun(theme: Theme) -> list[Shape]:
    blue = Paint("#35c3ff", theme.ink, 0.015)
    return [
        Path(outline("M-38 -8L-24 -14H10L20 -8H38V2H20L10 8H-24L-38 12Z"), _body(theme)),
        Path(outline("M-18 8L-22 20H-12L-8 8Z"), _body(theme)),
        *(Rect(x, -0.1, 0.06, 0.14, blue, 0.02) for x in (-0.16, -0.06, 0.04)),
        Dot(0.38, -0.03, 0.06, Paint("#bdf0ff", "#35c3ff", 0.025)),
    ]


def _bfg(theme: Theme) -> list[Shape]:
    green = mixed(theme.glow, "#2aa84a", 0.5)
    return [
        Path(
            outline("M-38 -14H-6C0 -24 18 -24 24 -16H36V14H24C18 22 0 22 -6 12H-38Z"),
            Paint("#4a5560", theme.ink, 0.02),
        ),
        Dot(0.09, -0.01, 0.15, Paint(theme.ink)),
        Dot(0.09, -0.01, 0.115, Paint(green)),
        Dot(0.06, -0.04, 0.05, Paint("#eaffea")),
        Rect(0.27, -0.1, 0.1, 0.18, Paint(green, theme.ink, 0.015), 0.02),
        Rect(-0.32, -0.07, 0.2, 0.05, Paint(theme.ink)),
        Rect(-0.32, 0.02, 0.2, 0.05, Paint(theme.ink)),
    ]


def _combat_shotgun(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 14V2L-22 -6L-14 -8V6L-26 8L-30 16Z"), _body(theme)),
        Path(outline("M-16 -12H18V4H-16Z"), _body(theme)),
        Rect(0.16, -0.1, 0.22, 0.06, Paint("#2b3136", theme.ink, 0.012)),
        Rect(-0.02, 0.03, 0.26, 0.09, Paint("#b23a24", theme.ink, 0.018), 0.03),
        Path(outline("M-14 4L-19 20H-10L-6 4Z"), _body(theme)),
        Line(-0.1, -0.05, 0.12, -0.05, Paint(None, theme.steel, 0.03)),
    ]


def _super_shotgun(theme: Theme) -> list[Shape]:
    barrel = Paint(theme.steel, theme.ink, 0.018)
    return [
        Path(outline("M-38 20L-36 4L-16 -8H-6V4L-18 8L-26 20Z"), Paint("#7a4a22", theme.ink, 0.02)),
        Rect(-0.1, -0.13, 0.48, 0.09, barrel, 0.02),
        Rect(-0.1, -0.03, 0.48, 0.09, barrel, 0.02),
        Rect(0.0, -0.15, 0.07, 0.23, _body(theme), 0.015),
        Dot(0.36, -0.085, 0.025, Paint(theme.ink)),
        Dot(0.36, 0.015, 0.025, Paint(theme.ink)),
        Path(outline("M-14 6C-14 13 -6 13 -6 5"), Paint(None, theme.ink, 0.025)),
    ]


def _heavy_assault_rifle(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -8L-18 -12H16L22 -6V6H-14L-20 10H-38Z"), _body(theme)),
        Rect(0.2, -0.06, 0.18, 0.07, Paint("#2b3136", theme.ink, 0.012)),
        Path(outline("M-12 6L-17 22H-8L-3 6ZM2 6L5 18H13L11 6Z"), _body(theme)),
        Rect(-0.08, -0.22, 0.2, 0.08, Paint("#2b3136", theme.ink, 0.015), 0.03),
        Dot(0.08, -0.18, 0.025, Paint("#ff6a3a")),
        Line(-0.3, -0.01, 0.12, -0.01, Paint(None, "#e07b2a", 0.035)),
    ]


def _plasma_rifle(theme: Theme) -> list[Shape]:
    blue = Paint(None, "#35c3ff", 0.04)
    return [
        Path(outline("M-38 -4L-22 -16H22L30 -8V8H10L2 14H-18L-24 8H-38Z"), _body(theme)),
        Path(outline("M-16 12L-20 24H-11L-7 12Z"), _body(theme)),
        *(Line(x, -0.1, x + 0.05, 0.05, blue) for x in (-0.14, -0.03, 0.08)),
        Path(outline("M28 -8H38L34 0L38 8H28Z"), Paint("#bdf0ff", "#35c3ff", 0.02)),
    ]


def _burst_rifle(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -2L-20 -10H12V6H-12L-20 14H-38Z"), Paint("#55606a", theme.ink, 0.02)),
        Rect(0.1, -0.09, 0.16, 0.08, _body(theme)),
        *(Rect(x, -0.07, 0.035, 0.04, Paint("#ffd23e", theme.ink, 0.01)) for x in (0.27, 0.315, 0.36)),
        Path(outline("M-10 6L-13 20H-4L-1 6Z"), _body(theme)),
        Path(outline("M-8 -10V-18H10V-10"), Paint(None, theme.ink, 0.035)),
        *(Dot(x, -0.02, 0.025, Paint("#ffd23e", theme.ink, 0.01)) for x in (-0.2, -0.1, 0.0)),
    ]


def _static_rifle(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -6H-14L-8 -12H12V4H-8L-18 8L-38 12Z"), Paint("#5b5f86", theme.ink, 0.02)),
        Line(0.12, -0.08, 0.38, -0.08, Paint(None, "#2b3136", 0.05, cap="flat")),
        Line(0.12, 0.03, 0.38, 0.03, Paint(None, "#2b3136", 0.05, cap="flat")),
        Path(outline("M14 -3L20 -6L22 1L28 -5L30 1L37 -3"), Paint(None, "#b9a1ff", 0.03)),
        Path(outline("M-8 4L-12 20H-3L0 4Z"), _body(theme)),
        Dot(-0.02, -0.04, 0.05, Paint("#e5dcff", "#8f6bff", 0.02)),
    ]


def _chaingun(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -10L-26 -18H-8L0 -12V12L-8 16H-26L-38 8Z"), _body(theme)),
        Path(outline("M-28 -18C-26 -28 -10 -28 -10 -18"), Paint(None, theme.ink, 0.04)),
        *(Rect(0.0, y, 0.34, 0.045, Paint(theme.steel, theme.ink, 0.012)) for y in (-0.12, -0.06, 0.0, 0.06)),
        Rect(0.1, -0.15, 0.05, 0.3, _body(theme), 0.01),
        Rect(0.3, -0.15, 0.07, 0.3, _body(theme), 0.02),
        Path(outline("M-22 16C-20 26 -4 28 4 20"), Paint(None, "#d9a441", 0.05, 1, (0.03, 0.03), "flat")),
    ]


def _gauss_cannon(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-38 -12H-10V10H-20L-28 16L-38 12Z"), Paint("#4a545c", theme.ink, 0.02)),
        Path(outline("M-10 -14H38V-8H-4V4H38V10H-10Z"), Paint(theme.steel, theme.ink, 0.018)),
        Line(-0.02, -0.02, 0.38, -0.02, Paint(None, "#ffb42a", 0.045, 1, (0.07, 0.04), "flat")),
        Dot(-0.24, -0.01, 0.075, Paint("#ffb42a", theme.ink, 0.02)),
        *(Rect(x, -0.18, 0.04, 0.06, Paint("#2b3136")) for x in (0.0, 0.12, 0.24)),
    ]


def _bfg_9000(theme: Theme) -> list[Shape]:
    green = mixed(theme.glow, "#2aa84a", 0.5)
    return [
        Path(
            outline("M-38 -10L-26 -20H14L24 -12H38V-4L30 0L38 4V12H24L14 18H-22L-28 10H-38Z"),
            Paint("#4a5560", theme.ink, 0.02),
        ),
        Rect(-0.2, -0.13, 0.3, 0.24, Paint(theme.ink), 0.06),
        *(Dot(x, -0.01, 0.04, Paint(green)) for x in (-0.14, -0.05, 0.04)),
        Path(outline("M30 -8L38 0L30 8L26 0Z"), Paint("#eaffea", green, 0.03)),
        Line(-0.32, -0.03, -0.32, 0.05, Paint(None, green, 0.04)),
    ]


def _frag_grenade(theme: Theme) -> list[Shape]:
    return [
        Path(
            outline("M-16 -4C-18 -16 18 -16 16 -4V10C16 24 -16 24 -16 10Z"), Paint("#5f7a35", theme.ink, 0.02)
        ),
        Path(outline("M-15 2H15M-14 10H14M-5 -12V19M5 -12V19"), Paint(None, theme.ink, 0.022)),
        Rect(-0.06, -0.21, 0.12, 0.1, _body(theme), 0.015),
        Path(outline("M4 -20H16L20 -4"), Paint(None, theme.steel, 0.04)),
        Dot(-0.14, -0.19, 0.055, Paint(None, theme.ink, 0.025)),
    ]


def _decoy_grenade(theme: Theme) -> list[Shape]:
    wave = Paint(None, "#2f9fd0", 0.032)
    return [
        Rect(-0.09, -0.14, 0.18, 0.34, Paint("#c9d3d9", theme.ink, 0.02), 0.06),
        Rect(-0.09, -0.02, 0.18, 0.08, Paint("#2f9fd0", theme.ink, 0.015)),
        Rect(-0.05, -0.21, 0.1, 0.08, _body(theme), 0.015),
        Path(outline("M16 -8C22 -2 22 8 16 14M24 -14C34 -4 34 12 24 20"), wave),
        Path(outline("M-16 -8C-22 -2 -22 8 -16 14M-24 -14C-34 -4 -34 12 -24 20"), wave),
    ]


def _siphon_grenade(theme: Theme) -> list[Shape]:
    return [
        Dot(0, 0.02, 0.18, Paint("#3a1420", theme.ink, 0.025)),
        Path(
            outline("M0 -12C8 -2 10 4 6 10C2 14 -4 14 -7 9C-10 3 -6 -4 0 -12Z"),
            Paint("#e0384a", theme.ink, 0.015),
        ),
        *(
            Path(
                polygon((x * 0.34, y * 0.24 + 0.02), (x * 0.22, y * 0.1 + 0.02), (x * 0.17, y * 0.19 + 0.02)),
                Paint("#e0384a", theme.ink, 0.012),
            )
            for x in (-1, 1)
            for y in (-1, 1)
        ),
        Rect(-0.05, -0.23, 0.1, 0.09, _body(theme), 0.015),
    ]


def _soul_cube(theme: Theme) -> list[Shape]:
    gold = "#c79a3c"
    rune = Paint(None, "#ffec9e", 0.03)
    return [
        Path(
            polygon((0, -0.25), (0.25, -0.13), (0, 0), (-0.25, -0.13)),
            Paint(mixed(gold, "#ffffff", 0.3), theme.ink, 0.02),
        ),
        Path(polygon((-0.25, -0.13), (0, 0), (0, 0.25), (-0.25, 0.12)), Paint(gold, theme.ink, 0.02)),
        Path(
            polygon((0.25, -0.13), (0, 0), (0, 0.25), (0.25, 0.12)),
            Paint(mixed(gold, theme.ink, 0.4), theme.ink, 0.02),
        ),
        Path(outline("M-18 -3L-8 2V13M-18 6L-12 9"), rune),
        Path(outline("M18 -3L8 2M13 0V14L7 17"), rune),
        Dot(0, -0.13, 0.045, Paint(theme.red, theme.ink, 0.015)),
    ]


def _bullets(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for x in (-0.2, 0.0, 0.2):
        shapes += [
            Rect(x - 0.065, -0.04, 0.13, 0.24, Paint("#d9a441", theme.ink, 0.018), 0.015),
            Path(outline("M-6 -4C-6 -16 -2 -22 0 -24C2 -22 6 -16 6 -4Z"), Paint("#a0552a", theme.ink, 0.018)),
            Line(x - 0.06, 0.15, x + 0.06, 0.15, Paint(None, theme.ink, 0.02)),
        ]
        tip = shapes[-2]
        if isinstance(tip, Path):
            shapes[-2] = Path(moved(tip.segments, x, 0), tip.paint)
    return shapes


def _rockets(theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    for x in (-0.15, 0.15):
        for text, fill in (
            ("M-12 22L-7 8H7L12 22Z", "#8f979d"),
            ("M-7 14V-8H7V14Z", "#d9d4c6"),
            ("M-7 -8C-6 -18 -2 -23 0 -25C2 -23 6 -18 7 -8Z", theme.red),
        ):
            shapes.append(Path(moved(outline(text), x, 0), Paint(fill, theme.ink, 0.018)))
    return shapes


def _cells(theme: Theme) -> list[Shape]:
    return [
        Rect(-0.22, -0.17, 0.44, 0.37, Paint("#3a434a", theme.ink, 0.02), 0.05),
        Rect(-0.13, -0.23, 0.26, 0.07, Paint(theme.steel, theme.ink, 0.018), 0.02),
        Path(outline("M4 -14L-12 4H-1L-5 17L12 -3H1Z"), Paint("#35c3ff", "#d9f6ff", 0.012)),
    ]


def moved(
    segments: tuple[tuple[str | float, ...], ...], dx: float, dy: float
) -> tuple[tuple[str | float, ...], ...]:
    """The same outline, moved by (dx, dy) spaces."""
    result: list[tuple[str | float, ...]] = []
    for letter, *values in segments:
        shifted = [round(float(value) + (dy if index % 2 else dx), 6) for index, value in enumerate(values)]
        result.append((letter, *shifted))
    return tuple(result)


WEAPONS: Mapping[str, Callable[[Theme], list[Shape]]] = {
    "chainsaw": _chainsaw,
    "shotgun": _shotgun,
    "machine-gun": _machine_gun,
    "chain-gun": _chain_gun,
    "rocket-launcher": _rocket_launcher,
    "plasma-gun": _plasma_gun,
    "bfg": _bfg,
    "soul-cube": _soul_cube,
    "combat-shotgun": _combat_shotgun,
    "super-shotgun": _super_shotgun,
    "heavy-assault-rifle": _heavy_assault_rifle,
    "plasma-rifle": _plasma_rifle,
    "burst-rifle": _burst_rifle,
    "static-rifle": _static_rifle,
    "chaingun": _chaingun,
    "gauss-cannon": _gauss_cannon,
    "bfg-9000": _bfg_9000,
    "frag-grenade": _frag_grenade,
    "decoy-grenade": _decoy_grenade,
    "siphon-grenade": _siphon_grenade,
}
AMMO: Mapping[str, Callable[[Theme], list[Shape]]] = {
    "bullets": _bullets,
    "rockets": _rockets,
    "cells": _cells,
}
