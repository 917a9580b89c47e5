"""Doors as symbols: two spaces long along x, centered on the door line, with the outside of exits to the north.

Kinds differ by shape. The shape on the plate shows the key: triangle red, circle blue, square yellow.
"""

from kneedeep.drawing.primitive import Dot, Paint, Path, Rect, Shape, Symbol, polygon
from kneedeep.drawing.symbols.pictures import picture, picture_box
from kneedeep.drawing.theme import KEY_SHAPES, Theme, key_color

KINDS = ("door", "security", "airlock", "passage")


def door_name(kind: str, key: str | None, *, opened: bool) -> str:
    """The name of a door's symbol. Unknown kinds look like `door`."""
    if kind not in KINDS:
        kind = "door"
    if key and kind == "door":
        kind = "security"
    return f"door-{kind}" + (f"-{key}" if key else "") + ("-open" if opened else "")


def door(kind: str, key: str | None, theme: Theme, *, opened: bool = False) -> Symbol:
    """The symbol of a door, closed or open."""
    name = door_name(kind, key, opened=opened)
    drawn = name.split("-")[1]
    color = key_color(theme, key)
    shapes = picture("doors", f"{drawn}-open" if opened else drawn, theme, color)
    white = Paint("#ffffff", theme.ink, 0.02)
    if drawn == "security" and opened:
        shapes += [key_mark(key, x, 0.01, 0.085, white) for x in (-0.78, 0.78)]
    elif drawn == "security":
        shapes.append(key_mark(key, 0, 0.02 if key == "red" else 0, 0.2, Paint(color, "#ffffff", 0.03)))
    elif key:
        shapes.append(Dot(0.5, 0, 0.24, Paint(theme.ink, "#ffffff", 0.03)))
        shapes.append(key_mark(key, 0.5, 0, 0.14, Paint(color, "#ffffff", 0.03)))
    return Symbol(name, picture_box("doors", drawn), tuple(shapes))


def key_mark(color: str | None, x: float, y: float, radius: float, paint: Paint) -> Shape:
    """The shape of a key color within a circle of a radius, or a diamond for an unknown color."""
    if (shape := KEY_SHAPES.get(color or "", "diamond")) == "circle":
        return Dot(x, y, radius * 0.92, paint)
    if shape == "square":
        half = radius * 0.82
        return Rect(x - half, y - half, half * 2, half * 2, paint)
    if shape == "triangle":
        dy = radius * 0.62
        return Path(polygon((x, y - radius), (x + radius, y + dy), (x - radius, y + dy)), paint)
    return Path(polygon((x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)), paint)
