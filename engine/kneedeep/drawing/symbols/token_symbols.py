"""Tokens as symbols, centered on the origin: equipment on labelled chips, everything of the floor over its whole space.

Long tokens lie along x. A kind that is not known is drawn as a chip with its own name.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Shape, Symbol, Text, outline, polygon
from kneedeep.drawing.symbols.chip import chip, shrunk
from kneedeep.drawing.symbols.equipment_icons import CHIPS, key_chip, thing
from kneedeep.drawing.symbols.obstacle_symbols import OBSTACLES
from kneedeep.drawing.symbols.portal_symbols import portal, teleporter, two_sided_teleporter
from kneedeep.drawing.symbols.weapon_silhouettes import AMMO, WEAPONS
from kneedeep.drawing.theme import Theme, mixed

LONG_KINDS = ("obstacle", "hazard", "body")
COLORED_KINDS = ("key", "teleporter", "portal")
TOLD_BY_ITEM = ("weapon", "ammo", "item")


class TokenLook(NamedTuple):
    """The features that decide a token's look: its kind, `color` or `item`, its length, whether it is on.

    `active`: which face of a two-sided teleporter is up. None for teleporters with one face.
    """

    kind: str
    color: str | None = None
    item: str | None = None
    size: int = 1
    on: bool = False
    active: bool | None = None


def token_name(look: TokenLook) -> str:
    """The name of the symbol for a token of that look."""
    kind, color, item, size, on, active = look
    parts = ["token", kind]
    if kind == "teleporter" and active is not None:
        parts.append("active" if active else "inactive")
    elif kind in COLORED_KINDS:
        parts += [color] if color else []
    elif kind in LONG_KINDS:
        parts.append(str(max(1, min(3, size))))
    elif kind == "flame-jet":
        parts += ["on"] if on else []
    elif kind in TOLD_BY_ITEM or kind not in KINDS:
        parts += [item] if item else []
    return safe_name("-".join(parts))


def safe_name(name: str) -> str:
    """The name with every character that does not suit an XML id replaced by its number."""
    return "".join(
        char if char.isascii() and (char.isalnum() or char == "-") else f"_{ord(char):x}_" for char in name
    )


def token(look: TokenLook, theme: Theme) -> Symbol:
    """The symbol of a token; its box is 1 space high and as long as the token."""
    kind, color, item, size, on, active = look
    length = max(1, min(3, size)) if kind in LONG_KINDS else 1
    if kind == "weapon" and item is not None and item in WEAPONS:
        shapes = chip(
            theme, "#5c6770", _WEAPON_LABELS.get(item, item.replace("-", " ")), WEAPONS[item](theme)
        )
    elif kind == "ammo" and item is not None and item in AMMO:
        shapes = chip(theme, "#b98a2f", item, AMMO[item](theme))
    elif kind == "key":
        shapes = key_chip(theme, color)
    elif kind == "portal":
        shapes = portal(theme, color)
    elif kind == "teleporter" and active is not None:
        shapes = two_sided_teleporter(theme, active=active)
    elif kind == "teleporter":
        shapes = teleporter(theme, color)
    elif kind == "obstacle":
        shapes = OBSTACLES[length - 1](theme)
    elif kind == "hazard":
        shapes = _goo(theme, length)
    elif kind == "body":
        shapes = _body(theme, length)
    elif kind == "flame-jet":
        shapes = _flame_jet(theme, on=on)
    elif kind in _FLOOR:
        shapes = _FLOOR[kind](theme)
    elif kind in CHIPS and not (kind == "item" and item):
        rim, label, icon = CHIPS[kind]
        shapes = chip(theme, rim, label, icon(theme))
    else:
        shapes = chip(theme, "#7d5fb0", (item or kind).replace("-", " "), thing(theme))
    return Symbol(token_name(look), (-length / 2, -0.5, length, 1), tuple(shapes))


def hazard_sign(theme: Theme) -> Symbol:
    """The warning sign in the middle of a hazard; it stands upright however the hazard lies."""
    shapes = (
        Path(polygon((0, -0.21), (0.21, 0.17), (-0.21, 0.17)), Paint(theme.stripe, theme.ink, 0.045)),
        Path(outline("M0 -7V4M0 10V11"), Paint(None, theme.ink, 0.055)),
    )
    return Symbol("hazard-sign", (-0.25, -0.25, 0.5, 0.46), shapes)


_WEAPON_LABELS = {
    "machine-gun": "mach. gun",
    "rocket-launcher": "launcher",
    "plasma-gun": "plasma",
    "combat-shotgun": "combat",
    "super-shotgun": "super",
    "heavy-assault-rifle": "assault",
    "plasma-rifle": "plasma",
    "burst-rifle": "burst",
    "static-rifle": "static",
    "gauss-cannon": "gauss",
    "frag-grenade": "frag",
    "decoy-grenade": "decoy",
    "siphon-grenade": "siphon",
}


_GOO = {
    1: "M-40 -8C-44 -34 -18 -40 -2 -36C16 -46 42 -34 40 -8C48 10 38 38 14 36C-4 46 -34 42 -38 22C-46 14 -44 2 -40 -8Z",
    2: (
        "M-88 -6C-96 -34 -62 -42 -42 -36C-22 -46 -6 -28 14 -36C38 -46 82 -42 88 -14C98 8 92 36 62 36"
        "C44 46 20 34 0 40C-26 48 -58 42 -74 34C-92 30 -94 8 -88 -6Z"
    ),
    3: (
        "M-138 -6C-146 -34 -102 -42 -72 -36C-42 -46 -16 -28 14 -36C58 -46 132 -42 138 -14C148 8 142 36 112 36"
        "C84 46 40 34 0 40C-46 48 -98 42 -124 34C-142 30 -144 8 -138 -6Z"
    ),
}


def _goo(theme: Theme, length: int) -> list[Shape]:
    goo, light = "#6fbf1f", "#c8f24a"
    shapes: list[Shape] = [
        Path(outline(_GOO[length]), Paint("#2f5a12", theme.ink, 0.03)),
        Path(
            tuple((letter, *(float(v) * 0.9 for v in values)) for letter, *values in outline(_GOO[length])),
            Paint(goo),
        ),
    ]
    for center in (step - (length - 1) / 2 for step in range(length)):
        shapes += [
            Dot(center - 0.2, -0.14, 0.085, Paint(light, "#2f5a12", 0.02)),
            Dot(center - 0.22, -0.16, 0.03, Paint("#ffffff")),
            Dot(center + 0.22, 0.16, 0.06, Paint(light, "#2f5a12", 0.018)),
            Dot(center + 0.22, -0.2, 0.04, Paint(light, "#2f5a12", 0.015)),
            Dot(center - 0.24, 0.19, 0.045, Paint(light, "#2f5a12", 0.015)),
        ]
    return shapes


def _body(theme: Theme, length: int) -> list[Shape]:
    suit = Paint("#55735c", theme.ink, 0.025)
    shapes: list[Shape] = [
        Path(
            outline("M-36 6C-44 -20 -10 -34 8 -28C30 -36 46 -8 36 10C40 34 8 40 -6 34C-24 42 -42 26 -36 6Z"),
            Paint("#8e1414", opacity=0.75),
        ),
        Path(outline("M-14 -12L10 -14L34 -26L37 -19L14 -4L14 6L36 18L32 25L8 12L-14 10Z"), suit),
        Path(outline("M-12 -10L-18 -30L-11 -31L-2 -12Z"), suit),
        Path(outline("M-12 9L-26 28L-20 32L-2 11Z"), suit),
        Dot(-0.25, -0.01, 0.13, Paint("#d8b08c", theme.ink, 0.025)),
        Path(outline("M-29 -6L-24 -1M-24 -6L-29 -1M-29 3L-24 8M-24 3L-29 8"), Paint(None, theme.ink, 0.022)),
    ]
    return [shrunk(shape, 1.3 if length > 1 else 1.0, 0) for shape in shapes]


def _flame_jet(theme: Theme, *, on: bool) -> list[Shape]:
    shapes: list[Shape] = [
        Rect(-0.44, -0.44, 0.88, 0.88, Paint("#33393e", theme.ink, 0.03), 0.08),
        Dot(0, 0, 0.34, Paint("#22272b", theme.steel, 0.03)),
        *(
            Dot(0.27 * x, 0.27 * y, 0.05, Paint("#ff8a1f" if on else "#0c0e10", theme.ink, 0.015))
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
        ),
    ]
    if on:
        return [
            *shapes,
            Path(
                outline(
                    "M-24 30C-40 8 -22 -2 -22 -20C-10 -14 -8 -8 -6 -4C-6 -20 4 -32 12 -44C12 -26 34 -6 26 18C24 28 16 34 10 36C16 24 8 16 2 8C0 20 -12 20 -24 30Z"
                ),
                Paint("#ff6a13", theme.ink, 0.025),
            ),
            Path(
                outline("M-10 26C-16 12 -6 8 -2 -8C4 2 18 8 14 22C8 14 4 14 0 20C-2 26 -6 26 -10 26Z"),
                Paint("#ffd84a"),
            ),
        ]
    return [
        *shapes,
        Path(
            outline("M-9 14C-14 2 -4 -2 -1 -16C5 -6 14 0 11 12C8 20 -6 20 -9 14Z"),
            Paint(None, theme.steel, 0.03, 1, (0.05, 0.04), "flat"),
        ),
        Line(-0.2, 0.2, 0.2, -0.2, Paint(None, theme.steel, 0.04)),
    ]


def _duct(theme: Theme) -> list[Shape]:
    return [
        Rect(-0.44, -0.44, 0.88, 0.88, Paint(theme.steel, theme.ink, 0.03), 0.05),
        Rect(-0.34, -0.34, 0.68, 0.68, Paint("#0b0d0f", theme.ink, 0.025), 0.03),
        *(
            Rect(-0.34, y, 0.68, 0.075, Paint(mixed(theme.steel, theme.ink, 0.15), theme.ink, 0.015))
            for y in (-0.29, -0.16, -0.03, 0.1, 0.23)
        ),
        *(
            Line(-0.32, y, 0.32, y, Paint(None, "#ffffff", 0.014, 0.5, cap="flat"))
            for y in (-0.28, -0.15, -0.02, 0.11, 0.24)
        ),
        *(
            shape
            for x in (-0.39, 0.39)
            for y in (-0.39, 0.39)
            for shape in (
                Dot(x, y, 0.034, Paint(theme.ink)),
                Line(x - 0.018, y + 0.018, x + 0.018, y - 0.018, Paint(None, theme.steel, 0.012)),
            )
        ),
    ]


def _barrel(theme: Theme) -> list[Shape]:
    green = "#54883a"
    return [
        Path(
            outline("M-28 -26C-28 -42 32 -42 32 -26V34C32 46 -28 46 -28 34Z"), Paint(theme.ink, opacity=0.4)
        ),
        Path(
            outline("M-31 -30C-31 -46 31 -46 31 -30V30C31 46 -31 46 -31 30Z"), Paint(green, theme.ink, 0.03)
        ),
        Path(
            outline("M-27 -24C-16 -20 -16 -20 -16 -20V36C-16 36 -27 32 -27 28Z"),
            Paint("#ffffff", opacity=0.22),
        ),
        Path(
            outline("M-31 -30C-31 -18 31 -18 31 -30C31 -44 -31 -44 -31 -30Z"),
            Paint(mixed(green, "#ffffff", 0.35), theme.ink, 0.025),
        ),
        Dot(0.1, -0.31, 0.05, Paint(theme.ink)),
        Path(outline("M-31 -8C-31 3 31 3 31 -8M-31 24C-31 35 31 35 31 24"), Paint(None, theme.ink, 0.03)),
        Path(
            outline("M-12 20C-18 10 -6 6 -4 -5C4 1 16 8 12 18C8 26 -8 27 -12 20Z"),
            Paint("#ff8a1f", theme.ink, 0.025),
        ),
        Path(outline("M-4 20C-6 14 0 13 1 8C5 12 7 16 5 20C3 23 -3 23 -4 20Z"), Paint("#ffe25a")),
    ]


def _encounter(theme: Theme) -> list[Shape]:
    return [
        Dot(0.02, 0.035, 0.43, Paint(theme.ink, opacity=0.4)),
        Dot(0, 0, 0.43, Paint("#5a3fa0", theme.ink, 0.03)),
        Dot(0, 0, 0.36, Paint(None, "#cbb8ff", 0.03, 1, (0.07, 0.055), "flat")),
        Path(outline("M-15 -11C-15 -30 17 -30 17 -11C17 3 1 1 1 13"), Paint(None, "#ffffff", 0.095)),
        Dot(0.01, 0.26, 0.06, Paint("#ffffff")),
    ]


def _exit(theme: Theme) -> list[Shape]:
    return [
        Rect(-0.44, -0.44, 0.88, 0.88, Paint("#0f5c3a", theme.ink, 0.03), 0.06),
        Rect(-0.38, -0.38, 0.76, 0.76, Paint(None, "#d5ffe6", 0.03), 0.04),
        Path(outline("M-28 -25H-4V-17H-20V15H-4V23H-28Z"), Paint("#d5ffe6")),
        Path(outline("M-12 -6H8V-18L32 -1L8 16V4H-12Z"), Paint("#ffffff", theme.ink, 0.02)),
        Text(0, 0.355, "EXIT", 0.14, "#d5ffe6"),
    ]


def _airless(theme: Theme) -> list[Shape]:
    return [
        Rect(-0.5, -0.5, 1, 1, Paint("#0a0f2c", opacity=0.62)),
        *(
            Line(x, -0.5, -0.5, x, Paint(None, "#8fa8ff", 0.022, 0.4, cap="flat"))
            for x in (-0.25, 0.0, 0.25, 0.5)
        ),
        *(Line(0.5, y, y, 0.5, Paint(None, "#8fa8ff", 0.022, 0.4, cap="flat")) for y in (-0.25, 0.0, 0.25)),
        Dot(0, 0, 0.24, Paint("#0a0f2c", "#c9d5ff", 0.035)),
        Line(-0.17, 0.17, 0.17, -0.17, Paint(None, "#ff6a5a", 0.045)),
        Text(0, 0.075, "O₂", 0.22, "#ffffff"),
    ]


def _sentry_bot(theme: Theme) -> list[Shape]:
    metal = Paint("#c7cfd6", theme.ink, 0.03)
    leg = Paint(None, theme.ink, 0.07)
    return [
        Dot(0.02, 0.04, 0.4, Paint(theme.ink, opacity=0.25)),
        *(
            Path(outline(text), leg)
            for text in ("M-16 8L-34 4L-40 30", "M16 8L34 4L40 30", "M-8 12L-16 36", "M8 12L16 36")
        ),
        Path(outline("M-28 -2C-28 -32 28 -32 28 -2L20 16H-20Z"), metal),
        Rect(-0.17, -0.12, 0.34, 0.14, Paint(theme.ink), 0.06),
        Dot(0, -0.05, 0.05, Paint("#3fd0ff", "#d5f6ff", 0.015)),
        Line(0.1, -0.26, 0.16, -0.42, Paint(None, theme.ink, 0.03)),
        Dot(0.16, -0.42, 0.04, Paint(theme.red)),
        Rect(-0.08, 0.06, 0.16, 0.2, Paint("#6a747c", theme.ink, 0.02), 0.02),
    ]


_FLOOR: Mapping[str, Callable[[Theme], list[Shape]]] = {
    "duct": _duct,
    "barrel": _barrel,
    "encounter": _encounter,
    "exit": _exit,
    "airless": _airless,
    "sentry-bot": _sentry_bot,
}
KINDS = frozenset((*LONG_KINDS, *COLORED_KINDS, *TOLD_BY_ITEM, "flame-jet", *_FLOOR, *CHIPS))
"""The token kinds that have a drawing of their own."""
