"""Sheets to print as plain text: all words that are on them, for tests to read."""

from collections.abc import Iterable, Iterator

from kneedeep.report.sheets.sheet_blocks import (
    Block,
    Cards,
    Cell,
    FullPicture,
    Heading,
    Keys,
    Paragraph,
    TableBlock,
    Tile,
)


def sheet_lines(blocks: Iterable[Block]) -> Iterator[str]:
    """Yield the lines of blocks and those inside them; a table has a bar between its cells."""
    for block in blocks:
        if isinstance(block, Heading):
            yield f"{'#' * block.level} {block.text}"
        elif isinstance(block, Paragraph):
            yield f"{block.cue} {block.text}".strip()
        elif isinstance(block, TableBlock):
            yield from map(_row, (block.head, *block.rows))
        elif isinstance(block, Keys):
            yield f"Keys: {'; '.join(name for _, name in block.entries)}"
        elif isinstance(block, Tile):
            yield f"Tile {block.name}"
        elif isinstance(block, Cards):
            for card in block.cards:
                yield from (f"Card {card.back}", *sheet_lines(card.front))
        elif isinstance(block, FullPicture):
            yield from (block.title, *sheet_lines((block.keys,)))
        else:
            yield from sheet_lines(getattr(block, "blocks", ()))
            for column in getattr(block, "columns", ()):
                yield from sheet_lines(column)


def _row(cells: tuple[Cell, ...]) -> str:
    return " | ".join(cell for cell in cells if isinstance(cell, str))
