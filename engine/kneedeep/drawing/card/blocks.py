"""The blocks of a share card besides map and title, each with its upper left corner at (0, 0)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kneedeep.drawing import Box, DisplayList, Item, Paint, Rect, Symbol, Text, Theme, mixed, placed
from kneedeep.drawing.card.card_colors import CardColors
from kneedeep.drawing.card.contents import CardDifficulty, CardFact, CardFigure
from kneedeep.drawing.card.text_lines import room_for, shortened, wrapped
from kneedeep.drawing.legend import LegendEntry
from kneedeep.drawing.symbols.figure_symbols import figure_label
from kneedeep.drawing.thumbnail import thumbnail_figure


class Block(NamedTuple):
    """Items to draw, their size, and the symbols they use."""

    items: tuple[Item, ...]
    width: float
    height: float
    symbols: Mapping[str, Symbol] = {}


_SUMMARY = 0.27
_LEADING = 1.36
_FACT = 0.46
_SMALL, _NAME = 0.18, 0.13
_NAMED = 0.15
"""The height for the name of a figure without a plate."""
_BETWEEN = 0.36
"""The gap between two numbers."""
_LEAST_FACTS = 0.75
"""The smallest scale of numbers that don't fit otherwise."""
_FACE, _LEAST_CELL = 0.66, 0.74
_CAST_ROW = 1.06
_MORE = 0.5
"""The width for the number of omitted figures."""


def text_block(text: str, width: float, lines: int, size: float, color: str) -> Block:
    """A text on at most `lines` lines."""
    found = wrapped(text, size, width, lines)
    rows = [size * 0.95 + number * size * _LEADING for number in range(len(found))]
    items = [_text(0, y, line, size, color) for y, line in zip(rows, found, strict=True)]
    return Block(tuple(items), width, len(found) * size * _LEADING)


def summary_block(text: str, width: float, lines: int, colors: CardColors) -> Block:
    """The summary of the map."""
    return text_block(text, width, lines, _SUMMARY, colors.ink)


