"""Palettes: named colors for dark, light, high-contrast and printed pictures."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Theme(NamedTuple):
    """A palette. Colors are `#rrggbb`. `wear` and `tint` (0 to 1) scale grime and the color of areas.

    `patterned`: lines that differ only by color also get patterns, for pictures turned grey later. `poster`: for maps
    to show, where tokens and figures have no name plates.
    """

    name: str
    background: str
    floor: str
    seam: str
    glint: str
    wear: float
    tint: float
    wall: str
    wall_top: str
    wall_rim: str
    shade: float
    ink: str
    chip: str
    rim_text: str
    stencil: str
    stripe: str
    red: str
    blue: str
    yellow: str
    steel: str
    glow: str
    error: str
    warning: str
    info: str
    witness: str
    invader: str
    marine: str
    areas: tuple[str, ...]
    patterned: bool = False
    poster: bool = False


_AREAS = ("#56b4e9", "#e69f00", "#2fbf8f", "#cc79a7", "#f0e442", "#d55e00", "#3f8fd9", "#b0b6bc")
"""Eight hues that color-blind readers can distinguish."""
_ON_LIGHT = ("#2f97d8", "#e69f00", "#0a9e73", "#c0609a", "#e3d420", "#d55e00", "#0067b0", "#7f868c")
_ROWS = [row.split() for row in Path(__file__).with_name("theme_colors.txt").read_text("utf-8").splitlines()]
"""The rows of `theme_colors.txt`: a row for each field from `background` to `marine`, a column for each palette."""


def _theme(name: str, areas: tuple[str, ...]) -> Theme:
    column = _ROWS[0].index(name)
    shown = (float(row[column]) if row[0] in ("wear", "tint", "shade") else row[column] for row in _ROWS[1:])
    return Theme._make((name, *shown, areas, False, False))


DARK, CONTRAST = (_theme(name, _AREAS) for name in ("dark", "contrast"))
LIGHT, PRINT = (_theme(name, _ON_LIGHT) for name in ("light", "print"))

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST, PRINT)}
"""The palettes by name."""

KEY_SHAPES: Mapping[str, str] = {"red": "triangle", "blue": "circle", "yellow": "square"}
"""The shape that identifies a key color without color."""


@cache
def mixed(one: str, other: str, share: float) -> str:
    """The color between two. `share`: 0 gives the first, 1 the second."""
    parts = (
        round(int(one[index : index + 2], 16) * (1 - share) + int(other[index : index + 2], 16) * share)
        for index in (1, 3, 5)
    )
    return "#" + "".join(f"{min(255, max(0, part)):02x}" for part in parts)


def key_color(theme: Theme, color: str | None) -> str:
    """The color of a key, door or teleporter by its name in the file. Steel without one or for an unknown name."""
    return {"red": theme.red, "blue": theme.blue, "yellow": theme.yellow}.get(color or "", theme.steel)
