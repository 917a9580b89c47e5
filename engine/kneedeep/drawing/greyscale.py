"""Pictures in shades of grey, for printers and copiers without colors."""

from functools import cache

from kneedeep.drawing.primitive import DisplayList, Item, Shape, Symbol, Text, Use


def greyed(picture: DisplayList) -> DisplayList:
    """The picture with every color replaced by the grey of the same brightness."""
    layers = tuple((name, tuple(_item(item) for item in items)) for name, items in picture.layers)
    symbols = {name: _symbol(symbol) for name, symbol in picture.symbols.items()}
    return DisplayList(picture.box, layers, symbols, _grey(picture.background))


@cache
def _symbol(symbol: Symbol) -> Symbol:
    return symbol._replace(shapes=tuple(_shape(shape) for shape in symbol.shapes))


def _item(item: Item) -> Item:
    return item if isinstance(item, Use) else _shape(item)


def _shape(shape: Shape) -> Shape:
    if isinstance(shape, Text):
        return shape._replace(fill=_grey(shape.fill) or shape.fill)
    paint = shape.paint._replace(fill=_grey(shape.paint.fill), stroke=_grey(shape.paint.stroke))
    return shape._replace(paint=paint)


@cache
def _grey(color: str | None) -> str | None:
    if color is None:
        return None
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}"