def fact_block(facts: Sequence[CardFact], width: float, colors: CardColors) -> Block:
    """Numbers in a row, each above its label. If they don't fit they get smaller, or two rows of equal length."""
    if not facts:
        return Block((), width, 0.0)
    rows = [facts]
    scale = width / _fact_width(facts)
    if scale < _LEAST_FACTS and len(facts) > 1:
        half = -(-len(facts) // 2)
        rows = [facts[:half], facts[half:]]
        scale = width / max(map(_fact_width, rows))
    scale = min(1.0, scale)
    items: list[Item] = []
    for number, row in enumerate(rows):
        x, y = 0.0, number * 0.95
        for fact in row:
            items.append(_text(x, y + 0.38, fact.value, _FACT, colors.ink, bold=True))
            items.append(_text(x, y + 0.64, fact.name.upper(), _SMALL, colors.faint, bold=True))
            x += _fact_width((fact,)) + _BETWEEN
    height = (0.95 * (len(rows) - 1) + 0.7) * scale
    return Block(tuple(placed(item, 0, 0, scale) for item in items), width, height)


def _fact_width(facts: Sequence[CardFact]) -> float:
    widths = (
        max(room_for(fact.value, _FACT, bold=True), room_for(fact.name.upper(), _SMALL, bold=True)) for fact in facts
    )
    return sum(widths) + _BETWEEN * (len(facts) - 1)


def cast_block(cast: Sequence[CardFigure], width: float, rows: int, theme: Theme, colors: CardColors) -> Block:
    """The figures on the map with their numbers, in up to `rows` rows. Omitted figures are counted."""
    items: list[Item] = []
    symbols: dict[str, Symbol] = {}
    x, y = 0.0, 0.0
    named = _NAMED if theme.poster else 0.0
    step = _CAST_ROW + named
    for number, (figure, count) in enumerate(cast):
        across, down = figure.footprint
        wide = max(_LEAST_CELL, _FACE * min(1.6, across / down))
        last = number == len(cast) - 1
        if x and x + wide + (0.0 if last or y < (rows - 1) * step else _MORE) > width:
            if y >= (rows - 1) * step:
                more = f"+ {len(cast) - number}"
                items.append(_text(x, y + 0.44, more, 0.24, colors.faint, bold=True))
                break
            x, y = 0.0, y + step
        picture = thumbnail_figure(figure.kind, figure.footprint, figure.side, theme)
        box = (0.0, 0.0, float(across), float(down))
        items += _fitted(picture._replace(box=box), (x, y, wide, _FACE), symbols)
        if named:
            label = shortened(figure.name or figure_label(figure.kind), _NAME, wide + 0.1)
            items.append(_text(x + wide / 2, y + _FACE + 0.16, label, _NAME, colors.faint, anchor="middle"))
        middle, below, size = x + wide / 2, y + _FACE + named + 0.24, _SMALL + 0.01
        items.append(_text(middle, below, f"× {count}", size, colors.ink, bold=True, anchor="middle"))
        x += wide + 0.14
    return Block(tuple(items), width, y + _FACE + named + 0.3 if cast else 0.0, symbols)


def difficulty_block(difficulty: CardDifficulty, width: float, theme: Theme, colors: CardColors) -> Block:
    """The measured bars or a single word, and the source."""
    items: list[Item] = [_text(0, 0.2, difficulty.heading.upper(), _SMALL, colors.faint, bold=True)]
    y = 0.34
    if difficulty.word:
        word = shortened(difficulty.word.upper(), 0.52, width, bold=True)
        items.append(_text(0, y + 0.52, word, 0.52, colors.ink, bold=True))
        y += 0.72
    label = max((room_for(bar.marines, 0.22, bold=True) for bar in difficulty.bars), default=0.0) + 0.14
    track = width - label - 0.2 - max((room_for(bar.shares, 0.22, bold=True) for bar in difficulty.bars), default=0)
    for bar in difficulty.bars:
        if bar.share is not None:
            items.append(_text(0, y + 0.215, bar.marines, 0.22, colors.ink, bold=True))
            items.append(Rect(round(label, 3), round(y + 0.02, 3), round(track, 3), 0.22, Paint(colors.line), 0.04))
            filled = round(max(0.06, track * bar.share), 3) if bar.share else 0.0
            fill = Paint(_bar_color(bar.share, theme))
            items.append(Rect(round(label, 3), round(y + 0.02, 3), filled, 0.22, fill, 0.04))
            for end in bar.bracket:
                x = round(label + max(0.0, track * end - 0.03), 3)
                items.append(Rect(x, round(y - 0.03, 3), 0.06, 0.32, Paint(colors.ink), 0.02))
            items.append(_text(width, y + 0.215, bar.shares, 0.22, colors.ink, bold=True, anchor="end"))
            y += 0.34
        sentence = text_block(bar.verdict, width, 3, 0.165, colors.ink)
        items += [placed(item, 0, round(y, 3)) for item in sentence.items]
        y += sentence.height + (0.08 if sentence.height else 0)
    source = text_block(difficulty.source, width, 8, 0.155, colors.faint)
    items += [placed(item, 0, y + 0.04) for item in source.items]
    return Block(tuple(items), width, y + 0.04 + source.height)


def legend_block(entries: Sequence[LegendEntry], width: float, colors: CardColors) -> Block:
    """The legend of the map's signs, in columns of equal width."""
    size, row, icon = 0.17, 0.36, 0.5
    names = sorted(room_for(entry.name, size) for entry in entries)
    usual = names[len(names) * 9 // 10] if names else 1.0
    columns = max(1, min(len(entries), int((width + 0.25) / (min(usual, 3.2) + icon + 0.4))))
    rows = -(-len(entries) // columns)
    items: list[Item] = []
    symbols: dict[str, Symbol] = {}
    for number, entry in enumerate(entries):
        x, y = number // rows * width / columns, number % rows * row
        items += _fitted(entry.picture, (x, y + 0.03, icon, row - 0.06), symbols)
        name = shortened(entry.name, size, width / columns - icon - 0.3)
        items.append(_text(x + icon + 0.12, y + row / 2 + size * 0.36, name, size, colors.ink))
    return Block(tuple(items), width, rows * row, symbols)


def _fitted(picture: DisplayList, box: Box, symbols: dict[str, Symbol]) -> Iterable[Item]:
    """The items of a picture, scaled to fit into a box and centered."""
    symbols.update(picture.symbols)
    x, y, width, height = picture.box
    scale = min(box[2] / width, box[3] / height)
    dx = box[0] + (box[2] - width * scale) / 2 - x * scale
    dy = box[1] + (box[3] - height * scale) / 2 - y * scale
    return [placed(item, round(dx, 4), round(dy, 4), scale) for _, items in picture.layers for item in items]


def _bar_color(share: float, theme: Theme) -> str:
    """A color from red over yellow to green, by the marines' share of wins."""
    green = theme.areas[2]
    return mixed(theme.red, theme.stripe, share * 2) if share < 0.5 else mixed(theme.stripe, green, share * 2 - 1)


def _text(x: float, y: float, text: str, size: float, color: str, *, bold: bool = False, anchor: str = "start") -> Text:
    return Text(round(x, 3), round(y, 3), text, size, color, anchor, bold)  # type: ignore[arg-type]


def stacked(blocks: Sequence[Block], width: float, gap: float) -> Block:
    """Blocks stacked in one column."""
    items: list[Item] = []
    symbols: dict[str, Symbol] = {}
    y = 0.0
    for block in blocks:
        if not block.height:
            continue
        y += gap if y else 0.0
        items += [placed(item, 0, round(y, 3)) for item in block.items]
        symbols.update(block.symbols)
        y += block.height
    return Block(tuple(items), width, y, symbols)
