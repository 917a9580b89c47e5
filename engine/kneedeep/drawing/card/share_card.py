"""The share card: title, map and facts as a poster. Its unit is 100 pixels at the usual size."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kneedeep.drawing import DARK, DisplayList, Dot, Item, Layer, Line, Paint, Path, Rect, Theme
from kneedeep.drawing.card.blocks import (
    Block,
    cast_block,
    difficulty_block,
    fact_block,
    legend_block,
    stacked,
    summary_block,
)
from kneedeep.drawing.card.card_colors import CardColors, card_colors
from kneedeep.drawing.card.contents import CardContents
from kneedeep.drawing.card.lettering import lettering
from kneedeep.drawing.card.text_lines import room_for, shortened
from kneedeep.drawing.legend import legend_entries
from kneedeep.drawing.map_sheet import sheet
from kneedeep.drawing.plan.plan import Plan
from kneedeep.drawing.primitive import Segment, Symbol, Text, placed, polygon, polyline
from kneedeep.drawing.space_outlines import outline

_RINGS = 14
_GLOW = tuple(0.35 * step for step in range(1, 11))
"""The widths of the lines around the map that form its glow, in spaces."""
_LEAST_GRID = 0.3
_FRAME, _CORNER = 0.26, 0.8
_STRIPE = 0.16


def backdrop(
    width: float, height: float, origin: tuple[float, float], scale: float, colors: CardColors
) -> Iterator[Item]:
    """Yield light and grid of the page. Spaces are `scale` wide, and `origin` is a corner of one."""
    x, y = width / 2, height / 2
    reach = math.hypot(width, height) / 2
    for ring in range(_RINGS if colors.halo else 0):
        paint = Paint(colors.glow, opacity=0.011)
        yield Dot(x, y, round(reach * (1 - ring / _RINGS), 3), paint)
    step = scale
    while step < _LEAST_GRID:
        step *= 2
    paint = Paint(None, colors.grid, 0.008, 0.17, cap="flat")
    rows = [origin[1] % step + number * step for number in range(int(height / step) + 1)]
    columns = [origin[0] % step + number * step for number in range(int(width / step) + 1)]
    lines: list[Segment] = []
    for at in columns:
        lines += polyline((round(at, 3), 0), (round(at, 3), height)) if at < width else ()
    for at in rows:
        lines += polyline((0, round(at, 3)), (width, round(at, 3))) if at < height else ()
    yield Path(tuple(lines), paint)


def halo(plan: Plan, dx: float, dy: float, scale: float, colors: CardColors) -> Iterator[Item]:
    """Yield the glow around the map and the ground below its floor."""
    if not (spaces := [(space.x, space.y) for space in plan.spaces]):
        return
    around = outline(spaces)
    for width in reversed(_GLOW) if colors.halo else ():
        yield placed(Path(around, Paint(None, colors.glow, width, colors.halo)), dx, dy, scale)
    yield placed(Path(around, Paint(colors.line, colors.line, 0.02)), dx, dy, scale)


def stripes(width: float, y: float, colors: CardColors) -> Iterator[Item]:
    """Yield a strip of diagonal stripes across the page."""
    parts: list[Segment] = []
    for number in range(int(width / (2 * _STRIPE)) + 2):
        x = (2 * number - 1) * _STRIPE
        corners = [(x + _STRIPE, y), (x + 2 * _STRIPE, y), (x + _STRIPE, y + _STRIPE), (x, y + _STRIPE)]
        parts += polygon(*((round(min(max(at, 0), width), 3), round(down, 3)) for at, down in corners))
    yield Path(tuple(parts), Paint(colors.accent, opacity=0.85))


def frame(width: float, height: float, colors: CardColors) -> Iterator[Item]:
    """Yield a line along the edge of the page, with strong corners."""
    left, top, right, bottom = _FRAME, _FRAME, width - _FRAME, height - _FRAME
    yield Path(polygon((left, top), (right, top), (right, bottom), (left, bottom)), Paint(None, colors.line, 0.015))
    corners: list[Segment] = []
    for x, y in ((left, top), (right, top), (right, bottom), (left, bottom)):
        across = _CORNER if x == left else -_CORNER
        down = _CORNER if y == top else -_CORNER
        corners += polyline((round(x + across, 3), y), (x, y), (x, round(y + down, 3)))
    yield Path(tuple(corners), Paint(None, colors.accent, 0.055, cap="flat"))


def rule(x: float, y: float, width: float, colors: CardColors) -> Iterator[Item]:
    """Yield a thin horizontal line with a thick beginning."""
    yield Line(x, y, x + width, y, Paint(None, colors.line, 0.02, cap="flat"))
    yield Line(x, y, x + 1.2, y, Paint(None, colors.accent, 0.06, cap="flat"))


PIXELS = 100
"""Pixels per unit of a card at the usual size."""
_MARGIN = 0.75
_EDGE = 0.4
"""The margin beside the map."""
_GAP = 0.3
_COLUMNS = 0.65
"""The gap between two columns."""
_FOOT = 0.62
_KICKER, _BYLINE, _FINE = 0.2, 0.3, 0.16
_LARGEST = 1.3
"""The maximum size of the map's spaces, in units."""
_LYING, _STANDING = 16.0, 12.0
"""The widths of cards."""
_HEIGHTS = {_LYING: (9.0, 13.2), _STANDING: (13.8, 18.0)}
"""The minimum height by width, and the maximum height without a legend."""
_SHARES = {False: (5.0, 5.2, 3.6), True: (4.2, 4.8, 5.0)}
"""The relative widths of the columns below a map: of a plain card, and of a poster."""
_TALLER = 1.35
"""The extra height of a poster card, as a factor, for a larger map."""
_SQUARE = 1.1
"""The aspect ratio of a map from which its card is only in landscape, or only in portrait."""
_LETTERS = {_LYING: 1.5, _STANDING: 1.3}
_LEAST_LETTERS = 0.42
_SIDE = 4.1
"""The width of the column beside a map."""


