"""Pictures of figures, tokens and items: SVG files in `drawing/pictures`, centered, 100 units per space.

A file may have rect, line, circle, path (absolute M, L, H, V, C, Z) and text with a centered anchor. Classes give theme
colors: `fill-ink` is the theme's ink, `stroke-8c7248-steel-25` is a fixed color mixed with a quarter of the theme's
steel, `fill-own` is the color of the thing, such as a key's. In place of `25`, `25w65` adds 65 hundredths of the
theme's wear. The class `faded` reduces ink in themes that save it. The class `worn` multiplies opacity by the theme's
wear. The style element of a file has the colors of the dark theme, for drawing programs.
"""

import os
from functools import cache, partial
from typing import NamedTuple
from xml.etree import ElementTree

from kneedeep.drawing import Box, Dot, Line, Paint, Path, Rect, Shape, Text, Theme, mixed, outline
from kneedeep.drawing.svg import UNITS

FOLDER = os.path.join(os.path.dirname(os.path.dirname(__file__)), "pictures")
_SVG = "{http://www.w3.org/2000/svg}"


@cache
def names(group: str) -> frozenset[str]:
    """The names of the pictures in a group, which is a folder such as `figures`."""
    return frozenset(name.removesuffix(".svg") for name in os.listdir(os.path.join(FOLDER, group)))


def picture(group: str, name: str, theme: Theme, own: str = "") -> list[Shape]:
    """The shapes of a picture in the colors of a theme. `own`: the color of the thing.

    Raises OSError if there is no picture of that name, ValueError for an unsupported element.
    """
    shown = (one for one in _root(group, name) if theme.wear or "worn" not in one.get("class", ""))
    return [_shape(one, _paint(one, theme, own)) for one in shown if one.tag != f"{_SVG}style"]


def picture_box(group: str, name: str) -> Box:
    """The box of a picture, in board units."""
    x, y, width, height = (float(part) / UNITS for part in _root(group, name).get("viewBox", "").split())
    return x, y, width, height


@cache
def _root(group: str, name: str) -> ElementTree.Element:
    return ElementTree.parse(os.path.join(FOLDER, group, f"{name}.svg")).getroot()


def _paint(element: ElementTree.Element, theme: Theme, own: str) -> Paint:
    colors = {"fill": element.get("fill", "none"), "stroke": element.get("stroke", "none")}
    opacity = float(element.get("opacity", "1"))
    for name in element.get("class", "").split():
        kind, _, color = name.partition("-")
        if kind == "faded":
            opacity = ink(theme, opacity)
        elif kind == "worn":
            opacity = round(opacity * theme.wear, 3)
        else:
            colors[kind] = _color(color, theme, own)
    fill, stroke = (None if colors[name] == "none" else colors[name] for name in ("fill", "stroke"))
    dash = tuple(float(part) / UNITS for part in element.get("stroke-dasharray", "").split())
    width, butt = _length(element, "stroke-width"), element.get("stroke-linecap") == "butt"
    return Paint(fill, stroke, width, opacity, dash, "flat" if butt else "round")


def _color(text: str, theme: Theme, own: str) -> str:
    first, *mixes = text.split("-")
    color = _plain_color(first, theme, own)
    for other, share in zip(mixes[::2], mixes[1::2], strict=True):
        fixed, _, worn = share.partition("w")
        percent = float(fixed) + float(worn or 0) * min(1.0, theme.wear)
        color = mixed(color, _plain_color(other, theme, own), percent / 100)
    return color


def _plain_color(name: str, theme: Theme, own: str) -> str:
    if name == "own":
        return own
    return str(getattr(theme, name)) if name in Theme._fields else f"#{name}"


def _length(element: ElementTree.Element, name: str) -> float:
    return float(element.get(name, "0")) / UNITS


def _shape(element: ElementTree.Element, paint: Paint) -> Shape:
    at = partial(_length, element)
    match element.tag.removeprefix(_SVG):
        case "rect":
            return Rect(at("x"), at("y"), at("width"), at("height"), paint, at("rx"))
        case "line":
            return Line(at("x1"), at("y1"), at("x2"), at("y2"), paint)
        case "circle":
            return Dot(at("cx"), at("cy"), at("r"), paint)
        case "path":
            return Path(outline(element.get("d", "")), paint)
        case "text":
            return Text(at("x"), at("y"), element.text or "", at("font-size"), paint.fill or "")
        case other:
            raise ValueError(f"a picture has rect, line, circle, path and text, not {other}")


class Form(NamedTuple):
    """The form of an ornament: bits of sides where it continues, bits of sides with walls, and a variant."""

    links: int = 0
    walls: int = 0
    variant: int = 0


def ink(theme: Theme, opacity: float) -> float:
    """An opacity, reduced in themes that save ink."""
    return round(opacity * (0.35 + 0.65 * min(1.0, theme.wear)), 3)
