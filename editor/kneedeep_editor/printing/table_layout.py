"""The layout of tables and legends in a width: their columns, and the heights of their rows."""

from collections.abc import Iterator
from typing import NamedTuple

from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.sheets.sheet_blocks import Cell, Keys, TableBlock
from kneedeep_editor.printing.printed_page import DOTS
from kneedeep_editor.printing.text_layout import CELL, HEAD, HEAD_MIDDLE, KEY, NUMBER, Lines, TextLayout

KEY_HEIGHT = 18.0
KEY_ICON = 34.0
_KEY_WIDTH = 165.0
_ROW = 14.4
_PAD = 1.6


class TableRow(NamedTuple):
    """A row of a table with laid-out cells, and its height."""

    cells: tuple[Lines | DisplayList, ...]
    height: float


class KeyRow(NamedTuple):
    """A row of a legend with laid-out names, and its height."""

    keys: tuple[tuple[DisplayList, Lines], ...]
    height: float


def column_widths(block: TableBlock, width: float) -> list[float]:
    """The widths of the columns of a table, in dots."""
    fixed = sum(-share for share in block.widths if share < 0) * DOTS
    shares = sum(share for share in block.widths if share > 0) or 1.0
    return [-share * DOTS if share < 0 else max(1.0, width - fixed) * share / shares for share in block.widths]


def table_rows(type: TextLayout, block: TableBlock, width: float) -> Iterator[TableRow]:
    """Yield the head of a table, then its rows."""
    columns = column_widths(block, width)
    for number, cells in enumerate((block.head, *block.rows)):
        made = tuple(
            _cell(type, cell, number == 0, column in block.numbers, columns[column])
            for column, cell in enumerate(cells)
        )
        heights = [lines.height + 2 * _PAD * DOTS for lines in made if isinstance(lines, Lines)]
        yield TableRow(made, max(0.0 if number == 0 else _ROW * DOTS, *heights, 0.0))


def _cell(type: TextLayout, cell: Cell, head: bool, number: bool, width: float) -> Lines | DisplayList:
    if isinstance(cell, DisplayList):
        return cell
    style = (HEAD_MIDDLE if number else HEAD) if head else (NUMBER if number else CELL)
    return type.set(cell, style, max(DOTS, width - 4 * DOTS if not number else width))


def key_columns(width: float) -> int:
    """The number of legend entries side by side."""
    return max(1, int(width // (_KEY_WIDTH * DOTS)))


def key_rows(type: TextLayout, keys: Keys, width: float) -> Iterator[KeyRow]:
    """Yield the entries of a legend in rows."""
    count = key_columns(width)
    room = width / count - (KEY_ICON + 10) * DOTS
    for first in range(0, len(keys.entries), count):
        row = tuple((picture, type.set(name, KEY, room)) for picture, name in keys.entries[first : first + count])
        yield KeyRow(row, max(KEY_HEIGHT * DOTS, *(lines.height + 2 * DOTS for _, lines in row)))
