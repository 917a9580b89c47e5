"""The data of the style: its palettes, how dark and how dressed each is, its lights, its set dressing."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypedDict

from kneedeep.drawing.theme import THEMES, Theme

Spot = Literal["wall", "floor", "ornament"]


class PosterLook(NamedTuple):
    """What a palette of posters has beyond those of plain maps; see `style.json`."""

    dusk: float
    glow: float
    dressing: float
    shadow: float
    hatch: str
    solid: str


class _Style(TypedDict):
    themes: Mapping[str, Mapping[str, str | float]]
    looks: Mapping[str, Mapping[str, str | float]]
    lights: Mapping[str, tuple[float, str]]
    dressing: Mapping[Spot, Mapping[str, tuple[tuple[str, ...], int]]]


@cache
def style() -> _Style:
    """The data of `style.json`."""
    data: _Style = json.loads(Path(__file__).with_name("style.json").read_text("utf-8"))
    return data


@cache
def poster_theme(name: str) -> Theme:
    """The palette of posters with the name of a palette."""
    return THEMES[name]._replace(poster=True, **style()["themes"][name])


@cache
def poster_look(name: str) -> PosterLook:
    """The look that goes with the palette of posters with a name."""
    return PosterLook(**style()["looks"][name])  # type: ignore[arg-type]
