"""The symbols of a page, each defined once and shared by all pictures."""

from collections.abc import Iterable, Iterator, Sequence

from kneedeep.drawing.primitive import DisplayList, Use
from kneedeep.drawing.svg import element
from kneedeep_exchange.exports.html.page_styles import PageStyles, Variants
from kneedeep_exchange.exports.html.themed_items import ThemedItem, themed_symbol


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
