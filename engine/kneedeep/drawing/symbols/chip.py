"""Cardboard chips and their labels."""

from kneedeep.drawing import Dot, Line, Paint, Path, Rect, Shape, Text, Theme, outline


def chip(theme: Theme, rim: str, label: str, icon: list[Shape]) -> list[Shape]:
    """A cardboard chip with an icon and its name below. Posters have only the icon."""
    if theme.poster:
        return [
            Rect(-0.37, -0.34, 0.8, 0.8, Paint(theme.ink, opacity=0.4), 0.12),
            Rect(-0.4, -0.4, 0.8, 0.8, Paint(rim, theme.ink, 0.025), 0.12),
            Rect(-0.345, -0.345, 0.69, 0.69, Paint(theme.chip), 0.085),
            *icon,
        ]
    return [
        Rect(-0.4, -0.38, 0.84, 0.84, Paint(theme.ink, opacity=0.4), 0.12),
        Rect(-0.42, -0.42, 0.84, 0.84, Paint(rim, theme.ink, 0.025), 0.12),
        Rect(-0.375, -0.375, 0.75, 0.75, Paint(theme.chip), 0.085),
        *(shrunk(shape, 0.9, -0.09) for shape in icon),
        Path(outline("M-42 18H42V30C42 37 37 42 30 42H-30C-37 42 -42 37 -42 30Z"), Paint(rim, theme.ink, 0.025)),
        label_text(label, 0, 0.36, 0.77, 0.175, "#ffffff"),
    ]


def label_text(label: str, x: float, y: float, width: float, size: float, fill: str) -> Text:
    """The label in capitals that fits into `width` spaces, with a smaller font and at last truncated."""
    label = label.upper()
    if (fitting := width / max(0.01, text_width(label, 1))) < 0.085:
        label = label[: max(1, int(len(label) * fitting / 0.085) - 1)].rstrip() + "…"
        fitting = width / text_width(label, 1)
    return Text(x, y, label, round(min(size, fitting), 3), fill)


def text_width(text: str, size: float) -> float:
    """The approximate width of bold text in the widest usual font, in spaces."""
    narrow = sum(char in "iIl.,:;'|!()[] -" for char in text)
    wide = sum(char in "mwMW@%" or ord(char) > 0x2E80 for char in text)
    return size * (0.76 * (len(text) - narrow - wide) + 0.45 * narrow + 1.05 * wide)


def shrunk(shape: Shape, scale: float, dy: float) -> Shape:
    """The shape scaled about the origin and moved down by `dy`. Strokes keep their width."""
    if isinstance(shape, Rect):
        x, y, width, height, paint, radius = shape
        return Rect(x * scale, y * scale + dy, width * scale, height * scale, paint, radius * scale)
    if isinstance(shape, Line):
        return Line(shape.x1 * scale, shape.y1 * scale + dy, shape.x2 * scale, shape.y2 * scale + dy, shape.paint)
    if isinstance(shape, Dot):
        return Dot(shape.x * scale, shape.y * scale + dy, shape.radius * scale, shape.paint)
    if isinstance(shape, Text):
        return shape._replace(x=shape.x * scale, y=shape.y * scale + dy, size=shape.size * scale)
    small = [
        (letter, *(round(float(value) * scale + dy * (index % 2), 6) for index, value in enumerate(values)))
        for letter, *values in shape.segments
    ]
    return Path(tuple(small), shape.paint)
