"""The paint of a page's shapes: classes shared by equal shapes, and a palette for each theme.

Each shape has one class. Values that differ between themes are variables, which each theme defines. So all themes share
one drawing.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from kneedeep.drawing.primitive import Paint, Shape, Text
from kneedeep.drawing.svg import number

Variants: TypeAlias = tuple[Shape | None, ...]
"""A shape in each theme, None in themes without it."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Declaration(NamedTuple):
    """A property of style sheets with its value in each theme."""

    name: str
    values: tuple[str, ...]


class PageStyles:
    """The used classes, and the values that differ by theme."""

    def __init__(self, themes: Sequence[str]) -> None:
        self.themes = tuple(themes)
        self._classes: dict[tuple[Declaration, ...], str] = {}
        self._variables: dict[tuple[str, ...], str] = {}

    def class_of(self, variants: Variants) -> str:
        """The class of a shape."""
        paints = [None if shape is None else _paint_of(shape) for shape in variants]
        return self._classes.setdefault(tuple(_declarations(paints)), f"p{_short(len(self._classes))}")

    def display(self, item: Sequence[object | None]) -> str:
        """The class that hides an item in themes where it is None."""
        shown = Declaration("display", tuple("none" if one is None else "inline" for one in item))
        return self._classes.setdefault((shown,), f"p{_short(len(self._classes))}")

    def rules(self) -> Iterator[str]:
        """Yield the rules of all classes."""
        for declarations, name in self._classes.items():
            body = ";".join(f"{one.name}:{self._value(one.values)}" for one in declarations)
            yield f".{name}{{{body}}}"

    def palette(self, theme: str) -> str:
        """The values of a theme. Call it after `rules`."""
        index = self.themes.index(theme)
        return ";".join(f"{name}:{values[index]}" for values, name in self._variables.items())

    def _value(self, values: tuple[str, ...]) -> str:
        if len(set(values)) == 1:
            return values[0]
        name = self._variables.setdefault(values, f"--{_short(len(self._variables))}")
        return f"var({name})"


def _paint_of(shape: Shape) -> Paint:
    return Paint(shape.fill) if isinstance(shape, Text) else shape.paint


def _declarations(paints: Sequence[Paint | None]) -> Iterator[Declaration]:
    some = next(paint for paint in paints if paint is not None)
    whole = [paint or some for paint in paints]
    if None in paints:
        yield Declaration("display", tuple("none" if paint is None else "inline" for paint in paints))
    yield Declaration("fill", tuple(paint.fill or "none" for paint in whole))
    if some.stroke is not None:
        yield from _stroke(some, whole)
    if any(paint.opacity < 1 for paint in whole):
        yield Declaration("opacity", tuple(f"{round(paint.opacity, 3):g}" for paint in whole))


def _stroke(some: Paint, whole: Sequence[Paint]) -> Iterator[Declaration]:
    yield Declaration("stroke", tuple(paint.stroke or "none" for paint in whole))
    yield Declaration("stroke-width", tuple(number(paint.width) for paint in whole))
    if some.cap != "flat":
        yield Declaration("stroke-linecap", (some.cap,) * len(whole))
    if some.dash:
        yield Declaration("stroke-dasharray", (" ".join(map(number, some.dash)),) * len(whole))


def _short(value: int) -> str:
    text = _DIGITS[value % 36]
    while value >= 36:
        value //= 36
        text = _DIGITS[value % 36] + text
    return text
