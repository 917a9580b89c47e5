"""Symbols: every kind of the catalog has its own, told by shape, inside its box."""

import itertools
import re
from collections.abc import Iterable, Iterator

from kneedeep.drawing import DARK, KEY_SHAPES, THEMES, Box, Dot, Line, Paint, Rect, Shape, Symbol, Text, Theme
from kneedeep.drawing.arc_curves import Arc
from kneedeep.drawing.floors.floor_sets import SETS, plate, plate_number
from kneedeep.drawing.symbols import door_symbols, figure_symbols, symbol_table, token_symbols
from kneedeep.drawing.symbols.chip import label_text, text_width
from kneedeep.drawing.symbols.pictures import names
from kneedeep.drawing.symbols.symbol_table import plain_symbol
from kneedeep.drawing.symbols.token_symbols import TokenLook
from kneedeep.model.catalog import load_catalog
from tests.support.cases import cases

CATALOGS = tuple(load_catalog(edition) for edition in ("doom-2004", "doom-2016"))
COLORS = ("red", "blue", "yellow")


def _token_looks() -> Iterator[TokenLook]:
    for catalog in CATALOGS:
        for kind, token in catalog.tokens.items():
            faces = (True, False) if token.linked == "active" else (None,)
            for color in token.colors or (None,):
                for item in token.items or (None,):
                    for size in token.sizes:
                        yield from (TokenLook(kind, color, item, size, active=face) for face in faces)
    yield TokenLook("flame-jet", on=True)


LOOKS = list(dict.fromkeys(_token_looks()))
_KINDS = [(kind, key) for kind in CATALOGS[0].doors for key in (COLORS if kind == "security" else (None,))]
DOORS = [(kind, key, opened) for kind, key in _KINDS for opened in (False, True)]


def _all_symbols(theme: Theme) -> Iterator[Symbol]:
    yield from (plate(name, index, theme) for name, made in SETS.items() for index in range(made.plates))
    yield from (symbol_table.tint_symbol(index, False, theme) for index in range(len(symbol_table.PATTERNS)))
    yield from (symbol_table.tint_symbol(index, True, theme) for index in range(len(symbol_table.PATTERNS)))
    yield from (token_symbols.token(look, theme) for look in LOOKS)
    yield from (door_symbols.door(kind, key, theme, opened=opened) for kind, key, opened in DOORS)
    yield door_symbols.door("airlock", "blue", theme)
    yield from (figure_symbols.face(kind, theme) for kind in names("figures"))
    for side in figure_symbols.SIDES:
        yield from (
            figure_symbols.plinth(side, w, h, theme) for w, h in ((1, 1), (2, 1), (1, 2), (2, 2), (3, 2), (2, 3))
        )
    for name in ("threshold", "joint", "loose", "cap", "exit-arrow", "pillar", "hazard-sign"):
        yield plain_symbol(name, theme)


@cases("look", LOOKS, ids=token_symbols.token_name)
def test_every_token_of_the_catalog_has_a_drawing_of_its_own(look: TokenLook) -> None:
    assert token_symbols.has_drawing(look.kind)
    stranger = token_symbols.token(TokenLook("nobody-knows-it"), DARK)
    assert _bare(token_symbols.token(look, DARK)) != _bare(stranger) or look.kind == "item"


def test_every_figure_of_the_catalog_has_a_face() -> None:
    for catalog in CATALOGS:
        assert set(catalog.figures) <= names("figures")
    assert "marine" in names("figures")


def test_every_weapon_and_ammunition_with_a_token_has_a_silhouette() -> None:
    shown = {item.id for catalog in CATALOGS for item in catalog.items.values() if item.token}
    assert shown <= names("items")


def test_no_two_symbols_are_drawn_alike_or_named_alike() -> None:
    symbols = list(_all_symbols(DARK))
    assert len({symbol.name for symbol in symbols}) == len(symbols)
    pictures = [symbol.shapes for symbol in symbols]
    assert len(set(pictures)) == len(pictures)


def test_kinds_and_key_colors_are_told_without_color() -> None:
    keyed = [door_symbols.door("security", color, DARK) for color in COLORS]
    kinds = [door_symbols.door(kind, None, DARK) for kind in ("door", "airlock", "passage")]
    keys = [token_symbols.token(TokenLook("key", color), DARK) for color in COLORS]
    pads = [token_symbols.token(TokenLook("teleporter", color), DARK) for color in COLORS]
    portals = [token_symbols.token(TokenLook("portal", color), DARK) for color in COLORS]
    sides = [token_symbols.token(TokenLook("teleporter", active=active), DARK) for active in (True, False)]
    faces = [figure_symbols.face(kind, DARK) for kind in names("figures")]
    for group in ((*keyed, *kinds), keys, (*pads, *portals, *sides), faces):
        for one, other in itertools.combinations(group, 2):
            assert _bare(one) != _bare(other), (one.name, other.name)
    assert len(set(KEY_SHAPES.values())) == len(COLORS)