class _Layout(NamedTuple):
    """The layout of a card: page, scale and center of the map, placed blocks, and the top of the band if any."""

    width: float
    height: float
    scale: float
    middle: tuple[float, float]
    blocks: tuple[tuple[Block, float, float], ...]
    band: float | None


def share_card(contents: CardContents, theme: Theme = DARK, *, grid: bool = False, legend: bool = False) -> DisplayList:
    """The card, in the orientation of its map and with the layout that makes the map largest.

    `grid`: with coordinates. `legend`: with the meaning of the signs.
    """
    colors = card_colors(theme, contents.color)
    if theme.poster:
        contents = contents._replace(plan=contents.plan._replace(frame="none"))
    board = sheet(contents.plan, theme, grid=grid)
    _, _, across, down = board.box
    widths = [_LYING] if across >= down / _SQUARE else []
    widths += [_STANDING] if down >= across / _SQUARE else []
    layouts = []
    for width in widths:
        composer = _Composer(contents, theme, colors, width, board, legend=legend)
        layouts += [composer.below()] if theme.poster else [composer.below(), composer.beside()]
    best = max(layouts, key=lambda layout: layout.scale**2 / (layout.width * layout.height))
    return _drawn(contents, board, best, theme, colors)


class _Composer:
    """Lays out cards of one width."""

    def __init__(
        self,
        contents: CardContents,
        theme: Theme,
        colors: CardColors,
        width: float,
        board: DisplayList,
        *,
        legend: bool,
    ) -> None:
        self._contents, self._theme, self._colors, self._width = contents, theme, colors, width
        _, _, self._across, self._down = board.box
        self._inner = width - 2 * _MARGIN
        self._head = self._header()
        entries = legend_entries(contents.plan, theme) if legend else []
        self._legend = legend_block(entries, self._inner, colors)

    def below(self) -> _Layout:
        """The layout with everything below the map, in columns."""
        contents, colors = self._contents, self._colors
        blocks: list[tuple[Block, float, float]] = []
        y = 0.0
        standing = self._width == _STANDING
        if standing and contents.summary:
            summary = summary_block(contents.summary, self._inner, 3, colors)
            blocks.append((summary, _MARGIN, y))
            y += summary.height + _GAP
        lying = bool(contents.summary) and not standing
        numbers = bool(contents.facts or contents.cast)
        rows, shown = 1 + self._theme.poster, (lying, numbers, contents.difficulty is not None)
        shares = [share * there for share, there in zip(_SHARES[self._theme.poster], shown, strict=True)]
        room = self._inner - _COLUMNS * (sum(map(bool, shares)) - 1)
        widths = [room * share / (sum(shares) or 1) for share in shares]
        beside = summary_block(contents.summary, widths[0], 5, colors) if lying else None
        columns = [beside, self._numbers(widths[1], rows) if numbers else None, self._difficulty(widths[2])]
        x, lowest = _MARGIN, y
        for block, width in zip(columns, widths, strict=True):
            if block is not None:
                blocks.append((block, x, y))
                x += width + _COLUMNS
                lowest = max(lowest, y + block.height)
        band = lowest + (_GAP + self._legend.height if self._legend.height else 0.0)
        band += 2 * _GAP if band else 0.0
        if self._legend.height:
            blocks.append((self._legend, _MARGIN, lowest + _GAP))
        return self._page(blocks, band, _EDGE, self._width - 2 * _EDGE)

    def beside(self) -> _Layout:
        """The layout with a column beside the map and the legend below."""
        summary = summary_block(self._contents.summary, _SIDE, 8, self._colors)
        parts = [summary, self._numbers(_SIDE, 2), self._difficulty(_SIDE)]
        column = stacked([part for part in parts if part is not None], _SIDE, 0.5)
        left = _MARGIN + _SIDE + _COLUMNS
        legend = [(self._legend, _MARGIN, 0.0)] if self._legend.height else []
        band = self._legend.height + 2 * _GAP if legend else 0.0
        found = self._page(legend, band, left, self._width - left - _EDGE, column.height)
        top = self._head.height + _MARGIN + 2 * _GAP
        low = found.height - _FOOT if found.band is None else found.band
        y = top + max(0.0, (low - top - column.height) / 2)
        return found._replace(blocks=(*found.blocks, (column, _MARGIN, y)))

    def _page(
        self, blocks: Sequence[tuple[Block, float, float]], band: float, left: float, room: float, least: float = 0.0
    ) -> _Layout:
        """The layout with a band of blocks of height `band` at the foot, and the map above it."""
        lowest, highest = _HEIGHTS[self._width]
        if self._theme.poster:
            highest *= _TALLER
        top = _MARGIN + self._head.height + _GAP
        fixed = top + band + _FOOT + _GAP
        highest = max(highest + self._legend.height, fixed + self._width / 4)
        scale = min(room / self._across, (highest - fixed) / self._down, _LARGEST)
        height = max(lowest, fixed + max(self._down * scale, least + _GAP))
        start = height - _FOOT - band
        middle = (left + room / 2, (top + start) / 2)
        placed_blocks = [(block, x, start + _GAP + y) for block, x, y in blocks]
        placed_blocks.append((self._head, _MARGIN, _MARGIN))
        top_of_band = round(start, 3) if band else None
        return _Layout(self._width, round(height, 3), round(scale, 4), middle, tuple(placed_blocks), top_of_band)

    def _header(self) -> Block:
        contents, colors = self._contents, self._colors
        items: list[Item] = []
        kicker = shortened(contents.kicker.upper(), _KICKER, self._inner, bold=True)
        items.append(Text(0, _KICKER, kicker, _KICKER, colors.mark, "start"))
        y = _KICKER + 0.26
        title = lettering(contents.title, self._inner, _LETTERS[self._width], _LEAST_LETTERS, colors.letters)
        items += [placed(item, 0, round(y, 3)) for item in title.items]
        y += title.height + 0.16
        byline = contents.byline
        if byline and title.width + 0.6 + room_for(byline, _BYLINE) <= self._inner:
            items.append(Text(self._inner, round(y - 0.16, 3), byline, _BYLINE, colors.faint, "end", bold=False))
        elif byline:
            byline = shortened(byline, _BYLINE, self._inner)
            items.append(Text(0, round(y + _BYLINE, 3), byline, _BYLINE, colors.faint, "start", bold=False))
            y += _BYLINE + 0.14
        y += 0.12
        items += rule(0, round(y, 3), self._inner, colors)
        return Block(tuple(items), self._inner, y)

    def _numbers(self, width: float, rows: int) -> Block | None:
        facts = fact_block(self._contents.facts, width, self._colors)
        cast = cast_block(self._contents.cast, width, rows, self._theme, self._colors)
        parts = [part for part in (facts, cast) if part.height]
        return stacked(parts, width, 0.3) if parts else None

    def _difficulty(self, width: float) -> Block | None:
        difficulty = self._contents.difficulty
        return None if difficulty is None else difficulty_block(difficulty, width, self._theme, self._colors)


