"""The symbols of a page: defined once for all pictures, and merged shape by shape from the picture in each theme."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from kneedeep.drawing.primitive import DisplayList, Item, Paint, Shape, Text, Use
from kneedeep.drawing.svg import element
from kneedeep_exchange.exports.html.page_styles import PageStyles, Variants

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


class PageSymbols:
    """The used symbols by their shapes in each theme, and their elements."""

    def __init__(self, styles: PageStyles) -> None:
        self._styles = styles
        self._ids: dict[str, str] = {}
        """The id of a symbol by its content."""
        self._drawn: dict[tuple[Variants, ...], str] = {}
        """The id of a symbol by its shapes: most pictures draw the same ones."""

    def names(self, pictures: Sequence[DisplayList]) -> "SymbolNames":
        """The ids of a picture's symbols. `pictures`: the picture in each theme."""
        return SymbolNames(self, pictures)

    def id_of(self, shapes: Iterable[Variants]) -> str:
        """The id of a symbol."""
        if (drawn := tuple(shapes)) not in self._drawn:
            content = "".join(self.element(shape) for shape in drawn)
            self._drawn[drawn] = self._ids.setdefault(content, f"s{len(self._ids)}")
        return self._drawn[drawn]

    def element(self, item: ThemedItem, names: "SymbolNames | None" = None) -> str:
        """The element that draws an item in all themes."""
        some = next(one for one in item if one is not None)
        if isinstance(some, Use):
            assert names is not None
            use = element(some._replace(symbol=names[some.symbol])).replace("xlink:", "", 1)
            if None not in item:
                return use
            return use.replace("<use ", f'<use class="{self._styles.display(item)}" ', 1)
        name = self._styles.class_of(item)  # type: ignore[arg-type]
        return element(some, lambda _: f' class="{name}"')

    def definitions(self) -> Iterator[str]:
        """Yield the definitions of all symbols."""
        for content, id in self._ids.items():
            yield f'<symbol id="{id}" overflow="visible">{content}</symbol>'


class SymbolNames:
    """The ids of a picture's symbols by their names in it."""

    def __init__(self, symbols: PageSymbols, pictures: Sequence[DisplayList]) -> None:
        self._symbols, self._pictures = symbols, pictures
        self._known: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self._known:
            self._known[name] = self._symbols.id_of(themed_symbol(name, self._pictures))
        return self._known[name]
