"""The data of the poster style: palettes, darkness, lights and set dressing."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, TypedDict

from kneedeep.drawing.theme import THEMES, Theme

PLAIN, POSTER = "plain", "poster"
STYLES = (PLAIN, POSTER)
"""The styles of pictures: plain for play, poster for show."""
Spot = Literal["wall", "floor", "large", "world", "ornament"]


class PosterLook(NamedTuple):
    """Additional values of a poster palette; see `style.json`."""

    dusk: float
    dark: float
    glow: float
    dressing: float
    world: float
    shadow: float
    hatch: str
    solid: str
    steps: int = 12


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
def styled_theme(name: str, style_name: str = POSTER) -> Theme:
    """A palette by its name, in a style."""
    if style_name != POSTER:
        return THEMES[name]
    return THEMES[name]._replace(poster=True, **style()["themes"][name])  # type: ignore[arg-type]


@cache
def poster_look(name: str) -> PosterLook:
    """The look of a poster palette by its name."""
    return PosterLook(**style()["looks"][name])  # type: ignore[arg-type]
