"""Tokens as symbols, centered on the origin: equipment on labelled chips, floor tokens over their whole space.

Long tokens extend along x. An unknown kind is drawn as a chip with its name.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kneedeep.drawing import KEY_SHAPES, Dot, Paint, Shape, Symbol, Theme, key_color, mixed
from kneedeep.drawing.symbols.chip import chip, shrunk
from kneedeep.drawing.symbols.door_symbols import key_mark
from kneedeep.drawing.symbols.pictures import names, picture
from kneedeep.support.resources import table_rows

PORTAL_TIERS: Mapping[str, int] = {"blue": 1, "yellow": 2, "red": 3}
"""The tier of a portal by its color, drawn as a number of dots. Rule: Learn to Play p. 10 (portals)."""
LONG_KINDS = ("obstacle", "hazard", "body")
COLORED_KINDS = ("key", "teleporter", "portal")
TOLD_BY_ITEM = ("weapon", "ammo", "item")


def key_chip(theme: Theme, color: str | None) -> list[Shape]:
    """A key card in its color, with the shape of the color."""
    paint = key_color(theme, color)
    icon = picture("items", "key-card", theme, paint)
    icon.insert(2, key_mark(color, -0.13, 0.08, 0.12, Paint("#ffffff", theme.ink, 0.02)))
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
"""Equipment by kind: the color of the rim, the label, the picture."""


def teleporter(theme: Theme, color: str | None) -> list[Shape]:
    """A teleporter with one face, in its color."""
    shapes = picture("tokens", "teleporter", theme, key_color(theme, color))
    return [*shapes, key_mark(color, 0, 0, 0.17, Paint("#ffffff", theme.ink, 0.025))]


def portal(theme: Theme, color: str | None) -> list[Shape]:
    """A portal: a rift in a torn rim, with the shape of its color and the dots of its tier."""
    paint = key_color(theme, color)
    tier = PORTAL_TIERS.get(color or "", 0)
    hole = Paint("#12060c", mixed(paint, "#ffffff", 0.25), 0.06)
    spots = {1: (0.0,), 2: (-0.085, 0.085), 3: (-0.11, 0.0, 0.11)}.get(tier, ())
    low = 0.07 if KEY_SHAPES.get(color or "") == "triangle" else 0.0
    return [
        *picture("tokens", "portal", theme, paint),
        key_mark(color, 0, low / 2, 0.34 if low else 0.29, hole),
        *(Dot(x, low, 0.048, Paint("#ffffff", theme.ink, 0.015)) for x in spots),
    ]


class TokenLook(NamedTuple):
    """The features that decide the symbol of a token. `size`: its length. `on`: in its active state.

    `active`: whether the active face of a two-sided teleporter is up, None for other tokens.
    """

    kind: str
    color: str | None = None
    item: str | None = None
    size: int = 1
    on: bool = False
    active: bool | None = None


def has_drawing(kind: str) -> bool:
    """Whether a token kind has its own drawing."""
    return kind in _DRAWN or kind in names("tokens")


def token_name(look: TokenLook) -> str:
    """The name of the symbol for a token with this look."""
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
    elif kind in TOLD_BY_ITEM or not has_drawing(kind):
        parts += [item] if item else []
    return safe_name("-".join(parts))


def safe_name(name: str) -> str:
    """A name in which characters unsuitable for an XML id are replaced by their numbers."""
    return "".join(char if char.isascii() and (char.isalnum() or char == "-") else f"_{ord(char):x}_" for char in name)


def token(look: TokenLook, theme: Theme) -> Symbol:
    """The symbol of a token. Its box is 1 space high and as long as the token."""
    length = max(1, min(3, look.size)) if look.kind in LONG_KINDS else 1
    return Symbol(token_name(look), (-length / 2, -0.5, length, 1), tuple(_shapes(look, length, theme)))


def _shapes(look: TokenLook, length: int, theme: Theme) -> Iterable[Shape]:
    kind, color, item = look.kind, look.color, look.item
    if kind in _ITEM_RIMS and item in names("items"):
        label = item if kind == "ammo" else _WEAPON_LABELS.get(item, item.replace("-", " "))
        return chip(theme, _ITEM_RIMS[kind], label, picture("items", item, theme))
    if kind in _COLORED:
        return _COLORED[kind](theme, color)
    if kind == "teleporter" and look.active is None:
        return teleporter(theme, color)
    if kind == "body":
        return [shrunk(shape, 1.3 if length > 1 else 1.0, 0) for shape in picture("tokens", "body", theme)]
    if (drawn := _drawn(look, length)) in names("tokens"):
        return picture("tokens", drawn, theme)
    rim, label, icon = "#7d5fb0", (item or kind).replace("-", " "), "thing"
    if kind in CHIPS and not (kind == "item" and item):
        rim, label, icon = CHIPS[kind]
    return chip(theme, rim, label, picture("items", icon, theme))


def _drawn(look: TokenLook, length: int) -> str:
    """The name of a token's picture, for tokens without a chip."""
    if look.kind == "teleporter":
        return "teleporter-active" if look.active else "teleporter-inactive"
    if look.kind in LONG_KINDS:
        return f"{look.kind}-{length}"
    return f"{look.kind}-on" if look.on else look.kind


_COLORED = {"key": key_chip, "portal": portal}
_ITEM_RIMS = {"weapon": "#5c6770", "ammo": "#b98a2f"}
_WEAPON_LABELS = dict(table_rows(__file__, "weapon_labels.txt"))
_DRAWN = frozenset((*LONG_KINDS, *COLORED_KINDS, *TOLD_BY_ITEM, *CHIPS))
