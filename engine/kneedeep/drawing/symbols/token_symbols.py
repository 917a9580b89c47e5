"""Tokens as symbols, centered on the origin: equipment on labelled chips, everything of the floor over its whole space.

Long tokens lie along x. A kind that is not known is drawn as a chip with its own name.
"""

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

from kneedeep.drawing.primitive import Dot, Line, Paint, Path, Rect, Shape, Symbol, Text, outline, polygon
from kneedeep.drawing.symbols.door_symbols import key_mark
from kneedeep.drawing.symbols.weapon_silhouettes import AMMO, WEAPONS, moved
from kneedeep.drawing.theme import KEY_SHAPES, Theme, key_color, mixed

LONG_KINDS = ("obstacle", "hazard", "body")
COLORED_KINDS = ("key", "teleporter", "portal")
TOLD_BY_ITEM = ("weapon", "ammo", "item")
PORTAL_TIERS: Mapping[str, int] = {"blue": 1, "yellow": 2, "red": 3}
"""The tier of a portal by its color, shown by as many dots. Rule: Learn to Play p. 10 (portals)."""


class TokenLook(NamedTuple):
    """What decides how a token looks: its kind, `color` or `item` where it has one, its length, whether it is on.

    `active`: which face of a two-sided teleporter lies up; None for teleporters with one face.
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
        shapes = _key(theme, color)
    elif kind == "portal":
        shapes = _portal(theme, color)
    elif kind == "teleporter" and active is not None:
        shapes = _two_sided_teleporter(theme, active=active)
    elif kind == "teleporter":
        shapes = _teleporter(theme, color)
    elif kind == "obstacle":
        shapes = (_crate, _console, _pipes)[length - 1](theme)
    elif kind == "hazard":
        shapes = _goo(theme, length)
    elif kind == "body":
        shapes = _body(theme, length)
    elif kind == "flame-jet":
        shapes = _flame_jet(theme, on=on)
    elif kind in _FLOOR:
        shapes = _FLOOR[kind](theme)
    elif kind in _CHIPS and not (kind == "item" and item):
        rim, label, icon = _CHIPS[kind]
        shapes = chip(theme, rim, label, icon(theme))
    else:
        shapes = chip(theme, "#7d5fb0", (item or kind).replace("-", " "), _thing(theme))
    return Symbol(token_name(look), (-length / 2, -0.5, length, 1), tuple(shapes))


def pillar(theme: Theme) -> Symbol:
    """The other look of a one-space obstacle, so that a room full of them is not all crates."""
    rim = Paint(mixed(theme.steel, theme.ink, 0.45), theme.ink, 0.035)
    bright = mixed(theme.steel, "#ffffff", 0.15)
    shapes: list[Shape] = [
        Rect(-0.42, -0.38, 0.86, 0.84, Paint(theme.ink, opacity=0.35), 0.1),
        Path(polygon(*((0.44 * x, 0.44 * y) for x, y in _OCTAGON)), rim),
        Path(
            polygon(*((0.33 * x - 0.01, 0.33 * y - 0.01) for x, y in _OCTAGON)),
            Paint(theme.steel, theme.ink, 0.02),
        ),
        Path(
            polygon(*((0.2 * x - 0.02, 0.2 * y - 0.02) for x, y in _OCTAGON)), Paint(bright, theme.ink, 0.015)
        ),
    ]
    shapes += [Dot(0.385 * x, 0.385 * y, 0.024, Paint(theme.ink)) for x, y in _OCTAGON[::2]]
    return Symbol("token-obstacle-1b", (-0.5, -0.5, 1, 1), tuple(shapes))


def hazard_sign(theme: Theme) -> Symbol:
    """The warning sign in the middle of a hazard; it stands upright however the hazard lies."""
    shapes = (
        Path(polygon((0, -0.21), (0.21, 0.17), (-0.21, 0.17)), Paint(theme.stripe, theme.ink, 0.045)),
        Path(outline("M0 -7V4M0 10V11"), Paint(None, theme.ink, 0.055)),
    )
    return Symbol("hazard-sign", (-0.25, -0.25, 0.5, 0.46), shapes)


def chip(theme: Theme, rim: str, label: str, icon: list[Shape]) -> list[Shape]:
    """A cardboard chip with the icon above and its name below."""
    return [
        Rect(-0.4, -0.38, 0.84, 0.84, Paint(theme.ink, opacity=0.4), 0.12),
        Rect(-0.42, -0.42, 0.84, 0.84, Paint(rim, theme.ink, 0.025), 0.12),
        Rect(-0.375, -0.375, 0.75, 0.75, Paint(theme.chip), 0.085),
        *(_shrunk(shape, 0.9, -0.09) for shape in icon),
        Path(
            outline("M-42 18H42V30C42 37 37 42 30 42H-30C-37 42 -42 37 -42 30Z"), Paint(rim, theme.ink, 0.025)
        ),
        label_text(label, 0, 0.36, 0.77, 0.175, "#ffffff"),
    ]


def label_text(label: str, x: float, y: float, width: float, size: float, fill: str) -> Text:
    """The label in capitals, its size lowered (and at last its end cut off) so that it fits into `width` spaces."""
    label = label.upper()
    fitting = width / max(0.01, text_width(label, 1))
    if fitting < 0.085:
        keep = max(1, int(len(label) * fitting / 0.085) - 1)
        label = label[:keep].rstrip() + "…"
        fitting = width / text_width(label, 1)
    return Text(x, y, label, round(min(size, fitting), 3), fill)


def text_width(text: str, size: float) -> float:
    """About how wide bold text gets in the widest usual font, in spaces."""
    narrow = sum(char in "iIl.,:;'|!()[] -" for char in text)
    wide = sum(char in "mwMW@%" or ord(char) > 0x2E80 for char in text)
    return size * (0.76 * (len(text) - narrow - wide) + 0.45 * narrow + 1.05 * wide)


def _shrunk(shape: Shape, scale: float, dy: float) -> Shape:
    """The shape made smaller about the origin and moved down by `dy` (strokes keep their width)."""
    if isinstance(shape, Rect):
        x, y, width, height, paint, radius = shape
        return Rect(x * scale, y * scale + dy, width * scale, height * scale, paint, radius * scale)
    if isinstance(shape, Line):
        return Line(
            shape.x1 * scale, shape.y1 * scale + dy, shape.x2 * scale, shape.y2 * scale + dy, shape.paint
        )
    if isinstance(shape, Dot):
        return Dot(shape.x * scale, shape.y * scale + dy, shape.radius * scale, shape.paint)
    if isinstance(shape, Text):
        return shape._replace(x=shape.x * scale, y=shape.y * scale + dy, size=shape.size * scale)
    small = tuple((letter, *(float(value) * scale for value in values)) for letter, *values in shape.segments)
    return Path(moved(small, 0, dy), shape.paint)


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
_OCTAGON = ((1, -0.42), (1, 0.42), (0.42, 1), (-0.42, 1), (-1, 0.42), (-1, -0.42), (-0.42, -1), (0.42, -1))


def _key(theme: Theme, color: str | None) -> list[Shape]:
    paint = key_color(theme, color)
    icon: list[Shape] = [
        Rect(-0.31, -0.21, 0.62, 0.42, Paint(paint, theme.ink, 0.025), 0.05),
        Rect(-0.31, -0.14, 0.62, 0.07, Paint(theme.ink, opacity=0.55)),
        key_mark(color, -0.13, 0.08, 0.12, Paint("#ffffff", theme.ink, 0.02)),
        Line(0.06, 0.03, 0.24, 0.03, Paint(None, theme.ink, 0.03)),
        Line(0.06, 0.11, 0.2, 0.11, Paint(None, theme.ink, 0.03)),
    ]
    return chip(theme, mixed(paint, theme.ink, 0.35), f"{color or ''} key".strip(), icon)


def _teleporter(theme: Theme, color: str | None) -> list[Shape]:
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


def _portal(theme: Theme, color: str | None) -> list[Shape]:
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


def _two_sided_teleporter(theme: Theme, *, active: bool) -> list[Shape]:
    """A face of a two-sided teleporter: lit with arrows to its middle, or dark with a broken ring and a bar across."""
    pad: list[Shape] = [
        Path(
            polygon(*((0.46 * x + 0.02, 0.46 * y + 0.03) for x, y in _OCTAGON)), Paint(theme.ink, opacity=0.4)
        ),
        Path(polygon(*((0.46 * x, 0.46 * y) for x, y in _OCTAGON)), Paint("#2a3036", theme.ink, 0.03)),
    ]
    if not active:
        return [
            *pad,
            Path(polygon(*((0.39 * x, 0.39 * y) for x, y in _OCTAGON)), Paint(None, theme.steel, 0.03)),
            Dot(0, 0, 0.25, Paint("#171b1f", theme.steel, 0.045, 1, (0.09, 0.08), "flat")),
            Line(-0.17, 0.17, 0.17, -0.17, Paint(None, theme.ink, 0.1)),
            Line(-0.17, 0.17, 0.17, -0.17, Paint(None, theme.steel, 0.055)),
        ]
    light = "#37d6e8"
    return [
        *pad,
        Path(
            polygon(*((0.39 * x, 0.39 * y) for x, y in _OCTAGON)),
            Paint(mixed(light, theme.ink, 0.55), light, 0.035),
        ),
        Dot(0, 0, 0.2, Paint(light, "#ffffff", 0.035)),
        Dot(0, 0, 0.1, Paint("#ffffff")),
        *(
            Path(
                polygon(
                    (0.23 * x, 0.23 * y),
                    (0.36 * x - 0.09 * y, 0.36 * y + 0.09 * x),
                    (0.36 * x + 0.09 * y, 0.36 * y - 0.09 * x),
                ),
                Paint("#ffffff", theme.ink, 0.015),
            )
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ),
    ]


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
    return [_shrunk(shape, 1.3 if length > 1 else 1.0, 0) for shape in shapes]


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


def _thing(theme: Theme) -> list[Shape]:
    return [
        Path(outline("M-24 -10L0 -22L24 -10V14L0 26L-24 14Z"), Paint("#b9a1e6", theme.ink, 0.025)),
        Path(outline("M-24 -10L0 2L24 -10M0 2V26"), Paint(None, theme.ink, 0.022)),
        Path(outline("M-12 -16L12 -4V6"), Paint(None, "#5b3f99", 0.035)),
    ]


_FLOOR: Mapping[str, Callable[[Theme], list[Shape]]] = {
    "duct": _duct,
    "barrel": _barrel,
    "encounter": _encounter,
    "exit": _exit,
    "airless": _airless,
    "sentry-bot": _sentry_bot,
}
_CHIPS: Mapping[str, tuple[str, str, Callable[[Theme], list[Shape]]]] = {
    "health": ("#b3202a", "health", _health),
    "health-pack": ("#b3202a", "health pack", _health),
    "armor": ("#2f6f3b", "armor", _armor),
    "adrenaline": ("#b0740d", "adrenaline", _adrenaline),
    "berserk": ("#8c1119", "berserk", _berserk),
    "oxygen": ("#2266a3", "oxygen", _oxygen),
    "objective": ("#8a6412", "objective", _objective),
    "item": ("#7d5fb0", "item", _thing),
}
KINDS = frozenset((*LONG_KINDS, *COLORED_KINDS, *TOLD_BY_ITEM, "flame-jet", *_FLOOR, *_CHIPS))
"""The token kinds that have a drawing of their own."""
