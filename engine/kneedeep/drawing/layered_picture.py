"""A picture under construction: items by layer, and the symbols they use."""

from kneedeep.drawing import Box, DisplayList, Item, Symbol, Theme, Use

LAYERS = (
    "floor", "tint", "decor", "shadow", "light", "stencil", "line", "spawn", "fixture", "wall", "opening", "door", "token", "figure",
)  # fmt: skip
"""The layers of a board picture, bottom to top."""


class Layers:
    """The items of a picture under construction, by layer, and the symbols they use."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.symbols: dict[str, Symbol] = {}
        self.items: dict[str, list[Item]] = {name: [] for name in LAYERS}

    def use(self, layer: str, symbol: Symbol, x: float, y: float, turn: int = 0, scale: float = 1.0) -> None:
        """Add a symbol to a layer."""
        self.symbols[symbol.name] = symbol
        self.items[layer].append(Use(symbol.name, x, y, turn % 360, scale))

    def picture(self, box: Box, background: str | None = None) -> DisplayList:
        """The finished picture."""
        return DisplayList(box, tuple((name, tuple(self.items[name])) for name in LAYERS), self.symbols, background)
