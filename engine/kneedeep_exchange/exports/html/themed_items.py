"""A drawing for all themes, merged shape by shape from the picture in each theme."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from kneedeep.drawing.primitive import DisplayList, Item, Paint, Shape, Text, Use

ThemedItem: TypeAlias = tuple[Item | None, ...]
"""An item in each theme, None in themes without it."""
_Drawn = TypeVar("_Drawn", bound=Item)


def themed_layers(pictures: Sequence[DisplayList]) -> dict[str, list[ThemedItem]]:
    """The merged layers of a picture. `pictures`: the picture in each theme."""
    layers = [dict(picture.layers) for picture in pictures]
    return {name: list(aligned([one.get(name, ()) for one in layers])) for name, _ in pictures[0].layers}


def themed_symbol(name: str, pictures: Sequence[DisplayList]) -> list[tuple[Shape | None, ...]]:
    """The merged shapes of a symbol. Themes that don't use it have None."""
    shapes = [picture.symbols[name].shapes if name in picture.symbols else () for picture in pictures]
    return list(aligned(shapes))


def aligned(drawn: Sequence[Sequence[_Drawn]]) -> Iterator[tuple[_Drawn | None, ...]]:
    """Yield the items of several themes, merged if only colors differ, else one after another."""
    rows: list[list[_Drawn | None]] = [[item, *([None] * (len(drawn) - 1))] for item in drawn[0]]
    alone: list[list[_Drawn | None]] = []
    keys = [_outline(item) for item in drawn[0]]
    for theme, items in enumerate(drawn[1:], 1):
        places = _places(keys, [_outline(item) for item in items])
        for place, item in zip(places, items, strict=True):
            if place is None:
                alone.append([item if number == theme else None for number in range(len(drawn))])
            else:
                rows[place][theme] = item
    yield from map(tuple, (*rows, *alone))


def _places(base: Sequence[Hashable], other: Sequence[Hashable]) -> list[int | None]:
    """The rising indices of the `other` items in the base. None for each if they are not a subsequence."""
    found: list[int | None] = []
    place = 0
    for item in other:
        while place < len(base) and base[place] != item:
            place += 1
        if place == len(base):
            return [None] * len(other)
        found.append(place)
        place += 1
    return found


def _outline(item: Item) -> Hashable:
    """An item without the properties that its class defines: colors, widths and opacity."""
    if isinstance(item, Use):
        return item
    if isinstance(item, Text):
        return item._replace(fill="")
    paint = item.paint
    kept = Paint(paint.fill and "", paint.stroke and "", 0, 1, paint.dash, paint.cap)
    return type(item), item._replace(paint=kept)