def _drawn(
    contents: CardContents, board: DisplayList, layout: _Layout, theme: Theme, colors: CardColors
) -> DisplayList:
    width, height, scale, middle, blocks, band = layout
    x, y, across, down = board.box
    dx, dy = (round(middle[0] - (x + across / 2) * scale, 4), round(middle[1] - (y + down / 2) * scale, 4))
    symbols: dict[str, Symbol] = dict(board.symbols)
    behind = list(backdrop(width, height, (dx, dy), scale, colors))
    if not theme.poster:
        behind += halo(contents.plan, dx, dy, scale, colors)
    if band is not None:
        behind.append(Rect(0, band, width, round(height - band, 3), Paint(colors.band)))
        behind += stripes(width, band, colors)
    layers: list[Layer] = [("backdrop", tuple(behind))]
    shown = ((name, items) for name, items in board.layers if name != "ground" or theme.poster)
    layers += [(name, tuple(placed(item, dx, dy, scale) for item in items)) for name, items in shown]
    words: list[Item] = [*frame(width, height, colors), *_foot(contents, width, height, colors)]
    for block, left, top in blocks:
        words += [placed(item, round(left, 3), round(top, 3)) for item in block.items]
        symbols.update(block.symbols)
    layers.append(("words", tuple(words)))
    return DisplayList((0, 0, width, height), tuple(layers), symbols, colors.page)


def _foot(contents: CardContents, width: float, height: float, colors: CardColors) -> Iterator[Item]:
    y = round(height - _FRAME_ROOM, 3)
    room = room_for(contents.maker, _FINE, bold=True)
    text = shortened(contents.foot, _FINE, width - 2 * _MARGIN - room - 0.3)
    yield Text(_MARGIN, y, text, _FINE, colors.faint, "start", bold=False)
    yield Text(width - _MARGIN, y, contents.maker, _FINE, colors.faint, "end")


_FRAME_ROOM = 0.44