def test_open_doors_are_drawn_open() -> None:
    for kind, key, opened in DOORS:
        if opened:
            assert _bare(door_symbols.door(kind, key, DARK)) != _bare(door_symbols.door(kind, key, DARK, opened=True))


def test_area_tints_differ_by_pattern() -> None:
    patterns = [_bare(symbol_table.tint_symbol(index, False, DARK)) for index in range(len(symbol_table.PATTERNS))]
    assert len(set(patterns)) == len(symbol_table.PATTERNS)
    # The ninth area has the first one's color again, and another pattern.
    assert _bare(symbol_table.tint_symbol(len(symbol_table.PATTERNS), False, DARK)) != patterns[0]


@cases("name", THEMES)
def test_every_symbol_lies_in_its_box_and_every_color_is_one(name: str) -> None:
    for symbol in _all_symbols(THEMES[name]):
        assert symbol.shapes, symbol.name
        left, top, right, bottom = _ink(symbol.shapes)
        x, y, width, height = symbol.box
        slack = 0.03 if symbol.box == (0, 0, 1, 1) else 1e-6  # what goes on in the next space
        assert left >= x - slack, symbol.name
        assert top >= y - slack, symbol.name
        assert right <= x + width + slack, symbol.name
        assert bottom <= y + height + slack, symbol.name
        for shape in symbol.shapes:
            for color in _colors(shape):
                assert re.fullmatch(r"#[0-9a-f]{6}", color), (symbol.name, color)


def test_plates_are_spread_evenly_and_alike_everywhere() -> None:
    for plates in {made.plates for made in SETS.values()}:
        numbers = [plate_number(x, y, plates) for x in range(-40, 40) for y in range(-40, 40)]
        assert min(numbers.count(index) for index in range(plates)) > len(numbers) / plates / 2
    assert [plate_number(x, -3, 16) for x in (-9999, 0, 9999)] == [5, 14, 14]
    assert plate("base", 3, DARK) == plate("base", 3, DARK)


@cases("label", ["x", "a rather long name of a thing", "W" * 200, ""])
def test_a_label_fits_its_chip(label: str) -> None:
    text = label_text(label, 0, 0, 0.77, 0.175, "#ffffff")
    assert text_width(text.text, text.size) <= 0.78
    assert text.size >= 0.08 or not label


def _bare(symbol: Symbol) -> tuple[Shape, ...]:
    """The shapes without their colors (and without text)."""
    shapes = (shape for shape in symbol.shapes if not isinstance(shape, Text))
    return tuple(shape._replace(paint=shape.paint._replace(fill=None, stroke=None)) for shape in shapes)


def _colors(shape: Shape) -> list[str]:
    if isinstance(shape, Text):
        return [shape.fill]
    return [color for color in (shape.paint.fill, shape.paint.stroke) if color is not None]


def _ink(shapes: Iterable[Shape]) -> Box:
    """The sides of what the shapes cover: left, top, right, bottom."""
    xs: list[float] = []
    ys: list[float] = []
    for shape in shapes:
        reach = 0.0 if isinstance(shape, Text) else _reach(shape.paint)
        for x, y in _points(shape):
            xs += (x - reach, x + reach)
            ys += (y - reach, y + reach)
    return min(xs), min(ys), max(xs), max(ys)


def _reach(paint: Paint) -> float:
    return paint.width / 2 if paint.stroke and paint.cap != "flat" else 0.0


def _points(shape: Shape) -> list[tuple[float, float]]:
    if isinstance(shape, Rect):
        return [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
    if isinstance(shape, Line):
        return [(shape.x1, shape.y1), (shape.x2, shape.y2)]
    if isinstance(shape, Dot):
        return [(shape.x - shape.radius, shape.y - shape.radius), (shape.x + shape.radius, shape.y + shape.radius)]
    if isinstance(shape, Text):
        half = text_width(shape.text, shape.size) / 2
        return [(shape.x - half, shape.y - shape.size * 0.75), (shape.x + half, shape.y + shape.size * 0.05)]
    points: list[tuple[float, float]] = []
    for letter, *values in shape.segments:
        numbers = [float(value) for value in values]
        if letter == "C":
            curve = Arc(points[-1], *zip(numbers[::2], numbers[1::2], strict=True))
            points += (curve.at(step / 20) for step in range(1, 21))
        elif letter != "Z":
            points.append((numbers[0], numbers[1]))
    return points
