"""A display list as SVG text: deterministic, one element per line, 100 user units per space."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from kneedeep.drawing import primitive  # fmt: skip
from kneedeep.drawing.document_metadata import NO_METADATA, DocumentMetadata
from kneedeep.support.translation import tr

UNITS = 100
"""User units per space, so that most lengths are whole and no font is smaller than viewers allow."""
FONTS = "DejaVu Sans, Verdana, Arial, sans-serif"
Look: TypeAlias = Callable[[primitive.Shape], str]
"""A function from a shape to its paint attributes."""
_CAPS = {"round": "round", "flat": "butt", "square": "square"}
_UNPRINTABLE = dict.fromkeys((*range(32), 127, 65534, 65535, *range(55296, 57344)), "�")


def svg_text(
    picture: primitive.DisplayList, pixels_per_space: float = 64, metadata: DocumentMetadata = NO_METADATA
) -> str:
    """The SVG document of a picture. Its natural size has `pixels_per_space` pixels per space."""
    x, y, width, height = picture.box
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' width="{_plain(width * pixels_per_space)}" height="{_plain(height * pixels_per_space)}"'
        f' viewBox="{number(x)} {number(y)} {number(width)} {number(height)}"'
        f' font-family="{FONTS}" fill-rule="evenodd" stroke-linejoin="round"{_role(metadata)}>',
        *_words(metadata),
    ]
    used = {item.symbol for _, items in picture.layers for item in items if isinstance(item, primitive.Use)}
    if used:
        lines.append("<defs>")
        for name in sorted(used):
            lines.append(f'<symbol id="{escaped(name)}" overflow="visible">')
            lines.extend(element(shape) for shape in picture.symbols[name].shapes)
            lines.append("</symbol>")
        lines.append("</defs>")
    if picture.background is not None:
        lines.append(element(primitive.Rect(x, y, width, height, primitive.Paint(picture.background))))
    for layer, items in picture.layers:
        if items:
            lines.append(f'<g id="layer-{escaped(layer)}">')
            lines.extend(map(element, items))
            lines.append("</g>")
    lines.append("</svg>\n")
    return "\n".join(lines)


def _role(metadata: DocumentMetadata) -> str:
    return ' role="img"' if metadata.title else ""


def _words(metadata: DocumentMetadata) -> Iterator[str]:
    """Yield title, description and origin, which screen readers and file managers show."""
    if metadata.title:
        yield f"<title>{escaped(metadata.title)}</title>"
    by = tr("By {author}.", author=metadata.author) if metadata.author else ""
    described = " ".join(part for part in (metadata.subject and f"{metadata.subject}.", by) if part)
    if described:
        yield f"<desc>{escaped(described)}</desc>"
    if metadata.origin:
        yield f'<metadata id="kneedeep">{escaped(metadata.origin)}</metadata>'


def element(item: primitive.Item, look: Look | None = None) -> str:
    """The SVG element of an item. `look`: a different function for its paint attributes."""
    return _ELEMENTS[type(item)](item, look or attributes_of)


def attributes_of(shape: primitive.Shape) -> str:
    """The paint attributes of a shape, except the opacity of a text."""
    return f' fill="{escaped(shape.fill)}"' if isinstance(shape, primitive.Text) else _attributes(shape.paint)


@lru_cache(maxsize=16384)
def number(length: float) -> str:
    """A length in board units as user units, rounded to a thousandth of a space."""
    return _plain(length * UNITS, 1)


def path_data(segments: primitive.Segments) -> str:
    """The `d` attribute of a path."""
    return "".join(str(letter) + " ".join(number(float(value)) for value in values) for letter, *values in segments)


def escaped(text: str) -> str:
    """A text escaped for an attribute or element. Characters that XML forbids are replaced."""
    text = text.translate(_UNPRINTABLE)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _plain(value: float, digits: int = 3) -> str:
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _lengths(*pairs: tuple[str, float]) -> str:
    return "".join(f' {key}="{number(value)}"' for key, value in pairs)


def _rect(item: primitive.Rect, look: Look) -> str:
    corner = f' rx="{number(item.radius)}"' if item.radius else ""
    sides = (("x", item.x), ("y", item.y), ("width", item.width), ("height", item.height))
    return f"<rect{_lengths(*sides)}{corner}{look(item)}/>"


def _line(item: primitive.Line, look: Look) -> str:
    ends = (("x1", item.x1), ("y1", item.y1), ("x2", item.x2), ("y2", item.y2))
    return f"<line{_lengths(*ends)}{look(item)}/>"


def _path(item: primitive.Path, look: Look) -> str:
    return f'<path d="{path_data(item.segments)}"{look(item)}/>'


def _dot(item: primitive.Dot, look: Look) -> str:
    return f"<circle{_lengths(('cx', item.x), ('cy', item.y), ('r', item.radius))}{look(item)}/>"


def _use(item: primitive.Use, look: Look) -> str:
    symbol, x, y, turn, scale = item
    if not turn and scale == 1:
        return f'<use xlink:href="#{_escaped_name(symbol)}" x="{number(x)}" y="{number(y)}"/>'
    steps = f"translate({number(x)} {number(y)})"
    if turn:
        steps += f" rotate({turn})"
    if scale != 1:
        steps += f" scale({_plain(scale)})"
    return f'<use xlink:href="#{_escaped_name(symbol)}" transform="{steps}"/>'


def _text(item: primitive.Text, look: Look) -> str:
    font = f' font-size="{number(item.size)}"{look(item)}'
    font += ' font-weight="700"' if item.bold else ""
    font += f' text-anchor="{item.anchor}"' if item.anchor != "start" else ""
    font += f' opacity="{_plain(item.opacity)}"' if item.opacity < 1 else ""
    return f"<text{_lengths(('x', item.x), ('y', item.y))}{font}>{escaped(item.text)}</text>"


@lru_cache(maxsize=4096)
def _attributes(paint: primitive.Paint) -> str:
    text = f' fill="{escaped(paint.fill)}"' if paint.fill is not None else ' fill="none"'
    if paint.stroke is not None:
        text += f' stroke="{escaped(paint.stroke)}" stroke-width="{number(paint.width)}"'
        if paint.cap != "flat":
            text += f' stroke-linecap="{_CAPS[paint.cap]}"'
        if paint.dash:
            text += f' stroke-dasharray="{" ".join(map(number, paint.dash))}"'
    if paint.opacity < 1:
        text += f' opacity="{_plain(paint.opacity)}"'
    return text


@lru_cache(maxsize=1024)
def _escaped_name(name: str) -> str:
    return escaped(name)


_ELEMENTS: Mapping[type[primitive.Item], Callable[[Any, Look], str]]
_ELEMENTS = {
    primitive.Rect: _rect,
    primitive.Line: _line,
    primitive.Path: _path,
    primitive.Dot: _dot,
    primitive.Text: _text,
    primitive.Use: _use,
}
