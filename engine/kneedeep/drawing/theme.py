"""Palettes: every color of a picture by name, so that a picture can be drawn dark, light, in high contrast or for print."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple


class Theme(NamedTuple):
    """A palette. Colors are `#rrggbb`; `wear` (0…1) scales scratches and grime, `tint` (0…1) the color of the areas.

    `patterned`: lines that differ by color alone get patterns too, for pictures made grey afterwards.
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


_AREAS = ("#56b4e9", "#e69f00", "#2fbf8f", "#cc79a7", "#f0e442", "#d55e00", "#3f8fd9", "#b0b6bc")
"""Eight hues that stay apart for color-blind readers."""

DARK = Theme(
    name="dark",
    background="#121518",
    floor="#596067",
    seam="#22272b",
    glint="#aab3ba",
    wear=1.0,
    tint=0.16,
    wall="#59636c",
    wall_top="#b9c3cb",
    wall_rim="#0a0c0e",
    shade=0.2,
    ink="#14171a",
    chip="#e9e4d8",
    rim_text="#aeb7be",
    stencil="#f2efe6",
    stripe="#e0a818",
    red="#d6342c",
    blue="#2f7fe0",
    yellow="#f2c81e",
    steel="#8b959d",
    glow="#7df7c0",
    error="#ff3b46",
    warning="#ffa51e",
    info="#4db4ff",
    witness="#ff5fd2",
    invader="#6e1d1a",
    marine="#2d5f3c",
    areas=_AREAS,
)
LIGHT = DARK._replace(
    name="light",
    background="#eceae4",
    floor="#bfc3c5",
    seam="#83898d",
    glint="#ffffff",
    wear=0.75,
    tint=0.28,
    wall="#4d565e",
    wall_top="#9aa4ac",
    wall_rim="#23282c",
    shade=0.13,
    chip="#fbf8f0",
    rim_text="#4c545a",
    stencil="#20262b",
    areas=("#2f97d8", "#e69f00", "#0a9e73", "#c0609a", "#e3d420", "#d55e00", "#0067b0", "#7f868c"),
)
CONTRAST = DARK._replace(
    name="contrast",
    background="#000000",
    floor="#202224",
    seam="#000000",
    glint="#6a6a6a",
    wear=0.0,
    tint=0.34,
    wall="#ffffff",
    wall_top="#ffffff",
    wall_rim="#000000",
    shade=0.0,
    ink="#000000",
    chip="#ffffff",
    rim_text="#ffffff",
    stencil="#ffffff",
    stripe="#ffd800",
    red="#ff2a1f",
    blue="#2a86ff",
    yellow="#ffe100",
    invader="#8c0f0a",
    marine="#00652b",
)
PRINT = LIGHT._replace(
    name="print",
    background="#ffffff",
    floor="#f7f7f6",
    seam="#b9bdc0",
    wear=0.12,
    tint=0.22,
    wall="#3a4045",
    wall_top="#3a4045",
    wall_rim="#16191b",
    shade=0.05,
    chip="#ffffff",
    rim_text="#33393d",
)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT, CONTRAST, PRINT)}
"""The palettes by name."""

KEY_SHAPES: Mapping[str, str] = {"red": "triangle", "blue": "circle", "yellow": "square"}
"""The shape that shows a key color without color."""


@cache
def mixed(one: str, other: str, share: float) -> str:
    """The color between two: `share` 0 gives the one, 1 the other."""
    parts = (
        round(int(one[index : index + 2], 16) * (1 - share) + int(other[index : index + 2], 16) * share)
        for index in (1, 3, 5)
    )
    return "#" + "".join(f"{min(255, max(0, part)):02x}" for part in parts)


def key_color(theme: Theme, color: str | None) -> str:
    """The color of a key, door or teleporter by its name in the file; steel for none or an unknown one."""
    return {"red": theme.red, "blue": theme.blue, "yellow": theme.yellow}.get(color or "", theme.steel)
