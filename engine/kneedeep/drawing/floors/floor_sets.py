"""The floor sets: their materials, tones, walls, lamps and lettering."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kneedeep.drawing import Symbol, Theme, mixed
from kneedeep.drawing.symbols.pictures import picture

_TINTS = Path(__file__).with_name("floor_tints.json")


class FloorSet(NamedTuple):
    """A floor set with a number of plates. `hue` and `share`: the color mixed into the theme's floor.

    `lift` (-1 to 1): darker or lighter. `face`: the look of its walls, `glow`: the color of its lamps, `lettering`: the
    style of names on it.
    """

    plates: int
    hue: str
    share: float
    lift: float
    face: str
    glow: str
    lettering: str


SETS: Mapping[str, FloorSet] = {
    "base": FloorSet(16, "#6a7078", 0.0, 0.0, "panels", "#ffe2ae", "stencil"),
    "deck": FloorSet(8, "#4a5058", 0.25, -0.24, "ribs", "#ffd9a0", "stencil"),
    "lab": FloorSet(12, "#c4d2d4", 0.42, 0.22, "band", "#dff4ff", "plate"),
    "industrial": FloorSet(9, "#7a5a38", 0.42, -0.1, "hazard", "#ffc46a", "band"),
    "cold": FloorSet(12, "#8fc0dc", 0.45, 0.12, "ice", "#bfe6ff", "plate"),
    "hell": FloorSet(16, "#58261c", 0.6, -0.42, "flesh", "#ff9a55", "carved"),
    "stone": FloorSet(12, "#8d8168", 0.5, 0.02, "bricks", "#ffcf8a", "carved"),
    "rock": FloorSet(12, "#8a5238", 0.55, -0.16, "crags", "#ffd2a6", "carved"),
}
"""The floor sets by name."""


@cache
def set_of(name: str) -> FloorSet:
    """The floor set with a name, or a poster tint of one, such as `stone.moss`."""
    base, _, tint = name.partition(".")
    return SETS[base]._replace(**tints()[base][tint]) if tint else SETS[base]  # type: ignore[arg-type]


@cache
def tints() -> Mapping[str, Mapping[str, Mapping[str, str | float]]]:
    """The poster tints of floor sets, by set and name, with only the fields that differ."""
    found: Mapping[str, Mapping[str, Mapping[str, str | float]]] = json.loads(_TINTS.read_text("utf-8"))
    return found


@cache
def ground_color(name: str, theme: Theme) -> str:
    """The average color of a set's floor."""
    made = set_of(name)
    strength = 0.3 + 0.7 * min(1.0, theme.wear)
    color = mixed(theme.floor, made.hue, made.share * strength)
    return mixed(color, theme.glint if made.lift > 0 else theme.seam, abs(made.lift) * strength)


def plate_number(x: int, y: int, plates: int) -> int:
    """The number of a space's plate. It is the same on every machine, without visible repetition."""
    mixed_bits = (x * 0x9E3779B1 ^ y * 0x85EBCA77) & 0xFFFFFFFF
    mixed_bits = ((mixed_bits ^ mixed_bits >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    return (mixed_bits >> 17) % plates


def plate(name: str, index: int, theme: Theme) -> Symbol:
    """A numbered plate of a set, one space in size."""
    shapes = picture("floors", f"{name.partition('.')[0]}-{index}", theme, ground_color(name, theme))
    return Symbol(f"plate-{name}-{index}", (0, 0, 1, 1), tuple(shapes))
